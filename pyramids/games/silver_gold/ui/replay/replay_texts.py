"""What happened in a step of a replay, in as few words as it takes."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.games.silver_gold.deck import CROSS, GREEN_GEM, POTION, RED_GEM, SKULL, TOMB, TORCH
from pyramids.games.silver_gold.events import (
    Cross,
    Dealt,
    Ended,
    Event,
    Filled,
    Gem,
    Marked,
    Potion,
    Skull,
    Tomb,
    Torch,
)
from pyramids.games.silver_gold.ui.cards.square_texts import FIELD_TITLES
from pyramids.games.silver_gold.ui.table_texts import log_line
from pyramids.language import _


def sentences(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The events in words; what was found under a mark follows it in one breath."""
    told: list[str] = []
    finds = [title for event in events if (title := _find(event))]
    for event in events:
        line = "" if _find(event) else _line(event, names)
        if line and isinstance(event, Marked) and finds:
            line = f"{line}: {', '.join(finds)}"
        if line:
            told.append(line)
    return told


def _find(event: Event) -> str:
    """The symbol that an event is about; empty for all other events."""
    letter = _letter(event)
    return _(FIELD_TITLES[letter]) if letter else ""


def _letter(event: Event) -> str:
    match event:
        case Gem(colour=colour):
            return RED_GEM if colour == "red" else GREEN_GEM
        case Torch():
            return TORCH
        case Skull():
            return SKULL
        case Potion():
            return POTION
        case Cross():
            return CROSS
        case Tomb():
            return TOMB
    return ""


def _line(event: Event, names: Sequence[str]) -> str:
    match event:
        case Dealt(seat, card):
            return _("{who} is dealt pyramid {card}", who=names[seat], card=card)
        case Filled(card):
            return _("Pyramid {card} is turned up into the display", card=card)
        case Ended(seats):
            winners = ", ".join(names[seat] for seat in seats)
            return _("The game is over. Winner: {names}", names=winners)
    return log_line(event, names)
