"""The end of the game, scores and ranks (IB-13, IB-14)."""

from __future__ import annotations

from pyramids.games.im_bann.events import Ended, TurnBegan
from tests.games.im_bann.tables import Table, line_types, player

NEARLY = "rope-5 torch-5"
"""2 are missing at the chamber of the normal path."""


def test_whoever_beats_the_chamber_wins_at_once() -> None:
    """IB-13: everyone else has rank 2, however far they are."""
    table = Table(player(), player("ladder-2", NEARLY, 5), player("", "", 4), turn=1)
    table.play("1 play ladder-2", "1 beat")
    over = table.over()
    assert over.ranks == (2, 1, 2)
    assert over.reason == "chamber"
    assert over.scores == (-47, 0, -21)
    assert line_types(table.lines()) == ["play", "adventure"]
    assert table.happened(Ended) == [Ended((1,), "chamber")]


def test_the_basic_scores_tell_how_far_everyone_was() -> None:
    """IB-14: open values, what the display is worth, the Mummy."""
    table = Table(
        player("ladder-2", NEARLY, 5), player("", "torch-4 protection", 3), player(), mummy=1
    )
    table.play("0 play ladder-2", "0 beat")
    tally = table.rules.tally(table.state, 1)
    assert tally == {"open": -29, "display": 4, "mummy": -3, "total": -28, "place": 3}


def test_in_the_variant_the_round_is_finished() -> None:
    """IB-14: the players after the first one have their turns, other turns included."""
    table = Table(
        player("", "", 2),
        player("ladder-2", NEARLY, 5),
        player("ladder-4 torch-1", "rope-1", 0),
        player("", "", 0),
        turn=1,
        scoring=True,
    )
    table.play("1 play ladder-2", "1 beat")
    assert table.deciding() == 2
    table.play("2 play ladder-4", "2 beat", "2 depot torch", "2 play torch-1", "3 draw 1")
    table.draw("curse")
    over = table.over()
    assert over.scores == (-36, 0, -41, -47)
    assert over.ranks == (2, 1, 3, 4)
    assert table.state.round == 9


def test_who_beats_the_chamber_later_does_not_win() -> None:
    """Ruling 13: they lose nothing, or 3 with the Mummy; the first one never does."""
    table = Table(
        player("ladder-2", NEARLY, 5),
        player("ladder-5", "rope-4 torch-4 rope-2", 5),
        scoring=True,
        mummy=1,
    )
    table.play("0 play ladder-2", "0 beat", "1 play ladder-5", "1 beat")
    over = table.over()
    assert over.scores == (0, -3)
    assert over.ranks == (1, 2)
    assert table.rules.tally(table.state, 1)["place"] == 6


def test_the_first_one_through_loses_nothing_for_the_mummy() -> None:
    """Ruling 13, ruling 12: the Mummy stays there."""
    table = Table(player("ladder-5", NEARLY, 5), player(), mummy=0)
    table.play("0 play ladder-5", "0 beat")
    assert table.over().scores == (0, -47)
    assert table.state.mummy == 0


def test_whoever_is_out_keeps_the_hand_and_has_no_other_turn() -> None:
    """Ruling 12: no depot, no passing on of the Mummy."""
    table = Table(player("ladder-5 curse", NEARLY, 5), player(), player(), scoring=True, mummy=0)
    table.play("0 play ladder-5", "0 beat")
    assert table.deciding() == 1
    assert table.hand(0) == "curse"
    assert line_types(table.lines()) == ["play", "adventure", "turn"]


def test_equal_totals_share_a_rank_in_the_variant() -> None:
    """IB-14: 1, 2, 2, 4."""
    table = Table(
        player("", "", 1),
        player("", "", 2),
        player("", "", 2),
        player("ladder-2", NEARLY, 5),
        turn=3,
        scoring=True,
    )
    table.play("3 play ladder-2", "3 beat")
    assert table.over().ranks == (4, 2, 2, 1)


def test_a_display_counts_at_most_the_current_value() -> None:
    """Ruling 14: also beside the chamber; the Mummy's 3 is lost all the same."""
    table = Table(
        player("ladder-2", NEARLY, 5),
        player("", "pickaxe-5 pickaxe-4", 0),
        player("", "ladder-5 ladder-4 rope-4", 5),
        mummy=2,
    )
    table.play("0 play ladder-2", "0 beat")
    second, third = (table.rules.tally(table.state, seat) for seat in (1, 2))
    assert (second["display"], second["total"]) == (5, -42)
    assert (third["display"], third["mummy"], third["total"]) == (12, -3, -3)


def test_after_the_last_round_whoever_came_closest_wins() -> None:
    """Ruling 15: equal totals share the victory."""
    table = Table(player("", "", 1), player("", "", 0), player("", "", 1), number=200, turn=2)
    table.play("2 draw 1")
    table.draw("torch-1")
    over = table.over()
    assert over.reason == "limit"
    assert over.ranks == (1, 3, 1)
    assert over.winners == (0, 2)


def test_the_limit_comes_after_the_other_turns_of_the_last_player() -> None:
    """Ruling 15, IB-10"""
    table = Table(player(), player("ladder-5"), number=200, turn=1)
    table.play("1 play ladder-5", "1 beat", "1 depot rope")
    assert table.deciding() == 1
    table.play("1 draw 1")
    table.draw("torch-1")
    assert table.over().winners == (1,)


def test_the_chamber_in_the_last_round_counts_as_the_chamber() -> None:
    """Ruling 15: the limit holds only if nobody was through."""
    table = Table(player("ladder-2", NEARLY, 5), player(), number=200, scoring=True)
    table.play("0 play ladder-2", "0 beat", "1 draw 1")
    table.draw("torch-1")
    assert table.over().reason == "chamber"


def test_the_round_rises_with_the_first_players_turn_but_not_with_another_one() -> None:
    """IB-4, ruling 1"""
    table = Table(player("ladder-5"), player(), turn=1, number=3)
    table.play("1 draw 1")
    table.draw("torch-1")
    table.play("0 play ladder-5", "0 beat", "0 depot ladder")
    turns = table.happened(TurnBegan)
    assert [(turn.round, turn.seat, turn.again) for turn in turns] == [(4, 0, False), (4, 0, True)]
