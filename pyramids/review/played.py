"""Everybody's chance to win in each position of a played game, estimated once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from typing import Any

from pyramids.engine.contract import CHANCE, Chance, Over, Ply
from pyramids.engine.valuing import Forecast
from pyramids.review.chances import Chances
from pyramids.review.positions import Positions


class PlayedPositions:
    """The positions of a game: the one of a number is before the ply of that number.

    The chance after a ply is the chance before the next one, not a second sample of it: so what
    the plies change adds up to what the whole game changed. Until something is drawn, the same
    worlds serve all moves, so that their errors cancel; other ones after each draw keep the errors
    of a whole game from adding up.
    """

    def __init__(self, positions: Positions, states: Sequence[Any], plies: Sequence[Ply]) -> None:
        self._positions = positions
        self._states = states
        self._plies = plies
        draws = (ply.seat == CHANCE for ply in plies)
        self._draws = [0, *accumulate(draws)]
        """The number of draws before each position."""
        self._forecasts: dict[int, Forecast] = {}
        self._drawn: dict[int, Chances] = {}

    @cached_property
    def start(self) -> Chances:
        """The chances before the deal."""
        return self._positions.before_deal(self._states[0])

    def forecast(self, number: int) -> Forecast:
        """The forecast of a position in which somebody decides or a turn is to be closed."""
        found = self._forecasts.get(number)
        if found is None:
            found = self._positions.forecast(self._states[number], self._draws[number])
            self._forecasts[number] = found
        return found

    def chances(self, number: int) -> Chances:
        """Everybody's chance to win; before a draw it is the mean of what may be drawn."""
        node = self._positions.rules.node(self._states[number])
        if isinstance(node, Over):
            return self._positions.result(node)
        if not isinstance(node, Chance):
            return self._positions.meaning(self.forecast(number))
        found = self._drawn.get(number)
        if found is None:
            drawn = None  # the record may end before the draw
            if number < len(self._plies):
                drawn = self._plies[number].move, self.chances(number + 1)
            state = self._states[number]
            found = self._drawn[number] = self._positions.before_draw(number, state, node, drawn)
        return found
