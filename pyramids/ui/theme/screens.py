"""Sizes of the shared screens, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Role, TextStyle

LOGO_CARVED = TextStyle(Role.DISPLAY, 96)
CAPTION = TextStyle(Role.HEADING, 15)
MENU_WORD = TextStyle(Role.HEADING, 30)
FIGURE = TextStyle(Role.DIGITS, 34)
BILL_TOTAL = TextStyle(Role.DIGITS, 26)


class DesertSizes:
    """The desert on the title screen: how its layers cover the window and move."""

    PICTURE: Final = (1600, 1000)
    OVERSCAN: Final = 1.04
    """Layers are a little wider than the window, so that they can move."""
    RISE: Final = (0.5, 0.55, 0.75, 1.0)
    """In a wide window the share of each layer's excess height that is cut at its top: the moon
    stays in the sky, and the near dunes keep their base."""
    REACH: Final = (0.0, 3.0, 8.0, 16.0)
    """The greatest shift of each layer, from the sky to the near dunes."""
    GRAINS: Final = 70
    GRAIN: Final = (3, 9)
    LAMP: Final = 74
    LAMP_LIGHT: Final = 210


class GameDoorSizes:
    """The temple front with the games' doors; openings are in the picture's own units."""

    PICTURE: Final = (800, 420)
    OPENING: Final = (120, 165)
    OPENINGS: Final = ((82, 215), (254, 215), (426, 215), (598, 215))
    WIDTH: Final = 724
    RIGHT: Final = 36
    FOOT: Final = 62
    """The least distance from the window's lower edge to the foot of the steps."""


class MenuSizes:
    """The menu on the title screen."""

    LEFT: Final = 76
    WIDTH: Final = 330
    LINE: Final = 50
    SIGN: Final = 11
    SHADE: Final = 520
    """The width of the shade behind the menu."""
    GROUND: Final = 170
    """The height of the shade behind the captions."""


class SheetSizes:
    """The large papyrus panel of most screens."""

    LARGE: Final = (1160, 740)
    WIDE: Final = (1160, 660)
    MIDDLE: Final = (860, 740)
    SHORT: Final = (860, 660)
    NARROW: Final = (460, 580)
    EDGE: Final = 40
    DIVIDER: Final = 18
    DOOR: Final = 220
    """The picture of a sealed door, shown on an empty sheet."""


class SeatSizes:
    """The players' rows of a new game."""

    PORTRAIT: Final = 84
    SMALL_PORTRAIT: Final = 64
    """At a full table."""
    NAME: Final = 210
    SWATCH: Final = 40
    DECK: Final = 330


class PlayerCardSizes:
    """The players to choose from for a seat."""

    FACES: Final = (112, 92, 76)
    """The largest size of the faces comes first."""


class RowSizes:
    """Rows of lists and forms."""

    SAVE: Final = 100
    BOARD: Final = (124, 82)
    """The picture of the board in a saved game's row."""
    SETTING: Final = 52
    CONTROL: Final = 380
    KEY: Final = 34
    FACE: Final = 40
    LEAST_TEXT: Final = 170
    """A row whose texts would be narrower has no portraits."""


class HandoverSizes:
    """The screen between two players."""

    PORTRAIT: Final = 168
    WIDTH: Final = 520


class RulebookSizes:
    """The pages of the rule book."""

    CONTENTS: Final = 272
    LINE: Final = 38
    """A line of the table of contents."""
    HANG: Final = 26
    """The indentation of a list."""
    SYMBOL: Final = 32
    """A symbol used as a list's bullet."""
    DOT: Final = 8
    BADGE: Final = 26
    HIT: Final = 3


class ExampleSizes:
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


class StatisticsSizes:
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


class RatingGraphSizes:
    """The graph of the rating."""

    WIDTH: Final = 440
    HEIGHT: Final = 132
    LINE: Final = 2.5
    DOT: Final = 5
    END: Final = 8
    """Pixels between the line's end and the edge, so that its dot isn't cut."""
    MARGIN: Final = 160
    """How many points the scale goes beyond the highest and the lowest rating."""


class JournalSizes:
    """The journal of discoveries."""

    COLUMNS: Final = 5
    SEAL: Final = 122
    LARGE_SEAL: Final = 190
    MOST_SEAL: Final = 0.32
    """The most that the large seal takes of the height beside the others."""
    DETAILS: Final = 330
    MOST_DETAILS: Final = 0.4
    NUMERAL: Final = 0.735
    """Where a seal's numeral is, as a share of its height."""
    RING: Final = 10
    """How much wider than the selected seal the ring around it is."""


class DailySizes:
    """The daily expedition."""

    CALENDAR: Final = 470
    """The width of the calendar."""
    CELL: Final = 0.86
    """The height of a day, as a share of its width."""
    MEDAL: Final = 0.62
    """A medal in the calendar, as a share of its cell."""
    DOOR: Final = 168
    """The door of the day's game."""
    FACE: Final = 60
    """An opponent's portrait."""
    OPPONENT: Final = 130
    RESULT: Final = 72
    """The medal beside the result."""
    RECORD: Final = 78
    """The height of the streak and the medals."""
    RECORD_MEDAL: Final = 0.56
    """A medal there, as a share of that height."""


class ReplaySizes:
    """The replay screen."""

    MARGIN: Final = 12
    BAR: Final = 52
    FOOT: Final = 176
    GRAPH: Final = (48, 24, 20, 26)
    """The graph's margins: left (points), top, right, bottom (rounds)."""
    SHAPE: Final = 9
    CURSOR: Final = 3
    STAR: Final = 26
    BUTTONS: Final = 440


class ReviewSizes:
    """The review of a game."""

    MARGIN: Final = 12
    BAR: Final = 52
    LEFT: Final = 0.68
    """The boards' and the graph's share of the width."""
    GRAPH: Final = 150
    GRAPH_SHARE: Final = 0.34
    """The graph's least height, and its share of the height."""
    WORDS: Final = 0.3
    """The most that a move's words may take of a board's height."""
    MARK: Final = 18
    CHOSEN_MARK: Final = 26
    RIM: Final = 2


class ReplayBoardSizes:
    """A table in a replay: a middle column, then one per player."""

    SIDE: Final = (112, 150)
    """The least and greatest width of the middle column."""
    HEAD: Final = 44
    PADDING: Final = 10
    SHEET: Final = 58
    GAP: Final = 10
