"""Draw brush strokes on papyrus: marks, the red extra mark, struck-out awards.

python -m tools.games.silver_gold.draw_ink
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art import pen

INK = "#2A1B10"
INK_VEIL = 0.86
RED, RED_DARK = "#C0432C", "#A93320"
STEPS = 11


@dataclass(frozen=True)
class Sweep:
    """One brush stroke: start, control point, end and width."""

    start: pen.Point
    bend: pen.Point
    end: pen.Point
    width: float

    def at(self, share: float) -> pen.Point:
        """The middle of the stroke at this share of its length."""
        rest = 1 - share
        a, b, c = rest * rest, 2 * rest * share, share * share
        return (
            a * self.start[0] + b * self.bend[0] + c * self.end[0],
            a * self.start[1] + b * self.bend[1] + c * self.end[1],
        )

    def across(self, share: float) -> pen.Point:
        """The normal of the stroke at this share of its length."""
        (x1, y1), (x2, y2) = self.at(max(0.0, share - 0.02)), self.at(min(1.0, share + 0.02))
        length = math.dist((x1, y1), (x2, y2))
        return (-(y2 - y1) / length, (x2 - x1) / length)

    def beside(self, share: float, off: float) -> pen.Point:
        """A point beside the middle of the stroke."""
        (x, y), (dx, dy) = self.at(share), self.across(share)
        return (x + dx * off, y + dy * off)


def main() -> None:
    """Write all pictures that are made of ink alone."""
    for variant in range(1, 5):
        for letter in "ab":
            _mark(letter, variant)
    _extra_mark()
    _struck()


def brushed(sweep: Sweep, wobble: pen.Wobble, dry: int = 3) -> str:
    """Path data of one stroke: a full, blunt start, a thinning end, and dry slits towards it."""
    left = [_edge(sweep, step, -1, wobble) for step in range(STEPS + 1)]
    right = [_edge(sweep, step, +1, wobble) for step in range(STEPS + 1)]
    slits = "".join(_slit(sweep, wobble) for _ in range(dry))
    return pen.rounded(left + right[::-1]) + slits


def _edge(sweep: Sweep, step: int, side: int, wobble: pen.Wobble) -> pen.Point:
    share = step / STEPS
    swell = 0.72 + 0.28 * math.sin(math.pi * min(1.0, share * 1.25 + 0.12))
    taper = 1.0 if share < 0.62 else 1 - 0.72 * ((share - 0.62) / 0.38) ** 1.5
    off = sweep.width / 2 * swell * taper + wobble(sweep.width * 0.05)
    return sweep.beside(share, side * off)


def _slit(sweep: Sweep, wobble: pen.Wobble) -> str:
    start = 0.56 + wobble(0.2)
    end = min(0.97, start + 0.22 + wobble(0.1))
    off = wobble(sweep.width * 0.27)
    thick = 0.45 + abs(wobble(0.35))
    middle = (start + end) / 2
    # Not every renderer respects the direction of an inner path: evenodd cuts it out.
    return pen.polygon(
        [
            sweep.beside(start, off),
            sweep.beside(middle, off + thick),
            sweep.beside(end, off * 0.7),
            sweep.beside(middle, off - thick),
        ]
    )


def _mark(letter: str, variant: int) -> None:
    wobble = pen.make_wobble(f"mark {letter} {variant}")
    start = (9.5 + wobble(2), 9.5 + wobble(2))
    end = (55 + wobble(2), 55 + wobble(2.2))
    bend = (33 + wobble(3.5), 31 + wobble(3.5))
    if letter == "b":
        start, bend, end = ((64 - x, y) for x, y in (start, bend, end))
    data = brushed(Sweep(start, bend, end, 8.2 + wobble(0.8)), wobble)
    ink = pen.fill(data, INK, fill_rule="evenodd", fill_opacity=INK_VEIL)
    pen.write("silver_gold", f"stroke_{letter}_{variant}", (64, 64), [], ink)


def _extra_mark() -> None:
    wobble = pen.make_wobble("extra mark")
    disc = pen.radial("disc", (26, 24), 36, (0, "#FFFBEF"), (1, "#F3DDB0"))
    ring = Sweep((43.5, 8.2), (0, 0), (0, 0), 5.4)
    outer, inner = [], []
    for step in range(23):
        angle = math.radians(-62 + step * 15.4)
        press = ring.width / 2 * (1.1 - 0.55 * (step / 22) ** 2) + wobble(0.3)
        reach = 25.4 + wobble(0.35) - step * 0.06
        ray = (math.cos(angle), math.sin(angle))
        outer.append((32 + ray[0] * (reach + press), 32 + ray[1] * (reach + press)))
        inner.append((32 + ray[0] * (reach - press), 32 + ray[1] * (reach - press)))
    falling = Sweep((18, 18.5), (33.5, 31), (47, 47.5), 8.4)
    rising = Sweep((46.6, 17.2), (31, 30.5), (17.4, 46.8), 8.0)
    pen.write(
        "silver_gold",
        "cross",
        (64, 64),
        [disc],
        '<circle cx="32" cy="32" r="25" fill="url(#disc)"/>',
        pen.fill(pen.rounded(outer + inner[::-1]), RED_DARK),
        pen.fill(brushed(falling, wobble, 1), RED_DARK, fill_rule="evenodd"),
        pen.fill(brushed(rising, wobble, 1), RED, fill_rule="evenodd"),
    )


def _struck() -> None:
    wobble = pen.make_wobble("struck award")
    first = Sweep((6, 46), (30, 30), (60, 15), 8.6)
    data = brushed(first, wobble, 5)
    ink = pen.fill(data, INK, fill_rule="evenodd", fill_opacity=INK_VEIL)
    pen.write("silver_gold", "award_struck", (64, 64), [], ink)


if __name__ == "__main__":
    main()
