"""`pyramids transcript` and `pyramids replay`: a saved game as JSON lines, or as text."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pyramids.catalogue import find_game, load_level
from pyramids.commands.command_line.arguments import parse_level
from pyramids.commands.terminal import output
from pyramids.engine.contract import GameSpec, Level, Over
from pyramids.engine.errors import ChecksumError, LevelError, PyramidsError, RecordError
from pyramids.engine.records.record import Record, loads, resume
from pyramids.engine.records.record_text import MAX_BYTES
from pyramids.engine.records.transcripts import json_line
from pyramids.engine.session import Session
from pyramids.play.texts.marks import marks
from pyramids.play.texts.narration import narrate


def transcript(arguments: Namespace) -> int:
    """Print the transcript of a saved game."""
    spec, session = open_record(arguments)
    lines = spec.transcript(session.rules, session.setup, session.seed, session.plies)
    output.print_in_utf8()
    for line in lines:
        sys.stdout.write(json_line(line))
    return 0


def replay(arguments: Namespace) -> int:
    """Print a saved game move by move."""
    print_replay(*open_record(arguments))
    return 0


def print_replay(spec: GameSpec, session: Session) -> None:
    """Print a game move by move."""
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


def open_record(arguments: Namespace) -> tuple[GameSpec, Session]:
    """The game saved in the file that a command names, as its options allow."""
    _record, spec, session = open_with_record(arguments)
    return spec, session


def open_with_record(arguments: Namespace) -> tuple[Record, GameSpec, Session]:
    """As `open_record`, with the record as it is in the file."""
    path = Path(arguments.file)
    with errors_about(path):
        record = read_record(path, unchecked=arguments.unchecked)
        spec = find_game(record.setup.game)
        session = resume(record, spec, level_of(record, spec, arguments.level))
        if not arguments.spoil and not isinstance(session.node, Over):
            raise RecordError(
                "the game isn't finished, and this would tell what is hidden or still to come: "
                "add --spoil to see it"
            )
    return record, spec, session


@contextmanager
def errors_about(path: Path) -> Iterator[None]:
    """Let every error within this context name the file, and a wrong checksum the way out."""
    try:
        yield
    except ChecksumError as error:
        raise RecordError(f"{path}: {error}; open it anyway with --unchecked") from None
    except PyramidsError as error:
        raise RecordError(f"{path}: {error}") from None


def level_of(record: Record, spec: GameSpec, wanted: str | None) -> Level:
    """The level of a record, or the one that the command line names if it has moved."""
    if wanted:
        return parse_level(spec, wanted)
    try:
        return load_level(spec, record.setup.level)
    except LevelError as error:
        raise LevelError(f"{error}; if you have its file, add --level FILE") from None


def read_record(path: Path, *, unchecked: bool = False) -> Record:
    """The record in a file."""
    try:
        if not path.is_file():
            raise RecordError(_why_no_file(path))
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise RecordError(f"can't be read ({error.strerror})") from None
    except ValueError as error:  # a NUL in the name
        raise RecordError(f"can't be read ({error})") from None
    return loads(data, unchecked=unchecked)


def _why_no_file(path: Path) -> str:
    if path.is_dir():
        return "a folder, not a record: name a file in it"
    return "not a regular file" if path.exists() else "there is no such file"
