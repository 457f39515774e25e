"""`simulate` and `arena`: series and tournaments of bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyramids.engine.contract import GameSpec
from pyramids.engine.records.record import loads
from pyramids.resources import levels_root
from pyramids.storage import folders
from tests.commands.covered_options import covers
from tests.commands.shell import Say, shell


def series(game: GameSpec, bots: str, games: int, seed: int = 3) -> tuple[object, ...]:
    return ("simulate", "--game", game.id, "--bots", bots, "--games", games, "--seed", seed)


@covers("simulate", "--game", "--bots", "--games", "--json")
def test_a_series_is_reported_as_json(game: GameSpec, bots: str, say: Say) -> None:
    result = say(*series(game, bots, 3), "--workers", 1, "--json")
    report = json.loads(result.out)
    assert (result.code, report["game"], report["games"]) == (0, game.id, 3)
    assert [entry["bot"] for entry in report["bots"]] == [game.bots[0].name]
    assert result.err == ""


def test_a_series_without_names_is_played_by_the_games_first_bots(game: GameSpec, say: Say) -> None:
    result = say("simulate", "--game", game.id, "--games", 2, "--workers", 1, "--json")
    bots = {entry["bot"] for entry in json.loads(result.out)["bots"]}
    assert bots == {bot.name for bot in game.bots[:2]}


def test_a_series_is_reported_as_a_table(game: GameSpec, bots: str, say: Say) -> None:
    result = say(*series(game, bots, 2), "--workers", 1)
    assert result.code == 0
    assert game.title in result.out
    assert game.bots[0].name in result.out


@pytest.mark.sampled(1)
@covers("simulate", "--workers", "--records", "--seed")
def test_the_same_seed_gives_the_same_games_with_one_worker_and_with_two(
    game: GameSpec, bots: str, tmp_path: Path, say: Say
) -> None:
    for workers in (1, 2):
        result = say(
            *series(game, bots, 8, seed=11), "--workers", workers, "--records",
            tmp_path / str(workers), "--transcripts", tmp_path / f"facts {workers}",
        )  # fmt: skip
        assert result.code == 0
    for one, two in (("1", "2"), ("facts 1", "facts 2")):
        names = sorted(path.name for path in (tmp_path / one).iterdir())
        assert len(names) == 8
        for name in names:
            assert (tmp_path / one / name).read_bytes() == (tmp_path / two / name).read_bytes()
    seeds = [loads(path.read_bytes()).seed for path in sorted((tmp_path / "1").iterdir())]
    assert seeds == list(range(11, 19))


@covers("simulate", "--transcripts")
def test_transcripts_are_lines_of_json(game: GameSpec, bots: str, tmp_path: Path, say: Say) -> None:
    folder = tmp_path / "new" / "deep"
    assert say(*series(game, bots, 2), "--workers", 1, "--transcripts", folder).code == 0
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["game_00001.jsonl", "game_00002.jsonl"]
    for path in files:
        assert [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@covers("simulate", "--level")
def test_a_level_can_be_named_or_be_a_file(
    game: GameSpec, bots: str, tmp_path: Path, say: Say
) -> None:
    built_in = levels_root() / game.id / f"{game.default_level}.yaml"
    own = folders.own_levels(game.id) / "mine.yaml"
    own.parent.mkdir(parents=True)
    own.write_bytes(built_in.read_bytes())
    for level in (game.default_level, "mine", built_in):
        result = say(*series(game, bots, 1), "--workers", 1, "--json", "--level", level)
        assert result.code == 0
        assert json.loads(result.out)["level"]


@covers("simulate", "--option")
def test_a_variant_is_taken_if_the_game_has_it_and_refused_otherwise(
    game: GameSpec, bots: str, say: Say
) -> None:
    for option in game.options:
        chosen = f"{option.key}={option.choices[-1]}"
        assert say(*series(game, bots, 1), "--workers", 1, "--option", chosen).code == 0
    result = say(*series(game, bots, 1), "--option", "gravity=off")
    assert (result.code, result.out) == (2, "")
    assert "gravity" in result.err


@pytest.mark.sampled(1)
@covers("arena", "--game", "--bots", "--games", "--seed", "--level", "--workers", "--json")
def test_a_tournament_is_the_same_for_any_number_of_workers(game: GameSpec, say: Say) -> None:
    bots = ",".join([bot.name for bot in game.bots if bot.quick][:3])
    words = ("--game", game.id, "--bots", bots, "--games", 2, "--seed", 5)
    found = []
    for workers in (1, 2):
        more = ("--level", game.default_level, "--workers", workers, "--json")
        result = say("arena", *words, *more)
        assert result.code == 0
        ladder = json.loads(result.out)["ladder"]
        found.append([(rung["bot"], rung["mean"], rung["games"]) for rung in ladder])
    assert found[0] == found[1]
    assert sorted(bot for bot, *_ in found[0]) == sorted(bots.split(","))


@pytest.mark.sampled(1)
@covers("arena", "--players", "--option")
def test_a_tournament_of_larger_tables_is_shown_as_a_ladder(game: GameSpec, say: Say) -> None:
    bots = ",".join([bot.name for bot in game.bots if bot.quick][:3])
    options = [word for o in game.options for word in ("--option", f"{o.key}={o.choices[0]}")]
    words = ("--game", game.id, "--bots", bots, "--games", 1, "--players", 3, "--workers", 1)
    result = say("arena", *words, *options)
    assert result.code == 0
    assert "Elo" in result.out
    assert "3 players" in result.out


@pytest.mark.sampled(1)
def test_the_progress_is_shown_on_a_terminal_only(game: GameSpec, bots: str) -> None:
    line = f"pyramids simulate --game {game.id} --bots {bots} --games 20 --workers 1"
    assert shell(line).err == ""
    watched = shell(f'script -qec "{line}" /dev/null', {"TERM": "xterm", "COLUMNS": "120"})
    assert "20/20" in watched.out
