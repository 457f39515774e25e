"""Runs command lines in a shell; returns exit code, stdout and stderr."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class CommandResult:
    """The result of a command."""

    code: int
    out: str
    err: str


Say = Callable[..., CommandResult]


def shell(command: str, environment: dict[str, str] | None = None) -> CommandResult:
    """Runs a line in a shell, where `pyramids` is the program of this source tree."""
    line = command.replace("pyramids ", f"'{sys.executable}' -m pyramids ")
    result = subprocess.run(
        ["bash", "-c", line],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        timeout=120,
    )
    return CommandResult(result.returncode, result.stdout, result.stderr)
