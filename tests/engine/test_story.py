"""The story of a finished game: whom it is about, the turn that decided it, and the lead."""

from __future__ import annotations

import pytest

from pyramids.engine.contract import Over
from pyramids.engine.story import (
    DISTANCE,
    POINTS,
    LeadHistory,
    Opponents,
    Swing,
    ToldTurn,
    largest_swing,
    lead_history,
    opponents,
)
from pyramids.engine.texts import most_points, score_then


def turns(*standings: tuple[int, ...]) -> list[ToldTurn]:
    """Turns without events."""
    return [ToldTurn((), row) for row in standings]


def test_the_story_is_about_the_winner_and_the_reader_who_lost() -> None:
    assert opponents((2, 1, 3), you=2) == Opponents(winner=1, loser=2)


def test_a_reader_who_won_is_compared_with_the_best_of_the_others() -> None:
    assert opponents((1, 3, 2), you=0) == Opponents(winner=0, loser=2)


def test_those_who_share_the_victory_are_compared_with_those_who_lost() -> None:
    assert opponents((1, 1, 3), you=1) == Opponents(winner=1, loser=2)
    assert opponents((1, 1), you=None) == Opponents(winner=0, loser=1)


def test_a_game_for_one_has_no_loser() -> None:
    assert opponents((1,), you=0) == Opponents(winner=0, loser=None)
    swing = largest_swing(turns((0,), (3,), (10,), (11,)), Opponents(0, None))
    assert swing == Swing(turn=2, before=3, after=10)


def test_the_turn_with_the_largest_gain_decides() -> None:
    played = turns((0, 0), (2, 0), (3, 1), (13, 1), (14, 8))
    assert largest_swing(played, Opponents(0, 1)) == Swing(turn=3, before=2, after=12)


def test_the_turn_in_which_the_lead_changes_for_good_weighs_more() -> None:
    played = turns((0, 0), (12, 0), (12, 30), (23, 25), (34, 25), (40, 30))
    swing = largest_swing(played, Opponents(0, 1))
    assert swing is not None
    assert swing.turn == 4
    assert swing.overtakes


def test_of_two_equal_gains_the_later_decides() -> None:
    played = turns((0, 0), (5, 0), (5, 5), (10, 5))
    swing = largest_swing(played, Opponents(0, 1))
    assert swing is not None
    assert swing.turn == 3


def test_points_that_come_when_all_is_decided_are_no_turning_point() -> None:
    played = turns((0, 0), (2, 0), (2, 5), (25, 5), (27, 5), (29, 5), (31, 5), (33, 5), (65, 5))
    swing = largest_swing(played, Opponents(0, 1))
    assert swing == Swing(turn=3, before=-3, after=20)


def test_a_swing_that_is_given_back_decides_less_than_the_last_one() -> None:
    played = turns((0, 0), (9, 0), (9, 12), (9, 14), (18, 14), (20, 17))
    swing = largest_swing(played, Opponents(0, 1))
    assert swing == Swing(turn=4, before=-5, after=4)


def test_nothing_decides_if_the_winner_never_gains() -> None:
    assert largest_swing(turns((0, 0), (5, 5), (9, 9)), Opponents(0, 1)) is None


def test_the_lead_changes_hands_only_between_those_who_lead_alone() -> None:
    led = lead_history([(1, 0), (2, 2), (2, 3), (2, 4), (5, 4), (6, 4), (7, 4)])
    assert led == LeadHistory(changes=2, longest=0, turns=4)


def test_nobody_leads_a_game_that_is_tied_all_the_time() -> None:
    assert lead_history([(0, 0), (4, 4)]) is None


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (("Ana", "Ben"), "That put Ben ahead, 9 to 4."),
        # Cleo is in the lead.
        (("Ana", "Ben", "Cleo"), "That put Ben ahead of Ana, 9 to 4."),
    ],
)
def test_whom_somebody_overtakes_is_said_where_others_may_lead(
    names: tuple[str, ...], words: str
) -> None:
    turn = ToldTurn((), (4, 9, 12)[: len(names)])
    assert score_then(turn, Opponents(winner=1, loser=0), names, overtakes=True) == words


def test_a_win_by_points_is_told_by_its_margin() -> None:
    over = Over((20, 31, 20), (2, 1, 2), "points")
    assert most_points(over, ("Ana", "Ben", "Cleo")) == "31 points, 11 more than Ana and Cleo"
    assert most_points(Over((5, 5), (1, 1), "points"), ("Ana", "Ben")) == "5 points!"


def test_a_distance_is_told_without_a_sign() -> None:
    assert DISTANCE.figure(-12) == "12"
    assert DISTANCE.figure(0) == "0"
    assert POINTS.figure(-12) == "−12"
