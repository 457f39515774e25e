"""Draw the desert of the title screen, in layers for the parallax effect.

python -m tools.art.draw_scenery
"""

from __future__ import annotations

import math

from tools.art import pen
from tools.art.silhouettes import camel, obelisk, palm, pillar, tent

SIZE = (1600, 1000)
HORIZON = 700.0
SUN = (720.0, 676.0)


def main() -> None:
    """Write the four layers, from the sky to the near dunes."""
    _sky()
    _pyramids_far()
    _dunes_mid()
    _dunes_near()


def _sky() -> None:
    defs = [
        pen.linear(
            "air", (0, 0), (0, 1000),
            (0, "#1A1338"), (0.3, "#3A1D47"), (0.48, "#6E3150"), (0.6, "#B9523F"),
            (0.67, "#DE7F43"), (0.72, "#F4BE74"), (0.8, "#C9743F"), (1, "#6E3440"),
        ),
        pen.radial(
            "glow", SUN, 620,
            (0, "#FFE9A8/.95"), (0.1, "#FFD27A/.75"), (0.3, "#F7994E/.38"), (0.6, "#E0703F/.12"),
            (0.82, "#D4553A/.03"), (1, "#D4553A/0"),
        ),
        pen.radial("disc", SUN, 62, (0, "#FFFBE2"), (0.75, "#FFE7A0"), (1, "#FFC867")),
        pen.radial("moon", (1318, 138), 190, (0, "#D9D0FF/.35"), (1, "#8E7ACB/0")),
    ]  # fmt: skip
    wobble = pen.make_wobble("stars")
    stars = [_star(wobble) for _ in range(90)]
    pen.write(
        "common",
        "sky",
        SIZE,
        defs,
        pen.rect((0, 0, 1600, 1000), 0, "url(#air)"),
        *stars,
        pen.circle((1318, 138), 190, "url(#moon)"),
        pen.fill("M1318.6 98.1A40 40 0 1 0 1355 152.9A34 34 0 1 1 1318.6 98.1Z", "#F3EAD2"),
        pen.rect((0, 0, 1600, 1000), 0, "url(#glow)"),
        *_clouds(wobble),
        pen.circle(SUN, 62, "url(#disc)"),
    )


def _star(wobble: pen.Wobble) -> str:
    # The product of two random numbers puts more stars near the top, where the sky is dark.
    height = abs(wobble(1)) * abs(wobble(1))
    place = (800 + wobble(790), 8 + 470 * height)
    radius = round(0.8 + abs(wobble(1.3)), 1)
    colour = "#FFF3D6" if wobble(1) > -0.4 else "#CFC6FF"
    return pen.circle(place, radius, colour, fill_opacity=round(0.9 - height * 0.7, 2))


def _clouds(wobble: pen.Wobble) -> list[str]:
    bands = (
        (330, 470, 420, 9, "#8E4560"), (1120, 430, 520, 11, "#8A4260"),
        (640, 540, 560, 12, "#D9704A"), (1320, 560, 380, 9, "#C45F4A"),
        (240, 590, 460, 10, "#E08A50"), (980, 610, 420, 8, "#F2AE66"),
    )  # fmt: skip
    shapes = []
    for x, y, reach, thick, colour in bands:
        upper = [
            (
                x - reach / 2 + reach * step / 8,
                y - math.sin(math.pi * step / 8) * thick * (1.1 + wobble(0.6)),
            )
            for step in range(9)
        ]
        lower = [
            (x + reach / 2 - reach * step / 6 + wobble(14), y + thick * 0.35)
            for step in range(1, 6)
        ]
        shapes.append(pen.fill(pen.rounded(upper + lower), colour, fill_opacity=0.55))
    return shapes


def _pyramids_far() -> None:
    defs = [
        pen.linear("lit", (0, 330), (0, HORIZON), (0, "#E39A5E"), (0.6, "#C2714F"), (1, "#D98A56")),
        pen.linear("dim", (0, 330), (0, HORIZON), (0, "#4A2650"), (0.7, "#6E3850"), (1, "#A85C4C")),
        pen.linear("haze", (0, 600), (0, 720), (0, "#F0A862/0"), (1, "#F4B26C/.75")),
        pen.linear("sand", (0, 690), (0, 800), (0, "#C97A4A"), (1, "#8A4840")),
    ]
    shapes: list[str] = []
    for apex, base, ridge in (
        ((268, 604), (150, 388), 300), ((936, 548), (742, 1140), 990),
        ((1232, 404), (896, 1568), 1330), ((1500, 566), (1340, 1660), 1548),
    ):  # fmt: skip
        shapes += _pyramid(apex, base, ridge)
    plain = "M-10 704Q200 688 420 702T860 698T1260 704T1610 694V1010H-10Z"
    pen.write(
        "common",
        "pyramids_far",
        SIZE,
        defs,
        *shapes,
        pen.rect((0, 600, 1600, 120), 0, "url(#haze)", fill_opacity=0.6),
        pen.fill(plain, "url(#sand)"),
        pen.stroke("M-10 704Q200 688 420 702T860 698T1260 704T1610 694", "#FFD08A", 2, opacity=0.6),
    )


def _pyramid(apex: pen.Point, base: tuple[float, float], ridge: float) -> list[str]:
    wobble = pen.make_wobble(f"pyramid {apex}")
    foot, (left, right) = HORIZON + 12, base
    lit = pen.polygon([apex, (ridge, foot), (left, foot)])
    dim = pen.polygon([apex, (right, foot), (ridge, foot)])
    courses, dusk = [], []
    count = round((foot - apex[1]) / 15)
    for step in range(2, count):
        share = step / count
        y = apex[1] + (foot - apex[1]) * share
        start, middle, end = (apex[0] + (x - apex[0]) * share for x in (left, ridge, right))
        from_x = start + (middle - start) * abs(wobble(0.5))
        courses.append(
            pen.line([(from_x, y), (from_x + (middle - from_x) * (0.55 + wobble(0.4)), y)])
        )
        to_x = end - (end - middle) * abs(wobble(0.6))
        dusk.append(pen.line([(middle, y), (to_x, y)]))
    edge = pen.line([apex, (right if apex[0] < SUN[0] else left, foot)])
    if apex[0] < SUN[0]:
        lit, dim = dim, lit
    return [
        pen.fill(lit, "url(#lit)"),
        pen.fill(dim, "url(#dim)"),
        pen.stroke("".join(courses), "#8A4A44", 1.3, stroke_opacity=0.5),
        pen.stroke("".join(dusk), "#2E1638", 1.2, stroke_opacity=0.35),
        pen.stroke(edge, "#FFD9A0", 2.2, stroke_opacity=0.8),
    ]


def _dunes_mid() -> None:
    defs = [
        pen.linear("back", (0, 720), (0, 900), (0, "#B0623F"), (1, "#6A3238")),
        pen.linear("front", (0, 770), (0, 960), (0, "#94503A"), (1, "#4A2230")),
        pen.linear("slope", (300, 760), (900, 900), (0, "#E39A58/.9"), (1, "#A85C40/0")),
    ]
    back = "M-10 790Q140 724 330 748Q520 772 700 760Q900 730 1090 764Q1320 800 1610 730V1010H-10Z"
    front = "M-10 820Q180 850 380 806Q560 764 760 818Q980 876 1210 820Q1420 776 1610 838V1010H-10Z"
    caravan = [
        shape
        for place in range(5)
        for shape in camel(468 + place * 62, 772 + place * 2.5, 40, "#3A1A2A")
    ]
    pen.write(
        "common",
        "dunes_mid",
        SIZE,
        defs,
        pen.fill(back, "url(#back)"),
        pen.fill("M330 748Q520 772 700 760Q620 800 560 870Q430 820 330 748Z", "url(#slope)"),
        pen.stroke(
            "M-10 790Q140 724 330 748Q520 772 700 760Q900 730 1090 764Q1320 800 1610 730",
            "#FFC67E",
            2.6,
            stroke_opacity=0.75,
        ),
        *obelisk(1180, 792, 150, ("#D98A54", "#5A2A38")),
        *obelisk(1262, 800, 118, ("#C97A4C", "#54273A")),
        *(
            shape
            for x, tall in ((1340, 96), (1384, 96), (1428, 62), (1472, 88))
            for shape in pillar(x, 806, tall, ("#C97A4C", "#512438"))
        ),
        *caravan,
        pen.fill(front, "url(#front)"),
        pen.fill(
            "M380 806Q560 764 760 818Q640 850 560 930Q470 860 380 806Z", "#C97848", fill_opacity=0.4
        ),
        pen.fill(
            "M1210 820Q1420 776 1610 838V900Q1420 830 1300 920Q1260 860 1210 820Z",
            "#C97848",
            fill_opacity=0.3,
        ),
        pen.stroke(
            "M-10 820Q180 850 380 806Q560 764 760 818Q980 876 1210 820Q1420 776 1610 838",
            "#F0A864",
            2.4,
            stroke_opacity=0.7,
        ),
    )


def _dunes_near() -> None:
    defs = [
        pen.linear("back", (0, 850), (0, 1000), (0, "#5E2C34"), (1, "#2E1526")),
        pen.linear("front", (0, 900), (0, 1000), (0, "#3E1C2C"), (1, "#1A0D1C")),
        pen.radial("lamplight", (1326, 900), 190, (0, "#FFC25A/.6"), (1, "#F08A3C/0")),
        pen.linear(
            "cloth", (1230, 800), (1420, 920), (0, "#F2C27A"), (0.5, "#C07A44"), (1, "#6A3234")
        ),
    ]
    back = "M-10 872Q160 908 380 896Q640 880 820 918Q1040 952 1240 906Q1420 870 1610 888V1010H-10Z"
    front = "M-10 950Q220 916 460 952Q760 990 1010 958Q1300 926 1610 964V1010H-10Z"
    pen.write(
        "common",
        "dunes_near",
        SIZE,
        defs,
        *palm(1504, 912, 300, 46, "palm one"),
        *palm(1448, 914, 212, -30, "palm two"),
        *palm(66, 908, 250, 34, "palm three"),
        pen.fill(back, "url(#back)"),
        pen.stroke(
            "M-10 872Q160 908 380 896Q640 880 820 918Q1040 952 1240 906Q1420 870 1610 888",
            "#C97848",
            2.4,
            stroke_opacity=0.6,
        ),
        pen.circle((1326, 900), 190, "url(#lamplight)"),
        *tent(1326, 912),
        *(
            shape
            for x, tall in ((188, 92), (246, 128), (304, 54))
            for shape in pillar(x, 922, tall, ("#8A4A40", "#2E1526"))
        ),
        pen.fill("M336 926L392 912L404 930L350 944Z", "#6E3638", stroke="#2E1526", stroke_width=2),
        pen.fill(front, "url(#front)"),
        pen.stroke(
            "M-10 950Q220 916 460 952Q760 990 1010 958Q1300 926 1610 964",
            "#8A4A40",
            2,
            stroke_opacity=0.7,
        ),
    )


if __name__ == "__main__":
    main()
