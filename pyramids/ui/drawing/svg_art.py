"""SVG artwork, rendered at exactly the size needed and cached."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from pyramids import resources
from pyramids.ui.drawing.surface_cache import NotRendered, SurfaceCache
from pyramids.ui.theme import WHITE, Colour

if TYPE_CHECKING:
    from pyramids.ui.drawing.svg_loader import SvgLoader

_ANGLE_STEP = 3
"""Degrees: rotated pictures are cached at every third degree; finer isn't visible in motion."""

_HEAD: Final = 2000
"""Characters of a file in which its first tag ends."""
_TAG: Final = re.compile(r"<svg\b[^>]*>")
_SIZES: Final = re.compile(r'\b(width|height|viewBox)="([^"]*)"')

_LARGE: Final = 200 * 200
"""Pixels: smaller pictures take a few milliseconds at most."""

Size = tuple[int, int]


class Art:
    """The pictures in assets/art, by names such as `common/icon_menu`."""

    def __init__(self, cache: SurfaceCache, root: Path | None = None) -> None:
        self._cache = cache
        self._root = root
        self._ratios: dict[str, float] = {}
        self._own_loader: SvgLoader | None = None

    def svg(self, name: str, size: Size) -> pygame.Surface:
        """A picture fitted into a size, keeping its proportions."""
        return self._cache.get(("svg", name, size), lambda: self._render(name, size))

    def uncached(self, name: str, size: Size) -> pygame.Surface:
        """A picture that is not cached, for callers that keep it themselves (window-sized ones)."""
        return pygame.image.load_sized_svg(self._path(name), size).convert_alpha()

    def uncached_later(self, name: str, size: Size) -> pygame.Surface | None:
        """The same, rendered in the background: None until it is ready, then once the picture.

        Without a budget for frames it is rendered at once.
        """
        if self._cache.budget.seconds is None:
            return self.uncached(name, size)
        return self._loader.ask(self._path(name), size)

    def stretched(self, name: str, size: Size) -> pygame.Surface:
        """A picture stretched to fill a size exactly."""
        return self._cache.get(("stretched", name, size), lambda: self._stretch(name, size))

    def rotated(
        self, name: str, size: Size, angle: float, mirrored: bool = False
    ) -> pygame.Surface:
        """A picture rotated anticlockwise by degrees, and mirrored first if `mirrored`."""
        step = round(angle / _ANGLE_STEP) * _ANGLE_STEP % 360
        return self._cache.get(
            ("turned", name, size, step, mirrored),
            lambda: _turn(self.svg(name, size), step, mirrored),
        )

    def scaled(self, name: str, size: Size, factor: float) -> pygame.Surface:
        """A picture at a factor of its size, for zoom animations; scaled from the exact one."""
        target = (max(1, round(size[0] * factor)), max(1, round(size[1] * factor)))
        if target == size:
            return self.svg(name, size)
        return self._cache.get(
            ("scaled", name, size, target),
            lambda: pygame.transform.smoothscale(self.svg(name, size), target),
        )

    def tinted(
        self, name: str, size: Size, colour: Colour, strength: float = 1.0
    ) -> pygame.Surface:
        """A picture's silhouette in a colour, blended over the picture if strength is below 1."""
        return self._cache.get(
            ("tinted", name, size, colour, strength),
            lambda: _tint(self.svg(name, size), colour, strength),
        )

    def ratio(self, name: str) -> float:
        """A picture's width divided by its height."""
        if name not in self._ratios:
            width, height = _natural_size(self._path(name))
            self._ratios[name] = width / height
        return self._ratios[name]

    def exists(self, name: str) -> bool:
        """Whether there is such a picture."""
        return self._path(name).is_file()

    def _path(self, name: str) -> Path:
        file = f"{name}.svg"
        return resources.asset("art", file) if self._root is None else self._root / file

    def _stretch(self, name: str, size: Size) -> pygame.Surface:
        ratio = self.ratio(name)
        # Rendered large enough to cover the target, then squeezed in one direction only.
        if size[0] >= size[1] * ratio:
            covering = (size[0], max(1, round(size[0] / ratio)))
        else:
            covering = (max(1, round(size[1] * ratio)), size[1])
        return pygame.transform.smoothscale(self._render(name, covering), size)

    def _render(self, name: str, size: Size) -> pygame.Surface:
        """Render a picture: a large one in the background, if the frame can wait for it."""
        if not self._cache.budget.limited or size[0] * size[1] < _LARGE:
            return self.uncached(name, size)
        found = self.uncached_later(name, size)
        if found is None:
            raise NotRendered
        return found

    @property
    def _loader(self) -> SvgLoader:
        if self._own_loader is None:
            # Imported late: the title's first frame needs no thread and is shown sooner.
            from pyramids.ui.drawing.svg_loader import SvgLoader

            self._own_loader = SvgLoader()
        return self._own_loader


def _natural_size(path: Path) -> tuple[float, float]:
    """The size that a picture is drawn for, from its first tag: rendering it takes much longer."""
    with path.open(encoding="utf-8") as file:
        head = _TAG.search(file.read(_HEAD))
    found = dict(_SIZES.findall(head.group())) if head else {}
    try:
        if "width" in found and "height" in found:
            return float(found["width"]), float(found["height"])
        _left, _top, width, height = (float(part) for part in found["viewBox"].split())
    except (KeyError, ValueError):
        # It has units, or no size of its own.
        return pygame.image.load(path).get_size()
    return width, height


def _turn(picture: pygame.Surface, angle: float, mirrored: bool) -> pygame.Surface:
    if mirrored:
        picture = pygame.transform.flip(picture, True, False)
    if angle % 90 == 0:
        return pygame.transform.rotate(picture, angle)
    return pygame.transform.rotozoom(picture, angle, 1.0)


def _tint(picture: pygame.Surface, colour: Colour, strength: float) -> pygame.Surface:
    silhouette = picture.copy()
    silhouette.fill((*WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
    silhouette.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if strength >= 1:
        return silhouette
    silhouette.set_alpha(round(255 * strength))
    result = picture.copy()
    result.blit(silhouette, (0, 0))
    return result
