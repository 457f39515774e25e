"""Statistics of a deck: its cards and paths, and warnings."""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.engine.contract import Inspection, PrintedTable
from pyramids.games.im_bann.deck import DEALT, ITEMS, LENGTHS, MOST_PLAYERS, MUMMY, SPECIALS, Deck


def inspect(deck: Deck) -> Inspection:
    """The tables of `levels check`, with warnings about likely mistakes."""
    tables = (_equipment(deck), _special_cards(deck), _paths(deck))
    return Inspection(tables, tuple(_oddities(deck)))


def _equipment(deck: Deck) -> PrintedTable:
    values = sorted({card.value for card in deck.cards if not card.special})
    rows = []
    for item, name in enumerate(ITEMS):
        cards = [card for card in deck.cards if card.item == item]
        counts = [sum(card.count for card in cards if card.value == value) for value in values]
        worth = sum(card.count * card.value for card in cards)
        rows.append((name, *counts, sum(counts), worth))
    columns = ("item", *[f"value {value}" for value in values], "cards", "worth")
    return PrintedTable("Equipment", columns, tuple(rows))


def _special_cards(deck: Deck) -> PrintedTable:
    rows = [
        (special, sum(card.count for card in deck.cards if card.special == special))
        for special in SPECIALS
    ]
    total = sum(card.count for card in deck.cards)
    rows += [("all special cards", sum(count for _, count in rows)), ("the whole deck", total)]
    return PrintedTable("Special cards", ("card", "count"), tuple(rows))


def _paths(deck: Deck) -> PrintedTable:
    rows = tuple(
        (name, " ".join(map(str, path[:-1])), path[-1], sum(path))
        for name, path in zip(LENGTHS, deck.lengths, strict=True)
    )
    columns = ("path", "adventures", "chamber", "sum")
    return PrintedTable(f"Paths, {deck.rounds} rounds at most", columns, rows)


def _oddities(deck: Deck) -> Iterator[str]:
    players = sum(deck.counts) // DEALT
    if players < MOST_PLAYERS:
        yield f"there are cards for {players} players only"
    for item, name in enumerate(ITEMS):
        if not any(card.count for card in deck.cards if card.item == item):
            yield f"there is no {name}: the depot may show what nobody can play"
    for special in SPECIALS:
        if special != MUMMY and not any(c.count for c in deck.cards if c.special == special):
            yield f"there is no {special}"
    looks: dict[tuple[int, int, str], str] = {}
    for card in deck.cards:
        other = looks.setdefault((card.item, card.value, card.special), card.name)
        if other != card.name:
            yield f"{other} and {card.name} look the same: they could be one card"
    worth = sum(card.count * card.value for card in deck.cards)
    for name, path in zip(LENGTHS, deck.lengths, strict=True):
        if max(path) > worth:
            yield f"{name}: all equipment together is worth {worth}, too little for {max(path)}"
