"""Helpers of the drawing scripts: SVG as text, and lines with a slight wobble."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

ART = Path(__file__).resolve().parents[2] / "assets" / "art"

Point = tuple[float, float]
Wobble = Callable[[float], float]
"""Returns a random offset between minus and plus the given width."""


def make_wobble(name: str) -> Wobble:
    """A wobble seeded by a picture's name, so that it is the same every time."""
    draw = random.Random(name).random
    return lambda width: (2 * draw() - 1) * width


def number(value: float) -> str:
    """A coordinate as short as one decimal allows."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def pair(point: Point) -> str:
    """A point inside path data."""
    return f"{number(point[0])} {number(point[1])}"


def polygon(points: Sequence[Point]) -> str:
    """Path data of a closed shape with corners."""
    return "M" + "L".join(pair(point) for point in points) + "Z"


def line(points: Sequence[Point]) -> str:
    """Path data of an open line with corners."""
    return "M" + "L".join(pair(point) for point in points)


def rounded(points: Sequence[Point]) -> str:
    """Path data of a closed shape without corners, through the middles of its sides."""
    middles = [_middle(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    turns = zip([*points[1:], points[0]], [*middles[1:], middles[0]], strict=True)
    curves = "".join(f"Q{pair(corner)} {pair(end)}" for corner, end in turns)
    return f"M{pair(middles[0])}{curves}Z"


def flowing(points: Sequence[Point]) -> str:
    """Path data of an open line that bends softly at every inner point."""
    inner = points[1:-1]
    ends = [_middle(a, b) for a, b in pairwise(inner)] + [points[-1]]
    curves = "".join(f"Q{pair(bend)} {pair(end)}" for bend, end in zip(inner, ends, strict=True))
    return f"M{pair(points[0])}{curves}"


def wavy_edge(start: Point, end: Point, steps: int, wobble: Wobble, depth: float) -> list[Point]:
    """Points from start towards end (end left out), each a little off the straight line."""
    length = math.dist(start, end)
    across = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    points = []
    for step in range(steps):
        share = step / steps
        off = wobble(depth) if step else 0.0
        points.append(
            (
                start[0] + (end[0] - start[0]) * share + across[0] * off,
                start[1] + (end[1] - start[1]) * share + across[1] * off,
            )
        )
    return points


def linear(name: str, start: Point, end: Point, *stops: tuple[float, str]) -> str:
    """A linear gradient in the picture's own coordinates."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse"'
        f' x1="{number(start[0])}" y1="{number(start[1])}"'
        f' x2="{number(end[0])}" y2="{number(end[1])}">{_stops(stops)}</linearGradient>'
    )


def radial(name: str, centre: Point, radius: float, *stops: tuple[float, str]) -> str:
    """A radial gradient in the picture's own coordinates."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{number(centre[0])}"'
        f' cy="{number(centre[1])}" r="{number(radius)}">{_stops(stops)}</radialGradient>'
    )


def fill(data: str, colour: str, **more: str | float) -> str:
    """A filled path; `opacity=.5` and other attributes may follow."""
    return f'<path d="{data}" fill="{colour}"{_attributes(more)}/>'


def stroke(data: str, colour: str, width: float, **more: str | float) -> str:
    """An outlined path with round ends."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
        f' stroke-linecap="round" stroke-linejoin="round"{_attributes(more)}/>'
    )


def rect(
    box: tuple[float, float, float, float], radius: float, colour: str, **more: str | float
) -> str:
    """A filled rectangle (left, top, width, height) with round corners."""
    left, top, width, height = (number(side) for side in box)
    return (
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="{radius:g}"'
        f' fill="{colour}"{_attributes(more)}/>'
    )


def circle(centre: Point, radius: float, colour: str, **more: str | float) -> str:
    """A filled circle."""
    x, y = number(centre[0]), number(centre[1])
    return f'<circle cx="{x}" cy="{y}" r="{radius:g}" fill="{colour}"{_attributes(more)}/>'


def write(folder: str, name: str, size: tuple[int, int], defs: Sequence[str], *shapes: str) -> None:
    """Save one picture below assets/art."""
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">']
    if defs:
        lines += ["<defs>", *defs, "</defs>"]
    lines += [*shapes, "</svg>", ""]
    (ART / folder / f"{name}.svg").write_text("\n".join(lines), encoding="utf-8")


def _middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def _stops(stops: Sequence[tuple[float, str]]) -> str:
    # "#rrggbb/.5" gives a stop an opacity of its own.
    marks = []
    for offset, colour in stops:
        tone, _, opacity = colour.partition("/")
        veil = f' stop-opacity="{opacity}"' if opacity else ""
        marks.append(f'<stop offset="{offset:g}" stop-color="{tone}"{veil}/>')
    return "".join(marks)


def _attributes(more: dict[str, str | float]) -> str:
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items())
