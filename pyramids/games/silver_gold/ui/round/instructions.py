"""The instruction above the table, and what the button below the card leads to."""

from __future__ import annotations

from typing import Final

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.moves import EXTRA, PATTERN
from pyramids.games.silver_gold.state import ROUNDS, TURNS, Phase, State
from pyramids.games.silver_gold.texts.moves import marking_task
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.round.hand import ShapeHand
from pyramids.language import _, later
from pyramids.tables.parts.instructions import (
    FINAL_SCORING,
    Coming,
    thinking_words,
    waiting_words,
)

_NEXT_CARD: Final = Coming(later("The next card is about to be revealed"), later("Next card"))
_NEW_PYRAMID: Final = Coming(later("You're about to take a new pyramid"), later("New pyramid"))


def coming(table: State, seat: Seat) -> Coming:
    """What follows the viewer's turn, as far as the viewer knows."""
    if seat in table.queue:
        return _NEW_PYRAMID
    last = table.round == ROUNDS and table.turn == TURNS
    return FINAL_SCORING if last else _NEXT_CARD


def instruction(
    controller: SilverGoldController, hand: ShapeHand, table: State
) -> tuple[str, bool]:
    """The sentence, and whether it is emphasised."""
    if hand.active:
        due = table.due[controller.viewer]
        text = marking_task(due, shape=hand.kind == PATTERN, fits=not hand.forced_single)
        return text, hand.kind == EXTRA or hand.forced_single
    if table.phase is Phase.TAKE and controller.flow.asked:
        return _("Take a new pyramid"), True
    words = waiting_words(
        controller,
        confirm=_("Confirm your turn, or undo"),
        coming=coming(table, controller.viewer).words,
        thinking=_taking if controller.state().phase is Phase.TAKE else thinking_words,
    )
    return words, False


def _taking(names: str) -> str:
    return _("New pyramid: {names}", names=names)
