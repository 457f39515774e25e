"""The instruction above the table."""

from __future__ import annotations

from pyramids.games.silver_gold.moves import EXTRA, PATTERN
from pyramids.games.silver_gold.state import Phase, State
from pyramids.games.silver_gold.texts.moves import marking_task
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.round.hand import ShapeHand
from pyramids.language import _
from pyramids.tables.parts.instructions import thinking_words, waiting_words


def instruction(
    controller: SilverGoldController, hand: ShapeHand, table: State
) -> tuple[str, bool]:
    """The sentence, and whether it is emphasised."""
    if hand.active:
        due = table.due[controller.viewer]
        text = marking_task(due, shape=hand.kind == PATTERN, fits=not hand.forced_single)
        return text, hand.kind == EXTRA or hand.forced_single
    words = waiting_words(
        controller,
        confirm=_("Confirm your turn, or undo"),
        coming=_("The next card is about to be revealed"),
        thinking=_taking if controller.state().phase is Phase.TAKE else thinking_words,
    )
    return words, False


def _taking(names: str) -> str:
    return _("New pyramid: {names}", names=names)
