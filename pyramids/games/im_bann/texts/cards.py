"""Names of cards, items and places."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pyramids.games.im_bann.counts import Counts, Kind, kinds_of
from pyramids.games.im_bann.deck import ITEMS, Card, Deck
from pyramids.games.im_bann.state import CHAMBER
from pyramids.language import N_, _

ITEM_NAMES: Final = (N_("ladder"), N_("pickaxe"), N_("rope"), N_("torch"))
assert len(ITEM_NAMES) == len(ITEMS)

SPECIAL_NAMES: Final = {
    "spell": N_("Spell"),
    "curse": N_("Curse"),
    "protection": N_("Protection"),
    "scarab": N_("Scarab"),
    "mummy": N_("Mummy"),
}


def item_name(item: int) -> str:
    """The name of an item."""
    return _(ITEM_NAMES[item])


def card_name(card: Card) -> str:
    """The name of a card, as in “rope 3”."""
    if card.special:
        return _(SPECIAL_NAMES[card.special])
    return _("{item} {value}", item=item_name(card.item), value=card.value)


def card_list(deck: Deck, cards: Iterable[Kind]) -> str:
    """Cards as a list, equal ones together, as in “rope 3, 2 × Spell”."""
    found: dict[Kind, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    names = [(count, card_name(deck.cards[card])) for card, count in found.items()]
    return ", ".join(f"{count} × {name}" if count > 1 else name for count, name in names)


def counted_cards(deck: Deck, counts: Counts) -> str:
    """A hand, a display or a pile as a list; hidden cards are left out."""
    return card_list(deck, kinds_of(counts[:-1]))


def place_name(place: int) -> str:
    """The adventure of a place, or the royal chamber."""
    if place >= CHAMBER:
        return _("royal chamber")
    return _("adventure {number}", number=place + 1)
