"""The background of the title screen: a desert in parallax layers, and drifting sand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import hypot, sin, tau
from random import Random
from typing import Final, NamedTuple

import pygame

from pyramids.ui.animation import Duration, Motion, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Colour
from pyramids.ui.theme.screens import DesertSizes as Sizes

_LAYERS: Final = ("sky", "pyramids_far", "dunes_mid", "dunes_near")
_STEP: Final = 1000 / 20
"""Milliseconds between two updates of the sand: it drifts slowly, and each costs power."""
_ROUGHNESS: Final = 8
"""How many times smaller the first, rough sky is drawn."""
_SHADES: Final = 64
_DARKEST: Final = 190


Layer = tuple[pygame.Surface, tuple[int, int]]
"""A picture and its position."""


class Desert:
    """The background picture; its layers shift with the pointer."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._rough: pygame.Surface | None = None
        """The sky of the first frame, much smaller than the window."""
        self._layers: list[Layer] = []
        self._waiting: list[Callable[[], Layer | None]] = []
        """Layers that are still to be drawn, farthest first."""
        self._seen = False
        """Whether a first frame has been shown."""
        self._reach: list[float] = []
        self._picture: pygame.Surface | None = None
        self._shifts: tuple[int, ...] = ()
        self._shift = Tween(0.0, Duration.PARALLAX)

    def lay_out(self, size: tuple[int, int], graphics: Graphics) -> None:
        """Start with a rough sky; the layers follow, rendered in the background.

        Rendering them here would delay the first frame.
        """
        wide, high = Sizes.PICTURE
        factor = max(size[0] * Sizes.OVERSCAN / wide, size[1] / high)
        whole = (round(wide * factor), round(high * factor))
        left, over = (size[0] - whole[0]) // 2, size[1] - whole[1]
        places = [(left, round(over * share)) for share in Sizes.RISE]
        self._waiting = [
            partial(_cut, graphics, name, whole, place)
            for name, place in zip(_LAYERS, places, strict=True)
        ]
        self._layers.clear()
        self._rough = _rough_sky(graphics, whole, places[0], size)
        self._reach = [graphics.theme.stage_scale * reach for reach in Sizes.REACH]
        self._picture = None
        self._size = size
        self._seen = False

    def forget(self) -> None:
        """Free the layers' memory."""
        self._layers.clear()
        self._waiting.clear()
        self._picture = None

    def follow(self, x: int) -> None:
        """Shift the layers with the pointer."""
        if not self._motion.reduced:
            self._shift.to(1.0 - 2.0 * x / max(1, self._size[0]))

    def update(self, dt: float) -> bool:
        """Draw the next layer and shift the layers; returns whether the picture changed."""
        glides = self._shift.update(dt)
        if not self._waiting or not self._seen:
            self._seen = True
            return glides or bool(self._waiting)
        layer = self._waiting[0]()
        if layer is None:
            return glides
        self._waiting.pop(0)
        self._layers.append(layer)
        self._rough = None
        if self._picture is not None:
            # It is nearer than all before it, so it is drawn above them.
            self._draw_layers(self._picture, first=len(self._layers) - 1)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the layers; they are composed again only when one of them moved."""
        if self._rough is not None:
            # Straight into the window: a copy of that size would delay the first frame.
            rough = self._rough.convert(canvas.surface)
            pygame.transform.scale(rough, canvas.rect.size, canvas.surface)
            return
        shifts = tuple(round(reach * self._shift.value) for reach in self._reach)
        if self._picture is None or shifts != self._shifts:
            self._shifts = shifts
            self._picture = self._picture or pygame.Surface(self._size)
            self._draw_layers(self._picture)
        canvas.blit(self._picture, (0, 0))

    def _draw_layers(self, picture: pygame.Surface, first: int = 0) -> None:
        layers = zip(self._layers[first:], self._shifts[first:], strict=False)
        for (layer, (left, top)), shift in layers:
            picture.blit(layer, (left + shift, top))


class _Grain(NamedTuple):
    start: float
    height: float
    pace: float
    sway: float
    side: float


class Sand:
    """Drifting grains of sand, brighter near lights."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        draw = Random("sand")
        self._grains = [_grain(draw) for _ in range(Sizes.GRAINS)]
        self._time = 0.0
        self._owed = 0.0
        self._idle = 0.0
        self._strength = Tween(1.0, Duration.SAND_FADE)
        self.lights: list[tuple[tuple[int, int], int]] = []
        """Position and radius of each light."""

    @property
    def time(self) -> float:
        """Milliseconds of drift so far; lamps flicker by it."""
        return self._time

    def wake(self) -> None:
        """Keep drifting: the player did something."""
        self._idle = 0.0

    def update(self, dt: float) -> bool:
        """Move the grains; returns whether the picture changed."""
        if self._motion.reduced:
            return False
        self._idle += dt
        resting = self._idle > Duration.SAND_REST
        self._strength.to(0.0 if resting else 1.0)
        self._strength.update(dt)
        if resting and self._strength.resting:
            return False
        self._time += dt
        self._owed += dt
        if self._owed < _STEP:
            return False
        self._owed %= _STEP
        return True

    def draw(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw the grains; returns where they lie."""
        places = []
        width, height = canvas.rect.size
        for grain in self._grains:
            pace = grain.pace * self._time / Duration.SAND
            x = width * ((grain.start + pace) % 1.2 - 0.1)
            y = height * (grain.height + 0.012 * sin(tau * (pace * 3 + grain.sway)))
            alpha = self._strength.value * self._brightness((x, y), grain)
            side = max(2, round(grain.side * canvas.graphics.theme.stage_scale))
            picture = canvas.graphics.art.svg("common/sand_grain", (side, side))
            canvas.blit(picture, (x, y), alpha)
            # One pixel more: positions are cut to whole pixels.
            places.append(pygame.Rect(int(x) - 1, int(y) - 1, side + 2, side + 2))
        return places

    def _brightness(self, at: tuple[float, float], grain: _Grain) -> float:
        lit = 0.0
        for (x, y), reach in self.lights:
            lit = max(lit, 1.0 - hypot(at[0] - x, at[1] - y) / max(1, reach))
        return min(0.95, 0.16 + 0.05 * grain.side * lit + 0.5 * max(0.0, lit))


def shade(graphics: Graphics, size: tuple[int, int], *, below: bool = False) -> pygame.Surface:
    """A dark gradient from the left, or from below, behind texts."""
    colour = graphics.theme.palette.shadow
    return graphics.cache.get(("shade", size, colour, below), lambda: _fall(size, colour, below))


def _fall(size: tuple[int, int], colour: Colour, below: bool) -> pygame.Surface:
    strip = pygame.Surface((_SHADES, 1), pygame.SRCALPHA)
    for x in range(_SHADES):
        share = 1.0 - x / (_SHADES - 1)
        strip.set_at((x, 0), (*colour, round(_DARKEST * share * share * (3 - 2 * share))))
    # Scaled smoothly only along the gradient; across it all pixels are the same.
    if below:
        strip = pygame.transform.rotate(strip, 90)
        return pygame.transform.scale(pygame.transform.smoothscale(strip, (1, size[1])), size)
    return pygame.transform.scale(pygame.transform.smoothscale(strip, (size[0], 1)), size)


def _grain(draw: Random) -> _Grain:
    small, large = Sizes.GRAIN
    return _Grain(
        start=draw.random() * 1.2,
        height=0.42 + 0.56 * draw.random(),
        pace=0.5 + draw.random(),
        sway=draw.random(),
        side=small + (large - small) * draw.random() ** 2,
    )


def _rough_sky(
    graphics: Graphics, whole: tuple[int, int], corner: tuple[int, int], size: tuple[int, int]
) -> pygame.Surface:
    """The visible part of the sky at low resolution."""
    small = graphics.art.uncached(
        f"common/{_LAYERS[0]}", (whole[0] // _ROUGHNESS, whole[1] // _ROUGHNESS)
    )
    seen = pygame.Rect(-corner[0], -corner[1], *size)
    rough = pygame.Rect(*(side // _ROUGHNESS for side in seen)).clip(small.get_rect())
    return small.subsurface(rough)


def _cut(
    graphics: Graphics, name: str, whole: tuple[int, int], corner: tuple[int, int]
) -> Layer | None:
    """A layer cropped to its opaque part, and its position; None until it is rendered.

    Cropping saves memory and drawing.
    """
    picture = graphics.art.uncached_later(f"common/{name}", whole)
    if picture is None:
        return None
    if name == _LAYERS[0]:
        return picture, corner
    seen = _opaque_part(picture)
    cut = picture.subsurface(seen).copy()
    return cut, (corner[0] + seen.left, corner[1] + seen.top)


def _opaque_part(picture: pygame.Surface) -> pygame.Rect:
    """The part of a layer in which something is drawn, or a little more.

    It is searched in a small copy: looking at every pixel takes half a frame.
    """
    width, height = picture.get_size()
    small = pygame.transform.scale(picture, (width // _ROUGHNESS, height // _ROUGHNESS))
    seen = small.get_bounding_rect().inflate(4, 4)
    whole = pygame.Rect(*(side * _ROUGHNESS for side in seen))
    return whole.clip(picture.get_rect())
