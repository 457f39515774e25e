"""Fixtures for decks that break a rule."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from pyramids.engine import levels
from pyramids.resources import levels_root
from tests.games.silver_gold.bad_decks.deck_files import Refused, refusal

LOADERS: list[type[yaml.SafeLoader | yaml.CSafeLoader]] = [yaml.SafeLoader]
if hasattr(yaml, "CSafeLoader"):
    LOADERS.append(yaml.CSafeLoader)


@pytest.fixture(params=LOADERS, autouse=True)
def either_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything holds for libyaml and for the parser in Python."""
    monkeypatch.setattr(levels, "_Loader", request.param)


@pytest.fixture
def classic() -> str:
    return (levels_root() / "silver_gold" / "classic.yaml").read_text(encoding="utf-8")


@pytest.fixture
def refused(tmp_path: Path) -> Refused:
    """Writes a file and gives what the refusal says after the file's name."""

    def write_and_read(content: str | bytes) -> str:
        path = tmp_path / "mine.yaml"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return refusal(path)

    return write_and_read
