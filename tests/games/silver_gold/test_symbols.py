"""Action 2, what marks do: SG-12 to SG-15."""

from __future__ import annotations

from typing import Unpack

import pytest

from pyramids.engine.contract import Decide
from pyramids.games.silver_gold.events import Completed, Lapsed, Tomb
from pyramids.games.silver_gold.state import Explorer
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, Ticks, deck, explorer, of_type

WAY = "E{} ..... ..... ..... ....T"
"""A hall whose first row is to be drawn."""


def marked(row: str, fields: str, pattern: str, **sheet: Unpack[Ticks]) -> Explorer:
    """The explorer after marking fields of the hall with that first row, in round 1."""
    return after(WAY.format(row), f"pattern 1 {fields}", pattern, **sheet).state.explorers[0]


def after(
    chamber: str,
    move: str,
    pattern: str,
    round: int = 1,  # noqa: A002
    **sheet: Unpack[Ticks],
) -> Scenario:
    """The scenario after a move on card 1 as drawn; card 2 is a plain hall."""
    mine = explorer(1, 2, **sheet)
    scenario = Scenario(deck({1: chamber}), mine, explorer(3, 4), pattern=pattern, round=round)
    scenario.play(f"0 {move}")
    return scenario


# Gems


def test_each_gem_ticks_a_box_of_its_colour() -> None:
    """SG-12: gems"""
    sheet = marked("rg..", "a1b1c1", "I3")
    assert (sheet.red, sheet.green) == (1, 1)
    assert marked("rr..", "a1b1c1", "I3").red == 2


def test_symbols_beside_the_marks_do_nothing() -> None:
    """SG-12: only what lies under new marks counts."""
    sheet = marked("rgs.", "a1a2a3", "I3")
    assert (sheet.red, sheet.green, sheet.skulls) == (0, 0, 0)


@pytest.mark.parametrize(("before", "now"), [(8, 10), (9, 10), (10, 10)])
def test_from_the_eleventh_gem_on_nothing_is_ticked(before: int, now: int) -> None:
    """SG-12, SG-3: ten boxes a colour; the other colour goes on."""
    assert marked("rr..", "a1b1c1", "I3", red=before).red == now
    assert marked("gg..", "a1b1c1", "I3", green=before).green == now
    assert marked("rg..", "a1b1c1", "I3", red=before).green == 1


# Torches


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_torch_ticks_the_box_of_its_round(number: int) -> None:
    """SG-12: torch"""
    scenario = after(WAY.format("f..."), "pattern 1 a1b1", "I2", round=number)
    assert scenario.state.explorers[0].torches == 1 << (number - 1)


def test_only_one_torch_counts_in_a_round() -> None:
    """SG-12: two under one pattern, or one after another, tick one box."""
    assert marked("ff..", "a1b1c1", "I3").torches == 0b0001
    again = after(WAY.format("f..."), "pattern 1 a1b1", "I2", round=2, torches=0b0010)
    assert again.state.explorers[0].torches == 0b0010


def test_a_torch_does_not_light_a_round_gone_by() -> None:
    """SG-12: the boxes of rounds 1 and 2 stay empty."""
    scenario = after(WAY.format("ff.."), "pattern 1 a1b1c1", "I3", round=3)
    assert scenario.state.explorers[0].torches == 0b0100


# Skulls and potions


@pytest.mark.parametrize(("before", "now"), [(0, 2), (8, 10), (9, 10), (10, 10)])
def test_skulls_tick_boxes_up_to_the_tenth(before: int, now: int) -> None:
    """SG-12: skull"""
    assert marked("ss..", "a1b1c1", "I3", skulls=before).skulls == now


@pytest.mark.parametrize(("before", "now"), [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)])
def test_a_potion_wipes_two_skulls_or_as_many_as_there_are(before: int, now: int) -> None:
    """SG-12: potion"""
    assert marked("p...", "a1b1", "I2", skulls=before).skulls == now


def test_a_potion_wipes_the_boxes_of_the_highest_value() -> None:
    """SG-12: boxes 4 and 5 (values 4 and 6) of five; the highest left counts 3."""
    scenario = after(WAY.format("p..."), "pattern 1 a1b1", "I2", skulls=5)
    assert scenario.rules.tally(scenario.state, 0)["skulls"] == -3


@pytest.mark.parametrize(
    ("row", "before", "now"),
    [("sp..", 0, 0), ("ps..", 0, 0), ("sp..", 1, 0), ("ps..", 5, 4), ("sp..", 10, 8)],
)
def test_skulls_are_ticked_before_potions_are_drunk(row: str, before: int, now: int) -> None:
    """SG-13: of the same placement, wherever they lie. A full sheet's eleventh skull is lost
    before the potion is drunk."""
    assert marked(row, "a1b1c1", "I3", skulls=before).skulls == now


def test_a_potion_of_an_earlier_placement_does_not_help_against_a_later_skull() -> None:
    """SG-13 speaks of the same placement only: the extra mark comes after it."""
    scenario = after("Exp.. s.... ..... ..... ....T", "pattern 1 a1b1c1", "I3")
    assert scenario.state.explorers[0].skulls == 0
    scenario.play("0 extra 1 a2")
    assert scenario.state.explorers[0].skulls == 1


# Crosses


def test_a_cross_owes_one_extra_field_on_either_card() -> None:
    """SG-12: the entrance of an empty card, or a field that touches a mark."""
    scenario = after(WAY.format("x..."), "pattern 1 a1b1", "I2")
    assert scenario.rules.node(scenario.state) == Decide((0, 1), together=True)
    assert sorted(scenario.legal()) == ["extra 1 a2", "extra 1 b2", "extra 1 c1", "extra 2 a1"]
    scenario.play("0 extra 2 a1")
    assert scenario.legal() == []


def test_an_extra_mark_on_a_cross_owes_the_next_one() -> None:
    """SG-12: a chain of three crosses, the last of them on the other card."""
    chambers = {1: "Exx.. ..... ..... ..... ....T", 2: "E.... x.... ..... ..... ....T"}
    scenario = Scenario(deck(chambers), explorer(1, (2, "a1")), explorer(3, 4))
    scenario.play("0 pattern 1 a1b1")
    assert scenario.state.due == (1, -1)
    scenario.play("0 extra 1 c1")
    assert scenario.state.due == (1, -1)
    scenario.play("0 extra 2 a2")
    assert scenario.state.due == (1, -1)
    scenario.play("0 extra 2 b1")
    assert scenario.state.due == (0, -1)


def test_two_crosses_under_one_pattern_owe_two_extra_fields() -> None:
    """SG-12"""
    scenario = after(WAY.format("xx.."), "pattern 1 a1b1c1", "I3")
    assert scenario.state.due[0] == 2
    scenario.play("0 extra 1 d1")
    assert scenario.state.due[0] == 1
    scenario.play("0 extra 1 e1")
    assert scenario.state.due[0] == 0


def test_a_cross_under_a_single_field_counts_too() -> None:
    """SG-11, SG-12: the single field instead of the pattern has the same effects."""
    mine = explorer((1, "a1"), 2)
    scenario = Scenario(deck({1: WAY.format("x...")}), mine, explorer(3, 4), pattern="O4")
    scenario.play("0 single 1 b1")
    assert scenario.state.due[0] == 1


def test_symbols_under_extra_marks_take_effect() -> None:
    """SG-12: the gem is ticked at once."""
    scenario = after("Ex... r.... ..... ..... ....T", "pattern 1 a1b1", "I2")
    scenario.play("0 extra 1 a2")
    assert scenario.state.explorers[0].red == 1


def test_others_need_not_wait_for_somebodys_extra_marks() -> None:
    """SG-12: everyone marks at the same time; the turn ends with the last extra mark."""
    scenario = after(WAY.format("x..."), "pattern 1 a1b1", "I2")
    scenario.play("1 single 3 a1")
    assert scenario.rules.node(scenario.state) == Decide((0,), together=True)
    scenario.play("0 extra 1 c1")
    assert not isinstance(scenario.rules.node(scenario.state), Decide)


# The tomb, and extra marks around it


def test_marking_the_tomb_completes_the_pyramid() -> None:
    """SG-12: tomb"""
    scenario = Scenario(deck({1: CORRIDOR}), explorer((1, "a1a2a3"), 2), explorer(3, 4))
    events = scenario.play("0 pattern 1 a4a5", "1 single 3 a1")
    assert of_type(events, Tomb, Completed) == [Tomb(0, 1, (4, 0)), Completed(0, 1, place=0)]
    assert scenario.state.explorers[0].done == (1,)


def test_an_extra_mark_may_still_go_on_a_card_just_completed() -> None:
    """SG-14: it stays one of the two cards until action 3, and its gem still counts."""
    chamber = "E.... ..... ..... ..... ..rxT"
    mine = explorer((1, "a1b1c1d1d2d3d4"), 2)
    scenario = Scenario(deck({1: chamber}), mine, explorer(3, 4), pattern="I2")
    scenario.play("0 pattern 1 d5e5")
    assert "extra 1 c5" in scenario.legal()
    scenario.play("0 extra 1 c5", "1 single 3 a1")
    assert scenario.state.explorers[0].red == 1
    assert scenario.state.explorers[0].done == (1,)


def test_an_extra_mark_may_complete_the_other_card_too() -> None:
    """SG-12, SG-16: both cards are completed in one turn."""
    chambers = {1: "E#### .#### .#### x#### T####", 2: CORRIDOR}
    mine = explorer((1, "a1a2a3"), (2, "a1a2a3a4"))
    scenario = Scenario(deck(chambers), mine, explorer(3, 4), pattern="I2")
    scenario.play("0 pattern 1 a4a5", "0 extra 2 a5", "1 single 3 a1")
    assert scenario.state.explorers[0].done == (1, 2)


def test_extra_marks_are_mandatory() -> None:
    """SG-15: while one is owed, there is nothing else to do, and no way around it."""
    scenario = after(WAY.format("x..."), "pattern 1 a1b1", "I2")
    assert {text.split()[0] for text in scenario.legal()} == {"extra"}
    scenario.play("1 single 3 a1")
    assert scenario.rules.node(scenario.state) == Decide((0,), together=True)


def test_an_extra_mark_without_a_field_lapses() -> None:
    """SG-15: their only card is full, so nothing is owed and the turn goes on."""
    chambers = {1: "E#### .#### .#### x#### T####"}
    only_card = explorer((1, "a1a2a3"))
    scenario = Scenario(deck(chambers), only_card, explorer(3, 4), stack=(), display=())
    events = scenario.play("0 pattern 1 a4a5")
    assert scenario.state.due == (0, -1)
    assert of_type(events, Lapsed) == [Lapsed(0, count=1)]


def test_of_two_extra_marks_the_second_lapses_when_the_first_takes_the_last_field() -> None:
    """SG-15"""
    chambers = {1: "E#### .#### x#### x#### T####", 2: CORRIDOR}
    mine = explorer((1, "a1a2"), (2, "a1a2a3a4"))
    scenario = Scenario(deck(chambers), mine, explorer(3, 4), pattern="I3")
    scenario.play("0 pattern 1 a3a4a5")
    assert scenario.state.due[0] == 2
    events = scenario.play("0 extra 2 a5")
    assert scenario.state.due[0] == 0
    assert of_type(events, Lapsed) == [Lapsed(0, count=1)]


def test_a_cross_under_the_last_field_of_a_chain_lapses() -> None:
    """SG-15: the extra mark falls on a cross that has nowhere to go."""
    chambers = {1: "E#### .#### x#### x#### T####", 2: "E#### .#### .#### .#### Tx###"}
    mine = explorer((1, "a1a2"), (2, "a1a2a3a4"))
    scenario = Scenario(deck(chambers), mine, explorer(3, 4), pattern="I3")
    events = scenario.play("0 pattern 1 a3a4a5", "0 extra 2 a5", "0 extra 2 b5", "1 single 3 a1")
    assert of_type(events, Lapsed) == [Lapsed(0, count=1)]
    assert scenario.state.explorers[0].done == (1, 2)
