"""The emblem and the light in each game's open door."""

from __future__ import annotations

from dataclasses import dataclass

import motifs
import pen

LINE, GOLD, GOLD_LIGHT, GOLD_DARK = "#2E1608", "#E5A31F", "#FFE27A", "#9A6210"


@dataclass(frozen=True)
class Tones:
    """The colours of a doorway's light, from the centre to the corners."""

    heart: str
    glow: str
    ember: str
    dusk: str


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


def _labyrinth() -> list[str]:
    spiral = "M80 112V96H96V128H64V80H112V144H48V64H128V160H32V48H128"
    return [
        pen.rect((18, 34, 124, 140), 8, LINE),
        pen.rect((21, 36.6, 118, 134), 6, "#E9D2A0"),
        pen.stroke(spiral, "#5A3A1C", 10.4),
        pen.stroke(spiral, "#B0854E", 6.6),
        pen.stroke("M79 112V95H97M63 128V79H113M47 144V63H129M31 160V47H128", "#F7E6BE", 1.8),
        pen.circle((80, 113), 8.4, "#FFD24A", stroke=LINE, stroke_width=3),
        pen.circle((77.6, 110.4), 2.6, "#FFFBE0"),
    ]


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


def _mummy_eye() -> list[str]:
    shroud = "M80 34Q118 34 122 78L120 132Q118 178 80 180Q42 178 40 132L38 78Q42 34 80 34Z"
    wraps = (
        "M42 66Q80 50 119 68M39 84Q70 74 90 78M40 132Q80 124 121 136M41 148Q84 152 119 146"
        "M48 166Q80 158 112 168M52 48Q84 42 108 50M100 80L121 86"
    )
    return [
        pen.fill(shroud, "#E4D6B4", stroke=LINE, stroke_width=4),
        pen.fill(
            "M92 36Q118 42 122 78L120 132Q118 174 84 180Q108 130 92 36Z",
            "#8F7C58",
            fill_opacity=0.6,
        ),
        pen.stroke(wraps, "#7A6844", 3),
        pen.stroke("M43 62Q76 47 112 60M40 129Q76 121 118 131", "#FFF8E2", 1.8),
        pen.fill("M40 92Q80 78 121 94L121 126Q80 134 40 122Z", "#1E1220"),
        pen.fill(
            "M50 108Q80 82 112 106Q80 130 50 108Z", "#D9FFE2", stroke="#0E2A1C", stroke_width=3
        ),
        pen.circle((80, 107), 12, "#3DD07C"),
        pen.fill("M80 96Q86 107 80 118Q74 107 80 96Z", "#08140E"),
        pen.circle((75.6, 102), 3.2, "#FFFFFF"),
        pen.fill("M112 160L134 176L128 182L106 172Z", "#E4D6B4", stroke=LINE, stroke_width=2.6),
    ]


ALL = (
    ("silver_gold", Tones("#FFF8D6", "#FFCF5E", "#C9701E", "#3A160E"), _stepped_pyramid()),
    ("labyrinth", Tones("#FFFDEB", "#8FE6D2", "#1F8A8C", "#0C2A38"), _labyrinth()),
    ("pyramido", Tones("#FFF3DC", "#FF9E6A", "#B03C2C", "#34100F"), _dominoes()),
    ("im_bann", Tones("#F0FFE0", "#B9A2F0", "#5A3A9A", "#1C0F36"), _mummy_eye()),
)
"""Every game with its light and its emblem."""

PLAIN = Tones("#FFF8D6", "#F0D9A0", "#A8763C", "#2E1A10")
"""The light in the door of a game without an emblem."""
