"""Sizes of the parts that all tables share, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Role, TextStyle

ROUND = TextStyle(Role.DISPLAY, 24)
NET = TextStyle(Role.DIGITS, 24)
POINTS = TextStyle(Role.DIGITS, 22)
BIG_POINTS = TextStyle(Role.DIGITS, 64)
BIG_WORDS = TextStyle(Role.HEADING, 26)
BIG_WORDS_ALONE = TextStyle(Role.HEADING, 32)
GRAND_TOTAL = TextStyle(Role.DIGITS, 38)

LOG_LINES: Final = 12
"""More than ever fit beside a table."""


class TableSizes:
    """The layout of a table."""

    MARGIN: Final = 8
    BAR: Final = 46
    DOT: Final = 13
    PAUSE_GAP: Final = 3
    """Between the undo button and the ring of beads around it."""
    PAUSE_BEAD: Final = 5


class RivalSizes:
    """The plates of the other players, and the log beside them."""

    PORTRAIT: Final = 40
    HEAD: Final = 30
    """A lower head, for small plates."""
    ROOMY: Final = 196
    """Higher plates have a large portrait."""
    SIDE: Final = 120
    """The least width of head and figures beside a board."""
    WIDE_SIDE: Final = 176
    """There name and score fit side by side."""
    PADDING: Final = 8
    LOG: Final = 150
    """The least width of the log."""
    LOG_LINES: Final = 5
    """How many lines of normal size the log has at least; larger text may have fewer."""


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


class BigMomentSizes:
    """The rising points of a big moment, and their sparks."""

    RISE: Final = 64
    ABOVE: Final = 40
    """In pixels: the words begin at most so far above the middle of what they are about."""
    SPARKS: Final = 46
    HAZE: Final = 0.75
    """The opacity of the dark haze behind the points."""
    REACTION: Final = 1.35
    """How much larger a face is while it shows a mood."""
    RIVAL: Final = 0.55
    """Other players' moments are smaller, and have fewer sparks."""


class SparkSizes:
    """The sparks above the winner, and the larger ones of big moments."""

    COUNT: Final = 34
    SIZE: Final = 5
    LARGE: Final = 10


class FinalScoringSizes:
    """The final scoring of any game, and the page with its story."""

    MARGIN: Final = 24
    FOOT: Final = 72
    BAR: Final = 9
    """The height of a standing's bar."""
    RAISED: Final = 0.55
    """How far above its place the crown hovers while points are counted, of its height."""
    PALE: Final = 0.65
    """The opacity of a crown that isn't won yet."""
    SHEET: Final = 0.39
    """The share of the story's page that the papyrus takes, at the right or below."""
    WINNER: Final = (56, 150)
    """The least and greatest size of a winner's face on the papyrus."""
    TALL: Final = 1.15
    """Below this ratio of width to height the papyrus lies below the graph."""


class HintSizes:
    """The list of suggested moves, and their outlines on the board."""

    HEIGHT: Final = 132
    HIGHEST: Final = 150
    """The greatest height of an entry in a vertical list."""
    PADDING: Final = 8
    BADGE: Final = 28
    RIM: Final = 4
    """How much larger a badge is with its light rim."""
    CHOSEN: Final = 3
    """The thickness of the frame around the chosen entry."""
    NARROW: Final = 260
    """In a narrower entry the text is below the number, not beside it."""
    LINE: Final = 4
    """The thickness of an outline."""
    STEP: Final = 6
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
