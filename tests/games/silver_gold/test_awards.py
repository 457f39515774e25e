"""Action 4, pyramid awards: SG-20 and SG-21."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from pyramids.engine.contract import Over
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.events import Awarded, Completed, Event, Filled, Taken
from pyramids.games.silver_gold.state import Explorer
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, deck, explorer, of_type

GREEN, ORANGE, PURPLE = range(3)
ALMOST = "a1a2a3a4"


def finish(
    hues: dict[str, list[int]],
    *players: tuple[int, list[int]],
    awards: Mapping[str, list[int]] = MappingProxyType({}),
) -> tuple[Scenario, list[Event]]:
    """Each player, given as (card, cards completed before), completes that card in this turn.

    There is nothing left to take, so the turn ends with the awards."""
    colours = {card: hue for hue, cards in hues.items() for card in cards}
    taken = tuple(tuple(awards.get(name, ())) for name in COLOURS)
    explorers = [explorer((card, ALMOST), done=before) for card, before in players]
    the_deck = deck(dict.fromkeys(range(1, 49), CORRIDOR), colours)
    scenario = Scenario(the_deck, *explorers, display=(), stack=(), awards=taken)
    plies = [f"{seat} single {card} a5" for seat, (card, _) in enumerate(players)]
    return scenario, scenario.play(*plies)


def given(events: list[Event]) -> list[tuple[int, str, int]]:
    """The awards as (seat, colour, points)."""
    return [(award.seat, award.colour, award.points) for award in of_type(events, Awarded)]


def greens(*cards: int) -> dict[str, list[int]]:
    """Only these cards are green, all others orange."""
    others = [card for card in range(1, 49) if card not in cards]
    return {"green": list(cards), "orange": others}


def test_linus_second_green_and_tims_second_purple_both_take_ten() -> None:
    """SG-20, the source's example: the colours don't compete."""
    hues = {"green": [1, 2], "purple": [3, 4]}
    _, events = finish(hues, (2, [1]), (4, [3]))
    assert given(events) == [(0, "green", 10), (1, "purple", 10)]


def test_sarahs_second_and_tims_fourth_purple_the_lowest_number_decides() -> None:
    """SG-21, the source's example: 10 is gone; Tim (15) takes 6, Sarah (33) takes 3."""
    hues = {"purple": [15, 33, 20, 21, 22, 23, 24, 25]}
    players = ((33, [20]), (15, [21, 22, 23]))
    scenario, events = finish(hues, *players, awards={"purple": [1]})
    assert given(events) == [(1, "purple", 6), (0, "purple", 3)]
    assert scenario.state.awards[PURPLE] == (1, 1, 0)
    assert scenario.rules.tally(scenario.state, 0)["awards"] == 3
    assert scenario.rules.tally(scenario.state, 1)["awards"] == 16


def test_after_the_third_award_a_colour_gives_nothing_any_more() -> None:
    """SG-20: nobody gets purple points again."""
    hues = {"purple": [1, 2, 3, 4]}
    scenario, events = finish(hues, (2, [1]), (40, []), awards={"purple": [1, 1, 0]})
    assert given(events) == []
    assert scenario.state.awards[PURPLE] == (1, 1, 0)


@pytest.mark.parametrize(
    ("earlier", "awarded"),
    [(0, False), (1, True), (2, False), (3, True), (4, False), (5, True), (6, False), (7, False)],
)
def test_the_second_fourth_and_sixth_of_a_colour_count(earlier: int, awarded: bool) -> None:
    """SG-20: the first, third, fifth and any beyond the sixth do not."""
    cards = list(range(1, 10))
    _, events = finish(greens(*cards), (9, cards[:earlier]), (40, []))
    assert given(events) == ([(0, "green", 10)] if awarded else [])


def test_awards_fall_from_ten_to_six_to_three() -> None:
    """SG-20: whoever comes next takes the highest that is still free."""
    for taken, points in (([], 10), ([1], 6), ([1, 1], 3)):
        _, events = finish(greens(1, 2), (2, [1]), (40, []), awards={"green": taken})
        assert given(events) == [(0, "green", points)]


def test_the_same_player_may_take_several_awards_of_a_colour() -> None:
    """SG-20: with their second, fourth and sixth they take 10, 6 and 3."""
    cards = greens(1, 2, 3, 4, 5, 6)
    scenario, events = finish(cards, (6, [1, 2, 3, 4, 5]), (40, []), awards={"green": [0, 0]})
    assert given(events) == [(0, "green", 3)]
    assert scenario.rules.tally(scenario.state, 0)["awards"] == 19


def two_at_once(
    second: int, earlier: list[int], hues: dict[str, list[int]], rival: Explorer | None = None
) -> Scenario:
    """Player 0 completes card 1 and another one in the same turn."""
    colours = {card: hue for hue, cards in hues.items() for card in cards}
    chambers = {**dict.fromkeys(range(2, 49), CORRIDOR), 1: "E#### .#### .#### x#### T####"}
    mine = explorer((1, "a1a2a3"), (second, ALMOST), done=earlier)
    scenario = Scenario(deck(chambers, colours), mine, rival or explorer(40), display=(), stack=())
    scenario.play("0 pattern 1 a4a5", f"0 extra {second} a5")
    return scenario


def test_two_cards_at_once_may_cross_a_milestone() -> None:
    """SG-20: from one green to three; the second was among them."""
    scenario = two_at_once(9, [5], greens(1, 9, 5))
    events = scenario.play("1 single 40 a1")
    assert given(events) == [(0, "green", 10)]


def test_two_cards_at_once_from_none_to_two_and_from_two_to_four() -> None:
    """SG-20"""
    for earlier in ([], [5, 6]):
        scenario = two_at_once(9, earlier, greens(1, 9, 5, 6))
        assert given(scenario.play("1 single 40 a1")) == [(0, "green", 10)]


def test_two_cards_at_once_of_two_colours_may_take_two_awards() -> None:
    """SG-20"""
    hues = {"green": [1, 5], "purple": [9, 6]}
    scenario = two_at_once(9, [5, 6], hues)
    assert given(scenario.play("1 single 40 a1")) == [(0, "green", 10), (0, "purple", 10)]


def test_a_low_number_of_another_colour_gives_no_precedence() -> None:
    """SG-21, the ruling: the lowest card *of that colour* completed this turn counts.

    Player 0 completes 1 (orange) and 30 (green), player 1 completes 20 (green): 20 is first,
    though player 0 refilled first."""
    rival = explorer((20, ALMOST), done=[6])
    scenario = two_at_once(30, [5], greens(30, 20, 5, 6), rival=rival)
    assert given(scenario.play("1 single 20 a5")) == [(1, "green", 10), (0, "green", 6)]


def test_of_two_green_cards_at_once_the_lower_one_counts() -> None:
    """SG-21: 1 and 30 against 20: player 0 is first, and takes one award only."""
    rival = explorer((20, ALMOST), done=[6])
    scenario = two_at_once(30, [], greens(1, 30, 20, 6), rival=rival)
    assert given(scenario.play("1 single 20 a5")) == [(0, "green", 10), (1, "green", 6)]


def test_old_cards_give_no_precedence() -> None:
    """SG-21: 2 was completed long ago; 21 against 20 decides."""
    _, events = finish(greens(2, 21, 20, 6), (21, [2]), (20, [6]))
    assert given(events) == [(1, "green", 10), (0, "green", 6)]


def test_a_fourth_in_line_in_the_same_turn_gets_nothing() -> None:
    """SG-20, SG-21: four players reach their second green at once."""
    cards = greens(11, 12, 13, 14, 1, 2, 3, 4)
    _, events = finish(cards, (14, [1]), (13, [2]), (12, [3]), (11, [4]))
    assert given(events) == [(3, "green", 10), (2, "green", 6), (1, "green", 3)]


def test_awards_are_given_after_everyone_has_refilled() -> None:
    """SG-20: action 4 follows action 3."""
    colours = {1: "green", 2: "green"}
    the_deck = deck(dict.fromkeys(range(1, 49), CORRIDOR), colours)
    mine = explorer((2, ALMOST), 10, done=[1])
    scenario = Scenario(the_deck, mine, explorer(11, 12), display=(9,), stack=(20, 21, 22, 23, 24))
    scenario.play("1 single 11 a1")
    events = scenario.play("0 single 2 a5", "0 take 9", "* 20", "* 21", "* 22", "* 23")
    types = [type(event) for event in of_type(events, Completed, Taken, Filled, Awarded)]
    assert types == [Completed, Taken, Filled, Filled, Filled, Filled, Awarded]


def test_a_milestone_of_the_last_turn_is_awarded() -> None:
    """SG-20, SG-6"""
    colours = {1: "green", 2: "green"}
    the_deck = deck(dict.fromkeys(range(1, 49), CORRIDOR), colours)
    mine = explorer((2, ALMOST), done=[1])
    scenario = Scenario(the_deck, mine, explorer(11), display=(), stack=(), round=4, turn=7)
    events = scenario.play("0 single 2 a5", "1 single 11 a1")
    assert given(events) == [(0, "green", 10)]
    node = scenario.rules.node(scenario.state)
    assert isinstance(node, Over)
    assert node.scores == (30, 0)
