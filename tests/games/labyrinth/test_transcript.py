"""The transcript's form, line by line as its page describes it; and the game in words."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from pyramids.engine.records.record import decode_ply
from pyramids.engine.session import Session
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.texts.standing import draw_labyrinth
from pyramids.play.texts.narration import narrate
from tests.games.labyrinth.boards import (
    Scenario,
    as_text,
    hunter,
    play,
    rules_of,
    setup,
    transcript_lines,
)

Line = dict[str, Any]

KEYS = {
    "setup": ["type", "game", "level", "players", "seed", "rules", "betting"],
    "bet": ["type", "player", "bet"],
    "number": ["type", "turn", "value"],
    "special": ["type", "player"],
    "lay": ["type", "player", "tile", "space", "rotation"],
    "treasure": ["type", "player", "field", "value"],
    "start": ["type", "player", "portal", "side"],
    "score": ["type", "player", "path", "fields", "treasures", "total"],
    "result": ["type", "winners"],
}


def written(seats: int, plies: Iterable[str], **options: str) -> list[Line]:
    """The transcript of plies from the start."""
    rules = rules_of()
    moves = [decode_ply(rules, text) for text in plies]
    return transcript_lines(Session.replay(rules, setup(seats, options), 7, moves))


def test_a_transcript_begins_with_the_setup_and_its_options() -> None:
    """LP-6, LP-14"""
    line = {"type": "setup", "game": "labyrinth", "level": "classic", "players": ["Ana"]}
    assert written(1, []) == [{**line, "seed": 7, "rules": "basic", "betting": False}]
    (chosen,) = written(1, [], rules="professional", betting="on")
    assert (chosen["rules"], chosen["betting"]) == ("professional", True)


def test_a_turn_is_written_player_by_player_whoever_was_first() -> None:
    """LP-4, LP-5, LP-7: number, then per player lay, treasures and start."""
    turn = [
        "* 6",
        "1 lay 6 e5 2",
        "0 lay 6 c3 0",
        "1 done",
        "0 treasure e6 1",
        "0 start left right",
    ]
    assert written(2, turn)[1:] == [
        {"type": "number", "turn": 1, "value": 6},
        {"type": "lay", "player": 0, "tile": 6, "space": [2, 2], "rotation": 0},
        {"type": "treasure", "player": 0, "field": [5, 4], "value": 1},
        {"type": "start", "player": 0, "portal": "left", "side": "right"},
        {"type": "lay", "player": 1, "tile": 6, "space": [4, 4], "rotation": 2},
    ]


def test_bets_come_before_the_number_and_winners_after_it() -> None:
    """LP-14"""
    for seed in range(60):
        lines = transcript_lines(play(rules_of(), ["mason"] * 3, seed, betting="on"))
        if any(line["type"] == "special" for line in lines):
            break
    at = next(index for index, line in enumerate(lines) if line["type"] == "special")
    kinds = [line["type"] for line in lines]
    number = max(index for index in range(at) if kinds[index] == "number")
    assert lines[number]["turn"] in (10, 15, 20)
    assert set(kinds[number + 1 : at + 1]) == {"special"}
    assert kinds[number - 1] == "bet"
    assert kinds[at + 1] in ("special", "lay")


@pytest.mark.parametrize("kind", ["basic", "professional"])
def test_a_finished_game_has_all_keys_in_their_order(kind: str) -> None:
    """LP-10 to LP-13: one score line a player, then the winners."""
    lines = transcript_lines(play(rules_of(), ["mason", "random"], 5, rules=kind, betting="on"))
    assert {line["type"] for line in lines} >= set(KEYS) - {"special"}
    for line in lines:
        assert list(line)[: len(KEYS[line["type"]])] == KEYS[line["type"]]
    assert [line["type"] for line in lines[-3:]] == ["score", "score", "result"]
    assert [line["turn"] for line in lines if line["type"] == "number"] == list(range(1, 26))
    for line in lines[-3:-1]:
        assert line["total"] == line["path"] + line["treasures"]
        assert line["path"] == len(line["fields"])


def test_lines_are_plain_json() -> None:
    lines = transcript_lines(play(rules_of(), ["random"], 1))
    assert [json.loads(text) for text in as_text(lines).splitlines()] == lines


def test_a_running_game_is_written_as_far_as_it_went() -> None:
    """Also what is laid in a turn that isn't over."""
    lines = written(2, ["* 6", "1 lay 6 e5 2"])
    assert [line["type"] for line in lines] == ["setup", "number", "lay"]


def test_a_labyrinth_is_drawn_with_its_path_and_pieces() -> None:
    scenario = Scenario(hunter("18 a3 1", "10 b2 0", "2 b3 3", start="left left", pieces={"c4": 2}))
    rules = scenario.rules
    drawn = draw_labyrinth(rules.tile_set, rules.corridors, scenario.state.hunters[0])
    assert drawn[2:6] == ["··┘└······", "··2┌······", "══╗│······", "══╝│······"]
    assert drawn[0] == "·" * 10


def test_a_game_is_told_in_words() -> None:
    """Numbers, bets, tiles, treasures, the path and the end are all named."""
    session = play(rules_of(), ["mason", "apprentice"], 3, rules="professional", betting="on")
    texts = SPEC.texts(session.rules)
    told = "\n".join(narrate(session.rules, texts, session.setup, session.plies))
    for words in (
        "Turn 1: number",
        "Ana bets",
        "is out of this betting round",
        "Ana places the tile on",
        "Blue treasure on",
        "portal,",
        "Ana's path is",
        "reaches square 15 of the path",
        "closes a chamber around a treasure",
        "Game over. ",
        "══",
        "wins!",
    ):
        assert words in told
