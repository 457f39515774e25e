"""Draw the temple front whose doors lead to the games, and the doors themselves.

python -m tools.art.draw_temple
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.art import motifs, pen

TEMPLE = (800, 420)
OPENING = (120, 165)
OPENING_TOP = 215
OPENINGS_LEFT = (82, 254, 426, 598)
COLUMNS = (56, 228, 400, 572, 744)
DOOR = (160, 220)

DEEP, DARK, STONE, LIGHT, GLINT = "#2B1A16", "#6B4A30", "#B88F5C", "#D9B682", "#F6E0B2"
LAPIS, CARNELIAN, GOLD, SHINE = "#23528F", "#B8412C", "#D99A1C", "#FFD873"
LINE, GOLD_LIGHT = "#2E1608", "#FFE27A"
"""What emblems are drawn with."""
WING_ROWS = ((150, 4, LAPIS), (118, 16, "#2AA7A0"), (84, 27, GOLD))
SEAL = "M80 80Q98 80 104 92Q112 102 106 116Q102 132 84 134Q64 136 56 122Q48 108 56 94Q62 80 80 80Z"
CARVINGS = (
    "M43 46v22M33 51h20M43 46Q32 34 43 29Q54 34 43 46M117 32q-10 12 0 20t0 16"
    "M30 164l13 26l13 -26ZM104 176a13 9 0 1 0 26 0a13 9 0 1 0 -26 0M117 176h.1"
)


@dataclass(frozen=True)
class Tones:
    """The colours of a doorway's light, from the centre to the corners."""

    heart: str
    glow: str
    ember: str
    dusk: str


PLAIN = Tones("#FFF8D6", "#F0D9A0", "#A8763C", "#2E1A10")
"""The light in the door of a game without one of its own."""


def main() -> None:
    """Write the temple, a plain open door and the sealed one; a game's own door is drawn by it."""
    _temple()
    draw_open_door("common", "door_open", PLAIN, [])
    _closed_door()


def _temple() -> None:
    defs = [
        pen.linear("wall", (0, 60), (0, 400), (0, "#C49A66"), (0.6, "#A67C4C"), (1, "#7A5534")),
        pen.linear("cornice", (0, 40), (0, 92), (0, GLINT), (0.5, "#CDA46C"), (1, "#6E4C2C")),
        pen.linear("step", (0, 378), (0, 420), (0, "#E2C08A"), (1, "#6E4C2C")),
        *(_shaft_gradient(place, x) for place, x in enumerate(COLUMNS)),
    ]
    pen.write(
        "common",
        "temple",
        TEMPLE,
        defs,
        *_walls(),
        *_frieze(),
        *(shape for left in OPENINGS_LEFT for shape in _doorway(left)),
        *(shape for place, x in enumerate(COLUMNS) for shape in _column(place, x)),
        *_cornice(),
        *_sun_disc(400, 66),
        *_steps(),
    )


def _walls() -> list[str]:
    wobble = pen.make_wobble("temple wall")
    joints = []
    for row, y in enumerate(range(158, 380, 24)):
        joints.append(f"M26 {y}H774")
        joints += [f"M{x + wobble(6):.0f} {y}v24" for x in range(40 + row % 2 * 30, 770, 60)]
    return [
        pen.fill("M18 88H782L792 388H8Z", DEEP),
        pen.fill("M22 90H778L788 384H12Z", "url(#wall)"),
        pen.stroke("".join(joints), DARK, 1.4, stroke_opacity=0.5),
    ]


def _frieze() -> list[str]:
    shapes = [
        pen.rect((22, 92, 756, 42), 0, "#8F6A40"),
        pen.rect((22, 96, 756, 34), 0, "#D2AC74"),
    ]
    for place in range(22):
        x = 48 + place * 33.5
        shades = (motifs.GREEN, motifs.ORANGE, motifs.PURPLE)[place % 3]
        tinted = motifs.Shades("", shades.dark, shades.base, shades.base, shades.dark, shades.deep)
        shapes += motifs.MOTIFS[shades.name](tinted, x, 125, 19 if shades is motifs.PURPLE else 24)
    shapes.append(pen.stroke("M22 96H778M22 130H778", DEEP, 2))
    shapes.append(pen.stroke("M22 99H778", GLINT, 1.6, stroke_opacity=0.8))
    return shapes


def _doorway(left: int) -> list[str]:
    width, height = OPENING
    right, top, foot = left + width, OPENING_TOP, OPENING_TOP + height
    lintel = f"M{left - 14} {top - 30}H{right + 14}L{right + 10} {top - 10}H{left - 10}Z"
    return [
        pen.rect((left - 9, top - 10, width + 18, height + 10), 0, DEEP),
        pen.rect((left - 7, top - 9, 7, height + 9), 0, LIGHT),
        pen.rect((right, top - 9, 7, height + 9), 0, DARK),
        pen.rect((left - 7, top - 9, width + 14, 9), 0, STONE),
        pen.fill(lintel, LIGHT, stroke=DEEP, stroke_width=2.4),
        pen.stroke(f"M{left - 10} {top - 27.4}H{right + 8}", "#FFF3D0", 2),
        pen.stroke(
            "".join(f"M{left + 4 + place * 14} {top - 24}v10" for place in range(9)), LAPIS, 6
        ),
        pen.rect((left, top, width, height), 0, "#120A10"),
        pen.stroke(f"M{left + 1.5} {foot}V{top + 1.5}H{right}", "#000000", 3, stroke_opacity=0.6),
    ]


def _shaft_gradient(place: int, x: int) -> str:
    return pen.linear(
        f"shaft{place}", (x - 24, 0), (x + 24, 0),
        (0, "#8F6A40"), (0.22, GLINT), (0.5, "#C99E68"), (1, "#5A3C26"),
    )  # fmt: skip


def _column(place: int, x: int) -> list[str]:
    paint = f"url(#shaft{place})"
    shaft = f"M{x - 17} 184Q{x - 20} 280 {x - 22} 366H{x + 22}Q{x + 20} 280 {x + 17} 184Z"
    capital = f"M{x - 18} 186Q{x - 20} 162 {x - 31} 148H{x + 31}Q{x + 20} 162 {x + 18} 186Z"
    petals = "".join(
        f"M{x + off} 184Q{x + off * 1.2:g} 166 {x + off * 1.6:g} 152" for off in (-12, -6, 0, 6, 12)
    )
    return [
        pen.fill(shaft, paint, stroke=DEEP, stroke_width=2.6),
        pen.stroke(f"M{x - 7} 212L{x - 9} 360M{x + 7} 212L{x + 9} 360", DARK, 1.6, opacity=0.55),
        pen.stroke(f"M{x - 18} 196H{x + 18}M{x - 18.6} 206H{x + 18.6}", CARNELIAN, 5),
        pen.stroke(f"M{x - 18} 201H{x + 18}", SHINE, 2.6),
        pen.fill(capital, paint, stroke=DEEP, stroke_width=2.6),
        pen.stroke(petals, LAPIS, 2.6, stroke_opacity=0.8),
        pen.rect((x - 31, 134, 62, 15), 2, "#D9B682", stroke=DEEP, stroke_width=2.4),
        pen.stroke(f"M{x - 28} 137.4H{x + 24}", "#FFF3D0", 2),
        pen.fill(
            f"M{x - 25} 382L{x - 23} 366H{x + 23}L{x + 25} 382Z",
            paint,
            stroke=DEEP,
            stroke_width=2.4,
        ),
    ]


def _cornice() -> list[str]:
    leaves = "".join(
        f"M{22 + place * 12} 84Q{21 + place * 12} 62 {18 + place * 12.1:.1f} 50"
        for place in range(64)
    )
    return [
        pen.fill("M2 42H798L794 54Q778 66 780 90H20Q22 66 6 54Z", DEEP),
        pen.fill("M5 44.6H795L792 53Q776 66 777 88H23Q24 66 8 53Z", "url(#cornice)"),
        pen.stroke(leaves, "#7A5534", 2.2, stroke_opacity=0.75),
        pen.rect((3, 36, 794, 12), 3, "#E2C08A", stroke=DEEP, stroke_width=2.4),
        pen.stroke("M8 39.6H790", "#FFF6DA", 2),
        pen.rect((20, 85, 760, 8), 2, GOLD, stroke=DEEP, stroke_width=2),
        pen.stroke("M24 87.4H776", "#FFF0B8", 1.6),
    ]


def _sun_disc(x: float, y: float) -> list[str]:
    shapes = []
    for side in (-1, 1):
        for row, (reach, drop, tone) in enumerate(WING_ROWS):
            tip = f"{x + side * reach:g} {y - 16 + drop}"
            wing = (
                f"M{x} {y - 12 + row * 4}Q{x + side * reach * 0.5:g} {y - 22 + drop} {tip}"
                f"Q{x + side * reach * 0.72:g} {y + 2 + drop} {x} {y + 16 + row * 3}Z"
            )
            shapes.append(pen.fill(wing, tone, stroke=DEEP, stroke_width=2.2))
            feathers = "".join(
                f"M{x + side * reach * share:g} {y - 15 + drop}l{-side * 10} {14 - share * 4:g}"
                for share in (0.4, 0.52, 0.64, 0.76)
            )
            shapes.append(pen.stroke(feathers, SHINE, 1.6, stroke_opacity=0.8))
    return [
        *shapes,
        pen.circle((x, y), 25, DEEP),
        pen.circle((x, y), 22.6, CARNELIAN),
        pen.circle((x - 1, y - 1), 18, "#E2694A"),
        pen.circle((x - 5, y - 6), 7, "#FFB899"),
        pen.stroke(
            f"M{x - 12} {y + 22}Q{x - 22} {y + 12} {x - 26} {y + 30}M{x + 12} {y + 22}"
            f"Q{x + 22} {y + 12} {x + 26} {y + 30}",
            SHINE,
            4.4,
        ),
    ]


def _steps() -> list[str]:
    return [
        pen.fill("M4 380H796L800 394H0Z", "#E2C08A", stroke=DEEP, stroke_width=2.4),
        pen.fill("M0 394H800V408H0Z", "url(#step)", stroke=DEEP, stroke_width=2.4),
        pen.fill("M0 408H800V420H0Z", "#6E4C2C"),
        pen.stroke("M8 382.6H790M2 396.6H796M2 410H798", "#FFF0CC", 1.6, stroke_opacity=0.7),
    ]


def draw_open_door(folder: str, name: str, tones: Tones, emblem: list[str]) -> None:
    """Write a door with light behind it, and an emblem in the light."""
    width, height = DOOR
    defs = [
        pen.radial(
            "light", (80, 112), 150,
            (0, tones.heart), (0.3, tones.glow), (0.68, tones.ember), (1, tones.dusk),
        ),
        pen.linear("floor", (0, 176), (0, 220), (0, tones.ember), (1, tones.glow)),
    ]  # fmt: skip
    beams = "".join(
        pen.polygon(
            [(80, 108), *((80 + math.cos(t) * 190, 108 + math.sin(t) * 190) for t in (a, a + 0.12))]
        )
        for a in (turn * math.tau / 16 for turn in range(16))
        if math.sin(a + 0.06) < 0.72
    )
    pen.write(
        folder,
        name,
        DOOR,
        defs,
        pen.rect((0, 0, width, height), 0, "url(#light)"),
        pen.fill(beams, tones.heart, fill_opacity=0.16),
        pen.fill("M0 220L30 178H130L160 220Z", "url(#floor)"),
        pen.stroke(
            "M0 220L30 178H130L160 220M80 178V220M52 178L34 220M108 178L126 220M16 198H144",
            tones.dusk,
            1.8,
            stroke_opacity=0.6,
        ),
        pen.fill("M0 0H160V220H150V10H10V220H0Z", "#120A10", fill_opacity=0.45),
        pen.fill("M10 10H150V220H144V16H16V220H10Z", "#120A10", fill_opacity=0.25),
        f'<ellipse cx="82" cy="186" rx="46" ry="8" fill="{tones.dusk}" fill-opacity=".55"/>',
        *emblem,
    )


def _closed_door() -> None:
    width, height = DOOR
    defs = [
        pen.linear("slab", (10, 0), (150, 220), (0, "#9C8468"), (0.5, "#77614C"), (1, "#4A3A30")),
        pen.radial("clay", (74, 102), 34, (0, "#D97A54"), (0.6, "#A84A30"), (1, "#6A2416")),
    ]
    wobble = pen.make_wobble("sealed door")
    chips = "".join(
        f"M{80 + wobble(64):.0f} {110 + wobble(96):.0f}l{4 + wobble(2):.1f} {wobble(2):.1f}"
        for _ in range(22)
    )
    ropes = "M0 96Q80 118 160 98M0 122Q80 104 160 120"
    pen.write(
        "common",
        "door_closed",
        DOOR,
        defs,
        pen.rect((0, 0, width, height), 0, "#1B1210"),
        pen.rect((5, 5, 73.5, 215), 2, "url(#slab)"),
        pen.rect((81.5, 5, 73.5, 215), 2, "url(#slab)"),
        pen.stroke("M8 218V8H76M84 218V8H152", "#BFA888", 2.4),
        pen.stroke("M77 10V219M154 10V219", "#2E2420", 2.4),
        pen.stroke(
            "M18 20H68V76H18ZM92 20H142V76H92ZM18 146H68V206H18ZM92 146H142V206H92Z", "#3A2C24", 2.6
        ),
        pen.stroke(
            "M20 76V22H66M94 76V22H140M20 206V148H66M94 206V148H140", "#A89070", 1.4, opacity=0.7
        ),
        pen.stroke(CARVINGS, "#4A3A2E", 3.4),
        pen.stroke(chips, "#3A2C24", 1.8, stroke_opacity=0.8),
        pen.stroke("M130 88L122 100L128 112L118 132", "#2E2420", 2.2),
        pen.stroke(ropes, "#2B1A10", 10),
        pen.stroke(ropes, "#B08A52", 6.4),
        pen.stroke(_twist(), "#6E4E28", 1.8),
        pen.fill(
            SEAL,
            "url(#clay)",
            stroke="#2E100A",
            stroke_width=3,
        ),
        pen.stroke("M60 100Q64 88 76 86", "#F0A684", 3),
        pen.stroke(
            "M66 108Q80 92 96 108Q80 122 66 108ZM80 108h.1M76 116L72 124M84 116Q88 124 94 122",
            "#4A160C",
            3.2,
        ),
    )


def _twist() -> str:
    marks = []
    for place in range(16):
        x = 5 + place * 10
        sway = 11 * math.sin(math.pi * x / 160)
        marks.append(f"M{x} {94 + sway:.1f}l4 5M{x} {123 - sway * 0.8:.1f}l4 -5")
    return "".join(marks)


if __name__ == "__main__":
    main()
