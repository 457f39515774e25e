"""Draw the board of Im Bann der Pyramide: the pyramid in cross-section, dial, archaeologist.

    python -m tools.games.im_bann.draw_board

Chambers are drawn where `LEVELS` says; the screen draws their values and whoever is inside.
"""

from __future__ import annotations

import math

from tools.art import pen

FOLDER = "im_bann"
SIZE = (480, 400)
APEX, GROUND = 6.0, 392.0
HALF = 234.0
"""Half the width of the pyramid at the ground."""
LEVELS = ((336, 390), (282, 336), (228, 282), (174, 228), (120, 174), (58, 120))
"""Top and bottom of the five adventures and of the royal chamber, from the lowest up."""
DARK = "#160C10"
MASONRY = 27.0
"""The height of a course of stones."""


def main() -> None:
    """Write all pictures."""
    _pyramid()
    _royal_door()
    _dial()
    _pointer()
    _archaeologist()


def _reach(y: float) -> float:
    return HALF * (y - APEX) / (GROUND - APEX)


def _pyramid() -> None:
    body = pen.polygon([(240, APEX), (240 + HALF, GROUND), (240 - HALF, GROUND)])
    stone = pen.linear("stone", (240, 0), (240, 400), (0, "#8E6A48"), (0.5, "#6B4B36"),
                       (1, "#9A6A3C"))  # fmt: skip
    glow = pen.radial("glow", (240, 400), 300, (0, "#FFB15A/.55"), (1, "#FFB15A/0"))
    royal = pen.radial("royal", (240, 92), 90, (0, "#FFE9A8/.8"), (1, "#FFE9A8/0"))
    defs = [stone, glow, royal]
    shapes = [pen.fill(body, "url(#stone)"), *_courses(), pen.fill(body, "url(#glow)"),
              pen.fill(body, "url(#royal)")]  # fmt: skip
    for number, (top, bottom) in enumerate(LEVELS):
        shapes += _chamber(number, top, bottom, defs)
    shapes.append(pen.stroke(body, DARK, 4))
    shapes.append(pen.stroke(f"M240 {APEX}L{240 - HALF} {GROUND}", "#F3CC92", 2.4,
                             stroke_opacity=0.7))  # fmt: skip
    shapes += _scaffold()
    pen.write(FOLDER, "pyramid", SIZE, defs, *shapes)


def _scaffold() -> list[str]:
    """Planks on both sides of the royal chamber, for whoever waits in front of it."""
    shapes = []
    for side in (-1, 1):
        near, far = 240 + side * 27, 240 + side * 104
        struts = "".join(
            f"M{240 + side * x:.1f} 120L{240 + side * _reach(low):.1f} {low}"
            for x, low in ((99, 158), (78, 132))
        )
        plank = f"M{near} 117H{far}V122H{near}Z"
        shapes += [
            pen.stroke(struts, DARK, 5),
            pen.stroke(struts, "#8A623A", 2.6),
            pen.fill(plank, "#B98F57", stroke=DARK, stroke_width=2),
        ]
    return shapes


def _royal_door() -> None:
    """The slab that closes the royal chamber; light comes through its seams."""
    stone = pen.linear("slab", (0, 0), (52, 46), (0, "#A07A50"), (1, "#5E4230"))
    rays = "".join(
        f"M{26 + 9.5 * math.cos(a):.1f} {19 + 9.5 * math.sin(a):.1f}"
        f"L{26 + 14 * math.cos(a):.1f} {19 + 14 * math.sin(a):.1f}"
        for a in (math.pi * n / 5 for n in range(10))
    )
    pen.write(
        FOLDER,
        "royal_door",
        (52, 46),
        [stone],
        pen.fill("M0 46V10Q0 0 11 0H41Q52 0 52 10V46Z", "#FFD873"),
        pen.fill("M2.4 46V11Q2.4 2.4 12 2.4H24.9V46ZM27.1 46V2.4H40Q49.6 2.4 49.6 11V46Z",
                 "url(#slab)"),
        pen.stroke("M5 36H22M30 36H47M5 41H22M30 41H47", DARK, 1.2, stroke_opacity=0.6),
        pen.stroke(rays, "#F6C64A", 2.2),
        pen.circle((26, 19), 7, "#F6C64A", stroke="#5C3A0A", stroke_width=2),
    )  # fmt: skip


def _courses() -> list[str]:
    """Joints between the stones, a little uneven."""
    wobble = pen.make_wobble("im_bann pyramid")
    shapes = []
    row, y = 0, GROUND
    while y > APEX + MASONRY:
        reach = _reach(y)
        ends = [(240 - reach, y), (240, y + wobble(1.4)), (240 + reach, y)]
        shapes.append(pen.stroke(pen.flowing(ends), DARK, 1.4, stroke_opacity=0.5))
        x = 240 - reach + (18 if row % 2 else 36)
        while x < 240 + reach - 8:
            shapes.append(
                pen.stroke(
                    pen.line([(x + wobble(3), y), (x + wobble(3), y - MASONRY)]),
                    DARK,
                    1.2,
                    stroke_opacity=0.4,
                )
            )
            x += 40 + wobble(6)
        row, y = row + 1, y - MASONRY
    return shapes


def _chamber_half(number: int) -> float:
    """Half the width of a chamber; the royal one leaves more stone around it."""
    share = 0.74 if number == len(LEVELS) - 1 else 0.78
    return _reach(LEVELS[number][0]) * share


def _chamber(number: int, top: float, bottom: float, defs: list[str]) -> list[str]:
    """A hollow with a vaulted ceiling; the royal one is golden."""
    royal = number == len(LEVELS) - 1
    half = _chamber_half(number)
    ceiling, floor = top + (16 if royal else 9), bottom - 5
    name = f"inside{number}"
    tones = ((0, "#FFF2BE"), (0.6, "#E9B64A"), (1, "#7A4E0B")) if royal else (
        (0, "#5E3A2A"), (0.7, "#33201E"), (1, "#1B1116"))  # fmt: skip
    defs.append(pen.radial(name, (240, floor), half * 1.1, *tones))
    shape = (
        f"M{240 - half:.1f} {floor}V{ceiling + 8:.1f}Q{240 - half:.1f} {ceiling} "
        f"{240 - half + 10:.1f} {ceiling}H{240 + half - 10:.1f}Q{240 + half:.1f} {ceiling} "
        f"{240 + half:.1f} {ceiling + 8:.1f}V{floor}Z"
    )
    edge = "#FFE9A8" if royal else "#C08A55"
    shapes = [
        pen.fill(shape, f"url(#{name})", stroke=DARK, stroke_width=3),
        pen.stroke(f"M{240 - half:.1f} {floor}H{240 + half:.1f}", edge, 2.4, stroke_opacity=0.8),
    ]
    if royal:
        shapes += _sarcophagus(floor)
    else:
        side = -1 if number % 2 else 1
        # The ladder ends inside the chamber above, which is narrower.
        above = _chamber_half(number + 1)
        shapes += _stairs(240 + side * (min(half, above) - 4), top, floor, side)
        shapes += PERILS[number](240 - side * half, floor, side)
    return shapes


# What is dangerous in the adventures: each at the wall across from the ladder.


def _snakes(wall: float, floor: float, side: int) -> list[str]:
    shapes = []
    for way, high in ((12, 15.0), (30, 11.0)):
        x = wall + side * way
        body = (
            f"M{x + side * 14:.1f} {floor - 3}q{-side * 6} -7 {-side * 11} -1t{-side * 3} "
            f"{-high}q{side * 1} -5 {side * 6} -5"
        )
        head = (x + side * 7, floor - 9 - high)
        shapes += [
            pen.stroke(body, DARK, 6.4),
            pen.stroke(body, "#6F8A4A", 3.8),
            pen.circle(head, 3.4, "#7E9A52", stroke=DARK, stroke_width=1.4),
            pen.circle((head[0] + side * 0.8, head[1] - 0.8), 1, "#FFD05A"),
        ]
    return shapes


def _spikes(wall: float, floor: float, side: int) -> list[str]:
    shapes = []
    for number, high in enumerate((13, 19, 15, 20, 12)):
        x = wall + side * (8 + 8.5 * number)
        spike = f"M{x - 4:.1f} {floor - 1}L{x:.1f} {floor - high}L{x + 4:.1f} {floor - 1}Z"
        shapes.append(pen.fill(spike, "#A9A6A4", stroke=DARK, stroke_width=1.6))
    return shapes


def _boulder(wall: float, floor: float, side: int) -> list[str]:
    x, y = wall + side * 20, floor - 15.5
    cracks = f"M{x - 7:.1f} {y - 9:.1f}l5 7l-3 6l6 5M{x + 4:.1f} {y - 12:.1f}l3 8l6 3"
    return [
        pen.circle((x, y), 14.5, "#8B6848", stroke=DARK, stroke_width=2.2),
        pen.circle((x - 3, y - 4), 8, "#B08A60", fill_opacity=0.5),
        pen.stroke(cracks, DARK, 1.4, stroke_opacity=0.7),
    ]


def _cobweb(wall: float, floor: float, side: int) -> list[str]:
    top = floor - 39
    corner = wall
    ends = [(corner + side * x, top + y) for x, y in ((30, 0), (25, 15), (13, 25), (0, 31))]
    web = "".join(f"M{corner:.1f} {top}L{x:.1f} {y:.1f}" for x, y in ends)
    for share in (0.45, 0.75):
        points = [(corner + (x - corner) * share, top + (y - top) * share) for x, y in ends]
        web += pen.line(points)
    spider = (corner + side * 22, top + 24)
    legs = "".join(f"M{spider[0]:.1f} {spider[1]:.1f}l{x} {y}" for x, y in (
        (-6, -3), (-6, 1), (-5, 5), (6, -3), (6, 1), (5, 5)))  # fmt: skip
    return [
        pen.stroke(web, "#D8CDB8", 0.9, stroke_opacity=0.6),
        pen.stroke(f"M{spider[0]:.1f} {top + 13}V{spider[1]:.1f}", "#D8CDB8", 0.8),
        pen.stroke(legs, "#C9B9A0", 1.2),
        pen.circle(spider, 3.4, "#4A2E3E", stroke="#C9B9A0", stroke_width=1),
    ]


def _guardian(wall: float, floor: float, side: int) -> list[str]:
    """The jackal that watches the way to the king."""
    x = wall + side * 13
    body = (
        f"M{x - 8:.1f} {floor - 1}V{floor - 12}Q{x - 8:.1f} {floor - 20} {x - 4:.1f} {floor - 22}"
        f"L{x - 4:.1f} {floor - 34}L{x:.1f} {floor - 27}L{x + 4:.1f} {floor - 34}"
        f"L{x + 5:.1f} {floor - 24}L{x + side * 11:.1f} {floor - 20}L{x + 5:.1f} {floor - 16}"
        f"Q{x + 8:.1f} {floor - 12} {x + 8:.1f} {floor - 1}Z"
    )
    collar = f"M{x - 6:.1f} {floor - 14}H{x + 6:.1f}"
    return [
        pen.fill(body, "#3A2C3A", stroke="#0B0610", stroke_width=1.6),
        pen.stroke(collar, "#E9B64A", 2.6),
        pen.circle((x + side * 2.5, floor - 23), 1.2, "#FFD05A"),
    ]


PERILS = (_snakes, _spikes, _boulder, _cobweb, _guardian)


def _stairs(x: float, top: float, floor: float, side: int) -> list[str]:
    """A ladder to the chamber above, on alternating sides."""
    left, right = x - side * 16, x - side * 6
    rails = f"M{left:.1f} {floor}V{top - 4:.1f}M{right:.1f} {floor}V{top - 4:.1f}"
    rungs = "".join(
        f"M{left:.1f} {floor - 7 * n - 4:.1f}H{right:.1f}" for n in range(int((floor - top) // 7))
    )
    return [
        pen.stroke(rungs, "#B98F57", 1.8, stroke_opacity=0.9),
        pen.stroke(rails, "#D6AE74", 2.2),
    ]


def _sarcophagus(floor: float) -> list[str]:
    lid = f"M222 {floor}V{floor - 12}Q240 {floor - 20} 258 {floor - 12}V{floor}Z"
    return [
        pen.fill(lid, "#F6C64A", stroke="#5C3A0A", stroke_width=2),
        pen.stroke(f"M226 {floor - 6}H254", "#8A5A10", 2),
    ]


def _dial() -> None:
    """A stone disc with four fields; the screen draws the items on them."""
    stone = pen.radial("stone", (82, 76), 120, (0, "#D8BE93"), (0.7, "#A98558"), (1, "#6E5234"))
    shapes = [
        pen.circle((100, 100), 97, "#3A2616"),
        pen.circle((100, 100), 93, "url(#stone)"),
        pen.stroke("M100 10A90 90 0 1 1 99.9 10", "#F3DDB0", 2, stroke_opacity=0.6),
        pen.stroke("M37 37L163 163M163 37L37 163", "#5B4230", 4),
        pen.stroke("M38.6 36L164.6 162M164.4 38L38.4 164", "#F3DDB0", 1.2, stroke_opacity=0.5),
    ]
    for n in range(48):
        a = math.radians(7.5 * n)
        inner = 84 if n % 6 else 80
        ends = [(100 + r * math.cos(a), 100 + r * math.sin(a)) for r in (inner, 89)]
        shapes.append(pen.stroke(pen.line(ends), "#5B4230", 1.4))
    shapes += [
        pen.circle((100, 100), 27, "#4A3323"),
        pen.circle((100, 100), 23, "#8A6A45"),
        pen.circle((94, 94), 12, "#B08E60", fill_opacity=0.6),
    ]
    pen.write(FOLDER, "dial", (200, 200), [stone], *shapes)


def _pointer() -> None:
    """The golden pointer of the dial, pointing up, and the light on the field that it shows."""
    a = math.radians(45)
    x, inner, outer = math.sin(a), 29, 91
    field = (
        f"M{100 - x * inner:.1f} {100 - x * inner:.1f}L{100 - x * outer:.1f} {100 - x * outer:.1f}"
        f"A{outer} {outer} 0 0 1 {100 + x * outer:.1f} {100 - x * outer:.1f}"
        f"L{100 + x * inner:.1f} {100 - x * inner:.1f}A{inner} {inner} 0 0 0 "
        f"{100 - x * inner:.1f} {100 - x * inner:.1f}Z"
    )
    light = pen.radial("light", (100, 100), 92, (0, "#FFF2C9/.95"), (0.6, "#FFD873/.85"),
                       (1, "#E09A24/.75"))  # fmt: skip
    gold = pen.linear("gold", (84, 20), (116, 120), (0, "#FFF2C9"), (0.5, "#FFD873"),
                      (1, "#B87A14"))  # fmt: skip
    pen.write(
        FOLDER,
        "pointer",
        (200, 200),
        [gold, light],
        pen.fill(field, "url(#light)", stroke="#FFF2C9", stroke_width=1.6),
        pen.fill(
            "M100 58L111 78L106 80V104A6 6 0 0 1 94 104V80L89 78Z",
            "url(#gold)",
            stroke="#3A2408",
            stroke_width=3,
            stroke_linejoin="round",
        ),
        pen.circle((100, 100), 8, "#FFE9A8", stroke="#3A2408", stroke_width=2.4),
    )


def _archaeologist() -> None:
    """A small figure with a pith helmet and a rucksack, in neutral tones."""
    cloth = pen.linear("cloth", (14, 36), (50, 78), (0, "#F4E4C0"), (1, "#B99A66"))
    helmet = pen.linear("helmet", (14, 4), (50, 26), (0, "#FFFBEA"), (1, "#C7AD7C"))
    pen.write(
        FOLDER,
        "archaeologist",
        (64, 84),
        [cloth, helmet],
        pen.fill("M12 80Q32 74 52 80Q32 85 12 80Z", "#0B0610", fill_opacity=0.45),
        pen.fill("M21 60H30V79H19ZM34 60H43L45 79H34Z", "#5B3D22", stroke=DARK, stroke_width=2.2),
        pen.fill("M8 42Q6 58 14 62L22 60V38Z", "#7E5A34", stroke=DARK, stroke_width=2.2),
        pen.fill(
            "M18 40Q32 32 46 40L48 64Q32 69 16 64Z", "url(#cloth)", stroke=DARK, stroke_width=2.4
        ),
        pen.stroke("M22 42L40 62M46 44L54 56", "#7A4E2A", 3.4),
        pen.circle((32, 27), 10.4, "#D9A066", stroke=DARK, stroke_width=2.2),
        pen.fill(
            "M12 24Q14 6 32 5Q50 6 52 24Q32 17 12 24Z",
            "url(#helmet)",
            stroke=DARK,
            stroke_width=2.4,
        ),
        pen.circle((28.6, 28), 1.5, DARK),
        pen.circle((36, 28), 1.5, DARK),
    )


if __name__ == "__main__":
    main()
