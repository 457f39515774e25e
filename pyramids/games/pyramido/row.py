"""The row of five stacks with the gems below them (PF-4 to PF-7, PF-17)."""

from __future__ import annotations

from typing import Final

from pyramids.engine.contract import Outcome, Reason
from pyramids.engine.multiset import Multiset
from pyramids.engine.multiset import take as take_from
from pyramids.engine.tuples import replaced
from pyramids.games.pyramido.domino_set import GEMS, DominoSet
from pyramids.games.pyramido.moves import Reveal, Split, Take
from pyramids.games.pyramido.state import (
    FACE_UP,
    GEMS_BELOW,
    NO_DOMINO,
    NO_TOP,
    STACK_SIZE,
    STACKS,
    UNCOVERED,
    Gems,
    Stack,
    State,
)

FULL_STACK: Final = Stack(NO_DOMINO, UNCOVERED, STACK_SIZE - 1, ())
FACE_UP_AT_START: Final = (0, 2, 4)
"""PF-4: the stacks whose tops are face up."""

_TAKES: Final = tuple(tuple(Take(s, gem) for gem in range(len(GEMS))) for s in range(STACKS))
_SPLITS: Final = tuple(Split(stack) for stack in range(STACKS))
_REVEALS: Final = tuple(Reveal(stack) for stack in range(STACKS))


def legal_takes(state: State) -> list[Take]:
    """PF-5: a face-up domino with any of the gems below it."""
    return [
        _TAKES[index][gem]
        for index, stack in enumerate(state.stacks)
        if stack.back == FACE_UP
        for gem in sorted(set(state.below[index]))
    ]


def check_take(state: State, move: Take) -> Reason | None:
    """Why a domino and a gem can't be taken."""
    if state.stacks[move.stack].back != FACE_UP:
        return Reason("face_down", {"stack": move.stack + 1})
    if move.gem not in state.below[move.stack]:
        return Reason("gem_not_below", {"stack": move.stack + 1, "gem": GEMS[move.gem]})
    return None


def legal_splits(state: State) -> list[Split]:
    """PF-5: any stack of two or more. There always is one, as ten dominoes are left at least."""
    return [_SPLITS[index] for index, stack in enumerate(state.stacks) if stack.size > 1]


def check_split(state: State, move: Split) -> Reason | None:
    """Why a stack can't be split."""
    small = state.stacks[move.stack].size < 2
    return Reason("too_small_to_split", {"stack": move.stack + 1}) if small else None


def legal_reveals(state: State) -> list[Reveal]:
    """PF-7: any face-down top."""
    return [_REVEALS[index] for index, stack in enumerate(state.stacks) if stack.back >= 0]


def check_reveal(state: State, move: Reveal) -> Reason | None:
    """Why a stack's top can't be revealed."""
    shown = state.stacks[move.stack].back < 0
    return Reason("already_face_up", {"stack": move.stack + 1}) if shown else None


def split_count(stack: Stack) -> int:
    """PF-5: how many dominoes the lower half has, rounded down."""
    return stack.size // 2


class Row:
    """Changes to the stacks, bound to a set of dominoes. Draws are left to chance nodes."""

    def __init__(self, domino_set: DominoSet) -> None:
        self._backs = (0, *(domino.back for domino in domino_set.dominoes))
        """By the number of the domino."""

    def back(self, domino: int) -> int:
        """A domino's back, as an index into `BACKS`."""
        return self._backs[domino]

    def uncover(self, stack: Stack) -> Stack:
        """The stack without its top: the next one is face down."""
        if stack.hidden:
            return Stack(NO_DOMINO, UNCOVERED, stack.hidden - 1, stack.sunk)
        if stack.sunk:
            known = stack.sunk[0]
            return Stack(known, self._backs[known], 0, stack.sunk[1:])
        return Stack(NO_DOMINO, NO_TOP, 0, ())

    def split(self, stack: Stack) -> tuple[Stack, Stack]:
        """What stays of a stack, and its lower half with an uncovered top."""
        top, back, hidden, sunk = stack
        count = split_count(stack)
        known = min(count, len(sunk))
        stays = len(sunk) - known
        upper = Stack(top, back, hidden - (count - known), sunk[:stays])
        lower = Stack(NO_DOMINO, NO_TOP, count - known, sunk[stays:])
        return upper, self.uncover(lower)

    def sink(self, stack: Stack) -> Stack:
        """PF-17: a face-up top goes face down under its stack; alone it is just turned over."""
        return self.uncover(stack._replace(sunk=(*stack.sunk, stack.top)))


def show_back(state: State, index: int, back: Outcome) -> State:
    """The state after the back of an uncovered top is seen."""
    stacks = replaced(state.stacks, index, state.stacks[index]._replace(back=back))
    backs = replaced(state.backs, back, state.backs[back] - 1)
    return state._replace(stacks=stacks, backs=backs)


def turn_up(state: State, index: int, domino: Outcome) -> State:
    """The state after a face-down top is turned face up."""
    top, back, hidden, sunk = state.stacks[index]
    stacks = replaced(state.stacks, index, Stack(domino, FACE_UP, hidden, sunk))
    if top != NO_DOMINO:  # it sank before, so it was seen
        return state._replace(stacks=stacks)
    unseen = replaced(state.unseen, back, take_from(state.unseen[back], domino))
    return state._replace(stacks=stacks, unseen=unseen)


def lay_gem(state: State, index: int, gem: Outcome) -> State:
    """The state after a gem is drawn from the bag and laid below a stack."""
    below = replaced(state.below, index, (*state.below[index], gem))
    return state._replace(below=below, bag=replaced(state.bag, gem, state.bag[gem] - 1))


def needs_gems(state: State, index: int) -> bool:
    """Whether gems are still missing below a stack that is being filled."""
    return len(state.below[index]) < GEMS_BELOW


def sinking_stack(state: State) -> int:
    """PF-17: the left stack of those that were face up before the turn."""
    stacks = state.stacks
    return next(i for i in range(STACKS) if stacks[i].back == FACE_UP and i != state.stack)


def stack_to_turn_up(state: State, sunk: int) -> int:
    """PF-17: the first face-down top going left from where a domino sank, around the end."""
    others = ((sunk - step) % STACKS for step in range(1, STACKS))
    return next(index for index in others if state.stacks[index].back >= 0)


def back_outcomes(state: State) -> tuple[list[tuple[int, int]], int]:
    """The backs that an uncovered domino may have, with their numbers, and how many there are."""
    counts = state.backs
    return [(back, count) for back, count in enumerate(counts) if count], sum(counts)


def front_outcomes(state: State, index: int) -> tuple[Multiset, int]:
    """The unseen dominoes with the back of a stack's top, and how many there are."""
    unseen = state.unseen[state.stacks[index].back]
    return unseen, len(unseen)


def gem_outcomes(bag: Gems) -> tuple[list[tuple[int, int]], int]:
    """The gems in the bag, and how many there are."""
    return [(gem, count) for gem, count in enumerate(bag) if count], sum(bag)
