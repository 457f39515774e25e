"""An effect: how it is made, how loud it is, and how much of the room answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tools.sound.acoustics import Wave

TOUCH, SOFT, PLAIN, STRONG = -35.0, -26.0, -20.0, -16.0  # loudness of an effect in dB
DRY, DESK, CHAMBER = 0.0, 0.10, 0.22  # how much of the room answers


class Effect(NamedTuple):
    """An effect's function, loudness and amount of echo."""

    style: Callable[[], Wave]
    loudness: float = PLAIN
    room: float = DESK
