"""Hints: the master's best moves, each with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import MAX_HINTS, Hint
from pyramids.games.silver_gold.bots.master import Master
from pyramids.games.silver_gold.moves import Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import View


class Adviser:
    """Gives the master's best moves as hints."""

    def __init__(self, rules: SilverGold) -> None:
        self._master = Master(rules)

    def hints(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best moves, the best one first."""
        ranking = self._master.ranking(view, legal, rng, budget)
        return tuple(
            Hint(move, self._master.why(view, legal, move)) for _lead, move in ranking[:MAX_HINTS]
        )
