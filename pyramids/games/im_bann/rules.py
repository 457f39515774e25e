"""The rules of Under the Pyramid's Spell: the sequence of play.

Other modules have the details: `deck` (IB-1 to IB-4), `legal_moves` (who may do what),
`turns` (what a move does), `scoring` (IB-9, IB-13, IB-14), `views` (what a seat may know),
`events` and `find_events`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pyramids.engine.contract import Chance, Decide, Node, Outcome, Ply, Reason, Seat, Setup
from pyramids.engine.errors import SetupError
from pyramids.games.im_bann import events, moves
from pyramids.games.im_bann.counts import Counts
from pyramids.games.im_bann.deck import DEALT, LENGTHS, MOST_PLAYERS, Deck
from pyramids.games.im_bann.events import Event
from pyramids.games.im_bann.find_events import EventFinder
from pyramids.games.im_bann.legal_moves import LegalMoves
from pyramids.games.im_bann.moves import Move
from pyramids.games.im_bann.scoring import Scoring
from pyramids.games.im_bann.state import NOBODY, Archaeologist, Phase, State, View
from pyramids.games.im_bann.turns import Turns
from pyramids.games.im_bann.views import Views

DEAL, DRAW, LOSE, OVER = Phase.DEAL, Phase.DRAW, Phase.LOSE, Phase.OVER


class ImBann:
    """The rules, bound to a deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.scoring = Scoring(deck)
        self.moves = LegalMoves(deck, self.scoring)
        self._turns = Turns(deck, self.scoring, self.moves)
        self._views = Views(deck)
        self._finder = EventFinder(deck, self.scoring)
        self._deciding = [Decide((seat,), private=True) for seat in range(MOST_PLAYERS)]

    def initial(self, setup: Setup) -> State:
        """The state before the deal; `SetupError` if there are too few cards for it."""
        none, cards = self.deck.none, sum(self.deck.counts)
        seats = len(setup.players)
        if DEALT * seats > cards:
            raise SetupError(
                f"the deck '{self.deck.name}' has {cards} cards: "
                f"enough for {cards // DEALT} players, not for {seats}"
            )
        return State(
            phase=DEAL,
            round=0,
            turn=0,
            again=False,
            depot=self.deck.start,
            archaeologists=(Archaeologist(0, none, none),) * seats,
            mummy=NOBODY,
            stack=self.deck.counts,
            discards=none,
            draws=DEALT * seats,
            plays=0,
            may_beat=False,
            exact=False,
            picked=(),
            target=NOBODY,
            victims=(),
            first=NOBODY,
            length=LENGTHS.index(setup.options.get("length", "normal")),
            scoring=setup.options.get("scoring") == "on",
        )

    def node(self, state: State) -> Node:
        """What comes next."""
        phase = state.phase
        if phase is LOSE:
            return self._deciding[state.victims[0]]
        if phase is DRAW or phase is DEAL:
            stack = state.stack
            outcomes = [(kind, count) for kind, count in enumerate(stack) if count]
            return Chance(outcomes, sum(stack), "deal" if phase is DEAL else "stack")
        if phase is OVER:
            return self.scoring.result(state)
        return self._deciding[state.turn]

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """All moves of a seat, in a stable order."""
        return self.moves.legal(state, seat)

    def check(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """Why a move is refused, or None if it is legal."""
        if not 0 <= seat < len(state.archaeologists):
            return Reason("no_such_seat", {"seat": seat})
        if move in self.moves.legal(state, seat):
            return None
        return self.moves.why_not(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a legal move."""
        return self._turns.apply(state, seat, move)

    def resolve(self, state: State, outcome: Outcome) -> State:
        """The state after a card is dealt or drawn."""
        return self._turns.resolve(state, outcome)

    def victims(self, state: State) -> tuple[Seat, ...]:
        """Whom a Curse would cost a card now (IB-12)."""
        return self._turns.victims(state)

    def close(self, state: State) -> State:
        """Never called: turns are taken in order."""
        raise AssertionError("turns are taken in order")

    def revealed(self, state: State, seat: Seat) -> View:
        """What that seat may know."""
        return self.observe(state, seat)

    def events(self, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
        """What happened between two states."""
        return self._finder.events(before, ply, after)

    def shown(self, event: Event, viewer: Seat) -> Event | None:
        """The event as that viewer may see it."""
        return events.shown(event, viewer)

    def observe(self, state: State, seat: Seat) -> View:
        """What that seat may know."""
        return self._views.observe(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        """A random state that is consistent with a view."""
        return self._views.sample(view, rng)

    def unseen(self, state: State) -> Counts:
        """The cards that the owner of a view hasn't seen: in the stack or in other hands."""
        return self._views.unseen(state)

    def tally(self, state: State, seat: Seat) -> Mapping[str, int]:
        """How far a seat is: the items of its score line."""
        score = self.scoring.score(state, seat)
        return {
            "open": score.open,
            "display": score.display,
            "mummy": score.mummy,
            "total": score.total,
            "place": score.place,
        }

    def known_score(self, view: View, seat: Seat) -> int:
        """How far a seat is; all of it is open."""
        return self.scoring.score(view.state, seat).total

    def encode(self, move: Move) -> str:
        """A move's text form."""
        return moves.encode(self.deck, move)

    def decode(self, text: str) -> Move:
        """The move of a text form."""
        return moves.decode(self.deck, text)
