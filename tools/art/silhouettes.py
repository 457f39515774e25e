"""Silhouettes in the desert: palms, pillars, obelisks, camels and a tent."""

from __future__ import annotations

import math

from tools.art import pen

DARK, LIT = "#1E0F1E", "#7A3E3A"


def palm(x: float, foot: float, height: float, lean: float, name: str) -> list[str]:
    """A date palm whose crown ends up `lean` to the right of its foot."""
    wobble = pen.make_wobble(name)
    top = (x + lean, foot - height)
    left, right, rings = [], [], []
    for step in range(9):
        share = step / 8
        middle = x + lean * share**1.7
        y = foot + 6 - (height + 6) * share
        half = height * (0.034 - 0.014 * share) * (1.0 if step % 2 else 1.12)
        left.append((middle - half, y))
        right.append((middle + half, y))
        if 0 < step < 8:
            rings.append(pen.line([(middle - half, y), (middle, y + 3)]))
    fronds = [_frond(top, height, turn + wobble(0.09)) for turn in _SPREAD]
    dates = [pen.circle((top[0] + dx, top[1] + dy), height * 0.022, "#5A2A24") for dx, dy in _DATES]
    return [
        pen.fill(pen.polygon(left + right[::-1]), DARK),
        pen.stroke("".join(rings), LIT, 2),
        pen.stroke(pen.line(left[:-1]), LIT, 1.6, stroke_opacity=0.8),
        pen.fill("".join(fronds), DARK),
        *dates,
    ]


_SPREAD = (-2.9, -2.45, -2.05, -1.2, -0.75, -0.3, 0.1, -3.3)
_DATES = ((-8, 10), (0, 14), (8, 10), (-3, 20))


def _frond(start: pen.Point, height: float, turn: float) -> str:
    """A drooping leaf with a saw edge below, as path data."""
    reach = height * 0.44
    tip = (
        start[0] + math.cos(turn) * reach,
        start[1] + math.sin(turn) * reach * 0.55 + reach * 0.3,
    )
    lift = (start[0] + math.cos(turn) * reach * 0.5, start[1] + math.sin(turn) * reach * 0.8 - 4)
    teeth = []
    for step in range(7, 0, -1):
        share = step / 8
        rest = 1 - share
        spine = (
            rest * rest * start[0] + 2 * rest * share * lift[0] + share * share * tip[0],
            rest * rest * start[1] + 2 * rest * share * lift[1] + share * share * tip[1],
        )
        hang = reach * (0.2 - 0.1 * share)
        teeth.append((spine[0] + math.cos(turn) * 4, spine[1] + hang))
        teeth.append((spine[0] - math.cos(turn) * reach * 0.05, spine[1] + hang * 0.3))
    back = "L".join(pen.pair(tooth) for tooth in teeth)
    return f"M{pen.pair(start)}Q{pen.pair(lift)} {pen.pair(tip)}L{back}Z"


def obelisk(x: float, foot: float, height: float, tones: tuple[str, str]) -> list[str]:
    """A needle of stone, lit from the left."""
    wide, slim, top = height * 0.085, height * 0.055, foot - height
    lit = [(x - wide, foot), (x - slim, top + height * 0.1), (x, top), (x + 2, foot)]
    dim = [(x, top), (x + slim, top + height * 0.1), (x + wide, foot), (x + 2, foot)]
    marks = "".join(
        f"M{pen.pair((x - wide * 0.5, top + height * share))}h{pen.number(wide * 0.5)}"
        for share in (0.22, 0.3, 0.38, 0.48, 0.58, 0.66)
    )
    return [
        pen.fill(pen.polygon(lit), tones[0]),
        pen.fill(pen.polygon(dim), tones[1]),
        pen.stroke(marks, tones[1], 2, stroke_opacity=0.7),
    ]


def pillar(x: float, foot: float, height: float, tones: tuple[str, str]) -> list[str]:
    """A broken column of a temple."""
    half, top = 13.0, foot - height
    shaft = [(x - half, foot + 10), (x - half + 2, top + 6), (x - 3, top), (x + 4, top + 7),
             (x + half - 2, top + 3), (x + half, foot + 10)]  # fmt: skip
    shade = [(x + 3, foot + 10), (x + 3, top + 6), (x + half - 2, top + 3), (x + half, foot + 10)]
    drums = "".join(
        pen.line([(x - half + 1, y), (x + half - 1, y + 1)])
        for y in (foot - height * share for share in (0.25, 0.5, 0.75))
    )
    return [
        pen.fill(pen.polygon(shaft), tones[0]),
        pen.fill(pen.polygon(shade), tones[1], fill_opacity=0.85),
        pen.stroke(drums, tones[1], 1.8),
    ]


def camel(x: float, foot: float, height: float, colour: str) -> list[str]:
    """A camel with its rider, walking to the right."""
    body = (
        "M2 22Q4 14 11 14Q14 6 20 8Q25 10 27 15Q32 18 34 12Q35 4 40 3L46 4.6L46 7.6L41 8.4"
        "Q40 18 34 23Q32 26 31.4 28L32 44H29.6L27.6 30L25.6 44H23.2L24 28Q16 29 11.4 27"
        "L12.4 44H10L7.4 31L6.4 44H4L4.4 27Q1 26 0 32Q-1 26 2 22Z"
    )
    rider = "M17 9Q16 0 20.4 -1Q18.4 -6 21.6 -7Q25 -6 23.4 -1Q27 2 25 11Z"
    scale = height / 44
    shift = f"translate({pen.number(x)} {pen.number(foot - height)}) scale({scale:.2f})"
    return [
        f'<g transform="{shift}">',
        pen.fill(body, colour),
        pen.fill(rider, "#6E3038"),
        "</g>",
    ]


def tent(x: float, foot: float) -> list[str]:
    """The diggers' tent with the lamp burning inside; needs a gradient named `cloth`."""
    roof = [(x - 96, foot), (x - 4, foot - 112), (x + 92, foot)]
    shade = [(x - 4, foot - 112), (x + 92, foot), (x + 36, foot)]
    door = [(x - 34, foot), (x - 4, foot - 84), (x + 26, foot)]
    glow = [(x - 22, foot), (x - 4, foot - 62), (x + 14, foot)]
    return [
        pen.stroke(pen.line([(x - 4, foot - 112), (x - 4, foot - 126)]), DARK, 4),
        pen.fill(f"M{x - 4:g} {foot - 126:g}l34 7l-30 9Z", "#B8412C"),
        pen.stroke(pen.line([(x - 4, foot - 110), (x - 128, foot + 6)]), DARK, 2),
        pen.stroke(pen.line([(x - 4, foot - 110), (x + 124, foot + 6)]), DARK, 2),
        pen.fill(pen.polygon(roof), "url(#cloth)"),
        pen.fill(pen.polygon(shade), "#3A1A2A", fill_opacity=0.6),
        pen.fill(pen.polygon(door), "#FFCF6E"),
        pen.fill(pen.polygon(glow), "#FFF3C4"),
        pen.stroke(pen.polygon(roof), DARK, 3),
        pen.stroke(pen.line([door[1], door[0]]) + pen.line([door[1], door[2]]), "#5A2A2A", 3),
        pen.fill(f"M{x + 106:g} {foot + 4:g}q-8 -22 2 -30h14q10 8 2 30Z", "#5A2A2A"),
        pen.stroke(f"M{x + 140:g} {foot + 4:g}l14 -64m-7 0h16", DARK, 5),
    ]
