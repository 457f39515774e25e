"""The ways out of the table: menu, rules, saving, and the screen between two players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyramids.engine.contract import Seat
from pyramids.scenes.handover import Handover
from pyramids.scenes.pause import PauseMenu, save_game
from pyramids.scenes.rules import open_rules_in
from pyramids.ui.scene import Scene

if TYPE_CHECKING:
    from pyramids.games.silver_gold.scenes.course import Course


def open_menu(course: Course) -> None:
    """Pause: everything else is behind it."""
    course.app.scenes.push(PauseMenu(course.game))


def open_rules(course: Course) -> None:
    """The book of rules, open at the page that fits what is being done."""
    open_rules_in(course.app, course.game)


def save_as(course: Course) -> None:
    """Ask for a name and save."""
    save_game(course.app, course.game)


def handover(course: Course, seat: Seat, ready: Callable[[], None]) -> Scene:
    """A curtain: what the last player marked or holds is hidden from the next one."""
    return Handover(course.game, seat, ready, curtain=True)
