"""Errors are reported in one line, and the exit code is 2."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.resources import levels_root
from tests.commands.shell import ROOT, CommandResult, Say
from tests.shared.changed_records import record_data

FIRST = all_games()[0]
BOT = FIRST.bots[0].name


def complaint(result: CommandResult) -> str:
    """The one line of an error."""
    assert result.code == 2
    assert result.out == ""
    (line,) = result.err.splitlines()
    assert line.startswith("pyramids")
    assert "Traceback" not in line
    return line


@pytest.mark.parametrize(
    ("words", "about"),
    [
        ("dance", "dance"),
        ("--loud", "--loud"),
        ("simulate --games 0", "'0'"),
        ("simulate --games many", "'many'"),
        ("simulate --games", "--games"),
        ("simulate --workers -1", "'-1'"),
        ("simulate --seed now", "now"),
        ("simulate --game chess", "chess"),
        ("simulate --bots nobody,random", "nobody"),
        (f"simulate --bots {BOT}", "players"),
        (f"simulate --bots {','.join([BOT] * 9)}", "players"),
        ("simulate --bots ,", "players"),
        ("simulate --option fast", "fast"),
        ("simulate --option =1", "=1"),
        ("simulate --level nowhere", "nowhere"),
        ("simulate --records=", "folder"),
        ("simulate --transcripts=", "folder"),
        ("simulate --level nowhere.yaml", "nowhere.yaml"),
        ("bots --game chess", "chess"),
        ("levels", "COMMAND"),
        ("levels burn", "burn"),
        ("levels check nowhere.yaml", "nowhere.yaml"),
        ("levels check --game chess", "chess"),
        ("levels check one two", "two"),
        ("transcript", "FILE"),
        ("replay", "FILE"),
        ("replay nowhere.json", "nowhere.json"),
        ("transcript nowhere.json", "nowhere.json"),
        ("bench --game chess", "chess"),
        ("bench --frames --size huge", "huge"),
        ("bench --frames --size 1x1", "1x1"),
        ("screenshots", "DIR"),
        ("screenshots out --size 99999x99999", "99999x99999"),
        ("screenshots out --lang fr", "fr"),
        ("screenshots out --scene nowhere", "nowhere"),
        ("arena --game chess", "chess"),
        ("arena --bots nobody", "nobody"),
        ("arena --players 1", "1"),
        ("arena --players 9", "9"),
        ("arena --games none", "none"),
        (f"arena --bots {BOT}", "table"),
        (f"arena --bots {BOT},{BOT}", "itself"),
        ("par", "--seed"),
        ("par nowhere.json", "nowhere.json"),
        ("par --seed 1 --players 99", "99"),
        ("par --seed 1 --seat 7", "7"),
        ("bench --seconds long", "long"),
        ("bench --seconds nan", "nan"),
        ("bench --seconds -1", "-1"),
    ],
)
def test_invalid_arguments_are_named(words: str, about: str, say: Say) -> None:
    assert about in complaint(say(*words.split()))


@pytest.mark.parametrize(("wrong", "proposed"), [("abuot", "about"), ("nowhere", "rules")])
def test_few_of_all_scenes_are_proposed_for_a_wrong_one(
    wrong: str, proposed: str, say: Say
) -> None:
    told = complaint(say("screenshots", "out", "--scene", wrong))
    assert proposed in told
    assert len(told) < 600


RECORDS: dict[str, bytes] = {
    "empty": b"",
    "blank": b" \n",
    "not text": bytes(range(256)),
    "not JSON": b"two cards, please",
    "another program's": b'{"format": "notes"}',
    "a list": b"[1, 2]",
    "without a version": b'{"format": "pyramids-record"}',
    "nested too deeply": b"[" * 100_000,
    "a number that is none": b'{"format": "pyramids-record", "version": NaN}',
}


@pytest.mark.parametrize("command", ["replay", "transcript"])
@pytest.mark.parametrize("content", RECORDS.values(), ids=RECORDS.keys())
def test_a_file_that_is_no_game_is_named(
    command: str, content: bytes, tmp_path: Path, say: Say
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert str(path) in complaint(say(command, path))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("version", 99),
        ("version", 0),
        ("game", "chess"),
        ("game", 7),
        ("level", "classic"),
        ("level", {"name": "nowhere", "digest": "0"}),
        ("players", []),
        ("players", [{"name": "Ana", "bot": "nobody"}] * 2),
        ("seed", "luck"),
        ("plies", None),
        ("plies", ["0 dance"]),
        ("plies", ["* 0", "* 999"]),
        ("plies", [7]),
        ("options", {"gravity": "off"}),
    ],
)
def test_a_game_with_a_wrong_part_is_named(field: str, value: Any, kept: Path, say: Say) -> None:
    data = record_data(kept.read_text(encoding="utf-8"))
    data[field] = value
    kept.write_text(json.dumps(data), encoding="utf-8")
    complaint(say("replay", kept))
    complaint(say("transcript", kept))


def test_a_game_that_was_cut_off_is_named(kept: Path, say: Say) -> None:
    kept.write_bytes(kept.read_bytes()[:-200])
    assert str(kept) in complaint(say("replay", kept))


def test_a_game_of_another_version_of_the_level_says_so(kept: Path, say: Say) -> None:
    data = record_data(kept.read_text(encoding="utf-8"))
    data["level"]["digest"] = "0" * len(data["level"]["digest"])
    kept.write_text(json.dumps(data), encoding="utf-8")
    assert "version" in complaint(say("replay", kept))


@pytest.mark.parametrize("command", ["replay", "transcript", "levels check"])
def test_a_folder_is_no_file(command: str, tmp_path: Path, say: Say) -> None:
    assert str(tmp_path) in complaint(say(*command.split(), tmp_path))


@pytest.mark.parametrize(
    "content",
    [b"", b"name: [", b"\xff\xfe\x00", b"- 1\n- 2\n", b"&a [*a, *a]\n", b"name: x\n" * 3],
    ids=["empty", "unclosed", "not text", "a list", "an alias", "twice the same"],
)
def test_a_file_that_is_no_level_is_named(
    content: bytes, game: GameSpec, tmp_path: Path, say: Say
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(content)
    assert "mine.yaml" in complaint(say("levels", "check", path, "--game", game.id))
    bots = ",".join([game.bots[0].name] * game.seats.start)
    words = ("simulate", "--game", game.id, "--bots", bots, "--level", path)
    assert "mine.yaml" in complaint(say(*words))


def test_a_level_that_was_cut_off_is_named_with_its_line(
    game: GameSpec, tmp_path: Path, say: Say
) -> None:
    whole = (levels_root() / game.id / f"{game.default_level}.yaml").read_bytes()
    path = tmp_path / "mine.yaml"
    path.write_bytes(whole[: len(whole) * 2 // 3])
    assert re.search(r"mine\.yaml", complaint(say("levels", "check", path, "--game", game.id)))


@pytest.mark.sampled(1)
def test_a_broken_level_does_not_keep_the_others_from_being_checked(
    game: GameSpec, say: Say, own_folder: Path
) -> None:
    own = own_folder / "levels" / game.id / "broken.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("name: [\n")
    result = say("levels", "check")
    assert result.code == 2
    assert f"fit for {game.title}" in result.out
    (line,) = result.err.splitlines()
    assert "broken.yaml" in line


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is locked for root")
@pytest.mark.parametrize("option", ["--records", "--transcripts"])
def test_a_folder_that_cannot_be_written_is_named(
    option: str, read_only_folder: Path, say: Say
) -> None:
    words = ("simulate", "--bots", f"{BOT},{BOT}", "--games", 1)
    assert "locked" in complaint(say(*words, option, read_only_folder / "new"))


@pytest.mark.parametrize("option", ["--records", "--transcripts"])
def test_a_file_where_a_folder_is_wanted_is_named(option: str, tmp_path: Path, say: Say) -> None:
    (tmp_path / "taken").write_text("")
    words = ("simulate", "--bots", f"{BOT},{BOT}", "--games", 1)
    assert "taken" in complaint(say(*words, option, tmp_path / "taken"))


@pytest.mark.parametrize("option", ["--records", "--transcripts"])
def test_a_series_overwrites_no_file(option: str, tmp_path: Path, say: Say) -> None:
    """It says so before it plays: no game is lost."""
    words = ("simulate", "--bots", f"{BOT},{BOT}", "--games", 2, option, tmp_path)
    mine = tmp_path / ("game_00002.json" if option == "--records" else "game_00002.jsonl")
    mine.write_text("precious")
    line = complaint(say(*words))
    assert mine.name in line
    assert "another folder" in line
    assert [path.name for path in tmp_path.iterdir()] == [mine.name]
    assert mine.read_text() == "precious"


@pytest.mark.slow
def test_an_interrupted_series_says_so_and_leaves_no_process_behind(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "pyramids", "simulate", "--games", "100000", "--workers", "2",
         "--records", str(tmp_path / "kept")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
        start_new_session=True,
    )  # fmt: skip
    try:
        wait_until(lambda: any((tmp_path / "kept").glob("*")))
        os.killpg(process.pid, signal.SIGINT)
        _out, err = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert err.splitlines()[-1] == "pyramids: interrupted"
    assert "Traceback" not in err
    wait_until(lambda: not alive(process.pid))


def wait_until(reached: Callable[[], bool]) -> None:
    """Wait for a condition, at most a minute."""
    end = monotonic() + 60
    while not reached():
        assert monotonic() < end
        sleep(0.02)


def alive(group: int) -> bool:
    """Whether any process of a group still runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
