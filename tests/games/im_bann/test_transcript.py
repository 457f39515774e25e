"""The transcript's lines, as its page writes them."""

from __future__ import annotations

import pytest

from tests.games.im_bann.players import play_game, transcript_lines
from tests.games.im_bann.tables import Table, line_types, player


def test_the_example_of_the_page() -> None:
    """A swap; a Spell and an exact adventure with another turn (IB-6, IB-10)."""
    table = Table(
        player("spell curse"), player("spell rope-2", "rope-4", 1), depot="ladder", number=9
    )
    table.play("0 swap", "0 pick spell", "0 done")
    table.draw("spell")
    table.play("1 play spell rope", "1 play rope-2", "1 beat", "1 depot torch", "1 draw 2")
    table.draw("pickaxe-3", "ladder-2")
    lines = table.lines()
    for line in lines:
        if line["type"] == "adventure":
            assert sorted(line["cards"]) == ["rope-2", "rope-4"]
    expected = [
        {"type": "swap", "player": 0, "cards": ["spell"]},
        {"type": "draw", "player": 0, "cards": ["spell"]},
        {"type": "turn", "round": 9, "player": 1, "again": False},
        {"type": "play", "player": 1, "card": "spell", "item": "rope"},
        {"type": "play", "player": 1, "card": "rope-2"},
        {"type": "adventure", "player": 1, "place": 1, "need": 6, "total": 6, "exact": True,
         "cards": ["rope-2", "rope-4"]},
        {"type": "depot", "player": 1, "item": "torch"},
        {"type": "turn", "round": 9, "player": 1, "again": True},
        {"type": "draw", "player": 1, "cards": ["pickaxe-3", "ladder-2"]},
        {"type": "turn", "round": 10, "player": 0, "again": False},
    ]  # fmt: skip
    assert lines == expected


@pytest.mark.parametrize(("option", "written"), [("off", False), ("on", True)])
def test_the_setup_names_length_and_variant(option: str, written: bool) -> None:
    """IB-3, IB-14"""
    lines = transcript_lines(play_game(("goer", "random"), 2, length="long", scoring=option))
    assert lines[0] == {
        "type": "setup",
        "game": "im_bann",
        "level": "classic",
        "players": ["Ana", "Ben"],
        "seed": 2,
        "length": "long",
        "scoring": written,
    }


def test_the_end_has_everyones_score_and_the_result() -> None:
    """IB-13: ranks by player, and winners rising."""
    lines = transcript_lines(play_game(("random", "goer", "random"), 4))
    assert line_types(lines[-4:]) == ["score", "score", "score", "result"]
    for seat, line in enumerate(lines[-4:-1]):
        assert line["player"] == seat
        assert line["total"] == line["open"] + line["display"] + line["mummy"]
        assert set(line) == {"type", "player", "place", "open", "display", "mummy", "total"}
    assert set(lines[-1]) == {"type", "winners", "ranks", "reason"}
    ranks = lines[-1]["ranks"]
    assert lines[-1]["winners"] == [seat for seat, rank in enumerate(ranks) if rank == 1]


def test_an_unfinished_draw_is_told_as_far_as_it_went() -> None:
    """IB-6: a transcript of a running game."""
    table = Table(player(), player())
    table.play("0 draw 2")
    table.draw("curse")
    assert table.lines() == [{"type": "draw", "player": 0, "cards": ["curse"]}]
