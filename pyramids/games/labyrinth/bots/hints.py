"""Hints: the three moves that the architect likes best, each with its reasons."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from pyramids.bots.hints import BEST, Hint
from pyramids.engine.contract import BotSpec
from pyramids.games.labyrinth.bots.architect import Architect, Prospect
from pyramids.games.labyrinth.bots.contrast import hints, outlook
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
        """The best moves that differ, the very best first."""
        rules, table, seat = self._rules, view.table, view.seat

        def alike(move: Move) -> Hashable:
            return outlook(rules, table, seat, Prospect(move))

        ranking = self._architect.ranking(view, legal, rng, budget, BEST, alike)
        return hints(rules, table, seat, ranking, BEST)


def _adviser(rules: Any) -> Any:
    return Adviser(rules)


ADVISER = BotSpec("adviser", "names the three best moves and says why", _adviser, BUDGET)
"""For a thinker of its own: it sits on no seat, so it isn't among the bots of the game."""
