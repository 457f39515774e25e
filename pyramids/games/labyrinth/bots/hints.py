"""Hints: the three moves that the architect likes best, each with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from pyramids.bots.hints import BEST, Hint
from pyramids.engine.contract import BotSpec
from pyramids.games.labyrinth.bots.architect import Architect
from pyramids.games.labyrinth.bots.why import explain
from pyramids.games.labyrinth.moves import Move
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import View

BUDGET = 4000
"""Tiles that the adviser lays in thought for a question."""


class Adviser:
    """Asked as a bot is, by view and legal moves, but it answers with hints and moves nothing."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._architect = Architect(rules)

    def choose(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> tuple[Hint, ...]:
        """The best moves, the very best first."""
        ranking = self._architect.ranking(view, legal, rng, budget, BEST)
        return tuple(
            Hint(prospect.move, explain(self._rules, view.table, view.seat, prospect))
            for prospect in ranking[:BEST]
        )


def _adviser(rules: Any) -> Any:
    return Adviser(rules)


ADVISER = BotSpec("adviser", "names the three best moves and says why", _adviser, BUDGET)
"""For a thinker of its own: it sits on no seat, so it isn't among the bots of the game."""
