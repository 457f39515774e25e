"""Bots without a search: they differ in what they care about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from pyramids.bots.distinct_reasons import WeightedReason, strongest
from pyramids.engine.contract import Reason
from pyramids.engine.tuples import replaced
from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.areas.best_activation import Plan, best_plan
from pyramids.games.pyramido.bots.estimate import Estimator, Placement
from pyramids.games.pyramido.bots.weights import GARDENER, HOARDER, SPOILER, STACKER, Weights
from pyramids.games.pyramido.bots.why import weighted_reasons
from pyramids.games.pyramido.domino_set import BACKS
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move, Place, Reveal, Split, Take
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import FACE_UP, Builder, Gems, State, View

PLACES = 4
"""The places for which every gem is tried with a domino."""
SYMBOL_WORTH = 0.5
"""The worth of another symbol on a block of a domino to reveal."""
SECOND_CHOICE = 0.5
"""The chance that a revealed domino is still there in one's next turn."""
LEAST_DENIED = 2.0
"""The points that a rival must lose at least for a move that denies them."""


class Character:
    """Chooses the move with the best estimate."""

    def __init__(self, rules: Pyramido, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.estimator = Estimator(rules, weights)

    def choose(self, view: View, legal: Sequence[Move], rng: Random, budget: int) -> Move:
        """The best move; the first of equals."""
        rated = self.rated(view, legal)
        whim = self.weights.whim
        if whim and isinstance(legal[0], Take | Place):
            rated = [(value + whim * rng.random(), move) for value, move in rated]
        return max(rated, key=lambda item: item[0])[1]

    def why(self, view: View, legal: Sequence[Move], move: Move) -> tuple[Reason, ...]:
        """The strongest reasons for a move."""
        return strongest(self.weighted(view, legal, move))

    def weighted(self, view: View, legal: Sequence[Move], move: Move) -> list[WeightedReason]:
        """All reasons for a move with their worth in points."""
        found = [*weighted_reasons(self.rules, self.estimator, view, move)]
        state, seat = view.state, view.seat
        if isinstance(move, Reveal):
            found += self._reveal_reasons(state, seat, legal, move)
        if isinstance(move, Take) and self.weights.deny and len(state.builders) > 1:
            lost = self._denied(self._offers(state, seat), move)
            if lost >= LEAST_DENIED:
                found.append((2 * lost, Reason("denies")))
        return found

    def rated(self, view: View, legal: Sequence[Move]) -> list[tuple[float, Move]]:
        """All legal moves with their estimates."""
        state, seat = view.state, view.seat
        match legal[0]:
            case Take():
                return self._takes(state, seat, legal)
            case Place():
                found = self.estimator.placements(state.builders[seat], state.stage, state.hand)
                return [(placement.value, placement.place) for placement in found]
            case Activate() | Done():
                return self._activations(state, seat, legal)
        return [(self._rate(state, seat, move), move) for move in legal]

    def _rate(self, state: State, seat: int, move: Move) -> float:
        """The estimate of a move that needs no comparison with others."""
        match move:
            case Reveal():
                return self._reveal(state, seat, move)
            case Discard(gem):
                builder = state.builders[seat]
                gems = minus(builder.gems, gem)
                return self.estimator.worth_kept(builder, state.stage, gems)
            case Split(stack):
                return float(state.stacks[stack].size)
        raise ValueError(f"{move} is rated together with others")

    def take_value(
        self, builder: Builder, stage: int, places: Sequence[Placement], gem: int
    ) -> float:
        """The worth of the pyramid with one more gem, on the best of the places."""
        estimator = self.estimator
        best = float("-inf")
        for placement in places:
            after = placement.builder._replace(gems=plus(builder.gems, gem))
            best = max(best, estimator.value(after, stage, estimator.turns(after, stage)))
        return best

    def _takes(self, state: State, seat: int, legal: Sequence[Move]) -> list[tuple[float, Move]]:
        builder = state.builders[seat]
        denies = self.weights.deny and len(state.builders) > 1
        offers = self._offers(state, seat) if denies else {}
        places: dict[int, list[Placement]] = {}
        rated: list[tuple[float, Move]] = []
        for move in legal:
            assert isinstance(move, Take), "all moves of a phase are of one kind"
            if move.stack not in places:
                domino = state.stacks[move.stack].top
                places[move.stack] = self.best_places(builder, state.stage, domino)
            value = self.take_value(builder, state.stage, places[move.stack], move.gem)
            if denies:
                value += self.weights.deny * self._denied(offers, move)
            rated.append((value, move))
        return rated

    def best_places(self, builder: Builder, stage: int, domino: int) -> list[Placement]:
        """The best few places for a domino."""
        found = self.estimator.placements(builder, stage, domino)
        found.sort(key=lambda placement: -placement.value)
        return found[:PLACES]

    def _denied(self, offers: Mapping[int, float], move: Take) -> float:
        """What the next player loses if a domino is taken from the row."""
        left = [gain for stack, gain in offers.items() if stack != move.stack]
        return max([0.0, *offers.values()]) - max([0.0, *left])

    def _offers(self, state: State, seat: int) -> dict[int, float]:
        """By stack, what the next player gains from its face-up domino and the best gem below."""
        rival, stage = state.builders[_next_seat(state, seat)], state.stage
        if not self.rules.building.has_room(rival, stage):
            return {}
        estimator = self.estimator
        now = estimator.value(rival, stage, estimator.turns(rival, stage))
        gems = self._gem_gains(rival, stage)
        return {
            stack: estimator.best_placement(rival, stage, top.top).value
            - now
            + max(gems[gem] for gem in state.below[stack])
            for stack, top in enumerate(state.stacks)
            if top.back == FACE_UP
        }

    def _gem_gains(self, builder: Builder, stage: int) -> list[float]:
        """By kind, what another gem adds to a supply."""
        estimator = self.estimator
        turns = estimator.turns(builder, stage)
        now = estimator.value(builder, stage, turns)
        return [value - now for value in estimator.gem_values(builder, stage, turns)]

    def _reveal(self, state: State, seat: int, move: Reveal) -> float:
        """A domino to choose from: whoever is next chooses first."""
        below = state.below[move.stack]
        own = self._gem_gains(state.builders[seat], state.stage)
        worth = max(own[gem] for gem in below) + SYMBOL_WORTH * max(
            BACKS[state.stacks[move.stack].back]
        )
        if len(state.builders) == 1:
            return worth
        rival = self._gem_gains(state.builders[_next_seat(state, seat)], state.stage)
        return SECOND_CHOICE * worth - max(rival[gem] for gem in below)

    def _reveal_reasons(
        self, state: State, seat: int, legal: Sequence[Move], move: Reveal
    ) -> Iterator[WeightedReason]:
        """What the gems below the stack mean to whoever chooses from it."""
        stacks = [other.stack for other in legal if isinstance(other, Reveal)]

        def offered(builder: Builder) -> dict[int, float]:
            gains = self._gem_gains(builder, state.stage)
            return {stack: max(gains[gem] for gem in state.below[stack]) for stack in stacks}

        own = offered(state.builders[seat])
        if own[move.stack] == max(own.values()) > min(own.values()):
            yield own[move.stack] - min(own.values()), Reason("own_gems")
        if len(state.builders) > 1:
            rival = offered(state.builders[_next_seat(state, seat)])
            if rival[move.stack] == min(rival.values()) < max(rival.values()):
                yield max(rival.values()) - rival[move.stack], Reason("rival_gems")

    def plan(self, state: State, seat: int) -> tuple[Plan, Gems]:
        """The best activations of the areas left, and the gems left after them."""
        builder = state.builders[seat]
        areas = activation.open_areas(self.rules.quarters, state, seat)

        def worth(left: Gems) -> float:
            return self.estimator.worth_kept(builder, state.stage, left)

        return best_plan(areas, builder.gems, worth)

    def _activations(
        self, state: State, seat: int, legal: Sequence[Move]
    ) -> list[tuple[float, Move]]:
        plan, _left = self.plan(state, seat)
        wanted: dict[Move, float] = {activation.DONE: 0.5}
        wanted.update((move, float(len(plan.moves) - n)) for n, move in enumerate(plan.moves))
        return [(wanted.get(move, 0.0), move) for move in legal]


def _next_seat(state: State, seat: int) -> int:
    """Who has the next turn, if there is room in everyone's stage."""
    others = range(1, len(state.builders))
    order = [(seat + step) % len(state.builders) for step in others]
    return next((other for other in order if other not in state.passed), order[0])


def plus(gems: Gems, gem: int) -> Gems:
    """A supply with another gem."""
    return replaced(gems, gem, gems[gem] + 1)


def minus(gems: Gems, gem: int) -> Gems:
    """A supply without a gem."""
    return replaced(gems, gem, gems[gem] - 1)


def stacker(rules: Pyramido) -> Character:
    """Piles up symbols and forgets that the next stage buries them."""
    return Character(rules, STACKER)


def hoarder(rules: Pyramido) -> Character:
    """Takes mythical gems wherever there are any."""
    return Character(rules, HOARDER)


def gardener(rules: Pyramido) -> Character:
    """Lets one colour grow and neglects the others."""
    return Character(rules, GARDENER)


def spoiler(rules: Pyramido) -> Character:
    """Takes what the next player needs."""
    return Character(rules, SPOILER)
