"""Draws faceted gems: each cut has an outline of its own, recognisable without its colour."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from tools.art import pen

SIZE = (64, 64)
MIDDLE: pen.Point = (32, 32)
GOLD, GOLD_DARK = "#D99A1C", "#7A4E0B"


class Tones(NamedTuple):
    """The colours of a gem's lit, plain and shaded facets."""

    light: str
    base: str
    deep: str


def ring(corners: int, radius: float, turn: float) -> list[pen.Point]:
    """A regular outline, rotated by an angle in degrees."""
    angles = [math.radians(turn + 360 * n / corners) for n in range(corners)]
    return [(32 + radius * math.cos(a), 32 + radius * math.sin(a)) for a in angles]


def star(points: int, reach: float, waist: float) -> list[pen.Point]:
    """A star that points up."""
    corners = []
    for n in range(2 * points):
        radius = reach if n % 2 == 0 else waist
        angle = math.radians(-90 + 180 * n / points)
        corners.append((32 + radius * math.cos(angle), 32 + radius * math.sin(angle)))
    return corners


def draw_gem(
    folder: str,
    name: str,
    outline: Sequence[pen.Point],
    tones: Tones,
    *,
    table: float,
    heart: pen.Point = MIDDLE,
) -> None:
    """Save a gem: facets between the outline and a flat table, lit from the upper left."""
    light, base, deep = tones
    inner = [_towards(heart, point, table) for point in outline]
    glow = pen.radial("glow", (24, 20), 40, (0, light), (0.55, base), (1, deep))
    shapes = [
        pen.fill(pen.polygon(outline), deep, stroke=GOLD_DARK, stroke_width=5),
        pen.stroke(pen.polygon(outline), GOLD, 2.6),
    ]
    count = len(outline)
    for n in range(count):
        a, b = outline[n], outline[(n + 1) % count]
        facet = [a, b, inner[(n + 1) % count], inner[n]]
        middle = ((a[0] + b[0]) / 2 - 32, (a[1] + b[1]) / 2 - 32)
        lit = -(middle[0] + middle[1]) / (math.hypot(*middle) * math.sqrt(2))
        tone = light if lit > 0.35 else base if lit > -0.4 else deep
        shapes.append(pen.fill(pen.polygon(facet), tone, stroke=deep, stroke_width=0.7))
    shapes.append(pen.fill(pen.polygon(inner), "url(#glow)", stroke=deep, stroke_width=0.8))
    spark = _towards(heart, inner[0], 0.2)
    shapes.append(pen.circle((spark[0] - 6, spark[1] - 5), 2.4, "#FFFFFF", fill_opacity=0.9))
    pen.write(folder, name, SIZE, [glow], *shapes)


def _towards(heart: pen.Point, point: pen.Point, share: float) -> pen.Point:
    return heart[0] + (point[0] - heart[0]) * share, heart[1] + (point[1] - heart[1]) * share
