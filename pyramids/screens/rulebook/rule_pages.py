"""Parses the text of a game's rules into pages.

A file has pages (`# Title`), paragraphs, lists (`- `), **bold** words, rule numbers such as
(SG-4), and `![name]`: a drawing that stands alone, or a symbol in a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from pyramids import resources

FIRST_LANGUAGE: Final = "en"

_INLINE: Final = re.compile(
    r"\*\*(?P<bold>.+?)\*\*"
    r"|!\[(?P<sign>\w+)\]"
    r"|(?P<rule>\((?:[A-Z]{2}-\d+)(?:, [A-Z]{2}-\d+)*\))"
)
_ALONE: Final = re.compile(r"!\[(\w+)\]")


class Style(Enum):
    """The style of a piece of text."""

    PLAIN = "plain"
    BOLD = "bold"
    RULE = "rule"
    """The number of a rule, in small text."""
    SYMBOL = "sign"
    """The name of a symbol instead of a text."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A text in one style, or a symbol."""

    text: str
    style: Style = Style.PLAIN


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph or list item; the latter may have symbols instead of a dot."""

    pieces: tuple[Piece, ...]
    listed: bool = False
    symbols: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The text without symbols, for the search."""
        return "".join(piece.text for piece in self.pieces if piece.style is not Style.SYMBOL)


@dataclass(frozen=True, slots=True)
class Drawing:
    """The name of an example that the game draws."""

    name: str


Block = Paragraph | Drawing


@dataclass(frozen=True, slots=True)
class Page:
    """A page: a title and its blocks."""

    title: str
    blocks: tuple[Block, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The texts of the page."""
        return tuple(block for block in self.blocks if isinstance(block, Paragraph))


def read_pages(game: str, language: str) -> tuple[Page, ...]:
    """A game's rules in a language, or else in English; empty if they can't be read."""
    for code in dict.fromkeys((language, FIRST_LANGUAGE)):
        try:
            text = resources.asset("rules", game, f"{code}.md").read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        if pages := parse(text):
            return pages
    return ()


def parse(text: str) -> tuple[Page, ...]:
    """The pages of a text, without anything before the first title."""
    pages = []
    for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        pages.append(Page(title.strip(), tuple(_blocks(body))))
    return tuple(pages)


def page_of_rule(pages: tuple[Page, ...], rule: str) -> int:
    """The number of the first page that cites a rule; 0 if none does."""
    cited = re.compile(rf"\b{re.escape(rule)}\b")
    for place, page in enumerate(pages):
        if rule and any(cited.search(paragraph.text) for paragraph in page.paragraphs):
            return place
    return 0


def first_rule(pages: tuple[Page, ...]) -> str:
    """The first rule that the pages cite, such as SG-4; empty if they cite none."""
    pieces = (piece for page in pages for part in page.paragraphs for piece in part.pieces)
    cited = (piece.text for piece in pieces if piece.style is Style.RULE)
    return next(cited, "").strip("()").split(", ")[0]


def _blocks(body: str) -> Iterator[Block]:
    lines: list[str] = []
    for line in [*body.splitlines(), ""]:
        alone = _ALONE.fullmatch(line.strip())
        begins = not line.strip() or alone or line.startswith("- ")
        if begins and lines:
            yield _paragraph(" ".join(lines))
            lines = []
        if alone:
            yield Drawing(alone[1])
        elif line.strip():
            lines.append(line.strip())


def _paragraph(text: str) -> Paragraph:
    listed = text.startswith("- ")
    pieces = list(_pieces(text.removeprefix("- ")))
    symbols: list[str] = []
    while listed and pieces and (pieces[0].style is Style.SYMBOL or not pieces[0].text.strip()):
        first = pieces.pop(0)
        if first.style is Style.SYMBOL:
            symbols.append(first.text)
    if pieces and pieces[0].style is Style.PLAIN:
        pieces[0] = replace(pieces[0], text=pieces[0].text.lstrip())
    return Paragraph(tuple(pieces), listed, tuple(symbols))


def _pieces(text: str) -> Iterator[Piece]:
    end = 0
    for found in _INLINE.finditer(text):
        if found.start() > end:
            yield Piece(text[end : found.start()])
        end = found.end()
        if found["bold"]:
            yield Piece(found["bold"], Style.BOLD)
        elif found["sign"]:
            yield Piece(found["sign"], Style.SYMBOL)
        else:
            yield Piece(found["rule"], Style.RULE)
    if end < len(text):
        yield Piece(text[end:])
