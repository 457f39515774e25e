"""The sizes of the shared screens, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme.sizes import Lettering, Role

LOGO_CARVED = Lettering(Role.DISPLAY, 96)
CAPTION = Lettering(Role.HEADING, 15)
MENU_WORD = Lettering(Role.HEADING, 30)


class Desert:
    """The title's desert: how its layers cover the window and drift."""

    PICTURE: Final = (1600, 1000)
    OVERSCAN: Final = 1.04
    """Layers are a little wider than the window, so that they can shift."""
    RISE: Final = (0.5, 0.55, 0.75, 1.0)
    """In a wide window each layer loses this share of what is too much at its top: the sky
    keeps its moon, and the near dunes keep their feet on the ground."""
    REACH: Final = (0.0, 3.0, 8.0, 16.0)
    """How far each layer shifts at most, from the sky to the near dunes."""
    GRAINS: Final = 70
    GRAIN: Final = (3, 9)
    LAMP: Final = 74
    LAMP_LIGHT: Final = 210


class Temple:
    """The temple front, as it is drawn: openings for doors in its picture's own units."""

    PICTURE: Final = (800, 420)
    OPENING: Final = (120, 165)
    OPENINGS: Final = ((82, 215), (254, 215), (426, 215), (598, 215))
    WIDTH: Final = 724
    RIGHT: Final = 36
    FOOT: Final = 62
    """From the lower edge of the window to the foot of the steps, at least."""


class Menu:
    """The title's menu."""

    LEFT: Final = 76
    WIDTH: Final = 330
    LINE: Final = 50
    SIGN: Final = 11
    SHADE: Final = 520
    """How far the shade behind the menu reaches."""
    GROUND: Final = 170
    """How high the shade behind the captions rises."""


class Sheet:
    """A papyrus that fills most of the window."""

    LARGE: Final = (1160, 740)
    WIDE: Final = (1160, 660)
    MIDDLE: Final = (860, 740)
    SHORT: Final = (860, 660)
    NARROW: Final = (460, 580)
    EDGE: Final = 40
    DIVIDER: Final = 18
    DOOR: Final = 220
    """The sealed door on a sheet that has nothing to show yet."""


class Seats:
    """The new game's lines of players."""

    PORTRAIT: Final = 84
    NAME: Final = 210
    SWATCH: Final = 40
    DECK: Final = 330


class Rows:
    """Lines of lists and forms."""

    SAVE: Final = 84
    SETTING: Final = 52
    CONTROL: Final = 380
    KEY: Final = 34
    FACE: Final = 40


class Handover:
    """The screen between two players."""

    PORTRAIT: Final = 168
    WIDTH: Final = 520
