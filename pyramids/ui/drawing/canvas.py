"""The canvas that scenes and widgets draw on, and the renderers behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

from pyramids.ui.drawing.shapes import ShapeRenderer
from pyramids.ui.drawing.surface_cache import SurfaceCache
from pyramids.ui.drawing.svg_art import Art
from pyramids.ui.drawing.text_renderer import TextRenderer
from pyramids.ui.theme import Colour, Extent, Material, PlateStyle, TextStyle, Theme
from pyramids.ui.theme.sizes import BODY

Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright",
    "bottomleft", "midbottom", "bottomright",
]  # fmt: skip
Align = Literal["left", "center", "right"]
Point = tuple[float, float]

ANCHORS: dict[Align, Anchor] = {"left": "midleft", "center": "center", "right": "midright"}
"""The anchor point of a line for each alignment."""


def rect_at(anchor: Anchor, point: Point, width: int, height: int | None = None) -> pygame.Rect:
    """A rectangle whose anchor is at a point; without a height it is a square."""
    rect = pygame.Rect(0, 0, width, width if height is None else height)
    setattr(rect, anchor, (round(point[0]), round(point[1])))
    return rect


class DrawnText(NamedTuple):
    """A text as drawn on the frame, for tests."""

    text: str
    rect: pygame.Rect
    px: int
    colour: Colour
    ground: Colour
    """The mean colour behind it."""
    clipped: bool
    """Whether part of it is outside the frame."""


class Graphics:
    """Theme, cache and renderers, shared by all scenes."""

    def __init__(self, theme: Theme | None = None, cache: SurfaceCache | None = None) -> None:
        self.theme = theme or Theme()
        self.cache = cache or SurfaceCache()
        self.art = Art(self.cache)
        self.shapes = ShapeRenderer(self.theme, self.cache)
        self.text = TextRenderer(self.theme, self.cache)

    def px(self, units: float) -> int:
        """A length in units of a 1280×800 window, in pixels."""
        return self.theme.px(units)


class Canvas:
    """A frame being drawn. Drawing changes no state but its pixels."""

    blank = False
    """Whether nothing of it is seen: see `BlankCanvas`."""

    def __init__(
        self, surface: pygame.Surface, graphics: Graphics, *, record: bool = False
    ) -> None:
        self.surface = surface
        self.graphics = graphics
        self.texts: list[DrawnText] | None = [] if record else None

    @property
    def rect(self) -> pygame.Rect:
        """The whole frame."""
        return self.surface.get_rect()

    def near(self) -> pygame.Rect | None:
        """The area in which a widget can affect the clip: its shadow or glow may reach in.

        None if nothing is clipped.
        """
        clip = self.surface.get_clip()
        if clip.size == self.surface.get_size():
            return None
        reach = self.graphics.px(Extent.REACH)
        return clip.inflate(2 * reach, 2 * reach)

    def blit(self, picture: pygame.Surface, pos: Point, alpha: float = 1.0) -> None:
        """Draw a picture at a position with an opacity."""
        opacity = round(255 * alpha)
        if opacity <= 0:
            return
        if opacity >= 255:
            self.surface.blit(picture, pos)
            return
        # Asked first: as long as it has an opacity, an opaque picture counts as translucent, too.
        # And with an opacity of 255 it would take forty times as long to draw.
        before = 255 if picture.get_flags() & pygame.SRCALPHA else None
        picture.set_alpha(opacity)
        self.surface.blit(picture, pos)
        picture.set_alpha(before)

    def fill(self, colour: Colour, rect: pygame.Rect | None = None) -> None:
        """Fill with a plain colour."""
        self.surface.fill(colour, rect)

    def background(self) -> None:
        """Draw the background."""
        self.surface.blit(self.graphics.shapes.background(self.surface.get_size()), (0, 0))

    def dim(self, opacity: int, alpha: float = 1.0) -> None:
        """Darken everything drawn so far."""
        self.blit(self.graphics.shapes.dim(self.surface.get_size(), opacity), (0, 0), alpha)

    def plate(
        self,
        rect: pygame.Rect,
        material: Material | PlateStyle,
        *,
        radius: int | None = None,
        alpha: float = 1.0,
    ) -> None:
        """Draw a plate of a material; the radius is in pixels, by default the material's own."""
        style = self.graphics.theme.style(material) if isinstance(material, Material) else material
        if rect.width > 0 and rect.height > 0:
            self.blit(self.graphics.shapes.plate(rect.size, style, radius), rect.topleft, alpha)

    def shadow(
        self, rect: pygame.Rect, radius: int, *, depth: float = 1.0, alpha: float = 1.0
    ) -> None:
        """Draw the soft shadow of a plate, down-right of it; a larger depth raises the plate."""
        blur = max(2, self.graphics.px(Extent.SHADOW * depth))
        picture = self.graphics.shapes.shadow(rect.size, radius, blur)
        shift_x, shift_y = (self.graphics.px(part * depth) for part in Extent.SHADOW_SHIFT)
        self.blit(picture, (rect.x - blur + shift_x, rect.y - blur + shift_y), alpha)

    def ring(
        self, rect: pygame.Rect, radius: int, width: int, colour: Colour, alpha: float = 1.0
    ) -> None:
        """Draw a rounded outline."""
        self.blit(self.graphics.shapes.ring(rect.size, radius, width, colour), rect.topleft, alpha)

    def glow(self, centre: Point, radius: int, colour: Colour, alpha: float = 1.0) -> None:
        """Draw light around a point."""
        picture = self.graphics.shapes.glow(max(1, radius), colour)
        self.blit(picture, (centre[0] - radius, centre[1] - radius), alpha)

    def disc(self, centre: Point, diameter: int, colour: Colour, alpha: float = 1.0) -> None:
        """Draw a filled circle."""
        picture = self.graphics.shapes.disc(max(1, diameter), colour)
        self.blit(picture, (centre[0] - diameter / 2, centre[1] - diameter / 2), alpha)

    def svg(self, name: str, rect: pygame.Rect, alpha: float = 1.0) -> None:
        """Draw a picture fitted into a rectangle, centred."""
        if rect.width > 0 and rect.height > 0:
            picture = self.graphics.art.svg(name, rect.size)
            self.blit(picture, picture.get_rect(center=rect.center).topleft, alpha)

    def text(
        self,
        text: str,
        pos: Point,
        text_style: TextStyle = BODY,
        colour: Colour | None = None,
        *,
        anchor: Anchor = "topleft",
        outline: Colour | None = None,
        alpha: float = 1.0,
    ) -> pygame.Rect:
        """Draw one line of text at a position; returns its rectangle."""
        shade = self.graphics.theme.palette.moonlight if colour is None else colour
        if not text:
            return pygame.Rect(round(pos[0]), round(pos[1]), 0, 0)
        picture = self.graphics.text.render(text, text_style, shade, outline)
        rect = picture.get_rect(**{anchor: (round(pos[0]), round(pos[1]))})
        if self.texts is not None and alpha > 0.5:
            self._record_text(text, rect, text_style, shade, outline)
        self.blit(picture, rect.topleft, alpha)
        return rect

    def fitted_text(
        self,
        text: str,
        pos: Point,
        width: int,
        text_style: TextStyle = BODY,
        colour: Colour | None = None,
        *,
        anchor: Anchor = "center",
    ) -> pygame.Rect:
        """Draw one line of text, smaller or cut if it would be too wide; returns its rectangle."""
        renderer = self.graphics.text
        fitting = renderer.shrink_to_fit(text, text_style, width)
        return self.text(
            renderer.shorten(text, fitting, width), pos, fitting, colour, anchor=anchor
        )

    def paragraph(
        self,
        text: str | Sequence[str],
        rect: pygame.Rect,
        text_style: TextStyle = BODY,
        colour: Colour | None = None,
        *,
        align: Align = "left",
        alpha: float = 1.0,
    ) -> pygame.Rect:
        """Draw wrapped text from the top of a rectangle; returns the rectangle that it takes."""
        renderer = self.graphics.text
        lines = renderer.wrap(text, text_style, rect.width) if isinstance(text, str) else text
        step = renderer.line_height(text_style)
        x = {"left": rect.left, "center": rect.centerx, "right": rect.right}[align]
        for number, line in enumerate(lines):
            # Whole pixels: halves are rounded to even, and lines would be spaced unevenly.
            middle = rect.top + number * step + step // 2
            self.text(line, (x, middle), text_style, colour, anchor=ANCHORS[align], alpha=alpha)
        return pygame.Rect(rect.x, rect.y, rect.width, step * len(lines))

    @contextmanager
    def clip(self, rect: pygame.Rect) -> Iterator[None]:
        """Restrict drawing to a rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(rect))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def _record_text(
        self,
        text: str,
        rect: pygame.Rect,
        text_style: TextStyle,
        colour: Colour,
        outline: Colour | None,
    ) -> None:
        assert self.texts is not None
        visible = rect.clip(self.surface.get_clip())
        if not visible.width or not visible.height:
            return
        mean = pygame.transform.average_color(self.surface, visible)
        ground = (mean[0], mean[1], mean[2]) if outline is None else outline
        px = self.graphics.theme.text_px(text_style)
        self.texts.append(DrawnText(text, rect, px, colour, ground, not self.rect.contains(rect)))


class BlankCanvas(Canvas):
    """A canvas that keeps no pixel: all that is drawn on it is only rendered into the cache.

    So the pictures of a frame are prepared without the cost of drawing the frame.
    """

    blank = True

    def __init__(self, size: tuple[int, int], graphics: Graphics) -> None:
        surface = graphics.cache.get(("blank", size), lambda: pygame.Surface(size))
        surface.set_clip((0, 0, 0, 0))
        super().__init__(surface, graphics)

    def near(self) -> pygame.Rect | None:
        """Everything is drawn, though all of it is clipped."""
        return None
