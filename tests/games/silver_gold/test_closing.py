"""Closing a turn: what follows from everyone's marks, and from nobody's alone."""

from __future__ import annotations

from pyramids.engine.contract import Chance, Close, Decide, Over, Reason
from pyramids.games.silver_gold.events import Awarded, Completed, Ended, Marked, RoundEnded, Tomb
from pyramids.games.silver_gold.state import MARK_DUE, Phase
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, deck, explorer

ALMOST = "a1a2a3a4"
"""All of a corridor but the tomb."""
CORRIDORS = deck(dict.fromkeys(range(1, 49), CORRIDOR), {7: "green", 8: "green", 3: "orange"})


def test_a_turn_that_all_have_marked_waits_to_be_closed() -> None:
    """SG-7, SG-14: the marks are made; a completed card still lies there."""
    scenario = Scenario(CORRIDORS, explorer(1, 2), explorer((3, ALMOST), 4))
    scenario.decide("1 single 3 a5")
    assert scenario.rules.node(scenario.state) == Decide((0,), together=True)
    scenario.decide("0 single 1 a1")
    assert scenario.rules.node(scenario.state) == Close()
    assert not scenario.state.explorers[1].done
    assert scenario.marks(1, 3) == scenario.deck.pyramid(3).open
    scenario.decide("close")
    assert scenario.state.phase is Phase.TAKE
    assert scenario.state.explorers[1].done == (3,)


def test_nobody_has_a_move_before_the_turn_is_closed() -> None:
    """SG-7, SG-8: one shape or field each."""
    scenario = Scenario(CORRIDORS, explorer(1, 2), explorer(3, 4))
    scenario.decide("0 single 1 a1", "1 single 3 a1")
    for seat in (0, 1):
        assert scenario.legal(seat) == []
        assert scenario.refusal(seat, "single 2 a1") == Reason("already_marked_this_turn")
        assert scenario.refusal(seat, "take 45") is not None


def test_the_others_marks_are_hidden_until_the_turn_is_closed() -> None:
    """SG-7: also those of a player who was the last to mark."""
    scenario = Scenario(CORRIDORS, explorer(1, 2), explorer((3, ALMOST), 4))
    scenario.decide("0 single 1 a1")
    seen = scenario.rules.observe(scenario.state, 0)
    scenario.decide("1 single 3 a5")
    assert scenario.rules.observe(scenario.state, 0) == seen
    assert seen.state.explorers[1] == explorer((3, ALMOST), 4)
    assert seen.state.due == (0, MARK_DUE)
    assert scenario.rules.observe(scenario.state, 1).state.explorers[0] == explorer(1, 2)
    scenario.decide("close")
    assert scenario.rules.observe(scenario.state, 0).state == scenario.state


def test_an_owed_extra_mark_keeps_the_turn_open() -> None:
    """SG-12, SG-15: it is a decision too."""
    crossed = deck({1: "Ex### .#### .#### .#### T####"})
    scenario = Scenario(crossed, explorer(1, 2), explorer(3, 4))
    scenario.decide("1 single 3 a1", "0 pattern 1 a1b1")
    assert scenario.rules.node(scenario.state) == Decide((0,), together=True)
    scenario.decide("0 extra 2 a1")
    assert scenario.rules.node(scenario.state) == Close()


def test_completed_cards_and_awards_follow_from_the_closed_turn() -> None:
    """SG-18, SG-20, SG-21: nothing is left to take, so all of it happens at once."""
    first = explorer((8, ALMOST), 40, done=[7])
    scenario = Scenario(CORRIDORS, first, explorer((3, ALMOST), 41), display=(), stack=())
    marks = scenario.decide("0 single 8 a5", "1 single 3 a5")
    assert {type(event) for event in marks} == {Marked, Tomb}
    closed = scenario.decide("close")
    assert [(type(event), event.seat) for event in closed] == [
        (Completed, 1),
        (Completed, 0),
        (Awarded, 0),
    ]
    assert isinstance(scenario.rules.node(scenario.state), Chance)


def test_cards_are_taken_in_order_after_the_turn_is_closed() -> None:
    """SG-18: the lower number first. Those turns have nothing to close."""
    scenario = Scenario(CORRIDORS, explorer((8, ALMOST), 40), explorer((3, ALMOST), 41))
    scenario.decide("0 single 8 a5", "1 single 3 a5", "close")
    assert scenario.rules.node(scenario.state) == Decide((1,))
    scenario.decide("1 take 45", "* 9")
    assert scenario.rules.node(scenario.state) == Decide((0,))
    scenario.decide("0 take 46", "* 10")
    assert scenario.state.phase is Phase.REVEAL


def test_round_and_game_end_when_the_last_turn_is_closed() -> None:
    """SG-6, SG-24"""
    scenario = Scenario(deck(), explorer(1, 2), explorer(3, 4), round=4, turn=7)
    marks = scenario.decide("0 single 1 a1", "1 single 3 a1")
    assert {type(event) for event in marks} == {Marked}
    assert scenario.rules.node(scenario.state) == Close()
    closed = scenario.decide("close")
    assert [type(event) for event in closed] == [RoundEnded, Ended]
    assert isinstance(scenario.rules.node(scenario.state), Over)


def test_a_reveal_for_nobody_leads_to_the_next_one() -> None:
    """SG-19: where nobody has anything to mark, nobody decides and nothing is closed."""
    scenario = Scenario(CORRIDORS, explorer((1, ALMOST)), explorer(), display=(), stack=())
    scenario.decide("0 single 1 a5", "close")
    scenario.reveal("I3")
    assert isinstance(scenario.rules.node(scenario.state), Chance)
    assert scenario.state.turn == 2
