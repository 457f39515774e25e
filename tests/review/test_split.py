"""The split of a result, in a game so small that every chance is known exactly.

Each of two players flips a coin for 0 or 2 points, then takes another point or leaves it. Whoever
has more points wins; a tie is shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp, log, sqrt
from random import Random
from typing import Any, NamedTuple

import pytest

from pyramids.engine.contract import CHANCE, Chance, Decide, Node, Over, Player, Ply, Setup
from pyramids.engine.session import Session
from pyramids.engine.valuing import Forecast, Limits, ReviewSpec, Spread
from pyramids.review.chances import even_fall
from pyramids.review.game_review import (
    BEST,
    BLUNDER,
    Rated,
    Review,
    Reviewer,
    accuracy,
    drawn,
    review,
)
from tests.engine import toy_game


class Coins(NamedTuple):
    points: tuple[int, int] = (0, 0)
    step: int = 0


class CoinRules:
    def initial(self, setup: Setup) -> Coins:
        return Coins()

    def node(self, state: Coins) -> Node:
        if state.step == 4:
            best = max(state.points)
            return Over(state.points, tuple(1 if p == best else 2 for p in state.points), "points")
        if state.step % 2 == 0:
            return Chance(((0, 1), (2, 1)), 2, "coin")
        return Decide((state.step // 2,))

    def legal(self, state: Coins, seat: int) -> Sequence[str]:
        return ("take", "leave")

    def check(self, state: Coins, seat: int, move: str) -> None:
        return None

    def apply(self, state: Coins, seat: int, move: str) -> Coins:
        return self._more(state, seat, 1 if move == "take" else 0)

    def resolve(self, state: Coins, outcome: int) -> Coins:
        return self._more(state, state.step // 2, outcome)

    def observe(self, state: Coins, seat: int) -> Coins:
        return state

    def events(self, before: Coins, ply: object, after: Coins) -> tuple[()]:
        return ()

    @staticmethod
    def _more(state: Coins, seat: int, points: int) -> Coins:
        added = [*state.points]
        added[seat] += points
        return Coins((added[0], added[1]), state.step + 1)


class ExactValuer:
    """Knows the chances of players who always take the point."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def forecast(self, state: Coins, rng: Random, worlds: int) -> Forecast:
        chance = self._chance(state)
        return Forecast((log(max(chance, 1e-12)), log(max(1 - chance, 1e-12))), 0.0)

    def trials(self, view: Coins, legal: Sequence[str], rng: Random) -> ExactTrials:
        return ExactTrials()

    def _chance(self, state: Coins) -> float:
        node = self._rules.node(state)
        if isinstance(node, Over):
            return 1 / len(node.winners) if 0 in node.winners else 0.0
        if isinstance(node, Chance):
            return sum(self._chance(self._rules.resolve(state, out)) for out in (0, 2)) / 2
        return self._chance(self._rules.apply(state, node.seats[0], "take"))


class ExactTrials:
    promising = ("take", "leave")

    def result(self, move: str, world: int) -> float:
        return 1.0 if move == "take" else 0.0


SPEC = replace(
    toy_game.SPEC,
    review=ReviewSpec(
        make_valuer=ExactValuer,
        limits=Limits(best=0.01, good=0.05, slip=0.1),
        spread=Spread(end=1.0, start=0.0),
        trials=4,
        confirming=2,
        worlds=1,
        outcome_worlds=1,
        outcomes=2,
        alike=0.5,
    ),
)


class BlurredValuer(ExactValuer):
    """Is mistaken by chance."""

    def forecast(self, state: Coins, rng: Random, worlds: int) -> Forecast:
        worths, left = super().forecast(state, rng, worlds)
        return Forecast((worths[0] + rng.random(), worths[1]), left)


BLURRED = replace(SPEC, review=SPEC.review and SPEC.review._replace(make_valuer=BlurredValuer))


def game(*moves: int | str, conceded_after: int | None = None) -> Session:
    """A game; A may concede after some moves."""
    rules: Any = CoinRules()
    session = Session(rules, Setup("coins", "toy", (Player("A"), Player("B"))), 0)
    for number, move in enumerate(moves):
        if number == conceded_after:
            session.concede(0)
        seat = CHANCE if isinstance(move, int) else session.waiting()[0]
        session.repeat(Ply(seat, move))
    return session


def reviewed(*moves: int | str) -> Review:
    return review(SPEC, game(*moves), lambda share: None)


def turn_of(seat: int, session: Session, *, claimed: float = 1.0, capped: bool = False) -> Rated:
    """A player's turn if trials claim that a point is so much lead."""
    assert SPEC.review is not None
    spec = SPEC.review._replace(lead_of=lambda points: claimed * points, capped=capped)
    reviewer = Reviewer(replace(SPEC, review=spec), session)
    ply = 1 + 2 * seat
    reviewer.go_on(ply)
    return reviewer.rated[seat][ply]


def test_without_sampling_nothing_is_left_over() -> None:
    for player in reviewed(2, "leave", 2, "take").players:
        assert player.noise == pytest.approx(0, abs=1e-9)


def test_luck_is_what_was_drawn_less_the_mean_draw() -> None:
    first, second = reviewed(2, "take", 0, "take").players
    # With 3 points A wins against 1 and shares against 3: 75%. Then B's coin brings 100%.
    assert first.luck == pytest.approx(0.5)
    assert second.luck == pytest.approx(-0.5)
    assert (first.own, first.others) == pytest.approx((0, 0), abs=1e-9)
    assert (first.start, first.result) == (0.5, 1)


def test_luck_is_the_mean_of_the_samples_and_its_error_follows_from_how_far_they_differ() -> None:
    draw = drawn(3, before=[(0.5, 0.5), (0.4, 0.6)], after=[(0.6, 0.4), (0.7, 0.3)])
    assert draw.luck == pytest.approx((0.2, -0.2))
    assert draw.error == pytest.approx((0.1, 0.1))


def test_a_player_knows_how_exact_the_luck_of_all_draws_is() -> None:
    exact = reviewed(2, "take", 0, "take").players
    assert [player.error for player in exact] == pytest.approx([0, 0], abs=1e-9)
    blurred = review(BLURRED, game(2, "take", 0, "take"), lambda share: None)
    for player in blurred.players:
        errors = [draw.error[player.seat] for draw in blurred.draws]
        assert len(errors) == 2
        assert player.error == pytest.approx(sqrt(sum(error**2 for error in errors)))
        assert player.error > max(errors) > 0


def test_a_bad_move_costs_its_player_what_it_brings_the_other() -> None:
    first, second = reviewed(2, "leave", 2, "take").players
    # With 2 points A wins against 1 only: 50% instead of 75%.
    assert first.own == pytest.approx(-0.25)
    assert second.others == pytest.approx(0.25)
    assert first.result == 0


def test_only_a_move_that_is_worse_than_another_gets_a_mark_below_best() -> None:
    found = reviewed(2, "leave", 2, "take").decisions
    assert [(d.seat, d.played, d.best, d.mark) for d in found] == [
        (0, "leave", "take", BLUNDER),
        (1, "take", "take", BEST),
    ]
    assert [d.points for d in found] == [1, 0]


def test_accuracy_doesnt_forgive_a_bad_move_because_all_is_lost() -> None:
    # After 0 against 2 and a point nothing can be lost any more, but leaving the point is as bad.
    lost = game(2, "take", 0, "leave")
    assert reviewed(2, "take", 0, "leave").decisions[1].loss == pytest.approx(0, abs=1e-9)
    assert turn_of(1, lost) == pytest.approx(turn_of(0, game(2, "leave")))


def test_a_blind_pick_has_half_a_point_at_stake_where_one_of_two_moves_takes_it() -> None:
    for move, given in (("take", 0.0), ("leave", 1.0)):
        turn = turn_of(0, game(2, move))
        assert turn.cost == pytest.approx(0.5 - 1 / (1 + exp(given)))
        assert turn.stake == pytest.approx(0.5 - 1 / (1 + exp(0.5)))


def test_accuracy_is_the_share_of_what_was_at_stake_that_was_kept() -> None:
    slip, best = Rated(found=0.1, stake=0.2), Rated(found=0.0, stake=0.2)
    assert accuracy([slip]) == pytest.approx(50)
    assert accuracy([slip, best]) == pytest.approx(75)
    assert accuracy([slip, slip]) == pytest.approx(50)
    assert accuracy([best]) == accuracy([]) == 100


def test_a_turn_in_which_nothing_could_go_wrong_makes_nobody_more_accurate() -> None:
    slip, idle = Rated(found=0.1, stake=0.2), Rated(found=0.0, stake=0.0)
    assert accuracy([slip, *[idle] * 9]) == accuracy([slip])


def test_accuracy_never_falls_below_zero() -> None:
    assert accuracy([Rated(found=0.4, stake=0.2)]) == 0
    assert accuracy([Rated(found=0.4, stake=0.0)]) == 0


def test_a_capped_turn_counts_the_more_the_opener_the_game_is() -> None:
    # A has 75% before moving; B, with 0 points against 3, has nothing left to win.
    session = game(2, "take", 0, "leave")
    assert turn_of(0, session, capped=True).weight == pytest.approx(0.75 * 0.25)
    assert turn_of(1, session, capped=True).weight == pytest.approx(0, abs=1e-9)
    assert turn_of(1, session).weight == 1


def test_whoever_concedes_has_lost_although_a_bot_wins_in_the_same_seat() -> None:
    session = game(2, "take", 0, "take", conceded_after=2)
    assert session.state.points == (3, 1)
    first, second = review(SPEC, session, lambda share: None).players
    assert (first.result, second.result) == (0, 1)
    # A had 75% before conceding, and the coin of B brought 25% more.
    assert (first.luck, first.own) == pytest.approx((0.5, -1.0))
    assert first.noise == pytest.approx(0, abs=1e-9)


def test_what_a_bot_plays_after_a_concession_is_nobodys_slip() -> None:
    found = review(SPEC, game(2, "leave", 2, "take", conceded_after=1), lambda share: None)
    assert [decision.seat for decision in found.decisions] == [1]
    assert found.players[0].accuracy == 100


def test_a_capped_turn_costs_no_more_than_the_chances_fell() -> None:
    session = game(2, "leave", 2, "take")
    free, capped = (turn_of(0, session, capped=cap) for cap in (False, True))
    assert free.cost == pytest.approx(0.5 - 1 / (1 + exp(1)))
    # The odds of A fell from 3 : 1 to 1 : 1; of level players, from 50% to 25%.
    assert capped.most == pytest.approx(0.25)
    assert capped.cost == free.cost
    assert turn_of(0, session, claimed=9.0).cost > 0.49
    assert turn_of(0, session, claimed=9.0, capped=True).cost == capped.most


@pytest.mark.parametrize(
    ("before", "after", "fall"),
    [(0.5, 0.2, 0.3), (0.8, 0.5, 0.3), (0.5, 0.6, 0.0), (0.0, 0.0, 0.0), (1.0, 0.4, 0.5)],
)
def test_a_fall_counts_as_if_all_were_level(before: float, after: float, fall: float) -> None:
    assert even_fall(before, after) == pytest.approx(fall)


def test_accuracy_is_full_without_a_loss() -> None:
    first, second = reviewed(2, "leave", 2, "take").players
    assert second.accuracy == 100
    assert first.accuracy < 50
