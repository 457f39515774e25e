"""What a seat may know: its own labyrinth, and of the others only what is revealed."""

from __future__ import annotations

from random import Random

from pyramids.games.labyrinth.state import HIDDEN_BET, LAY_DUE, NO_BET, Phase
from tests.games.labyrinth.boards import Scenario, hunter

START = "left left"


def test_what_others_build_is_hidden_until_all_are_done() -> None:
    """LP-4: everyone builds at the same time."""
    scenario = Scenario(hunter(start=START), hunter(start=START), number=6)
    untouched = scenario.rules.observe(scenario.state, 1)
    scenario.play("0 lay 6 c3 0")
    assert scenario.rules.observe(scenario.state, 1) == untouched
    scenario.play("0 treasure e6 1")
    assert scenario.rules.observe(scenario.state, 1) == untouched, "not even that the other is done"
    own = scenario.rules.observe(scenario.state, 0).state
    assert own.hunters[0].pieces == ((54, 1),)
    assert own.stages[1] == LAY_DUE
    scenario.play("1 lay 6 a1 0", "1 done")
    seen = scenario.rules.observe(scenario.state, 1).state
    assert seen.hunters == scenario.state.hunters


def test_an_entrance_chosen_in_this_turn_is_hidden_too() -> None:
    """LP-7"""
    scenario = Scenario(hunter(), hunter(), turn=1, number=1)
    scenario.play("0 lay 1 c3 0", "0 start left left")
    assert scenario.rules.observe(scenario.state, 1).state.hunters[0].entrance == -1


def betting_scenario() -> Scenario:
    """Three players, before the seventh number; the last one was 1."""
    players = [hunter(start=START) for _ in range(3)]
    scenario = Scenario(*players, turn=6, number=1, betting=True, bettors=(0, 1, 2))
    scenario.play(*[f"{seat} lay 1 a1 0" for seat in range(3)])
    return scenario


def test_bets_look_unmade_while_others_may_still_bet() -> None:
    """LP-14: secretly."""
    scenario = betting_scenario()
    before = scenario.rules.observe(scenario.state, 2)
    scenario.play("0 bet high", "1 bet low")
    assert scenario.rules.observe(scenario.state, 2) == before
    assert scenario.rules.observe(scenario.state, 0).state.bets == ("high", NO_BET, NO_BET)


def test_bets_stay_secret_until_the_number_is_revealed() -> None:
    """LP-14"""
    scenario = betting_scenario()
    scenario.play("0 bet high", "1 bet low", "2 bet low")
    assert scenario.state.phase is Phase.NUMBER
    view = scenario.rules.observe(scenario.state, 1)
    assert view.state.bets == (HIDDEN_BET, "low", HIDDEN_BET)
    worlds = [scenario.rules.sample(view, Random(seed)) for seed in range(30)]
    assert {world.bets[0] for world in worlds} == {"high", "low"}
    assert {world.bets[1] for world in worlds} == {"low"}
    assert all(scenario.rules.observe(world, 1) == view for world in worlds)


def test_nobody_knows_the_order_of_the_numbers() -> None:
    """LP-9: what is left is a multiset; the three last cards are among it."""
    scenario = Scenario.fresh(1)
    scenario.play("* 6", "0 lay 6 a1 0", "0 done", "* 6")
    assert 6 not in dict(scenario.state.cards)
    assert dict(scenario.state.cards)[7] == 2
    assert scenario.state.drawn == (6, 6)
