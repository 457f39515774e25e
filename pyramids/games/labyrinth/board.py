"""The board: spaces, fields, and the gates between them (LP-1).

A space takes one tile of 2×2 fields. A tile's outline has eight gates, two a side, numbered
clockwise from the left one on top; a tile's four fields are its quarters, clockwise from the
top left. So a rotation by 90° adds 2 to a gate and 1 to a quarter, and the gate `g` of the space
`s` has the number `8 s + g` on the whole board.

      0   1
    +---+---+
  7 | 0 | 1 | 2
    +---+---+
  6 | 3 | 2 | 3
    +---+---+
      5   4
"""

from __future__ import annotations

SIZE = 5
"""Spaces along an edge."""
SPACES = SIZE * SIZE
FIELDS = 2 * SIZE
"""Fields along an edge."""
GATES = 8

SIDES = "NESW"
OUTER = ((7, 0), (1, 2), (3, 4), (5, 6))
"""Per quarter its gates to the neighbouring spaces."""

WALL = -1
"""Behind a gate on the outer edge."""
OUTSIDE = -2
"""Behind a gate in a portal."""

PORTALS = ("left", "bottom", "right")
SIDES_OF_A_PORTAL = ("left", "right")
ENTRANCES = tuple((portal, side) for portal in PORTALS for side in SIDES_OF_A_PORTAL)
"""The entrances: a portal and its side, as seen from outside (LP-7)."""

_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_CORNERS = ((0, 0), (0, 1), (1, 1), (1, 0))
_FACING = (5, 4, 7, 6, 1, 0, 3, 2)
"""Per gate the adjoining gate of the neighbouring space."""


def space_at(row: int, column: int) -> int:
    """The number of a space."""
    return row * SIZE + column


def field_of(space: int, quarter: int) -> int:
    """The field of a space's quarter, as `row * FIELDS + column`."""
    row, column = divmod(space, SIZE)
    down, right = _CORNERS[quarter]
    return (2 * row + down) * FIELDS + 2 * column + right


def place_of(field: int) -> tuple[int, int]:
    """The space and the quarter of a field."""
    row, column = divmod(field, FIELDS)
    corner = (row % 2, column % 2)
    return space_at(row // 2, column // 2), _CORNERS.index(corner)


def entrance_gates(portals: dict[str, int]) -> tuple[int, ...]:
    """The gates of the six entrances, for portals at these spaces of their edges."""
    last = SIZE - 1
    left = GATES * space_at(portals["left"], 0)
    bottom = GATES * space_at(last, portals["bottom"])
    right = GATES * space_at(portals["right"], last)
    return (left + 7, left + 6, bottom + 5, bottom + 4, right + 3, right + 2)


def gates_beyond(entrances: tuple[int, ...]) -> tuple[int, ...]:
    """Per gate of the board what is behind it: the neighbour's gate, `WALL` or `OUTSIDE`."""
    beyond = []
    for space in range(SPACES):
        row, column = divmod(space, SIZE)
        for gate in range(GATES):
            down, right = _STEPS[gate // 2]
            there = (row + down, column + right)
            if 0 <= there[0] < SIZE and 0 <= there[1] < SIZE:
                beyond.append(GATES * space_at(*there) + _FACING[gate])
            else:
                beyond.append(OUTSIDE if GATES * space + gate in entrances else WALL)
    return tuple(beyond)


def _neighbours(field: int) -> tuple[int, ...]:
    row, column = divmod(field, FIELDS)
    places = [(row + down, column + right) for down, right in _STEPS]
    inside = [(r, c) for r, c in places if 0 <= r < FIELDS and 0 <= c < FIELDS]
    return tuple(r * FIELDS + c for r, c in inside)


NEIGHBOURS = tuple(_neighbours(field) for field in range(FIELDS * FIELDS))
"""Per field those that share a side with it."""

QUARTERS = tuple(tuple(field_of(space, quarter) for quarter in range(4)) for space in range(SPACES))
"""Per space its fields."""
