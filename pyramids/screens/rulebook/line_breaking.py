"""Breaks a paragraph with several text styles into lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from pyramids.screens.rulebook.rule_pages import Paragraph, Style
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import BODY, BODY_BOLD, SMALL, TextStyle

TEXT_STYLES: Final[dict[Style, TextStyle]] = {
    Style.PLAIN: BODY,
    Style.BOLD: BODY_BOLD,
    Style.RULE: SMALL,
}
_WORDS: Final = re.compile(r"\s+|\S+")


@dataclass
class Run:
    """Words of one style in a line, positioned relative to the paragraph's corner."""

    text: str
    style: Style
    start: int
    """The number of characters of the paragraph before it."""
    rect: pygame.Rect

    @property
    def end(self) -> int:
        """The number of characters up to its end."""
        return self.start + (0 if self.style is Style.SYMBOL else len(self.text))


@dataclass(frozen=True, slots=True)
class _Atom:
    text: str
    style: Style
    start: int
    apart: bool
    """Whether a space precedes it."""


def set_paragraph(paragraph: Paragraph, graphics: Graphics, width: int) -> tuple[list[Run], int]:
    """The runs of a paragraph in a width, and its height."""
    runs: list[Run] = []
    step = graphics.text.line_height(BODY)
    top, line = 0, 0
    for word in _words(paragraph):
        if len(runs) > line and _end(runs[-1], word, graphics) > width:
            top, line = top + step, len(runs)
        for atom in word:
            _add(runs, line, atom, top, graphics)
    return runs, top + step if runs else 0


def ink_top(run: Run, graphics: Graphics) -> int:
    """A run's offset from the top of its line, so that all share a baseline."""
    tallest = graphics.theme.text_font(BODY)
    own = graphics.theme.text_font(TEXT_STYLES[run.style])
    room = (graphics.text.line_height(BODY) - tallest.get_height()) // 2
    return room + tallest.get_ascent() - own.get_ascent()


def span_rect(run: Run, start: int, end: int, graphics: Graphics) -> pygame.Rect | None:
    """The place of a range of the paragraph's characters in a run; None if outside."""
    low, high = max(start, run.start) - run.start, min(end, run.end) - run.start
    if low >= high or run.style is Style.SYMBOL:
        return None
    text_style = TEXT_STYLES[run.style]
    left = graphics.text.width(run.text[:low], text_style)
    right = graphics.text.width(run.text[:high], text_style)
    return pygame.Rect(run.rect.left + left, run.rect.top, right - left, run.rect.height)


def _end(last: Run, word: list[_Atom], graphics: Graphics) -> int:
    """Where a word would end if it were added to the last run's line."""
    trial = [Run(last.text, last.style, last.start, last.rect.copy())]
    for atom in word:
        _add(trial, 0, atom, last.rect.top, graphics)
    return trial[-1].rect.right


def _add(runs: list[Run], line: int, atom: _Atom, top: int, graphics: Graphics) -> None:
    """Append an atom to the last run of the line, or as a new run."""
    last = runs[-1] if len(runs) > line else None
    if last is not None and last.style is atom.style and atom.style is not Style.SYMBOL:
        # One string per run, so that kerning is kept.
        last.text += (" " if atom.apart else "") + atom.text
        last.rect.width = _width(last.text, last.style, graphics)
        return
    left = 0
    if last is not None:
        left = last.rect.right + (graphics.text.width(" ", BODY) if atom.apart else 0)
    wide = _width(atom.text, atom.style, graphics)
    place = pygame.Rect(left, top, wide, graphics.text.line_height(BODY))
    runs.append(Run(atom.text, atom.style, atom.start, place))


def _width(text: str, style: Style, graphics: Graphics) -> int:
    if style is Style.SYMBOL:
        return graphics.text.line_height(BODY)
    return graphics.text.width(text, TEXT_STYLES[style])


def _words(paragraph: Paragraph) -> Iterator[list[_Atom]]:
    """Unbreakable sequences: characters without a space between them, in any styles."""
    word: list[_Atom] = []
    for atom in _atoms(paragraph):
        if atom.apart and word:
            yield word
            word = []
        word.append(atom)
    if word:
        yield word


def _atoms(paragraph: Paragraph) -> Iterator[_Atom]:
    start, apart = 0, False
    for piece in paragraph.pieces:
        if piece.style is Style.SYMBOL:
            yield _Atom(piece.text, piece.style, start, apart)
            apart = False
            continue
        parts = [piece.text] if piece.style is Style.RULE else _WORDS.findall(piece.text)
        for part in parts:
            if part.isspace():
                apart = True
            else:
                yield _Atom(part, piece.style, start, apart)
                apart = False
            start += len(part)
