"""A guide says what a hand could do next on the screen of this moment, to bring a game forward.

Whoever plays through the window (tests in a real window, long random play) asks the guide again
after every gesture. For the shared screens it knows the way; on its own scenes a game does.
"""

from __future__ import annotations

from pyramids.play.running_game import open_games
from pyramids.screens.table.handover import Handover
from pyramids.screens.title.title_scene import Title
from pyramids.tables.game_ui import game_ui
from pyramids.tables.testing.gestures import By, Click, Gesture, Key, reach
from pyramids.ui.scene import Scene
from pyramids.ui.theme import Material
from pyramids.ui.widgets.button import Button


def next_gesture(scene: Scene, by: By) -> Gesture | None:
    """What to do next on a scene; None if only waiting helps."""
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
    # What lies above a game and expects nothing is left as it came.
    return Key("escape") if scene.overlay and by is By.KEYS else None


def _expected_button(scene: Scene) -> Button | None:
    """The golden button: what one came for."""
    for widget in scene.desk.root.walk():
        if isinstance(widget, Button) and widget.enabled and widget.material is Material.GOLD:
            return widget
    return None
