"""The crash log in the user's folder, rotated when it is full."""

from __future__ import annotations

import os
import platform
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

from pyramids import __version__
from pyramids.storage import folders
from pyramids.storage.errors import storage_errors

LARGEST: Final = 512 * 1024
OLDER_LOGS: Final = 3
"""The number of older logs to keep."""


def report(text: str) -> Path:
    """Append a report with time, version and system; returns the log's path."""
    path = folders.log_file()
    time = datetime.now().astimezone().isoformat(timespec="seconds")
    head = f"=== {time}  pyramids {__version__}, Python {platform.python_version()}, {_system()}"
    entry = f"{head}\n{text.rstrip()}\n\n".encode("utf-8", "replace")[:LARGEST]
    with storage_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size + len(entry) > LARGEST:
            _rotate(path)
        with path.open("ab") as file:
            file.write(entry)
    return path


def _rotate(path: Path) -> None:
    older = [
        path,
        *(path.with_name(f"{path.name}.{number}") for number in range(1, OLDER_LOGS + 1)),
    ]
    for newer, old in reversed(list(pairwise(older))):
        if newer.exists():
            os.replace(newer, old)


def _system() -> str:
    return f"{platform.system()} {platform.machine()}"
