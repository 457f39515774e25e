"""The sizes of the rules, the statistics and the replay, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Lettering, Role

FIGURE = Lettering(Role.DIGITS, 34)
BILL_TOTAL = Lettering(Role.DIGITS, 26)


class Rules:
    """The pages of the rules."""

    CONTENTS: Final = 272
    LINE: Final = 38
    """A line of the table of contents."""
    HANG: Final = 26
    """How far a list stands in."""
    SIGN: Final = 32
    """A symbol that stands for a list's dot."""
    DOT: Final = 8
    BADGE: Final = 26
    HIT: Final = 3


class Examples:
    """The drawings in the rules."""

    CARD: Final = 336
    """How high the explained card is drawn."""
    FIGURE: Final = 190
    """How high the pictures of a row are."""
    SINGLE: Final = 240
    LINE: Final = 46
    """A line of the worked example."""
    VERDICT: Final = 30
    WIDEST: Final = 760


class Ledger:
    """The statistics."""

    FIGURES: Final = 440
    """How wide the column of figures is."""
    TILE: Final = 78
    LINE: Final = 30
    CHART: Final = 84
    BARS: Final = 24
    """How many of the last games are drawn."""
    FEW: Final = 8
    """Fewer games than these don't fill the chart."""
    ROW: Final = 84


class Replay:
    """Watching a game again."""

    MARGIN: Final = 12
    BAR: Final = 52
    FOOT: Final = 176
    GRAPH: Final = (48, 24, 20, 26)
    """The graph's margins: left for the points, top, right, below for the rounds."""
    SHAPE: Final = 9
    CURSOR: Final = 3
    BUTTONS: Final = 440


class Retrospect:
    """A table in a replay: its middle, then a column for each player."""

    SIDE: Final = (112, 150)
    """The narrowest and the widest middle."""
    HEAD: Final = 44
    PADDING: Final = 10
    SHEET: Final = 58
    GAP: Final = 10
