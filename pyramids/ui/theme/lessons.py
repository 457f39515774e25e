"""The sizes of hints and of the tutorial's coach, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final


class Hints:
    """The list of the best moves, and their outlines on the chambers."""

    HEIGHT: Final = 132
    HIGHEST: Final = 150
    """How high one of them is at most, where the list stands upright."""
    PADDING: Final = 8
    BADGE: Final = 28
    LINE: Final = 4
    """How thick an outline is."""
    STEP: Final = 5
    """How far the outline of the next hint lies inside: hints may share fields."""
    TINT: Final = 46
    """How opaque the fields of a hint are, of 255."""
    STRONG: Final = 110


class Coach:
    """The strip at the foot of a tutorial's window."""

    HEIGHT: Final = 112
    FACE: Final = 104
    COLUMN: Final = 176
    PADDING: Final = 18
    TAIL: Final = 14
    DOT: Final = 11
    RING: Final = 4
    RADIUS: Final = 14
