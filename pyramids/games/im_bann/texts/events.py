"""Texts for events: lines of the log, and sentences of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.texts import game_over
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.deck import NO_ITEM, Deck
from pyramids.games.im_bann.events import (
    BACK,
    AdventureBeaten,
    Dealt,
    DepotSet,
    DrawBegan,
    Drawn,
    Ended,
    Event,
    Idled,
    Lost,
    MummyPassed,
    Played,
    Shuffled,
    Swapped,
    TurnBegan,
)
from pyramids.games.im_bann.state import CHAMBER, NOBODY
from pyramids.games.im_bann.texts.cards import card_list, card_name, item_name
from pyramids.language import _, ngettext


def sentences(deck: Deck, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened in a step; cards that a player draws together share a sentence."""
    told: list[str] = []
    drawn: list[Kind] = []
    for number, event in enumerate(events):
        if isinstance(event, Drawn) and event.card != BACK:
            drawn.append(event.card)
            following = events[number + 1] if number + 1 < len(events) else None
            if not (isinstance(following, Drawn) and following.seat == event.seat):
                told.append(_drawn_line(deck, names[event.seat], drawn))
                drawn = []
        elif isinstance(event, Ended):
            told.append(game_over(event.winners, names))
        elif line := log_line(deck, event, names):
            told.append(line)
    return told


def log_line(deck: Deck, event: Event, names: Sequence[str]) -> str:
    """An event as a line of the log; empty if the log omits it."""
    who = names[event.seat] if event.seat >= 0 else ""
    match event:
        case TurnBegan():
            return turn_title(event, who)
        case DrawBegan(count=count):
            return ngettext("{who} draws {n} card", "{who} draws {n} cards", count, who=who)
        case Drawn(card=card) if card != BACK:
            return _drawn_line(deck, who, [card])
        case Swapped(cards=cards):
            return _("{who} swaps {cards}", who=who, cards=card_list(deck, cards))
        case Shuffled(discards=discards):
            return ngettext(
                "{n} card of the discard pile is shuffled into the stack",
                "{n} cards of the discard pile are shuffled into the stack",
                discards,
            )
        case Idled():
            return _("{who} can't do anything", who=who)
        case Played():
            return _played_line(deck, event, names)
        case Lost(card=card):
            name = card_name(deck.cards[card])
            return _("The Curse costs {who} a card: {card}", who=who, card=name)
        case AdventureBeaten():
            return _beaten_line(event, who)
        case DepotSet(item=item):
            return _("{who} sets the depot to {item}", who=who, item=item_name(item))
        case MummyPassed():
            return _mummy_line(deck, event, names)
        case Dealt() | Drawn() | Ended():
            return ""


def turn_title(event: TurnBegan, who: str) -> str:
    """The heading of a turn."""
    if event.again:
        return _("Round {round}: {who} again", round=event.round, who=who)
    return _("Round {round}: {who}", round=event.round, who=who)


def _drawn_line(deck: Deck, who: str, cards: Sequence[Kind]) -> str:
    return _("{who} draws: {cards}", who=who, cards=card_list(deck, cards))


def _played_line(deck: Deck, event: Played, names: Sequence[str]) -> str:
    who, card = names[event.seat], card_name(deck.cards[event.card])
    if event.item != NO_ITEM:
        item = item_name(event.item)
        return _("{who} plays {card}: the depot shows {item}", who=who, card=card, item=item)
    if event.to != NOBODY:
        to = names[event.to]
        return _("{who} plays {card} into {to}'s display", who=who, card=card, to=to)
    return _("{who} plays {card}", who=who, card=card)


def _beaten_line(event: AdventureBeaten, who: str) -> str:
    total, need = event.total, event.need
    if event.place == CHAMBER:
        return _("{who} opens the royal chamber with exactly {total}", who=who, total=total)
    number = event.place + 1
    if event.exact:
        return _(
            "{who} beats adventure {number} exactly with {total}",
            who=who,
            number=number,
            total=total,
        )
    return _(
        "{who} beats adventure {number} with {total} of {need}",
        who=who,
        number=number,
        total=total,
        need=need,
    )


def _mummy_line(deck: Deck, event: MummyPassed, names: Sequence[str]) -> str:
    who, to = names[event.seat], names[event.to]
    if event.removed:
        cards = card_list(deck, event.removed)
        return _("{who} passes the Mummy on to {to} for {cards}", who=who, to=to, cards=cards)
    return _("{who} passes the Mummy on to {to}", who=who, to=to)
