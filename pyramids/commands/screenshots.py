"""`pyramids screenshots`: pictures of every scene, reproducible to the pixel."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from pyramids.engine.errors import PyramidsError

if TYPE_CHECKING:
    from pyramids.tables.testing.pictures import Picture


def run(arguments: Namespace) -> int:
    """Save pictures of the scenes in a folder, without a window."""
    # Before pygame is imported: no window may open.
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pyramids.commands.terminal.printing import with_progress
    from pyramids.showcase.pictures import find_pictures

    pictures = find_pictures(arguments.scene)
    folder = Path(arguments.folder)
    for picture in with_progress(pictures, len(pictures), "pictures"):
        print(paint(picture, folder, arguments.size, arguments.lang))
    return 0


def paint(picture: Picture, folder: Path, size: tuple[int, int], language: str) -> Path:
    """Save a picture of one scene; returns its path."""
    import pygame

    from pyramids.showcase.headless_app import headless_app

    path = folder / f"{picture.name}.png"
    with headless_app(size, language) as made:
        picture.play(made)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(made.app.frame(), path)
        except (OSError, pygame.error) as error:
            reason = getattr(error, "strerror", None) or error
            raise PyramidsError(f"{path}: can't be written ({reason})") from None
    return path
