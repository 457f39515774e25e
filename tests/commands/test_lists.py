"""`bots`, `journal`, `rating` and `levels`: what there is, for one game or all."""

from __future__ import annotations

from pathlib import Path

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.resources import levels_root
from pyramids.storage import folders
from tests.commands.covered_options import covers
from tests.commands.shell import Say


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
