"""The game as a program: from source, installed, or as an executable."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Program:
    """A way to start the game."""

    command: Sequence[str]
    folder: Path
    """The working directory."""
    environment: Mapping[str, str] = field(default_factory=dict)

    def start(
        self, environment: Mapping[str, str], stderr: IO[str] | None = None
    ) -> subprocess.Popen[bytes]:
        """Start it; `environment` overrides the program's own variables."""
        told = {**self.environment, **environment}
        return subprocess.Popen(self.command, cwd=self.folder, env=told, stderr=stderr)

    def say(self, *words: object) -> subprocess.CompletedProcess[str]:
        """Run one of its commands."""
        return subprocess.run(
            [*self.command, *map(str, words)],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            timeout=300,
        )


FROM_SOURCE = Program((sys.executable, "-m", "pyramids"), ROOT, os.environ)


def packaged_program(executable: Path, place: Path, language: str = "en_GB.UTF-8") -> Program:
    """A packaged program with an empty home folder and a minimal environment."""
    home, folder, path = place / "home", place / "elsewhere", place / "nothing"
    for empty in (home, folder, path):
        empty.mkdir(parents=True)
    # Without PYRAMIDS_HOME the saves are below HOME; callers may set it.
    environment = {"HOME": str(home), "PATH": str(path), "LANG": language, "TERM": "dumb"}
    return Program((str(executable),), folder, environment)
