"""`transcript`, `replay`, `verify` and `par`: what a saved game tells."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pyramids.engine.contract import GameSpec
from pyramids.engine.records.record import loads
from pyramids.play.history.open_record import reopen
from tests.commands.covered_options import covers
from tests.commands.shell import Say, shell
from tests.shared.changed_records import record_data


@covers("transcript", "FILE", "--level")
def test_a_saved_game_is_printed_as_a_transcript(game: GameSpec, kept: Path, say: Say) -> None:
    result = say("transcript", kept)
    named = say("transcript", kept, "--level", game.default_level)
    assert result.code == named.code == 0
    assert result.out == named.out
    assert [json.loads(line) for line in result.out.splitlines()]


RECORD_COMMANDS = pytest.mark.parametrize("command", ["transcript", "replay", "par"])
"""The commands that tell all about a saved game."""


@covers("transcript", "--unchecked")
@covers("replay", "--unchecked")
@covers("par", "--unchecked")
@RECORD_COMMANDS
def test_a_record_that_was_changed_opens_only_unchecked(
    command: str, game: GameSpec, kept: Path, say: Say
) -> None:
    text = kept.read_text(encoding="utf-8")
    name = json.loads(text)["players"][0]["name"]
    kept.write_text(text.replace(f'"name": "{name}"', '"name": "Cuckoo"', 1), encoding="utf-8")
    result = say(command, kept)
    assert (result.code, result.out) == (2, "")
    (line,) = result.err.splitlines()
    assert "kept.json" in line
    assert "doesn't match its checksum" in line
    assert "--unchecked" in line
    if command != "par":
        result = say(command, kept, "--unchecked")
        assert (result.code, result.err) == (0, "")
        assert "Cuckoo" in result.out
    elif game.par is None:
        assert "has no par" in say(command, kept, "--unchecked").err


@covers("transcript", "--spoil")
@covers("replay", "--spoil")
@covers("par", "--spoil")
@RECORD_COMMANDS
def test_an_unfinished_game_is_told_only_to_those_who_want_it_spoilt(
    command: str, game: GameSpec, kept: Path, say: Say
) -> None:
    """Its seed tells what comes next, and its plies what the others hold."""
    data = record_data(kept.read_text(encoding="utf-8"))
    data["plies"] = data["plies"][:3]
    kept.write_text(json.dumps(data), encoding="utf-8")
    result = say(command, kept)
    assert (result.code, result.out) == (2, "")
    (line,) = result.err.splitlines()
    assert "kept.json" in line
    assert "isn't finished" in line
    assert "--spoil" in line
    assert str(data["seed"]) not in line.replace(str(kept), "")
    if command != "par":
        result = say(command, kept, "--spoil")
        assert (result.code, result.err) == (0, "")
        assert result.out
    elif game.par is None:
        assert "has no par" in say(command, kept, "--spoil").err


@covers("verify", "FILE", "--level", "--seal")
def test_a_saved_game_is_verified(game: GameSpec, kept: Path, say: Say) -> None:
    """What else it finds is tested in `test_verify`."""
    result = say("verify", kept)
    assert "all legal" in result.out
    assert say("verify", kept, "--level", game.default_level) == result
    assert say("verify", kept, "--seal", "0123456789abcdef").code == 1


@covers("replay", "FILE", "--level")
def test_a_saved_game_is_printed_move_by_move(game: GameSpec, kept: Path, say: Say) -> None:
    result = say("replay", kept)
    named = say("replay", kept, "--level", game.default_level)
    assert result.code == named.code == 0
    assert result.out == named.out
    assert result.out.startswith(game.title)
    assert len(result.out.splitlines()) > 10


@pytest.mark.slow
@covers("par", "SAVE", "--level")
def test_the_par_of_a_saved_game_is_at_least_what_was_scored(
    game: GameSpec, kept: Path, say: Say
) -> None:
    result = say("par", kept, "--level", game.default_level)
    if getattr(game, "par", None) is None:
        assert result.code == 2
        return
    assert result.code == 0
    best = int(re.findall(r"total\s+(-?\d+)", result.out)[-1])
    session = reopen(loads(kept.read_bytes())).session
    assert best >= session.rules.tally(session.state, 0)["total"]


@pytest.mark.slow
@covers("par", "--seed", "--game", "--players", "--seat", "--moves")
def test_the_par_of_a_deal_can_be_printed_with_its_moves(game: GameSpec, say: Say) -> None:
    words = ("--game", game.id, "--seed", 3, "--players", game.seats.stop - 1, "--seat", 1)
    result = say("par", *words)
    more = say("par", *words, "--moves")
    if getattr(game, "par", None) is None:
        assert result.code == more.code == 2
        return
    assert result.code == more.code == 0
    assert len(more.out.splitlines()) > len(result.out.splitlines()) + 10


@pytest.mark.sampled(1)
def test_a_pipe_that_is_closed_early_is_no_error(kept: Path) -> None:
    result = shell(f"set -o pipefail; pyramids replay '{kept}' | head -n 2")
    assert result.err == ""
    assert len(result.out.splitlines()) == 2
