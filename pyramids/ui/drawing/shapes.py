"""Plates, shadows, rings and glows: soft-edged shapes, rendered once and cached.

Pygame's rounded shapes are not antialiased, so corners are drawn at three times their size and
scaled down; whole plates are nine-patches of them, so that large ones cost no more.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

import pygame

from pyramids.ui.drawing.surface_cache import SurfaceCache
from pyramids.ui.theme import WHITE, Colour, Palette, PlateStyle, Theme, mix

_OVERSAMPLING: Final = 3
_GRAIN_SIZE: Final = 128
_GLOW_RADIUS: Final = 96
_FIBRE_TILE: Final = 360
"""The side of the tile of papyrus fibres, in units of a 1280×800 window."""

Size = tuple[int, int]


class ShapeRenderer:
    """Renders shapes as cached surfaces."""

    def __init__(self, theme: Theme, cache: SurfaceCache) -> None:
        self._theme = theme
        self._cache = cache

    def plate(self, size: Size, style: PlateStyle, radius: int | None = None) -> pygame.Surface:
        """A rounded plate with rim and highlight; the radius is in pixels, by default its own."""
        corner = self._theme.px(style.radius) if radius is None else radius
        corner = min(corner, min(size) // 2)
        rim = self._theme.px(style.rim_width) if style.rim_width else 0
        key = ("plate", size, style, corner, rim)
        return self._cache.get(key, lambda: self._render_plate(size, style, corner, rim))

    def shadow(self, size: Size, radius: int, blur: int) -> pygame.Surface:
        """The soft shadow of a plate of this size; larger by the blur on each side."""
        key = ("shadow", size, radius, blur, self._theme.palette.shadow)
        return self._cache.get(key, lambda: self._render_shadow(size, radius, blur))

    def ring(self, size: Size, radius: int, width: int, colour: Colour) -> pygame.Surface:
        """A rounded outline, such as the focus ring."""
        key = ("ring", size, radius, width, colour)
        return self._cache.get(key, lambda: _render_ring(size, radius, width, colour))

    def glow(self, radius: int, colour: Colour) -> pygame.Surface:
        """Light that fades from the middle, twice the radius wide."""
        key = ("glow", radius, colour)
        return self._cache.get(key, lambda: _render_glow(radius, colour))

    def disc(self, diameter: int, colour: Colour) -> pygame.Surface:
        """A filled circle with a smooth edge."""
        return self._cache.get(("disc", diameter, colour), lambda: _render_disc(diameter, colour))

    def gradient(self, size: Size, colours: tuple[Colour, ...]) -> pygame.Surface:
        """An opaque vertical gradient of evenly spaced colours."""
        return self._cache.get(("gradient", size, colours), lambda: _render_gradient(size, colours))

    def background(self, size: Size) -> pygame.Surface:
        """The background: a radial gradient with grain."""
        palette = self._theme.palette
        key = ("table", size, palette.table_centre, palette.table_edge)
        return self._cache.get(key, lambda: _render_background(size, palette))

    def dim(self, size: Size, opacity: int) -> pygame.Surface:
        """The darkening between a dialog and the scene below it."""
        return self._cache.get(
            ("veil", size, opacity),
            lambda: _render_dimming(size, self._theme.palette.shadow, opacity),
        )

    def _render_plate(self, size: Size, style: PlateStyle, radius: int, rim: int) -> pygame.Surface:
        rim_colours = (style.rim, mix(style.rim, style.bottom, 0.15))
        plate = _render_gradient(size, rim_colours, pygame.SRCALPHA)
        _round_corners(plate, radius)
        inner = (size[0] - 2 * rim, size[1] - 2 * rim)
        if min(inner) <= 0:
            return plate
        inner_radius = max(0, radius - rim)
        _inlay(plate, _render_gradient(inner, (style.light, style.bottom)), rim, inner_radius)
        edge = max(1, rim // 2)
        core = (inner[0] - 2 * edge, inner[1] - 2 * edge)
        if min(core) > 0:
            face = _render_gradient(core, (style.top, style.bottom))
            self._texture(face, style)
            _inlay(plate, face, rim + edge, max(0, inner_radius - edge))
        if style.opacity < 255:
            plate.fill((*WHITE, style.opacity), special_flags=pygame.BLEND_RGBA_MULT)
        return plate

    def _texture(self, face: pygame.Surface, style: PlateStyle) -> None:
        if style.fibres:
            _draw_fibres(face, style, self._theme.scale)
        if style.fibres or style.speckles:
            _add_grain(face, strength=5)

    def _render_shadow(self, size: Size, radius: int, blur: int) -> pygame.Surface:
        border = radius + 2 * blur
        small = (2 * border + 2, 2 * border + 2)
        stencil = pygame.Surface(small, pygame.SRCALPHA)
        colour = self._theme.palette.shadow
        stencil.fill((*colour, 0))
        core = pygame.Rect(0, 0, *small).inflate(-2 * blur, -2 * blur)
        pygame.draw.rect(stencil, (*colour, 150), core, border_radius=radius)
        soft = pygame.transform.box_blur(stencil, max(1, blur // 2))
        soft = pygame.transform.box_blur(soft, max(1, blur // 2))
        return nine_patch(soft, border, (size[0] + 2 * blur, size[1] + 2 * blur))


def nine_patch(source: pygame.Surface, border: int, size: Size) -> pygame.Surface:
    """A nine-patch: the surface stretched in its middle only, so that corners keep their shape."""
    width, height = size
    border_x, border_y = min(border, width // 2), min(border, height // 2)
    across = _cuts(source.get_width(), border_x, width)
    down = _cuts(source.get_height(), border_y, height)
    result = pygame.Surface(size, pygame.SRCALPHA)
    for (source_x, source_w), (x, w) in across:
        for (source_y, source_h), (y, h) in down:
            if min(source_w, source_h, w, h) <= 0:
                continue
            piece = source.subsurface((source_x, source_y, source_w, source_h))
            if (w, h) != (source_w, source_h):
                piece = pygame.transform.scale(piece, (w, h))
            result.blit(piece, (x, y), special_flags=pygame.BLEND_RGBA_MAX)
    return result


def _cuts(source: int, border: int, target: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [
        ((0, border), (0, border)),
        ((border, source - 2 * border), (border, target - 2 * border)),
        ((source - border, border), (target - border, border)),
    ]


def _round_corners(face: pygame.Surface, radius: int) -> None:
    """Cut the corners of a surface with alpha round."""
    for place, part, mask in _corners(face.get_size(), radius):
        # The corners alone: everything between them stays as it is, and is large.
        face.blit(mask, place, part, special_flags=pygame.BLEND_RGBA_MULT)


def _inlay(plate: pygame.Surface, face: pygame.Surface, inset: int, radius: int) -> None:
    """Draw an opaque surface with rounded corners into a plate, as far from each edge."""
    radius = min(radius, min(face.get_size()) // 2)
    under = [
        (plate.subsurface((inset + place[0], inset + place[1], radius, radius)).copy(), place)
        for place, _, _ in _corners(face.get_size(), radius)
    ]
    # Copied, not blended: only the corners let the plate shine through.
    plate.blit(face, (inset, inset))
    for (corner, place), (_, part, mask) in zip(
        under, _corners(face.get_size(), radius), strict=True
    ):
        piece = face.subsurface((*place, radius, radius)).convert_alpha()
        piece.blit(mask, (0, 0), part, special_flags=pygame.BLEND_RGBA_MULT)
        corner.blit(piece, (0, 0))
        target = plate.subsurface((inset + place[0], inset + place[1], radius, radius))
        target.fill((0, 0, 0, 0))
        target.blit(corner, (0, 0))


Corner = tuple[tuple[int, int], tuple[int, int, int, int], pygame.Surface]
"""Where a corner lies, and the part of the mask for it."""


def _corners(size: Size, radius: int) -> list[Corner]:
    radius = min(radius, min(size) // 2)
    if radius <= 0:
        return []
    mask = _corner_mask(radius)
    end = mask.get_width() - radius
    return [
        ((x, y), (from_x, from_y, radius, radius), mask)
        for x, from_x in ((0, 0), (size[0] - radius, end))
        for y, from_y in ((0, 0), (size[1] - radius, end))
    ]


@lru_cache(maxsize=64)
def _corner_mask(radius: int) -> pygame.Surface:
    side = 2 * radius + 2
    large = pygame.Surface((side * _OVERSAMPLING, side * _OVERSAMPLING), pygame.SRCALPHA)
    large.fill((*WHITE, 0))
    pygame.draw.rect(large, (*WHITE, 255), large.get_rect(), border_radius=radius * _OVERSAMPLING)
    return pygame.transform.smoothscale(large, (side, side))


def _render_ring(size: Size, radius: int, width: int, colour: Colour) -> pygame.Surface:
    radius = min(radius, min(size) // 2)
    border = max(radius, width)
    side = 2 * border + 2
    large = pygame.Surface((side * _OVERSAMPLING, side * _OVERSAMPLING), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.rect(
        large,
        (*colour, 255),
        large.get_rect(),
        width * _OVERSAMPLING,
        border_radius=radius * _OVERSAMPLING,
    )
    return nine_patch(pygame.transform.smoothscale(large, (side, side)), border, size)


def _render_disc(diameter: int, colour: Colour) -> pygame.Surface:
    large = pygame.Surface((diameter * _OVERSAMPLING, diameter * _OVERSAMPLING), pygame.SRCALPHA)
    large.fill((*colour, 0))
    centre = diameter * _OVERSAMPLING / 2
    pygame.draw.circle(large, (*colour, 255), (centre, centre), centre)
    return pygame.transform.smoothscale(large, (diameter, diameter))


def _render_glow(radius: int, colour: Colour) -> pygame.Surface:
    small = pygame.Surface((2 * _GLOW_RADIUS, 2 * _GLOW_RADIUS), pygame.SRCALPHA)
    small.fill((*colour, 0))
    for ring in range(_GLOW_RADIUS, 0, -1):
        nearness = 1 - ring / _GLOW_RADIUS
        pygame.draw.circle(
            small, (*colour, round(255 * nearness**2)), (_GLOW_RADIUS, _GLOW_RADIUS), ring
        )
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))


def _render_gradient(size: Size, colours: tuple[Colour, ...], flags: int = 0) -> pygame.Surface:
    strip = pygame.Surface((1, len(colours)), flags, 32)
    for row, colour in enumerate(colours):
        strip.set_at((0, row), colour)
    if len(colours) == 1 or size[1] < len(colours):
        return pygame.transform.scale(strip, size)
    # All pixels of a row are equal: no smoothing is needed across.
    return pygame.transform.scale(pygame.transform.smoothscale(strip, (1, size[1])), size)


def _render_background(size: Size, palette: Palette) -> pygame.Surface:
    small = pygame.Surface((size[0] // 4 + 1, size[1] // 4 + 1), depth=32)
    small.fill(palette.table_edge)
    rect = small.get_rect()
    steps = 48
    for step in range(steps):
        share = step / (steps - 1)
        ellipse = rect.inflate(rect.width * (0.45 - share), rect.height * (0.45 - share))
        ellipse.inflate_ip(-rect.width * 0.25 * share, -rect.height * 0.25 * share)
        colour = mix(palette.table_edge, palette.table_centre, share)
        pygame.draw.ellipse(small, colour, ellipse)
    small = pygame.transform.box_blur(small, max(2, rect.width // 40))
    table = pygame.transform.smoothscale(small, size)
    _add_grain(table, strength=4)
    return table.convert()


def _render_dimming(size: Size, colour: Colour, opacity: int) -> pygame.Surface:
    layer = pygame.Surface(size, pygame.SRCALPHA)
    layer.fill((*colour, opacity))
    return layer


def _add_grain(face: pygame.Surface, strength: int) -> None:
    """Add grain, which hides the banding of a smooth gradient."""
    for seed, flag in ((5, pygame.BLEND_RGB_ADD), (11, pygame.BLEND_RGB_SUB)):
        grain = _grain_tile(seed, strength)
        for x in range(0, face.get_width(), _GRAIN_SIZE):
            for y in range(0, face.get_height(), _GRAIN_SIZE):
                face.blit(grain, (x, y), special_flags=flag)


@lru_cache(maxsize=8)
def _grain_tile(seed: int, strength: int) -> pygame.Surface:
    noise = random.Random(seed).randbytes(_GRAIN_SIZE * _GRAIN_SIZE)
    grain = pygame.image.frombuffer(noise, (_GRAIN_SIZE, _GRAIN_SIZE), "P")
    grain.set_palette([(level * strength // 256,) * 3 for level in range(256)])
    return grain.convert(32, 0)


def _draw_fibres(face: pygame.Surface, style: PlateStyle, scale: float) -> None:
    """Draw the fibres of papyrus: a tile of them, repeated, as they are many."""
    tile = _fibre_tile(style.rim, style.light, scale)
    # Each size begins elsewhere in the tile, so that sheets above each other don't look alike.
    begin = random.Random(face.get_width() * 7919 + face.get_height())
    left, top = (-begin.randrange(side) for side in tile.get_size())
    for x in range(left, face.get_width(), tile.get_width()):
        for y in range(top, face.get_height(), tile.get_height()):
            face.blit(tile, (x, y))


@lru_cache(maxsize=8)
def _fibre_tile(dark: Colour, light: Colour, scale: float) -> pygame.Surface:
    """Fibres, mostly along, some across; those over an edge go on at the opposite one."""
    side = round(_FIBRE_TILE * scale)
    draw = random.Random(side)
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    for _ in range(_FIBRE_TILE * _FIBRE_TILE // 900):
        length = draw.uniform(20, 140) * scale
        x, y = draw.uniform(0, side), draw.uniform(0, side)
        colour = (*(dark if draw.random() < 0.55 else light), draw.randint(10, 34))
        if draw.random() < 0.72:
            across, down = length, draw.uniform(-1.5, 1.5) * scale
        else:
            across, down = draw.uniform(-1.5, 1.5) * scale, length * 0.6
        for shift_x in (0, side):
            for shift_y in (0, side):
                start = (x - shift_x, y - shift_y)
                pygame.draw.aaline(tile, colour, start, (start[0] + across, start[1] + down))
    return tile
