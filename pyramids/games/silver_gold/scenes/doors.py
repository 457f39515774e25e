"""The ways out of the table: menu, rules, saving, and the screen between two players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyramids.engine.contract import Seat
from pyramids.scenes.handover import Handover
from pyramids.scenes.key_help import KeyHelp
from pyramids.scenes.pause import PauseMenu, save_game
from pyramids.ui.scene import Scene

if TYPE_CHECKING:
    from pyramids.games.silver_gold.scenes.course import Course


def open_menu(course: Course) -> None:
    """Pause: everything else is behind it."""
    course.app.scenes.push(PauseMenu(course.game))


def open_rules(course: Course) -> None:
    """What the keys do."""
    course.app.scenes.push(KeyHelp())


def save_as(course: Course) -> None:
    """Ask for a name and save."""
    save_game(course.app, course.game)


def handover(course: Course, seat: Seat, ready: Callable[[], None]) -> Scene:
    """A curtain: what the last player marked or holds is hidden from the next one."""
    return Handover(course.game, seat, ready, curtain=True)
