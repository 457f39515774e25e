"""Hints for a player: the seer's best moves, and what decides for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import MAX_HINTS, Hint
from pyramids.games.im_bann.bots.seer import Seer
from pyramids.games.im_bann.bots.why import explain
from pyramids.games.im_bann.moves import Move
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import View


class Adviser:
    """Looks as far ahead as the strongest bot."""

    def __init__(self, rules: ImBann) -> None:
        self._rules = rules
        self._seer = Seer(rules)

    def hints(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best moves, the best one first: one for each reason."""
        hints: list[Hint] = []
        for move in self._seer.rank(view, legal, rng, budget):
            found = explain(self._rules, view, move)
            if all(hint.reasons != found for hint in hints):
                hints.append(Hint(move, found))
        return tuple(hints[:MAX_HINTS])
