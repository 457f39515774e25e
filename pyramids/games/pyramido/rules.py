"""The rules of Pyramido: Forgotten Treasures: the sequence of play.

Other modules have the details: `domino_set` (PF-1, PF-2), `dealing` (PF-4), `row` (PF-5 to PF-7),
`building` (PF-3, PF-8, PF-9), `areas` (PF-11, PF-12, PF-14), `scoring` (PF-15, PF-16), `events`
and `find_events`. Solo (PF-17) is the same game with one seat, in which the row moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pyramids.engine.contract import Chance, Decide, Node, Outcome, Ply, Reason, Seat, Setup
from pyramids.engine.multiset import multiset
from pyramids.engine.tuples import new, replaced
from pyramids.games.pyramido import dealing, events, moves, row, scoring, views
from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.areas.quarters import Area, Quarters
from pyramids.games.pyramido.building import Building, grown
from pyramids.games.pyramido.domino_set import BACKS, GEM_COUNTS, MYTHICAL, DominoSet
from pyramids.games.pyramido.events import Event
from pyramids.games.pyramido.find_events import derive
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move, Place, Reveal, Split, Take
from pyramids.games.pyramido.row import Row
from pyramids.games.pyramido.state import (
    NEWCOMER,
    NO_DOMINO,
    NO_GEMS,
    NO_STACK,
    NO_TOP,
    STACKS,
    STAGES,
    UNCOVERED,
    Builder,
    Gems,
    Phase,
    Placed,
    State,
    View,
)

DEAL, TAKE, SPLIT, BACK = Phase.DEAL, Phase.TAKE, Phase.SPLIT, Phase.BACK
GEM, REVEAL, FRONT, PLACE = Phase.GEM, Phase.REVEAL, Phase.FRONT, Phase.PLACE
ACTIVATE, DISCARD, OVER = Phase.ACTIVATE, Phase.DISCARD, Phase.OVER

_MOVES = {
    TAKE: Take,
    SPLIT: Split,
    REVEAL: Reveal,
    PLACE: Place,
    ACTIVATE: Activate | Done,
    DISCARD: Discard,
}
"""The kinds of moves in each phase in which a seat decides."""

_TURNS = tuple(Decide((seat,)) for seat in range(4))
_BACK_SOURCES = tuple(f"back {stack + 1}" for stack in range(STACKS))
_FRONT_SOURCES = tuple(f"front {stack + 1}" for stack in range(STACKS))
"""Each stack has its own random streams, as if it had an order."""


class Pyramido:
    """The rules, bound to a set of dominoes."""

    def __init__(self, domino_set: DominoSet) -> None:
        self.domino_set = domino_set
        self.building = Building()
        self.quarters = Quarters(domino_set)
        self.row = Row(domino_set)
        kinds: list[list[int]] = [[] for _ in BACKS]
        for domino in domino_set.dominoes:
            kinds[domino.back].append(domino.number)
        self._unseen = tuple(multiset(kind) for kind in kinds)
        self._backs = tuple(len(kind) for kind in kinds)

    def initial(self, setup: Setup) -> State:
        """The state before the row is laid out."""
        return State(
            phase=DEAL,
            stage=0,
            seat=0,
            builders=(NEWCOMER,) * len(setup.players),
            stacks=(row.FULL_STACK,) * STACKS,
            below=((),) * STACKS,
            hand=NO_DOMINO,
            stack=NO_STACK,
            unseen=self._unseen,
            backs=self._backs,
            bag=GEM_COUNTS,
            discards=NO_GEMS,
            passed=(),
            activations=(),
        )

    def node(self, state: State) -> Node:
        """What comes next."""
        phase, stack = state.phase, state.stack
        if phase in _MOVES:
            return _TURNS[state.seat]
        if phase is BACK:
            return Chance(*row.back_outcomes(state), _BACK_SOURCES[stack])
        if phase is FRONT:
            return Chance(*row.front_outcomes(state, stack), _FRONT_SOURCES[stack])
        if phase is GEM:
            return Chance(*row.gem_outcomes(state.bag), "gems")
        if phase is DEAL:
            return Chance(*dealing.outcomes(state), "deal")
        return scoring.final(state)

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        """All moves of a seat, in a stable order."""
        if seat != state.seat:
            return []
        phase = state.phase
        if phase is PLACE:
            return self.building.legal(state.builders[seat], state.stage)
        if phase is TAKE:
            return row.legal_takes(state)
        if phase is REVEAL:
            return row.legal_reveals(state)
        if phase is ACTIVATE:
            return activation.legal(self.quarters, state)
        if phase is DISCARD:
            return activation.legal_discards(state.builders[seat])
        if phase is SPLIT:
            return row.legal_splits(state)
        return []

    def check(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """Why a move is refused, or None if it is legal."""
        if not 0 <= seat < len(state.builders):
            return Reason("no_such_seat", {"seat": seat})
        if state.phase in _MOVES and seat != state.seat:
            return Reason("not_your_turn")
        if not isinstance(move, _MOVES.get(state.phase, ())):
            return Reason("not_now", {"phase": state.phase.name.lower()})
        builder = state.builders[seat]
        match move:
            case Take():
                return row.check_take(state, move)
            case Split():
                return row.check_split(state, move)
            case Reveal():
                return row.check_reveal(state, move)
            case Place():
                return self.building.check(builder, state.stage, move)
            case Activate():
                return activation.check(self.quarters, state, move)
            case Discard():
                return activation.check_discard(builder, move)
            case Done():
                return None

    def apply(self, state: State, seat: Seat, move: Any) -> State:
        """The state after a legal move."""
        phase = state.phase
        if phase is PLACE:
            return self._place(state, move)
        if phase is TAKE:
            return self._take(state, move)
        if phase is REVEAL:
            return self._reveal(state, move.stack)
        if phase is SPLIT:
            return self._split(state, move)
        if phase is DISCARD:
            return self._discard(state, move)
        return self._score(state) if isinstance(move, Done) else self._activate(state, move)

    def resolve(self, state: State, outcome: Outcome) -> State:
        """The state after a draw."""
        phase, stack = state.phase, state.stack
        if phase is BACK:
            state = row.show_back(state, stack, outcome)
            return self._refill(state) if state.hand else self._reveal_left_of(state, stack)
        if phase is FRONT:
            return self._revealed(row.turn_up(state, stack, outcome))
        if phase is GEM:
            return self._draw_gems(row.lay_gem(state, stack, outcome))
        state = dealing.lay(state, outcome)
        return _begin_stage(state, 0) if dealing.is_over(state) else state

    def close(self, state: State) -> State:
        """Turns are taken in order, so no turn is ever closed."""
        return state

    def events(self, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
        """What happened between two states."""
        return derive(self.quarters, before, ply, after)

    def shown(self, event: Event, viewer: Seat) -> Event | None:
        """The event as that viewer may see it."""
        return events.shown(event, viewer)

    def observe(self, state: State, seat: Seat) -> View:
        """What that seat may know."""
        return views.observe(state, seat)

    def revealed(self, state: State, seat: Seat) -> View:
        """What that seat may know: no decision is hidden."""
        return views.observe(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        """A random state that is consistent with a view."""
        return views.sample(view, rng)

    def tally(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The current score, with the activations of a scoring that goes on."""
        builder = state.builders[seat]
        areas, mythical = sum(builder.areas), sum(builder.mythical)
        if seat == state.seat and state.phase is ACTIVATE:
            areas += sum(item.points for item in state.activations)
        lines = {"areas": areas, "mythical": mythical, "total": areas + mythical}
        return {**lines, "gems": sum(builder.gems)}

    def known_score(self, view: View, seat: Seat) -> int:
        """A seat's points as far as the owner of the view may know them."""
        return self.tally(view.state, seat)["total"]

    def areas(self, builder: Builder) -> tuple[Area, ...]:
        """All areas of a pyramid, by their first quarters (PF-11)."""
        return self.quarters.areas(builder)

    def areas_of_last(self, builder: Builder) -> list[Area]:
        """The areas of both blocks of the domino placed last."""
        return self.quarters.areas_of_last(builder)

    def with_domino(self, builder: Builder, stage: int, domino: int, place: Place) -> Builder:
        """The pyramid after a domino was placed."""
        occupied = builder.occupied | self.building.blocks(stage, place)
        box = grown(builder.box, place) if stage == 1 else builder.box
        colours, symbols = self.quarters.painted(builder, box, stage, domino, place)
        placed = Placed(stage, domino, place.row, place.column, place.rotation)
        return builder._replace(
            placed=(*builder.placed, placed),
            occupied=occupied,
            box=box,
            colours=colours,
            symbols=symbols,
        )

    def encode(self, move: Move) -> str:
        """A move's text form."""
        return moves.encode(move)

    def decode(self, text: str) -> Move:
        """The move of a text form."""
        return moves.decode(text)

    # A turn: take, split, refill, reveal, place.

    def _take(self, state: State, move: Take) -> State:
        stack = state.stacks[move.stack]
        left = self.row.uncover(stack)
        gems = list(state.below[move.stack])
        gems.remove(move.gem)
        builder = state.builders[state.seat]
        builder = builder._replace(gems=_added(builder.gems, move.gem))
        state = state._replace(
            builders=replaced(state.builders, state.seat, builder),
            stacks=replaced(state.stacks, move.stack, left),
            below=replaced(state.below, move.stack, tuple(gems)),
            hand=stack.top,
            stack=move.stack,
        )
        if left.back == NO_TOP:
            return _in_phase(state, SPLIT)
        return self._uncovered(state)

    def _split(self, state: State, move: Split) -> State:
        """PF-5: the lower half of another stack replaces the empty one."""
        upper, lower = self.row.split(state.stacks[move.stack])
        stacks = replaced(state.stacks, move.stack, upper)
        return self._uncovered(state._replace(stacks=replaced(stacks, state.stack, lower)))

    def _uncovered(self, state: State) -> State:
        """A stack has a new top: its back is seen now, unless it is known."""
        if state.stacks[state.stack].back == UNCOVERED:
            return _in_phase(state, BACK)
        return self._refill(state)

    def _refill(self, state: State) -> State:
        """PF-6: refill the space below the stack if it is empty."""
        return _in_phase(state, REVEAL) if state.below[state.stack] else self._draw_gems(state)

    def _draw_gems(self, state: State) -> State:
        if not row.needs_gems(state, state.stack):
            return _in_phase(state, REVEAL)
        if not any(state.bag):
            # PF-6: only when a gem is to be drawn. There always are discards then: 15 gems below
            # the stacks and 11 in each supply are at most 59 of 63.
            return state._replace(phase=GEM, bag=state.discards, discards=NO_GEMS)
        return _in_phase(state, GEM)

    def _reveal(self, state: State, stack: int) -> State:
        """PF-7: turn a top face up; a domino that sank before is known."""
        state = state._replace(phase=FRONT, stack=stack)
        known = state.stacks[stack].top
        return self._revealed(row.turn_up(state, stack, known)) if known else state

    def _revealed(self, state: State) -> State:
        return _in_phase(state, PLACE) if state.hand else self._end_turn(state)

    def _place(self, state: State, move: Place) -> State:
        builder = self.with_domino(state.builders[state.seat], state.stage, state.hand, move)
        builders = replaced(state.builders, state.seat, builder)
        state = state._replace(builders=builders, hand=NO_DOMINO)
        return self._move_row(state) if len(builders) == 1 else self._end_turn(state)

    def _move_row(self, state: State) -> State:
        """PF-17: alone, a domino sinks after each turn, and another one is turned up."""
        stack = row.sinking_stack(state)
        stacks = replaced(state.stacks, stack, self.row.sink(state.stacks[stack]))
        state = state._replace(stacks=stacks, stack=stack)
        if stacks[stack].back == UNCOVERED:
            return _in_phase(state, BACK)
        return self._reveal_left_of(state, stack)

    def _reveal_left_of(self, state: State, stack: int) -> State:
        return self._reveal(state, row.stack_to_turn_up(state, stack))

    def _end_turn(self, state: State) -> State:
        """PF-9, PF-10: the next player with room; one without passes when their turn comes."""
        seats = len(state.builders)
        passed = state.passed
        for step in range(1, seats + 1):
            seat = (state.seat + step) % seats
            if seat in passed:
                continue
            if self.building.has_room(state.builders[seat], state.stage):
                return state._replace(phase=TAKE, seat=seat, stack=NO_STACK, passed=passed)
            passed = (*passed, seat)
        return state._replace(phase=ACTIVATE, seat=0, stack=NO_STACK, passed=passed)

    # Scoring a stage, player by player.

    def _activate(self, state: State, move: Activate) -> State:
        old = state.builders[state.seat]
        builder, activated = activation.activate(self.quarters, old, move)
        return state._replace(
            builders=replaced(state.builders, state.seat, builder),
            discards=_moved(state.discards, old.gems, builder.gems),
            activations=(*state.activations, activated),
        )

    def _score(self, state: State) -> State:
        """PF-13: the mythical gems count after the activations, before gems are discarded."""
        builder = state.builders[state.seat]
        builder = builder._replace(
            areas=(*builder.areas, sum(item.points for item in state.activations)),
            mythical=(*builder.mythical, builder.gems[MYTHICAL]),
        )
        builders = replaced(state.builders, state.seat, builder)
        return self._scored(state._replace(builders=builders, activations=()))

    def _discard(self, state: State, move: Discard) -> State:
        builder = state.builders[state.seat]
        gems = replaced(builder.gems, move.gem, builder.gems[move.gem] - 1)
        builders = replaced(state.builders, state.seat, builder._replace(gems=gems))
        discards = _added(state.discards, move.gem)
        return self._scored(state._replace(builders=builders, discards=discards))

    def _scored(self, state: State) -> State:
        """The next decision after a player's points are known."""
        if activation.must_discard(state.builders[state.seat], state.stage):
            return _in_phase(state, DISCARD)
        if state.seat + 1 < len(state.builders):
            return state._replace(phase=ACTIVATE, seat=state.seat + 1)
        if state.stage == STAGES:
            return _in_phase(state, OVER)
        return _begin_stage(state, scoring.next_start(state))


def _in_phase(state: State, phase: Phase) -> State:
    """The state in another phase: faster than `_replace`, and many steps change nothing else."""
    return new(State, (phase, *state[1:]))


def _begin_stage(state: State, start: Seat) -> State:
    builders = tuple([builder._replace(occupied=0) for builder in state.builders])
    return state._replace(
        phase=TAKE, stage=state.stage + 1, seat=start, builders=builders, passed=()
    )


def _added(gems: Gems, gem: int) -> Gems:
    return replaced(gems, gem, gems[gem] + 1)


def _moved(pile: Gems, before: Gems, after: Gems) -> Gems:
    """A pile with the gems that a supply has lost."""
    return tuple([n + old - left for n, old, left in zip(pile, before, after, strict=True)])
