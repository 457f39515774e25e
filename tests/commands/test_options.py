"""Every option that `--help` names does what it says."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from pyramids import __version__
from pyramids.catalogue import all_games, playable_games
from pyramids.cli import build_parser
from pyramids.commands.bench import frames
from pyramids.commands.screenshots import paint
from pyramids.engine.contract import GameSpec
from pyramids.engine.records.record import loads
from pyramids.play.history.open_record import reopen
from pyramids.play.running_game import continue_newest
from pyramids.resources import levels_root
from pyramids.showcase.pictures import all_pictures
from pyramids.storage import folders
from pyramids.storage.settings import Settings
from pyramids.tables.testing import headless_app
from pyramids.tables.testing.pictures import Picture
from pyramids.ui import app
from pyramids.ui.drawing.canvas import Graphics
from tests.commands import test_codes, test_daily, test_review
from tests.commands.covered_options import TESTED, covers
from tests.commands.shell import Say, shell
from tests.shared.changed_records import record_data

OTHER_MODULES = (test_codes, test_daily, test_review)
"""They have the tests of other options."""
PICTURED_STATES = ("load", "title", "round", "late", "scoring")
"""Ends of names: dates, drifting sand, seeds, many cards and a finished animation."""
PICTURED = [
    pytest.param(
        picture, id=picture.name, marks=[] if picture.name == "load" else [pytest.mark.slow]
    )
    for picture in all_pictures()
    if picture.name.split("_")[-1] in PICTURED_STATES
]


def offered(parser: argparse.ArgumentParser, command: str = "") -> Iterator[tuple[str, str]]:
    """Every command and option of a parser."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                yield from offered(inner, f"{command} {name}".strip())
        elif not isinstance(action, argparse._HelpAction):
            yield command, (action.option_strings or [str(action.metavar)])[0]


def test_no_option_goes_without_a_test() -> None:
    assert set(offered(build_parser())) == TESTED


def commands(parser: argparse.ArgumentParser, words: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    found = [words]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                found += commands(inner, (*words, name))
    return found


@pytest.mark.parametrize("command", commands(build_parser()), ids=" ".join)
def test_every_command_explains_itself(command: tuple[str, ...], say: Say) -> None:
    result = say(*command, "--help")
    assert result.code == 0
    assert result.out.startswith(f"usage: {' '.join(('pyramids', *command))}")
    assert result.err == ""


@covers("", "--version")
def test_the_program_tells_its_version(say: Say) -> None:
    assert say("--version").out == f"pyramids {__version__}\n"


@covers("play", "--text", "--game", "--names", "--bots", "--level", "--option", "--seed")
def test_a_game_in_the_terminal_begins_as_it_is_asked_for(
    game: GameSpec, say: Say, type_in: Callable[..., None]
) -> None:
    variants = [f"{option.key}={option.choices[-1]}" for option in game.options]
    chosen = [word for variant in variants for word in ("--option", variant)]
    people = game.seats.stop - 2
    names = [f"Ana {number}" for number in range(people)]
    type_in()
    told = say(
        "play", "--text", "--game", game.id, "--names", ",".join(names),
        "--bots", game.bots[0].name, "--level", game.default_level, "--seed", 7, *chosen,
    )  # fmt: skip
    assert (told.code, told.err) == (0, "")
    begun = continue_newest(Settings())
    assert begun is not None
    assert [player.name for player in begun.players[:people]] == names
    assert [player.bot for player in begun.players[people:]] == [game.bots[0].name]
    assert (begun.seed, begun.setup.level) == (7, game.default_level)
    assert [f"{key}={value}" for key, value in begun.setup.options.items()] == variants
    begun.leave()


@covers("play", "--continue", "--load")
def test_a_game_is_continued_or_loaded_in_the_terminal(
    game: GameSpec, say: Say, type_in: Callable[..., None]
) -> None:
    type_in("save Mine", "quit")
    assert say("play", "--text", "--game", game.id).code == 0
    for words in (("--continue",), ("--load", "Mine")):
        type_in("quit")
        told = say("play", "--text", *words)
        assert (told.code, told.err) == (0, "")
        assert game.title in told.out


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


@covers("bots", "--game")
def test_bots_are_listed_for_one_game_or_all(game: GameSpec, say: Say) -> None:
    for words in ((), ("--game", game.id)):
        result = say("bots", *words)
        assert result.code == 0
        assert all(bot.name in result.out for bot in game.bots)
        assert all(bot.strength in result.out for bot in game.bots)


@covers("journal", "--game")
def test_the_journal_is_listed_for_one_game_or_all(game: GameSpec, say: Say) -> None:
    for words in ((), ("--game", game.id)):
        result = say("journal", *words)
        assert result.code == 0
        assert all(entry.title in result.out for entry in game.journal().discoveries)


@covers("rating", "--game")
def test_ratings_are_listed_for_one_game_or_all(game: GameSpec, say: Say) -> None:
    for words in ((), ("--game", game.id)):
        result = say("rating", *words)
        assert result.code == 0
        assert all(str(bot.rating) in result.out for bot in game.bots if bot.rating)


@covers("levels check", "FILE", "--game")
def test_a_level_is_checked_in_any_folder(game: GameSpec, tmp_path: Path, say: Say) -> None:
    copy = tmp_path / "mine.yaml"
    copy.write_bytes((levels_root() / game.id / f"{game.default_level}.yaml").read_bytes())
    result = say("levels", "check", copy, "--game", game.id)
    assert result.code == 0
    assert f"fit for {game.title}" in result.out


def test_a_level_in_any_folder_is_checked_for_the_game_that_can_read_it(
    game: GameSpec, say: Say, tmp_path: Path
) -> None:
    copy = tmp_path / "stray.yaml"
    copy.write_bytes((levels_root() / game.id / f"{game.default_level}.yaml").read_bytes())
    assert game.title in say("levels", "check", copy).out


def test_all_levels_are_checked_without_a_file(say: Say) -> None:
    result = say("levels", "check")
    assert result.code == 0
    assert all(f"fit for {game.title}" in result.out for game in all_games())


def test_levels_are_listed_with_the_players_own(game: GameSpec, say: Say) -> None:
    own = folders.own_levels(game.id) / "mine.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("unread\n")
    result = say("levels", "list")
    assert result.code == 0
    assert game.default_level in result.out
    assert str(own) in result.out


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


@pytest.mark.sampled(1)
@covers("bench", "--game", "--seconds")
def test_the_rules_are_measured(game: GameSpec, say: Say) -> None:
    result = say("bench", "--game", game.id, "--seconds", "0.1")
    assert result.code == 0
    assert game.title in result.out


@pytest.mark.slow
@covers("bench", "--frames", "--size")
def test_the_window_is_measured(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "_PAIRS", 1)
    game = playable_games()[0]
    words = ("--game", game.id, "--size", "1024x640", "--seconds", "0.5", "--slowest", "0")
    result = say("bench", "--frames", *words)
    assert result.code == 0
    assert f"{game.title} at 1024×640" in result.out
    assert "p99" in result.out
    assert "first frame" in result.out


@pytest.mark.slow
@covers("bench", "--slowest")
def test_the_slowest_frames_of_a_whole_game_are_listed(
    say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "_PAIRS", 1)
    game = playable_games()[-1]
    words = ("--game", game.id, "--size", "1024x640", "--seconds", "0.1", "--slowest", "3")
    result = say("bench", "--frames", *words)
    assert result.code == 0
    table = result.out.partition("the slowest of")[2].partition("From start")[0]
    assert len(re.findall(r"^│ +\d", table, re.M)) == 3
    assert "Title" in table or "Scene" in table


@pytest.mark.slow
@covers("bench", "--memory", "--games")
def test_game_after_game_leaves_no_file_open(say: Say) -> None:
    game = playable_games()[-1]
    result = say("bench", "--memory", "--game", game.id, "--games", "3", "--size", "1024x640")
    assert result.code == 0
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in result.out.splitlines()]
    held = [row for row in rows if row and row[0].isdigit()]
    assert [row[0] for row in held] == ["1", "2", "3"]
    # The first game opens what all of them use.
    assert int(held[2][-1]) <= int(held[1][-1]), "as many files are open as before"


@pytest.mark.slow
@covers("bench", "--idle")
def test_a_window_at_rest_is_measured(say: Say) -> None:
    game = playable_games()[0]
    result = say("bench", "--idle", "--game", game.id, "--seconds", "0.2")
    assert result.code == 0
    assert "At rest at 1280×800" in result.out
    for row in ("title, moving", "behind another window", "after the last input", game.title):
        assert row in result.out


@covers("screenshots", "DIR", "--size", "--scene", "--lang")
def test_pictures_are_saved_in_a_size_and_a_language(tmp_path: Path, say: Say) -> None:
    pixels = []
    for language in ("en", "de"):
        folder = tmp_path / language
        words = ("--size", "1024x640", "--scene", "about", "--lang", language)
        result = say("screenshots", folder, *words)
        assert (result.code, result.out) == (0, f"{folder / 'about.png'}\n")
        picture = pygame.image.load(folder / "about.png")
        assert picture.get_size() == (1024, 640)
        pixels.append(pygame.image.tobytes(picture, "RGB"))
    assert pixels[0] != pixels[1]


@pytest.mark.slow
@pytest.mark.parametrize("picture", PICTURED)
def test_a_picture_has_the_same_pixels_every_time(
    picture: Picture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Graphics", Graphics)
    first = paint(picture, tmp_path / "1", (1024, 640), "de")
    # Another day, another place, nothing rendered yet: only the scene itself counts.
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    headless_app._graphics_by_size.clear()
    second = paint(picture, tmp_path / "2", (1024, 640), "de")
    assert first.read_bytes() == second.read_bytes()


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


@pytest.mark.sampled(1)
def test_the_progress_is_shown_on_a_terminal_only(game: GameSpec, bots: str) -> None:
    line = f"pyramids simulate --game {game.id} --bots {bots} --games 20 --workers 1"
    assert shell(line).err == ""
    watched = shell(f'script -qec "{line}" /dev/null', {"TERM": "xterm", "COLUMNS": "120"})
    assert "20/20" in watched.out
