"""Betting on the next number (LP-14), and playing alone (LP-15)."""

from __future__ import annotations

import pytest

from pyramids.engine.contract import Chance, Decide, Over
from pyramids.games.labyrinth.betting import BettingRound, betting_round
from pyramids.games.labyrinth.events import BetLost, SpecialWon
from pyramids.games.labyrinth.state import Phase
from tests.games.labyrinth.boards import Scenario, hunter, of_type, play, rules_of

START = "left left"


def before_turn(turn: int, seats: int = 2, last: int = 10, **situation: object) -> Scenario:
    """Everyone has finished the turn before; its number was `last`."""
    players = [hunter(start=START, stock=(0, 0, 0, 0)) for _ in range(seats)]
    extra = {"betting": True, **situation}
    scenario = Scenario(*players, turn=turn - 1, number=last, **extra)
    scenario.play(*[f"{seat} lay {last} a1 0" for seat in range(seats)])
    return scenario


def test_without_betting_nobody_is_asked() -> None:
    """LP-14: an option."""
    assert before_turn(6, betting=False).state.phase is Phase.NUMBER


@pytest.mark.parametrize("turn", [2, 3, 4, 5, 21, 25])
def test_only_cards_six_to_twenty_are_bet_on(turn: int) -> None:
    """LP-14"""
    assert before_turn(turn).state.phase is Phase.NUMBER


@pytest.mark.parametrize("turn", [6, 11, 16])
def test_everyone_bets_at_the_start_of_a_betting_round(turn: int) -> None:
    """LP-14: also who was out in the round before."""
    scenario = before_turn(turn, seats=3, bettors=(1,))
    assert scenario.rules.node(scenario.state) == Decide((0, 1, 2), together=True, private=True)
    assert scenario.legal(0) == ["bet high", "bet low"]


def test_only_those_still_in_bet_within_a_round() -> None:
    """LP-14"""
    scenario = before_turn(8, seats=3, bettors=(0, 2))
    assert scenario.rules.node(scenario.state) == Decide((0, 2), together=True, private=True)
    assert scenario.legal(1) == []
    assert scenario.refusal(1, "bet low") == ("out_of_the_betting_round", {})


def test_when_all_are_out_no_bets_are_made() -> None:
    """LP-14"""
    assert before_turn(8, bettors=()).state.phase is Phase.NUMBER


def test_the_number_is_revealed_when_all_have_bet() -> None:
    """LP-14: in any order."""
    scenario = before_turn(7, bettors=(0, 1))
    scenario.play("1 bet low")
    assert scenario.rules.node(scenario.state) == Decide((0,), together=True, private=True)
    assert scenario.refusal(1, "bet high") == ("bet_already", {})
    scenario.play("0 bet high")
    assert isinstance(scenario.rules.node(scenario.state), Chance)


@pytest.mark.parametrize(("number", "still_in"), [(11, (0,)), (9, (1,)), (10, (0, 1))])
def test_who_is_wrong_is_out_and_the_same_number_leaves_all_in(
    number: int, still_in: tuple[int, ...]
) -> None:
    """LP-14: the last number was 10."""
    scenario = before_turn(7, bettors=(0, 1))
    events = scenario.play("0 bet high", "1 bet low", f"* {number}")
    assert scenario.state.bettors == still_in
    assert of_type(events, BetLost) == [BetLost(seat) for seat in (0, 1) if seat not in still_in]
    assert of_type(events, SpecialWon) == []


@pytest.mark.parametrize("turn", [10, 15, 20])
def test_the_fifth_right_bet_wins_a_special_treasure_at_once(turn: int) -> None:
    """LP-14: it may be placed in the same turn."""
    scenario = before_turn(turn, bettors=(0, 1))
    events = scenario.play("0 bet high", "1 bet low", "* 14")
    assert of_type(events, SpecialWon) == [SpecialWon(0, 4)]
    assert [player.stock for player in scenario.state.hunters] == [(0, 0, 0, 1), (0, 0, 0, 0)]
    scenario.play("0 lay 14 c3 0")
    assert scenario.legal(0) == ["treasure e5 4", "treasure f5 4", "done"]
    assert scenario.is_done(0) is False


def test_in_the_basic_game_the_special_treasure_waits_for_the_red_ones() -> None:
    """LP-14, LP-6"""
    scenario = before_turn(10, seats=1, bettors=(0,))
    player = scenario.state.hunters[0]._replace(stock=(0, 0, 1, 0))
    scenario.state = scenario.state._replace(hunters=(player,))
    scenario.play("0 bet high", "* 14", "0 lay 14 c3 0")
    assert scenario.legal(0) == ["treasure e5 3", "treasure f5 3", "done"]
    scenario.play("0 treasure e5 3")
    assert scenario.legal(0) == ["treasure f5 4", "done"]


def test_an_equal_fifth_number_wins_for_all_who_are_in() -> None:
    """LP-14, ruling: to stay in is to be right."""
    scenario = before_turn(10, seats=3, bettors=(0, 2))
    events = scenario.play("0 bet high", "2 bet low", "* 10")
    assert of_type(events, SpecialWon) == [SpecialWon(0, 4), SpecialWon(2, 4)]


def test_three_rounds_may_win_three_special_treasures() -> None:
    """LP-14: a game in which the bets are always right."""
    scenario = Scenario.fresh(1, betting="on")
    numbers = [1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15]
    for number in [*numbers, 16]:
        if scenario.state.phase is Phase.BET:
            scenario.play("0 bet high")
        scenario.play(f"* {number}")
        scenario.play(f"0 {scenario.legal()[0]}")
        while scenario.state.phase is Phase.BUILD:
            scenario.play("0 start left left" if "done" not in scenario.legal() else "0 done")
    assert scenario.state.hunters[0].stock[3] == 3
    assert isinstance(scenario.rules.node(scenario.state), Over)


@pytest.mark.parametrize("rules", ["basic", "professional"])
@pytest.mark.parametrize("betting", ["off", "on"])
def test_one_player_plays_for_the_highest_score(rules: str, betting: str) -> None:
    """LP-15: with basic or professional rules, with or without betting."""
    session = play(rules_of(), ["mason"], 4, rules=rules, betting=betting)
    over = session.node
    assert isinstance(over, Over)
    assert over.winners == (0,)
    assert over.ranks == (1,)
    bets = [ply for ply in session.plies if type(ply.move).__name__ == "Bet"]
    assert bool(bets) == (betting == "on")


def test_the_standing_tells_for_the_whole_betting_round_who_is_in_and_how_often_right() -> None:
    """LP-14: from the first bet until the fifth number is built."""
    assert betting_round(before_turn(5).state) is None
    scenario = before_turn(6, seats=2)
    assert betting_round(scenario.state) == BettingRound((0, 1), 0)
    scenario.play("0 bet high", "1 bet low", "* 11")
    assert betting_round(scenario.state) == BettingRound((0,), 1)
    assert betting_round(before_turn(10, bettors=(1,)).state) == BettingRound((1,), 4)
    assert betting_round(before_turn(8, bettors=()).state) == BettingRound((), 2)
    assert betting_round(before_turn(21).state) is None
    assert betting_round(before_turn(8, betting=False).state) is None
