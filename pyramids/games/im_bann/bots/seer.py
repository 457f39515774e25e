"""The seer: tries the best turns in rollouts on hands that the others may have."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from pyramids.bots.halving import halving
from pyramids.engine.contract import Chance, Reason
from pyramids.games.im_bann.bots.evaluation import Evaluator, Weights
from pyramids.games.im_bann.bots.quick_play import QuickPlay
from pyramids.games.im_bann.bots.turn_search import TurnSearch
from pyramids.games.im_bann.bots.why import explain
from pyramids.games.im_bann.moves import Beat, Move
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import OUT, Phase, State, View

WEIGHTS: Final = Weights(rivals=0.7, again=3.2)
CANDIDATES: Final = 6
ROUNDS: Final = 5
"""How many rounds a rollout looks ahead."""
SCALE: Final = 7.0
"""The lead in points that means a chance to win of about 73 %."""
PRIOR: Final = 0.012
"""What a point of the search through the turn counts beside the chance to win of rollouts."""
SEEDS: Final = 1 << 30


class Seer:
    """Compares moves on the same sampled hands and draws."""

    def __init__(self, rules: ImBann) -> None:
        self._rules = rules
        self._evaluator = Evaluator(rules, WEIGHTS)
        self._search = TurnSearch(rules, self._evaluator)
        self._quick = QuickPlay(rules)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The move with the best chance to win."""
        return self.rank(view, legal, rng, budget)[0][1]

    def rank(
        self, view: View, legal: Sequence[Move], rng: Random, budget: int
    ) -> list[tuple[float, Move]]:
        """The best moves with their worth, the best first."""
        rated = self._search.rate(view.state, view.seat, legal)
        candidates = rated[:CANDIDATES]
        # Whoever can beat an adventure gains nothing by waiting: a display only grows.
        clear = view.state.phase is Phase.SWAP or Beat() in legal
        if len(candidates) == 1 or clear or not budget:
            return rated
        seed = int(rng.random() * SEEDS)
        worlds: dict[int, State] = {}

        def trial(candidate: tuple[float, Move], number: int) -> float:
            # The same number means the same hands and the same draws for every candidate.
            if number not in worlds:
                worlds[number] = self._rules.sample(view, Random(f"{seed} world {number}"))
            chance = self._rollout(
                worlds[number], view.seat, candidate[1], Random(f"{seed} draws {number}")
            )
            return chance + PRIOR * (candidate[0] - candidates[0][0])

        found = halving(candidates, trial, budget)
        return [(worth, move) for worth, (_static, move) in found]

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._rules, view, move)

    def _rollout(self, state: State, seat: int, move: Move, rng: Random) -> float:
        """The chance to win after some rounds of quick play."""
        rules, quick = self._rules, self._quick
        state = rules.apply(state, seat, move)
        last = state.round + ROUNDS
        while state.phase is not Phase.OVER and state.round < last and state.first < 0:
            if state.phase is Phase.DRAW:
                node = rules.node(state)
                assert isinstance(node, Chance)
                state = rules.resolve(state, _drawn(state, rng))
                continue
            mover = state.victims[0] if state.phase is Phase.LOSE else state.turn
            state = rules.apply(state, mover, quick.choose(state, mover))
        return self._chance(state, seat)

    def _chance(self, state: State, seat: int) -> float:
        if state.first >= 0:
            return 1.0 if state.first == seat else 0.0
        if state.archaeologists[seat].place == OUT:
            return 1.0
        standing = self._evaluator.standing
        others = [standing(state, s) for s in range(len(state.archaeologists)) if s != seat]
        lead = standing(state, seat) - max(others)
        return 1.0 / (1.0 + math.exp(-lead / SCALE))


def _drawn(state: State, rng: Random) -> int:
    """A random card of the stack."""
    number = int(rng.random() * sum(state.stack))
    for kind, count in enumerate(state.stack):
        number -= count
        if number < 0:
            return kind
    raise AssertionError("the stack is empty")
