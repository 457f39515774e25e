"""`pyramids code`: tables and finished games as codes in the terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramids.engine.contract import GameSpec, Over
from pyramids.engine.records.record import loads
from pyramids.play.history.open_record import reopen
from pyramids.play.start_game import continue_newest
from pyramids.storage.settings import Settings
from tests.commands.covered_options import covers
from tests.commands.shell import Say
from tests.shared.changed_records import record_data


@covers("code make", "--game", "--names", "--bots", "--level", "--option", "--seed")
@covers("code show", "CODE")
def test_a_tables_code_tells_all_that_it_was_made_from(game: GameSpec, say: Say) -> None:
    variants = [(option.key, option.choices[-1]) for option in game.options]
    chosen = [word for key, value in variants for word in ("--option", f"{key}={value}")]
    seats = game.seats.stop - 2
    made = say(
        "code", "make", "--game", game.id, "--names", ",".join("ABCDE"[:seats]),
        "--bots", game.bots[-1].name, "--level", game.default_level, "--seed", 77, *chosen,
    )  # fmt: skip
    assert (made.code, made.err) == (0, "")
    shown = say("code", "show", *made.out.strip().lower().split("-"))
    assert (shown.code, shown.err) == (0, "")
    assert f"a table of {game.title}" in shown.out
    assert ", ".join(["a person"] * seats + [game.bots[-1].name]) in shown.out
    assert f"level: {game.default_level} " in shown.out
    assert "seed: 77" in shown.out
    for key, value in variants:
        assert f"{key}: {value}" in shown.out


@pytest.mark.sampled(2)
@covers("code make", "SAVE")
@covers("code open", "CODE", "--record")
def test_a_finished_games_code_gives_the_same_record_back(
    game: GameSpec, kept: Path, tmp_path: Path, say: Say
) -> None:
    code = say("code", "make", kept).out.strip()
    replay = say("code", "open", code)
    assert (replay.code, replay.err) == (0, "")
    assert replay.out == say("replay", kept).out
    again = tmp_path / "again.json"
    assert say("code", "open", code, "--record", again).code == 0
    assert loads(again.read_bytes()).plies == loads(kept.read_bytes()).plies
    assert f"a finished game of {game.title}" in say("code", "show", code).out


@pytest.mark.sampled(2)
@covers("code make", "--unchecked")
def test_a_game_that_was_changed_has_a_code_only_unchecked(kept: Path, say: Say) -> None:
    text = kept.read_text(encoding="utf-8")
    name = json.loads(text)["players"][0]["name"]
    kept.write_text(text.replace(f'"name": "{name}"', '"name": "Cuckoo"', 1), encoding="utf-8")
    assert "--unchecked" in say("code", "make", kept).err
    code = say("code", "make", kept, "--unchecked").out.strip()
    assert "Cuckoo" in say("code", "show", code).out


@pytest.mark.sampled(2)
def test_a_code_can_come_from_the_input(kept: Path, say: Say, type_in: Callable[..., None]) -> None:
    code = say("code", "make", kept).out.strip()
    type_in(*code.split("-"))
    assert say("code", "show", "-").out.startswith("a finished game of")


@pytest.mark.sampled(2)
@covers("code play", "CODE")
def test_a_finished_games_deal_is_played_against_its_score(
    game: GameSpec, kept: Path, say: Say, type_in: Callable[..., None]
) -> None:
    old = reopen(loads(kept.read_bytes())).session
    assert isinstance(old.node, Over)
    best = max(old.node.scores)
    code = say("code", "make", kept).out.strip()
    type_in("quit")
    told = say("code", "play", code)
    assert (told.code, told.err) == (0, "")
    winner = old.setup.players[old.node.winners[0]].name
    assert f"To beat: {winner}, " in told.out
    begun = continue_newest(Settings())
    assert begun is not None
    assert begun.seed == old.seed
    assert begun.purpose.to_beat is not None
    assert begun.purpose.to_beat[:2] == (winner, best)
    begun.leave()


def test_a_tables_code_begins_its_game(say: Say, type_in: Callable[..., None]) -> None:
    code = say("code", "make", "--seed", 12).out.strip()
    type_in("quit")
    assert say("code", "play", code).code == 0
    begun = continue_newest(Settings())
    assert begun is not None
    assert begun.seed == 12
    begun.leave()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("show", "AB"), "too short"),
        (("show", "A" * 20_000), "too long"),
        (("open", "ZZZZZ-ZZZZZ"), "wrong or missing"),
        (("play", "hello!"), "'!' can't be in a code"),
        (("make", "--seed", str(1 << 70)), "from 0 to"),
        (("make", "--seed", "-1"), "from 0 to"),
        (("make", "nowhere.json"), "no such file"),
        (("make", "nowhere.json", "--game", "chess"), "one of them"),
        (("make", "nowhere.json", "--seed", "3"), "--seed, one of them"),
        (("make", "nowhere.json", "--option", "a=b"), "--option, one of them"),
        (("make", "--game", "chess"), "no game called 'chess'"),
    ],
)
def test_what_cant_be_done_gets_one_sentence(
    words: tuple[str, ...], sentence: str, say: Say
) -> None:
    told = say("code", *words)
    assert (told.code, told.out) == (2, "")
    (line,) = told.err.splitlines()
    assert sentence in line


@pytest.mark.sampled(2)
def test_a_table_cant_be_watched_and_an_unfinished_game_has_no_code(
    game: GameSpec, kept: Path, say: Say
) -> None:
    code = say("code", "make", "--game", game.id).out.strip()
    assert "pyramids code play" in say("code", "open", code).err
    data = record_data(kept.read_text(encoding="utf-8"))
    data["plies"] = data["plies"][:3]
    kept.write_text(json.dumps(data), encoding="utf-8")
    assert "only a finished game" in say("code", "make", kept).err


@pytest.mark.sampled(1)
def test_a_conceded_games_code_says_so(kept: Path, tmp_path: Path, say: Say) -> None:
    data = record_data(kept.read_text(encoding="utf-8"))
    data["concession"] = {"seat": 0, "ply": 3}
    kept.write_text(json.dumps(data), encoding="utf-8")
    code = say("code", "make", kept).out.strip()
    gone = f"Conceded: {data['players'][0]['name']}"
    assert say("code", "show", code).out.splitlines()[-1] == gone
    assert say("code", "open", code).out == say("replay", kept).out
    again = tmp_path / "again.json"
    assert say("code", "open", code, "--record", again).code == 0
    assert loads(again.read_bytes()).concessions == loads(kept.read_bytes()).concessions


@pytest.mark.sampled(1)
@pytest.mark.parametrize("place", ["", "/", ".", ".."])
def test_a_code_isnt_saved_over_a_folder(place: str, kept: Path, say: Say) -> None:
    code = say("code", "make", kept).out.strip()
    told = say("code", "open", code, "--record", place)
    assert (told.code, told.out) == (2, "")
    assert f"'{place}' is a folder" in told.err


def test_a_code_cant_come_from_a_closed_input(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    told = say("code", "show", "-")
    assert (told.code, told.out) == (2, "")
    assert "no input" in told.err
