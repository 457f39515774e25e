"""Derives the events between two states, on demand."""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.engine.contract import CHANCE, Outcome, Ply, Seat
from pyramids.games.pyramido import row, scoring
from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.areas.quarters import Quarters
from pyramids.games.pyramido.building import second_block
from pyramids.games.pyramido.events import (
    Activated,
    BackShown,
    DominoPlaced,
    Ended,
    Event,
    GemDiscarded,
    GemDrawn,
    GemsReturned,
    Passed,
    Refilled,
    Revealed,
    RowLaid,
    ScoringBegan,
    StackSplit,
    StageBegan,
    StageScored,
    Sunk,
    Taken,
)
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move, Place, Reveal, Split, Take
from pyramids.games.pyramido.state import FACE_UP, NO_DOMINO, NO_GEMS, Phase, State

_SCORING = (Phase.ACTIVATE, Phase.DISCARD)


def derive(quarters: Quarters, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
    """All events of the ply, in the order of the rules."""
    if ply.seat == CHANCE:
        own = _draw(before, ply.move, after)
    else:
        own = _move(quarters, before, ply.seat, ply.move, after)
    return (*own, *_consequences(before, after))


def _draw(before: State, outcome: Outcome, after: State) -> Iterator[Event]:
    stack = before.stack
    match before.phase:
        case Phase.DEAL:
            if after.phase is not Phase.DEAL:
                yield _row_laid(after)
        case Phase.BACK:
            yield BackShown(stack, outcome)
            yield from _returned(before, after)
            yield from _turned_up_by_game(before, after)
        case Phase.GEM:
            yield GemDrawn(stack, outcome)
            yield from _returned(before, after)
            if after.phase is not Phase.GEM:
                yield Refilled(stack, after.below[stack])
        case Phase.FRONT:
            seat = before.seat if before.hand else CHANCE
            yield Revealed(seat, stack, outcome)


def _row_laid(state: State) -> RowLaid:
    tops = [(stack.top, stack.back) for stack in state.stacks]
    return RowLaid(
        tuple(top if back == FACE_UP else None for top, back in tops),
        tuple(None if back == FACE_UP else back for _, back in tops),
        state.below,
    )


def _move(
    quarters: Quarters, before: State, seat: Seat, move: Move, after: State
) -> Iterator[Event]:
    match move:
        case Take(stack, gem):
            yield Taken(seat, stack, before.stacks[stack].top, gem)
            yield from _known_top(stack, after)
            yield from _returned(before, after)
        case Split(source):
            target = before.stack
            yield StackSplit(seat, source, target, row.split_count(before.stacks[source]))
            yield from _known_top(target, after)
            yield from _returned(before, after)
        case Reveal(stack):
            if after.phase is not Phase.FRONT:
                yield Revealed(seat, stack, before.stacks[stack].top)
        case Place():
            first, second = (move.row, move.column), second_block(move)
            yield DominoPlaced(seat, before.stage, before.hand, first, second)
            if len(before.builders) == 1:
                yield from _row_moves(before, after)
        case Activate():
            yield _activated(quarters, before, seat, move)
        case Done():
            builder = after.builders[seat]
            yield StageScored(seat, before.stage, builder.areas[-1], builder.mythical[-1])
        case Discard(gem):
            yield GemDiscarded(seat, before.stage, gem)


def _known_top(stack: int, after: State) -> Iterator[Event]:
    """The back of a new top that needn't be drawn, because the domino sank there before."""
    back = after.stacks[stack].back
    if back >= 0:
        yield BackShown(stack, back)


def _returned(before: State, after: State) -> Iterator[Event]:
    """PF-6: gems only leave the discards to go back into the bag, all of them."""
    if before.discards != NO_GEMS == after.discards:
        yield GemsReturned(sum(before.discards))


def _row_moves(before: State, after: State) -> Iterator[Event]:
    """PF-17: a domino sinks, and another one is turned up."""
    stack = row.sinking_stack(before)
    yield Sunk(stack, before.stacks[stack].top)
    yield from _known_top(stack, after)
    yield from _turned_up_by_game(before, after)


def _turned_up_by_game(before: State, after: State) -> Iterator[Event]:
    """PF-17: the top that the game has revealed, if it was known and needed no draw."""
    for stack, (old, new) in enumerate(zip(before.stacks, after.stacks, strict=True)):
        if new.back == FACE_UP != old.back and old.top != NO_DOMINO:
            yield Revealed(CHANCE, stack, new.top)


def _activated(quarters: Quarters, before: State, seat: Seat, move: Activate) -> Activated:
    area = quarters.area(before.builders[seat], move.row, move.column)
    assert area is not None, "the move was legal"
    return Activated(
        seat=seat,
        stage=before.stage,
        colour=area.colour,
        area=(area.row, area.column),
        symbols=area.symbols,
        coloured=move.coloured,
        mythical=move.mythical,
        points=activation.points(area, move.coloured, move.mythical),
    )


def _consequences(before: State, after: State) -> Iterator[Event]:
    """Passes, and the beginning of a scoring, of a stage, or the end."""
    if after.stage == before.stage:
        for seat in after.passed[len(before.passed) :]:
            yield Passed(seat, before.stage)
    if after.phase is Phase.ACTIVATE and before.phase not in _SCORING:
        yield ScoringBegan(before.stage)
    if after.stage > before.stage:
        yield StageBegan(after.stage, after.seat)
    if after.phase is Phase.OVER and before.phase is not Phase.OVER:
        over = scoring.final(after)
        yield Ended(over.winners, over.reason)
