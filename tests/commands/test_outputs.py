"""Commands work with any output: closed, full, a pipe, an old encoding."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from io import StringIO
from pathlib import Path

import pytest

from pyramids.catalogue import all_games
from pyramids.cli import main
from pyramids.commands import bots
from tests.commands.shell import Say, shell
from tests.shared.changed_records import record_data

FULL = Path("/dev/full")
BOTS = ",".join([all_games()[0].bots[0].name] * 2)

needs_a_full_disk = pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")


@needs_a_full_disk
@pytest.mark.parametrize("command", ["bots", "levels list", "simulate --games 1 --json"])
def test_a_full_disk_is_reported_in_one_line(command: str) -> None:
    result = shell(f"pyramids {command} > {FULL}")
    assert result.code == 2
    (line,) = result.err.splitlines()
    assert "output" in line
    assert os.strerror(28) in line


@pytest.mark.parametrize("command", ["bots", "levels list", "simulate --games 1"])
def test_a_closed_output_is_no_error(command: str) -> None:
    result = shell(f"pyramids {command} >&-")
    assert (result.code, result.err) == (0, "")


def test_a_failure_is_reported_in_one_line_if_the_output_is_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in a notebook, or where another program calls `main`."""

    def refuse(_arguments: Namespace) -> int:
        raise PermissionError(13, "Permission denied", "deck.yaml")

    complaints = StringIO()
    monkeypatch.setattr(bots, "run", refuse)
    monkeypatch.setattr(sys, "stdout", StringIO())
    monkeypatch.setattr(sys, "stderr", complaints)
    assert main(["bots"]) == 2
    assert complaints.getvalue() == "pyramids: deck.yaml: Permission denied\n"


@pytest.mark.parametrize("command", ["bots", "levels check"])
def test_a_pipe_closed_in_the_middle_of_a_table_is_no_error(command: str) -> None:
    result = shell(f"set -o pipefail; pyramids {command} | true")
    assert (result.code, result.err) == (0, "")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "command",
    ["bots", "levels list", f"simulate --bots {BOTS} --games 1", "simulate --help", "--help"],
)
@pytest.mark.parametrize("alphabet", ["ascii", "cp1252"])
def test_an_output_with_an_old_encoding_gets_what_it_can_show(command: str, alphabet: str) -> None:
    line = f"set -o pipefail; pyramids {command} | iconv -f {alphabet} -t utf-8"
    result = shell(line, {"PYTHONIOENCODING": alphabet})
    assert (result.code, result.err) == (0, "")
    assert result.out


@pytest.mark.sampled(1)
def test_a_transcript_is_utf_8_whatever_the_output_encoding(kept: Path, tmp_path: Path) -> None:
    data = record_data(kept.read_text(encoding="utf-8"))
    data["players"][0]["name"] = "Jürgen Ζηνοβία\u2028\u0085"
    kept.write_text(json.dumps(data), encoding="utf-8")
    result = shell(
        f"pyramids transcript '{kept}' > '{tmp_path}/out.jsonl'", {"PYTHONIOENCODING": "cp1252"}
    )
    assert (result.code, result.err) == (0, "")
    text = (tmp_path / "out.jsonl").read_text(encoding="utf-8")
    assert "Jürgen Ζηνοβία" in text
    assert all(json.loads(line) for line in text.splitlines())


def test_an_untrusted_name_cannot_affect_the_terminal(kept: Path, say: Say) -> None:
    data = record_data(kept.read_text(encoding="utf-8"))
    data["players"][0]["name"] = "A\x1b[31m\r\nB"
    kept.write_text(json.dumps(data), encoding="utf-8")
    for command in ("replay", "transcript"):
        result = say(command, kept)
        assert result.code == 0
        assert all(line.isprintable() for line in result.out.split("\n"))


def test_a_name_cannot_turn_the_text_of_a_transcript_around(kept: Path, say: Say) -> None:
    """Nor steer a terminal; but programs read the very name that is in the record."""
    name = "evil \u202egpj.exe\u2066\u200f\u061c \x9b31m\x7f \U000e0041 🏺\u200d🏺"
    data = record_data(kept.read_text(encoding="utf-8"))
    data["players"][0]["name"] = name
    kept.write_text(json.dumps(data), encoding="utf-8")
    result = say("transcript", kept)
    assert result.code == 0
    assert all(line.isprintable() for line in result.out.split("\n"))
    told = json.loads(result.out.splitlines()[0])["players"][0]
    assert told == "".join(letter for letter in name if letter not in "\x9b\x7f")
    assert "🏺" in result.out


@pytest.mark.parametrize("command", ["replay", "transcript", "par"])
@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "chess"), ("level", {"name": "nowhere", "digest": "0"})],
)
def test_a_file_of_an_unknown_game_or_level_is_named(
    command: str, field: str, value: object, kept: Path, say: Say
) -> None:
    data = record_data(kept.read_text(encoding="utf-8"))
    data[field] = value
    kept.write_text(json.dumps(data), encoding="utf-8")
    result = say(command, kept)
    assert result.code == 2
    assert str(kept) in result.err
    assert ("chess" if field == "game" else "nowhere") in result.err


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--game", "a\nb\x1b[31m"),
        ("simulate", "--seed", "9" * 6000),
        ("simulate", "--games", "9" * 6000),
        ("simulate", "--level", "x" * 6000),
        ("replay", "a\nb.json"),
        ("replay", "x" * 6000),
        ("levels", "check", "x" * 6000),
    ],
    ids=lambda words: " ".join(words)[:24],
)
def test_an_absurd_argument_gets_one_short_line(words: tuple[str, ...], say: Say) -> None:
    result = say(*words)
    assert result.code == 2
    (line,) = result.err.splitlines()
    assert line.isprintable()
    assert len(line) < 500


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_series_that_no_machine_can_hold_is_refused_at_once(command: str, say: Say) -> None:
    result = say(command, "--games", 10**20)
    assert result.code == 2
    assert "whole number from 1 to" in result.err


def test_a_folder_that_is_gone_is_no_crash(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    line = f"mkdir '{gone}'; cd '{gone}'; rmdir '{gone}'; pyramids levels check mine.yaml"
    result = shell(line, {"PYTHONPATH": str(Path(__file__).parents[2])})
    assert result.code == 2
    assert "mine.yaml" in result.err
    assert "Traceback" not in result.err
