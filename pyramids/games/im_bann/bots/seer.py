"""The seer: tries its best plans on hands that the others may have, and on their answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from pyramids.bots.paired_trials import against_favourite
from pyramids.engine.contract import Reason
from pyramids.games.im_bann.bots.chain_search import ChainSearch, Plan
from pyramids.games.im_bann.bots.characters import SPITEFUL
from pyramids.games.im_bann.bots.evaluation import Evaluator
from pyramids.games.im_bann.bots.race import Race
from pyramids.games.im_bann.bots.turn_search import TurnSearch, least_loss
from pyramids.games.im_bann.bots.why import explain
from pyramids.games.im_bann.moves import Move
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import NOBODY, Phase, State, View

CANDIDATES: Final = 6
FINALISTS: Final = 3
HOPELESS: Final = 1.5
"""A plan that is behind the best one by so much isn't tried."""
CAUTION: Final = 0.5
"""How many standard errors another plan must be ahead of the first one."""
SEEDS: Final = 1 << 30


class Seer:
    """Compares plans on the same sampled hands and draws."""

    def __init__(self, rules: ImBann) -> None:
        self._rules = rules
        self.race = Race(rules)
        self.plans = ChainSearch(rules, self.race)
        self._rivals = TurnSearch(rules, Evaluator(rules, SPITEFUL))
        """Everybody in a sampled world, after the plan: quick, and up to no good."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The first move of the plan with the best chance to win."""
        return self.rank(view, legal, rng, budget)[0]

    def rank(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> list[Move]:
        """The best moves, the best first; the budget is a number of trials."""
        state, seat = view.state, view.seat
        if state.first != NOBODY:  # the race is won: only points are left (IB-14)
            return [move for _worth, move in self._rivals.rate(state, seat, legal)]
        plans = self.plans.plans(state, seat, legal, rng)
        best = plans[0].worth
        tried = [plan for plan in plans[:CANDIDATES] if plan.worth > best - HOPELESS]
        # The rest of a turn follows the plan that was chosen at its beginning, and an exact
        # adventure that looks best is taken at once.
        is_clear = state.phase is not Phase.TURN or plans[0].is_exact
        if len(tried) > 1 and budget and not is_clear:
            plans = [*self._tried(view, tried, rng, budget), *plans[len(tried) :]]
        return [plan.moves[0] for plan in plans]

    def _tried(self, view: View, plans: list[Plan], rng: Random, budget: int) -> list[Plan]:
        """The plans, the best in trials first."""
        return against_favourite(plans, self.trial(view, rng), budget, FINALISTS, CAUTION)

    def trial(self, view: View, rng: Random) -> Callable[[Plan, int], float]:
        """Tells the chance to win with a plan in the sampled world of a number.

        The same number means the same hands and the same draws for every plan.
        """
        seed = int(rng.random() * SEEDS)
        worlds: dict[int, State] = {}

        def chance(plan: Plan, number: int) -> float:
            if number not in worlds:
                worlds[number] = self._rules.sample(view, Random(f"{seed} world {number}"))
            draws = Random(f"{seed} draws {number}")
            return self._outcome(worlds[number], view.seat, plan, draws)

        return chance

    def _outcome(self, state: State, seat: int, plan: Plan, rng: Random) -> float:
        """The chance to win when all others have answered."""
        rules = self._rules
        for move in plan.moves:
            state = self._settled(rules.apply(state, seat, move), seat, rng)
        while not self._is_next_turn(state, seat):
            mover = state.victims[0] if state.phase is Phase.LOSE else state.turn
            state = self._settled(
                rules.apply(state, mover, self._answer(state, seat, mover, rng)), NOBODY, rng
            )
        return self.race.chance(state, seat)

    def _answer(self, state: State, seat: int, mover: int, rng: Random) -> Move:
        """A move in a sampled world; the seer's own other turns are planned as well."""
        legal = self._rules.legal(state, mover)
        if len(legal) == 1:
            return legal[0]
        if mover == seat:
            return self.plans.plans(state, seat, legal, rng)[0].moves[0]
        return self._rivals.rate(state, mover, legal)[0][1]

    def _settled(self, state: State, curser: int, rng: Random) -> State:
        """The state after what is drawn now, and after what the curser's Curse costs."""
        rules = self._rules
        while state.phase is Phase.DRAW:
            state = rules.resolve(state, _drawn(state, rng))
        while state.phase is Phase.LOSE and state.turn == curser:
            state = rules.apply(state, state.victims[0], least_loss(rules, state))
        return state

    @staticmethod
    def _is_next_turn(state: State, seat: int) -> bool:
        if state.phase is Phase.OVER or state.first != NOBODY:
            return True
        return state.phase is Phase.TURN and state.turn == seat and not state.again

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move, as codes."""
        return explain(self._rules, view, move)


def _drawn(state: State, rng: Random) -> int:
    """A random card of the stack."""
    number = int(rng.random() * sum(state.stack))
    for kind, count in enumerate(state.stack):
        number -= count
        if number < 0:
            return kind
    raise AssertionError("the stack is empty")
