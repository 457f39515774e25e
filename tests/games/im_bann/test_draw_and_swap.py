"""Drawing, swapping, shuffling and sitting out (IB-5, IB-6)."""

from __future__ import annotations

from pyramids.engine.contract import Chance
from pyramids.games.im_bann.events import Drawn, Shuffled
from tests.games.im_bann.players import play_game, transcript_lines
from tests.games.im_bann.tables import Table, kind, line_types, player

SEVEN = "ladder-1 ladder-2 ladder-3 rope-1 rope-2 torch-1 torch-2"


def test_everyone_is_dealt_five_cards_and_the_first_player_begins() -> None:
    """IB-5, IB-4 ruling 1: and the depot begins on the ladder."""
    session = play_game(("random",) * 3, seed=1)
    lines = transcript_lines(session)
    assert line_types(lines[:5]) == ["setup", "deal", "deal", "deal", "turn"]
    assert [line["player"] for line in lines[1:4]] == [0, 1, 2]
    assert [len(line["cards"]) for line in lines[1:4]] == [5, 5, 5]
    assert lines[4] == {"type": "turn", "round": 1, "player": 0, "again": False}
    assert session.states[0].depot == 0


def test_a_player_draws_one_or_two_cards_and_the_turn_is_over() -> None:
    """IB-6, ruling 2: the number is named before the first card is drawn."""
    table = Table(player(), player())
    assert table.legal(0) == ["draw 1", "draw 2"]
    table.play("0 draw 2")
    assert isinstance(table.rules.node(table.state), Chance)
    table.draw("torch-1", "spell")
    assert table.hand(0) == "torch-1 spell"
    assert table.deciding() == 1
    assert table.lines() == [
        {"type": "draw", "player": 0, "cards": ["torch-1", "spell"]},
        {"type": "turn", "round": 9, "player": 1, "again": False},
    ]


def test_nobody_draws_beyond_the_hand_limit() -> None:
    """IB-5: ten cards."""
    nine = Table(player(f"{SEVEN} curse curse"), player())
    assert "draw 1" in nine.legal(0)
    assert nine.refused("0 draw 2") == "hand_limit"
    ten = Table(player(f"{SEVEN} curse curse curse"), player())
    assert ten.refused("0 draw 1") == "hand_limit"
    assert "swap" in ten.legal(0), "a swap keeps the number of cards"


def test_nobody_draws_more_cards_than_there_are() -> None:
    """IB-6"""
    table = Table(player("curse"), player(), stack="", discards="rope-1")
    assert table.legal(0) == ["play curse", "draw 1", "swap"]
    assert table.refused("0 draw 2") == "nothing_to_draw"
    table.play("0 draw 1")
    assert table.happened(Shuffled) == [Shuffled(1, 1)]


def test_three_cards_are_too_many_to_draw() -> None:
    """IB-6"""
    assert Table(player(), player()).refused("0 draw 3") == "draw_at_most_two"


def test_the_discard_pile_is_shuffled_in_before_the_whole_draw() -> None:
    """IB-6: one card is left, two are drawn; the pile goes in before the first of them."""
    table = Table(player(), player(), stack="rope-1", discards="torch-5 curse")
    table.play("0 draw 2")
    assert table.discards() == ""
    table.draw("torch-5", "rope-1")
    assert table.lines()[:2] == [
        {"type": "shuffle", "discards": 2, "stack": 3},
        {"type": "draw", "player": 0, "cards": ["torch-5", "rope-1"]},
    ]


def test_a_stack_that_is_just_enough_is_not_shuffled() -> None:
    """IB-6"""
    table = Table(player(), player(), stack="rope-1 rope-2", discards="torch-5")
    table.play("0 draw 2")
    assert table.discards() == "torch-5"
    assert not table.happened(Shuffled)


def test_a_swap_is_begun_gets_cards_in_rising_order_and_is_ended() -> None:
    """IB-6: a set of cards is one sequence of moves."""
    table = Table(player("ladder-2 rope-1 rope-1 spell"), player())
    table.play("0 swap")
    assert table.legal(0) == ["pick ladder-2", "pick rope-1", "pick spell"]
    assert table.refused("0 done") == "pick_a_card"
    table.play("0 pick rope-1")
    assert table.legal(0) == ["done", "pick rope-1", "pick spell"]
    assert table.refused("0 pick ladder-2") == "picked_before"
    table.play("0 pick rope-1")
    assert table.refused("0 pick rope-1") == "not_in_hand"
    assert table.hand(0) == "ladder-2 rope-1 rope-1 spell", "until the swap is ended"
    table.play("0 done")
    assert table.discards() == "rope-1 rope-1"
    table.draw("torch-4", "curse")
    assert table.hand(0) == "ladder-2 torch-4 spell curse"
    assert table.lines()[:2] == [
        {"type": "swap", "player": 0, "cards": ["rope-1", "rope-1"]},
        {"type": "draw", "player": 0, "cards": ["torch-4", "curse"]},
    ]


def test_five_cards_at_most_are_swapped() -> None:
    """IB-6"""
    table = Table(player(SEVEN), player())
    table.play("0 swap", *[f"0 pick {card}" for card in SEVEN.split()[:5]])
    assert table.legal(0) == ["done"]
    assert table.refused("0 pick torch-1") == "swap_at_most_five"


def test_swapped_cards_are_shuffled_in_and_may_come_back() -> None:
    """IB-6, ruling 3: so a swap is always possible with a card in hand."""
    table = Table(player("curse spell"), player(), stack="", discards="")
    table.play("0 swap", "0 pick spell", "0 done")
    assert table.happened(Shuffled) == [Shuffled(1, 1)]
    table.draw("spell")
    assert table.hand(0) == "spell curse"
    assert line_types(table.lines()) == ["swap", "shuffle", "draw", "turn"]


def test_nothing_in_hand_can_not_be_swapped() -> None:
    """IB-6"""
    assert Table(player(), player()).refused("0 swap") == "no_cards"


def test_with_no_card_anywhere_nothing_is_possible() -> None:
    """Ruling 4: otherwise nobody may sit out."""
    table = Table(player(), player("curse"), stack="", discards="")
    assert table.legal(0) == ["idle"]
    table.play("0 idle")
    assert line_types(table.lines()) == ["idle", "turn"]
    assert table.deciding() == 1
    assert "idle" not in table.legal(1)


def test_after_idling_the_mummy_may_be_passed_on() -> None:
    """Ruling 4, IB-6"""
    table = Table(player(), player(), stack="", mummy=0)
    table.play("0 idle", "0 mummy 1")
    assert line_types(table.lines()) == ["idle", "mummy", "turn"]


def test_after_drawing_the_mummy_may_be_passed_on_but_nothing_played() -> None:
    """IB-6: drawing and playing exclude each other; the Mummy's owner decides afterwards."""
    table = Table(player("ladder-5", "ladder-4"), player(), mummy=0)
    table.play("0 draw 1")
    table.draw("ladder-1")
    assert table.legal(0) == ["mummy 1", "done"]
    assert table.refused("0 play ladder-1") == "no_more_equipment"
    assert table.refused("0 beat") == "one_adventure"
    table.play("0 mummy 1")
    assert table.state.mummy == 1
    assert line_types(table.lines()) == ["draw", "mummy", "turn"]


def test_a_drawn_card_is_told_to_everyone_as_an_event_of_its_owner() -> None:
    """IB-6: what each viewer may see of it is decided by `shown`."""
    table = Table(player(), player())
    table.play("0 draw 1")
    table.draw("scarab")
    assert table.happened(Drawn) == [Drawn(0, kind("scarab"))]
