"""Fixtures: the game, packaged once for all tests, in clean environments."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.packaging.builds import GIVEN, Packages, build_executable, once_for_all, pack
from tests.shared.programs import ROOT, Program, packaged_program

PROGRAM = "pyramids.exe" if sys.platform == "win32" else "pyramids"


@pytest.fixture(scope="session")
def built_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one-folder build, moved away from where it was built."""
    given = os.environ.get(GIVEN)
    if given:
        built = ROOT / given
    else:
        built = once_for_all(tmp_path_factory, "executable", build_executable) / "dist/pyramids"
    folder = tmp_path_factory.mktemp("friend") / "Pyramiden für Freunde"
    shutil.copytree(built, folder, symlinks=True)
    return folder


@pytest.fixture
def executable(built_folder: Path, tmp_path: Path) -> Program:
    """The executable in an empty folder with an empty home."""
    return packaged_program(built_folder / PROGRAM, tmp_path)


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """Wheel and sdist, built from a copy of the source and installed."""
    return Packages(once_for_all(tmp_path_factory, "packages", pack))


@pytest.fixture
def installed(packages: Packages, tmp_path: Path) -> Program:
    """The installed wheel's program in an empty folder with an empty home."""
    return packaged_program(packages.python.with_name(PROGRAM), tmp_path)
