"""A pyramid tilted from the view from above into an isometric one, at any moment in between."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
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

    def __init__(self, area: pygame.Rect, frame: Frame, stages: int, tilt: float) -> None:
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
        for stage, group in groupby(blocks, attrgetter("stage")):
            level = [*group]
            self._cast_shadow(surface, stage - 1, [(b.x, b.y, 1, 1) for b in level], _SHADOW)
            for block in level:
                base = SIDE_COLOURS[COLOURS[block.face.colour]]
                self._draw_sides(surface, base, (block.x, block.y), (1, 1), stage)
                top, centre = self._top(graphics, block), self.point(block.x, block.y, stage)
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
    ) -> None:
        """The upper side of a box, and the two sides that face the player, darker at their feet."""
        corners = self._corners(middle, half, stage)
        _polygon(surface, base, corners)
        left, front, right, _back = corners
        for start, end, shade in ((left, front, _LEFT_SHADE), (front, right, _RIGHT_SHADE)):
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
        layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        for x, y, wide, deep in boxes:
            for moved in (0.0, reach):
                points = self._corners((x + moved, y - moved / 3), (wide, deep), stage)
                pygame.draw.polygon(layer, (*STAGE_SHADOW, _SHADOW_OPACITY), points)
        soft = max(1, round(self._lift / 12))
        surface.blit(pygame.transform.box_blur(layer, soft), (0, 0))

    def _top(self, graphics: Graphics, block: _Block) -> pygame.Surface:
        key = "pyramido tilted", block.face, block.stage, self.quarter, self.angle, self._squash
        return graphics.cache.get(key, lambda: self._render_top(graphics, block))

    def _render_top(self, graphics: Graphics, block: _Block) -> pygame.Surface:
        picture = block_picture(graphics, block.face, self.quarter, block.stage).convert_alpha()
        turned = pygame.transform.rotozoom(picture, -self.angle, 1.0)
        width, height = turned.get_size()
        return pygame.transform.smoothscale(turned, (width, max(1, round(height * self._squash))))


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
