"""The state in words, one fact a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import OUT, Phase, State
from pyramids.games.im_bann.texts.cards import counted_cards, item_name, place_name
from pyramids.language import _, ngettext


def overview(rules: ImBann, state: State, names: Sequence[str]) -> Iterator[str]:
    """Round, path, depot, stack and discard pile."""
    if state.round:
        who = names[state.turn]
        yield _("Round {round}, {who}'s turn", round=state.round, who=who)
    *adventures, chamber = rules.deck.lengths[state.length]
    values = ", ".join(map(str, adventures))
    yield _("Path: adventures {values}, royal chamber {chamber}", values=values, chamber=chamber)
    yield _("The depot shows: {item}", item=item_name(state.depot))
    stack = sum(state.stack)
    yield ngettext("Stack: {n} card", "Stack: {n} cards", stack)
    discards = sum(state.discards)
    if discards:
        cards = counted_cards(rules.deck, state.discards)
        yield ngettext(
            "Discard pile, {n} card: {cards}",
            "Discard pile, {n} cards: {cards}",
            discards,
            cards=cards,
        )
    else:
        yield _("The discard pile is empty")


def player_lines(rules: ImBann, state: State, seat: int, names: Sequence[str]) -> Iterator[str]:
    """A player's place, display and hand; a hidden hand is only counted."""
    yield _place(rules, state, seat, names[seat])
    place, hand, display = state.archaeologists[seat]
    if any(display):
        yield _("Display: {cards}", cards=counted_cards(rules.deck, display))
    if state.mummy == seat:
        yield _("The Mummy is in the display: 3 more needed")
    if place != OUT and state.phase is not Phase.DEAL:
        yield _worth(rules, state, seat)
    size = sum(hand)
    if hand[rules.deck.back] or not size:
        yield ngettext("Hand: {n} card", "Hand: {n} cards", size)
    else:
        cards = counted_cards(rules.deck, hand)
        yield ngettext("Hand, {n} card: {cards}", "Hand, {n} cards: {cards}", size, cards=cards)


def drawing(rules: ImBann, state: State, seat: int) -> list[str]:
    """A player's way to the chamber: beaten places, the archaeologist, what is to come."""
    values = rules.deck.lengths[state.length]
    place = state.archaeologists[seat].place
    steps = [
        "×" if number < place else f"[{value}]" if number == place else f"{value}"
        for number, value in enumerate(values)
    ]
    return [" ".join(steps)]


def _place(rules: ImBann, state: State, seat: int, name: str) -> str:
    place = state.archaeologists[seat].place
    if place == OUT:
        return _("{name} has opened the royal chamber", name=name)
    value = rules.deck.lengths[state.length][place]
    return _("{name}: {place}, value {value}", name=name, place=place_name(place), value=value)


def _worth(rules: ImBann, state: State, seat: int) -> str:
    total = rules.scoring.total(state.archaeologists[seat].display)
    need = rules.scoring.need(state, seat)
    if total == need:
        return _("Equipment: {total} of {need}, exact", total=total, need=need)
    if total < need:
        missing = need - total
        return _(
            "Equipment: {total} of {need}, {missing} missing",
            total=total,
            need=need,
            missing=missing,
        )
    more = total - need
    return _("Equipment: {total} of {need}, {more} too many", total=total, need=need, more=more)
