"""The rules of Silver & Gold: Pyramids: the sequence of play (SG-4 to SG-7).

Other modules have the details: `marking` (SG-8 to SG-15), `refill` (SG-16 to SG-21), `scoring`
(SG-22 to SG-24), `views` (what a seat may know), `events` and `find_events`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from pyramids.engine.contract import (
    Chance,
    Close,
    Decide,
    Node,
    Outcome,
    Ply,
    Reason,
    Seat,
    Setup,
)
from pyramids.engine.multiset import Multiset, add, multiset, take
from pyramids.engine.tuples import new, replaced
from pyramids.games.silver_gold import events, moves, refill, scoring, views
from pyramids.games.silver_gold.deck import COLOURS, EXPEDITIONS, Deck
from pyramids.games.silver_gold.events import Event
from pyramids.games.silver_gold.find_events import derive
from pyramids.games.silver_gold.marking import Marking
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.state import (
    DEALT,
    DISPLAY,
    MARK_DUE,
    NEWCOMER,
    NO_CARD,
    NO_PATTERN,
    ROUNDS,
    TURNS,
    Explorer,
    Phase,
    State,
    View,
)

Explorers = tuple[Explorer, ...]
Cards = tuple[int, ...]
Seats = tuple[int, ...]

DEAL, KEEP, REVEAL, MARK = Phase.DEAL, Phase.KEEP, Phase.REVEAL, Phase.MARK
TAKE, TAKE_BLIND, FILL, OVER = Phase.TAKE, Phase.TAKE_BLIND, Phase.FILL, Phase.OVER

_NOTHING = NEWCOMER.places
_SOURCES = {DEAL: "deal", TAKE_BLIND: "stack", FILL: "stack"}


class SilverGold:
    """The rules, bound to a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.marking = Marking(deck)
        self._cards = multiset(card.number for card in deck.pyramids)
        self._expeditions = deck.expeditions
        self._tombs = (0, *(card.tomb for card in deck.pyramids))
        self._marking_nodes: dict[tuple[int, ...], Decide | Close] = {}

    def initial(self, setup: Setup) -> State:
        """The state before the deal."""
        explorers = (NEWCOMER,) * len(setup.players)
        return State(
            phase=DEAL,
            round=0,
            turn=0,
            explorers=explorers,
            due=(0,) * len(explorers),
            before=explorers,
            stack=self._cards,
            display=(NO_CARD,) * DISPLAY,
            expeditions=self._expeditions,
            pattern=NO_PATTERN,
            queue=(),
            awards=((),) * len(COLOURS),
            hands=((),) * len(explorers),
        )

    def node(self, state: State) -> Node:
        """What comes next."""
        phase = state.phase
        if phase is MARK:
            return self._marking_nodes.get(state.due) or self._marking_node(state.due)
        if phase is TAKE:
            return Decide(state.queue[:1])
        if phase is REVEAL:
            return new(Chance, (state.expeditions, EXPEDITIONS - state.turn, "expedition"))
        if phase is KEEP:
            waiting = tuple([s for s, e in enumerate(state.explorers) if e.places == _NOTHING])
            return Decide(waiting, together=True, private=True) if waiting else Close()
        if phase is OVER:
            return scoring.final(self.deck, state)
        return new(Chance, (state.stack, len(state.stack), _SOURCES[phase]))

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """All moves of a seat, in a stable order."""
        phase = state.phase
        if phase is MARK:
            return self.marking.legal(state.explorers[seat], state.due[seat], state.pattern)
        if phase is TAKE and state.queue[0] == seat:
            return refill.legal_takes(state)
        if phase is KEEP and state.explorers[seat].places == _NOTHING:
            return [Keep(pair) for pair in combinations(state.hands[seat], 2)]
        return []

    def check(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """Why a move is refused, or None if it is legal."""
        if not 0 <= seat < len(state.explorers):
            return Reason("no_such_seat", {"seat": seat})
        match state.phase, move:
            case (Phase.MARK, Mark()):
                due = state.due[seat]
                return self.marking.check(state.explorers[seat], due, state.pattern, move)
            case (Phase.TAKE, Take()) if state.queue[0] == seat:
                return refill.check_take(state, move)
            case (Phase.KEEP, Keep()):
                return _check_keep(state, seat, move)
            case (Phase.TAKE, Take()):
                return Reason("not_your_turn", {"seat": state.queue[0]})
        return Reason("not_now", {"phase": state.phase.name.lower()})

    def apply(self, state: State, seat: Seat, move: Any) -> State:
        """The state after a legal move."""
        if state.phase is MARK:
            return self._mark(state, seat, move)
        if state.phase is TAKE:
            return self._take(state, move)
        return _keep(state, seat, move)

    def resolve(self, state: State, outcome: Outcome) -> State:
        """The state after a chance outcome: a pattern in REVEAL, a card everywhere else."""
        phase = state.phase
        if phase is REVEAL:
            return self._reveal(state, outcome)
        stack = take(state.stack, outcome)
        if phase is FILL:
            return self._fill(state, outcome, stack)
        if phase is TAKE_BLIND:
            return self._put_down(state, outcome, stack, state.display)
        return _deal(state, outcome, stack)

    def close(self, state: State) -> State:
        """The state after everyone has marked, or kept two cards."""
        return self._close_marking(state) if state.phase is MARK else _close_keeping(state)

    def events(self, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
        """What happened between two states."""
        return derive(self.deck, before, ply, after)

    def shown(self, event: Event, viewer: Seat) -> Event | None:
        """The event as that viewer may see it."""
        return events.shown(event, viewer)

    def observe(self, state: State, seat: Seat) -> View:
        """What that seat may know."""
        return views.observe(state, seat)

    def revealed(self, state: State, seat: Seat) -> View:
        """What that seat may know once all marks, or all kept cards, are revealed."""
        return views.revealed(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        """A random state that is consistent with a view."""
        return views.sample(view, rng)

    def tally(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The lines of a seat's score sheet in points, and its completed cards."""
        lines = scoring.seat_sheet(self.deck, state, seat)
        completed = len(state.explorers[seat].done)
        return {**lines._asdict(), "total": lines.total, "completed": completed}

    def known_score(self, view: View, seat: Seat) -> int:
        """A seat's points as far as the owner of the view may know them."""
        return scoring.seat_sheet(self.deck, view.state, seat).total

    def encode(self, move: Move) -> str:
        """A move's text form."""
        return moves.encode(move)

    def decode(self, text: str) -> Move:
        """The move of a text form."""
        return moves.decode(text)

    # Action 1, and the sequence of rounds and turns.

    def _next_turn(self, state: State) -> State:
        if state.round and state.turn < TURNS:
            return new(State, (REVEAL, *state[1:]))
        if state.round == ROUNDS:
            return state._replace(phase=OVER)
        # SG-6: after the seventh card all eight are shuffled again.
        return state._replace(
            phase=REVEAL, round=state.round + 1, turn=0, expeditions=self._expeditions
        )

    def _reveal(self, state: State, pattern: int) -> State:
        """SG-7: the pattern is for everyone who has a pyramid to mark (SG-19)."""
        explorers = state.explorers
        if state.stack:
            due = (MARK_DUE,) * len(explorers)
        else:
            due = tuple(0 if e.places == _NOTHING else MARK_DUE for e in explorers)
        state = new(State, (MARK, state.round, state.turn + 1, explorers, due, explorers,
                            state.stack, state.display, take(state.expeditions, pattern), pattern,
                            (), state.awards, ()))  # fmt: skip
        return state if any(due) else self._next_turn(state)

    def _marking_node(self, due: tuple[int, ...]) -> Decide | Close:
        seats = tuple(seat for seat, owed in enumerate(due) if owed)
        node = self._marking_nodes[due] = Decide(seats, together=True) if seats else Close()
        return node

    # Action 2: everyone marks; then it is closed.

    def _mark(self, state: State, seat: Seat, move: Mark) -> State:
        # Without `_replace`, for speed: most moves of a game are marks.
        (phase, round_number, turn, explorers, due, before,
         stack, display, expeditions, pattern, queue, awards, hands) = state  # fmt: skip
        explorer, owed = self.marking.mark(explorers[seat], due[seat], move, round_number)
        explorers = replaced(explorers, seat, explorer)
        due = replaced(due, seat, owed)
        if move.fields & self._tombs[move.card] and seat not in queue:
            queue = tuple(sorted((*queue, seat)))
        values = (phase, round_number, turn, explorers, due, before,
                  stack, display, expeditions, pattern, queue, awards, hands)  # fmt: skip
        return new(State, values)

    def _close_marking(self, state: State) -> State:
        if not state.queue:
            return self._next_turn(state)

        def lowest_completed(seat: Seat) -> int:
            return refill.completed(self.deck, state.explorers[seat])[0]

        # SG-18: the lowest number among the cards completed this turn refills first.
        queue = tuple(sorted(state.queue, key=lowest_completed))
        return self._refill(state, state.explorers, state.stack, state.display, queue)

    # Action 3: one player after the other, in the order of the queue.

    def _refill(
        self, state: State, explorers: Explorers, stack: Multiset, display: Cards, queue: Seats
    ) -> State:
        """Continue until a player has to choose or a card is drawn; then go to action 4."""
        phase = REVEAL
        while queue:
            seat = queue[0]
            completed = refill.completed(self.deck, explorers[seat])
            explorer = refill.lay_aside(explorers[seat], completed)
            explorers = replaced(explorers, seat, explorer)
            if refill.must_take(explorer, stack, display):
                phase = TAKE
                break
            # SG-17: the display is filled up only after the player has taken all their cards.
            if stack and NO_CARD in display:
                phase = FILL
                break
            queue = queue[1:]
        state = state._replace(
            phase=phase, explorers=explorers, stack=stack, display=display, queue=queue
        )
        return state if queue else self._next_turn(self._award(state))

    def _take(self, state: State, move: Take) -> State:
        if move.card == STACK:
            return state._replace(phase=TAKE_BLIND)
        display = tuple([NO_CARD if card == move.card else card for card in state.display])
        return self._put_down(state, move.card, state.stack, display)

    def _put_down(self, state: State, card: int, stack: Multiset, display: Cards) -> State:
        seat = state.queue[0]
        explorer = refill.put_down(state.explorers[seat], card)
        explorers = replaced(state.explorers, seat, explorer)
        return self._refill(state, explorers, stack, display, state.queue)

    def _fill(self, state: State, card: int, stack: Multiset) -> State:
        place = state.display.index(NO_CARD)
        display = replaced(state.display, place, card)
        if stack and NO_CARD in display:
            return state._replace(display=display, stack=stack)
        if not state.queue:  # SG-4: the first display, before the first round
            return self._next_turn(state._replace(display=display, stack=stack))
        return self._refill(state, state.explorers, stack, display, state.queue[1:])

    # Action 4.

    def _award(self, state: State) -> State:
        awards = refill.give_awards(state, self.deck.pyramids, len(self.deck.awards))
        return state if awards == state.awards else state._replace(awards=awards)


def _deal(state: State, card: int, stack: Multiset) -> State:
    """SG-4: four cards to each player, one player after the other."""
    hands = list(state.hands)
    seat = 0
    while len(hands[seat]) == DEALT:
        seat += 1
    hands[seat] = tuple(sorted((*hands[seat], card)))
    phase = KEEP if len(hands[-1]) == DEALT else DEAL
    return state._replace(phase=phase, stack=stack, hands=tuple(hands))


def _check_keep(state: State, seat: Seat, move: Keep) -> Reason | None:
    if state.explorers[seat].places != _NOTHING:
        return Reason("already_kept")
    first, second = move.cards
    if first == second:
        return Reason("two_different_cards")
    for card in move.cards:
        if card not in state.hands[seat]:
            return Reason("not_your_card", {"card": card})
    return None if first < second else Reason("lower_number_first")


def _keep(state: State, seat: Seat, move: Keep) -> State:
    first, second = move.cards
    kept = NEWCOMER._replace(places=((first, 0), (second, 0)))
    return state._replace(explorers=replaced(state.explorers, seat, kept))


def _close_keeping(state: State) -> State:
    """SG-4: the kept cards are revealed, the others go back into the stack."""
    chosen = {card for explorer in state.explorers for card, _ in explorer.places}
    back = [card for hand in state.hands for card in hand if card not in chosen]
    return state._replace(phase=FILL, stack=add(state.stack, back), hands=())
