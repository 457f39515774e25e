"""The players of a game as any screen can show them: names, colours and faces by seat."""

from __future__ import annotations

from dataclasses import dataclass

from pyramids.engine.contract import Seat
from pyramids.play.seats import SeatLook
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Colour


@dataclass(frozen=True, slots=True)
class PlayerLooks:
    """Who sits where, and how they look."""

    names: tuple[str, ...]
    looks: tuple[SeatLook, ...]

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.names))

    def colour(self, graphics: Graphics, seat: Seat) -> Colour:
        """The colour that a player wears."""
        return graphics.theme.palette.seats[self.looks[seat].colour]

    def colours(self, graphics: Graphics) -> tuple[Colour, ...]:
        """The colours of all players."""
        return tuple(self.colour(graphics, seat) for seat in self.seats)

    def portrait(self, seat: Seat) -> str:
        """The picture of a player's face."""
        return self.looks[seat].portrait
