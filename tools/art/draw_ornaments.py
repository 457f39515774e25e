"""Draw what decorates titles and panels: winged sun, divider, corner.

python -m tools.art.draw_ornaments
"""

from __future__ import annotations

import math

from tools.art import pen

LINE, GOLD, GOLD_LIGHT, GOLD_DARK = "#3A2008", "#D99A1C", "#FFE08A", "#8A5A10"
LAPIS, TURQUOISE, CARNELIAN = "#23528F", "#2AA7A0", "#B8412C"


def main() -> None:
    """Write the ornaments."""
    _winged_sun()
    _divider()
    _corner()


def _winged_sun() -> None:
    defs = [
        pen.linear("gold", (0, 6), (0, 56), (0, "#FFF3B8"), (0.45, GOLD), (1, GOLD_DARK)),
        pen.radial("sun", (294, 23), 24, (0, "#FFC7A6"), (0.45, "#E2694A"), (1, "#8A2416")),
    ]
    shapes = []
    for side in (-1, 1):
        shapes += _wing(side)
    pen.write(
        "common",
        "logo_ornament",
        (600, 60),
        defs,
        *shapes,
        *(_cobra(side) for side in (-1, 1)),
        pen.circle((300, 29), 22, LINE),
        pen.circle((300, 28.6), 20, "url(#gold)"),
        pen.circle((300, 29), 16, "url(#sun)", stroke=LINE, stroke_width=1.6),
        pen.stroke("M288 25Q291 17 299 15.6", "#FFE9DC", 2.4),
    )


def _wing(side: int) -> list[str]:
    shapes = []
    # Long feathers first: each row lies over the roots of the one before.
    for count, reach, drop, root_top, colours in (
        (17, 270, 25, 15, (LAPIS, "#2F6FB5")),
        (12, 178, 16, 18, (TURQUOISE, "#5CC9C0")),
        (7, 96, 8, 23, (CARNELIAN, "#E2694A")),
    ):
        for place in range(count, 0, -1):
            share = place / count
            root = (300 + side * (18 + reach * 0.55 * share), root_top - 5 * share)
            tip = (
                300 + side * (30 + reach * share),
                16 + drop + 14 * math.cos(share * 1.5) - 13 * share,
            )
            shapes.append(
                pen.fill(_feather(root, tip), colours[place % 2], stroke=LINE, stroke_width=1.3)
            )
    rail = f"M{300 + side * 18} 20Q{300 + side * 110} 2 {300 + side * 296} 14"
    return [*shapes, pen.stroke(rail, LINE, 8), pen.stroke(rail, "url(#gold)", 5)]


def _feather(root: pen.Point, tip: pen.Point) -> str:
    length = math.dist(root, tip)
    dx, dy = (tip[0] - root[0]) / length, (tip[1] - root[1]) / length
    wide = 6.4
    left = [(root[0] - dy * wide * 0.7, root[1] + dx * wide * 0.7),
            (tip[0] - dy * wide - dx * 5, tip[1] + dx * wide - dy * 5)]  # fmt: skip
    right = [(root[0] + dy * wide * 0.7, root[1] - dx * wide * 0.7),
             (tip[0] + dy * wide - dx * 5, tip[1] - dx * wide - dy * 5)]  # fmt: skip
    bow = f"Q{pen.pair((tip[0] + dx * 4, tip[1] + dy * 4))} {pen.pair(right[1])}"
    return f"M{pen.pair(left[0])}L{pen.pair(left[1])}{bow}L{pen.pair(right[0])}Z"


def _cobra(side: int) -> str:
    x = 300 + side * 15
    path = f"M{x} 44Q{x + side * 18} 46 {x + side * 16} 34Q{x + side * 28} 36 {x + side * 24} 52"
    return pen.stroke(path, LINE, 7) + pen.stroke(path, "#F2C14E", 3.6)


def _divider() -> None:
    defs = [
        pen.linear("left", (0, 0), (270, 0), (0, "#B98F57/0"), (0.4, "#B07A24"), (1, GOLD)),
        pen.linear("right", (600, 0), (330, 0), (0, "#B98F57/0"), (0.4, "#B07A24"), (1, GOLD)),
    ]
    steps = "M272 12H262V8H252V16H242V12"
    mirrored = "M328 12H338V8H348V16H358V12"
    pen.write(
        "common",
        "divider",
        (600, 24),
        defs,
        pen.rect((10, 11, 234, 2.2), 1, "url(#left)"),
        pen.rect((356, 11, 234, 2.2), 1, "url(#right)"),
        pen.stroke(steps + mirrored, GOLD, 2),
        *(
            pen.fill(
                f"M{x} 8.4l3.4 3.6l-3.4 3.6l-3.4 -3.6Z", TURQUOISE, stroke=GOLD_DARK, stroke_width=1
            )
            for x in (200, 150, 400, 450)
        ),
        pen.fill("M300 1L319 12L300 23L281 12Z", GOLD, stroke=GOLD_DARK, stroke_width=1.6),
        pen.fill("M300 4.6L313 12L300 19.4L287 12Z", CARNELIAN, stroke=GOLD_DARK, stroke_width=1.2),
        pen.fill("M300 4.6L287 12L300 12Z", "#F08A6A"),
    )


def _corner() -> None:
    defs = [pen.linear("gold", (4, 4), (50, 50), (0, "#FFE9A6"), (0.5, GOLD), (1, "#96620F"))]
    bracket = "M6 62V18Q6 6 18 6H62"
    inner = "M15 58V26H26V15H58"
    pen.write(
        "common",
        "panel_corner",
        (64, 64),
        defs,
        pen.stroke(bracket, "#5A3A12", 5.4),
        pen.stroke(bracket, "url(#gold)", 3),
        pen.stroke(inner, "#6B4E34", 2, stroke_opacity=0.85),
        pen.fill("M15 15H26V26H15Z", TURQUOISE, stroke="#5A3A12", stroke_width=1.8),
        pen.fill("M15 15H26L15 26Z", "#8FE0D8"),
        *(pen.fill(data, colour, stroke="#5A3A12", stroke_width=1.4) for data, colour in _lotus()),
    )


def _lotus() -> list[tuple[str, str]]:
    # Opens from the corner towards the middle of the panel.
    return [
        ("M28 28Q46 26 54 32Q42 38 28 28Z", "#DDB068"),
        ("M28 28Q26 46 32 54Q38 42 28 28Z", "#C9964A"),
        ("M28 28Q42 34 47 47Q34 42 28 28Z", CARNELIAN),
    ]


if __name__ == "__main__":
    main()
