"""The wheel and the sdist contain the whole game."""

from __future__ import annotations

import tarfile
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from pyramids.catalogue import all_games, playable_games
from pyramids.engine.contract import GameSpec
from pyramids.tables.testing.gestures import By
from tests.packaging.builds import Packages
from tests.packaging.same_program import (
    draws_the_same,
    first_picture,
    plays_the_same_games,
    prints_the_same,
    tells_its_version,
)
from tests.shared.players import WindowPlayer
from tests.shared.playing import needs_screen
from tests.shared.programs import Program

pytestmark = pytest.mark.slow


def files(tree: Path, *folders: str) -> set[str]:
    """The files in some folders of a source tree."""
    found = (path for folder in folders for path in (tree / folder).rglob("*") if path.is_file())
    return {str(path.relative_to(tree)) for path in found}


def test_the_wheel_holds_the_code_all_assets_and_all_decks(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as wheel:
        held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    data = {f"pyramids/{name}" for name in files(packages.tree, "assets", "levels")}
    assert held == files(packages.tree, "pyramids") | data


def test_the_sdist_holds_all_that_the_readme_names(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    papers = {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "build_exe.spec"}
    folders = ["pyramids", "assets", "levels", "tests", "tools", "docs", "benchmarks", "packaging"]
    assert papers | files(packages.tree, *folders) <= held


def test_the_sdist_builds_the_same_wheel(packages: Packages) -> None:
    assert packages.wheel.name == packages.wheel_of_sdist.name
    assert contents(packages.wheel) == contents(packages.wheel_of_sdist)


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def test_the_installed_game_tells_its_version(installed: Program) -> None:
    tells_its_version(installed)


@pytest.mark.parametrize("words", [("bots",), ("levels", "check")], ids=" ".join)
def test_the_installed_game_says_the_same(installed: Program, words: tuple[str, ...]) -> None:
    assert prints_the_same(installed, *words)


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_the_installed_bots_play_as_those_from_source(installed: Program, spec: GameSpec) -> None:
    plays_the_same_games(installed, spec)


@pytest.mark.parametrize("scene", ["about", first_picture(playable_games()[0])])
def test_the_installed_pictures_are_those_from_source(
    installed: Program, scene: str, tmp_path: Path
) -> None:
    draws_the_same(installed, scene, "de", tmp_path / "expected")


@needs_screen
def test_the_installed_window_opens_for_those_who_start_it_from_a_menu(
    installed: Program, tmp_path: Path
) -> None:
    (command,) = installed.command
    program = replace(installed, command=[f"{command}-gui"])
    desktop = WindowPlayer(tmp_path / "data", program=program)
    try:
        assert desktop.look(By.MOUSE)["scenes"] == ["Title"]
    finally:
        code = desktop.close()
    assert (code, desktop.complaints) == (0, "")
