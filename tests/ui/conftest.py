"""An app without a window; time passes only where a test says so."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from pyramids import language
from pyramids.ui.app import App


@pytest.fixture(autouse=True)
def frames_on_demand() -> None:
    """The toolkit draws every frame, as in a window."""


@pytest.fixture
def app() -> Iterator[App]:
    """An app of the default size, in English."""
    language.use("en")
    made = App()
    yield made
    made.close()
    language.use("en")
