"""Draw the open door of Pyramido: Forgotten Treasures on the title screen.

python -m tools.games.pyramido.draw_door
"""

from __future__ import annotations

from tools.art import pen
from tools.art.draw_temple import GOLD_LIGHT, LINE, Tones, draw_open_door

LIGHT = Tones("#FFF3DC", "#FF9E6A", "#B03C2C", "#34100F")


def main() -> None:
    """Write the door."""
    draw_open_door(
        "pyramido", "door", Tones("#FFF3DC", "#FF9E6A", "#B03C2C", "#34100F"), _dominoes()
    )


def _dominoes() -> list[str]:
    tiles = (
        (20, 146, "#4B8B57", "#B8412C"), (80, 146, "#DA7F2B", "#23528F"),
        (50, 110, "#84529E", "#FFD24A"),
    )  # fmt: skip
    shapes: list[str] = []
    for x, y, left, right in tiles:
        shapes += _domino(x, y, left, right)
    return [*shapes, *_capstone()]


def _domino(x: float, y: float, left: str, right: str) -> list[str]:
    return [
        pen.rect((x, y, 60, 34), 5, LINE),
        pen.rect((x + 2.4, y + 2, 55, 29), 3.6, "#F5E6C4"),
        pen.rect((x + 5.4, y + 5, 22.6, 23), 2, left),
        pen.rect((x + 31.4, y + 5, 22.6, 23), 2, right),
        pen.stroke(f"M{x + 29.7} {y + 3}v28", "#8A6532", 2),
        pen.circle((x + 16.7, y + 16.5), 5.4, "#FFF8E4", fill_opacity=0.9),
        pen.fill(f"M{x + 42.7} {y + 9.5}l6.4 13h-12.8Z", "#FFF8E4", fill_opacity=0.9),
        pen.stroke(f"M{x + 5} {y + 3.8}h49", "#FFFFFF", 1.6, stroke_opacity=0.8),
    ]


def _capstone() -> list[str]:
    return [
        pen.fill(
            "M80 58L112 108H48Z", GOLD_LIGHT, stroke=LINE, stroke_width=4, stroke_linejoin="round"
        ),
        pen.fill("M80 62L109 106H84Z", "#C07F14"),
        pen.stroke("M80 46V34M58 56L48 48M102 56L112 48", "#FFF6CF", 3.4),
    ]


if __name__ == "__main__":
    main()
