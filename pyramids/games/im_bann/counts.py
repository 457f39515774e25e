"""Sets of cards without an order: how many of each kind there are.

Kinds are numbered as in the deck. One more number at the end counts cards whose kind is hidden,
so that a view can tell how many cards a hand or the stack has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add

Kind = int
"""A kind of card: its index in the deck."""

Counts = tuple[int, ...]
"""By kind how many cards there are; the last number counts hidden cards."""


def with_card(counts: Counts, kind: Kind) -> Counts:
    """The cards with one more of a kind."""
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


def without_card(counts: Counts, kind: Kind) -> Counts:
    """The cards with one less of a kind."""
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def with_cards(counts: Counts, kinds: Iterable[Kind]) -> Counts:
    """The cards with one more of each kind named."""
    changed = list(counts)
    for kind in kinds:
        changed[kind] += 1
    return tuple(changed)


def without_cards(counts: Counts, kinds: Iterable[Kind]) -> Counts:
    """The cards with one less of each kind named."""
    changed = list(counts)
    for kind in kinds:
        changed[kind] -= 1
    return tuple(changed)


def together(counts: Counts, more: Counts) -> Counts:
    """All cards of both."""
    return tuple(map(add, counts, more))


def kinds_of(counts: Sequence[int]) -> tuple[Kind, ...]:
    """The kind of every card, ascending."""
    return tuple([kind for kind, count in enumerate(counts) if count for _ in range(count)])
