"""`pyramids transcript` and `pyramids replay`: a saved game as JSON lines, or as text."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from pyramids.catalogue import find_game, load_level
from pyramids.commands import output
from pyramids.commands.arguments import parse_level
from pyramids.engine.contract import GameSpec, Level
from pyramids.engine.errors import LevelError, PyramidsError, RecordError
from pyramids.engine.record import MAX_BYTES, Record, loads, resume
from pyramids.engine.session import Session
from pyramids.engine.transcripts import json_line
from pyramids.play.game_marks import marks
from pyramids.play.narration import narrate


def transcript(arguments: Namespace) -> int:
    """Print the transcript of a saved game."""
    spec, session = open_record(Path(arguments.file), arguments.level)
    lines = spec.transcript(session.rules, session.setup, session.seed, session.plies)
    output.print_in_utf8()
    for line in lines:
        sys.stdout.write(json_line(line))
    return 0


def replay(arguments: Namespace) -> int:
    """Print a saved game move by move."""
    spec, session = open_record(Path(arguments.file), arguments.level)
    players = ", ".join(
        f"{player.name} ({player.bot or 'human'})" for player in session.setup.players
    )
    head = f"{spec.title}, level {session.setup.level}, seed {session.seed}: {players}"
    print(output.printable(head))
    texts = spec.texts(session.rules)
    for line in narrate(session.rules, texts, session.setup, session.plies, spec.standing):
        print(output.printable(line))
    for mark in marks(session.setup.players, session.conceded, len(session.take_backs)):
        print(output.printable(mark))
    return 0


def open_record(path: Path, level: str | None = None) -> tuple[GameSpec, Session]:
    """The game saved in a file; `level` names its level if that has moved."""
    record = read_record(path)
    try:
        spec = find_game(record.setup.game)
        found = parse_level(spec, level) if level else _recorded_level(spec, record.setup.level)
        return spec, resume(record, spec, found)
    except PyramidsError as error:
        raise RecordError(f"{path}: {error}") from None


def _recorded_level(spec: GameSpec, name: str) -> Level:
    try:
        return load_level(spec, name)
    except LevelError as error:
        raise LevelError(f"{error}; if you have its file, add --level FILE") from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        if not path.is_file():
            reason = "there is no such file" if not path.exists() else "not a regular file"
            raise RecordError(f"{path}: {reason}")
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"{path}: can't be read ({error.strerror})") from None
    except ValueError as error:  # a NUL in the name
        raise RecordError(f"{path!s}: can't be read ({error})") from None
    try:
        return loads(data)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
