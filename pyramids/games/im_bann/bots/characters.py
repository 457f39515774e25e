"""Characters that look through their own turn, each with its own idea of what things are worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.im_bann.bots.evaluation import Evaluator, Weights
from pyramids.games.im_bann.bots.turn_search import TurnSearch
from pyramids.games.im_bann.bots.why import explain
from pyramids.games.im_bann.deck import CURSE, MUMMY, PROTECTION, SCARAB, SPELL
from pyramids.games.im_bann.moves import Move
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import View

_TIMID: Final = {SPELL: 0.4, CURSE: 0.3, PROTECTION: 0.2, SCARAB: 0.6, MUMMY: 0.4}
_TREASURED: Final = {SPELL: 2.6, CURSE: 2.4, PROTECTION: 1.6, SCARAB: 3.0, MUMMY: 3.0}
_THROWN: Final = {SPELL: 1.5, CURSE: 0.9, PROTECTION: 0.7, SCARAB: 2.0, MUMMY: 0.6}

BEGINNER: Final = Weights(
    in_hand=0.2, matching=0.0, specials=_TIMID, waste=1.0, locked=0.0, again=0.0, rivals=0.0,
    mummy=0.2, drawn=0.9,
)  # fmt: skip
"""Plays whatever matches, and sees neither rivals nor too much of a good thing."""
HOARDER: Final = Weights(in_hand=0.82, matching=0.05, specials=_TREASURED, rivals=0.1, drawn=1.9)
"""Would rather have a card than play it."""
GAMBLER: Final = Weights(inexact=5.0, waste=1.3, again=5.5, rivals=0.0, in_hand=0.65)
"""Keeps its cards and waits for exact adventures, however long it takes, whatever rivals do."""
SPITEFUL: Final = Weights(rivals=0.85, again=3.0, specials=_THROWN, mummy=1.4)
"""Sets rivals back wherever it can."""


class Character:
    """Makes the move that begins the best turn by its own weights."""

    def __init__(self, rules: ImBann, weights: Weights, blunders: float = 0.0) -> None:
        self._rules = rules
        self._evaluator = Evaluator(rules, weights)
        self._search = TurnSearch(rules, self._evaluator)
        self._blunders = blunders
        """How often it makes a move without thinking."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The best move; now and then, for some, just any."""
        if rng.random() < self._blunders:
            return legal[int(rng.random() * len(legal))]
        return self._search.rate(view.state, view.seat, legal)[0][1]

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._rules, view, move)
