"""Everybody's chance to win in any state of a game."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from pyramids.engine.contract import AnyRules, Chance, Decide, Outcome, Over
from pyramids.engine.luck import pick
from pyramids.engine.valuing import Forecast, ReviewSpec, Valuer
from pyramids.review import chances
from pyramids.review.chances import Chances

DRAWN_AGAIN: Final = 16
"""How often draws are made that follow another one at once."""

DEALS: Final = 50
"""The deals that tell how much it is worth to move first."""

SAMPLES: Final = 2
"""The samples that a review takes: how far they differ tells how exact they are.

Each has its share of the deals, the worlds, and the outcomes where not all of them are compared.
"""


class Positions:
    """A sample of forecasts and chances, bound to a game's rules; the same seed is the same sample.

    Who plays alone can't be beaten: it plays against a score that was promised.
    """

    def __init__(
        self, rules: AnyRules, spec: ReviewSpec, valuer: Valuer, seats: int, seed: str
    ) -> None:
        self.rules = rules
        self.spec = spec
        self.valuer = valuer
        self.seats = seats
        self._seed = seed
        self._worlds = max(1, spec.worlds // SAMPLES)
        self._outcome_worlds = max(1, spec.outcome_worlds // SAMPLES)
        self.promised: float | None = None
        """The score that somebody who plays alone has to beat."""

    def before_deal(self, state: Any) -> Chances:
        """The chances before anything is dealt: equal, unless somebody moves first."""
        node = self.rules.node(state)
        equal = (1 / max(2, self.seats),) * self.seats
        if self.seats == 1 or not isinstance(node, Chance):
            return equal
        rng, rows = Random(f"{self._seed} deal"), []
        deals = DEALS // SAMPLES
        outcomes = possible(node, deals, deals, rng)
        for outcome, weight in outcomes.items():
            for _deal in range(deals // len(outcomes)):
                dealt = self.rules.resolve(state, outcome)
                while isinstance(then := self.rules.node(dealt), Chance):
                    dealt = self.rules.resolve(dealt, pick(then, rng.random()))
                if isinstance(then, Decide) and then.together:
                    return equal
                rows.append((weight, self._settled(dealt, self._seed, self._outcome_worlds)))
        return chances.mean(rows)

    def before_draw(
        self, number: int, state: Any, node: Chance, drawn: tuple[Outcome, Chances] | None
    ) -> Chances:
        """The mean of what may be drawn.

        The outcome that was drawn is known more exactly than the others: as far as the errors of
        forecasts in the same worlds are alike, its error is that of their mean. The number of the
        draw makes its worlds unlike those of other draws, so that their errors don't add up.
        """
        seed, most = f"{self._seed} draw {number}", self.spec.outcomes
        outcomes = possible(node, most, max(1, most // SAMPLES), Random(seed))
        rows = {
            outcome: (weight, self._after(self.rules.resolve(state, outcome), seed))
            for outcome, weight in outcomes.items()
        }
        found = chances.mean([*rows.values()])
        if drawn is None:
            return found
        outcome, exact = drawn
        sampled = rows.get(outcome) or (0.0, self._after(self.rules.resolve(state, outcome), seed))
        errors = chances.difference(exact, sampled[1])
        pairs = zip(found, errors, strict=True)
        return tuple(chance + self.spec.alike * error for chance, error in pairs)

    def _after(self, state: Any, seed: str) -> Chances:
        """The chances after an outcome of a draw.

        Other draws that follow at once are made a few times, with a share of the worlds each.
        """
        worlds = self._outcome_worlds
        if not isinstance(self.rules.node(state), Chance):
            return self._settled(state, seed, worlds)
        repeats = min(DRAWN_AGAIN, worlds)
        rows = []
        for number in range(repeats):
            rng, then = Random(f"{seed} {number}"), state
            share = (number + rng.random()) / repeats  # evenly spread, as in `possible`
            while isinstance(node := self.rules.node(then), Chance):
                then = self.rules.resolve(then, pick(node, share))
                share = rng.random()
            rows.append((1.0, self._settled(then, f"{seed} {number} then", worlds // repeats)))
        return chances.mean(rows)

    def forecast(self, state: Any, draws: int) -> Forecast:
        """The forecast of a state in which nothing is drawn.

        The same number of draws before it means the same worlds.
        """
        return self._forecast(state, f"{self._seed} {draws}", self._worlds)

    def meaning(self, forecast: Forecast) -> Chances:
        """The chances that a forecast means."""
        return chances.chances(forecast, self.spec.spread)[: self.seats]

    def result(self, over: Over) -> Chances:
        """What became of the chances."""
        if self.promised is None:
            return chances.result(over)
        return (1.0 if over.scores[0] > self.promised else 0.0,)

    def _settled(self, state: Any, seed: str, worlds: int) -> Chances:
        node = self.rules.node(state)
        if isinstance(node, Over):
            return self.result(node)
        return self.meaning(self._forecast(state, seed, worlds))

    def _forecast(self, state: Any, seed: str, worlds: int) -> Forecast:
        found = self.valuer.forecast(state, Random(seed), max(1, worlds))
        if self.promised is None:
            return found
        return Forecast((*found.worths, self.promised), found.left)


def possible(node: Chance, most: int, sampled: int, rng: Random) -> dict[Outcome, float]:
    """What may be drawn, with its weight: everything up to so much, otherwise a sample."""
    if len(node.outcomes) <= most:
        return {outcome: float(weight) for outcome, weight in node.outcomes}
    found: dict[Outcome, float] = {}
    for number in range(sampled):
        # Evenly spread over the whole, so that a few stand for all.
        outcome = pick(node, (number + rng.random()) / sampled)
        found[outcome] = found.get(outcome, 0.0) + 1.0
    return found
