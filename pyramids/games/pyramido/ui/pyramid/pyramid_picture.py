"""A pyramid seen from above: stage upon stage, with lit edges and shadows that show the height."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

import pygame

from pyramids.games.pyramido.building import second_block
from pyramids.games.pyramido.domino_set import DominoSet
from pyramids.games.pyramido.state import STAGES, Placed
from pyramids.games.pyramido.ui.pyramid.block_face import block_picture, faces
from pyramids.games.pyramido.ui.pyramid.geometry import PyramidGeometry
from pyramids.games.pyramido.ui.theme import EDGE_DARK, EDGE_LIGHT, STAGE_SHADOW
from pyramids.games.pyramido.ui.theme import PyramidSizes as Sizes
from pyramids.ui.drawing.canvas import Graphics

_RIM: Final = ((1, 0, EDGE_DARK), (0, 1, EDGE_DARK), (-1, 0, EDGE_LIGHT), (0, -1, EDGE_LIGHT))
_SHADOW_OPACITY = 175
_COARSE = 4
"""How much smaller shadows are drawn than the pyramid: they are soft anyway."""


class PyramidPicture:
    """Caches the picture: new dominoes are added to it, any other change redraws it."""

    def __init__(self, domino_set: DominoSet) -> None:
        self._dominoes = domino_set
        self._look: object = None
        self._placed: tuple[Placed, ...] = ()
        self._built = STAGES
        self._picture = pygame.Surface((1, 1))

    def picture(
        self, graphics: Graphics, geometry: PyramidGeometry, placed: tuple[Placed, ...], built: int
    ) -> pygame.Surface:
        """The dominoes, in a picture of the frame with a margin of one quarter for shadows.

        The stage that is being built is the brightest one.
        """
        look = geometry.frame, geometry.quarter, graphics.theme.high_contrast, built
        if look != self._look or placed != self._placed:
            self._look, self._placed, self._built = look, placed, built
            self._picture = self._render(graphics, geometry, placed)
        return self._picture

    def _render(
        self, graphics: Graphics, geometry: PyramidGeometry, placed: tuple[Placed, ...]
    ) -> pygame.Surface:
        local = PyramidGeometry(
            pygame.Rect((geometry.quarter,) * 2, geometry.rect.size),
            geometry.frame,
            geometry.quarter,
        )
        margin = 2 * geometry.quarter
        size = geometry.rect.width + margin, geometry.rect.height + margin
        picture = pygame.Surface(size, pygame.SRCALPHA)
        for stage, dominoes in groupby(placed, attrgetter("stage")):
            self._draw_stage(graphics, picture, local, stage, [*dominoes])
        return picture

    def _draw_stage(
        self,
        graphics: Graphics,
        picture: pygame.Surface,
        geometry: PyramidGeometry,
        stage: int,
        dominoes: Sequence[Placed],
    ) -> None:
        """The shadow of the whole stage first: blocks of one stage don't shade each other."""
        rects = [rect for domino in dominoes for rect in block_rects(geometry, domino)]
        _cast_shadow(picture, rects, max(1, round(geometry.quarter * Sizes.SHADOW[stage])))
        for domino in dominoes:
            looks = faces(self._dominoes.domino(domino.domino), domino.rotation)
            for face, rect in zip(looks, block_rects(geometry, domino), strict=True):
                block = block_picture(graphics, face, geometry.quarter, stage, self._built)
                picture.blit(block, rect)
        _light_rim(picture, rects, max(1, round(geometry.quarter * Sizes.RIM[stage])))


def block_rects(geometry: PyramidGeometry, domino: Placed) -> tuple[pygame.Rect, pygame.Rect]:
    """The rectangles of a placed domino's first and second block."""
    first = geometry.block_rect(domino.stage, domino.row, domino.column)
    return first, geometry.block_rect(domino.stage, *second_block(domino))


def _light_rim(picture: pygame.Surface, rects: Sequence[pygame.Rect], width: int) -> None:
    """Where a stage ends: bright above and left, dark below and right, wider the higher it is."""
    built = {rect.topleft for rect in rects}
    for rect in rects:
        side, inner = rect.width, rect.width - width
        for across, down, colour in _RIM:
            if rect.move(across * side, down * side).topleft not in built:
                picture.fill(colour, rect.clip(rect.move(across * inner, down * inner)))


def _cast_shadow(picture: pygame.Surface, rects: Sequence[pygame.Rect], reach: int) -> None:
    """Blurred in a small picture: at full size that would take longer than a frame."""
    width, height = (max(1, length // _COARSE) for length in picture.get_size())
    layer = pygame.Surface((width, height), pygame.SRCALPHA)
    for rect in rects:
        for shift in (reach, reach // 2):
            place = rect.move(shift, shift)
            small = [round(length / _COARSE) for length in (*place.topleft, *place.bottomright)]
            size = (small[2] - small[0], small[3] - small[1])
            layer.fill((*STAGE_SHADOW, _SHADOW_OPACITY), (small[0], small[1], *size))
    soft = pygame.transform.box_blur(layer, max(1, reach // 2 // _COARSE))
    picture.blit(pygame.transform.smoothscale(soft, picture.get_size()), (0, 0))
