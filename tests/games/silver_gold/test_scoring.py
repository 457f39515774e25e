"""The end and the score: SG-22 to SG-24."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyramids.engine.contract import Over
from pyramids.games.silver_gold.state import Explorer, Phase
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, deck, explorer

LINES = ("pyramids", "torches", "awards", "gems", "skulls", "total")


def over(*explorers: Explorer, awards: tuple[tuple[int, ...], ...] = ((), (), ())) -> Over:
    """The result if the game ended like this."""
    scenario = Scenario(deck(), *explorers, awards=awards)
    node = scenario.rules.node(scenario.state._replace(phase=Phase.OVER))
    assert isinstance(node, Over)
    return node


def test_linus_scores_111() -> None:
    """SG-23, the source's example: 7 pyramids, torches of rounds 1 and 4, awards 19 for two
    orange and four green ones, three pairs and three red gems, highest skull value 6."""
    linus = explorer(done=range(1, 8), torches=0b1001, red=6, green=3, skulls=5)
    awards = ((0, 1, 0), (1, 0), ())  # green 10 and 3, orange 6
    scenario = Scenario(deck(), linus, explorer(), awards=awards)
    tally = scenario.rules.tally(scenario.state, 0)
    assert [tally[line] for line in LINES] == [70, 10, 19, 18, -6, 111]
    assert tally["completed"] == 7


def test_incomplete_pyramids_count_nothing() -> None:
    """SG-22: however near the tomb; what was collected on them counts."""
    chambers = {1: "Er### .#### .#### .#### T####", 2: CORRIDOR}
    mine = explorer((1, "a1b1a2a3a4"), (2, "a1a2a3a4"), red=1)
    scenario = Scenario(deck(chambers), mine, explorer(3, 4))
    tally = scenario.rules.tally(scenario.state, 0)
    assert (tally["pyramids"], tally["total"]) == (0, 1)


@pytest.mark.parametrize(
    ("red", "green", "points"),
    [(0, 0, 0), (1, 0, 1), (0, 4, 4), (1, 1, 5), (3, 2, 11), (2, 7, 15), (10, 10, 50)],
)
def test_gem_pairs_score_five_and_single_gems_one(red: int, green: int, points: int) -> None:
    """SG-23"""
    assert over(explorer(red=red, green=green), explorer()).scores == (points, 0)


@pytest.mark.parametrize(
    ("ticked", "value"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 6), (6, 8), (7, 10), (8, 12), (9, 15), (10, 18)],
)
def test_only_the_highest_skull_value_counts(ticked: int, value: int) -> None:
    """SG-23, SG-3"""
    assert over(explorer(skulls=ticked), explorer()).scores == (-value, 0)


@pytest.mark.parametrize(("torches", "points"), [(0, 0), (0b0100, 5), (0b1010, 10), (0b1111, 20)])
def test_each_torch_box_scores_five(torches: int, points: int) -> None:
    """SG-23"""
    assert over(explorer(torches=torches), explorer()).scores == (points, 0)


def test_awards_of_all_colours_add_up() -> None:
    """SG-23"""
    result = over(explorer(), explorer(), awards=((0, 1, 0), (1,), (1, 1, 0)))
    assert result.scores == (10 + 3 + 3, 6 + 10 + 10 + 6)


def test_most_points_win() -> None:
    """SG-24: also against a lower card number."""
    result = over(explorer(done=[1]), explorer(done=[47, 48]), explorer())
    assert (result.scores, result.ranks) == ((10, 20, 0), (2, 1, 3))
    assert result.winners == (1,)
    assert result.reason == "points"


def test_a_tie_goes_to_the_lowest_completed_number() -> None:
    """SG-24: the order of completing doesn't matter, only the lowest number does."""
    result = over(explorer(done=[5, 48]), explorer(done=[47, 4]), explorer(done=[1]))
    assert result.scores == (20, 20, 10)
    assert result.ranks == (2, 1, 3)
    assert result.reason == "lowest_card"


def test_cards_that_were_never_completed_do_not_break_a_tie() -> None:
    """SG-24: card 1 lies in front of player 0, unfinished."""
    result = over(explorer((1, "a1"), done=[9]), explorer(2, done=[8]))
    assert result.winners == (1,)


def test_without_a_completed_pyramid_a_tie_is_lost() -> None:
    """SG-24, the ruling: 10 points for gems against 10 for a pyramid."""
    result = over(explorer(red=2, green=2), explorer(done=[48]))
    assert result.scores == (10, 10)
    assert result.winners == (1,)
    assert result.reason == "lowest_card"


def test_if_nobody_tied_has_a_pyramid_the_victory_is_shared() -> None:
    """SG-24, the ruling"""
    result = over(explorer(red=3), explorer(green=3), explorer(skulls=1))
    assert result.ranks == (1, 1, 3)
    assert result.winners == (0, 1)
    assert result.reason == "shared"


def test_three_in_a_tie_and_one_pyramid() -> None:
    """SG-24: it wins alone; the other two share the second place."""
    result = over(explorer(red=2, green=2), explorer(red=10), explorer(done=[30]))
    assert result.scores == (10, 10, 10)
    assert result.ranks == (2, 2, 1)


def test_the_tally_of_a_running_game_is_what_the_sheet_shows_now() -> None:
    """SG-23: `total` is the sum of the lines."""
    scenario = Scenario(deck(), explorer(1, 2, done=[9], red=2, skulls=3), explorer(3, 4))
    tally = scenario.rules.tally(scenario.state, 0)
    assert [tally[line] for line in LINES] == [10, 0, 0, 2, -3, 9]


def test_skull_and_award_values_come_from_the_deck() -> None:
    """SG-3: they are data, not code."""
    other = replace(deck(), skulls=(0,) * 9 + (99,), awards=(7, 5, 1))
    scenario = Scenario(other, explorer(skulls=10), explorer(), awards=((0, 1, 0), (), ()))
    tally = scenario.rules.tally(scenario.state, 0)
    assert (tally["skulls"], tally["awards"]) == (-99, 8)
