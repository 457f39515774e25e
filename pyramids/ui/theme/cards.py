"""The sizes of the draft, the final scores and a player's own page, at 1280×800."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Lettering, Role

POINTS = Lettering(Role.DIGITS, 22)
GRAND_TOTAL = Lettering(Role.DIGITS, 38)


class Draft:
    """Choosing the first two pyramids."""

    MARGIN: Final = 28
    HEAD: Final = 76
    CARD_GAP: Final = 26
    DETAILS: Final = 66
    SYMBOL: Final = 26
    FOOT: Final = 92
    PILE: Final = 66
    LIFT: Final = 16
    BADGE: Final = 40
    ARC: Final = 60
    """How high cards fly above the straight way."""
    SAG: Final = 10
    """How much lower the outer cards of the fan lie."""


class Roster:
    """The faces of everybody at the table."""

    FACE: Final = 46
    GAP: Final = 10
    SIGN: Final = 20
    RIM: Final = 3


class Scores:
    """The final sheet."""

    MARGIN: Final = 30
    INSET: Final = 52
    """From the edge of the sheet to its lines: the corners wear ornaments."""
    FOOT: Final = 78
    LABELS: Final = 178
    """The column of the lines' names."""
    ICON: Final = 34
    FACE: Final = 70
    CROWN: Final = 60
    CARD: Final = 60
    CARDS: Final = 112
    WIDEST: Final = 1220
    COLUMN: Final = 330
    """The widest column of a player."""
    LINE: Final = (38, 58)
    """The lowest and the highest line."""
    SPARKS: Final = 34
    SPARK: Final = 5


class Page:
    """A player's own page."""

    SIZE: Final = (1180, 740)
    EDGE: Final = 26
    FACE: Final = 66
    MINI: Final = 90
    """How wide a completed pyramid is."""
