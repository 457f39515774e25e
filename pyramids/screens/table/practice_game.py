"""Opening a game's tutorial from the shared screens."""

from __future__ import annotations

from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.language import later
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.table.open_game import open_tutorial
from pyramids.storage.settings import Settings
from pyramids.ui.app import App


def begin_tutorial(app: App, spec: GameSpec, settings: Settings) -> None:
    """Open a game's tutorial, or say why it can't be opened."""
    try:
        open_tutorial(app, spec, settings)
    except PyramidsError as error:
        show_error(app, later("The tutorial can't begin"), error)
