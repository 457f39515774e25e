"""What is to be done now, in a sentence above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.labyrinth.state import LAST_START_TURN, NO_ENTRANCE, State
from pyramids.language import _

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse
    from pyramids.games.labyrinth.ui.table.table_scene import TableScene


def words(scene: TableScene) -> tuple[str, bool]:
    """The sentence, and whether it is something that must not be overlooked."""
    course, table = scene.course, scene.table
    if scene.hand.active:
        return _("Lay the tile on an empty space"), False
    if course.viewer_builds:
        return _deciding(scene, table)
    if course.viewer_bets:
        number = table.drawn[-1]
        return _("Is the next number higher or lower than {number}?", number=number), True
    if course.wants_confirmation:
        return _("Your turn is built: confirm it, or undo"), False
    if course.flow.bots.resting:
        return _("The bots wait until you let them go on (B)"), False
    return _waiting(course), False


def _deciding(scene: TableScene, table: State) -> tuple[str, bool]:
    """After the tile: treasures, and a portal at the latest after the third one (LP-7)."""
    missing = table.hunters[scene.course.viewer].entrance == NO_ENTRANCE
    scarabs = bool(scene.free_scarabs())
    if missing and table.turn >= LAST_START_TURN:
        if scarabs:
            return _("Place treasures, then choose a portal"), True
        return _("Choose a portal for your treasure hunter"), True
    if scarabs and missing:
        return _("Place treasures, choose a portal, or finish"), False
    if scarabs:
        return _("Put treasures on the scarabs, or finish"), False
    return _("Choose a portal now, or finish"), False


def _waiting(course: LabyrinthCourse) -> str:
    if course.pause_left > 0:
        return _("The next number comes in a moment")
    thinking = course.thinking
    if not thinking:
        return ""
    names = ", ".join(course.name(seat) for seat in thinking)
    return _("Thinking: {names}", names=names)
