"""Screenshots that players take."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pyramids.screens.start_up import take_picture
from pyramids.storage import folders
from pyramids.ui.app import App
from tests.screens.window_user import press


def test_a_picture_of_the_screen_lands_in_the_players_folder(app: App) -> None:
    press(app, pygame.K_F12)
    [picture] = list(folders.pictures().glob("*.png"))
    assert pygame.image.load(picture).get_size() == app.size
    assert any("Screenshot saved" in text for text in app.toasts.texts)


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
