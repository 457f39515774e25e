"""A guide says what a hand could do next on the screen of this moment, to bring a game forward.

Whoever plays through the window (tests in a real window, long random play) asks the guide again
after every gesture. For the shared screens it knows the way; a game's module `showcase` has a
function `guide(scene, by)` for the game's own scenes, which returns None where a button will do.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec

from pyramids.screens.table.handover import Handover
from pyramids.screens.title.title_scene import Title
from pyramids.showcase.gestures import Click, Gesture, Key
from pyramids.ui.scene import Scene
from pyramids.ui.theme import Material
from pyramids.ui.widgets.base import Widget
from pyramids.ui.widgets.button import Button


class By(StrEnum):
    """With what a player plays."""

    MOUSE = "mouse"
    KEYS = "keys"


Guide = Callable[[Scene, By], Gesture | None]


def next_gesture(scene: Scene, by: By) -> Gesture | None:
    """What to do next on a scene; None if only waiting helps."""
    if isinstance(scene, Title):
        return reach(scene, scene.new_game, by)
    if isinstance(scene, Handover):
        return Click(scene.rect.center) if by is By.MOUSE else Key("return")
    own = _guide_of(scene)
    found = own(scene, by) if own is not None else None
    if found is not None:
        return found
    expected = _expected_button(scene)
    if expected is not None:
        return reach(scene, expected, by)
    # What lies above a game and expects nothing is left as it came.
    return Key("escape") if scene.overlay and by is By.KEYS else None


def reach(scene: Scene, widget: Widget, by: By) -> Gesture:
    """The next gesture on the way to pressing a widget."""
    if by is By.MOUSE:
        return Click(widget.rect.center)
    return Key("return") if scene.desk.focus is widget else Key("tab")


def _guide_of(scene: Scene) -> Guide | None:
    home, found, _ = type(scene).__module__.partition(".ui.")
    package = f"{home}.ui" if found else ""
    name = f"{package}.pictures"
    if name not in sys.modules and (not package or find_spec(name) is None):
        return None
    guide: Guide | None = getattr(import_module(name), "guide", None)
    return guide


def _expected_button(scene: Scene) -> Button | None:
    """The golden button: what one came for."""
    for widget in scene.desk.root.walk():
        if isinstance(widget, Button) and widget.enabled and widget.material is Material.GOLD:
            return widget
    return None
