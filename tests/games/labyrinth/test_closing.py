"""Closing a turn: everyone has built or bet, and only then it goes on."""

from __future__ import annotations

from pyramids.engine.contract import Chance, Close, Decide, Over
from pyramids.games.labyrinth.events import Ended
from pyramids.games.labyrinth.state import DONE, HIDDEN_BET, LAY_DUE, NO_BET, Hunter, Phase
from tests.games.labyrinth.boards import Scenario, hunter

START = "left left"
FULL = tuple(f"1 {column}{row} 0" for row in range(1, 6) for column in "abcde")[:-1]


def poor(*tiles: str) -> Hunter:
    """Somebody whose turn is over when the tile lies."""
    return hunter(*tiles, start=START, stock=(0, 0, 0, 0))


def test_a_turn_that_all_have_built_waits_to_be_closed() -> None:
    """LP-4: nobody sees another's tile, and no number is revealed."""
    scenario = Scenario(poor(), poor(), turn=4, number=10)
    scenario.decide("1 lay 10 a1 0")
    assert scenario.rules.node(scenario.state) == Decide((0,), together=True)
    scenario.decide("0 lay 10 b2 0")
    assert scenario.rules.node(scenario.state) == Close()
    assert scenario.state.stages == (DONE, DONE)
    for seat in (0, 1):
        assert scenario.legal(seat) == []
        assert scenario.refusal(seat, "done") == ("turn_over", {})
        assert scenario.rules.observe(scenario.state, seat).state.stages[1 - seat] == LAY_DUE
        assert scenario.rules.observe(scenario.state, seat).state.hunters[1 - seat] == poor()
    assert scenario.decide("close") == []
    assert isinstance(scenario.rules.node(scenario.state), Chance)
    assert scenario.rules.observe(scenario.state, 0).state == scenario.state


def test_a_single_player_closes_turns_too() -> None:
    """LP-15"""
    scenario = Scenario(poor(), turn=4, number=10)
    scenario.decide("0 lay 10 a1 0")
    assert scenario.rules.node(scenario.state) == Close()
    scenario.decide("close")
    assert isinstance(scenario.rules.node(scenario.state), Chance)


def test_the_game_ends_when_the_last_turn_is_closed() -> None:
    """LP-9"""
    scenario = Scenario(poor(*FULL), poor(*FULL), turn=25, number=1)
    built = scenario.decide("0 lay 1 e5 0", "1 lay 1 e5 0")
    assert Ended not in {type(event) for event in built}
    assert scenario.state.phase is Phase.BUILD
    assert [type(event) for event in scenario.decide("close")] == [Ended]
    assert isinstance(scenario.rules.node(scenario.state), Over)


def test_bets_are_asked_for_after_the_turn_is_closed_and_are_closed_themselves() -> None:
    """LP-14: before the sixth number."""
    scenario = Scenario(poor(), poor(), turn=5, number=10, betting=True)
    scenario.decide("0 lay 10 a1 0", "1 lay 10 a1 0")
    assert scenario.state.phase is Phase.BUILD
    scenario.decide("close")
    assert scenario.rules.node(scenario.state) == Decide((0, 1), together=True, private=True)
    scenario.decide("0 bet high", "1 bet low")
    assert scenario.rules.node(scenario.state) == Close(reveals=False)
    assert scenario.legal(0) == []
    assert scenario.refusal(0, "bet low") == ("bet_already", {})
    scenario.decide("close")
    assert isinstance(scenario.rules.node(scenario.state), Chance)


def test_bets_stay_hidden_until_the_number_is_revealed() -> None:
    """LP-14: closing the bets tells that all have bet, not on what."""
    scenario = Scenario(poor(), poor(), turn=5, number=10, betting=True)
    scenario.decide("0 lay 10 a1 0", "1 lay 10 a1 0", "close", "0 bet high", "1 bet low")
    assert scenario.rules.observe(scenario.state, 0).state.bets == ("high", NO_BET)
    scenario.decide("close")
    assert scenario.rules.observe(scenario.state, 0).state.bets == ("high", HIDDEN_BET)
    assert scenario.rules.observe(scenario.state, 1).state.bets == (HIDDEN_BET, "low")
    scenario.decide("* 12")
    assert scenario.rules.observe(scenario.state, 1).state.bettors == (0,)
