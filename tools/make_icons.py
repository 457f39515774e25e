"""Render the application icon at every size that desktops ask for.

    python -m tools.make_icons

Needs Pillow, for the .ico file only.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

ICON = Path(__file__).resolve().parents[1] / "assets" / "icon"
SIZES = (16, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 32, 48, 64, 128, 256)
OVERSAMPLING = 4


def main() -> None:
    """Write icon_16.png to icon_512.png and icon.ico beside icon.svg."""
    for size in SIZES:
        large = pygame.image.load_sized_svg(ICON / "icon.svg", (size * OVERSAMPLING,) * 2)
        # Drawn large and scaled down, thin lines keep their weight at 16 px.
        pygame.image.save(pygame.transform.smoothscale(large, (size, size)), _png(size))
    pictures = [Image.open(_png(size)) for size in ICO_SIZES]
    pictures[-1].save(
        ICON / "icon.ico",
        sizes=[(size, size) for size in ICO_SIZES],
        append_images=pictures[:-1],
    )


def _png(size: int) -> Path:
    return ICON / f"icon_{size}.png"


if __name__ == "__main__":
    main()
