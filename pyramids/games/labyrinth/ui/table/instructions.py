"""The instruction above the table, and what the button below the numbers leads to."""

from __future__ import annotations

from typing import Final

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.betting import bettors_of
from pyramids.games.labyrinth.state import TURNS, Phase, State
from pyramids.games.labyrinth.texts.moves import (
    betting_task,
    deciding_task,
    laying_task,
    must_start,
)
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.language import _, later
from pyramids.tables.parts.instructions import FINAL_SCORING, Coming, waiting_words

_NEXT_NUMBER: Final = Coming(later("The next number is about to be revealed"), later("Next number"))
_BET: Final = Coming(later("You're about to bet on the next number"), later("Next: your bet"))


def coming(table: State, seat: Seat) -> Coming:
    """What follows the viewer's turn."""
    if table.phase is Phase.BUILD and table.turn == TURNS:
        return FINAL_SCORING
    bets = table.phase is Phase.BUILD and seat in bettors_of(table, table.turn + 1)
    return _BET if bets else _NEXT_NUMBER


def instruction(
    controller: LabyrinthController, table: State, *, lays: bool, scarabs: bool
) -> tuple[str, bool]:
    """The sentence, and whether it is emphasised."""
    if lays:
        return laying_task(), False
    if controller.viewer_builds:
        text = deciding_task(table, controller.viewer, scarabs=scarabs)
        return text, must_start(table, controller.viewer)
    if controller.viewer_bets and not controller.flow.pending:
        return betting_task(table), True
    words = waiting_words(
        controller,
        confirm=_("Confirm your turn, or undo"),
        coming=coming(table, controller.viewer).words,
    )
    return words, False
