from __future__ import annotations

import subprocess
import sys

import pygame
import pytest

from pyramids.ui.app import App, Scene

HEAVY = ("numpy", "yaml", "rich", "babel", "asyncio", "multiprocessing")


@pytest.fixture
def silence() -> None:
    """Overrides the fixture that mutes other tests: sound is tested here."""


def test_the_toolkit_imports_nothing_heavy() -> None:
    code = (
        "import sys, pyramids.ui.app, pyramids.ui.dialog;"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert told.splitlines()[-1] == "[]"


def test_the_title_imports_nothing_of_what_comes_later() -> None:
    """Codes, reviews and tries are imported when they are opened: the title appears sooner."""
    later = ("pyramids.engine.codes", "pyramids.review", "pyramids.play.daily.tries")
    code = (
        "import sys, pyramids.screens.start_up;"
        f"print([name for name in sys.modules if name.startswith({later!r})])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert told.splitlines()[-1] == "[]"


def test_the_sound_device_is_opened_only_after_the_first_frame() -> None:
    pygame.mixer.quit()
    app = App()
    seen: list[bool] = []

    class First(Scene):
        def draw(self, canvas: object) -> None:
            seen.append(pygame.mixer.get_init() is not None)

    app.scenes.push(First())
    app.step()
    assert seen == [False]
    assert app.audio.available
    app.close()
