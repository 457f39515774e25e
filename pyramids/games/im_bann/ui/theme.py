"""The sizes and tones of Im Bann der Pyramide, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme import Colour, Role, TextStyle

CARVED = TextStyle(Role.DIGITS, 24)
CARD_VALUE = TextStyle(Role.DIGITS, 30)
TOTAL = TextStyle(Role.DIGITS, 26)
PILE = TextStyle(Role.DIGITS, 20)

CARVED_DARK: Final[Colour] = (40, 24, 16)
"""The shadow in carved figures."""
DREAD: Final[Colour] = (96, 40, 140)
"""The light around the Mummy."""
UNPLAYABLE: Final = 0.45
"""How much a card that can't be played is darkened."""


class LayoutSizes:
    """How the table is divided."""

    TOOLS: Final = (190, 250)
    """The narrowest and the widest column of the depot."""
    DIAL: Final = 120
    """The least side of the depot."""
    PILE: Final = 66
    FOOT: Final = (264, 330)
    """The least and the greatest height of the player's own cards."""
    STRIP: Final = 820
    RIGHT: Final = 330


class HandSizes:
    """The cards in the hand."""

    RATIO: Final = 100 / 140
    RISE: Final = 18
    """How far a card rises under the pointer."""
    READY: Final = 9
    """How far a card that can be played is lifted."""
    TILT: Final = 1.6
    """By how many degrees a card is turned more than its neighbour."""
    GAP: Final = 8
    ARCH: Final = 1.1
    """How much lower a card is for each place that it is away from the middle, squared."""


class DisplaySizes:
    """A player's display."""

    HEIGHT: Final = 92


class RivalPlateSizes:
    """An opponent's plate."""

    CARDS: Final = (150, 38)
    FIGURES: Final = (72, 38)
    PIP: Final = 9


class PlayerPageSizes:
    """A player's own page."""

    SIZE: Final = (860, 520)
    EDGE: Final = 24
    FACE: Final = 60
    CARD: Final = 130


class ReplaySizes:
    """The replay."""

    SIDE: Final = (200, 300)
    """The least and greatest width of the pyramid's column."""


class FinalScoreSizes:
    """The final scoring."""

    ROW: Final = 84
    WIDEST: Final = 620
    CROWN: Final = 46


class Timing:
    """How long things take, in milliseconds at normal speed."""

    CLIMB: Final = 700
    GRIND: Final = 520
    """The depot turns to another item."""
    ROYAL: Final = 900
    """The royal chamber stays open before the scores are counted."""
    DREAD: Final = 1100
    """The Mummy walks from one display to another."""
    SWEEP: Final = 700
    """A Curse goes over the table."""
    GAP: Final = 90
    """Between two cards that fly one after the other."""
