"""Sizes of hints and of the tutorial's coach, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final


class Hints:
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


class Coach:
    """The strip at the bottom of the tutorial."""

    HEIGHT: Final = 112
    FACE: Final = 104
    COLUMN: Final = 176
    PADDING: Final = 18
    TAIL: Final = 14
    DOT: Final = 11
    RING: Final = 4
    RADIUS: Final = 14
