"""Ground rules for every test: no window, no sound device, nobody's own saves and settings."""

from __future__ import annotations

import gc
import os
import signal

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from zlib import crc32

import pygame
import pytest
from hypothesis import settings

from pyramids import language
from pyramids.play import running_game
from pyramids.storage import background_reader
from pyramids.ui import app
from pyramids.ui.app import App
from pyramids.ui.audio import Audio
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.drawing.surface_cache import SurfaceCache
from pyramids.ui.drawing.svg_art import Art
from pyramids.ui.drawing.text_renderer import TextRenderer
from pyramids.ui.theme import Role

# Derandomized, so that a run can't pass on one machine and fail on another; `explore` looks
# for new examples: HYPOTHESIS_PROFILE=explore pytest …
settings.register_profile(
    "pyramids", deadline=None, max_examples=30, derandomize=True, database=None
)
settings.register_profile("explore", deadline=None, max_examples=300, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "pyramids"))


def pytest_configure(config: pytest.Config) -> None:
    """Prepare for the programs that tests start.

    They keep their compiled modules, beside the tree if Python mustn't write any there: most of a
    start would be compiling. And they can be interrupted, also if the tests run in the background,
    where shells ignore that signal for all that they start.
    """
    with suppress(ValueError):  # not in the main thread
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        assert config.cache is not None
        os.environ["PYTHONPYCACHEPREFIX"] = str(config.cache.mkdir("compiled"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave most parameters of `sampled` tests to slower runs, before `-m` selects tests.

    Which ones depends on the test's name, so that tests side by side try different games, seats
    and sizes. All are tried with the endurance tests, and whenever `-k` names the tests to run.
    """
    if config.getoption("keyword"):
        return
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sampled") and not item.get_closest_marker("endurance"):
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for name, variants in tests.items():
        marker = variants[0].get_closest_marker("sampled")
        assert marker is not None
        first = crc32(name.encode())
        quick = [item for item in variants if not item.get_closest_marker("slow")]
        every_run = _spread(quick, marker.args[0], first)
        rest = [item for item in variants if item not in every_run]
        slow_run = _spread(rest, marker.kwargs.get("slow", len(rest)), first)
        for item in rest:
            item.add_marker(pytest.mark.slow)
            if item not in slow_run:
                item.add_marker(pytest.mark.endurance)


def pytest_collection_finish() -> None:
    """What was imported and collected stays; the garbage collector needn't look at it again."""
    gc.collect()
    gc.freeze()


def _spread(items: list[pytest.Item], wanted: int, first: int) -> set[pytest.Item]:
    """As many as wanted, evenly spread: one of each of `wanted` equal parts, from `first` on."""
    count = len(items)
    return {
        item
        for place, item in enumerate(items)
        if (place - first) % count * wanted % count < wanted
    }


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Names for user data folders; most tests never make theirs."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_folder(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """English, and a user data folder of the test's own, which doesn't exist yet."""
    language.use("en")
    folder = next(homes)
    monkeypatch.setenv("PYRAMIDS_HOME", str(folder))
    yield folder
    # What a game couldn't save must not be saved in the folder of the next test.
    running_game.leave_all()


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk's own cache is good enough for a test: only a power cut would tell."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


@pytest.fixture(autouse=True)
def complete_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists are complete when they appear, however busy the machine is."""
    monkeypatch.setattr(background_reader, "PATIENCE", 60.0)


@pytest.fixture(autouse=True)
def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sound is read or played; a test about sound has a `silence` of its own."""
    monkeypatch.setattr(Audio, "start", lambda _audio: None)


@pytest.fixture(autouse=True)
def frames_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the frames that a test looks at are drawn; see `every_frame`."""
    monkeypatch.setattr(App, "draws_every_frame", False)


@pytest.fixture
def every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every frame is drawn, as in a window: for tests about frames, and for whole games."""
    monkeypatch.setattr(App, "draws_every_frame", True)


class CommonCache(SurfaceCache):
    """Pictures that all tests share. Keys name the size in pixels, so that they
    hold for any window; rendering them for every test took a quarter of the time."""

    def clear(self) -> None:
        """They stay."""


class CommonArt(Art):
    """Artwork of which even what a scene keeps for itself is drawn only once."""

    def uncached(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A copy: a scene may paint over what is its own."""
        drawn = _CACHE.get(
            ("fresh", name, size), lambda: super(CommonArt, self).uncached(name, size)
        )
        return drawn.copy()


_CACHE = CommonCache()
_ART = CommonArt(_CACHE)


_WIDTHS: dict[tuple[str, Role, int], int] = {}


class CommonText(TextRenderer):
    """Texts that are measured only once for all tests."""

    def _measure_uncached(self, text: str, role: Role, size: int) -> int:
        key = (text, role, size)
        if key not in _WIDTHS:
            _WIDTHS[key] = super()._measure_uncached(text, role, size)
        return _WIDTHS[key]


def _common_graphics() -> Graphics:
    graphics = Graphics(cache=_CACHE)
    graphics.art = _ART
    graphics.text = CommonText(graphics.theme, _CACHE)
    return graphics


@pytest.fixture(autouse=True)
def common_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every app draws with what was rendered already; a test about rendering has one of its own."""
    monkeypatch.setattr(app, "Graphics", _common_graphics)
