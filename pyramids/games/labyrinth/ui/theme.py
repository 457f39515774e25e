"""The sizes and tones of The Pharaoh's Labyrinth, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme import Colour, Role, TextStyle

CARD_NUMBER = TextStyle(Role.DISPLAY, 62)
SCORE = TextStyle(Role.DIGITS, 28)
TOTAL = TextStyle(Role.DIGITS, 36)
CHANGE = TextStyle(Role.DIGITS, 20)
BADGE = TextStyle(Role.DIGITS, 15)
EDGE = TextStyle(Role.TEXT_BOLD, 17)
COUNT = TextStyle(Role.DIGITS, 18)

GAP_SHADE: Final[Colour] = (43, 30, 21)
"""The dark joint between a corridor and its walls."""
INNER_SHADE: Final[Colour] = (0, 0, 0)
"""The shadow of the walls in a corridor."""
KERB_LIGHT: Final[Colour] = (196, 160, 112)
"""The lit edge of a wall."""


class BoardSizes:
    """Shares of the board's side, or of a square's."""

    FIELD: Final = 0.086
    """Of the board: how wide a square is."""
    CORRIDOR: Final = 0.5
    """Of a square, as all that follows."""
    ROOM: Final = 0.4
    KERB: Final = 0.05
    SCARAB: Final = 0.56
    GEM: Final = 0.66
    HALO: Final = 0.85
    """The light around a treasure that scores."""
    MARKER: Final = 0.72
    HUNTER: Final = 1.15
    TRAIL: Final = 0.16
    BADGE: Final = 0.42
    LANTERN: Final = 1.5
    DEAD_END: Final = 0.44


class LayoutSizes:
    """How the table is divided."""

    LEFT: Final = (190, 270)
    """The narrowest and the widest column of the number card."""
    RIGHT: Final = 340
    """The widest column of the opponents in a usual window."""
    SCORE: Final = 56
    STRIP: Final = 400
    """The least width of the score below the board."""
    LINE: Final = 42
    """A line of the score in a column."""
    CARD: Final = 130
    """How wide the number card is at least."""
    TOOL: Final = 44
    STOCK: Final = 62
    """The least height of the treasures."""
    NUMBERS: Final = (88, 56)
    """The numbers still to come: their least height, and the greatest of a cell."""
    BET: Final = 118


class BetSizes:
    """The betting round."""

    FACE: Final = 34


class CardSizes:
    """The number card, in the picture's own units of 200×280."""

    RATIO: Final = 200 / 280
    WIDTH: Final = 200
    NUMBER: Final = (100, 64)
    TILE: Final = (36, 122)
    """The tile's corner."""
    TILE_SIDE: Final = 128


class FinalScoreSizes:
    """The final scoring."""

    COLUMN: Final = 520
    HEAD: Final = 58
    LINE: Final = 34
    CROWN: Final = 52
    POINTS: Final = 34
    """The coin with a chamber's points that flies to their line."""


class PlayerPageSizes:
    """A player's own page."""

    SIZE: Final = (1120, 760)
    EDGE: Final = 24
    FACE: Final = 60


class Timing:
    """How long things take, in milliseconds at normal speed."""

    STRIDE: Final = 85
    """A step of the treasure hunter from one square to the next."""
    SHIMMER: Final = 1300
    """One pulse of the light on what may be chosen."""
