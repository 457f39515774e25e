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


def imported_with(modules: str) -> list[str]:
    """All that a new process has imported after these modules."""
    code = f"import sys, {modules}; print(*sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    return told.splitlines()[-1].split()


def test_the_toolkit_imports_nothing_heavy() -> None:
    assert not {*HEAVY} & {*imported_with("pyramids.ui.app, pyramids.ui.dialog")}


def test_the_title_imports_nothing_of_what_comes_later() -> None:
    """Codes, reviews and tries are imported when they are opened: the title appears sooner."""
    later = ("pyramids.engine.codes", "pyramids.review", "pyramids.play.daily.tries")
    found = imported_with("pyramids.screens.start_up")
    assert "pyramids.screens.title.title_scene" in found
    assert not [name for name in found if name.startswith(later)]


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
