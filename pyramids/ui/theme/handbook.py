"""Sizes of the rule book, the statistics and the replay, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Lettering, Role

FIGURE = Lettering(Role.DIGITS, 34)
BILL_TOTAL = Lettering(Role.DIGITS, 26)


class Rules:
    """The pages of the rule book."""

    CONTENTS: Final = 272
    LINE: Final = 38
    """A line of the table of contents."""
    HANG: Final = 26
    """The indentation of a list."""
    SIGN: Final = 32
    """A symbol used as a list's bullet."""
    DOT: Final = 8
    BADGE: Final = 26
    HIT: Final = 3


class Examples:
    """The drawn examples in the rule book."""

    CARD: Final = 336
    """The height of the explained card."""
    FIGURE: Final = 190
    """The height of the pictures in a row."""
    SINGLE: Final = 240
    LINE: Final = 46
    """A line of the worked example."""
    VERDICT: Final = 30
    WIDEST: Final = 760


class Ledger:
    """The statistics."""

    FIGURES: Final = 440
    """The width of the column of figures."""
    TILE: Final = 78
    LINE: Final = 30
    CHART: Final = 84
    BARS: Final = 24
    """How many of the last games the chart shows."""
    FEW: Final = 8
    """Fewer games than this don't fill the chart."""
    ROW: Final = 84


class Replay:
    """The replay screen."""

    MARGIN: Final = 12
    BAR: Final = 52
    FOOT: Final = 176
    GRAPH: Final = (48, 24, 20, 26)
    """The graph's margins: left (points), top, right, bottom (rounds)."""
    SHAPE: Final = 9
    CURSOR: Final = 3
    BUTTONS: Final = 440


class Retrospect:
    """A table in a replay: a middle column, then one per player."""

    SIDE: Final = (112, 150)
    """The least and greatest width of the middle column."""
    HEAD: Final = 44
    PADDING: Final = 10
    SHEET: Final = 58
    GAP: Final = 10
