"""Texts for moves: the task, what each move does, why one is refused."""

from __future__ import annotations

from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.deck import ENTRANCE, GRID, PLAIN
from pyramids.games.silver_gold.moves import EXTRA, PATTERN, STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import MARK_DUE, Phase, State
from pyramids.games.silver_gold.texts.cards import FIELD_TITLES, card_line, squares
from pyramids.language import N_, _, ngettext

REFUSALS: Final = {
    "wall": N_("Walls are never marked"),
    "already_marked": N_("A square here is already marked"),
    "does_not_touch": N_("It must share a side with a marked square"),
    "needs_the_entrance": N_("The first squares you mark must include the entrance"),
    "off_the_chamber": N_("The shape must fit in the chamber"),
    "not_the_pattern": N_("That isn't the expedition card's shape"),
    "just_one_field": N_("Mark just one square here"),
    "already_marked_this_turn": N_("You've already marked this turn"),
    "no_extra_mark_owed": N_("You have no extra square"),
    "extra_marks_owed": N_("First mark the extra square from the cross"),
    "not_your_card": N_("That isn't one of your pyramids"),
    "stack_empty": N_("The stack is empty"),
    "not_in_the_display": N_("That card isn't in the display"),
    "already_kept": N_("You've already chosen your cards"),
    "two_different_cards": N_("Choose two different cards"),
    "lower_number_first": N_("Name the lower number first"),
    "not_your_turn": N_("It's someone else's turn"),
    "not_now": N_("You can't do that now"),
    "unknown_kind": N_("You can't mark like that"),
    "no_such_seat": N_("There's nobody in that seat"),
}


def refusal(reason: Reason) -> str:
    """Why a move is refused."""
    return _(REFUSALS[reason.code]) if reason.code in REFUSALS else str(reason)


def task(rules: SilverGold, state: State, seat: int) -> str:
    """What a player has to do now; empty if nothing."""
    legal = rules.legal(state, seat)
    if not legal:
        return ""
    if state.phase is Phase.KEEP:
        return _("Choose two pyramids")
    if state.phase is Phase.TAKE:
        return _("Take a new pyramid")
    fits = any(move.kind == PATTERN for move in legal if isinstance(move, Mark))
    return marking_task(state.due[seat], shape=True, fits=fits)


def marking_task(due: int, *, shape: bool, fits: bool) -> str:
    """What to mark: the shape, a single square by choice or because nothing fits, or extras."""
    if due != MARK_DUE:
        return ngettext("Mark {n} extra square", "Mark {n} extra squares", due)
    if not fits:
        return _("The shape fits nowhere: mark one square")
    if shape:
        return _("Mark the shape on one of your pyramids")
    return _("Mark one square instead of the shape")


def move_words(rules: SilverGold, move: Move) -> str:
    """A legal move, and the symbols that it marks."""
    match move:
        case Keep((first, second)):
            return _("Keep pyramids {first} and {second}", first=first, second=second)
        case Take(card) if card == STACK:
            return _("Take the top card of the stack, face down")
        case Take(card):
            return _("Take {card}", card=card_line(rules.deck.pyramid(card)))
        case Mark(kind, card, fields):
            line = _mark_words(kind, card, squares(fields))
            found = _found(rules, card, fields)
            return f"{line} ({', '.join(found)})" if found else line


def _mark_words(kind: str, card: int, where: str) -> str:
    if kind == PATTERN:
        return _("Shape on pyramid {card}: {squares}", card=card, squares=where)
    if kind == EXTRA:
        return _("Extra square on pyramid {card}: {squares}", card=card, squares=where)
    return _("Single square on pyramid {card}: {squares}", card=card, squares=where)


def _found(rules: SilverGold, card: int, fields: int) -> list[str]:
    pyramid = rules.deck.pyramid(card)
    letters = [pyramid.letter(*field) for field in GRID.fields(fields)]
    return [_(FIELD_TITLES[letter]) for letter in letters if letter not in (PLAIN, ENTRANCE)]
