"""What positions and moves are worth, for the review: how the race stands, in log odds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from pyramids.engine.valuing import Forecast
from pyramids.games.im_bann.bots.chain_search import Plan
from pyramids.games.im_bann.bots.seer import CANDIDATES, Seer
from pyramids.games.im_bann.moves import Move, Pick
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
        self._plans: dict[Move, Plan] = {}
        self._certain: dict[Move, float] = {}
        if state.first != NOBODY:  # the race is won: only points are left (IB-14)
            self._certain = dict.fromkeys(legal, 0.0)
        elif state.phase is Phase.SWAP:
            self._certain = {move: gain_of_swap(seer, state, move) for move in legal}
        else:
            self._plans = {plan.moves[0]: plan for plan in seer.plans.each(state, seat, legal, rng)}
        certain = sorted(self._certain, key=lambda move: -self._certain[move])
        self.promising = certain or list(self._plans)[:CANDIDATES]

    def lead(self, move: Move, world: int) -> float:
        """The log odds after everybody has answered."""
        if self._certain:
            return self._certain[move]
        chance = self._chance(self._plans[move], world)
        return limited(log(max(chance, 1e-9) / max(1 - chance, 1e-9)))


def gain_of_swap(seer: Seer, state: State, move: Move) -> float:
    """What a pick gains if the best cards that can still be picked after it are swapped as well.

    Cards are picked in the order of their kinds, so a pick gives up those before it; which of the
    cards worth swapping comes first doesn't matter otherwise.
    """
    if not isinstance(move, Pick):
        return 0.0
    hand, picked = state.archaeologists[state.turn].hand, (*state.picked, move.card)
    gains = [
        seer.plans.worth_of_swap(state, kind)
        for kind in range(move.card, len(hand))
        for _ in range(hand[kind] - picked.count(kind))
    ]
    others = sorted((gain for gain in gains if gain > 0), reverse=True)
    return seer.plans.worth_of_swap(state, move.card) + sum(others[: MOST_SWAPPED - len(picked)])


def limited(odds: float) -> float:
    """Log odds that are no more than sure."""
    return max(-SURE, min(SURE, odds))
