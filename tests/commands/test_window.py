"""The window opens, or says in one line why not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pygame
import pytest

from pyramids import language
from pyramids.commands import window
from pyramids.storage import settings as stored
from pyramids.ui.app import App, Scene


def surroundings(video: str) -> dict[str, str]:
    """The environment of a machine without a desktop, with this video driver if any."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return {**kept, "SDL_VIDEODRIVER": video} if video else kept


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a desktop")
@pytest.mark.parametrize("video", ["", "nonsense"])
def test_without_a_display_one_line_says_so_and_what_to_do(video: str) -> None:
    ended = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from pyramids.commands.window import main; sys.exit(main())",
        ],
        env=surroundings(video),
        timeout=60,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    [line] = ended.stderr.strip().splitlines()
    assert line.startswith("pyramids: no window can be opened")
    assert "--help" in line


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a desktop")
def test_a_display_that_is_gone_is_named_instead_of_running_invisibly() -> None:
    ended = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from pyramids.commands.window import main; sys.exit(main())",
        ],
        env={**surroundings(""), "DISPLAY": ":789"},
        timeout=60,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert "no window can be opened" in ended.stderr.splitlines()[-1]
    assert "--help" in ended.stderr.splitlines()[-1]


def test_playing_ends_when_the_window_is_closed_and_remembers_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def frames(app: App, first: Scene, on_shown: Callable[[], None]) -> None:
        app.scenes.push(first)
        app.step()
        on_shown()
        app.resize((1500, 900))
        app.step()
        app.step(events=[pygame.Event(pygame.QUIT)])
        assert not app.running
        app.close()

    monkeypatch.setattr(App, "run", frames)
    assert window.main() == 0
    assert stored.load().settings.window == (1500, 900)
    language.use("en")
