"""Luck: seeded draws that give the same outcomes on every machine and Python version.

Only `Random.random()` is used underneath, because it is the one method whose stream Python
promises to keep. Each source of chance has its own stream, so the expedition cards of a seed
come in the same order however the players used the other decks.
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
        """Passes over a draw whose outcome is already known (a replayed record)."""
        self._stream(chance.source).random()

    def _stream(self, source: str) -> Random:
        stream = self._streams.get(source)
        if stream is None:
            stream = self._streams[source] = Random(f"{self.seed}/{source}")
        return stream


def decision_rng(seed: int, seat: Seat, decisions: int) -> Random:
    """The generator for one decision of a seat that has made so many in the game before.

    Everybody who asks a bot uses this one, so that a seed and its bots are one game, whoever
    plays it, and also after it was saved, loaded or taken back.
    """
    return Random(f"{seed}/seat {seat}/decision {decisions}")


def pick(chance: Chance, u: float) -> Outcome:
    """The outcome that a number from [0, 1) falls on."""
    outcomes = chance.outcomes
    if chance.total == len(outcomes):  # every weight is 1
        return outcomes[int(u * chance.total)][0]
    left = int(u * chance.total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("chance weights don't add up to their total")
