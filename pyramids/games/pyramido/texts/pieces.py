"""Texts for dominoes, backs and gems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pyramids.games.pyramido.domino_set import BACKS, DominoSet
from pyramids.games.pyramido.state import FACE_UP, Gems, Stack
from pyramids.language import N_, _, ngettext

GEM_NAMES: Final = (
    N_("orange"),
    N_("blue"),
    N_("purple"),
    N_("green"),
    N_("red"),
    N_("mythical"),
)
"""Of gems, and but for the last one of blocks and areas."""

LETTERS: Final = "obpgr"
"""The colours in a drawing; a capital has a symbol."""


def gem_name(gem: int) -> str:
    """The kind of a gem, or the colour of an area."""
    return _(GEM_NAMES[gem])


def domino_words(domino_set: DominoSet, number: int) -> str:
    """Colours and symbols of a domino."""
    domino = domino_set.domino(number)
    (first, second), (n, m) = domino.colours, domino.counts
    return _(
        "{first} with {n}, {second} with {m} symbols",
        first=gem_name(first),
        n=n,
        second=gem_name(second),
        m=m,
    )


def brief_domino(domino_set: DominoSet, number: int) -> str:
    """The same in the log: each colour with its symbols in brackets."""
    domino = domino_set.domino(number)
    blocks = zip(domino.colours, domino.counts, strict=True)
    return " + ".join(f"{gem_name(colour)} ({count})" for colour, count in blocks)


def back_words(back: int) -> str:
    """The symbols that a back shows."""
    n, m = BACKS[back]
    return _("{n} and {m} symbols", n=n, m=m)


def stack_words(domino_set: DominoSet, number: int, stack: Stack) -> str:
    """A stack, counted from 0: how many dominoes it has, and what is on top."""
    title = ngettext(
        "Stack {stack}: {n} domino", "Stack {stack}: {n} dominoes", stack.size, stack=number + 1
    )
    if stack.back == FACE_UP:
        domino = domino_set.domino(stack.top)
        blocks = zip(domino.colours, domino.counts, strict=True)
        return f"{title}\n" + ", ".join(_block_words(*block) for block in blocks)
    if stack.back >= 0:
        return f"{title}\n" + _("face down, {back}", back=back_words(stack.back))
    return title


def _block_words(colour: int, symbols: int) -> str:
    """A block of a domino and its symbols."""
    return ngettext(
        "{colour}: {n} symbol", "{colour}: {n} symbols", symbols, colour=gem_name(colour)
    )


def area_words(colour: int, symbols: int) -> str:
    """An area and its symbols."""
    return ngettext(
        "{colour} area: {n} symbol", "{colour} area: {n} symbols", symbols, colour=gem_name(colour)
    )


def counted_gems(gems: Gems) -> str:
    """Gems by kind, as a list."""
    found = [f"{count} × {gem_name(gem)}" for gem, count in enumerate(gems) if count]
    return ", ".join(found) or _("none")


def listed_gems(gems: Sequence[int]) -> str:
    """A few gems, each one by its name."""
    return ", ".join(gem_name(gem) for gem in gems)


def paid_gems(gems: Sequence[int]) -> str:
    """The gems that pay for an area, by kind."""
    kinds = Counter(gems).items()
    return " + ".join(
        f"{count} × {gem_name(gem)}" if count > 1 else gem_name(gem) for gem, count in kinds
    )


def change_words(before: Sequence[int], after: Sequence[int]) -> str:
    """The symbols of areas before a placement and after it."""
    return f"{_sum(before)} → {_sum(after)}"


def _sum(parts: Sequence[int]) -> str:
    """The symbols of one or several areas; those without any don't matter among others."""
    return " + ".join(str(part) for part in parts if part) or "0"
