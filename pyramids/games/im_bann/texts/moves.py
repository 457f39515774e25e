"""Texts for moves: the task, and what each move does."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.games.im_bann.deck import NO_ITEM, Deck
from pyramids.games.im_bann.moves import (
    Beat,
    Done,
    Draw,
    Idle,
    Lose,
    Move,
    PassMummy,
    Pick,
    Play,
    SetDepot,
    Swap,
)
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, NOBODY, Phase, State
from pyramids.games.im_bann.texts.cards import card_list, card_name, item_name
from pyramids.language import _, ngettext


def task(rules: ImBann, state: State, seat: int) -> str:
    """What a player has to do now; empty if nothing."""
    legal = rules.legal(state, seat)
    if not legal:
        return ""
    match state.phase:
        case Phase.TURN:
            if isinstance(legal[0], Idle):
                return _("There's nothing you can do")
            return _("Draw, swap or play a card")
        case Phase.SWAP:
            return _("Pick up to five cards to swap")
        case Phase.LOSE:
            return _("Cursed: discard a card from your display")
        case Phase.DEPOT:
            return _("Exact! Set the depot, then take another turn")
        case Phase.PRICE:
            return _("Remove equipment worth at least 3 for the Mummy")
    return _finishing(legal)


def _finishing(legal: Sequence[Move]) -> str:
    """The task while something may still follow in a turn."""
    plays = any(isinstance(move, Play) for move in legal)
    beats = any(isinstance(move, Beat) for move in legal)
    if plays and beats:
        return _("Play equipment, beat the adventure, or end your turn")
    if plays:
        return _("Play equipment, or end your turn")
    if beats:
        return _("Beat the adventure, or end your turn")
    if len(legal) > 1:
        return _("Pass the Mummy on, or end your turn")
    return _("End your turn")


def move_words(rules: ImBann, state: State, seat: int, move: Move, names: Sequence[str]) -> str:
    """A legal move, with what it brings at once."""
    cards = rules.deck.cards
    match move:
        case Draw(count):
            return ngettext("Draw {n} card", "Draw {n} cards", count)
        case Swap():
            return _("Swap cards")
        case Pick(card) if state.phase is Phase.SWAP:
            return _("Pick {card} to swap", card=card_name(cards[card]))
        case Pick(card):
            return _("Pick {card} to remove", card=card_name(cards[card]))
        case Play():
            return _play(rules, state, seat, move, names)
        case Lose(card):
            return _("Discard {card}", card=card_name(cards[card]))
        case Beat():
            return _beat(rules, state, seat)
        case SetDepot(item):
            if item == state.depot:
                return _("Leave the depot on {item}", item=item_name(item))
            return _("Set the depot to {item}", item=item_name(item))
        case PassMummy(to):
            if state.archaeologists[to].place == CHAMBER:
                return _("Pass the Mummy on to {name}, for equipment worth 3", name=names[to])
            return _("Pass the Mummy on to {name}", name=names[to])
        case Done():
            return _done(rules, state)
        case Idle():
            return _("Skip your turn")


def _play(rules: ImBann, state: State, seat: int, move: Play, names: Sequence[str]) -> str:
    card = rules.deck.cards[move.card]
    name = card_name(card)
    if move.item != NO_ITEM:
        return _("{card}: set the depot to {item}", card=name, item=item_name(move.item))
    if move.to != NOBODY:
        return _("{card}: into {name}'s display", card=name, name=names[move.to])
    if card.special:
        return _("Play {card}", card=name)
    total = rules.scoring.total(state.archaeologists[seat].display) + card.value
    need = rules.scoring.need(state, seat)
    return _("Play {card}: {total} of {need}", card=name, total=total, need=need)


def _beat(rules: ImBann, state: State, seat: int) -> str:
    place, _hand, display = state.archaeologists[seat]
    total, need = rules.scoring.total(display), rules.scoring.need(state, seat)
    if place == CHAMBER:
        return _("Open the royal chamber with exactly {total}", total=total)
    number = place + 1
    if total == need:
        return _("Beat adventure {number} exactly with {total}", number=number, total=total)
    return _(
        "Beat adventure {number} with {total} of {need}", number=number, total=total, need=need
    )


def _done(rules: ImBann, state: State) -> str:
    match state.phase:
        case Phase.SWAP:
            return _("Swap {cards}", cards=card_list(rules.deck, state.picked))
        case Phase.PRICE:
            return _("Remove {cards}", cards=card_list(rules.deck, state.picked))
    return _("End your turn")


def button_words(deck: Deck, move: Move) -> str:
    """A move in a word or two, for hints."""
    match move:
        case Draw(count):
            return _("Draw {n}", n=count)
        case Swap():
            return _("Swap")
        case Play(card) | Lose(card) | Pick(card):
            name = card_name(deck.cards[card])
            return name[:1].upper() + name[1:]
        case Beat():
            return _("Beat the adventure")
        case SetDepot(item):
            name = item_name(item)
            return name[:1].upper() + name[1:]
        case PassMummy():
            return _("Pass the Mummy on")
        case Done():
            return _("Done")
        case Idle():
            return _("Skip turn")
