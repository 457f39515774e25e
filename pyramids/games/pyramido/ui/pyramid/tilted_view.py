"""A pyramid tilted from the view from above into an isometric one, at any moment in between."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, groupby
from operator import attrgetter
from typing import Final, NamedTuple

import pygame

from pyramids.games.pyramido.building import second_block
from pyramids.games.pyramido.domino_set import COLOURS, DominoSet
from pyramids.games.pyramido.state import Placed
from pyramids.games.pyramido.ui.pyramid.block_face import BlockFace, block_picture, faces
from pyramids.games.pyramido.ui.pyramid.geometry import Frame
from pyramids.games.pyramido.ui.theme import BASE_COLOUR, EDGE_LIGHT, SIDE_COLOURS, STAGE_SHADOW
from pyramids.games.pyramido.ui.theme import PyramidSizes as Sizes
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Colour, mix

_ANGLE: Final = 45.0
_SQUASH: Final = 0.45
"""How much flatter the pyramid looks when it is fully tilted."""
_ANGLE_STEP: Final = 3.0
"""In degrees: rotated pictures are cached, so their angles are rounded."""
_LEFT_SHADE, _RIGHT_SHADE = 0.3, 0.52
"""How dark the two visible sides of a block are; the light falls from the left."""
_SHADOW, _SHADOW_OPACITY = 0.6, 90
"""How far a stage's shadow falls, in quarters, and how dark it is."""
_BASE: Final = 0.35
"""How far the slab below the pyramid juts out, and how high it is compared with a stage."""

Point = tuple[float, float]


class _Block(NamedTuple):
    stage: int
    x: float
    """Of its centre, in quarters from the middle of the pyramid, as `y`."""
    y: float
    face: BlockFace


class TiltedView:
    """Projects quarters to the screen for a tilt from 0 (seen from above) to 1 (isometric)."""

    def __init__(
        self, area: pygame.Rect, frame: Frame, stages: int, tilt: float = 1.0, drawn: int = 0
    ) -> None:
        self.angle = round(_ANGLE * tilt / _ANGLE_STEP) * _ANGLE_STEP
        turn = math.radians(self.angle)
        self._cos, self._sin = math.cos(turn), math.sin(turn)
        self._squash = 1 - _SQUASH * tilt
        self._base = frame.width + _BASE * tilt, frame.height + _BASE * tilt
        """Half the sides of the slab that the pyramid stands on, in quarters."""
        across = self._base[0] * self._cos + self._base[1] * self._sin
        below = (self._base[0] * self._sin + self._base[1] * self._cos) * self._squash
        # A stage is higher by its own height, but begins a quarter farther inside.
        slope = Sizes.HEIGHT * tilt - (self._sin + self._cos) * self._squash
        above = below + max(0.0, Sizes.HEIGHT * tilt + (stages - 1) * slope)
        below += _BASE * Sizes.HEIGHT * tilt
        fitting = min(area.width / 2 / across, area.height / (above + below))
        self.quarter = max(1, int(fitting))
        """The side of a quarter in pixels, before it is tilted."""
        self._built = max(1, stages)
        self._drawn = drawn or self.quarter
        """In which size blocks are drawn before they are tilted: in one for the whole way."""
        self._lift = Sizes.HEIGHT * tilt * self.quarter
        self._middle = area.centerx, area.centery + (above - below) * self.quarter / 2

    def point(self, x: float, y: float, stage: float) -> Point:
        """A point on the upper side of a stage; 0 is the table."""
        across = (x * self._cos - y * self._sin) * self.quarter
        down = (x * self._sin + y * self._cos) * self._squash * self.quarter
        return self._middle[0] + across, self._middle[1] + down - stage * self._lift

    def draw(
        self,
        graphics: Graphics,
        surface: pygame.Surface,
        dominoes: DominoSet,
        frame: Frame,
        placed: tuple[Placed, ...],
    ) -> None:
        """Draw a pyramid from its lowest stage up, and each stage from the back to the front."""
        blocks = sorted(
            _blocks(dominoes, frame, placed),
            key=lambda block: (block.stage, self.point(block.x, block.y, 0)[1]),
        )
        self._cast_shadow(surface, -_BASE, [(0, 0, *self._base)], _BASE)
        self._draw_sides(surface, BASE_COLOUR, (0, 0), self._base, 0, _BASE)
        built = {(block.stage, block.x, block.y) for block in blocks}
        for stage, group in groupby(blocks, attrgetter("stage")):
            level = [*group]
            self._cast_shadow(surface, stage - 1, [(b.x, b.y, 1, 1) for b in level], _SHADOW)
            for _stage, x, y, face in level:
                if all((stage + 1, x + dx, y + dy) in built for dx in (-1, 1) for dy in (-1, 1)):
                    continue
                base = SIDE_COLOURS[COLOURS[face.colour]]
                free = (stage, x, y + 2) not in built, (stage, x + 2, y) not in built
                self._draw_sides(surface, base, (x, y), (1, 1), stage, free=free)
                top, centre = self._top(graphics, face, stage), self.point(x, y, stage)
                surface.blit(top, top.get_rect(center=(round(centre[0]), round(centre[1]))))

    def _corners(
        self, middle: tuple[float, float], half: tuple[float, float], stage: float
    ) -> list[Point]:
        """A box's upper corners on the screen: left, front, right, back."""
        around = ((-1, 1), (1, 1), (1, -1), (-1, -1))
        (x, y), (wide, deep) = middle, half
        return [self.point(x + right * wide, y + down * deep, stage) for right, down in around]

    def _draw_sides(
        self,
        surface: pygame.Surface,
        base: Colour,
        middle: tuple[float, float],
        half: tuple[float, float],
        stage: float,
        share: float = 1.0,
        free: tuple[bool, bool] = (True, True),
    ) -> None:
        """The upper side of a box, and those of the two sides facing the player that are free."""
        corners = self._corners(middle, half, stage)
        _polygon(surface, base, corners)
        left, front, right, _back = corners
        sides = (left, front, _LEFT_SHADE), (front, right, _RIGHT_SHADE)
        for start, end, shade in compress(sides, free):
            for top, dark in ((0.0, shade), (0.6, shade + 0.14)):
                high, low = self._lift * share * top, self._lift * share
                points = [(x, y + high) for x, y in (start, end)]
                points += [(x, y + low) for x, y in (end, start)]
                _polygon(surface, mix(base, STAGE_SHADOW, dark), points)
            foot = (end[0], end[1] + self._lift * share)
            pygame.draw.aaline(surface, mix(base, STAGE_SHADOW, 0.8), end, foot)
            pygame.draw.aaline(surface, mix(base, EDGE_LIGHT, 0.45), start, end)

    def _cast_shadow(
        self,
        surface: pygame.Surface,
        stage: float,
        boxes: Iterable[tuple[float, float, float, float]],
        reach: float,
    ) -> None:
        """The shadow of boxes on the stage below them: the light falls from the left."""
        shapes = [
            self._corners((x + moved, y - moved / 3), (wide, deep), stage)
            for x, y, wide, deep in boxes
            for moved in (0.0, reach)
        ]
        columns, rows = zip(*(point for shape in shapes for point in shape), strict=True)
        left, top = int(min(columns)), int(min(rows))
        # No larger than needed: a layer as large as the picture would take longer than a frame.
        size = int(max(columns)) - left + 1, int(max(rows)) - top + 1
        layer = pygame.Surface(size, pygame.SRCALPHA)
        for shape in shapes:
            points = [(x - left, y - top) for x, y in shape]
            pygame.draw.polygon(layer, (*STAGE_SHADOW, _SHADOW_OPACITY), points)
        surface.blit(layer, (left, top))

    def _top(self, graphics: Graphics, face: BlockFace, stage: int) -> pygame.Surface:
        key = "pyramido tilted", face, stage, self._built, self.quarter, self.angle, self._squash

        def render() -> pygame.Surface:
            picture = block_picture(graphics, face, self._drawn, stage, self._built).convert_alpha()
            turned = pygame.transform.rotozoom(picture, -self.angle, self.quarter / self._drawn)
            size = turned.get_width(), max(1, round(turned.get_height() * self._squash))
            return pygame.transform.smoothscale(turned, size)

        return graphics.cache.get(key, render)


def _polygon(surface: pygame.Surface, colour: Colour, points: Sequence[Point]) -> None:
    """A filled shape with smooth edges."""
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)


def _blocks(dominoes: DominoSet, frame: Frame, placed: tuple[Placed, ...]) -> Iterator[_Block]:
    for domino in placed:
        spots = (domino.row, domino.column), second_block(domino)
        looks = faces(dominoes.domino(domino.domino), domino.rotation)
        for (row, column), face in zip(spots, looks, strict=True):
            if domino.stage == 1:
                row, column = row - frame.top, column - frame.left
            x = 2 * column + domino.stage - frame.width
            y = 2 * row + domino.stage - frame.height
            yield _Block(domino.stage, x, y, face)
