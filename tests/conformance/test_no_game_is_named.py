"""What all games share names none of them: a new game edits no shared file."""

from __future__ import annotations

import re
from pathlib import Path

import pyramids
from pyramids.catalogue import DEFAULT_GAME, all_games

ROOT = Path(__file__).parents[2]
PACKAGE = Path(pyramids.__file__).parent


def shared_files() -> list[Path]:
    """All code but that of the games, their tests and their tools."""
    own = (PACKAGE / "games", ROOT / "tests" / "games", ROOT / "tools" / "games")
    folders = (PACKAGE, ROOT / "tests", ROOT / "tools", ROOT / "benchmarks")
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return [path for path in found if not any(folder in path.parents for folder in own)]


def test_no_shared_file_names_a_game() -> None:
    """But for the default game, in one place."""
    ids = [spec.id for spec in all_games()]
    assert len(shared_files()) > 100
    word = re.compile(rf"\b({'|'.join(ids)})(?=\b|_)|{'|'.join(_class_names(ids))}")
    named = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in shared_files()
        for line in path.read_text(encoding="utf-8").splitlines()
        if word.search(line)
    ]
    assert len(named) == 1
    assert "catalogue.py" in named[0]
    assert DEFAULT_GAME in named[0]


def _class_names(ids: list[str]) -> list[str]:
    return ["".join(part.capitalize() for part in name.split("_")) for name in ids]
