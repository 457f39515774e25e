"""The logbook: crash reports in the user's folder; when it is full, a new one is begun."""

from __future__ import annotations

import os
import platform
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

from pyramids import __version__
from pyramids.storage import folders
from pyramids.storage.trouble import guarding

LARGEST: Final = 512 * 1024
KEPT: Final = 3
"""Older logbooks beside the one that is written."""


def report(text: str) -> Path:
    """Write a report with its time and circumstances; says where."""
    path = folders.log_file()
    time = datetime.now().astimezone().isoformat(timespec="seconds")
    head = f"=== {time}  pyramids {__version__}, Python {platform.python_version()}, {_system()}"
    entry = f"{head}\n{text.rstrip()}\n\n".encode("utf-8", "replace")[:LARGEST]
    with guarding(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size + len(entry) > LARGEST:
            _turn_over(path)
        with path.open("ab") as file:
            file.write(entry)
    return path


def _turn_over(path: Path) -> None:
    older = [path, *(path.with_name(f"{path.name}.{number}") for number in range(1, KEPT + 1))]
    for newer, old in reversed(list(pairwise(older))):
        if newer.exists():
            os.replace(newer, old)


def _system() -> str:
    return f"{platform.system()} {platform.machine()}"
