"""Every option that `--help` names does what it says; most are tested in files of their own."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest

from pyramids import __version__
from pyramids.commands.command_line.parser import build_parser
from pyramids.engine.contract import GameSpec
from pyramids.play.start_game import continue_newest
from pyramids.storage.settings import Settings
from tests import commands as tests_of_commands
from tests.commands.covered_options import TESTED, covers
from tests.commands.shell import Say


def offered(parser: argparse.ArgumentParser, command: str = "") -> Iterator[tuple[str, str]]:
    """Every command and option of a parser."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                yield from offered(inner, f"{command} {name}".strip())
        elif not isinstance(action, argparse._HelpAction):
            yield command, (action.option_strings or [str(action.metavar)])[0]


def test_no_option_goes_without_a_test() -> None:
    # Each file notes its options when it is imported, which a run of this file alone wouldn't do.
    for module in iter_modules(tests_of_commands.__path__, f"{tests_of_commands.__name__}."):
        import_module(module.name)
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
