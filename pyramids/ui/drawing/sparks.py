"""Bursts of golden sparks, shown above the winner and where something big happened."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from typing import Final

from pyramids.ui.drawing.canvas import Canvas, Point
from pyramids.ui.theme.table import SparkSizes as Sizes

_LIFE: Final = 1100.0
_GRAVITY: Final = 0.00042
_SPEED: Final = (0.10, 0.34)
_SIZES: Final = (0.6, 1.0, 1.4)
"""Only a few, because each size's glow is cached."""
_GOLD: Final = ("gold", "gold", "gold", "gold_light", "gold_light")
_COLOURFUL: Final = ("gold", "gold_light", "carnelian", "turquoise", "lapis")


@dataclass
class _Spark:
    x: float
    y: float
    across: float
    down: float
    life: float
    size: float
    colour: str
    """A colour of the palette."""


class Sparks:
    """Particles that burst from a point, fall and fade; the same ones every time."""

    def __init__(self) -> None:
        self._sparks: list[_Spark] = []

    @property
    def alive(self) -> bool:
        """Whether any is still visible."""
        return bool(self._sparks)

    def burst(
        self, centre: Point, scale: float, count: int = Sizes.COUNT, *, colourful: bool = False
    ) -> None:
        """Start a burst upwards from a point: of gold, or colourful, to be seen on pale ground."""
        colours, size = (_COLOURFUL, Sizes.LARGE) if colourful else (_GOLD, Sizes.SIZE)
        dice = Random(count)
        for _ in range(count):
            angle = -pi / 2 + (dice.random() - 0.5) * pi * 0.95
            speed = (_SPEED[0] + (_SPEED[1] - _SPEED[0]) * dice.random()) * scale
            self._sparks.append(
                _Spark(
                    x=centre[0],
                    y=centre[1],
                    across=cos(angle) * speed,
                    down=sin(angle) * speed,
                    life=_LIFE * (0.6 + 0.4 * dice.random()),
                    size=size * scale * _SIZES[int(dice.random() * len(_SIZES))],
                    colour=colours[int(dice.random() * len(colours))],
                )
            )

    def update(self, dt: float, scale: float) -> bool:
        """Advance by `dt` milliseconds; returns whether any moved."""
        moved = self.alive
        for spark in self._sparks:
            spark.x += spark.across * dt
            spark.y += spark.down * dt
            spark.down += _GRAVITY * scale * dt
            spark.life -= dt
        self._sparks = [spark for spark in self._sparks if spark.life > 0]
        return moved

    def draw(self, canvas: Canvas) -> None:
        """Draw the sparks."""
        palette = canvas.graphics.theme.palette
        for spark in self._sparks:
            colour = getattr(palette, spark.colour)
            shine = min(1.0, spark.life / _LIFE * 2)
            canvas.glow((spark.x, spark.y), max(2, round(spark.size * 1.8)), colour, shine)
            canvas.disc((spark.x, spark.y), max(1, round(spark.size * 0.7)), colour, shine)
