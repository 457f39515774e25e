"""What happened in a step of a replay, in as few words as it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.engine.contract import Event
from pyramids.games.silver_gold.deck import CROSS, GREEN_GEM, POTION, RED_GEM, SKULL, TOMB, TORCH
from pyramids.games.silver_gold.ui.cards.square_texts import FIELD_TITLES
from pyramids.games.silver_gold.ui.table_texts import log_line
from pyramids.language import _

_LETTERS: Final = {
    "torch": TORCH,
    "skull": SKULL,
    "potion": POTION,
    "cross": CROSS,
    "tomb": TOMB,
}


def sentences(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The events in words; what was found under a mark follows it in one breath."""
    told: list[str] = []
    finds = [title for event in events if (title := _find(event))]
    for event in events:
        line = "" if _find(event) else _line(event, names)
        if line and event.kind == "mark" and finds:
            line = f"{line}: {', '.join(finds)}"
        if line:
            told.append(line)
    return told


def _find(event: Event) -> str:
    """The symbol that an event is about; empty for all other events."""
    letter = _LETTERS.get(event.kind, "")
    if event.kind == "gem":
        letter = RED_GEM if event.data["colour"] == "red" else GREEN_GEM
    return _(FIELD_TITLES[letter]) if letter else ""


def _line(event: Event, names: Sequence[str]) -> str:
    data = event.data
    match event.kind:
        case "deal":
            return _("{who} is dealt pyramid {card}", who=names[event.seat], card=data["card"])
        case "fill":
            return _("Pyramid {card} is turned up into the display", card=data["card"])
        case "result":
            winners = ", ".join(names[seat] for seat in data["winners"])
            return _("The game is over. Winner: {names}", names=winners)
    return log_line(event, names)
