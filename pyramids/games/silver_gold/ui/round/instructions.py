"""What is to be done now, in a sentence above the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.silver_gold.moves import EXTRA, PATTERN
from pyramids.games.silver_gold.state import Phase, State
from pyramids.games.silver_gold.texts.moves import marking_task
from pyramids.games.silver_gold.ui.round.hand import ShapeHand
from pyramids.language import _

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.course import SilverGoldCourse


def words(course: SilverGoldCourse, hand: ShapeHand, table: State) -> tuple[str, bool]:
    """The sentence, and whether it is something that must not be overlooked."""
    if hand.active:
        due = table.due[course.viewer]
        text = marking_task(due, shape=hand.kind == PATTERN, fits=not hand.forced_single)
        return text, hand.kind == EXTRA or hand.forced_single
    if course.wants_confirmation:
        return _("Confirm your marks, or undo"), False
    if course.flow.bots.resting:
        return _("The bots wait until you let them go on (B)"), False
    return _waiting(course), False


def _waiting(course: SilverGoldCourse) -> str:
    if course.pause_left > 0:
        return _("The next card comes in a moment")
    thinking = course.thinking
    if not thinking:
        return ""
    names = ", ".join(course.name(seat) for seat in thinking)
    if course.state().phase is Phase.TAKE:
        return _("{names} takes a new pyramid", names=names)
    return _("Thinking: {names}", names=names)
