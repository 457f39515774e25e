"""The parts of portraits without an expression: frame, shoulders, head, jewellery."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art import pen

LINE = "#2A1710"
GOLD, GOLD_LIGHT, GOLD_DARK = "#D99A1C", "#FFD873", "#8A5A10"
LAPIS, TURQUOISE, CARNELIAN, EMERALD = "#23528F", "#2AA7A0", "#B8412C", "#2E9E5B"
CENTRE = (128.0, 128.0)
HEAD = (
    "M87 102C87 72 104 58 128 58C152 58 169 72 169 102C169 124 164 138 152 151"
    "Q140 164 128 164Q116 164 104 151C92 138 87 124 87 102Z"
)
ROUND_HEAD = (
    "M82 106C82 72 102 54 128 54C154 54 174 72 174 106C174 126 168 140 154 152"
    "Q142 162 128 162Q114 162 102 152C88 140 82 126 82 106Z"
)


@dataclass(frozen=True)
class Skin:
    """A complexion from the lit cheek to the shade under the chin."""

    light: str
    base: str
    shade: str
    blush: str = "#B8412C"


OLIVE = Skin("#E9BE8C", "#D19F6A", "#9A6A40")
BRONZE = Skin("#D29A66", "#B57A48", "#7C4C2A")
EBONY = Skin("#9A6743", "#7C4E31", "#4C2C1B")
FAIR = Skin("#F9D9B5", "#EBBD90", "#BC8459", "#D4604A")
TAN = Skin("#F0C79A", "#DBA775", "#A67247", "#C9503A")


def edged(data: str, colour: str, width: float = 3.4) -> str:
    """A filled shape with the dark line around it that all portraits share."""
    return pen.fill(data, colour, stroke=LINE, stroke_width=width)


def backdrop(glow: str, tone: str, deep: str) -> tuple[str, str]:
    """The lit ground behind a bust: its gradient and its disc."""
    gradient = pen.radial("ground", (96, 84), 150, (0, glow), (0.5, tone), (1, deep))
    return gradient, pen.circle(CENTRE, 110, "url(#ground)")


def rays(colour: str, count: int = 18, opacity: float = 0.25) -> str:
    """A sunburst behind the head."""
    beams = []
    for place in range(count):
        a, b = (math.tau * (place + off) / count for off in (0.0, 0.5))
        beams.append(
            pen.polygon(
                [(128, 120), *((128 + math.cos(t) * 106, 122 + math.sin(t) * 106) for t in (a, b))]
            )
        )
    return pen.fill("".join(beams), colour, fill_opacity=opacity)


def shoulders(cloth: str, shade: str, neckline: str = "") -> list[str]:
    """The torso as far as the frame shows it; neckline is drawn on top in the shade colour."""
    outline = (
        "M38 194Q46 180 78 174Q104 169 110 160L146 160Q152 169 178 174Q210 180 218 194"
        "A112 112 0 0 1 38 194Z"
    )
    side = "M160 171Q168 172 178 174Q210 180 218 194A112 112 0 0 1 140 239Q170 214 160 171Z"
    shapes = [
        pen.fill(outline, cloth),
        pen.fill(side, shade, fill_opacity=0.7),
        pen.stroke("M44 194Q54 184 80 179", "#FFFFFF", 4, stroke_opacity=0.35),
        pen.stroke(
            "M38 194Q46 180 78 174Q104 169 110 160M146 160Q152 169 178 174Q210 180 218 194", LINE, 4
        ),
    ]
    return [*shapes, pen.stroke(neckline, shade, 4)] if neckline else shapes


def neck(skin: Skin) -> list[str]:
    """The neck with the shadow that the chin throws on it."""
    return [
        pen.fill("M109 140L108 166Q128 190 148 166L147 140Z", skin.base),
        pen.fill("M109 146Q128 176 147 146L148 166Q138 178 128 179Q116 172 109 156Z", skin.shade),
        pen.stroke("M109 150L108 166Q128 190 148 166L147 150", LINE, 3.4),
    ]


def ears(skin: Skin, reach: float = 0.0) -> list[str]:
    """Both ears; reach lets them stick out."""
    shapes = []
    for side in (-1, 1):
        x = 128 + side * (42 + reach)
        tone = skin.light if side < 0 else skin.shade
        shapes.append(
            f'<ellipse cx="{x:g}" cy="110" rx="{9 + reach / 3:g}" ry="14" fill="{tone}"'
            f' stroke="{LINE}" stroke-width="3.4"/>'
        )
        shapes.append(
            pen.stroke(f"M{x + side * 2:g} 102Q{x + side * 5:g} 110 {x:g} 116", skin.shade, 2.6)
        )
    return shapes


def head(skin: Skin, outline: str = HEAD) -> list[str]:
    """The face without features, lit from the upper left."""
    cheek = "M150 58C163 66 169 82 169 102C169 124 164 138 152 151Q140 164 126 164Q156 138 150 58Z"
    return [
        pen.fill(outline, skin.base),
        pen.fill(
            "M92 104C92 78 104 64 126 63C108 76 104 110 108 146C98 136 92 124 92 104Z",
            skin.light,
            fill_opacity=0.75,
        ),
        pen.fill(cheek, skin.shade, fill_opacity=0.5),
        pen.stroke(outline, LINE, 3.8),
    ]


def ring(centre: tuple[float, float], radii: tuple[float, float], width: float) -> list[str]:
    """A golden ring with the dark line of all portraits on both sides."""
    (x, y), (across, down) = centre, radii
    return [
        f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}" fill="none"'
        f' stroke="{colour}" stroke-width="{stroke:g}"/>'
        for colour, stroke in ((LINE, width + 4), (GOLD_LIGHT, width))
    ]


def broad_collar(gems: tuple[str, str, str]) -> list[str]:
    """A wide collar with three rows of beads between gold."""
    rows = []
    for step, colour in enumerate((GOLD, *gems, GOLD)):
        drop = 6 + step * 11
        rows.append(
            (
                (
                    f"M{92 - step * 7} {168 + step * 3.4:g}Q128 {206 + drop} {164 + step * 7}"
                    f" {168 + step * 3.4:g}"
                ),
                colour,
            )
        )
    shapes = [pen.stroke(path, LINE, 16) for path, _ in rows]
    shapes += [pen.stroke(path, colour, 10) for path, colour in rows]
    shapes += [pen.stroke(path, "#FFF2C9", 1.6, stroke_opacity=0.6) for path, _ in rows]
    return shapes


def uraeus() -> list[str]:
    """The cobra on a royal forehead."""
    cobra = (
        "M128 82Q120 78 122 68Q114 60 118 50Q122 42 128 42Q134 42 138 50Q142 60 134 68"
        "Q136 78 128 82Z"
    )
    return [
        edged(cobra, GOLD, 3),
        pen.fill("M128 46Q123 47 121.4 53Q121 60 128 66Z", "#FFF2C9"),
        pen.stroke("M124.6 58H131.4M125 63H131", CARNELIAN, 2.4),
        pen.stroke("M124.6 51h.1M131.4 51h.1", LINE, 3),
    ]


def frame() -> tuple[list[str], list[str]]:
    """The round sandstone frame: gradients and shapes, to be drawn last."""
    gradients = [
        pen.linear("stone", (40, 30), (216, 226), (0, "#F4DFB2"), (0.5, "#D2AF74"), (1, "#8F6A3A")),
        pen.linear("lip", (50, 40), (206, 216), (0, "#7A5830"), (0.5, "#A98350"), (1, "#F1DBAA")),
    ]
    joints = "".join(
        pen.line(
            [
                (128 + math.cos(turn) * reach, 128 + math.sin(turn) * reach)
                for reach in (109 - bend, 122)
            ]
        )
        for turn, bend in ((math.tau * (place + 0.2) / 14, 0.0) for place in range(14))
    )
    ring = "M128 4A124 124 0 1 1 127.9 4ZM128 22A106 106 0 1 0 128.1 22Z"
    shapes = [
        pen.fill(ring, "#4A3018", fill_rule="evenodd"),
        '<circle cx="128" cy="128" r="115" fill="none" stroke="url(#stone)" stroke-width="13"/>',
        pen.stroke(joints, "#8A6536", 1.8, stroke_opacity=0.75),
        '<circle cx="128" cy="128" r="107.6" fill="none" stroke="url(#lip)" stroke-width="3.4"/>',
        pen.stroke("M18.6 96A114 114 0 0 1 96 18.6", "#FFF8E0", 3, stroke_opacity=0.8),
    ]
    return gradients, shapes
