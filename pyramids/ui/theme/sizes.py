"""Window sizes, type scale and the sizes of widgets, in units of a 1280×800 window."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

FIRST_WINDOW: Final = (1280, 800)
SMALLEST_WINDOW: Final = (1024, 640)
TEXT_SIZES: Final = (0.9, 1.0, 1.15, 1.3)
"""The choices of the text-size setting."""


class Role(StrEnum):
    """What a typeface is used for."""

    DISPLAY = "display"
    HEADING = "heading"
    TEXT = "text"
    TEXT_BOLD = "text_bold"
    DIGITS = "digits"


class TextStyle(NamedTuple):
    """A typeface and a size."""

    role: Role
    size: int

    def at(self, size: int) -> TextStyle:
        """The same typeface in another size, at least the smallest."""
        return TextStyle(self.role, max(size, SMALLEST_TEXT))


SMALLEST_TEXT: Final = 15

TITLE = TextStyle(Role.DISPLAY, 40)
HEADING = TextStyle(Role.HEADING, 26)
SUBHEADING = TextStyle(Role.HEADING, 21)
MENU = TextStyle(Role.HEADING, 28)
BUTTON = TextStyle(Role.HEADING, 20)
BODY = TextStyle(Role.TEXT, 18)
BODY_BOLD = TextStyle(Role.TEXT_BOLD, 18)
SMALL = TextStyle(Role.TEXT, SMALLEST_TEXT)
SMALL_BOLD = TextStyle(Role.TEXT_BOLD, SMALLEST_TEXT)
NUMBER = TextStyle(Role.DIGITS, 18)
NUMBER_SMALL = TextStyle(Role.DIGITS, SMALLEST_TEXT)
NUMBER_LARGE = TextStyle(Role.DIGITS, 30)


class Space:
    """Distances between things."""

    HAIR: Final = 2
    TIGHT: Final = 4
    SMALL: Final = 8
    MEDIUM: Final = 12
    LARGE: Final = 20
    WIDE: Final = 32


class Radius:
    """Corner radii."""

    SMALL: Final = 6
    BUTTON: Final = 10
    PANEL: Final = 14
    CARD: Final = 12


class Extent:
    """Sizes of widgets and their parts."""

    BUTTON: Final = 46
    ICON_BUTTON: Final = 44
    ICON: Final = 26
    BUTTON_PADDING: Final = 26
    FIELD: Final = 44
    TOGGLE: Final = (58, 30)
    KNOB: Final = 24
    TRACK: Final = 10
    SLIDER: Final = 240
    STEPPER: Final = 300
    SCROLLBAR: Final = 10
    SCROLL_EDGE: Final = 22
    """The height over which a list fades out where it continues."""
    SCROLL_THUMB: Final = 40
    WHEEL_STEP: Final = 56
    DIALOG: Final = 560
    TOOLTIP: Final = 340
    TOAST: Final = 560
    PROGRESS: Final = 18
    SPINNER: Final = 44
    FOCUS_RING: Final = 3
    FOCUS_GAP: Final = 3
    RIM: Final = 2
    SHADOW: Final = 14
    SHADOW_SHIFT: Final = (3, 5)
    REACH: Final = 2 * SHADOW
    """How far shadows and glows reach beyond a widget's rectangle."""
    PRESS: Final = 2
    CARET: Final = 2
    ORNAMENT: Final = 44
    TEXT_LEADING: Final = 1.32
    DRAG_THRESHOLD: Final = 6
    DIMMING: Final = 150
    """Not a length: the opacity of the darkening behind a dialog, of 255."""
