"""The guide: suggests the next gesture that advances a game on the current screen.

Tests that play through the window ask it again after every gesture. It knows the shared screens;
for its own scenes a game has a guide of its own.
"""

from __future__ import annotations

from pyramids.play.running_game import open_games
from pyramids.screens.in_game.handover import Handover
from pyramids.screens.title.title_scene import Title
from pyramids.tables.game_ui import game_ui
from pyramids.tables.testing.gestures import By, Click, Gesture, Key, reach
from pyramids.ui.app import Scene
from pyramids.ui.theme import Material
from pyramids.ui.widgets import Button


def next_gesture(scene: Scene, by: By) -> Gesture | None:
    """The next gesture on a scene; None to wait."""
    if isinstance(scene, Title):
        return reach(scene, scene.new_game, by)
    if isinstance(scene, Handover):
        return Click(scene.rect.center) if by is By.MOUSE else Key("return")
    running = open_games()
    found = game_ui(running[-1].spec).testing().guide(scene, by) if running else None
    if found is not None:
        return found
    expected = _expected_button(scene)
    if expected is not None:
        return reach(scene, expected, by)
    # An overlay without a primary button is closed.
    return Key("escape") if scene.overlay and by is By.KEYS else None


def _expected_button(scene: Scene) -> Button | None:
    """The enabled primary button, which is golden."""
    for widget in scene.widgets.root.walk():
        if isinstance(widget, Button) and widget.enabled and widget.material is Material.GOLD:
            return widget
    return None
