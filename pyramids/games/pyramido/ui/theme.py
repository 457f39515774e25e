"""The sizes and tones of Pyramido, in units of a 1280×800 window."""

from __future__ import annotations

from typing import Final

from pyramids.ui.theme import Colour, Role, TextStyle

BADGE = TextStyle(Role.DIGITS, 16)
COUNT = TextStyle(Role.DIGITS, 18)
TOTAL = TextStyle(Role.DIGITS, 30)

EDGE_LIGHT: Final[Colour] = (255, 244, 214)
"""The lit upper and left edges of a block."""
EDGE_DARK: Final[Colour] = (26, 14, 12)
"""Its shaded lower and right edges, and the joint between blocks."""
STAGE_SHADOW: Final[Colour] = (12, 5, 14)
SIDE_COLOURS: Final[dict[str, Colour]] = {
    "orange": (232, 162, 68),
    "blue": (59, 116, 184),
    "purple": (111, 70, 144),
    "green": (111, 167, 101),
    "red": (185, 66, 47),
}
"""The grounds of the blocks' pictures, for the sides that the isometric view shows."""
BASE_COLOUR: Final[Colour] = (124, 94, 66)
"""The sandstone slab that a tilted pyramid stands on."""


class PyramidSizes:
    """Shares of a quarter's side."""

    EDGE: Final = 0.09
    """How wide the lit and shaded edges are."""
    SYMBOL: Final = 0.8
    """The disc below a gem symbol."""
    GEM: Final = 0.62
    RIM: Final = (0.0, 0.03, 0.05, 0.065, 0.08)
    """By stage: how wide the light is where the stage ends."""
    SHADOW: Final = (0.0, 0.14, 0.28, 0.4, 0.5)
    """By stage: how far its shadow falls to the lower right."""
    DIMMING: Final = (0, 72, 44, 18, 0)
    """By stage: how much darker than the top it is; the light falls from above."""
    HEIGHT: Final = 0.95
    """In the isometric view: how high a stage is."""
    FLOOR: Final = 0.04
    """The joint between the blocks of the floor that may still be built on."""
    OUTLINE: Final = 0.07
    """The outline of a stage or of an area."""
    BADGE: Final = 0.62
    """The disc with an area's symbols in a scoring."""


class TableSizes:
    """How the table is divided, and the sizes of its parts."""

    LEFT: Final = (192, 260)
    """The narrowest and the widest column with what the player owns."""
    RIGHT: Final = 340
    """The widest column of the opponents in a usual window."""
    CARD: Final = 150
    """How wide the domino in the hand is at least."""
    TOOL: Final = 44
    SUPPLY: Final = (88, 140)
    """The least and the greatest height of the gems."""
    STAGES: Final = 64
    """The points of the stages."""
    AREA_GEM: Final = 28
    """A gem in the list of areas."""
    ROW: Final = 0.18
    """The share of the board's height that the row of stacks has."""
    ROW_HEIGHT: Final = (112, 140)
    """The least and greatest height of the row of stacks."""
    COUNT: Final = 24
    """The disc with the number of dominoes in a stack."""
    PLATE: Final = 78
    """How large a rival's pyramid is at least."""
    FIGURES: Final = 76
    """The column of a rival's gems beside it."""
    KEPT: Final = 36
    """A gem that a proposal keeps."""
    BEST: Final = 168
    """The button that proposes activations."""


class PlayerPageSizes:
    """A player's own page."""

    SIZE: Final = (1120, 760)
    EDGE: Final = 24
    FACE: Final = 60


class FinalSizes:
    """The final scoring."""

    COLUMN: Final = 420
    HEAD: Final = 58
    LINE: Final = 32
    CROWN: Final = 52


class UnseenSizes:
    """The panel with the dominoes that nobody has seen."""

    SIZE: Final = (640, 560)
    DOMINO: Final = 52


class Timing:
    """How long things take, in milliseconds at normal speed."""

    TILT: Final = 450
    PULSE: Final = 1300
    """One pulse of the light on what may be chosen."""
    RISE: Final = 600
    """The outline of a new stage."""
