"""Measures, wraps and renders text; each rendered text is cached."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from pyramids.ui.drawing.surface_cache import SurfaceCache
from pyramids.ui.theme import Colour, Extent, Role, TextStyle, Theme

_ELLIPSIS = "…"
_CACHED_TEXTS: Final = 4096
"""The number of measured texts to keep: measuring costs more than drawing."""

_LONGEST_LINE: Final = 1000
"""Characters: no line shows more, and measuring thousands would block the window."""


class TextRenderer:
    """Measures and renders text in the theme's typefaces."""

    def __init__(self, theme: Theme, cache: SurfaceCache) -> None:
        self._theme = theme
        self._cache = cache
        self._measure = lru_cache(maxsize=_CACHED_TEXTS)(self._measure_uncached)
        self._wrap = lru_cache(maxsize=_CACHED_TEXTS)(self._wrap_uncached)

    def render(
        self, text: str, text_style: TextStyle, colour: Colour, outline: Colour | None = None
    ) -> pygame.Surface:
        """One line of text as a surface; an outline makes it legible on any background."""
        size = self._theme.text_px(text_style)
        key = ("text", text, text_style.role, size, colour, outline)
        return self._cache.get(key, lambda: self._render(text, text_style, colour, outline))

    def width(self, text: str, text_style: TextStyle) -> int:
        """The width of a line in pixels."""
        return self._measure(text, text_style.role, self._theme.text_px(text_style))

    def line_height(self, text_style: TextStyle) -> int:
        """The distance from one line to the next in pixels."""
        return round(self._theme.text_px(text_style) * Extent.TEXT_LEADING)

    def wrap(self, text: str, text_style: TextStyle, width: int) -> list[str]:
        """The text broken into lines of a width; its own line breaks stay."""
        return list(self._wrap(text, text_style, width, self._theme.text_px(text_style)))

    def height(self, text: str, text_style: TextStyle, width: int) -> int:
        """The height of the text wrapped to a width."""
        return len(self.wrap(text, text_style, width)) * self.line_height(text_style)

    def shorten(self, text: str, text_style: TextStyle, width: int) -> str:
        """The text, cut with an ellipsis if it is too wide."""
        if len(text) <= _LONGEST_LINE and self.width(text, text_style) <= width:
            return text
        kept = min(len(text), _LONGEST_LINE)
        while kept and self.width(text[:kept].rstrip() + _ELLIPSIS, text_style) > width:
            kept -= 1
        return text[:kept].rstrip() + _ELLIPSIS

    def shrink_to_fit(self, text: str, text_style: TextStyle, width: int) -> TextStyle:
        """The text style, reduced until the line fits or the smallest size is reached."""
        smaller = text_style
        while self.width(text, smaller) > width:
            text_style, smaller = smaller, smaller.at(smaller.size - 1)
            if smaller == text_style:
                break
        return smaller

    def fit_to_box(self, text: str, text_style: TextStyle, room: int) -> TextStyle:
        """The text style for a fixed box: follows the text-size setting only as far as it fits."""
        least = int(text_style.size / max(1.0, self._theme.text_size))
        for size in range(text_style.size, least, -1):
            if self.width(text, TextStyle(text_style.role, size)) <= room:
                return TextStyle(text_style.role, size)
        return TextStyle(text_style.role, least)

    def _measure_uncached(self, text: str, role: Role, size: int) -> int:
        return self._theme.font(role, size).size(_drawable(text))[0]

    def _wrap_uncached(
        self, text: str, text_style: TextStyle, width: int, _size: int
    ) -> tuple[str, ...]:
        return tuple(
            line
            for paragraph in text.split("\n")
            for line in self._wrap_paragraph(paragraph, text_style, width)
        )

    def _wrap_paragraph(self, text: str, text_style: TextStyle, width: int) -> list[str]:
        words = text.lstrip(" ")
        indent = text[: len(text) - len(words)]
        lines = [indent]
        for word in _unbroken(words):
            longer = f"{lines[-1]} {word}" if lines[-1].strip() else lines[-1] + word
            if self.width(longer, text_style) <= width:
                lines[-1] = longer
                continue
            pieces = self._break_word(word, text_style, width)
            if lines[-1].strip():
                lines.extend(pieces)
            else:
                lines[-1:] = pieces
        return lines

    def _break_word(self, word: str, text_style: TextStyle, width: int) -> list[str]:
        """Break a word that is wider than the line, such as a path, at any character."""
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.width(pieces[-1] + letter, text_style) > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def _render(
        self, text: str, text_style: TextStyle, colour: Colour, outline: Colour | None
    ) -> pygame.Surface:
        font = self._theme.text_font(text_style)
        text = _drawable(text)
        letters = font.render(text, True, colour).convert_alpha()
        if outline is None:
            return letters
        reach = max(1, self._theme.px(Extent.RIM))
        edge = font.render(text, True, outline).convert_alpha()
        width, height = letters.get_size()
        result = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
        for x in range(-reach, reach + 1):
            for y in range(-reach, reach + 1):
                if x * x + y * y <= reach * reach + 1:
                    result.blit(edge, (x + reach, y + reach))
        result.blit(letters, (reach, reach))
        return result


def _unbroken(text: str) -> list[str]:
    """The parts between which a line may end: a dot between items stays with the one before."""
    parts: list[str] = []
    for word in text.split(" "):
        if word == "·" and parts:
            parts[-1] += f" {word}"
        else:
            parts.append(word)
    return parts


def _drawable(text: str) -> str:
    """The text without NULs and lone surrogates, as in file names; fonts can't draw them."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()
