"""What is to be done now, in a sentence above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.labyrinth.texts.moves import (
    betting_task,
    deciding_task,
    laying_task,
    must_start,
)
from pyramids.language import _

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse
    from pyramids.games.labyrinth.ui.table.table_scene import TableScene


def words(scene: TableScene) -> tuple[str, bool]:
    """The sentence, and whether it is something that must not be overlooked."""
    course, table = scene.course, scene.table
    if scene.hand.active:
        return laying_task(), False
    if course.viewer_builds:
        scarabs = bool(scene.free_scarabs())
        text = deciding_task(table, course.viewer, scarabs=scarabs)
        return text, must_start(table, course.viewer)
    if course.viewer_bets:
        return betting_task(table), True
    if course.wants_confirmation:
        return _("Your turn is built: confirm it, or undo"), False
    if course.flow.bots.resting:
        return _("The bots wait until you let them go on (B)"), False
    return _waiting(course), False


def _waiting(course: LabyrinthCourse) -> str:
    if course.pause_left > 0:
        return _("The next number comes in a moment")
    thinking = course.thinking
    if not thinking:
        return ""
    names = ", ".join(course.name(seat) for seat in thinking)
    return _("Thinking: {names}", names=names)
