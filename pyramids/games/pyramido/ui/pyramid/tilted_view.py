"""A pyramid tilted from the view from above into an isometric one, at any moment in between."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from pyramids.games.pyramido.building import second_block
from pyramids.games.pyramido.domino_set import COLOURS, DominoSet
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import STAGES, Placed
from pyramids.games.pyramido.ui.pyramid.block_face import BlockFace, block_picture, faces
from pyramids.games.pyramido.ui.pyramid.geometry import Frame
from pyramids.games.pyramido.ui.theme import SIDE_COLOURS, STAGE_SHADOW
from pyramids.games.pyramido.ui.theme import PyramidSizes as Sizes
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import mix

_ANGLE: Final = 45.0
_SQUASH: Final = 0.45
"""How much flatter the pyramid looks when it is fully tilted."""
_ANGLE_STEP: Final = 3.0
"""In degrees: rotated pictures are cached, so their angles are rounded."""
_LEFT_SHADE, _RIGHT_SHADE = 0.3, 0.52
"""How dark the two visible sides of a block are; the light falls from the left."""

Point = tuple[float, float]


class _Block(NamedTuple):
    stage: int
    x: float
    """Of its centre, in quarters from the middle of the pyramid, as `y`."""
    y: float
    face: BlockFace


class TiltedView:
    """Projects quarters to the screen for a tilt from 0 (seen from above) to 1 (isometric)."""

    def __init__(self, area: pygame.Rect, frame: Frame, tilt: float) -> None:
        self.angle = round(_ANGLE * tilt / _ANGLE_STEP) * _ANGLE_STEP
        turn = math.radians(self.angle)
        self._cos, self._sin = math.cos(turn), math.sin(turn)
        self._squash = 1 - _SQUASH * tilt
        width, height = 2 * frame.width, 2 * frame.height
        wide = width * self._cos + height * self._sin
        high = (width * self._sin + height * self._cos) * self._squash
        rise = STAGES * Sizes.HEIGHT * tilt
        self.quarter = max(1, int(min(area.width / wide, area.height / (high + rise))))
        """The side of a quarter in pixels, before it is tilted."""
        self._lift = Sizes.HEIGHT * tilt * self.quarter
        self._middle = area.centerx, area.centery + (STAGES - 1) * self._lift / 2

    def point(self, x: float, y: float, stage: int) -> Point:
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
        for block in blocks:
            self._draw_block(graphics, surface, block)

    def _draw_block(self, graphics: Graphics, surface: pygame.Surface, block: _Block) -> None:
        corners = [(block.x + dx, block.y + dy) for dx, dy in ((-1, 1), (1, 1), (1, -1))]
        left, front, right = (self.point(x, y, block.stage) for x, y in corners)
        base = SIDE_COLOURS[COLOURS[block.face.colour]]
        for start, end, shade in ((left, front, _LEFT_SHADE), (front, right, _RIGHT_SHADE)):
            feet = [(end[0], end[1] + self._lift), (start[0], start[1] + self._lift)]
            pygame.draw.polygon(surface, mix(base, STAGE_SHADOW, shade), [start, end, *feet])
            pygame.draw.aaline(surface, mix(base, STAGE_SHADOW, 0.75), feet[0], feet[1])
        top = self._top(graphics, block)
        centre = self.point(block.x, block.y, block.stage)
        surface.blit(top, top.get_rect(center=(round(centre[0]), round(centre[1]))))

    def _top(self, graphics: Graphics, block: _Block) -> pygame.Surface:
        key = "pyramido tilted", block.face, block.stage, self.quarter, self.angle, self._squash
        return graphics.cache.get(key, lambda: self._render_top(graphics, block))

    def _render_top(self, graphics: Graphics, block: _Block) -> pygame.Surface:
        picture = block_picture(graphics, block.face, self.quarter, block.stage).convert_alpha()
        turned = pygame.transform.rotozoom(picture, -self.angle, 1.0)
        width, height = turned.get_size()
        return pygame.transform.smoothscale(turned, (width, max(1, round(height * self._squash))))


def _blocks(dominoes: DominoSet, frame: Frame, placed: tuple[Placed, ...]) -> Iterator[_Block]:
    for domino in placed:
        place = Place(domino.row, domino.column, domino.rotation)
        spots = (domino.row, domino.column), second_block(place)
        looks = faces(dominoes.domino(domino.domino), domino.rotation)
        for (row, column), face in zip(spots, looks, strict=True):
            if domino.stage == 1:
                row, column = row - frame.top, column - frame.left
            x = 2 * column + domino.stage - frame.width
            y = 2 * row + domino.stage - frame.height
            yield _Block(domino.stage, x, y, face)
