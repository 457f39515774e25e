"""Playing equipment and special cards (IB-7, IB-12)."""

from __future__ import annotations

import pytest

from tests.games.im_bann.tables import Table, line_types, player


def test_one_equipment_card_that_matches_the_depot_is_played() -> None:
    """IB-7: it lies open in the display, and the turn is over."""
    table = Table(player("rope-3 torch-1 rope-1"), player(), depot="rope")
    assert table.legal(0) == ["play rope-1", "play rope-3", "draw 1", "draw 2", "swap"]
    assert table.refused("0 play torch-1") == "another_item"
    assert table.refused("0 play torch-2") == "not_in_hand"
    table.play("0 play rope-3")
    assert table.display(0) == "rope-3"
    assert table.deciding() == 1
    assert table.lines()[0] == {"type": "play", "player": 0, "card": "rope-3"}


def test_a_special_card_may_be_followed_by_one_equipment_card() -> None:
    """IB-7: not by two, and not by another special card."""
    table = Table(player("protection curse ladder-1 ladder-2"), player())
    table.play("0 play protection")
    assert table.legal(0) == ["play ladder-1", "play ladder-2", "done"]
    assert table.refused("0 play curse") == "one_special_card"
    table.play("0 play ladder-1")
    assert table.deciding() == 1
    assert table.display(0) == "ladder-1 protection"


def test_a_special_card_alone_is_a_turn() -> None:
    """IB-7"""
    table = Table(player("scarab ladder-1"), player())
    table.play("0 play scarab", "0 done")
    assert table.deciding() == 1
    assert table.discards() == "scarab"


def test_after_equipment_no_special_card_follows() -> None:
    """IB-7: the special card comes first. The adventure is beaten, so the turn isn't over yet."""
    table = Table(player("curse ladder-1", "ladder-5"), player())
    table.play("0 play ladder-1")
    assert table.legal(0) == ["beat", "done"]
    assert table.refused("0 play curse") == "one_special_card"


def test_a_spell_sets_the_depot_and_the_equipment_must_match_it() -> None:
    """IB-12, ruling 5"""
    table = Table(player("spell rope-2 ladder-2"), player())
    table.play("0 play spell rope")
    assert table.depot() == "rope"
    assert table.refused("0 play ladder-2") == "another_item"
    table.play("0 play rope-2")
    assert table.discards() == "spell"
    assert table.lines()[:2] == [
        {"type": "play", "player": 0, "card": "spell", "item": "rope"},
        {"type": "play", "player": 0, "card": "rope-2"},
    ]


def test_a_spell_may_leave_the_depot_as_it_is() -> None:
    """Ruling 6"""
    table = Table(player("spell"), player())
    table.play("0 play spell ladder")
    assert table.depot() == "ladder"
    assert table.deciding() == 1, "nothing is left in the hand"


def test_a_scarab_lets_any_number_of_equipment_cards_follow() -> None:
    """IB-12: all of the item that the depot shows."""
    table = Table(player("scarab rope-1 rope-1 rope-3 torch-1"), player(), depot="rope")
    table.play("0 play scarab", "0 play rope-3", "0 play rope-1")
    assert table.legal(0) == ["play rope-1", "done"]
    table.play("0 play rope-1", "0 done")
    assert table.display(0) == "rope-1 rope-1 rope-3"
    assert table.discards() == "scarab"


def test_a_scarab_may_be_followed_by_nothing() -> None:
    """Ruling 6"""
    table = Table(player("scarab torch-1"), player())
    table.play("0 play scarab")
    assert table.legal(0) == ["done"]


def test_a_curse_costs_every_other_player_a_card_clockwise() -> None:
    """IB-12: at once, before the equipment card that follows."""
    table = Table(
        player("ladder-2", "torch-1"),
        player("curse ladder-1", "rope-3"),
        player("", "torch-2 torch-3"),
        player("", ""),
        turn=1,
    )
    table.play("1 play curse")
    assert table.deciding() == 2
    assert table.refused("0 lose torch-1") == "not_your_turn"
    assert table.refused("2 done") == "choose_what_to_lose"
    assert table.refused("2 lose torch-1") == "lose_one"
    table.play("2 lose torch-2")
    assert table.deciding() == 0, "the fourth player has nothing to lose"
    table.play("0 lose torch-1", "1 play ladder-1")
    assert table.display(1) == "ladder-1 rope-3", "the player of the Curse loses nothing"
    assert table.discards() == "torch-1 torch-2 curse"
    assert line_types(table.lines()) == ["play", "lose", "lose", "play", "turn"]


@pytest.mark.parametrize("card", ["protection", "rope-5"])
def test_against_a_curse_the_choice_is_free(card: str) -> None:
    """Ruling 7: whoever has a Protection may give up equipment instead."""
    table = Table(player("curse"), player("", "rope-5 protection"))
    table.play("0 play curse")
    assert table.legal(1) == ["lose rope-5", "lose protection"]
    table.play(f"1 lose {card}")
    assert card not in table.display(1)
    assert set(table.discards().split()) == {"curse", card}


def test_a_curse_takes_one_card_and_never_the_mummy() -> None:
    """Ruling 7"""
    table = Table(player("curse"), player("", "rope-5 rope-4"), player(), mummy=2)
    table.play("0 play curse", "1 lose rope-4")
    assert table.display(1) == "rope-5"
    assert table.state.mummy == 2
    assert table.deciding() == 1, "it is the next player's turn"


def test_a_curse_may_hit_nothing() -> None:
    """Ruling 6"""
    table = Table(player("curse"), player())
    table.play("0 play curse")
    assert table.deciding() == 1
    assert line_types(table.lines()) == ["play", "turn"]


def test_a_curse_spares_whoever_is_out() -> None:
    """Ruling 12"""
    table = Table(player("curse"), player("", "", 6), player("", "rope-1"), scoring=True, first=1)
    table.play("0 play curse")
    assert table.deciding() == 2


def test_protection_is_laid_in_the_own_display_and_worth_nothing() -> None:
    """IB-12: any number may be there."""
    table = Table(player("protection", "protection ladder-5"), player(), length="short")
    table.play("0 play protection")
    assert table.display(0) == "ladder-5 protection protection"
    assert table.rules.scoring.total(table.state.archaeologists[0].display) == 5


@pytest.mark.parametrize("to", [0, 1, 2])
def test_the_mummy_is_laid_before_any_player(to: int) -> None:
    """IB-12, ruling 6: also before oneself."""
    table = Table(player("mummy ladder-1"), player(), player("", "", 5))
    assert table.legal(0)[1:4] == ["play mummy 0", "play mummy 1", "play mummy 2"]
    table.play(f"0 play mummy {to}")
    assert table.state.mummy == to
    assert table.discards() == ""
    assert table.lines()[0] == {"type": "play", "player": 0, "card": "mummy", "to": to}


def test_the_mummy_is_not_laid_before_whoever_is_out() -> None:
    """Ruling 12"""
    table = Table(player("mummy"), player("", "", 6), player(), scoring=True, first=1)
    assert table.refused("0 play mummy 1") == "mummy_to_nobody"


def test_after_a_special_card_the_player_is_asked_whatever_is_in_the_hand() -> None:
    """IB-7: a turn that ended by itself would tell the others that no card matches."""
    matching = Table(player("spell rope-1"), player())
    other = Table(player("spell torch-1"), player())
    for table in (matching, other):
        table.play("0 play spell rope")
        assert table.deciding() == 0
    assert matching.rules.observe(matching.state, 1) == other.rules.observe(other.state, 1)
