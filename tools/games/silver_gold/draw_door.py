"""Draw the open door of Silver & Gold: Pyramids on the title screen.

python -m tools.games.silver_gold.draw_door
"""

from __future__ import annotations

from tools.art import motifs, pen
from tools.art.draw_temple import GOLD_LIGHT, LINE, Tones, draw_open_door

LIGHT = Tones("#FFF8D6", "#FFCF5E", "#C9701E", "#3A160E")


def main() -> None:
    """Write the door."""
    draw_open_door(
        "silver_gold", "door", Tones("#FFF8D6", "#FFCF5E", "#C9701E", "#3A160E"), _stepped_pyramid()
    )


def _stepped_pyramid() -> list[str]:
    outline = motifs.stepped(24, 180, 112, 92, 5)
    shade = [(84, 88), *[point for point in outline if point[0] > 80], (70, 180)]
    ledges = "".join(pen.line([a, (160 - a[0], a[1])]) for a in outline[1:10:2])
    gem = "M80 34L98 52L92 74L80 84L68 74L62 52Z"
    return [
        pen.stroke(pen.polygon(outline), LINE, 8),
        pen.fill(pen.polygon(outline), GOLD_LIGHT),
        pen.fill(pen.polygon(shade), "#B5700F"),
        pen.stroke(ledges, "#7A4A0C", 2.2),
        pen.fill("M70 180L73 158H87L90 180Z", "#3A1C08", stroke=LINE, stroke_width=2),
        pen.fill(gem, "#B8412C", stroke=LINE, stroke_width=4, stroke_linejoin="round"),
        pen.fill("M80 34L62 52L80 58Z", "#FFB899"),
        pen.fill("M80 34L98 52L80 58Z", "#E2694A"),
        pen.fill("M62 52L80 58L80 84L68 74Z", "#CF4A31"),
        pen.fill("M98 52L80 58L80 84L92 74Z", "#7E1E12"),
        pen.stroke("M54 34L46 28M80 24V14M106 34L114 28", "#FFF6CF", 3.4),
    ]


if __name__ == "__main__":
    main()
