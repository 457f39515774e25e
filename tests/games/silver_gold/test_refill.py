"""Action 3: completed pyramids are laid aside and replaced: SG-16 to SG-19."""

from __future__ import annotations

from typing import Unpack

from pyramids.engine.contract import Chance, Decide, Over
from pyramids.engine.multiset import elements
from pyramids.games.silver_gold.events import Completed, Filled, Taken
from pyramids.games.silver_gold.state import EMPTY_PLACE, NO_CARD, Explorer, Phase
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, Ticks, deck, explorer, of_type

ALL_CORRIDORS = deck(dict.fromkeys(range(1, 49), CORRIDOR))
ALMOST = "a1a2a3a4"
"""One field before the tomb of a corridor."""


def almost(*cards: int, **sheet: Unpack[Ticks]) -> Explorer:
    """Someone who needs just one field on each card."""
    return explorer(*((card, ALMOST) for card in cards), **sheet)


def scenario_of(*explorers: Explorer, **situation: object) -> Scenario:
    """A scenario where every card is a corridor."""
    return Scenario(ALL_CORRIDORS, *explorers, **situation)


def numbers(player: Explorer) -> list[int]:
    """The cards in front of a player."""
    return [card for card, _ in player.places]


def test_a_completed_card_lies_aside_for_the_rest_of_the_game() -> None:
    """SG-16: its place is empty and waits for a new card; the other card stays as it is."""
    scenario = scenario_of(
        explorer((1, ALMOST), (2, "a1")), explorer(3, 4), display=(9, 10, 11, 12)
    )
    events = scenario.play("0 single 1 a5", "1 single 3 a1")
    assert of_type(events, Completed) == [Completed(0, 1, place=0)]
    assert scenario.state.explorers[0].done == (1,)
    assert scenario.state.explorers[0].places[0] == EMPTY_PLACE
    assert numbers(scenario.state.explorers[0])[1] == 2
    assert scenario.rules.node(scenario.state) == Decide((0,))


def test_a_new_card_comes_from_the_display_or_unseen_from_the_stack() -> None:
    """SG-16"""
    scenario = scenario_of(almost(1, 2), explorer(3, 4), display=(9, 10, 11, 12))
    scenario.play("0 single 1 a5", "1 single 3 a1")
    assert scenario.legal(0) == ["take 9", "take 10", "take 11", "take 12", "take stack"]
    assert scenario.legal(1) == []
    events = scenario.play("0 take 11")
    assert of_type(events, Taken) == [Taken(0, 11, place=0, source="display")]
    assert scenario.state.explorers[0].places[0] == (11, 0)


def test_a_blind_card_is_drawn_by_luck_from_all_unseen_cards() -> None:
    """SG-16: nobody, the taker included, knows it before it is turned."""
    scenario = scenario_of(
        almost(1, 2), explorer(3, 4), display=(9, 10, 11, 12), stack=(20, 21, 22)
    )
    scenario.play("0 single 1 a5", "1 single 3 a1")
    assert scenario.play("0 take stack") == []
    node = scenario.rules.node(scenario.state)
    assert isinstance(node, Chance)
    assert list(node.outcomes) == [(20, 1), (21, 1), (22, 1)]
    events = scenario.play("* 21")
    assert of_type(events, Taken) == [Taken(0, 21, place=0, source="stack")]
    assert elements(scenario.state.stack) == [20, 22]
    assert scenario.state.display == (9, 10, 11, 12), "a blind take leaves the display alone"
    assert scenario.state.phase is Phase.REVEAL


def test_the_display_is_filled_up_to_four_after_the_take() -> None:
    """SG-17"""
    scenario = scenario_of(almost(1, 2), explorer(3, 4), display=(9, 10, 11, 12), stack=(20, 21))
    scenario.play("0 single 1 a5", "1 single 3 a1", "0 take 10")
    assert scenario.state.phase is Phase.FILL
    events = scenario.play("* 21")
    assert of_type(events, Filled) == [Filled(21, place=1)]
    assert scenario.state.display == (9, 21, 11, 12)
    assert scenario.state.phase is Phase.REVEAL


def both_done(**situation: object) -> Scenario:
    """Player 0 has completed cards 1 and 2 in this turn and takes new ones."""
    chambers = {**dict.fromkeys(range(2, 49), CORRIDOR), 1: "E#### .#### .#### x#### T####"}
    scenario = Scenario(
        deck(chambers), explorer((1, "a1a2a3"), (2, ALMOST)), explorer(3, 4), **situation
    )
    scenario.play("0 pattern 1 a4a5", "0 extra 2 a5", "1 single 3 a1")
    return scenario


def test_who_completes_both_cards_takes_two_one_after_the_other() -> None:
    """SG-16, SG-17: the display is filled only after the second take."""
    scenario = both_done(display=(9, 10, 11, 12), stack=(20, 21, 22))
    assert scenario.state.explorers[0].done == (1, 2)
    scenario.play("0 take 9")
    assert scenario.state.display == (NO_CARD, 10, 11, 12)
    assert scenario.legal(0) == ["take 10", "take 11", "take 12", "take stack"]
    scenario.play("0 take 12")
    assert scenario.state.phase is Phase.FILL
    scenario.play("* 22", "* 20")
    assert scenario.state.display == (22, 10, 11, 20)
    assert numbers(scenario.state.explorers[0]) == [9, 12]


def test_a_blind_first_card_is_seen_before_the_second_choice() -> None:
    """SG-17"""
    scenario = both_done(display=(9, 10, 11, 12), stack=(20, 21, 22))
    scenario.play("0 take stack", "* 22")
    assert numbers(scenario.state.explorers[0]) == [22, NO_CARD]
    assert scenario.rules.node(scenario.state) == Decide((0,))
    assert scenario.legal(0) == ["take 9", "take 10", "take 11", "take 12", "take stack"]
    scenario.play("0 take stack", "* 20")
    assert numbers(scenario.state.explorers[0]) == [22, 20]
    assert scenario.state.display == (9, 10, 11, 12)


def test_the_lowest_completed_number_refills_first() -> None:
    """SG-18: by card number, not by seat, and the next one sees the filled display."""
    scenario = scenario_of(almost(30, 2), almost(17, 40), almost(5, 41), display=(9, 10, 11, 12))
    scenario.play("0 single 30 a5", "1 single 17 a5", "2 single 5 a5")
    assert scenario.rules.node(scenario.state) == Decide((2,))
    scenario.play("2 take 9", "* 20")
    assert scenario.rules.node(scenario.state) == Decide((1,))
    assert scenario.legal(1) == ["take 20", "take 10", "take 11", "take 12", "take stack"]
    scenario.play("1 take 20", "* 21")
    assert scenario.rules.node(scenario.state) == Decide((0,))
    scenario.play("0 take 12", "* 22")
    assert scenario.state.phase is Phase.REVEAL


def test_only_cards_completed_in_this_turn_count_for_the_order() -> None:
    """SG-18: an old card 1 or an unfinished card 2 gives no precedence."""
    veteran = explorer((30, ALMOST), (2, ALMOST), done=(1,))
    scenario = scenario_of(veteran, almost(17, 40), display=(9, 10, 11, 12))
    scenario.play("0 single 30 a5", "1 single 17 a5")
    assert scenario.rules.node(scenario.state) == Decide((1,))


def test_of_two_completed_cards_the_lower_one_counts_for_the_order() -> None:
    """SG-18: 40 and 3 come before 17, wherever they lie."""
    chambers = {**dict.fromkeys(range(1, 49), CORRIDOR), 40: "E#### .#### .#### x#### T####"}
    both = explorer((40, "a1a2a3"), (3, ALMOST))
    scenario = Scenario(deck(chambers), almost(17, 30), both, display=(9, 10, 11, 12))
    scenario.play("0 single 17 a5", "1 pattern 40 a4a5", "1 extra 3 a5")
    assert scenario.rules.node(scenario.state) == Decide((1,))
    assert scenario.state.explorers[1].done == (3, 40)


def test_an_empty_stack_leaves_gaps_in_the_display() -> None:
    """SG-19: the stack's last card goes into the display, then there are less than four."""
    scenario = scenario_of(almost(1, 2), almost(3, 4), display=(9, 10, 11, 12), stack=(20,))
    scenario.play("0 single 1 a5", "1 single 3 a5", "0 take 9", "* 20", "1 take 20")
    assert scenario.state.phase is Phase.REVEAL
    assert scenario.state.display == (NO_CARD, 10, 11, 12)


def test_the_last_card_of_the_stack_may_be_taken_blind() -> None:
    """SG-19"""
    scenario = scenario_of(almost(1, 2), almost(3, 4), display=(9, 10, 11, 12), stack=(20,))
    scenario.play("0 single 1 a5", "1 single 3 a5", "0 take stack", "* 20")
    assert scenario.legal(1) == ["take 9", "take 10", "take 11", "take 12"]
    assert scenario.refused(1, "take stack") == "stack_empty"


def test_with_stack_and_display_empty_a_player_goes_on_with_one_card() -> None:
    """SG-19: the completed card counts, its place stays empty."""
    scenario = scenario_of(almost(1, 2), explorer(3, 4), display=(), stack=())
    scenario.play("0 single 1 a5", "1 single 3 a1")
    assert scenario.state.phase is Phase.REVEAL
    scenario.reveal("V3")
    assert scenario.rules.node(scenario.state) == Decide((0, 1), together=True)
    assert scenario.legal(0) == ["single 2 a5"]


def test_a_player_who_completes_two_but_finds_one_card_takes_that_one() -> None:
    """SG-19: there is no second choice, and the display stays empty."""
    scenario = both_done(display=(9,), stack=())
    scenario.play("0 take 9")
    assert scenario.state.phase is Phase.REVEAL
    assert numbers(scenario.state.explorers[0]) == [9, NO_CARD]
    assert scenario.state.display == (NO_CARD,) * 4


def test_a_player_without_cards_sits_out() -> None:
    """SG-19: the others mark, and the turn doesn't wait for them."""
    scenario = scenario_of(almost(1), explorer(3, 4), display=(), stack=())
    scenario.play("0 single 1 a5", "1 single 3 a1")
    scenario.reveal("V3")
    assert scenario.rules.node(scenario.state) == Decide((1,), together=True)
    assert scenario.legal(0) == []
    scenario.play("1 single 3 a2")
    assert scenario.state.phase is Phase.REVEAL


def test_when_nobody_has_cards_the_turns_run_out_by_themselves() -> None:
    """SG-19, SG-6: the expedition cards are still revealed, and the game ends after round 4."""
    scenario = scenario_of(almost(1), almost(3), display=(), stack=(), round=4, turn=5)
    scenario.play("0 single 1 a5", "1 single 3 a5")
    for left in (2, 1):
        assert scenario.state.phase is Phase.REVEAL
        assert scenario.state.turn == 7 - left
        scenario.play(f"* {scenario.state.expeditions[0][0]}")
    assert isinstance(scenario.rules.node(scenario.state), Over)


def test_who_completes_without_a_card_to_take_is_announced_in_the_order_of_numbers() -> None:
    """SG-18, SG-19: also when nobody has anything to choose."""
    scenario = scenario_of(almost(30, 2), almost(17, 40), almost(5, 41), display=(), stack=())
    events = scenario.play("0 single 30 a5", "1 single 17 a5", "2 single 5 a5")
    announced = [(event.seat, event.card) for event in of_type(events, Completed)]
    assert announced == [(2, 5), (1, 17), (0, 30)]


def test_the_first_in_order_takes_the_last_card_and_the_others_get_none() -> None:
    """SG-18, SG-19"""
    scenario = scenario_of(almost(30, 2), almost(17, 40), almost(5, 41), display=(9,), stack=())
    events = scenario.play("0 single 30 a5", "1 single 17 a5", "2 single 5 a5", "2 take 9")
    order = [(type(event), event.seat) for event in events if isinstance(event, Completed | Taken)]
    assert order == [(Completed, 2), (Taken, 2), (Completed, 1), (Completed, 0)]


def test_completions_of_the_last_turn_still_count_and_are_refilled() -> None:
    """SG-6, SG-16: the 28th turn has all four actions."""
    scenario = scenario_of(almost(1, 2), almost(3, 4), display=(9, 10, 11, 12), round=4, turn=7)
    scenario.play("0 single 1 a5", "1 single 3 a5")
    assert scenario.rules.node(scenario.state) == Decide((0,))
    scenario.play("0 take 9", "* 20", "1 take stack", "* 21")
    over = scenario.rules.node(scenario.state)
    assert isinstance(over, Over)
    assert over.scores == (10, 10)
