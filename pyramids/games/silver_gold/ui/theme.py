"""The sizes and durations of Silver & Gold: Pyramids; sizes in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme import Role, TextStyle

BANNER = TextStyle(Role.DISPLAY, 54)
TURN_OWNER = TextStyle(Role.HEADING, 30)
ORDER = TextStyle(Role.DISPLAY, 22)


class Timing:
    """How long things take, in milliseconds at normal speed."""

    INK: Final = 70
    BANNER: Final = 1500
    """The first card is revealed below it; a click or a key ends it."""


class RoundSizes:
    """How the round is divided."""

    SHEET: Final = (124, 140)
    """The lowest and the highest strip of the sheet."""
    SHEET_WIDTH: Final = (770, 895)
    """The least width of the strip, and the one that it has before the display grows."""
    CARD_GAP: Final = 16
    RIGHT: Final = 300
    """The widest column of the opponents."""
    DISPLAY: Final = (280, 356)
    """The narrowest and the widest display beside the sheet."""
    DISPLAY_BLOCK: Final = 118
    """The height of the display below the sheet."""
    RIVAL_CARD: Final = 72
    """How wide an opponent's chamber is at least."""
    COUNTS: Final = 46
    """The height and the least width of an opponent's numbers."""
    COUNTS_HIGHEST: Final = 66
    COUNTS_WIDTH: Final = 156
    CARD_ARC: Final = 40
    """The height of a card's flight above the straight line."""
    DIMMING: Final = 110
    """How much the table is dimmed behind a banner, of 255."""


class ExpeditionSizes:
    """The column of the revealed card."""

    COLUMN: Final = (150, 230)
    """The narrowest and the widest column in a usual window."""
    RATIO: Final = 200 / 280
    SHAPE: Final = (30, 68, 140, 170)
    """The shape's rectangle on the card, in the picture's units of 200×280."""
    BLOCK: Final = 44
    """The largest square of a shape on the card, in the same units."""
    TOOL: Final = 44


class DisplaySizes:
    """The open cards and the stack."""

    PREVIEW: Final = 300


class DraftSizes:
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
    """The height of a card's flight above the straight line."""
    SAG: Final = 10
    """How much lower the outer cards are."""


class RefillSizes:
    """Choosing a new card."""

    CARD: Final = 230
    PORTRAIT: Final = 52
    MEDAL: Final = 34
    SHARE: Final = 0.56
    """How much of the height of offered and kept cards together an offered one may take."""


class FinalScoreSizes:
    """The final sheet."""

    INSET: Final = 52
    """From the edge of the sheet to its lines: there are ornaments in the corners."""
    LABELS: Final = 226
    """The column of the lines' names."""
    ICON: Final = 34
    FACE: Final = 70
    CROWN: Final = 60
    CARD: Final = 60
    CARDS: Final = 112
    WIDEST: Final = 1220
    COLUMN: Final = 330
    """The widest column of a player."""
    LINE: Final = 38
    """The lowest line."""


class PlayerPageSizes:
    """A player's own page."""

    SIZE: Final = (1180, 740)
    EDGE: Final = 26
    FACE: Final = 66
    MINI: Final = 90
    """How wide a completed pyramid is."""


class ExampleSizes:
    """The drawings in the rules."""

    EXPEDITIONS: Final = 140
    NUMBERS: Final = 176
    SEAL: Final = 58


class CompletedSizes:
    """A player's completed pyramids in a replay."""

    SIZE: Final = (62, 92)
    """The lowest row of them, and the widest of them."""
    ROOM: Final = 6
    """There is room for at least so many, so that they keep their size."""
