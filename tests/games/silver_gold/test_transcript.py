"""The transcript's form, line by line as its page describes it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from pyramids.engine.contract import Player, Setup
from pyramids.engine.records.record import decode_ply
from pyramids.engine.session import Session
from pyramids.games.silver_gold.transcript import Writer
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, deck, explorer, rules_of
from tests.games.silver_gold.played_games import as_text, play, transcript_lines

Line = dict[str, Any]

KEYS = {
    "setup": ["type", "game", "level", "players", "seed"],
    "deal": ["type", "player", "cards"],
    "keep": ["type", "player", "cards"],
    "fill": ["type", "cards"],
    "reveal": ["type", "round", "turn", "pattern"],
    "mark": ["type", "player", "card", "kind", "fields"],
    "complete": ["type", "player", "card"],
    "take": ["type", "player", "card", "from"],
    "award": ["type", "player", "colour", "points"],
    "score": ["type", "player", "pyramids", "torches", "awards", "gems", "skulls", "total"],
    "result": ["type", "winners"],
}

DECK = deck({**dict.fromkeys(range(1, 49), CORRIDOR), 1: "Ex#r# .##.# ..... .#### T...."})


def written(plies: Iterable[str], names: tuple[str, ...] = ("Ana", "Ben")) -> list[Line]:
    """The transcript of plies from the start."""
    rules = rules_of(DECK)
    setup = Setup("silver_gold", "drawn", tuple(Player(name) for name in names))
    session = Session.replay(rules, setup, 7, [decode_ply(rules, text) for text in plies])
    return [dict(line) for line in transcript_lines(session)]


DEAL = ["* 3", "* 41", "* 1", "* 20", "* 5", "* 6", "* 7", "* 8"]
KEEP = ["1 keep 5 6", "0 keep 1 41", "close"]
FILL = ["* 9", "* 12", "* 30", "* 31"]


def test_a_transcript_begins_with_setup_deal_keep_and_fill() -> None:
    """SG-4: player by player, whoever chose first; cards in the order in which they were dealt."""
    who = {"players": ["Ana", "Ben"], "seed": 7}
    assert written([*DEAL, *KEEP, *FILL]) == [
        {"type": "setup", "game": "silver_gold", "level": "drawn", **who},
        {"type": "deal", "player": 0, "cards": [3, 41, 1, 20]},
        {"type": "deal", "player": 1, "cards": [5, 6, 7, 8]},
        {"type": "keep", "player": 0, "cards": [1, 41]},
        {"type": "keep", "player": 1, "cards": [5, 6]},
        {"type": "fill", "cards": [9, 12, 30, 31]},
    ]


def test_a_turn_is_written_as_reveal_and_marks_by_player() -> None:
    """SG-7, SG-8, SG-12: player 1 was first, and player 0 marked an extra field."""
    turn = ["* 0", "1 single 5 a1", "0 pattern 1 a1b1", "0 extra 41 a1", "close", "* 1"]
    assert written([*DEAL, *KEEP, *FILL, *turn])[6:] == [
        {"type": "reveal", "round": 1, "turn": 1, "pattern": "I2"},
        {"type": "mark", "player": 0, "card": 1, "kind": "pattern", "fields": [[0, 0], [0, 1]]},
        {"type": "mark", "player": 0, "card": 41, "kind": "extra", "fields": [[0, 0]]},
        {"type": "mark", "player": 1, "card": 5, "kind": "single", "fields": [[0, 0]]},
        {"type": "reveal", "round": 1, "turn": 2, "pattern": "I3"},
    ]


def test_completes_takes_fills_and_awards_stand_in_the_order_of_the_rules() -> None:
    """SG-16 to SG-21: player by player, the lowest number first; awards last."""
    colours = {7: "green", 8: "green", 3: "orange"}
    corridors = deck(dict.fromkeys(range(1, 49), CORRIDOR), colours)
    almost = "a1a2a3a4"
    first = explorer((8, almost), 40, done=[7])
    scenario = Scenario(corridors, first, explorer((3, almost), 41), display=(9, 10, 11, 12))
    events = scenario.play(
        "1 single 3 a5", "0 single 8 a5", "1 take stack", "* 20", "0 take 9", "* 21", "* 2"
    )
    # The situation can't be reached from the start in a few plies.
    writer = Writer(scenario.rules, 2)
    lines = [line for event in events for line in writer.write(event)]
    assert lines == [
        {"type": "mark", "player": 0, "card": 8, "kind": "single", "fields": [[4, 0]]},
        {"type": "mark", "player": 1, "card": 3, "kind": "single", "fields": [[4, 0]]},
        {"type": "complete", "player": 1, "card": 3},
        {"type": "take", "player": 1, "card": 20, "from": "stack"},
        {"type": "complete", "player": 0, "card": 8},
        {"type": "take", "player": 0, "card": 9, "from": "display"},
        {"type": "fill", "cards": [21]},
        {"type": "award", "player": 0, "colour": "green", "points": 10},
        {"type": "reveal", "round": 1, "turn": 2, "pattern": "V3"},
    ]


def test_a_running_game_is_written_as_far_as_it_went() -> None:
    """Marks of a turn that isn't over are there, the result is not."""
    assert [line["type"] for line in written(DEAL)] == ["setup", "deal", "deal"]
    assert [line["type"] for line in written([])] == ["setup"]
    lines = written([*DEAL, *KEEP, *FILL, "* 0", "1 single 5 a1"])
    assert lines[-1]["type"] == "mark"


def test_a_finished_game_has_all_keys_in_their_order_and_ends_with_the_result() -> None:
    """SG-22 to SG-24: one score line a player, then the winners."""
    session = play(rules_of(DECK), "drawn", ["greedy", "random", "greedy"], 11)
    lines = transcript_lines(session)
    assert {line["type"] for line in lines} == set(KEYS)
    for line in lines:
        assert list(line)[: len(KEYS[line["type"]])] == KEYS[line["type"]]
    assert [line["type"] for line in lines[-4:]] == ["score", "score", "score", "result"]
    assert [line["player"] for line in lines[-4:-1]] == [0, 1, 2]
    for line in lines[-4:-1]:
        parts = ("pyramids", "torches", "awards", "gems", "skulls")
        assert line["total"] == sum(line[part] for part in parts)


def test_lines_are_plain_json_in_utf_8() -> None:
    """Names keep their letters; every line is one object."""
    lines = written([*DEAL], names=("Ända", "Ни́на"))
    text = as_text(lines)
    assert [json.loads(line) for line in text.splitlines()] == lines
    assert lines[0]["players"] == ["Ända", "Ни́на"]
