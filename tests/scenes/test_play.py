"""The window opens, or says in one line why not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from player import press

from pyramids import language
from pyramids.commands import window
from pyramids.screens.start_up import take_picture
from pyramids.storage import folders
from pyramids.storage import settings as stored
from pyramids.ui.app import App


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
def test_a_display_that_is_gone_is_named_instead_of_playing_unseen() -> None:
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
    def frames(app: App, first: object) -> None:
        app.scenes.push(first)  # type: ignore[arg-type]
        app.step()
        app.resize((1500, 900))
        app.step()
        app.step(events=[pygame.Event(pygame.QUIT)])
        assert not app.running
        app.close()

    monkeypatch.setattr(App, "run", frames)
    assert window.main() == 0
    assert stored.load().settings.window == (1500, 900)
    language.use("en")


def test_a_picture_of_the_screen_lands_in_the_players_folder(app: App) -> None:
    press(app, pygame.K_F12)
    [picture] = list(folders.pictures().glob("*.png"))
    assert pygame.image.load(picture).get_size() == app.size
    assert any("Picture saved" in text for text in app.toasts.texts)


def test_a_picture_that_cannot_be_written_is_told(app: App) -> None:
    folders.pictures().parent.mkdir(parents=True, exist_ok=True)
    folders.pictures().write_text("in the way")
    take_picture(app, app.frame())
    assert app.toasts.texts


def test_two_pictures_of_one_second_are_both_kept(app: App) -> None:
    for _ in range(3):
        take_picture(app, app.frame())
    assert len(list(folders.pictures().iterdir())) == 3


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_disk_leaves_no_half_picture_and_says_why(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = Path("/dev/full").open("wb", buffering=0)  # noqa: SIM115

    def write(path: Path, content: bytes) -> None:
        path.touch()
        full.write(content)

    monkeypatch.setattr(Path, "write_bytes", write)
    take_picture(app, app.frame())
    full.close()
    assert list(folders.pictures().iterdir()) == []
    assert "full" in app.toasts.texts[-1]
