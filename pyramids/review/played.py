"""Everybody's chance to win in each position of a played game, estimated once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyramids.engine.contract import Chance, Over, Ply
from pyramids.engine.valuing import Forecast
from pyramids.review.chances import Chances
from pyramids.review.positions import Positions


class PlayedPositions:
    """The positions of a game: the one of a number is before the ply of that number.

    The chance after a ply is the chance before the next one, not a second sample of it: so what
    the plies change adds up to what the whole game changed.
    """

    def __init__(self, positions: Positions, states: Sequence[Any], plies: Sequence[Ply]) -> None:
        self._positions = positions
        self._states = states
        self._plies = plies
        self._forecasts: dict[int, Forecast] = {}
        self._drawn: dict[int, Chances] = {}

    def forecast(self, number: int) -> Forecast:
        """The forecast of a position in which somebody decides or a turn is to be closed."""
        found = self._forecasts.get(number)
        if found is None:
            found = self._positions.forecast(self._states[number])
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
            # One that the record ends before isn't made.
            made = self._plies[number : number + 1]
            known = {ply.move: self.chances(number + 1) for ply in made}
            found = self._drawn[number] = self._positions.drawn(self._states[number], node, known)
        return found
