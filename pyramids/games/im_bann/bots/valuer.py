"""What positions and moves are worth, for the review: how the race stands, in log odds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from pyramids.engine.valuing import Forecast
from pyramids.games.im_bann.bots.chain_search import Plan
from pyramids.games.im_bann.bots.seer import CANDIDATES, Seer
from pyramids.games.im_bann.moves import Done, Move, Pick
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import MOST_SWAPPED, NOBODY, OUT, Phase, State, View

SURE: Final = 4.0
"""More log odds mean no more, so that a single world can't outweigh all others."""

UNDER_WAY: Final = {Phase.FINISH, Phase.DEPOT, Phase.PRICE, Phase.LOSE}
"""The phases after the first decision of a turn."""


class ImBannValuer:
    """Rates positions as the seer does, and tries its plans."""

    def __init__(self, rules: ImBann) -> None:
        self._rules = rules
        self._seer = Seer(rules)

    def trials(self, view: View, legal: Sequence[Move], rng: Random) -> MoveTrials:
        """The moves of one decision."""
        return MoveTrials(self._seer, view, legal, rng)

    def forecast(self, state: State, rng: Random, worlds: int) -> Forecast:
        """Half the log odds of each player, who knows the own hand and how many cards others have.

        Of two players one wins if the other loses, so that the difference of their halves is the
        lead. Nothing has to be sampled: a turn that is under way is played to its end or to a draw.
        """
        state = self._at_its_end(state, rng)
        odds = [
            self._seer.race.lead(self._rules.observe(state, seat).state, seat)
            for seat in range(len(state.archaeologists))
        ]
        farthest = max(player.place for player in state.archaeologists)
        return Forecast(tuple(limited(lead) / 2 for lead in odds), 1 - farthest / OUT)

    def _at_its_end(self, state: State, rng: Random) -> State:
        """The state after the turn that is under way, as the seer plans it.

        How a race stands can only be told between two turns.
        """
        while state.phase in UNDER_WAY:
            mover = state.victims[0] if state.phase is Phase.LOSE else state.turn
            legal, known = self._rules.legal(state, mover), self._rules.observe(state, mover).state
            plans = self._seer.plans.plans(known, mover, legal, rng)
            state = self._rules.apply(state, mover, plans[0].moves[0])
        return state


class MoveTrials:
    """The plans that begin with the moves of one decision, on the same hands and draws."""

    def __init__(self, seer: Seer, view: View, legal: Sequence[Move], rng: Random) -> None:
        state, seat = view.state, view.seat
        self._chance = seer.trial(view, rng)
        self._is_won = state.first != NOBODY
        """Whether only points are left to play for (IB-14)."""
        if state.phase is Phase.SWAP:
            plans = [swap_plan(seer, state, move) for move in legal]
            plans.sort(key=lambda plan: -plan.worth)
        else:
            plans = seer.plans.each(state, seat, legal, rng)
        self._plans = {plan.moves[0]: plan for plan in plans}
        self.promising = list(self._plans)[:CANDIDATES]

    def result(self, move: Move, world: int) -> float:
        """The chance to win after everybody has answered."""
        return 0.5 if self._is_won else self._chance(self._plans[move], world)


def swap_plan(seer: Seer, state: State, move: Move) -> Plan:
    """The rest of a swap: a pick, then the best cards that can still be picked after it.

    Cards are picked in the order of their kinds, so a pick gives up those before it; which of the
    cards worth swapping comes first doesn't matter otherwise.
    """
    if not isinstance(move, Pick):
        return Plan(0.0, (move,))
    hand, picked = state.archaeologists[state.turn].hand, (*state.picked, move.card)
    left = [
        (seer.plans.worth_of_swap(state, kind), kind)
        for kind in range(move.card, len(hand))
        for _ in range(hand[kind] - picked.count(kind))
    ]
    others = sorted((item for item in left if item[0] > 0), reverse=True)
    others = others[: MOST_SWAPPED - len(picked)]
    worth = seer.plans.worth_of_swap(state, move.card) + sum(gain for gain, _kind in others)
    return Plan(worth, (move, *(Pick(kind) for kind in sorted(kind for _, kind in others)), Done()))


def lead_of(chance: float) -> float:
    """The lead that a mean chance in trials stands for, in log odds."""
    return limited(log(max(chance, 1e-9) / max(1 - chance, 1e-9)))


def limited(odds: float) -> float:
    """Log odds that are no more than sure."""
    return max(-SURE, min(SURE, odds))
