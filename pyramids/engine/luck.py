"""Seeded random draws with the same outcomes on every machine and Python version.

Only `Random.random()` is used, the one method whose stream Python guarantees. Each source has its
own stream, so that the cards of one deck come in the same order however other decks are used.
"""

from __future__ import annotations

from random import Random

from pyramids.engine.contract import Chance, Outcome, Seat


class Luck:
    """The chance outcomes of one game, fixed by its seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._streams: dict[str, Random] = {}

    def draw(self, chance: Chance) -> Outcome:
        """The next outcome from the chance node's source."""
        return pick(chance, self._stream(chance.source).random())

    def skip(self, chance: Chance) -> None:
        """Skip a draw whose outcome is already known, as in a replayed record."""
        self._stream(chance.source).random()

    def _stream(self, source: str) -> Random:
        stream = self._streams.get(source)
        if stream is None:
            stream = self._streams[source] = Random(f"{self.seed}/{source}")
        return stream


def decision_rng(seed: int, seat: Seat, decisions: int) -> Random:
    """The random generator for a seat's decision, by the number of its earlier decisions.

    Every caller of a bot uses it, so that a seed with its bots is always the same game: in the
    window, in the arena, after loading and after an undo.
    """
    return Random(f"{seed}/seat {seat}/decision {decisions}")


def pick(chance: Chance, u: float) -> Outcome:
    """The outcome for a number from [0, 1)."""
    outcomes = chance.outcomes
    if chance.total == len(outcomes):  # every weight is 1
        return outcomes[int(u * chance.total)][0]
    left = int(u * chance.total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("chance weights don't add up to their total")
