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
    pen.write(FOLDER, "pyramid", SIZE, defs, *shapes)


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
    return shapes


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
    """The golden pointer of the dial, pointing up."""
    gold = pen.linear("gold", (84, 20), (116, 120), (0, "#FFF2C9"), (0.5, "#FFD873"),
                      (1, "#B87A14"))  # fmt: skip
    pen.write(
        FOLDER,
        "pointer",
        (200, 200),
        [gold],
        pen.fill(
            "M100 50L112 80L107 82V104A7 7 0 0 1 93 104V82L88 80Z",
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
