"""The logo of the title screen."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import WHITE, Colour, mix
from pyramids.ui.theme.screens import LOGO_CARVED
from pyramids.ui.widgets import Size, Widget

_NAME: Final = "PYRAMIDS"
"""A name, not a word: it is the same in every language."""
_ORNAMENT: Final = "common/logo_ornament"
_SPACING: Final = 0.09
_CLEAR: Final = (0, 0, 0, 0)


class Logo(Widget):
    """Golden letters above a winged sun."""

    hoverable = False

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The size of letters and wings."""
        letters = gilded(graphics, _NAME, _letter_height(graphics))
        return letters.get_width(), self._wings_top(letters) + self._wings(graphics, letters)[1]

    def draw(self, canvas: Canvas) -> None:
        """Draw letters and wings."""
        graphics = canvas.graphics
        letters = gilded(graphics, _NAME, _letter_height(graphics))
        palette = graphics.theme.palette
        middle = (self.rect.centerx, self.rect.top + letters.get_height() // 2)
        canvas.glow(middle, letters.get_width() // 2, palette.gold, 0.25)
        canvas.blit(letters, letters.get_rect(midtop=self.rect.midtop).topleft)
        wings = self._wings(graphics, letters)
        place = pygame.Rect((0, 0), wings)
        place.midtop = (self.rect.centerx, self.rect.top + self._wings_top(letters))
        canvas.svg(_ORNAMENT, place)

    def _wings_top(self, letters: pygame.Surface) -> int:
        # Capitals end well above the lower edge of their line.
        return round(letters.get_height() * 0.78)

    def _wings(self, graphics: Graphics, letters: pygame.Surface) -> Size:
        width = round(letters.get_width() * 0.62)
        return width, round(width / graphics.art.ratio(_ORNAMENT))


def gilded(graphics: Graphics, text: str, height: int) -> pygame.Surface:
    """Golden letters with bevelled edges and a soft shadow, cached by size."""
    palette = graphics.theme.palette
    key = ("gilded", text, height, palette.gold, palette.gold_light)
    return graphics.cache.get(key, lambda: _gild(graphics, text, height))


def _letter_height(graphics: Graphics) -> int:
    return graphics.theme.stage(LOGO_CARVED.size)


def _gild(graphics: Graphics, text: str, height: int) -> pygame.Surface:
    palette = graphics.theme.palette
    edge = max(1, height // 38)
    stencil = _stencil(graphics, text, height, margin=height // 3)
    size = stencil.get_size()
    light, gold, dark = palette.gold_light, palette.gold, palette.gold_dark
    pale = mix(light, WHITE, 0.6)
    sheen = graphics.shapes.gradient(
        size, (gold, pale, light, light, gold, mix(gold, dark, 0.55), gold, light, gold)
    )
    white = _coloured(stencil, WHITE)
    result = _soft(_coloured(stencil, palette.shadow), height // 12)
    result.blit(_coloured(stencil, mix(dark, palette.shadow, 0.55)), (edge, edge * 2))
    result.blit(_coloured(stencil, mix(dark, palette.shadow, 0.25)), (0, edge))
    result.blit(_filled(white, sheen), (0, 0))
    # Lit from above, carved letters have a dark upper and a bright lower edge.
    result.blit(_rim(white, (0, edge), mix(dark, palette.shadow, 0.1)), (0, 0))
    result.blit(_rim(white, (0, -edge), pale), (0, 0))
    return result


def _stencil(graphics: Graphics, text: str, height: int, margin: int) -> pygame.Surface:
    """White letters with wider spacing and a margin."""
    font = graphics.theme.font(LOGO_CARVED.role, height)
    letters = [font.render(letter, True, WHITE).convert_alpha() for letter in text]
    gap = round(height * _SPACING)
    width = sum(letter.get_width() + gap for letter in letters) - gap
    result = pygame.Surface((width + 2 * margin, letters[0].get_height() + margin), pygame.SRCALPHA)
    result.fill(_CLEAR)
    left = margin
    for letter in letters:
        result.blit(letter, (left, margin // 2))
        left += letter.get_width() + gap
    return result


def _coloured(stencil: pygame.Surface, colour: Colour) -> pygame.Surface:
    result = stencil.copy()
    result.fill((*WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
    result.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def _filled(white: pygame.Surface, filling: pygame.Surface) -> pygame.Surface:
    result = white.copy()
    result.blit(filling.convert_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def _rim(white: pygame.Surface, shift: tuple[int, int], colour: Colour) -> pygame.Surface:
    """The part of the letters that a shifted copy doesn't cover."""
    result = white.copy()
    result.blit(white, shift, special_flags=pygame.BLEND_RGBA_SUB)
    return _coloured(result, colour)


def _soft(picture: pygame.Surface, blur: int) -> pygame.Surface:
    # At half the size the blur looks the same and takes a quarter of the time.
    width, height = picture.get_size()
    soft = pygame.transform.smoothscale(picture, (width // 2, height // 2))
    for _ in range(2):
        soft = pygame.transform.box_blur(soft, max(1, blur // 2))
    return pygame.transform.smoothscale(soft, (width, height))
