"""Builds executables, wheels, and empty environments to install them in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.shared.programs import ROOT

GIVEN = "PYRAMIDS_EXECUTABLE"
"""The environment variable for an existing build; without it, one is built."""
_NOT_SOURCE = shutil.ignore_patterns(
    ".git", ".venv", "dist", "build", "__pycache__", ".*_cache", ".hypothesis", "*.egg-info"
)


def once_for_all(
    factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]
) -> Path:
    """A folder that is made only once for all test workers."""
    shared = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, made = shared / name, shared / f"{name}.made"
    with (shared / f"{name}.lock").open("w") as lock:
        _hold(lock.fileno())
        if not made.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            made.touch()
    return folder


def _hold(lock: int) -> None:
    """Wait for a lock that ends with its process; does nothing on Windows."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def build_executable(place: Path, *, one_file: bool = False) -> Path:
    """Run the README's build command with another output folder; returns the build."""
    run(
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
        "--distpath", place / "dist", "--workpath", place / "work", ROOT / "build_exe.spec",
        environment={"PYRAMIDS_ONEFILE": "1" if one_file else ""},
    )  # fmt: skip
    shutil.rmtree(place / "work")
    return place / "dist"


@dataclass(frozen=True)
class Packages:
    """Wheel and sdist, the wheel that comes out of the sdist, and the wheel installed."""

    place: Path

    @property
    def tree(self) -> Path:
        """The copy of the source that everything is built from."""
        return self.place / "tree"

    @property
    def wheel(self) -> Path:
        """The wheel."""
        return _only(self.tree / "dist/wheel")

    @property
    def sdist(self) -> Path:
        """The source distribution."""
        return _only(self.tree / "dist/sdist")

    @property
    def wheel_of_sdist(self) -> Path:
        """The wheel built from the source distribution."""
        return _only(_only(self.place / "unpacked") / "dist/wheel")

    @property
    def python(self) -> Path:
        """The Python of an environment with only the wheel and its dependencies."""
        name = "Scripts/python.exe" if sys.platform == "win32" else "bin/python"
        return self.place / "environment" / name


def pack(place: Path) -> None:
    """Build everything in `Packages` from a copy of the source, which stays unchanged."""
    packages = Packages(place)
    shutil.copytree(ROOT, packages.tree, ignore=_NOT_SOURCE)
    _build(packages.tree, "wheel")
    _build(packages.tree, "sdist")
    shutil.unpack_archive(packages.sdist, place / "unpacked")
    _build(_only(place / "unpacked"), "wheel")
    run(sys.executable, "-m", "venv", "--without-pip", place / "environment")
    # As in the README: by the pip of the base Python.
    below = Path(sys.base_prefix) / ("python.exe" if sys.platform == "win32" else "bin/python3")
    run(below, "-m", "pip", "--python", packages.python, "install", "-q", packages.wheel)


def _build(tree: Path, kind: str) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", f"dist/{kind}", folder=tree)


def _only(folder: Path) -> Path:
    (found,) = folder.iterdir()
    return found


def run(
    *words: object, folder: Path = ROOT, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command that must succeed."""
    told = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, f"{words}: {told.stdout[-2000:]} {told.stderr[-2000:]}"
    return told
