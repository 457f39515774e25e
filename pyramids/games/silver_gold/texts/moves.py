"""Texts for moves: the task, and what each move does."""

from __future__ import annotations

from typing import Final

from pyramids.games.silver_gold.deck import ENTRANCE, GRID, PLAIN
from pyramids.games.silver_gold.moves import EXTRA, PATTERN, SINGLE, STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import MARK_DUE, Phase, State
from pyramids.games.silver_gold.texts.cards import FIELD_TITLES, card_line, squares
from pyramids.language import N_, _, ngettext

_PICTURED: Final = {
    PATTERN: N_("Shape on pyramid {card}"),
    EXTRA: N_("Extra square on pyramid {card}"),
    SINGLE: N_("Single square on pyramid {card}"),
}
"""What is marked on which card, by the kind of a mark; marked for translation."""


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


def pictured_move(rules: SilverGold, move: Move) -> str:
    """A legal move beside a picture of it: which card, and the symbols that it marks."""
    if not isinstance(move, Mark):
        return move_words(rules, move)
    words = _(_PICTURED[move.kind], card=move.card)
    found = _found(rules, move.card, move.fields)
    return f"{words}: {', '.join(found)}" if found else words


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
