"""`pyramids review` in lines and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyramids.catalogue import DEFAULT_GAME, all_games, load_level
from pyramids.cli import main
from pyramids.engine.contract import Player, Setup
from pyramids.engine.records.record import dumps, record
from pyramids.engine.session import Session
from tests.commands.covered_options import covers
from tests.commands.shell import ROOT
from tests.shared.changed_records import record_data


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A game with its first decision."""
    spec = all_games()[0]
    level = load_level(spec, spec.default_level)
    players = (Player("Ada"), Player("Ben"))
    setup = spec.validate(Setup(spec.id, level.name, players))
    session = Session(spec.make_rules(level), setup, 3)
    while session.proceed():
        pass
    seat = session.waiting()[0]
    session.submit(seat, session.rules.legal(session.state, seat)[-1])
    path = tmp_path / "begun.json"
    path.write_text(dumps(record(session, level.digest)), encoding="utf-8")
    return path


@covers("review", "FILE")
@covers("review", "--json")
def test_json_has_the_keys_that_other_programs_read(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", "--spoil", "--json", str(begun)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["players", "decisions", "draws"]
    player, decision, draw = (found[key][0] for key in found)
    assert list(player) == [
        "seat", "accuracy", "lost", "luck", "own", "others", "start", "result", "noise", "error",
    ]  # fmt: skip
    assert list(decision) == ["ply", "seat", "played", "best", "loss", "mark"]
    assert list(draw) == ["ply", "luck"]
    parts = sum(player[key] for key in ("start", "luck", "own", "others", "noise"))
    assert parts == pytest.approx(player["result"], abs=0.001)


def test_lines_name_every_player(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "--spoil", str(begun)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Ada: Accuracy ")
    assert any(line.startswith("Ben: Accuracy 100") for line in lines)


@covers("review", "--spoil")
def test_an_unfinished_game_is_only_reviewed_on_request(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(begun)]) == 2
    complaint = capsys.readouterr().err
    assert "isn't finished" in complaint
    assert "--spoil" in complaint


@covers("review", "--unchecked")
def test_a_record_that_was_changed_is_only_reviewed_unchecked(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checksum = json.loads(begun.read_bytes())["checksum"]
    changed = {**record_data(begun.read_bytes()), "checksum": checksum[::-1]}
    begun.write_text(json.dumps(changed), encoding="utf-8")
    assert main(["review", "--spoil", str(begun)]) == 2
    assert "--unchecked" in capsys.readouterr().err
    assert main(["review", "--spoil", "--unchecked", str(begun)]) == 0


@covers("review", "--level")
def test_a_level_that_has_moved_is_found_where_the_option_says(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", "--spoil", "--level", "nowhere", str(begun)]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_record_without_closed_turns_is_reviewed_by_its_own_plies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden = ROOT / "tests" / "golden" / DEFAULT_GAME
    old = json.loads((golden / "ordinary_2.json").read_bytes())
    assert old["version"] == 1
    old["plies"] = old["plies"][:21]
    path = tmp_path / "old.json"
    path.write_text(json.dumps(old), encoding="utf-8")
    deck = golden / "decks" / "temple.yaml"
    assert main(["review", "--spoil", "--json", "--level", str(deck), str(path)]) == 0
    found = json.loads(capsys.readouterr().out)
    made = [(f"{d['seat']} {d['played']}", d["ply"]) for d in found["decisions"]]
    assert made == [(old["plies"][ply], ply) for _text, ply in made]
    assert made[-1][1] == 20
    assert all(old["plies"][draw["ply"]].startswith("*") for draw in found["draws"])


def test_lines_tell_who_conceded_and_what_was_taken_back(
    begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    marked = {"concession": {"seat": 1, "ply": 9}, "take_backs": [{"ply": 8, "seat": 0}]}
    begun.write_text(json.dumps({**record_data(begun.read_bytes()), **marked}), encoding="utf-8")
    assert main(["review", "--spoil", str(begun)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Conceded: Ben" in lines
    assert "1 turn taken back" in lines
