"""Texts for events: lines of the log, and sentences of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.texts import game_over
from pyramids.games.silver_gold.deck import CROSS, GREEN_GEM, POTION, RED_GEM, SKULL, TOMB, TORCH
from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Cross,
    Dealt,
    Ended,
    Event,
    Filled,
    Gem,
    Kept,
    Lapsed,
    Marked,
    Potion,
    Revealed,
    RoundEnded,
    Skull,
    Taken,
    Tomb,
    Torch,
)
from pyramids.games.silver_gold.moves import EXTRA, PATTERN
from pyramids.games.silver_gold.state import NO_CARD
from pyramids.games.silver_gold.texts.cards import (
    COLOUR_TITLES,
    FIELD_TITLES,
    NUMERALS,
    pattern_title,
)
from pyramids.language import _, ngettext


def sentences(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The events in words; a mark's symbols are in the same sentence."""
    told: list[str] = []
    for place, event in enumerate(events):
        line = "" if _symbol(event) else _sentence(event, names)
        if isinstance(event, Marked) and (found := _found(events[place + 1 :])):
            line = f"{line}: {', '.join(found)}"
        if line:
            told.append(line)
    return told


def log_line(event: Event, names: Sequence[str]) -> str:
    """An event as a line of the log; empty if the log omits it."""
    who = names[event.seat] if event.seat >= 0 else ""
    match event:
        case Kept(cards=(first, second)):
            return _(
                "{who} keeps pyramids {first} and {second}", who=who, first=first, second=second
            )
        case Revealed(number, turn, pattern):
            shape, numeral = pattern_title(pattern), NUMERALS[number]
            return _("Round {round}, turn {turn}: {shape}", round=numeral, turn=turn, shape=shape)
        case Marked(card=card, kind=kind):
            return _mark_line(who, kind, card)
        case Gem() | Torch() | Skull() | Potion() | Lapsed():
            return _symbol_line(event, who)
        case Completed(card=card):
            return _("{who} completes pyramid {card}", who=who, card=card)
        case Taken(card=card, source="stack"):
            return _("{who} takes pyramid {card} from the stack", who=who, card=card)
        case Taken(card=card):
            return _("{who} takes pyramid {card}", who=who, card=card)
        case Awarded(colour=name, points=points):
            title = COLOUR_TITLES[name]
            colour = _(title)
            return _(
                "{who} wins the {colour} award: {points} points",
                who=who,
                colour=colour,
                points=points,
            )
        case RoundEnded(number):
            return _("Round {round} is over", round=NUMERALS[number])
    return ""


def _mark_line(who: str, kind: str, card: int) -> str:
    if kind == PATTERN:
        return _("{who} marks the shape on pyramid {card}", who=who, card=card)
    if kind == EXTRA:
        return _("{who} marks an extra square on pyramid {card}", who=who, card=card)
    return _("{who} marks a single square on pyramid {card}", who=who, card=card)


def _symbol_line(event: Gem | Torch | Skull | Potion | Lapsed, who: str) -> str:
    match event:
        case Gem(box=None):
            return _("{who} has no box left for a gem", who=who)
        case Gem(colour="red"):
            return _("{who} finds a red gem", who=who)
        case Gem():
            return _("{who} finds a green gem", who=who)
        case Torch(box=None):
            return _("{who} finds a second torch this round: it scores nothing", who=who)
        case Torch():
            return _("{who} finds a torch", who=who)
        case Skull():
            return _("{who} wakes a skull", who=who)
        case Potion(wiped=wiped):
            return ngettext(
                "{who} drinks a potion: {n} skull erased",
                "{who} drinks a potion: {n} skulls erased",
                len(wiped),
                who=who,
            )
        case Lapsed(count=count):
            return ngettext(
                "{who} has no legal spot for {n} extra square",
                "{who} has no legal spot for {n} extra squares",
                count,
                who=who,
            )


def _sentence(event: Event, names: Sequence[str]) -> str:
    """An event as a sentence, also where the log omits it."""
    match event:
        case Dealt(card=card) if card == NO_CARD:
            return ""
        case Dealt(seat, card):
            return _("{who} is dealt pyramid {card}", who=names[seat], card=card)
        case Filled(card):
            return _("Pyramid {card} is revealed in the display", card=card)
        case Ended(winners):
            return game_over(winners, names)
    return log_line(event, names)


def _found(events: Sequence[Event]) -> list[str]:
    """The symbols of a mark, from the events that follow it."""
    found = []
    for event in events:
        if isinstance(event, Marked):
            break
        if symbol := _symbol(event):
            found.append(symbol)
    return found


def _symbol(event: Event) -> str:
    """The symbol of an event; empty for other events."""
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
