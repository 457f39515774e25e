"""What positions and moves are worth, for the review: the master's rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pyramids.bots.steady_order import steady_order
from pyramids.engine.valuing import Forecast
from pyramids.games.silver_gold.bots.deck_values import GAME, DeckValues, deck_values, turn_of
from pyramids.games.silver_gold.bots.forecast import forecast
from pyramids.games.silver_gold.bots.learned import MASTER
from pyramids.games.silver_gold.bots.master import Master
from pyramids.games.silver_gold.bots.rollout import Rollout, Supply
from pyramids.games.silver_gold.bots.sampling import (
    Future,
    Position,
    drafted_position,
    position_of,
)
from pyramids.games.silver_gold.bots.search import Search, end_of_rollouts
from pyramids.games.silver_gold.moves import Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import (
    DISPLAY,
    MARK_DUE,
    ROUNDS,
    TURNS,
    Phase,
    State,
    View,
)


class MoveTrials:
    """The moves of one decision in the same futures."""

    def __init__(self, values: DeckValues, view: View, promising: list[Move], rng: Random) -> None:
        self.promising = promising
        self.result = Search(values, view, rng).lead


class SilverGoldValuer:
    """Plays on for some turns in sampled futures, as the master does."""

    def __init__(self, rules: SilverGold) -> None:
        self._values = deck_values(rules.deck, MASTER)
        self._master = Master(rules)

    def trials(self, view: View, legal: Sequence[Move], rng: Random) -> MoveTrials:
        """The moves that the master would try."""
        return MoveTrials(self._values, view, self._master.promising(view, legal), rng)

    def forecast(self, state: State, rng: Random, worlds: int) -> Forecast:
        """The mean final points, by seat."""
        sums = [0.0] * len(state.explorers)
        for _world in range(worlds):
            for seat, points in enumerate(self._ending(state, rng)):
                sums[seat] += points
        left = (GAME - 1 - turn_of(state)) / GAME  # the turns whose pattern is still unknown
        return Forecast(tuple(total / worlds for total in sums), left)

    def _ending(self, state: State, rng: Random) -> list[float]:
        """Everybody's points at the end of one future."""
        values, seats = self._values, range(len(state.explorers))
        future = self._future(state, rng)
        end = end_of_rollouts(future.turn)
        supply = Supply(future.display, future.stack)
        rollouts = [
            Rollout(values, self._position(state, seat), future, supply.copy(), end)
            for seat in seats
        ]
        points = [float(rollout.points) for rollout in rollouts]
        for takers in state.awards:
            for place, seat in enumerate(takers):
                points[seat] += values.awards[place]
        # Alone, everyone took each award first. Here they get them in the order of SG-21.
        taken = future.taken.copy()
        for turn in range(future.turn, end):
            claims = sorted(
                (claim, seat) for seat in seats for claim in rollouts[seat].claims[turn]
            )
            for (_card, colour), seat in claims:
                points[seat] += values.awards[taken[colour]]
                taken[colour] += 1
        if end < GAME:
            for seat in seats:
                points[seat] += forecast(values, rollouts[seat].own, taken, GAME - end)
        return points

    def _future(self, state: State, rng: Random) -> Future:
        """What nobody knows. It holds no rivals, as everybody is rolled out here."""
        deck, turn = self._values.deck, turn_of(state)
        cards = tuple((card.number, 1) for card in deck.pyramids)
        stack, display = steady_order(cards, state.stack, rng), list(state.display)
        if state.phase is Phase.KEEP:
            stack, display = stack[DISPLAY:], stack[:DISPLAY]
        patterns = [0] * turn
        for number in range(1, ROUNDS + 1):
            is_now = number == state.round
            left = state.expeditions if is_now else deck.expeditions
            order = steady_order(deck.expeditions, left, rng)
            if is_now:
                patterns += [state.pattern, *order[: TURNS - state.turn]]
            elif number > state.round:
                patterns += order[:TURNS]
        taken = [len(takers) for takers in state.awards]
        return Future(turn, patterns, stack, display, taken, rivals=[])

    def _position(self, state: State, seat: int) -> Position:
        values = self._values
        if state.phase is Phase.KEEP:
            kept = [card for card, _marks in state.explorers[seat].places if card]
            return drafted_position(values, kept or state.hands[seat])
        ready = state.phase is not Phase.MARK or state.due[seat] != MARK_DUE
        return position_of(values, state, seat, ready=ready)
