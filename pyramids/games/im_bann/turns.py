"""What a move and a drawn card do, and how turns follow each other (IB-5 to IB-14)."""

from __future__ import annotations

from pyramids.engine.contract import Seat
from pyramids.engine.tuples import replaced
from pyramids.games.im_bann.counts import (
    Kind,
    together,
    with_card,
    with_cards,
    without_card,
    without_cards,
)
from pyramids.games.im_bann.deck import CURSE, DEALT, MUMMY, PROTECTION, SCARAB, SPELL, Deck
from pyramids.games.im_bann.legal_moves import LegalMoves
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
    ANY_NUMBER,
    CHAMBER,
    NOBODY,
    OUT,
    Archaeologist,
    Phase,
    State,
)


class Turns:
    """Carries out moves, bound to a deck."""

    def __init__(self, deck: Deck, scoring: Scoring, moves: LegalMoves) -> None:
        self._deck = deck
        self._none = deck.none
        self._scoring = scoring
        self._moves = moves

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a legal move."""
        match move:
            case Play():
                return self._play(state, move)
            case Draw(count):
                return self._draw(state, count)
            case Pick(card):
                return state._replace(picked=(*state.picked, card))
            case Done():
                return self._done(state)
            case Swap():
                return state._replace(phase=Phase.SWAP)
            case Lose(card):
                return self._lose(state, card)
            case Beat():
                return self._beat(state)
            case SetDepot(item):
                return self._go_on(state._replace(depot=item))
            case PassMummy(to):
                if state.archaeologists[to].place == CHAMBER:  # IB-11: it has a price
                    return state._replace(phase=Phase.PRICE, target=to)
                return self._end_turn(state._replace(mummy=to))
            case Idle():
                return self._go_on(state)

    def resolve(self, state: State, card: Kind) -> State:
        """The state after a card is dealt or drawn."""
        seats = len(state.archaeologists)
        left = state.draws - 1
        dealing = state.phase is Phase.DEAL
        seat = seats - 1 - left // DEALT if dealing else state.turn
        place, hand, display = state.archaeologists[seat]
        state = state._replace(
            stack=without_card(state.stack, card),
            archaeologists=replaced(
                state.archaeologists, seat, Archaeologist(place, with_card(hand, card), display)
            ),
            draws=left,
        )
        if left:
            return state
        return state._replace(phase=Phase.TURN, round=1) if dealing else self._go_on(state)

    def _draw(self, state: State, count: int) -> State:
        """Begin to draw; the discard pile is shuffled in first if the stack is too small (IB-6)."""
        if sum(state.stack) < count:
            stack = together(state.stack, state.discards)
            state = state._replace(stack=stack, discards=self._none)
        return state._replace(phase=Phase.DRAW, draws=count)

    def _done(self, state: State) -> State:
        """End a swap, a price or the turn."""
        if state.phase is Phase.FINISH:
            return self._end_turn(state)
        seat, picked = state.turn, state.picked
        place, hand, display = state.archaeologists[seat]
        discards = with_cards(state.discards, picked)
        if state.phase is Phase.SWAP:
            player = Archaeologist(place, without_cards(hand, picked), display)
            # Ruling 3: the swapped cards are shuffled in with the discard pile.
            swapped = state._replace(
                archaeologists=replaced(state.archaeologists, seat, player),
                discards=discards,
                picked=(),
            )
            return self._draw(swapped, len(picked))
        player = Archaeologist(place, hand, without_cards(display, picked))
        paid = state._replace(
            archaeologists=replaced(state.archaeologists, seat, player),
            discards=discards,
            picked=(),
            mummy=state.target,
            target=NOBODY,
        )
        return self._end_turn(paid)

    def _play(self, state: State, move: Play) -> State:
        """Play a card; a special card may be followed by equipment (IB-7)."""
        seat, kind = state.turn, move.card
        place, hand, display = state.archaeologists[seat]
        hand = without_card(hand, kind)
        special = self._deck.cards[kind].special
        if not special or special == PROTECTION:
            display = with_card(display, kind)
        archaeologists = replaced(state.archaeologists, seat, Archaeologist(place, hand, display))
        if not special:
            plays = state.plays if state.plays == ANY_NUMBER else 0
            return self._go_on(
                state._replace(archaeologists=archaeologists, plays=plays, may_beat=True)
            )
        discarded = special in (SPELL, CURSE, SCARAB)
        state = state._replace(
            archaeologists=archaeologists,
            discards=with_card(state.discards, kind) if discarded else state.discards,
            depot=move.item if special == SPELL else state.depot,
            mummy=move.to if special == MUMMY else state.mummy,
            plays=ANY_NUMBER if special == SCARAB else 1,
            may_beat=True,
        )
        victims = self.victims(state) if special == CURSE else ()
        if victims:
            return state._replace(phase=Phase.LOSE, victims=victims)
        return self._go_on(state)

    def victims(self, state: State) -> tuple[Seat, ...]:
        """Whom a Curse costs a card, clockwise: nobody who is out or has none (ruling 12)."""
        seats, curser = len(state.archaeologists), state.turn
        others = [(curser + step) % seats for step in range(1, seats)]
        return tuple(
            seat
            for seat in others
            if state.archaeologists[seat].place != OUT and any(state.archaeologists[seat].display)
        )

    def _lose(self, state: State, card: Kind) -> State:
        seat, *left = state.victims
        place, hand, display = state.archaeologists[seat]
        player = Archaeologist(place, hand, without_card(display, card))
        state = state._replace(
            archaeologists=replaced(state.archaeologists, seat, player),
            discards=with_card(state.discards, card),
            victims=tuple(left),
        )
        return state if left else self._go_on(state)

    def _beat(self, state: State) -> State:
        """Beat the adventure; the whole display is discarded, but for the Mummy (IB-9)."""
        seat = state.turn
        place, hand, display = state.archaeologists[seat]
        exact = self._scoring.total(display) == self._scoring.need(state, seat)
        state = state._replace(
            archaeologists=replaced(
                state.archaeologists, seat, Archaeologist(place + 1, hand, self._none)
            ),
            discards=together(state.discards, display),
            plays=0,
            may_beat=False,
        )
        if place == CHAMBER:  # IB-13, ruling 12
            if state.first == NOBODY:
                state = state._replace(first=seat)
            return self._end_turn(state)
        return state._replace(phase=Phase.DEPOT, exact=True) if exact else self._go_on(state)

    def _go_on(self, state: State) -> State:
        """What follows in this turn; it ends if nothing may follow.

        After a special card the player is asked as long as there are cards in the hand, whatever
        they are: a turn that ended by itself would tell the others about them.
        """
        asks = (
            (state.plays and any(state.archaeologists[state.turn].hand))
            or (state.may_beat and self._moves.can_beat(state))
            or (state.mummy == state.turn and self._moves.receivers(state))
        )
        return state._replace(phase=Phase.FINISH) if asks else self._end_turn(state)

    def _end_turn(self, state: State) -> State:
        """The other turn after an exact adventure, the next player, or the end."""
        phase, round_, turn, again = Phase.TURN, state.round, state.turn, state.exact
        if state.first != NOBODY and not state.scoring:
            phase = Phase.OVER
        elif not again:
            turn += 1
            if turn == len(state.archaeologists):
                if state.first != NOBODY or round_ == self._deck.rounds:  # IB-14, ruling 15
                    phase, turn = Phase.OVER, turn - 1
                else:
                    round_, turn = round_ + 1, 0
        return state._replace(
            phase=phase,
            round=round_,
            turn=turn,
            again=again,
            plays=0,
            may_beat=False,
            exact=False,
        )
