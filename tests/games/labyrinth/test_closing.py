"""Closing a turn: everybody has built or bet, and only then it goes on."""

from __future__ import annotations

from pyramids.engine.contract import Chance, Close, Decide, Over
from pyramids.games.labyrinth.events import Ended
from pyramids.games.labyrinth.state import DONE, HIDDEN_BET, LAY_DUE, NO_BET, Hunter, Phase
from tests.games.labyrinth.boards import Desk, hunter

START = "left left"
FULL = tuple(f"1 {column}{row} 0" for row in range(1, 6) for column in "abcde")[:-1]


def poor(*tiles: str) -> Hunter:
    """Somebody whose turn is over when the tile lies."""
    return hunter(*tiles, start=START, stock=(0, 0, 0, 0))


def test_a_turn_that_all_have_built_waits_to_be_closed() -> None:
    """LP-4: nobody sees another's tile, and no number is turned up."""
    desk = Desk(poor(), poor(), turn=4, number=10)
    desk.decide("1 lay 10 a1 0")
    assert desk.rules.node(desk.state) == Decide((0,), together=True)
    desk.decide("0 lay 10 b2 0")
    assert desk.rules.node(desk.state) == Close()
    assert desk.state.stages == (DONE, DONE)
    for seat in (0, 1):
        assert desk.legal(seat) == []
        assert desk.refusal(seat, "done") == ("turn_over", {})
        assert desk.rules.observe(desk.state, seat).table.stages[1 - seat] == LAY_DUE
        assert desk.rules.observe(desk.state, seat).table.hunters[1 - seat] == poor()
    assert desk.decide("close") == []
    assert isinstance(desk.rules.node(desk.state), Chance)
    assert desk.rules.observe(desk.state, 0).table == desk.state


def test_whoever_plays_alone_closes_turns_too() -> None:
    """LP-15"""
    desk = Desk(poor(), turn=4, number=10)
    desk.decide("0 lay 10 a1 0")
    assert desk.rules.node(desk.state) == Close()
    desk.decide("close")
    assert isinstance(desk.rules.node(desk.state), Chance)


def test_the_game_ends_when_the_last_turn_is_closed() -> None:
    """LP-9"""
    desk = Desk(poor(*FULL), poor(*FULL), turn=25, number=1)
    built = desk.decide("0 lay 1 e5 0", "1 lay 1 e5 0")
    assert Ended not in {type(event) for event in built}
    assert desk.state.phase is Phase.BUILD
    assert [type(event) for event in desk.decide("close")] == [Ended]
    assert isinstance(desk.rules.node(desk.state), Over)


def test_bets_are_asked_for_after_the_turn_is_closed_and_are_closed_themselves() -> None:
    """LP-14: before the sixth number."""
    desk = Desk(poor(), poor(), turn=5, number=10, betting=True)
    desk.decide("0 lay 10 a1 0", "1 lay 10 a1 0")
    assert desk.state.phase is Phase.BUILD
    desk.decide("close")
    assert desk.rules.node(desk.state) == Decide((0, 1), together=True)
    desk.decide("0 bet high", "1 bet low")
    assert desk.rules.node(desk.state) == Close(reveals=False)
    assert desk.legal(0) == []
    assert desk.refusal(0, "bet low") == ("bet_already", {})
    desk.decide("close")
    assert isinstance(desk.rules.node(desk.state), Chance)


def test_bets_stay_hidden_until_the_number_is_turned_up() -> None:
    """LP-14: closing the bets tells that all have bet, not on what."""
    desk = Desk(poor(), poor(), turn=5, number=10, betting=True)
    desk.decide("0 lay 10 a1 0", "1 lay 10 a1 0", "close", "0 bet high", "1 bet low")
    assert desk.rules.observe(desk.state, 0).table.bets == ("high", NO_BET)
    desk.decide("close")
    assert desk.rules.observe(desk.state, 0).table.bets == ("high", HIDDEN_BET)
    assert desk.rules.observe(desk.state, 1).table.bets == (HIDDEN_BET, "low")
    desk.decide("* 12")
    assert desk.rules.observe(desk.state, 1).table.bettors == (0,)
