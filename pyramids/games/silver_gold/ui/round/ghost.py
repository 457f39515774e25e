"""The ghost: the shape in the player's hand, turning, mirroring, and snapping to fields."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Literal

import pygame

from pyramids.engine.grid import Shape, mirrored, normalised, turned
from pyramids.games.silver_gold.deck import GRID
from pyramids.ui.animation import Duration, Glide, Point, Tween, in_out_cubic, wiggle
from pyramids.ui.drawing.canvas import Canvas

Mood = Literal["plain", "legal", "illegal"]
SINGLE_FIELD: Shape = frozenset({(0, 0)})

_PICTURES = {
    "plain": "silver_gold/pattern_block",
    "legal": "silver_gold/pattern_block_legal",
    "illegal": "silver_gold/pattern_block_illegal",
}
_ALPHA = {"plain": 0.92, "legal": 0.62, "illegal": 0.55}
_SWING = 0.12
"""How far a refused shape shakes its head, in fields."""


class Ghost:
    """A shape around a centre. The shape is exact at once; what is drawn follows smoothly."""

    def __init__(self) -> None:
        self.shape: Shape = SINGLE_FIELD
        self.field = 1
        """The side of a field in pixels."""
        self._centre = Glide(duration=Duration.GHOST)
        self._spin = Tween(0.0, Duration.TURN)
        self._flip = Tween(1.0, Duration.TURN)
        self._refusal = Tween(1.0, Duration.WIGGLE, in_out_cubic)

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns of the shape as it lies now."""
        return 1 + max(row for row, _ in self.shape), 1 + max(column for _, column in self.shape)

    @property
    def centre(self) -> Point:
        """Where its middle is drawn."""
        return self._centre.pos

    def take_up(self, shape: Shape) -> None:
        """Hold another shape, as it is drawn on its card."""
        self.shape = normalised(shape)
        self._spin.jump(0.0)
        self._flip.jump(1.0)

    def lie_as(self, fields: int) -> None:
        """Lie as these fields do, on its way to them without a turn."""
        self.shape = normalised(GRID.fields(fields))

    def turn(self, step: int) -> None:
        """By 90° clockwise, or back; a turn that is still running goes on from where it is."""
        for _ in range(step % 4):
            self.shape = turned(self.shape)
        self._spin.jump(self._spin.value - 90.0 * step)
        self._spin.to(0.0)

    def mirror(self) -> None:
        """Left becomes right."""
        self.shape = mirrored(self.shape)
        self._flip.jump(-self._flip.value)
        self._flip.to(1.0)

    def refuse(self) -> None:
        """Shake the head."""
        self._refusal.jump(0.0)
        self._refusal.to(1.0)

    def move(self, centre: Point, *, at_once: bool = False) -> None:
        """Have its middle somewhere else."""
        if at_once:
            self._centre.jump(centre)
        else:
            self._centre.to(centre)

    def skip(self) -> None:
        """Be where and how it is meant to be."""
        for tween in (self._spin, self._flip, self._refusal):
            tween.jump(tween.target)

    def update(self, dt: float) -> bool:
        """Let time pass; says whether it moved."""
        moved = [tween.update(dt) for tween in (self._spin, self._flip, self._refusal)]
        return any([*moved, self._centre.update(dt)])

    def corner(self, centre: tuple[float, float]) -> tuple[int, int]:
        """The row and column of its top left field if its middle is at (row, column)."""
        rows, columns = self.size
        row = _clamp(round(centre[0] - rows / 2), GRID.rows - rows)
        return row, _clamp(round(centre[1] - columns / 2), GRID.columns - columns)

    def blocks(self) -> list[Point]:
        """The middles of its squares as they are drawn now."""
        rows, columns = self.size
        angle = radians(self._spin.value)
        swing = wiggle(self._refusal.value) * _SWING * self.field
        middle = (self.centre[0] + swing, self.centre[1])
        places = []
        for row, column in sorted(self.shape):
            x, y = column - (columns - 1) / 2, row - (rows - 1) / 2
            x, y = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
            x *= self._flip.value
            places.append((middle[0] + x * self.field, middle[1] + y * self.field))
        return places

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw its squares in the colour of what would happen."""
        kit, side = canvas.kit, max(1, self.field)
        picture = kit.art.turned(_PICTURES[mood], (side, side), -self._spin.value)
        for x, y in self.blocks():
            place = picture.get_rect(center=(round(x), round(y)))
            canvas.blit(picture, place.topleft, _ALPHA[mood])


def draw_shape(canvas: Canvas, shape: Shape, area: pygame.Rect, largest: int) -> None:
    """A shape in the middle of an area, as on an expedition card."""
    rows, columns = (1 + max(cell[axis] for cell in shape) for axis in (0, 1))
    side = min(largest, area.width // columns, area.height // rows)
    left = area.centerx - side * columns // 2
    top = area.centery - side * rows // 2
    for row, column in sorted(shape):
        place = pygame.Rect(left + column * side, top + row * side, side, side)
        canvas.svg("silver_gold/pattern_block", place)


def _clamp(value: int, most: int) -> int:
    return max(0, min(most, value))
