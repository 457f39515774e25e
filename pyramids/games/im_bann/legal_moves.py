"""What a seat may do, and why not (IB-6 to IB-12)."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.contract import Reason, Seat
from pyramids.games.im_bann.counts import Kind
from pyramids.games.im_bann.deck import ITEMS, NO_ITEM, SPELL, Deck
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
from pyramids.games.im_bann.scoring import Scoring
from pyramids.games.im_bann.state import (
    CHAMBER,
    HAND_LIMIT,
    MOST_DRAWN,
    MOST_SWAPPED,
    MUMMY_VALUE,
    OUT,
    Phase,
    State,
)

_BEAT, _DONE, _SWAP = Beat(), Done(), Swap()
_IDLE: tuple[Move, ...] = (Idle(),)
_DRAWS = tuple(Draw(count) for count in range(1, MOST_DRAWN + 1))
_DEPOTS = tuple(SetDepot(item) for item in range(len(ITEMS)))


class LegalMoves:
    """The legal moves of every phase, bound to a deck."""

    def __init__(self, deck: Deck, scoring: Scoring) -> None:
        self._deck = deck
        self._scoring = scoring
        kinds = range(len(deck.cards))
        self._picks = tuple(Pick(kind) for kind in kinds)
        self._losses = tuple(Lose(kind) for kind in kinds)
        self._plays = tuple(self._play_moves(kind) for kind in kinds)
        self._mummy = deck.mummy
        cards = list(enumerate(deck.cards))
        self._special = tuple(kind for kind, card in cards if card.special)
        self._equipment = tuple(kind for kind, card in cards if not card.special)
        self._of_item = tuple(
            tuple(kind for kind, card in cards if card.item == item) for item in range(len(ITEMS))
        )

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """All moves of a seat, in a stable order; empty if it has nothing to decide."""
        phase = state.phase
        if phase is Phase.LOSE:
            return self._losing(state) if seat == state.victims[0] else ()
        if seat != state.turn:
            return ()
        if phase is Phase.TURN:
            return self._turn(state)
        if phase is Phase.FINISH:
            return self._finishing(state)
        if phase is Phase.SWAP:
            return self._swapping(state)
        if phase is Phase.PRICE:
            return self._paying(state)
        return _DEPOTS if phase is Phase.DEPOT else ()

    def can_beat(self, state: State) -> bool:
        """Whether the display of the player whose turn it is beats the adventure (IB-9)."""
        seat = state.turn
        place, _hand, display = state.archaeologists[seat]
        if place == OUT:
            return False
        total, need = self._scoring.total(display), self._scoring.need(state, seat)
        return total == need if place == CHAMBER else total >= need  # IB-11

    def receivers(self, state: State) -> list[Seat]:
        """The seats that the player whose turn it is can pass the Mummy on to (ruling 11)."""
        giver = state.turn
        if state.mummy != giver:
            return []
        can_pay = self._scoring.total(state.archaeologists[giver].display) >= MUMMY_VALUE
        return [
            seat
            for seat, (place, _hand, _display) in enumerate(state.archaeologists)
            if seat != giver and (place < CHAMBER or (place == CHAMBER and can_pay))
        ]

    def _play_moves(self, kind: Kind) -> tuple[Play, ...]:
        special = self._deck.cards[kind].special
        if special == SPELL:
            return tuple(Play(kind, item=item) for item in range(len(ITEMS)))
        return (Play(kind),)

    def _turn(self, state: State) -> Sequence[Move]:
        hand = state.archaeologists[state.turn].hand
        size = sum(hand)
        most = min(MOST_DRAWN, HAND_LIMIT - size)
        if most > 0:
            most = min(most, sum(state.stack) + sum(state.discards))
        draws = _DRAWS[: max(0, most)]
        if not size:
            return draws or _IDLE
        moves: list[Move] = []
        for kind in self._of_item[state.depot]:
            if hand[kind]:
                moves += self._plays[kind]
        for kind in self._special:
            if hand[kind]:
                moves += self._mummy_plays(state) if kind == self._mummy else self._plays[kind]
        moves += draws
        moves.append(_SWAP)
        return moves

    def _mummy_plays(self, state: State) -> list[Play]:
        """The Mummy may be laid before everyone who isn't out, oneself included (ruling 6)."""
        places = [archaeologist.place for archaeologist in state.archaeologists]
        return [Play(self._mummy, to=seat) for seat, place in enumerate(places) if place != OUT]

    def _finishing(self, state: State) -> list[Move]:
        moves: list[Move] = []
        if state.may_beat and self.can_beat(state):
            moves.append(_BEAT)
        if state.plays:
            hand = state.archaeologists[state.turn].hand
            for kind in self._of_item[state.depot]:
                if hand[kind]:
                    moves += self._plays[kind]
        moves += [PassMummy(seat) for seat in self.receivers(state)]
        moves.append(_DONE)
        return moves

    def _losing(self, state: State) -> list[Move]:
        """One card of the display; the Mummy isn't among them, and stays (ruling 7)."""
        display = state.archaeologists[state.victims[0]].display
        return [self._losses[kind] for kind, count in enumerate(display) if count]

    def _swapping(self, state: State) -> list[Move]:
        hand, picked = state.archaeologists[state.turn].hand, state.picked
        moves: list[Move] = [_DONE] if picked else []
        if len(picked) < MOST_SWAPPED:
            last = picked[-1] if picked else 0
            moves += [
                self._picks[kind]
                for kind in range(last, len(self._picks))
                if hand[kind] > (picked.count(kind) if kind == last else 0)
            ]
        return moves

    def _paying(self, state: State) -> list[Move]:
        """Cards that leave the price payable: what comes before them can't be picked any more."""
        display, picked = state.archaeologists[state.turn].display, state.picked
        values = self._scoring.values
        paid = sum([values[kind] for kind in picked])
        last = picked[-1] if picked else 0
        payable = paid
        moves: list[Move] = []
        for kind in reversed(self._equipment):
            if kind < last:
                break
            left = display[kind] - (picked.count(kind) if kind == last else 0)
            payable += left * values[kind]
            if left and payable >= MUMMY_VALUE:
                moves.append(self._picks[kind])
        if paid >= MUMMY_VALUE:
            moves.append(_DONE)
        moves.reverse()
        return moves

    def why_not(self, state: State, seat: Seat, move: Move) -> Reason:
        """Why a move that isn't legal is refused."""
        phase = state.phase
        if phase is Phase.LOSE:
            if seat != state.victims[0]:
                return Reason("not_your_turn")
            return Reason("lose_one" if isinstance(move, Lose) else "choose_what_to_lose")
        if seat != state.turn:
            return Reason("not_your_turn")
        match move:
            case Draw() if phase is Phase.TURN:
                return self._why_no_draw(state, move)
            case Swap() if phase is Phase.TURN:
                return Reason("no_cards")
            case Play() if phase is Phase.TURN or phase is Phase.FINISH:
                return self._why_no_play(state, move)
            case Beat() if phase is Phase.FINISH:
                return self._why_no_beat(state)
            case PassMummy() if phase is Phase.FINISH:
                return self._why_no_passing_on(state, move)
            case Pick() if phase in (Phase.SWAP, Phase.PRICE):
                return self._why_no_pick(state, move)
            case Done() if phase is Phase.SWAP:
                return Reason("pick_a_card")
            case Done() if phase is Phase.PRICE:
                return Reason("price_too_low")
        return Reason("not_now")

    def _why_no_draw(self, state: State, move: Draw) -> Reason:
        if move.count > MOST_DRAWN:
            return Reason("draw_at_most_two")
        if sum(state.archaeologists[state.turn].hand) + move.count > HAND_LIMIT:
            return Reason("hand_limit")
        return Reason("nothing_to_draw")

    def _why_no_play(self, state: State, move: Play) -> Reason:
        card = self._deck.cards[move.card]
        if not state.archaeologists[state.turn].hand[move.card]:
            return Reason("not_in_hand")
        if card.special:
            if state.phase is Phase.FINISH:
                return Reason("one_special_card")
            return Reason("mummy_to_nobody")
        if not state.plays and state.phase is Phase.FINISH:
            return Reason("no_more_equipment")
        return Reason("another_item")

    def _why_no_beat(self, state: State) -> Reason:
        if not state.may_beat:
            return Reason("one_adventure")
        place = state.archaeologists[state.turn].place
        return Reason("chamber_exactly" if place == CHAMBER else "too_little")

    def _why_no_passing_on(self, state: State, move: PassMummy) -> Reason:
        if state.mummy != state.turn:
            return Reason("no_mummy")
        seats = len(state.archaeologists)
        if move.to == state.turn or not 0 <= move.to < seats:
            return Reason("mummy_to_another")
        out = state.archaeologists[move.to].place == OUT
        return Reason("mummy_to_nobody" if out else "price_too_high")

    def _why_no_pick(self, state: State, move: Pick) -> Reason:
        player, picked = state.archaeologists[state.turn], state.picked
        swap = state.phase is Phase.SWAP
        if swap and len(picked) >= MOST_SWAPPED:
            return Reason("swap_at_most_five")
        cards = player.hand if swap else player.display
        if cards[move.card] <= picked.count(move.card):
            return Reason("not_in_hand" if swap else "not_in_display")
        if not swap and self._deck.cards[move.card].item == NO_ITEM:
            return Reason("price_is_equipment")
        return Reason("picked_before" if picked and move.card < picked[-1] else "price_too_low")
