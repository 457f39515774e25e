"""Practice: a game that is played like every other one and kept nowhere, as a tutorial is."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.language import later
from pyramids.screens.common.error_dialog import show_error
from pyramids.storage.settings import Settings
from pyramids.ui.app import App

OpenTutorial = Callable[[App, Settings], None]


def tutorial_of(spec: GameSpec) -> OpenTutorial | None:
    """What opens a game's tutorial; None if it has none."""
    if not spec.scenes:
        return None
    found: OpenTutorial | None = getattr(import_module(spec.scenes), "open_tutorial", None)
    return found


def begin_tutorial(app: App, spec: GameSpec, settings: Settings) -> None:
    """Open a game's tutorial, or say why it can't be opened."""
    opens = tutorial_of(spec)
    if opens is None:
        return
    try:
        opens(app, settings)
    except PyramidsError as error:
        show_error(app, later("The tutorial can't begin"), error)
