"""Searches the rules for pages that contain all words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pyramids.screens.rulebook.rule_pages import Drawing, Page


class Hit(NamedTuple):
    """A hit: page, block (−1 for the title), and range of characters."""

    page: int
    block: int
    start: int
    end: int


TITLE = -1


def find(pages: Sequence[Page], wanted: str) -> list[Hit]:
    """All hits of all words, in reading order, on pages that contain every word."""
    words = [word.lower() for word in wanted.split()]
    if not words:
        return []
    found: list[Hit] = []
    for number, page in enumerate(pages):
        texts = list(_texts(page))
        everything = "\n".join(text for _, text in texts)
        if all(word in everything for word in words):
            for block, text in texts:
                found.extend(Hit(number, block, *span) for span in _spans(text, words))
    return found


def _texts(page: Page) -> Iterator[tuple[int, str]]:
    yield TITLE, page.title.lower()
    for number, block in enumerate(page.blocks):
        if not isinstance(block, Drawing):
            yield number, block.text.lower()


def _spans(text: str, words: list[str]) -> list[tuple[int, int]]:
    """The ranges of the words, with overlapping ones joined."""
    found = sorted(
        (start, start + len(word))
        for word in words
        for start in range(len(text))
        if text.startswith(word, start)
    )
    joined: list[tuple[int, int]] = []
    for start, end in found:
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined
