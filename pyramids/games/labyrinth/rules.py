"""The rules of The Pharaoh's Labyrinth: the sequence of play.

Other modules have the details: `board` and `corridors` (LP-1, LP-8), `tile_set` (LP-2, LP-3),
`building` (LP-4 to LP-7), `scoring` (LP-10 to LP-13), `betting` (LP-14), `views` (what a seat may
know), `events` and `find_events`. Solo (LP-15) is the same game with one seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from pyramids.engine.multiset import take
from pyramids.engine.tuples import new, replaced
from pyramids.games.labyrinth import betting, events, moves, scoring, views
from pyramids.games.labyrinth.board import SPACES
from pyramids.games.labyrinth.building import Building
from pyramids.games.labyrinth.corridors import Corridors, Walk
from pyramids.games.labyrinth.events import Event
from pyramids.games.labyrinth.find_events import derive
from pyramids.games.labyrinth.moves import Bet, Move
from pyramids.games.labyrinth.state import (
    DONE,
    LAY_DUE,
    NO_BET,
    NO_ENTRANCE,
    TURNS,
    Hunter,
    Phase,
    State,
    View,
)
from pyramids.games.labyrinth.tile_set import CARDS, TileSet

BET, NUMBER, BUILD, OVER = Phase.BET, Phase.NUMBER, Phase.BUILD, Phase.OVER


class Labyrinth:
    """The rules, bound to a tile set."""

    def __init__(self, tile_set: TileSet) -> None:
        self.tile_set = tile_set
        self.corridors = Corridors(tile_set)
        self.building = Building(tile_set, self.corridors)
        self._cards = tile_set.cards
        self._building_nodes: dict[tuple[int, ...], Decide | Close] = {}

    def initial(self, setup: Setup) -> State:
        """The state before the first number."""
        # LP-14: the special treasures are shared; a hunter starts without any.
        stock = (*[kind.count for kind in self.tile_set.treasures[:-1]], 0)
        hunters = (Hunter(bytes(SPACES), NO_ENTRANCE, (), stock),) * len(setup.players)
        return State(
            phase=NUMBER,
            turn=0,
            hunters=hunters,
            stages=(DONE,) * len(hunters),
            before=hunters,
            cards=self._cards,
            drawn=(),
            bets=(NO_BET,) * len(hunters),
            bettors=(),
            professional=setup.options.get("rules") == "professional",
            betting=setup.options.get("betting") == "on",
        )

    def node(self, state: State) -> Node:
        """What comes next."""
        phase = state.phase
        if phase is BUILD:
            return self._building_nodes.get(state.stages) or self._building_node(state.stages)
        if phase is NUMBER:
            return new(Chance, (state.cards, CARDS - state.turn, "number"))
        if phase is BET:
            waiting = tuple([s for s in state.bettors if state.bets[s] == NO_BET])
            # LP-14: bets lie face down until the number is revealed.
            return Decide(waiting, True, private=True) if waiting else Close(reveals=False)
        return scoring.final(self.tile_set, self.corridors, state)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """All moves of a seat, in a stable order."""
        if state.phase is BUILD:
            return self.building.legal(state, seat)
        if state.phase is BET and seat in state.bettors and state.bets[seat] == NO_BET:
            return betting.LEGAL
        return []

    def check(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """Why a move is refused, or None if it is legal."""
        if not 0 <= seat < len(state.hunters):
            return Reason("no_such_seat", {"seat": seat})
        if state.phase is BET and isinstance(move, Bet):
            return betting.check(state, seat, move)
        if state.phase is BUILD and not isinstance(move, Bet):
            return self.building.check(state, seat, move)
        return Reason("not_now", {"phase": state.phase.name.lower()})

    def apply(self, state: State, seat: Seat, move: Any) -> State:
        """The state after a legal move."""
        if state.phase is BUILD:
            return self._build(state, seat, move)
        return state._replace(bets=replaced(state.bets, seat, move.bet))

    def resolve(self, state: State, outcome: Outcome) -> State:
        """The state after a number is revealed: everyone places that tile."""
        hunters = state.hunters
        for seat in betting.winners(state, outcome):
            hunters = replaced(hunters, seat, self._rewarded(hunters[seat]))
        seats = len(hunters)
        values = (BUILD, state.turn + 1, hunters, (LAY_DUE,) * seats, hunters,
                  take(state.cards, outcome), (*state.drawn, outcome), (NO_BET,) * seats,
                  betting.still_in(state, outcome) if state.bettors else (),
                  state.professional, state.betting)  # fmt: skip
        return new(State, values)

    def close(self, state: State) -> State:
        """The state after everyone has built or bet; the next number or bets on it follow."""
        if state.phase is BET:
            return state._replace(phase=NUMBER)
        if state.turn == TURNS:  # LP-9
            return state._replace(phase=OVER, bettors=())
        bettors = betting.bettors_of(state, state.turn + 1)
        if bettors or state.bettors:
            return state._replace(phase=BET if bettors else NUMBER, bettors=bettors)
        return new(State, (NUMBER, *state[1:]))

    def events(self, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
        """What happened between two states."""
        return derive(self.tile_set, self.corridors, before, ply, after)

    def shown(self, event: Event, viewer: Seat) -> Event | None:
        """The event as that viewer may see it."""
        return events.shown(event, viewer)

    def observe(self, state: State, seat: Seat) -> View:
        """What that seat may know."""
        return views.observe(state, seat)

    def revealed(self, state: State, seat: Seat) -> View:
        """What that seat may know once everyone has built."""
        return views.revealed(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        """A random state that is consistent with a view."""
        return views.sample(view, rng)

    def tally(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The current score; `completed` counts the treasures that score."""
        item = self.worth(state, seat)
        lines = {"path": item.path, "treasures": item.treasures, "total": item.total}
        return {**lines, "completed": len(item.finds)}

    def known_score(self, view: View, seat: Seat) -> int:
        """A seat's points as far as the owner of the view may know them."""
        return self.worth(view.state, seat).total

    def worth(self, state: State, seat: Seat) -> scoring.Worth:
        """The current score of a seat's path and treasures."""
        return self.worth_of(state.hunters[seat], professional=state.professional)

    def worth_of(self, hunter: Hunter, *, professional: bool) -> scoring.Worth:
        """The current score of a labyrinth."""
        return scoring.worth(self.tile_set, self.corridors, hunter, professional)

    def path(self, hunter: Hunter) -> Walk:
        """The hunter's path so far."""
        return scoring.path_of(self.tile_set, self.corridors, hunter)

    def path_from(self, hunter: Hunter, entrance: int) -> Walk:
        """The path that the hunter would take from an entrance."""
        return self.corridors.walk(hunter.spaces, self.tile_set.entrances[entrance])

    def is_chamber(self, hunter: Hunter, field: int) -> bool:
        """Whether a field is enclosed by four walls (LP-11)."""
        return self.corridors.is_chamber(hunter.spaces, field)

    def ending(self, hunter: Hunter) -> str:
        """Whether and how the hunter's path has ended for good, as `scoring.ending`."""
        return scoring.ending(self.tile_set, self.corridors, hunter)

    def encode(self, move: Move) -> str:
        """A move's text form."""
        return moves.encode(move)

    def decode(self, text: str) -> Move:
        """The move of a text form."""
        return moves.decode(text)

    def _build(self, state: State, seat: Seat, move: Move) -> State:
        # Without `_replace`, for speed: these are most moves of a game.
        (phase, turn, hunters, stages, before, cards, drawn, bets, bettors, professional,
         bets_on) = state  # fmt: skip
        hunter, stage = self.building.apply(hunters[seat], stages[seat], move)
        hunters = replaced(hunters, seat, hunter)
        stages = replaced(stages, seat, stage)
        values = (phase, turn, hunters, stages, before, cards, drawn, bets, bettors, professional,
                  bets_on)  # fmt: skip
        return new(State, values)

    def _building_node(self, stages: tuple[int, ...]) -> Decide | Close:
        seats = tuple(seat for seat, stage in enumerate(stages) if stage != DONE)
        if len(self._building_nodes) >= 1 << 12:
            self._building_nodes.clear()
        node = self._building_nodes[stages] = Decide(seats, together=True) if seats else Close()
        return node

    def _rewarded(self, hunter: Hunter) -> Hunter:
        stock = list(hunter.stock)
        stock[self.tile_set.special] += 1
        return hunter._replace(stock=tuple(stock))
