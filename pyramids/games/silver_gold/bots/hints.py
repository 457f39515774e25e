"""Hints: the three moves that the master likes best, each with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from pyramids.bots.hints import BEST, Hint
from pyramids.engine.contract import BotSpec
from pyramids.games.silver_gold.bots.master import Master
from pyramids.games.silver_gold.moves import Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import View

BUDGET = 240
"""Journeys that the adviser makes for a question."""


class Adviser:
    """Asked as a bot is, by view and legal moves, but it answers with hints and moves nothing."""

    def __init__(self, rules: SilverGold) -> None:
        self._master = Master(rules)

    def choose(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best moves, the very best first."""
        ranking = self._master.ranking(view, legal, rng, budget)
        return tuple(
            Hint(move, self._master.why(view, legal, move)) for _lead, move in ranking[:BEST]
        )


def _adviser(rules: Any) -> Any:
    return Adviser(rules)


ADVISER = BotSpec("adviser", "names the three best moves and says why", _adviser, BUDGET)
"""For a thinker of its own: it sits on no seat, so it isn't among the bots of the game."""
