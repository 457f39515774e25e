"""Compose a card from its parts (face, squares, symbols, marks), to judge the artwork.

python -m tools.games.silver_gold.mock_card card.png
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from tools.art import pen

CHAMBER = ("#.e.t", "..#s.", "rx.#p", "#.gg.", "T.#.r")
MARKED = ((1, 0), (2, 0), (1, 1), (0, 1), (4, 0), (1, 2), (2, 3))
SYMBOLS = {
    "e": "entrance", "t": "torch", "s": "skull", "r": "gem_red",
    "x": "cross", "p": "potion", "g": "gem_green", "T": "tomb",
}  # fmt: skip
WIDTHS = (420, 300, 150)


def main() -> None:
    """Write the three colours side by side, large, at table size and small."""
    page = pygame.Surface((3 * WIDTHS[0] + 40, 1160))
    page.fill("#2A1E2E")
    top = 10
    for width in WIDTHS:
        for place, colour in enumerate(("green", "orange", "purple")):
            page.blit(mock_card(colour, width), (10 + place * (width + 10), top))
        top += round(width * 1.28) + 10
    pygame.image.save(page, sys.argv[1])


def mock_card(colour: str, width: int) -> pygame.Surface:
    """One card of this colour and width with a chamber that shows every symbol."""
    card = _drawn(f"card_{colour}", width)
    step = width * 52 / 300
    for row, line in enumerate(CHAMBER):
        for column, sign in enumerate(line):
            left, top = round(width / 15 + column * step), round(width * 104 / 300 + row * step)
            right = round(width / 15 + (column + 1) * step)
            for name in _parts(column, row, sign):
                card.blit(_drawn(name, right - left), (left, top))
    return card


def _parts(column: int, row: int, sign: str) -> list[str]:
    variant = (column * 3 + row * 5) % 4 + 1
    if sign == "#":
        return [f"field_wall_{variant % 3 + 1}"]
    symbol = [SYMBOLS[sign]] if sign in SYMBOLS else []
    marks = [f"stroke_a_{variant}", f"stroke_b_{variant}"] if (column, row) in MARKED else []
    return ["field_plain", *symbol, *marks]


def _drawn(name: str, width: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(pen.ART / "silver_gold" / f"{name}.svg", (width, 4 * width))


if __name__ == "__main__":
    main()
