"""Pictures of blocks: a glazed tile with its pattern, its lit edges and its gem symbols."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from pyramids.games.pyramido.areas.quarters import rotated_quarter
from pyramids.games.pyramido.building import second_block
from pyramids.games.pyramido.domino_set import BACKS, COLOURS, Domino, Quarter
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import STAGES
from pyramids.games.pyramido.ui.theme import EDGE_DARK, EDGE_LIGHT, STAGE_SHADOW
from pyramids.games.pyramido.ui.theme import PyramidSizes as Sizes
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import mix

_LIT_EDGE: Final = (0, 90, 130, 170, 210)
"""By stage: the opacity of the lit edges. Higher ones catch more light."""


class BlockFace(NamedTuple):
    """What a block shows: its colour and the quarters with a symbol."""

    colour: int
    symbols: tuple[Quarter, ...]


def faces(domino: Domino, rotation: int) -> tuple[BlockFace, BlockFace]:
    """The first and the second block of a domino that was rotated clockwise."""
    first, second = (
        BlockFace(
            domino.colours[block],
            tuple(
                sorted(
                    rotated_quarter((row, column % 2), rotation)
                    for row, column in domino.symbols
                    if column // 2 == block
                )
            ),
        )
        for block in range(2)
    )
    return first, second


def block_picture(
    graphics: Graphics, face: BlockFace, quarter: int, stage: int, built: int = STAGES
) -> pygame.Surface:
    """The picture of a block whose quarters have that side, as it looks on a stage.

    The stage that is being built is as bright as the dominoes in the hand; those below are darker.
    """
    dimming = max(0, Sizes.DIMMING[stage] - Sizes.DIMMING[built])
    key = ("pyramido block", face, quarter, stage, dimming)
    return graphics.cache.get(key, lambda: _render(graphics, face, quarter, stage, dimming))


def domino_picture(
    graphics: Graphics, domino: Domino, rotation: int, quarter: int, stage: int = STAGES
) -> pygame.Surface:
    """The picture of a rotated domino."""
    key = ("pyramido domino", domino, rotation, quarter, stage)

    def render() -> pygame.Surface:
        rows, columns = second_block(Place(0, 0, rotation))
        size = 2 * quarter * (1 + abs(columns)), 2 * quarter * (1 + abs(rows))
        picture = pygame.Surface(size).convert()
        first = 2 * quarter * max(0, -columns), 2 * quarter * max(0, -rows)
        second = first[0] + 2 * quarter * columns, first[1] + 2 * quarter * rows
        for face, corner in zip(faces(domino, rotation), (first, second), strict=True):
            picture.blit(block_picture(graphics, face, quarter, stage), corner)
        return picture

    return graphics.cache.get(key, render)


def back_picture(graphics: Graphics, back: int, quarter: int) -> pygame.Surface:
    """The back of a domino with the symbols of its two blocks, not in their colours."""
    key = ("pyramido back", back, quarter)

    def render() -> pygame.Surface:
        size = 4 * quarter, 2 * quarter
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.blit(graphics.art.stretched("pyramido/back", size), (0, 0))
        for block, count in enumerate(BACKS[back] if back >= 0 else ()):
            for symbol in range(count):
                centre = round((0.6 + 2.8 * block) * quarter), round((0.6 + 0.8 * symbol) * quarter)
                _draw_plain_symbol(graphics, picture, centre, quarter)
        return picture

    return graphics.cache.get(key, render)


def _render(
    graphics: Graphics, face: BlockFace, quarter: int, stage: int, dimming: int
) -> pygame.Surface:
    side = 2 * quarter
    name = f"pyramido/block_{COLOURS[face.colour]}"
    picture = pygame.Surface((side, side)).convert()
    picture.blit(graphics.art.svg(name, (side, side)), (0, 0))
    shade = pygame.Surface((side, side), pygame.SRCALPHA)
    shade.fill((*STAGE_SHADOW, dimming))
    picture.blit(shade, (0, 0))
    _bevel(picture, max(1, round(quarter * Sizes.EDGE)), _LIT_EDGE[stage])
    for row, column in face.symbols:
        centre = round((column + 0.5) * quarter), round((row + 0.5) * quarter)
        _draw_symbol(graphics, picture, face.colour, centre, quarter)
    return picture


def _bevel(picture: pygame.Surface, edge: int, light: int) -> None:
    """Lit above and left, dark below and right."""
    side = picture.get_width()
    layer = pygame.Surface((side, side), pygame.SRCALPHA)
    dark, lit = (*EDGE_DARK, 150), (*EDGE_LIGHT, light)
    pygame.draw.polygon(
        layer, dark, [(side, 0), (side, side), (0, side), (edge, side - edge),
                      (side - edge, side - edge), (side - edge, edge)]
    )  # fmt: skip
    pygame.draw.polygon(
        layer, lit, [(0, side), (0, 0), (side, 0), (side - edge, edge), (edge, edge),
                     (edge, side - edge)]
    )  # fmt: skip
    pygame.draw.rect(layer, (*EDGE_DARK, 200), layer.get_rect(), 1)
    picture.blit(layer, (0, 0))


def _draw_plain_symbol(
    graphics: Graphics, picture: pygame.Surface, centre: tuple[int, int], quarter: int
) -> None:
    """A symbol whose colour isn't known: a pale lozenge on a dark disc."""
    palette = graphics.theme.palette
    wide = max(3, round(quarter * Sizes.SYMBOL))
    for share, colour in ((1.0, palette.gold), (0.86, palette.night)):
        disc = graphics.shapes.disc(max(2, round(wide * share)), colour)
        picture.blit(disc, disc.get_rect(center=centre))
    reach = wide * 0.26
    x, y = centre
    corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
    pygame.draw.polygon(picture, palette.papyrus, corners)


def _draw_symbol(
    graphics: Graphics,
    picture: pygame.Surface,
    colour: int,
    centre: tuple[int, int],
    quarter: int,
) -> None:
    """A gem on a bright disc, so that it stands out from the pattern."""
    palette = graphics.theme.palette
    wide = max(3, round(quarter * Sizes.SYMBOL))
    rim = graphics.shapes.disc(wide, mix(palette.ink, palette.gold, 0.35))
    picture.blit(rim, rim.get_rect(center=centre))
    inner = graphics.shapes.disc(max(2, round(wide * 0.9)), palette.papyrus)
    picture.blit(inner, inner.get_rect(center=centre))
    side = max(2, round(quarter * Sizes.GEM))
    gem = graphics.art.svg(f"pyramido/gem_{COLOURS[colour]}", (side, side))
    picture.blit(gem, gem.get_rect(center=centre))
