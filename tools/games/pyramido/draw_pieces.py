"""Draw the pieces of Pyramido: blocks of five colours, gems of six kinds, domino backs, the bag.

    python -m tools.games.pyramido.draw_pieces

Each colour has its own pattern and each gem its own cut, so that they are recognisable in grey.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art import pen
from tools.art.gems import Tones, draw_gem, ring, star

FOLDER = "pyramido"
BLOCK = 80
"""The side of a block's picture."""

TONES = {
    "orange": Tones("#FFDFA0", "#EE9A2E", "#9A4F0B"),
    "blue": Tones("#A9D6FA", "#3478C4", "#14376E"),
    "purple": Tones("#E2C2F5", "#8450AC", "#3F1C60"),
    "green": Tones("#C9F2C4", "#4FA860", "#1B5A34"),
    "red": Tones("#FFB9A4", "#CC4030", "#74160E"),
    "mythical": Tones("#FFFFFF", "#F4E9FF", "#8E7BC9"),
}
"""Of the gems."""

GROUNDS = {
    "orange": ("#E8A244", "#F6C878", "#B96F1E"),
    "blue": ("#3B74B8", "#6EA4DC", "#234E86"),
    "purple": ("#6F4690", "#9A72BC", "#482A64"),
    "green": ("#6FA765", "#9ACB8C", "#477A41"),
    "red": ("#B9422F", "#DC7058", "#842618"),
}
"""Of the blocks: ground, light and dark lines of the pattern."""


def main() -> None:
    """Write all pictures."""
    patterns: dict[str, Callable[[str, str], list[str]]] = {
        "orange": _rays,
        "blue": _waves,
        "purple": _petals,
        "green": _reeds,
        "red": _zigzags,
    }
    for colour, pattern in patterns.items():
        _block(colour, pattern)
    draw_gem(FOLDER, "gem_orange", ring(12, 26, 15), TONES["orange"], table=0.6)
    draw_gem(FOLDER, "gem_blue", ring(4, 31, 45), TONES["blue"], table=0.58)
    draw_gem(FOLDER, "gem_purple", ring(6, 28, 30), TONES["purple"], table=0.5)
    draw_gem(FOLDER, "gem_green", _drop(), TONES["green"], table=0.55, heart=(32, 38))
    draw_gem(FOLDER, "gem_red", _triangle(), TONES["red"], table=0.52, heart=(32, 39))
    draw_gem(FOLDER, "gem_mythical", star(4, 30, 14), TONES["mythical"], table=0.45)
    _back()
    _bag()


def _drop() -> list[pen.Point]:
    return [(32, 4), (41, 18), (51, 33), (52, 45), (45, 55), (32, 59), (19, 55), (12, 45),
            (13, 33), (23, 18)]  # fmt: skip


def _triangle() -> list[pen.Point]:
    return [(32, 6), (45, 29), (58, 51), (53, 58), (32, 58.5), (11, 58), (6, 51), (19, 29)]


def _block(colour: str, pattern: Callable[[str, str], list[str]]) -> None:
    """A glazed tile: ground, pattern, and a soft light from the upper left."""
    ground, light, dark = GROUNDS[colour]
    shine = pen.linear(
        "shine", (0, 0), (BLOCK, BLOCK), (0, "#FFFFFF/.22"), (0.45, "#FFFFFF/0"), (1, "#000000/.16")
    )
    pen.write(
        FOLDER,
        f"block_{colour}",
        (BLOCK, BLOCK),
        [shine],
        pen.rect((0, 0, BLOCK, BLOCK), 0, ground),
        *pattern(light, dark),
        pen.rect((0, 0, BLOCK, BLOCK), 0, "url(#shine)"),
    )


def _rays(light: str, dark: str) -> list[str]:
    """Rays of a sun in the middle of the block."""
    shapes = []
    for n in range(16):
        a, b = (math.radians(22.5 * n + off) for off in (0, 8))
        corners = [(40 + 60 * math.cos(x), 40 + 60 * math.sin(x)) for x in (a, b)]
        shapes.append(pen.fill(pen.polygon([(40, 40), *corners]), light, fill_opacity=0.55))
    shapes.append(pen.circle((40, 40), 11, light))
    shapes.append(pen.stroke("M40 25A15 15 0 1 1 39.9 25", dark, 1.8, stroke_opacity=0.6))
    return shapes


def _waves(light: str, dark: str) -> list[str]:
    """Waves of the Nile, as pointed lines."""
    shapes = []
    for row in range(6):
        y = 6 + 14 * row
        points = [(x, y + (5 if n % 2 else 0)) for n, x in enumerate(range(-5, 91, 10))]
        shapes.append(pen.stroke(pen.flowing(points), light, 2.6, stroke_opacity=0.75))
        lower = [(x, y + 5) for x, y in points]
        shapes.append(pen.stroke(pen.flowing(lower), dark, 1.6, stroke_opacity=0.7))
    return shapes


def _petals(light: str, dark: str) -> list[str]:
    """Overlapping lotus petals."""
    shapes = []
    for row in range(5):
        for column in range(-1, 5):
            x, y = 20 * column + (10 if row % 2 else 0), 20 * row - 2
            petal = (
                f"M{x} {y}C{x} {y - 16} {x + 10} {y - 16} {x + 10} {y - 20}"
                f"C{x + 10} {y - 16} {x + 20} {y - 16} {x + 20} {y}"
            )
            shapes.append(pen.stroke(petal, light, 1.9, stroke_opacity=0.65))
            shapes.append(pen.circle((x + 10, y - 5), 2.2, dark, fill_opacity=0.75))
    return shapes


def _reeds(light: str, dark: str) -> list[str]:
    """Papyrus reeds side by side."""
    shapes = []
    for n in range(8):
        x = 5 + 10 * n
        shapes.append(pen.stroke(f"M{x} -2V82", dark, 1.8, stroke_opacity=0.7))
        for joint in range(4):
            y = 12 + 22 * joint + (11 if n % 2 else 0)
            leaf = f"M{x} {y}Q{x + 6} {y - 4} {x + 7} {y - 12}Q{x + 1} {y - 8} {x} {y}Z"
            shapes.append(pen.fill(leaf, light, fill_opacity=0.7))
    return shapes


def _zigzags(light: str, dark: str) -> list[str]:
    """Steep zigzags, as on a woven cloth."""
    shapes = []
    for column in range(6):
        x = -6 + 16 * column
        points = [(x + (8 if n % 2 else 0), y) for n, y in enumerate(range(-4, 93, 8))]
        shapes.append(pen.stroke(pen.line(points), light, 2.4, stroke_opacity=0.65))
        beside = [(x + 6, y) for x, y in points]
        shapes.append(pen.stroke(pen.line(beside), dark, 1.8, stroke_opacity=0.65))
    return shapes


def _back() -> None:
    """The back of a domino: dark stone with a stepped pyramid between its two blocks."""
    stone = pen.linear("stone", (0, 0), (160, 80), (0, "#5A4560"), (1, "#33253A"))
    steps = "M56 58H64V46H72V34H88V46H96V58H104V64H56Z"
    pen.write(
        FOLDER,
        "back",
        (160, 80),
        [stone],
        pen.rect((0, 0, 160, 80), 0, "url(#stone)"),
        pen.stroke("M7 7H153V73H7Z", "#B98F57", 2, stroke_opacity=0.8),
        pen.fill(steps, "#B98F57", fill_opacity=0.5),
        pen.circle((80, 25), 5, "#FFD873", fill_opacity=0.75),
    )


def _bag() -> None:
    """A leather bag with a cord."""
    leather = pen.linear("leather", (12, 20), (52, 60), (0, "#C08A55"), (1, "#6E4420"))
    pen.write(
        FOLDER,
        "bag",
        (64, 64),
        [leather],
        pen.fill(
            "M23 20C10 30 4 46 12 55C20 61 44 61 52 55C60 46 54 30 41 20Z",
            "url(#leather)",
            stroke="#3A2110",
            stroke_width=2.6,
        ),
        pen.fill("M20 8Q32 3 44 8L40 20H24Z", "url(#leather)", stroke="#3A2110", stroke_width=2.6),
        pen.stroke("M22 20H42M42 20Q52 22 50 30", "#FFD873", 3),
        pen.fill("M32 31L40 41L32 52L24 41Z", "#FFD873", stroke="#3A2110", stroke_width=1.6),
    )


if __name__ == "__main__":
    main()
