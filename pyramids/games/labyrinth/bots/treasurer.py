"""The treasurer: searches like the architect, but builds for its treasures before the path."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.bots.architect import Architect
from pyramids.games.labyrinth.bots.why import explain
from pyramids.games.labyrinth.moves import Move
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import View

TREASURE_WORTH = 1.6
"""What a treasure's point is worth to it, in squares of the path."""

NOTICED = ("scores", "shelters", "scarabs", "likely", "saves", "keeps", "waits", "way", "odds")
"""The reasons that it gives first: its treasures, and what it can't choose by them."""


class Treasurer:
    """Searches with rollouts in which treasures count more than they score."""

    def __init__(self, rules: Labyrinth) -> None:
        self._rules = rules
        self._search = Architect(rules, treasure_worth=TREASURE_WORTH)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move that promises most to the treasures."""
        return self._search.choose(view, legal, rng, budget)

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """What a move does for the treasures, or else for the path, as codes."""
        return explain(self._rules, view, move, NOTICED) or explain(self._rules, view, move)
