"""Par: the best score found in the solo form of a deal (PF-17), with all draws known.

Beam searches over the true rules: they know what the seed draws, and keep the most promising
positions of every turn. The activations of a stage are exact, with an estimate of what the gems
kept are worth later.

It is an estimate, not a proof: a wider beam may find more. Other players aren't part of it: in a
game with several, it tells what the same deal would have been worth alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from heapq import nlargest
from random import Random
from typing import NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.engine.contract import Chance, OnProgress, Par, Player, Setup
from pyramids.engine.luck import Luck
from pyramids.games.pyramido.bots.characters import Character
from pyramids.games.pyramido.bots.weights import PLANNER, SPOILER, Weights
from pyramids.games.pyramido.moves import Move, Place, Take
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import Phase, State

OPINIONS = (PLANNER, SPOILER, PLANNER._replace(later=1.2, kept=3.0))
"""Every search has another opinion about positions: that finds more than a wider beam does."""

WIDTH = 6
"""Positions kept per turn."""

BRANCHES = 6
"""Dominoes with their gems and places that are tried in a position."""

GLANCES = 3
"""For each position kept, how many are looked at more closely."""

TURNS = 20
"""PF-3: the dominoes of a pyramid without gaps."""

ALONE = "alone"
"""What the search assumes about the others."""


class _Step(NamedTuple):
    """A position of the beam, and how it was reached."""

    state: State
    drawn: Counter[str]
    """By source, how many draws were made."""
    moves: tuple[Move, ...]


class _Branch(NamedTuple):
    """A turn to try, and what the pyramid is worth after it."""

    value: float
    take: Take
    place: Place


def par(
    rules: Pyramido,
    setup: Setup,
    seed: int,
    seat: int = 0,
    width: int = WIDTH,
    on_progress: OnProgress | None = None,
) -> Par:
    """The best score that a beam search finds alone, with all draws known."""
    alone = Setup(setup.game, setup.level, (Player(""),), setup.options)
    finished: list[_Step] = []
    for number, weights in enumerate(OPINIONS):
        search = _Search(rules, seed, weights)
        beam = [search.start(alone)]
        turn = 0
        while beam:
            after = search.turn(beam)
            finished += [step for step in after if step.state.phase is Phase.OVER]
            going_on = [step for step in after if step.state.phase is not Phase.OVER]
            beam = search.prune(going_on, width)
            turn += 1
            if on_progress is not None:
                share = min(1.0, turn / TURNS) if beam else 1.0
                on_progress((number + share) / len(OPINIONS))
    best = max(finished, key=lambda step: step.state.builders[0].points)
    tally = rules.tally(best.state, 0)
    moves = tuple(rules.encode(move) for move in best.moves)
    return Par(seat, tally["total"], tally, moves, ALONE)


class _Search:
    """A deal with nothing hidden, for a player alone."""

    def __init__(self, rules: Pyramido, seed: int, weights: Weights) -> None:
        self._rules = rules
        self._seed = seed
        self._player = Character(rules, weights)
        self._known: BoundedCache[State, list[_Branch]] = BoundedCache(1 << 12)

    def start(self, setup: Setup) -> _Step:
        """The first turn."""
        return self._drawn(_Step(self._rules.initial(setup), Counter(), ()))

    def turn(self, beam: Iterable[_Step]) -> list[_Step]:
        """All positions after the next turn, and after the scoring if that ends a stage."""
        found: dict[State, _Step] = {}
        for step in beam:
            for _value, take, place in self._branches(step.state):
                for revealed in self._reveals(self._moved(step, take)):
                    after = self._scored(self._moved(revealed, place))
                    found.setdefault(after.state, after)
        return list(found.values())

    def prune(self, steps: list[_Step], width: int) -> list[_Step]:
        """The most promising positions: by their pyramids, then by what the row offers them."""
        good = nlargest(width * GLANCES, steps, key=lambda step: self._estimate(step.state))
        return nlargest(width, good, key=lambda step: self._outlook(step.state))

    def _estimate(self, state: State) -> float:
        builder, estimator = state.builders[0], self._player.estimator
        turns = estimator.turns(builder, state.stage)
        return builder.points + estimator.value(builder, state.stage, turns)

    def _outlook(self, state: State) -> float:
        return state.builders[0].points + self._branches(state)[0].value

    def _branches(self, state: State) -> list[_Branch]:
        """The best dominoes to take, with a gem and a place, the best one first."""
        known = self._known.get(state)
        return self._known.keep(state, self._find(state)) if known is None else known

    def _find(self, state: State) -> list[_Branch]:
        player, builder, stage = self._player, state.builders[0], state.stage
        found: list[_Branch] = []
        for move in self._rules.legal(state, 0):
            assert isinstance(move, Take), "a turn starts with taking a domino"
            for placement in player.best_places(builder, stage, state.stacks[move.stack].top):
                value = player.take_value(builder, stage, (placement,), move.gem)
                found.append(_Branch(value, move, placement.place))
        return nlargest(BRANCHES, found, key=lambda branch: branch.value)

    def _reveals(self, step: _Step) -> Iterator[_Step]:
        """Every face-down top revealed; an empty stack is replaced as a bot would."""
        while step.state.phase is Phase.SPLIT:
            step = self._as_player(step)
        for move in self._rules.legal(step.state, 0):
            yield self._moved(step, move)

    def _scored(self, step: _Step) -> _Step:
        while step.state.phase in (Phase.ACTIVATE, Phase.DISCARD):
            step = self._as_player(step)
        return step

    def _as_player(self, step: _Step) -> _Step:
        view, legal = self._rules.observe(step.state, 0), self._rules.legal(step.state, 0)
        return self._moved(step, self._player.choose(view, legal, Random(""), 0))

    def _moved(self, step: _Step, move: Move) -> _Step:
        state = self._rules.apply(step.state, 0, move)
        return self._drawn(_Step(state, step.drawn, (*step.moves, move)))

    def _drawn(self, step: _Step) -> _Step:
        """The position after the draws that come next."""
        state, drawn = step.state, step.drawn
        node = self._rules.node(state)
        if isinstance(node, Chance):
            drawn = drawn.copy()
        while isinstance(node, Chance):
            luck = Luck(self._seed)
            for _ in range(drawn[node.source]):
                luck.skip(node)
            drawn[node.source] += 1
            state = self._rules.resolve(state, luck.draw(node))
            node = self._rules.node(state)
        return step._replace(state=state, drawn=drawn)
