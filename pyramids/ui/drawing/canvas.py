"""The canvas that scenes and widgets draw on: the frame, with the kit's tools at hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

from pyramids.ui.drawing.art import Art
from pyramids.ui.drawing.shapes import Mason
from pyramids.ui.drawing.surface_cache import Shelf
from pyramids.ui.drawing.text_renderer import Scribe
from pyramids.ui.theme import Colour, Extent, Lettering, Material, Recipe, Theme
from pyramids.ui.theme.sizes import BODY

Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright",
    "bottomleft", "midbottom", "bottomright",
]  # fmt: skip
Align = Literal["left", "center", "right"]
Point = tuple[float, float]

ANCHORS: dict[Align, Anchor] = {"left": "midleft", "center": "center", "right": "midright"}
"""By which point a line is set when it is aligned."""


class DrawnText(NamedTuple):
    """A text as it stands on the frame: what a test or a reader of the screen can check."""

    text: str
    rect: pygame.Rect
    px: int
    colour: Colour
    ground: Colour
    """The mean colour below it before it was written."""
    clipped: bool
    """Whether a part of it lies outside of the frame."""


class Kit:
    """The tools of drawing, shared by all scenes: theme, art, mason and scribe."""

    def __init__(self, theme: Theme | None = None, shelf: Shelf | None = None) -> None:
        self.theme = theme or Theme()
        self.shelf = shelf or Shelf()
        self.art = Art(self.shelf)
        self.mason = Mason(self.theme, self.shelf)
        self.scribe = Scribe(self.theme, self.shelf)

    def px(self, units: float) -> int:
        """Pixels of a length in units of the 1280×800 window."""
        return self.theme.px(units)


class Canvas:
    """A frame being drawn. Drawing changes nothing but its pixels."""

    def __init__(self, surface: pygame.Surface, kit: Kit, *, record: bool = False) -> None:
        self.surface = surface
        self.kit = kit
        self.texts: list[DrawnText] | None = [] if record else None

    @property
    def rect(self) -> pygame.Rect:
        """The whole frame."""
        return self.surface.get_rect()

    def near(self) -> pygame.Rect | None:
        """Where a widget must lie to be seen: in the clip, or so near that its light falls in.

        None if everything is drawn.
        """
        clip = self.surface.get_clip()
        if clip.size == self.surface.get_size():
            return None
        reach = self.kit.px(Extent.REACH)
        return clip.inflate(2 * reach, 2 * reach)

    def blit(self, picture: pygame.Surface, pos: Point, alpha: float = 1.0) -> None:
        """A picture at a place, more or less transparent."""
        if alpha <= 0:
            return
        if alpha >= 1:
            self.surface.blit(picture, pos)
            return
        picture.set_alpha(round(255 * alpha))
        self.surface.blit(picture, pos)
        picture.set_alpha(None if not picture.get_flags() & pygame.SRCALPHA else 255)

    def fill(self, colour: Colour, rect: pygame.Rect | None = None) -> None:
        """Plain colour."""
        self.surface.fill(colour, rect)

    def table(self) -> None:
        """The table under everything."""
        self.surface.blit(self.kit.mason.table(self.surface.get_size()), (0, 0))

    def veil(self, opacity: int, alpha: float = 1.0) -> None:
        """Darkness over all that is drawn so far."""
        self.blit(self.kit.mason.veil(self.surface.get_size(), opacity), (0, 0), alpha)

    def plate(
        self,
        rect: pygame.Rect,
        material: Material | Recipe,
        *,
        radius: int | None = None,
        alpha: float = 1.0,
    ) -> None:
        """A panel of a material; radius in pixels if not the material's own."""
        recipe = self.kit.theme.recipe(material) if isinstance(material, Material) else material
        if rect.width > 0 and rect.height > 0:
            self.blit(self.kit.mason.plate(rect.size, recipe, radius), rect.topleft, alpha)

    def shadow(
        self, rect: pygame.Rect, radius: int, *, depth: float = 1.0, alpha: float = 1.0
    ) -> None:
        """The soft shadow of a plate, down-right of it; deeper means higher above the table."""
        blur = max(2, self.kit.px(Extent.SHADOW * depth))
        picture = self.kit.mason.shadow(rect.size, radius, blur)
        shift_x, shift_y = (self.kit.px(part * depth) for part in Extent.SHADOW_SHIFT)
        self.blit(picture, (rect.x - blur + shift_x, rect.y - blur + shift_y), alpha)

    def ring(
        self, rect: pygame.Rect, radius: int, width: int, colour: Colour, alpha: float = 1.0
    ) -> None:
        """A rounded outline."""
        self.blit(self.kit.mason.ring(rect.size, radius, width, colour), rect.topleft, alpha)

    def glow(self, centre: Point, radius: int, colour: Colour, alpha: float = 1.0) -> None:
        """Light around a point."""
        picture = self.kit.mason.glow(max(1, radius), colour)
        self.blit(picture, (centre[0] - radius, centre[1] - radius), alpha)

    def disc(self, centre: Point, diameter: int, colour: Colour, alpha: float = 1.0) -> None:
        """A filled circle."""
        picture = self.kit.mason.disc(max(1, diameter), colour)
        self.blit(picture, (centre[0] - diameter / 2, centre[1] - diameter / 2), alpha)

    def svg(self, name: str, rect: pygame.Rect, alpha: float = 1.0) -> None:
        """A picture fitted into a rectangle and centred there."""
        if rect.width > 0 and rect.height > 0:
            picture = self.kit.art.svg(name, rect.size)
            self.blit(picture, picture.get_rect(center=rect.center).topleft, alpha)

    def text(
        self,
        text: str,
        pos: Point,
        lettering: Lettering = BODY,
        colour: Colour | None = None,
        *,
        anchor: Anchor = "topleft",
        outline: Colour | None = None,
        alpha: float = 1.0,
    ) -> pygame.Rect:
        """One line at a place; returns the rectangle it takes."""
        shade = self.kit.theme.palette.moonlight if colour is None else colour
        if not text:
            return pygame.Rect(round(pos[0]), round(pos[1]), 0, 0)
        picture = self.kit.scribe.write(text, lettering, shade, outline)
        rect = picture.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
        if self.texts is not None and alpha > 0.5:
            self._note(text, rect, lettering, shade, outline)
        self.blit(picture, rect.topleft, alpha)
        return rect

    def paragraph(
        self,
        text: str | Sequence[str],
        rect: pygame.Rect,
        lettering: Lettering = BODY,
        colour: Colour | None = None,
        *,
        align: Align = "left",
        alpha: float = 1.0,
    ) -> pygame.Rect:
        """A text in lines from the top of a rectangle; returns the rectangle it takes."""
        scribe = self.kit.scribe
        lines = scribe.wrap(text, lettering, rect.width) if isinstance(text, str) else text
        step = scribe.line_height(lettering)
        x = {"left": rect.left, "center": rect.centerx, "right": rect.right}[align]
        for number, line in enumerate(lines):
            # Whole pixels: halves are rounded to even, and lines would stand unevenly.
            middle = rect.top + number * step + step // 2
            self.text(line, (x, middle), lettering, colour, anchor=ANCHORS[align], alpha=alpha)
        return pygame.Rect(rect.x, rect.y, rect.width, step * len(lines))

    @contextmanager
    def clip(self, rect: pygame.Rect) -> Iterator[None]:
        """Draw inside of a rectangle only."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(rect))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def _note(
        self,
        text: str,
        rect: pygame.Rect,
        lettering: Lettering,
        colour: Colour,
        outline: Colour | None,
    ) -> None:
        assert self.texts is not None
        visible = rect.clip(self.surface.get_clip())
        if not visible.width or not visible.height:
            return
        mean = pygame.transform.average_color(self.surface, visible)
        ground = (mean[0], mean[1], mean[2]) if outline is None else outline
        px = self.kit.theme.lettering_px(lettering)
        self.texts.append(DrawnText(text, rect, px, colour, ground, not self.rect.contains(rect)))
