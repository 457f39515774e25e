"""What the special cards do, in a sentence each."""

from __future__ import annotations

from typing import Final

from pyramids.games.im_bann.deck import CURSE, MUMMY, PROTECTION, SCARAB, SPELL, Card
from pyramids.language import N_, _

_EFFECTS: Final = {
    SPELL: N_("Sets the depot to any item. Then you may play equipment."),
    CURSE: N_("Everyone else discards a card from their display."),
    PROTECTION: N_("Goes into your display: give it up when a Curse hits you."),
    SCARAB: N_("Play any number of equipment cards that match the depot."),
    MUMMY: N_("Goes into anyone's display: they need 3 more."),
}


def effect(card: Card) -> str:
    """What a special card does."""
    return _(_EFFECTS[card.special])
