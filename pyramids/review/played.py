"""Everybody's chance to win in each position of a played game, estimated once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from typing import Any

from pyramids.engine.contract import CHANCE, Chance, Decide, Over, Ply
from pyramids.engine.valuing import Forecast
from pyramids.review.chances import Chances, mean_of
from pyramids.review.positions import Positions


class PlayedPositions:
    """The positions of a game: the one of a number is before the ply of that number.

    The chance after a ply is the chance before the next one, not a second sample of it: so what
    the plies change adds up to what the whole game changed. Until something is drawn, the same
    worlds serve all moves, so that their errors cancel; other ones after each draw keep the errors
    of a whole game from adding up.

    Independent samples of all positions tell how far chances depend on the worlds: what counts is
    the samples' mean.
    """

    def __init__(
        self, samples: Sequence[Positions], states: Sequence[Any], plies: Sequence[Ply]
    ) -> None:
        self._samples = samples
        self._rules = samples[0].rules
        self._states = states
        self._plies = plies
        draws = (ply.seat == CHANCE for ply in plies)
        self._draws = [0, *accumulate(draws)]
        """The number of draws before each position."""
        self.meaning = samples[0].meaning
        self._forecasts: dict[int, tuple[Forecast, ...]] = {}
        self._drawn: dict[int, tuple[Chances, ...]] = {}
        if samples[0].seats == 1:
            self._promise()

    @cached_property
    def starts(self) -> tuple[Chances, ...]:
        """The chances before the deal, by sample."""
        return tuple(sample.before_deal(self._states[0]) for sample in self._samples)

    @property
    def start(self) -> Chances:
        """The chances before the deal."""
        return mean_of(self.starts)

    def forecast(self, number: int) -> Forecast:
        """The forecast of a position in which somebody decides or a turn is to be closed."""
        found = self._forecasts_of(number)
        return Forecast(mean_of([forecast.worths for forecast in found]), found[0].left)

    def chances(self, number: int) -> Chances:
        """Everybody's chance to win; before a draw it is the mean of what may be drawn."""
        return mean_of(self.sampled(number))

    def sampled(self, number: int) -> tuple[Chances, ...]:
        """The same, by sample."""
        node = self._rules.node(self._states[number])
        if isinstance(node, Over):
            return tuple(sample.result(node) for sample in self._samples)
        if isinstance(node, Chance):
            found = self._drawn.get(number)
            if found is None:
                found = self._drawn[number] = self._before_draw(number, node)
            return found
        return tuple(map(self.meaning, self._forecasts_of(number)))

    def _before_draw(self, number: int, node: Chance) -> tuple[Chances, ...]:
        state, samples = self._states[number], self._samples
        if number == len(self._plies):  # the record ends before the draw
            return tuple(sample.before_draw(number, state, node, None) for sample in samples)
        outcome, exact = self._plies[number].move, self.sampled(number + 1)
        return tuple(
            sample.before_draw(number, state, node, (outcome, found))
            for sample, found in zip(samples, exact, strict=True)
        )

    def _forecasts_of(self, number: int) -> tuple[Forecast, ...]:
        found = self._forecasts.get(number)
        if found is None:
            state, draws = self._states[number], self._draws[number]
            found = tuple(sample.forecast(state, draws) for sample in self._samples)
            self._forecasts[number] = found
        return found

    def _promise(self) -> None:
        """Set the score to beat for somebody who plays alone: what the first position promises."""
        nodes = map(self._rules.node, self._states)
        first = next(
            (number for number, node in enumerate(nodes) if isinstance(node, Decide)), None
        )
        if first is not None:
            state, draws = self._states[first], self._draws[first]
            worths = [sample.forecast(state, draws).worths for sample in self._samples]
            for sample in self._samples:
                sample.promised = mean_of(worths)[0]
