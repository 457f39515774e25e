"""`pyramids code`: a table or a finished game as a code, and what a code contains."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from pyramids.catalogue import DEFAULT_GAME, find_game
from pyramids.commands.records import errors_about, level_of, print_replay, read_record
from pyramids.commands.terminal import output
from pyramids.commands.terminal.player_settings import use_player_settings
from pyramids.engine.codes.code_text import LONGEST
from pyramids.engine.codes.game_code import write_game
from pyramids.engine.codes.table_code import Table, write_table
from pyramids.engine.contract import Over, Setup
from pyramids.engine.errors import SetupError
from pyramids.engine.records import record as records
from pyramids.play import shared_codes
from pyramids.play.challenges import challenge
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.seats import write_seating
from pyramids.play.start_game import new_game
from pyramids.play.texts.marks import marks
from pyramids.storage import atomic_file
from pyramids.storage.settings import Settings


def make(arguments: Namespace) -> int:
    """Print the code of a new table, or of the finished game in a file."""
    print(_code_of_table(arguments) if arguments.file is None else _code_of_game(arguments))
    return 0


def show(arguments: Namespace) -> int:
    """Print what a code contains."""
    found = shared_codes.read(_typed(arguments.code))
    lines = _table_lines(found) if isinstance(found, Table) else _game_lines(found)
    for line in lines:
        print(output.printable(line))
    return 0


def open_code(arguments: Namespace) -> int:
    """Print the replay of a finished game, or save its record."""
    found = shared_codes.read(_typed(arguments.code))
    if isinstance(found, Table):
        raise SetupError("this is the code of a table: play it with `pyramids code play`")
    if arguments.record is None:
        print_replay(found.spec, found.session)
        return 0
    path = Path(arguments.record)
    if not path.name or path.is_dir():
        raise SetupError(f"--record: '{arguments.record}' is a folder: name a file in it")
    notes = {"seating": write_seating(found.seating)}
    text = records.dumps(records.record(found.session, found.level.digest, notes))
    atomic_file.write(path, text)
    return 0


def play(arguments: Namespace) -> int:
    """Play the table of a code in the terminal, or a finished game's deal against its score."""
    from pyramids.commands.terminal import text_play
    from pyramids.commands.terminal.console import Console

    settings = use_player_settings()
    found = shared_codes.read(_typed(arguments.code))
    if isinstance(found, Table):
        start = shared_codes.start_at(found, settings)
    else:
        met = challenge(found, settings)
        assert met is not None, "only finished games have codes"
        start = met.start
    return text_play.play(new_game(start, settings), Console())


def _code_of_table(arguments: Namespace) -> str:
    from pyramids.commands.command_line.arguments import parse_level
    from pyramids.commands.terminal.text_play import start_of

    spec = find_game(arguments.game or DEFAULT_GAME)
    start = start_of(spec, arguments, Settings())
    level = parse_level(spec, arguments.level)
    setup = spec.validate(Setup(spec.id, level.name, start.players, dict(start.options)))
    return write_table(spec, level, setup, start.seed)


def _code_of_game(arguments: Namespace) -> str:
    for option in ("game", "names", "bots", "option", "seed"):
        if getattr(arguments, option) not in (None, []):
            raise SetupError(f"code make takes a saved game or --{option}, one of them")
    path = Path(arguments.file)
    with errors_about(path):
        kept = read_record(path, unchecked=arguments.unchecked)
        spec = find_game(kept.setup.game)
        level = level_of(kept, spec, arguments.level)
        return write_game(spec, level, records.resume(kept, spec, level))


def _typed(words: list[str]) -> str:
    """A code as it was typed, also in several words; - reads it from the input."""
    if words != ["-"]:
        return " ".join(words)
    if sys.stdin is None:
        raise SetupError("code: there is no input to read the code from: type it instead of -")
    return sys.stdin.read(LONGEST + 1)


def _table_lines(table: Table) -> list[str]:
    players = ", ".join(player.bot or "a person" for player in table.setup.players)
    options = [f"{key}: {value}" for key, value in table.setup.options.items()]
    return [
        f"a table of {table.spec.title}",
        f"level: {table.level.name} (fingerprint {table.level.digest})",
        f"players: {players}",
        *options,
        f"seed: {table.seed}",
    ]


def _game_lines(game: WatchedGame) -> list[str]:
    over = game.session.node
    assert isinstance(over, Over), "only finished games have codes"
    setup = game.session.setup
    table = Table(game.spec, game.level, setup, game.session.seed)
    words = game.spec.standing.words
    results = [
        f"{over.ranks[seat]}. {player.name} ({player.bot or 'human'}): {words(over.scores[seat])}"
        for seat, player in sorted(enumerate(setup.players), key=lambda s: over.ranks[s[0]])
    ]
    said = marks(setup.players, game.conceded, game.take_backs)
    return [f"a finished game of {game.spec.title}", *_table_lines(table)[1:], *results, *said]
