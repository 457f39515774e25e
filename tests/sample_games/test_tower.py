"""A game in a folder of its own is whole, and nothing of the program was edited for it.

Everything runs in processes of their own: there the environment names the folder from the start.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What a program says that is told of the folder."""
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYRAMIDS_GAMES": str(FOLDER), "PYTHONPATH": paths}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "files",
    [
        ("tests/sample_games/tower_story.py",),
        ("tests/conformance/test_conformance.py", "tests/conformance/test_catalogue.py"),
        ("tests/conformance/test_fair_bots.py",),
        ("tests/looks/test_looks.py", "tests/looks/test_languages.py"),
        ("tests/conformance/test_texts.py", "tests/commands/test_text_play.py"),
    ],
    ids=["every shared screen", "rules", "bots", "looks", "the terminal"],
)
def test_the_tests_of_every_game_pass_for_it(files: tuple[str, ...]) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-n", "0", "-m", "not slow", "-k", "tower")
    told = run("-m", "pytest", *options, *files)
    assert told.returncode == 0, told.stdout[-4000:]
    assert " passed" in told.stdout


def test_the_command_line_knows_it() -> None:
    assert "builder" in run("-m", "pyramids", "bots", "--game", "tower").stdout
    assert "The Tower" in run("-m", "pyramids", "levels", "list").stdout
    told = run("-m", "pyramids", "simulate", "--game", "tower", "--games", "6", "--workers", "2")
    assert told.returncode == 0, told.stderr
    assert "The Tower" in told.stdout


def test_without_the_folder_nobody_knows_it() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "pyramids", "bots", "--game", "tower"],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "PYRAMIDS_GAMES"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2
    assert "there is no game called 'tower'" in told.stderr
