"""Sizes of the parts that all tables share, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Lettering, Role

ROUND = Lettering(Role.DISPLAY, 24)
NET = Lettering(Role.DIGITS, 24)
POINTS = Lettering(Role.DIGITS, 22)
GRAND_TOTAL = Lettering(Role.DIGITS, 38)

LOG_LINES: Final = 12
"""More than ever fit beside a table."""


class Table:
    """The layout of a table."""

    MARGIN: Final = 8
    BAR: Final = 46
    DOT: Final = 13


class Rivals:
    """The column of the other players."""

    PORTRAIT: Final = 40
    PADDING: Final = 9
    LOG: Final = 112
    LOG_CROWDED: Final = 50


class Chips:
    """The gains of a placement, shown beside it."""

    ICON: Final = 26
    GAP: Final = 18
    PADDING: Final = 10
    WIDTH: Final = 230


class Fly:
    """Flying pieces, and the banner."""

    ARC: Final = 90
    SHAKE: Final = 3
    """The amplitude of the screen's shake."""


class Roster:
    """The row of all players' portraits."""

    FACE: Final = 46
    GAP: Final = 10
    SIGN: Final = 20
    RIM: Final = 3


class Sparks:
    """The sparks above the winner."""

    COUNT: Final = 34
    SIZE: Final = 5
