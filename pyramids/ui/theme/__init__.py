"""The theme: palette, type scale, sizes and materials, scaled to the window."""

from __future__ import annotations

import pygame

from pyramids import resources
from pyramids.ui.theme.materials import Material, PlateStyle, plate_styles
from pyramids.ui.theme.palette import (
    CLASSIC,
    HIGH_CONTRAST,
    WHITE,
    Colour,
    Palette,
    contrast,
    mix,
)
from pyramids.ui.theme.sizes import (
    BODY,
    BODY_BOLD,
    BUTTON,
    FIRST_WINDOW,
    HEADING,
    MENU,
    NUMBER,
    NUMBER_LARGE,
    NUMBER_SMALL,
    SMALL,
    SMALL_BOLD,
    SMALLEST_TEXT,
    SMALLEST_WINDOW,
    SUBHEADING,
    TEXT_SIZES,
    TITLE,
    Extent,
    Radius,
    Role,
    Space,
    TextStyle,
)

__all__ = [
    "BODY",
    "BODY_BOLD",
    "BUTTON",
    "CLASSIC",
    "FIRST_WINDOW",
    "HEADING",
    "HIGH_CONTRAST",
    "MENU",
    "NUMBER",
    "NUMBER_LARGE",
    "NUMBER_SMALL",
    "SMALL",
    "SMALLEST_TEXT",
    "SMALLEST_WINDOW",
    "SMALL_BOLD",
    "SUBHEADING",
    "TEXT_SIZES",
    "TITLE",
    "WHITE",
    "Colour",
    "Extent",
    "Material",
    "Palette",
    "PlateStyle",
    "Radius",
    "Role",
    "Space",
    "TextStyle",
    "Theme",
    "contrast",
    "mix",
]

FACES = {
    Role.DISPLAY: "Cinzel-Bold.ttf",
    Role.HEADING: "Philosopher-Bold.ttf",
    Role.TEXT: "Inter-Regular.ttf",
    Role.TEXT_BOLD: "Inter-SemiBold.ttf",
    Role.DIGITS: "InterTabular-SemiBold.ttf",
}
"""The font file of each role."""


class Theme:
    """Current palette and sizes, by window size, text size and contrast."""

    def __init__(self, size: tuple[int, int] = FIRST_WINDOW) -> None:
        self._size = size
        self._text_size = 1.0
        self._stage_scale = _stage_scale(size)
        self._high_contrast = False
        self._fonts: dict[tuple[Role, int], pygame.font.Font] = {}
        self._plate_styles = plate_styles(CLASSIC)
        self.palette: Palette = CLASSIC
        self.patterns = True
        """Whether a game's colours are also drawn with patterns."""

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self._size

    @property
    def stage_scale(self) -> float:
        """The scale of boards: by the window alone."""
        return self._stage_scale

    @property
    def scale(self) -> float:
        """The scale of texts and widgets: by the window and the text-size setting."""
        return self._stage_scale * self._text_size

    @property
    def text_size(self) -> float:
        """The player's text-size setting; 1 is normal."""
        return self._text_size

    @property
    def high_contrast(self) -> bool:
        """Whether the high-contrast palette is used."""
        return self._high_contrast

    def fit(self, size: tuple[int, int]) -> None:
        """Set the window size."""
        self._size = size
        self._stage_scale = _stage_scale(size)
        self._fonts.clear()

    def set_text_size(self, text_size: float) -> None:
        """Set the text size."""
        self._text_size = text_size
        self._fonts.clear()

    def set_high_contrast(self, wanted: bool) -> None:
        """Switch between the classic and the high-contrast palette."""
        self._high_contrast = wanted
        self.palette = HIGH_CONTRAST if wanted else CLASSIC
        self._plate_styles = plate_styles(self.palette)

    def px(self, units: float) -> int:
        """A length in pixels that scales with texts; at least 1 unless it is 0."""
        pixels = round(units * self.scale)
        return pixels if pixels or not units else 1

    def stage(self, units: float) -> int:
        """A length in pixels that scales with the window only."""
        pixels = round(units * self.stage_scale)
        return pixels if pixels or not units else 1

    def font(self, role: Role | str, size: int) -> pygame.font.Font:
        """The font of a role at a pixel size, opened once."""
        key = (Role(role), size)
        font = self._fonts.get(key)
        if font is None:
            font = pygame.font.Font(resources.asset("fonts", FACES[key[0]]), size)
            self._fonts[key] = font
        return font

    def text_px(self, text_style: TextStyle) -> int:
        """The pixel size of a text style."""
        return max(1, round(text_style.size * self.scale))

    def text_font(self, text_style: TextStyle) -> pygame.font.Font:
        """The font of a text style."""
        return self.font(text_style.role, self.text_px(text_style))

    def style(self, material: Material) -> PlateStyle:
        """How a material looks in the current palette."""
        return self._plate_styles[material]


def _stage_scale(size: tuple[int, int]) -> float:
    return min(size[0] / FIRST_WINDOW[0], size[1] / FIRST_WINDOW[1])
