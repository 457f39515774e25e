"""Ground rules for every test: no window, no sound device, nobody's own saves and settings."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from pathlib import Path

import pytest
from hypothesis import settings

# Derandomized, so that a run can't pass on one machine and fail on another; `explore` looks
# for new examples: HYPOTHESIS_PROFILE=explore pytest …
settings.register_profile(
    "pyramids", deadline=None, max_examples=30, derandomize=True, database=None
)
settings.register_profile("explore", deadline=None, max_examples=300, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "pyramids"))


@pytest.fixture(autouse=True)
def english() -> None:
    """Every test begins in English, whatever the one before it has learned."""
    from pyramids.ui import language

    language.use("en")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user data folder of the test's own; it doesn't exist yet."""
    folder = tmp_path / "pyramids-home"
    monkeypatch.setenv("PYRAMIDS_HOME", str(folder))
    return folder
