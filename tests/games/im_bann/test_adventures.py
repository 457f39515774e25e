"""Adventures, exactness, the royal chamber and the Mummy (IB-8 to IB-11)."""

from __future__ import annotations

import pytest

from pyramids.games.im_bann.events import AdventureBeaten
from tests.games.im_bann.tables import Table, line_types, player


def test_an_adventure_is_beaten_with_at_least_its_value() -> None:
    """IB-9: the whole display is discarded, surplus and Protection too."""
    table = Table(player("ladder-3 torch-1", "rope-2 rope-1 protection"), player())
    table.play("0 play ladder-3")
    assert table.legal(0) == ["beat", "done"]
    table.play("0 beat")
    assert table.place(0) == 1
    assert table.display(0) == ""
    assert table.discards() == "ladder-3 rope-1 rope-2 protection"
    assert table.lines()[1] == {
        "type": "adventure",
        "player": 0,
        "place": 0,
        "need": 5,
        "total": 6,
        "exact": False,
        "cards": ["ladder-3", "rope-1", "rope-2", "protection"],
    }
    assert table.deciding() == 1, "no other turn: it was overpaid"


def test_nobody_has_to_beat_an_adventure() -> None:
    """IB-8, ruling 8"""
    table = Table(player("ladder-5"), player())
    table.play("0 play ladder-5", "0 done")
    assert table.place(0) == 0
    assert table.display(0) == "ladder-5"


def test_too_little_equipment_beats_nothing() -> None:
    """IB-9: with a Mummy, 3 more are needed."""
    table = Table(player("ladder-4 curse", "rope-2"), player(), mummy=0)
    table.play("0 play ladder-4")
    assert "beat" not in table.legal(0)
    assert table.refused("0 beat") == "too_little"


def test_one_adventure_a_turn_and_only_after_playing() -> None:
    """IB-8: 5 and 6 lie in the display, but only one is beaten."""
    table = Table(player("ladder-1", "torch-5 torch-4 rope-2"), player())
    assert "beat" not in table.legal(0)
    assert table.refused("0 beat") == "not_now"
    table.play("0 play ladder-1", "0 beat")
    assert table.deciding() == 1


def test_an_exact_adventure_sets_the_depot_and_gives_another_turn() -> None:
    """IB-10"""
    table = Table(player("ladder-3 rope-1", "torch-2"), player())
    table.play("0 play ladder-3", "0 beat")
    assert table.legal(0) == ["depot ladder", "depot pickaxe", "depot rope", "depot torch"]
    assert table.refused("0 done") == "not_now"
    table.play("0 depot rope")
    assert table.deciding() == 0
    assert line_types(table.lines()) == ["play", "adventure", "depot", "turn"]
    assert table.lines()[-1] == {"type": "turn", "round": 9, "player": 0, "again": True}
    table.play("0 play rope-1")
    assert table.deciding() == 1, "the other turn was a whole one"
    assert table.lines()[-1] == {"type": "turn", "round": 9, "player": 1, "again": False}


def test_the_depot_may_be_left_as_it_is_without_a_line() -> None:
    """IB-10"""
    table = Table(player("ladder-5"), player())
    table.play("0 play ladder-5", "0 beat", "0 depot ladder")
    assert line_types(table.lines()) == ["play", "adventure", "turn"]


def test_several_other_turns_follow_each_other() -> None:
    """IB-10: 5 and 6 exactly; then a draw ends it."""
    table = Table(player("ladder-5 scarab rope-4 rope-2"), player())
    table.play("0 play ladder-5", "0 beat", "0 depot rope")
    table.play("0 play scarab", "0 play rope-4", "0 play rope-2", "0 beat", "0 depot rope")
    table.play("0 draw 1")
    table.draw("curse")
    turns = [line for line in table.lines() if line["type"] == "turn"]
    assert [(line["player"], line["again"]) for line in turns] == [(0, True), (0, True), (1, False)]
    assert table.place(0) == 2


def test_a_scarab_ends_with_its_turn() -> None:
    """Ruling 9: after the exact adventure one equipment card is a turn."""
    table = Table(player("scarab ladder-5 ladder-1 ladder-1 rope-1"), player())
    table.play("0 play scarab", "0 play ladder-5", "0 beat", "0 depot ladder")
    table.play("0 play ladder-1")
    assert table.deciding() == 1


def test_the_mummy_counts_for_exactness_and_stays() -> None:
    """IB-9, IB-10: 5 and 3 are 8."""
    table = Table(player("ladder-4", "rope-4"), player(), mummy=0)
    table.play("0 play ladder-4", "0 beat", "0 depot torch")
    (beaten,) = table.happened(AdventureBeaten)
    assert (beaten.need, beaten.total, beaten.exact) == (8, 8, True)
    assert table.state.mummy == 0
    table.play("0 mummy 1")
    assert line_types(table.lines()) == ["play", "adventure", "depot", "mummy", "turn"]
    assert table.lines()[-1]["again"] is True, "ruling 9: then comes the other turn"


def test_the_mummy_is_passed_on_after_the_adventure_or_without_it() -> None:
    """IB-8, ruling 8: afterwards nothing else follows in the turn."""
    table = Table(player("ladder-5", "rope-4"), player(), player(), mummy=0)
    table.play("0 play ladder-5")
    assert table.legal(0) == ["beat", "mummy 1", "mummy 2", "done"]
    table.play("0 mummy 2")
    assert table.state.mummy == 2
    assert table.place(0) == 0
    assert table.deciding() == 1
    assert table.lines()[1] == {"type": "mummy", "player": 0, "to": 2, "removed": []}


def test_only_the_player_of_the_turn_passes_the_mummy_on_from_the_own_display() -> None:
    """Ruling 10"""
    table = Table(player("ladder-5"), player(), mummy=1)
    table.play("0 play ladder-5")
    assert table.refused("0 mummy 1") == "no_mummy"
    assert table.refused("1 mummy 0") == "not_your_turn"


def test_the_mummy_goes_to_another_player() -> None:
    """IB-8"""
    table = Table(player("spell ladder-5"), player(), mummy=0)
    table.play("0 play spell ladder")
    assert table.refused("0 mummy 0") == "mummy_to_another"
    assert table.refused("0 mummy 7") == "mummy_to_another"


def test_a_mummy_laid_before_oneself_may_be_passed_on_in_the_same_turn() -> None:
    """IB-12, ruling 8: its 3 counts for the adventure in between."""
    table = Table(player("mummy ladder-3", "rope-5"), player())
    table.play("0 play mummy 0", "0 play ladder-3", "0 beat", "0 depot ladder", "0 mummy 1")
    assert line_types(table.lines()) == ["play", "play", "adventure", "mummy", "turn"]
    assert table.place(0) == 1


def test_the_chamber_must_be_met_exactly() -> None:
    """IB-11: 12 on the normal path; 13 lock it."""
    table = Table(player("ladder-3", "rope-5 torch-5", 5), player())
    table.play("0 play ladder-3")
    assert table.place(0) == 5
    assert table.deciding() == 1, "13 beat nothing"
    exact = Table(player("ladder-2 spell", "rope-5 torch-5", 5), player())
    exact.play("0 play spell ladder")
    assert exact.refused("0 beat") == "chamber_exactly"
    exact.play("0 play ladder-2", "0 beat")
    assert exact.over().winners == (0,)


def test_an_overpaid_chamber_opens_again_after_a_curse_or_with_the_mummy() -> None:
    """IB-11: 15 are 12 and the Mummy's 3."""
    display = "rope-5 torch-5 ladder-5"
    table = Table(player("mummy protection", display, 5), player())
    table.play("0 play mummy 0", "0 beat")
    assert table.over().reason == "chamber"


def test_passing_the_mummy_on_to_the_chamber_has_a_price() -> None:
    """IB-11, ruling 11: equipment worth at least 3, more if one likes."""
    display = "ladder-1 ladder-2 rope-4 protection"
    table = Table(player("spell torch-1", display), player("", "", 5), player(), mummy=0)
    table.play("0 play spell torch")
    assert table.legal(0) == ["beat", "play torch-1", "mummy 1", "mummy 2", "done"][1:]
    table.play("0 mummy 1")
    assert table.state.mummy == 0, "until the price is paid"
    assert table.legal(0) == ["pick ladder-1", "pick ladder-2", "pick rope-4"]
    assert table.refused("0 pick protection") == "price_is_equipment"
    assert table.refused("0 done") == "price_too_low"
    table.play("0 pick ladder-1")
    assert table.legal(0) == ["pick ladder-2", "pick rope-4"]
    table.play("0 pick ladder-2")
    assert table.legal(0) == ["done", "pick rope-4"]
    assert table.refused("0 pick ladder-1") == "not_in_display"
    table.play("0 done")
    assert table.state.mummy == 1
    assert table.display(0) == "rope-4 protection"
    assert table.discards() == "ladder-1 ladder-2 spell"
    (line,) = [line for line in table.lines() if line["type"] == "mummy"]
    assert line == {"type": "mummy", "player": 0, "to": 1, "removed": ["ladder-1", "ladder-2"]}


def test_a_pick_that_would_leave_the_price_unpayable_is_refused() -> None:
    """IB-11: cards are picked in rising order, so 1 after 2 would be too little."""
    table = Table(player("spell rope-1", "ladder-2 torch-1"), player("", "", 5), mummy=0)
    table.play("0 play spell rope", "0 mummy 1")
    assert table.legal(0) == ["pick ladder-2"]
    assert table.refused("0 pick torch-1") == "price_too_low"


@pytest.mark.parametrize("display", ["", "rope-2", "rope-1 rope-1 protection protection"])
def test_whoever_has_too_little_can_not_give_the_mummy_to_the_chamber(display: str) -> None:
    """Ruling 11"""
    table = Table(player("spell torch-1", display), player("", "", 5), player(), mummy=0)
    table.play("0 play spell torch")
    assert table.refused("0 mummy 1") == "price_too_high"
    assert "mummy 2" in table.legal(0)


def test_laying_the_mummy_from_the_hand_is_free_for_the_chamber_too() -> None:
    """Ruling 11"""
    table = Table(player("mummy", "rope-5"), player("", "", 5))
    table.play("0 play mummy 1", "0 done")
    assert table.display(0) == "rope-5"
    assert table.state.mummy == 1


def test_the_mummy_is_not_passed_on_to_whoever_is_out() -> None:
    """Ruling 12"""
    table = Table(
        player("", "", 6), player("ladder-1", ""), player(), turn=1, mummy=1, scoring=True, first=0
    )
    table.play("1 play ladder-1")
    assert table.refused("1 mummy 0") == "mummy_to_nobody"
    assert table.legal(1) == ["mummy 2", "done"]
