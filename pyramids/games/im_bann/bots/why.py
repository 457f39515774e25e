"""Why a move is good, as codes with figures."""

from __future__ import annotations

from pyramids.engine.contract import Reason
from pyramids.games.im_bann.deck import CURSE, ITEMS, MUMMY, PROTECTION, SCARAB, SPELL
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
from pyramids.games.im_bann.state import CHAMBER, MUMMY_VALUE, Phase, View


def explain(rules: ImBann, view: View, move: Move) -> tuple[Reason, ...]:
    """The strongest reason for a move."""
    state, seat = view.state, view.seat
    place, hand, display = state.archaeologists[seat]
    missing = rules.scoring.need(state, seat) - rules.scoring.total(display)
    match move:
        case Beat() if place == CHAMBER:
            return (Reason("wins"),)
        case Beat():
            return (Reason("beats" if missing else "exact"),)
        case Play():
            return _play(rules, view, move, missing)
        case Draw():
            return (Reason("more_cards"),)
        case Swap():
            return (Reason("better_cards"),)
        case PassMummy():
            return (Reason("mummy_away"),)
        case SetDepot(item):
            return (Reason("depot_fits", {"n": _matching(rules, hand, item)}),)
        case Lose(card):
            kept = rules.scoring.values[card] == 0 and rules.scoring.total(display) > 0
            return (Reason("keeps_equipment" if kept else "least_loss"),)
        case Pick() if state.phase is Phase.SWAP:
            return (Reason("weak_card"),)
        case Pick():
            return (Reason("least_loss"),)
        case Idle():
            return (Reason("nothing_possible"),)
        case Done():
            return (Reason("saves_the_rest"),)


def _play(rules: ImBann, view: View, move: Play, missing: int) -> tuple[Reason, ...]:
    card = rules.deck.cards[move.card]
    if not card.special:
        left = missing - card.value
        if not left:
            return (Reason("fits_exactly"),)
        if left > 0:
            return (Reason("nearer", {"missing": left}),)
        return (Reason("too_much" if _at_chamber(view) else "enough"),)
    if card.special == SPELL:
        hand = view.state.archaeologists[view.seat].hand
        return (Reason("depot_fits", {"n": _matching(rules, hand, move.item)}),)
    if card.special == SCARAB:
        hand = view.state.archaeologists[view.seat].hand
        return (Reason("several", {"n": _matching(rules, hand, view.state.depot)}),)
    if card.special == MUMMY:
        return (_mummy(view, move, missing),)
    if card.special == CURSE:
        return (_curse(rules, view),)
    assert card.special == PROTECTION
    return (Reason("protection"),)


def _mummy(view: View, move: Play, missing: int) -> Reason:
    """What the Mummy's 3 do: before oneself they help only if the display has 3 too many."""
    if move.to != view.seat:
        return Reason("mummy_rival")
    return Reason("room_in_hand" if missing + MUMMY_VALUE else "mummy_own")


def _curse(rules: ImBann, view: View) -> Reason:
    """Whom a Curse costs a card: not everyone has one (ruling 12)."""
    hit, others = len(rules.victims(view.state)), len(view.state.archaeologists) - 1
    if hit == others:
        return Reason("curse")
    return Reason("curse_some", {"n": hit}) if hit else Reason("room_in_hand")


def _at_chamber(view: View) -> bool:
    return view.state.archaeologists[view.seat].place == CHAMBER


def _matching(rules: ImBann, hand: tuple[int, ...], item: int) -> int:
    """The equipment points in a hand that match an item."""
    assert 0 <= item < len(ITEMS)
    return sum(
        count * rules.deck.cards[kind].value
        for kind, count in enumerate(hand[:-1])
        if rules.deck.cards[kind].item == item
    )
