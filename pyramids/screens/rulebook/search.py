"""Searching the rules: pages that hold every word, and where the words stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pyramids.screens.rulebook.rule_pages import Drawing, Page


class Hit(NamedTuple):
    """A place in the rules: page, block of the page (−1 is its title), and from where to where."""

    page: int
    block: int
    start: int
    end: int


TITLE = -1


def find(pages: Sequence[Page], wanted: str) -> list[Hit]:
    """Every place of every wanted word, in reading order, on pages that hold all of them."""
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
    """Where the words stand, those that overlap joined."""
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
