"""Checks that a packaged program behaves like the source."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pygame

from pyramids import __version__
from pyramids.commands.screenshots import paint
from pyramids.engine.contract import GameSpec
from pyramids.showcase.pictures import find_pictures
from pyramids.tables.game_ui import game_ui
from tests.shared.programs import FROM_SOURCE, ROOT, Program

_SIZE = (1024, 640)


def tells_its_version(program: Program) -> None:
    """It prints its version."""
    told = program.say("--version")
    assert (told.returncode, told.stdout, told.stderr) == (0, f"pyramids {__version__}\n", "")


def prints_the_same(program: Program, *words: str) -> str:
    """A command prints the same as from source, except for paths; returns the output."""
    packed, plain = program.say(*words), from_source(program).say(*words)
    assert (packed.returncode, packed.stderr) == (0, "")
    told, expected = (re.sub(r"(?m)^/.*/levels/", "", said.stdout) for said in (packed, plain))
    assert told == expected
    return told


def plays_the_same_games(program: Program, spec: GameSpec) -> None:
    """Bots play the same games move by move, also with several processes."""
    bots = [bot.name for bot in spec.bots if bot.quick][-1:] * max(2, spec.seats.start)
    words = ("simulate", "--game", spec.id, "--bots", ",".join(bots), "--games", "4", "--records")
    packed = program.say(*words, "packed", "--workers", "2")
    plain = from_source(program).say(*words, "plain", "--workers", "1")
    assert (packed.returncode, plain.returncode) == (0, 0), packed.stderr + plain.stderr
    kept, expected = _files(program.folder / "packed"), _files(program.folder / "plain")
    assert len(expected) == 4
    assert kept == expected


def first_picture(spec: GameSpec) -> str:
    """The name of one of a game's pictures."""
    return f"{spec.id}_{game_ui(spec).testing().pictures[0].name}"


def from_source(program: Program) -> Program:
    """The program from source, in the same folder."""
    environment = {**program.environment, "PYTHONPATH": str(ROOT)}
    return replace(program, command=FROM_SOURCE.command, environment=environment)


def draws_the_same(program: Program, scene: str, language: str, place: Path) -> None:
    """A scene's picture has the same pixels."""
    words = ("--scene", scene, "--lang", language, "--size", f"{_SIZE[0]}x{_SIZE[1]}")
    told = program.say("screenshots", "pictures", *words)
    assert (told.returncode, told.stderr) == (0, "")
    for picture in find_pictures(scene):
        expected = pygame.image.load(paint(picture, place, _SIZE, language))
        painted = pygame.image.load(program.folder / "pictures" / f"{picture.name}.png")
        assert painted.get_size() == expected.get_size() == _SIZE
        assert pygame.image.tobytes(painted, "RGB") == pygame.image.tobytes(expected, "RGB")


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}
