"""The transcript: its lines, their keys and their order."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import Any

import pytest

from pyramids.games.pyramido.spec import SPEC
from tests.games.pyramido.played_games import (
    HABITS,
    hoarder,
    play,
    rules_of,
    stubborn,
    transcript_lines,
)

Line = dict[str, Any]

KEYS = {
    "setup": {"game", "level", "players", "seed"},
    "row": {"dominoes", "backs", "gems"},
    "stage": {"stage", "start"},
    "take": {"player", "stack", "domino", "gem", "back"},
    "split": {"player", "from", "to", "count", "back"},
    "refill": {"stack", "gems", "returned"},
    "reveal": {"player", "stack", "domino"},
    "place": {"player", "stage", "domino", "blocks"},
    "sink": {"stack", "domino", "back"},
    "pass": {"player", "stage"},
    "activate": {"player", "stage", "colour", "area", "symbols", "gems", "points"},
    "stage_score": {"player", "stage", "areas", "mythical", "points"},
    "discard": {"player", "stage", "gems"},
    "score": {"player", "stages", "areas", "mythical", "gems", "total"},
    "result": {"winners", "reason"},
}


def lines_of(seats: int, seed: int = 4) -> list[Line]:
    """The transcript of a game; every second player hoards."""
    habits = [(stubborn, hoarder)[seat % 2] for seat in range(seats)]
    return transcript_lines(play(rules_of(), habits, seed))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_line_has_its_keys_and_no_others(seats: int) -> None:
    lines = lines_of(seats)
    for line in lines:
        assert line.keys() - {"type"} == KEYS[line["type"]], line
    kinds = {line["type"] for line in lines}
    assert ("sink" in kinds) == (seats == 1)
    assert kinds >= KEYS.keys() - {"sink", "split", "discard"}


TURN = ["take", "split", "refill", "reveal", "place", "sink", "reveal"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_turn_is_in_the_order_of_the_rules(seats: int) -> None:
    """PF-5 to PF-8, PF-17: take, split, refill, reveal, place; alone also sink and reveal."""
    lines = lines_of(seats)
    starts = [at for at, line in enumerate(lines) if line["type"] == "take"]
    for start in starts:
        kinds = [line["type"] for line in lines[start : start + len(TURN)]]
        expected = iter(TURN)
        turn = []
        for kind in kinds:
            if kind not in expected:
                break
            turn.append(kind)
        needed = ["take", "reveal", "place", *(["sink", "reveal"] if seats == 1 else [])]
        assert [kind for kind in turn if kind not in ("split", "refill")] == needed


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_scoring_is_written_player_by_player(seats: int) -> None:
    """PF-10: activations, then the score, then the discards, from player 0."""
    lines = [
        line
        for line in lines_of(seats)
        if line["type"] in ("activate", "stage_score", "discard", "stage", "score")
    ]
    for _stage, group in groupby(lines, key=lambda line: line.get("stage")):
        players = [line["player"] for line in group if "player" in line]
        assert players == sorted(players)
    for before, after in pairwise(lines):
        if before["type"] == "activate":
            assert after["type"] in ("activate", "stage_score")
        if after["type"] == "discard":
            assert before["type"] == "stage_score"


def test_the_worked_example_of_the_first_lines() -> None:
    """PF-4: setup and row come first, then the stage that player 0 starts."""
    setup, row, stage, take = lines_of(2)[:4]
    assert setup == {
        "type": "setup", "game": "pyramido", "level": "classic", "players": ["Ana", "Ben"],
        "seed": 4,
    }  # fmt: skip
    assert [domino is None for domino in row["dominoes"]] == [False, True, False, True, False]
    assert [back is None for back in row["backs"]] == [True, False, True, False, True]
    assert stage == {"type": "stage", "stage": 1, "start": 0}
    assert take["player"] == 0
    assert take["domino"] == row["dominoes"][take["stack"] - 1]
    assert take["gem"] in row["gems"][take["stack"] - 1]


def test_the_first_block_of_every_pyramid_is_at_the_origin() -> None:
    """PF-8"""
    lines = lines_of(4)
    places = [line for line in lines if line["type"] == "place"]
    for seat in range(4):
        first = next(line for line in places if line["player"] == seat)
        assert first["blocks"][0] == [0, 0]


def test_a_game_that_goes_on_is_told_as_far_as_it_is_known() -> None:
    """A take whose next back isn't drawn yet has none; nothing is said about scores."""
    session = play(rules_of(), HABITS[:2], 1)
    full = transcript_lines(session)
    for count in range(len(session.plies)):
        plies = session.plies[:count]
        lines = list(SPEC.transcript(session.rules, session.setup, session.seed, plies))
        assert len(lines) <= len(full)
        assert lines[:-1] == full[: len(lines) - 1]
