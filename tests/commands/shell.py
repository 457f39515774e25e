"""The command line as a shell sees it: arguments in; exit code, output and complaints out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Told:
    """What a command left behind."""

    code: int
    out: str
    err: str


Say = Callable[..., Told]


def shell(command: str, environment: dict[str, str] | None = None) -> Told:
    """Runs a line in a shell, where `pyramids` is the program of this source tree."""
    line = command.replace("pyramids ", f"'{sys.executable}' -m pyramids ")
    told = subprocess.run(
        ["bash", "-c", line],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        timeout=120,
    )
    return Told(told.returncode, told.stdout, told.stderr)
