"""Lay out every SVG of a folder on one labelled sheet, to judge the artwork by eye.

    python -m tools.contact_sheet assets/art/common sheet.png --sizes 24 64 --only "gem_*"

Each picture is shown on the dark table and on papyrus, in colour and in grey, at every size.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

GROUNDS = {"table": "#1D1524", "papyrus": "#F0DDB5"}
PAGE = "#808080"
LABEL = "#101010"
LABEL_HEIGHT = 16
GAP = 6


def main() -> None:
    """Write the contact sheet."""
    options = _parse_options()
    pictures = sorted(options.folder.glob(options.only + ".svg"))
    if not pictures:
        raise SystemExit(f"{options.folder}: no picture matches {options.only}.svg")
    pygame.font.init()
    sheet = contact_sheet(pictures, options.sizes, options.columns, options.plain)
    pygame.image.save(sheet, options.out)
    print(f"{options.out}: {len(pictures)} pictures, {sheet.get_width()}×{sheet.get_height()}")


def contact_sheet(
    pictures: Sequence[Path], sizes: Sequence[int], columns: int, plain: bool = False
) -> pygame.Surface:
    """A page with one labelled cell per picture, filled row by row."""
    cells = [_cell(picture, sizes, plain) for picture in pictures]
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    width = max(sum(cell.get_width() + GAP for cell in row) for row in rows) + GAP
    heights = [max(cell.get_height() for cell in row) + GAP for row in rows]
    page = pygame.Surface((width, sum(heights) + GAP))
    page.fill(PAGE)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        left = GAP
        for cell in row:
            page.blit(cell, (left, top))
            left += cell.get_width() + GAP
        top += height
    return page


def _parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--sizes", type=int, nargs="+", default=[24, 64, 128], help="heights in px")
    parser.add_argument("--only", default="*", help="name pattern without .svg")
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--plain", action="store_true", help="only in colour on the dark table")
    return parser.parse_args()


def _cell(picture: Path, sizes: Sequence[int], plain: bool) -> pygame.Surface:
    drawings = [_drawn(picture, size) for size in sizes]
    strips = [
        _strip(drawings, ground, grey)
        for ground in (["table"] if plain else list(GROUNDS))
        for grey in ([False] if plain else [False, True])
    ]
    label = pygame.font.Font(None, LABEL_HEIGHT + 2).render(picture.stem, True, LABEL)
    width = max(label.get_width(), sum(strip.get_width() for strip in strips))
    cell = pygame.Surface((width, LABEL_HEIGHT + strips[0].get_height()))
    cell.fill(PAGE)
    cell.blit(label, (0, 0))
    left = 0
    for strip in strips:
        cell.blit(strip, (left, LABEL_HEIGHT))
        left += strip.get_width()
    return cell


def _drawn(picture: Path, height: int) -> pygame.Surface:
    natural = pygame.image.load(picture)
    width = max(1, round(natural.get_width() * height / natural.get_height()))
    return pygame.image.load_sized_svg(picture, (width, height))


def _strip(drawings: Sequence[pygame.Surface], ground: str, grey: bool) -> pygame.Surface:
    width = sum(drawing.get_width() + GAP for drawing in drawings) + GAP
    strip = pygame.Surface((width, max(drawing.get_height() for drawing in drawings) + 2 * GAP))
    strip.fill(GROUNDS[ground])
    left = GAP
    for drawing in drawings:
        strip.blit(drawing, (left, GAP))
        left += drawing.get_width() + GAP
    return pygame.transform.grayscale(strip) if grey else strip


if __name__ == "__main__":
    main()
