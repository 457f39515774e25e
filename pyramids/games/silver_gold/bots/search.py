"""Evaluates the moves of one decision in sampled futures."""

from __future__ import annotations

from random import Random

from pyramids.games.silver_gold.bots.deck_values import GAME, DeckValues, turn_of
from pyramids.games.silver_gold.bots.forecast import forecast
from pyramids.games.silver_gold.bots.rollout import Rollout, Supply, make_mark
from pyramids.games.silver_gold.bots.sampling import (
    Claim,
    Future,
    Position,
    position_of,
    sample_future,
)
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.state import NO_CARD, TURNS, Phase, View

HORIZON = 5
"""The turns of a rollout after the current one; then the forecast takes over."""

ENDGAME = 2
"""With no more turns than this beyond the horizon, the game is played to its end."""


class Search:
    """Samples futures on demand; every move is tried in the same ones."""

    def __init__(self, values: DeckValues, view: View, rng: Random) -> None:
        state = view.state
        turn = turn_of(state)
        self._values = values
        self._view = view
        self._rng = rng
        self._end = end_of_rollouts(turn)
        self._box = 1 << turn // TURNS
        self._own = position_of(values, state, view.seat, ready=state.phase is not Phase.KEEP)
        self._futures: list[Future] = []

    def lead(self, move: Move, number: int) -> float:
        """The lead over the rivals' mean after the move, in future `number`."""
        while len(self._futures) <= number:
            self._futures.append(self._sample_future())
        future, own = self._futures[number], self._own.copy()
        supply = Supply(future.display, future.stack)
        if isinstance(move, Mark):
            make_mark(self._values, own, move, self._box)
        elif isinstance(move, Keep):
            own.cards, own.marks = list(move.cards), [0, 0]
        else:
            _take(own, move, supply)
            # The rivals don't get the taken card, so their rollouts change.
            future = self._with_rivals(future, supply)
        return self._lead(Rollout(self._values, own, future, supply, self._end), future)

    def _lead(self, rollout: Rollout, future: Future) -> float:
        mine = rollout.points + rollout.awards + self._forecast(rollout.own, rollout.taken)
        theirs = future.rival_points + rollout.rival_awards
        for rival in future.ends:
            theirs += self._forecast(rival, rollout.taken)
        return mine - theirs / len(future.ends)

    def _forecast(self, own: Position, taken: list[int]) -> float:
        left = GAME - self._end
        return forecast(self._values, own, taken, left) if left else 0.0

    def _sample_future(self) -> Future:
        future = sample_future(self._values, self._view, self._rng)
        if self._view.state.phase is Phase.TAKE:
            return future
        return self._with_rivals(future, Supply(future.display, future.stack))

    def _with_rivals(self, future: Future, supply: Supply) -> Future:
        """The future with the rivals' rollouts, from that supply on."""
        claims: list[list[Claim]] = [[] for _ in range(GAME)]
        takes: list[list[int]] = [[] for _ in range(GAME)]
        ends: list[Position] = []
        points = 0.0
        for rival in future.rivals:
            rollout = Rollout(self._values, rival.copy(), future, supply.copy(), self._end)
            points += rollout.points
            ends.append(rollout.own)
            for turn in range(future.turn, self._end):
                claims[turn] += rollout.claims[turn]
                takes[turn] += rollout.takes[turn]
        return future.with_rivals(points, ends, claims, takes)


def end_of_rollouts(turn: int) -> int:
    """The turn before which rollouts end that begin in a turn."""
    end = turn + 1 + HORIZON
    return GAME if end + ENDGAME >= GAME else end


def _take(own: Position, move: Take, supply: Supply) -> None:
    place = own.cards.index(NO_CARD)
    if move.card == STACK:
        own.cards[place] = supply.draw()
    else:
        supply.take(move.card)
        own.cards[place] = move.card
