"""The players of a game as a screen shows them: names, colours and portraits by seat."""

from __future__ import annotations

from dataclasses import dataclass

from pyramids.engine.contract import Seat
from pyramids.play.seats import SeatLook
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Colour


@dataclass(frozen=True, slots=True)
class PlayerLooks:
    """Names and looks by seat."""

    names: tuple[str, ...]
    looks: tuple[SeatLook, ...]

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.names))

    def colour(self, graphics: Graphics, seat: Seat) -> Colour:
        """A player's colour."""
        return graphics.theme.palette.seats[self.looks[seat].colour]

    def colours(self, graphics: Graphics) -> tuple[Colour, ...]:
        """The colours of all players."""
        return tuple(self.colour(graphics, seat) for seat in self.seats)

    def portrait(self, seat: Seat) -> str:
        """A player's portrait."""
        return self.looks[seat].portrait
