"""Runs commands in the test's own process, and provides saved games for them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest

from pyramids.catalogue import all_games
from pyramids.cli import main
from pyramids.engine.contract import GameSpec
from tests.commands.shell import CommandResult, Say


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Runs a command in this process."""

    def run(*words: object) -> CommandResult:
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return CommandResult(code, out, err)

    return run


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Says what is typed into the commands that follow, line by line."""

    def typed(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))

    return typed


@pytest.fixture(params=all_games(), ids=lambda spec: spec.id)
def game(request: pytest.FixtureRequest) -> GameSpec:
    """Each registered game."""
    spec: GameSpec = request.param
    return spec


@pytest.fixture
def bots(game: GameSpec) -> str:
    """The fewest bots that a game needs, as a value of `--bots`."""
    return ",".join([game.bots[0].name] * game.seats.start)


_finished: dict[str, str] = {}
"""One finished game of each kind, as its record."""


@pytest.fixture
def kept(game: GameSpec, bots: str, tmp_path: Path, say: Say) -> Path:
    """A finished game in a file."""
    if game.id not in _finished:
        words = ("--game", game.id, "--bots", bots, "--games", 1, "--workers", 1, "--seed", 3)
        assert say("simulate", *words, "--records", tmp_path / "played").code == 0
        (record,) = (tmp_path / "played").iterdir()
        _finished[game.id] = record.read_text(encoding="utf-8")
    path = tmp_path / "kept.json"
    path.write_text(_finished[game.id], encoding="utf-8")
    return path


@pytest.fixture
def read_only_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that can't be written to."""
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    yield folder
    folder.chmod(0o700)
