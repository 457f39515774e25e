"""The sizes of a game's table, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Lettering, Role

BANNER = Lettering(Role.DISPLAY, 54)
ROUND = Lettering(Role.DISPLAY, 24)
NET = Lettering(Role.DIGITS, 24)
TURN_OWNER = Lettering(Role.HEADING, 30)

LOG_LINES: Final = 12
"""More than there is ever room for beside a table."""


class Table:
    """How the round is divided."""

    MARGIN: Final = 8
    BAR: Final = 46
    SHEET: Final = 124
    CARD_GAP: Final = 16
    LEFT: Final = (150, 230)
    """The narrowest and the widest column of the expedition."""
    RIGHT: Final = (184, 300)
    MARKET: Final = 356
    DOT: Final = 13


class Expedition:
    """The column of the revealed card."""

    CARD: Final = 136
    RATIO: Final = 200 / 280
    SHAPE: Final = (30, 68, 140, 170)
    """Where the shape lies on the card, in the picture's own units of 200×280."""
    BLOCK: Final = 44
    """The largest square of a shape on the card, in the same units."""
    TOOL: Final = 44


class Rivals:
    """The column of the other players."""

    PORTRAIT: Final = 40
    PADDING: Final = 9
    COUNTS: Final = 48
    LOG: Final = 112
    LOG_CROWDED: Final = 50


class Market:
    """The open cards and the stack."""

    CARD: Final = 72
    PREVIEW: Final = 300


class Refill:
    """Choosing a new card."""

    CARD: Final = 204
    PORTRAIT: Final = 84
    AIR: Final = 46
    WORDS: Final = 420
    """The room that the words keep beside the cards that stay."""


class Chips:
    """What a placement brings, beside it."""

    ICON: Final = 26
    GAP: Final = 18
    PADDING: Final = 10
    WIDTH: Final = 230


class Fly:
    """Things on their way."""

    ARC: Final = 90
    CARD_ARC: Final = 40
    SHAKE: Final = 3
    """Pixels at 1280×800: the only thing in the game that shakes."""
    DUSK: Final = 110
    """How dark the table is behind a banner, of 255."""
