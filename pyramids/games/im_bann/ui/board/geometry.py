"""Where things are in the pyramid, in the units of its picture."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.im_bann.state import CHAMBER, OUT

SIZE: Final = (480, 400)
RATIO: Final = SIZE[0] / SIZE[1]
MIDDLE: Final = 240.0
FLOORS: Final = (385.0, 331.0, 277.0, 223.0, 169.0, 115.0)
"""The floors of the five adventures and of the royal chamber, from the lowest up."""
FIGURE: Final = (34.0, 44.0)
"""The size of an archaeologist."""

_CEILINGS: Final = (345.0, 291.0, 237.0, 183.0, 129.0, 74.0)
_APEX, _GROUND, _HALF = 6.0, 392.0, 234.0
_SHARES: Final = (0.78, 0.78, 0.78, 0.78, 0.78, 0.74)
"""How much of the pyramid's width a chamber takes."""
_TOPS: Final = (336.0, 282.0, 228.0, 174.0, 120.0, 58.0)
_LEDGE: Final = 44.0
"""How far from the middle the first ones stand beside the royal chamber."""
_CROWD: Final = 18.0
_SPREAD: Final = 40.0

Spot = tuple[float, float]


def reach(y: float) -> float:
    """Half the width of the pyramid at a height."""
    return _HALF * (y - _APEX) / (_GROUND - _APEX)


def half_width(place: int) -> float:
    """Half the width of a chamber."""
    return reach(_TOPS[place]) * _SHARES[place]


def chamber(place: int) -> pygame.FRect:
    """A chamber's inside."""
    half, top = half_width(place), _CEILINGS[place]
    return pygame.FRect(MIDDLE - half, top, 2 * half, FLOORS[place] - top)


def value_spot(place: int) -> Spot:
    """Where a chamber's value is carved: in the stone beside it, or above the royal one."""
    if place == CHAMBER:
        return MIDDLE, 58.0
    middle = chamber(place).centery
    return MIDDLE + (half_width(place) + reach(middle)) / 2 - 3, middle


def mummy_spot(place: int) -> Spot:
    """Where the Mummy's extra need ends: beside the pyramid, across from the value."""
    y = value_spot(place)[1]
    return MIDDLE - reach(y) - 4, y


def figure_spot(place: int, seat: int, seats: int) -> Spot:
    """Where an archaeologist's feet are."""
    if place >= OUT:
        return MIDDLE + (seat - (seats - 1) / 2) * 4, FLOORS[CHAMBER]
    if place == CHAMBER:
        side = -1 if seat % 2 == 0 else 1
        return MIDDLE + side * (_LEDGE + _CROWD * (seat // 2)), FLOORS[CHAMBER] + 3
    room = 2 * half_width(place) - FIGURE[0] - 24
    step = min(_SPREAD, room / max(1, seats - 1))
    return MIDDLE + (seat - (seats - 1) / 2) * step, FLOORS[place]
