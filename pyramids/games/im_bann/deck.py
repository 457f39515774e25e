"""The components of the game (IB-1 to IB-4), read from a level file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pyramids.engine import levels
from pyramids.engine.levels import Item
from pyramids.games.im_bann.counts import Counts, Kind

ITEMS: Final = ("ladder", "pickaxe", "rope", "torch")
NO_ITEM: Final = -1

SPELL, CURSE, PROTECTION, SCARAB, MUMMY = "spell", "curse", "protection", "scarab", "mummy"
SPECIALS: Final = (SPELL, CURSE, PROTECTION, SCARAB, MUMMY)

LENGTHS: Final = ("short", "normal", "long")
ADVENTURES: Final = 5
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
DEALT: Final = 5
"""The cards that each player is dealt (IB-5)."""

_CARD_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}", re.ASCII)
_MOST: Final = 99
_MOST_ROUNDS: Final = 10_000
_MOST_CARDS: Final = 500


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card: equipment of an item and a value, or a special card."""

    name: str
    """As in the level file and the transcript."""
    count: int
    item: int = NO_ITEM
    """Index into `ITEMS`; `NO_ITEM` for a special card."""
    value: int = 0
    special: str = ""
    """One of `SPECIALS`; empty for equipment."""


@dataclass(frozen=True, slots=True)
class Deck:
    """All components of the game."""

    name: str
    title: str
    digest: str
    cards: tuple[Card, ...]
    start: int
    """The item that the depot shows first."""
    rounds: int
    """The number of rounds after which the game ends at the latest (ruling 15)."""
    lengths: tuple[tuple[int, ...], ...]
    """By index into `LENGTHS`: the values of the five adventures and of the royal chamber."""
    description: str = ""

    @property
    def back(self) -> Kind:
        """The kind that stands for a hidden card."""
        return len(self.cards)

    @property
    def counts(self) -> Counts:
        """All cards."""
        return (*[card.count for card in self.cards], 0)

    @property
    def none(self) -> Counts:
        """No cards."""
        return (0,) * (len(self.cards) + 1)

    @property
    def mummy(self) -> Kind:
        """The Mummy."""
        return next(kind for kind, card in enumerate(self.cards) if card.special == MUMMY)

    def kind(self, name: str) -> Kind | None:
        """The kind of that name; None if there is none."""
        return next((kind for kind, card in enumerate(self.cards) if card.name == name), None)


def read_deck(path: Path) -> Deck:
    """The deck in a file; `LevelError` names line, card and reason if it can't be used."""
    item = levels.read(path)
    item.keys(("name", "depot", "cards", "rounds", "lengths"), ("description",))
    start = _depot(item["depot"])
    cards = tuple(_cards(item["cards"]))
    rounds = item["rounds"].number(1, _MOST_ROUNDS)
    lengths = _lengths(item["lengths"])
    content = [
        [(card.name, card.count, card.item, card.value, card.special) for card in cards],
        start,
        rounds,
        lengths,
    ]
    return Deck(
        name=path.stem,
        title=levels.title_of(item),
        digest=levels.digest(content),
        cards=cards,
        start=start,
        rounds=rounds,
        lengths=lengths,
        description=levels.description_of(item),
    )


def _depot(item: Item) -> int:
    item.keys(("items", "start"))
    found = [entry.choice(ITEMS) for entry in item["items"].entries(len(ITEMS))]
    if len(set(found)) != len(ITEMS):
        item["items"].fail(f"each of {', '.join(ITEMS)} must stand here once")
    return ITEMS.index(item["start"].choice(ITEMS))


def _cards(item: Item) -> Iterator[Card]:
    names: set[str] = set()
    total = mummies = 0
    for entry in item.entries():
        card = _card(entry)
        if card.name in names:
            entry.fail("the name stands there already: raise the count of that card")
        names.add(card.name)
        total += card.count
        mummies += card.count * (card.special == MUMMY)
        if mummies > 1:
            entry.fail("there is exactly one Mummy")
        yield card
    if mummies != 1:
        item.fail("there is no Mummy: exactly one belongs to the cards")
    dealt = FEWEST_PLAYERS * DEALT
    if not dealt <= total <= _MOST_CARDS:
        item.fail(f"there are {total} cards: {dealt} are dealt to two players, {_MOST_CARDS} fit")


def _card(entry: Item) -> Card:
    name = entry["card"].text()
    if not _CARD_NAME.fullmatch(name):
        reason = "is not a card's name: small letters, digits and hyphens, at most 30"
        entry["card"].fail(f"{levels.quoted(name)} {reason}")
    entry.about(f"card {name}")
    if "special" in entry:
        entry.keys(("card", "special", "count"))
        special = entry["special"].choice(SPECIALS)
        return Card(name, entry["count"].number(0, _MOST), special=special)
    entry.keys(("card", "item", "value", "count"))
    item = ITEMS.index(entry["item"].choice(ITEMS))
    value = entry["value"].number(1, _MOST)
    return Card(name, entry["count"].number(0, _MOST), item, value)


def _lengths(item: Item) -> tuple[tuple[int, ...], ...]:
    item.keys(LENGTHS)
    return tuple(_length(item[length].about(length)) for length in LENGTHS)


def _length(item: Item) -> tuple[int, ...]:
    item.keys(("adventures", "chamber"))
    adventures = [entry.number(1, _MOST) for entry in item["adventures"].entries(ADVENTURES)]
    return (*adventures, item["chamber"].number(1, _MOST))
