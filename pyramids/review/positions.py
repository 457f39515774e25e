"""Everybody's chance to win in any state of a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from pyramids.engine.contract import AnyRules, Chance, Outcome, Over
from pyramids.engine.luck import pick
from pyramids.engine.valuing import Forecast, ReviewSpec, Valuer
from pyramids.review import chances
from pyramids.review.chances import Chances

DRAWN_AGAIN: Final = 16
"""How often draws are made that follow another one at once."""


class Positions:
    """Forecasts and chances, bound to a game's rules; the same seed samples the same worlds.

    Who plays alone can't be beaten: it plays against the score that the first position promised.
    """

    def __init__(
        self, rules: AnyRules, spec: ReviewSpec, valuer: Valuer, seats: int, seed: str
    ) -> None:
        self.rules = rules
        self.spec = spec
        self.valuer = valuer
        self.seats = seats
        self._seed = seed
        self._promised: float | None = None

    @property
    def start(self) -> Chances:
        """The chances before the deal, when nothing tells the players apart."""
        return (1 / max(2, self.seats),) * self.seats

    def drawn(self, state: Any, node: Chance, known: Mapping[Outcome, Chances]) -> Chances:
        """The mean of what may be drawn, with the outcomes whose chances are known already."""
        outcomes = possible(node, self.spec.outcomes, Random(self._seed))
        rows = [
            (weight, known.get(outcome) or self._after(self.rules.resolve(state, outcome)))
            for outcome, weight in outcomes
        ]
        return chances.mean(rows)

    def _after(self, state: Any) -> Chances:
        """The chances after an outcome of a draw.

        Other draws that follow at once are made a few times, with a share of the worlds each.
        """
        if not isinstance(self.rules.node(state), Chance):
            return self.settled(state)
        repeats = min(DRAWN_AGAIN, self.spec.worlds)
        rows = []
        for number in range(repeats):
            rng, then = Random(f"{self._seed} draws {number}"), state
            share = (number + rng.random()) / repeats  # evenly spread, as in `possible`
            while isinstance(node := self.rules.node(then), Chance):
                then = self.rules.resolve(then, pick(node, share))
                share = rng.random()
            worlds = self.spec.worlds // repeats
            rows.append((1.0, self._settled(then, f"{self._seed} {number}", worlds)))
        return chances.mean(rows)

    def settled(self, state: Any) -> Chances:
        """The chances in a state in which nothing is drawn, with all worlds."""
        return self._settled(state, self._seed, self.spec.worlds)

    def forecast(self, state: Any) -> Forecast:
        """The forecast of a state in which nothing is drawn, with all worlds."""
        return self._forecast(state, self._seed, self.spec.worlds)

    def meaning(self, forecast: Forecast) -> Chances:
        """The chances that a forecast means."""
        return chances.chances(forecast, self.spec.spread)[: self.seats]

    def result(self, over: Over) -> Chances:
        """What became of the chances."""
        if self.seats > 1 or self._promised is None:
            return chances.result(over)
        return (1.0 if over.scores[0] > self._promised else 0.0,)

    def _settled(self, state: Any, seed: str, worlds: int) -> Chances:
        node = self.rules.node(state)
        if isinstance(node, Over):
            return self.result(node)
        return self.meaning(self._forecast(state, seed, worlds))

    def _forecast(self, state: Any, seed: str, worlds: int) -> Forecast:
        found = self.valuer.forecast(state, Random(seed), max(1, worlds))
        if self.seats > 1:
            return found
        if self._promised is None:
            self._promised = found.worths[0]
        return Forecast((*found.worths, self._promised), found.left)


def possible(node: Chance, most: int, rng: Random) -> list[tuple[Outcome, float]]:
    """What may be drawn, with its weight: everything, or a sample of so many."""
    if len(node.outcomes) <= most:
        return [(outcome, float(weight)) for outcome, weight in node.outcomes]
    # Evenly spread over the whole, so that a few stand for all.
    return [(pick(node, (number + rng.random()) / most), 1.0) for number in range(most)]
