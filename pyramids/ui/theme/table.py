"""Sizes of the parts that all tables share, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Role, TextStyle

ROUND = TextStyle(Role.DISPLAY, 24)
NET = TextStyle(Role.DIGITS, 24)
POINTS = TextStyle(Role.DIGITS, 22)
GRAND_TOTAL = TextStyle(Role.DIGITS, 38)

LOG_LINES: Final = 12
"""More than ever fit beside a table."""


class TableSizes:
    """The layout of a table."""

    MARGIN: Final = 8
    BAR: Final = 46
    DOT: Final = 13


class RivalSizes:
    """The column of the other players."""

    PORTRAIT: Final = 40
    PADDING: Final = 9
    LOG: Final = 112
    LOG_CROWDED: Final = 50


class ForecastSizes:
    """The gains of a placement, shown beside it."""

    ICON: Final = 26
    GAP: Final = 18
    PADDING: Final = 10
    WIDTH: Final = 230


class FlightSizes:
    """Flying pieces, and the banner."""

    ARC: Final = 90
    SHAKE: Final = 3
    """The amplitude of the screen's shake."""


class PortraitSizes:
    """The row of all players' portraits."""

    FACE: Final = 46
    GAP: Final = 10
    SIGN: Final = 20
    RIM: Final = 3


class SparkSizes:
    """The sparks above the winner."""

    COUNT: Final = 34
    SIZE: Final = 5


class HintSizes:
    """The list of suggested moves, and their outlines on the board."""

    HEIGHT: Final = 132
    HIGHEST: Final = 150
    """The greatest height of an entry in a vertical list."""
    PADDING: Final = 8
    BADGE: Final = 28
    LINE: Final = 4
    """The thickness of an outline."""
    STEP: Final = 5
    """How far each outline is inside the one before: hints may share squares."""
    TINT: Final = 46
    """The opacity of a hint's squares, of 255."""
    STRONG: Final = 110


class CoachSizes:
    """The strip at the bottom of the tutorial."""

    HEIGHT: Final = 112
    FACE: Final = 104
    COLUMN: Final = 176
    PADDING: Final = 18
    TAIL: Final = 14
    DOT: Final = 11
    RING: Final = 4
    RADIUS: Final = 14
