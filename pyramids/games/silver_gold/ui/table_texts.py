"""The table in words: why a mark is refused, what happened, what is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Event,
    Gem,
    Kept,
    Lapsed,
    Marked,
    Potion,
    Revealed,
    RoundEnded,
    Skull,
    Taken,
    Torch,
)
from pyramids.games.silver_gold.moves import EXTRA, PATTERN
from pyramids.language import N_, _, ngettext
from pyramids.tables.forecast import signed

__all__ = [
    "COLOUR_TITLES", "NUMERALS", "PATTERN_TITLES", "REASONS",
    "extra_fields", "log_line", "pattern_title", "reason", "signed",
]  # fmt: skip

NUMERALS: Final = ("", "I", "II", "III", "IV")

REASONS: Final = {
    "wall": N_("A wall is never marked"),
    "already_marked": N_("A field here is marked already"),
    "does_not_touch": N_("It has to touch a marked field with a side"),
    "needs_the_entrance": N_("The first marks must cover the entrance"),
    "off_the_chamber": N_("The whole shape has to lie on the chamber"),
    "not_the_pattern": N_("This is not the shape of the expedition card"),
    "just_one_field": N_("Just one field can be marked here"),
    "already_marked_this_turn": N_("You have marked in this turn already"),
    "no_extra_mark_owed": N_("There is no extra field to mark"),
    "extra_marks_owed": N_("First mark the extra field that the cross gives"),
    "not_your_card": N_("This is not one of your pyramids"),
    "stack_empty": N_("The stack is empty"),
    "not_in_the_display": N_("This card does not lie in the display"),
    "already_kept": N_("You have chosen your cards already"),
    "two_different_cards": N_("Choose two different cards"),
    "lower_number_first": N_("Name the lower number first"),
    "not_your_turn": N_("It is somebody else's turn"),
    "not_now": N_("This can't be done now"),
    "unknown_kind": N_("This is no kind of mark"),
    "no_such_seat": N_("Nobody sits there"),
}

PATTERN_TITLES: Final = {
    "I2": N_("the pair"),
    "I3": N_("the line of three"),
    "V3": N_("the corner"),
    "T4": N_("the T"),
    "L4": N_("the L"),
    "O4": N_("the square"),
}

COLOUR_TITLES: Final = {
    "green": N_("green"),
    "orange": N_("orange"),
    "purple": N_("purple"),
}


def reason(why: Reason) -> str:
    """Why something can't be done, in a sentence."""
    return _(REASONS[why.code]) if why.code in REASONS else str(why)


def pattern_title(name: str) -> str:
    """What a pattern is called; one of the player's own decks is called by its name."""
    return _(PATTERN_TITLES[name]) if name in PATTERN_TITLES else name


def extra_fields(count: int) -> str:
    """What is still to be marked for crosses."""
    return ngettext("Mark {n} more field", "Mark {n} more fields", count)


def log_line(event: Event, names: Sequence[str]) -> str:
    """An event as a line of the log; empty for what isn't worth one."""
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
            return _("{who} draws pyramid {card} from the stack", who=who, card=card)
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
        return _("{who} marks an extra field on pyramid {card}", who=who, card=card)
    return _("{who} marks a single field on pyramid {card}", who=who, card=card)


def _symbol_line(event: Gem | Torch | Skull | Potion | Lapsed, who: str) -> str:
    match event:
        case Gem(box=None):
            return _("{who} has no box left for a gem", who=who)
        case Gem(colour="red"):
            return _("{who} finds a red gem", who=who)
        case Gem():
            return _("{who} finds a green gem", who=who)
        case Torch(box=None):
            return _("{who} finds a second torch in this round: it counts nothing", who=who)
        case Torch():
            return _("{who} finds a torch", who=who)
        case Skull():
            return _("{who} wakes a skull", who=who)
        case Potion(wiped=wiped):
            return ngettext(
                "{who} drinks a potion: {n} skull is wiped",
                "{who} drinks a potion: {n} skulls are wiped",
                len(wiped),
                who=who,
            )
        case Lapsed(count=count):
            return ngettext(
                "{who} has no field left for {n} extra mark",
                "{who} has no field left for {n} extra marks",
                count,
                who=who,
            )
