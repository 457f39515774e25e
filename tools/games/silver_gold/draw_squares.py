"""Draw the inlaid tile that patterns are laid with, and the boxes of the score sheet.

    python -m tools.games.silver_gold.draw_squares

A box is a frame sunk into the papyrus; what lies in it is taken from the field symbol's own
file, so that a gem in its box is the gem of the chamber.
"""

from __future__ import annotations

import re

from tools.art import pen

SIZE = (64, 64)
INLAYS = {
    "pattern_block": ("#7FD6D0", "#2AA7A0", "#1B6F86", "#0E3550", "#FFD873"),
    "pattern_block_legal": ("#D6FFD8", "#7BD88F", "#2F9A57", "#0F5230", "#F4FFC9"),
    "pattern_block_illegal": ("#FFB9A2", "#E2553D", "#A52C1C", "#4E0F08", "#FFC27A"),
}
SUNNY_SIDES = "M9 52V11.4Q9 9 11.4 9H52L46 15.6H17Q15.6 15.6 15.6 17V46Z"
SHADY_SIDES = "M55 12V52.6Q55 55 52.6 55H12L18 48.4H47Q48.4 48.4 48.4 47V18Z"
BONE, BONE_DARK = "#EFE7D6", "#8C7A5C"


def main() -> None:
    """Write tiles and boxes."""
    for name, tones in INLAYS.items():
        _tile(name, *tones)
    _box("box_empty")
    _box("box_red", *_borrowed("gem_red", 0.74))
    _box("box_green", *_borrowed("gem_green", 0.78))
    _box("box_torch", _torch_outline())
    _box("box_torch_lit", *_borrowed("torch", 0.86), ground="#FFE9AE")
    _box("box_skull", *_skull_outline())
    _box("box_skull_ticked", *_skull_ticked(), ground="#5B4230")


def _tile(name: str, glow: str, light: str, base: str, deep: str, metal: str) -> None:
    defs = [
        pen.linear("inlay", (10, 8), (54, 58), (0, light), (0.55, base), (1, base)),
        pen.linear("metal", (4, 2), (60, 62), (0, metal), (0.5, "#D99A1C"), (1, "#8A5A10")),
    ]
    shapes = [
        f'<rect x="1" y="1" width="62" height="62" rx="8" fill="{deep}"/>',
        '<rect x="2.8" y="2.6" width="58.2" height="58.2" rx="6.6" fill="url(#metal)"/>',
        f'<rect x="7.4" y="7.4" width="49.2" height="49.2" rx="3.4" fill="{deep}"/>',
        '<rect x="9" y="9" width="46" height="46" rx="2.4" fill="url(#inlay)"/>',
        pen.fill(SUNNY_SIDES, glow, fill_opacity=0.75),
        pen.fill(SHADY_SIDES, deep, fill_opacity=0.45),
        *(_refusal(glow, deep) if name.endswith("illegal") else _jewel(glow, deep)),
        pen.stroke("M5 54V11Q5 4.8 11 4.8H54", "#FFF6CF", 1.6, stroke_opacity=0.85),
    ]
    pen.write("silver_gold", name, SIZE, defs, *shapes)


def _jewel(glow: str, deep: str) -> list[str]:
    return [
        pen.fill("M32 21.4L42.6 32L32 42.6L21.4 32Z", glow, fill_opacity=0.9),
        pen.fill("M32 21.4L42.6 32L32 42.6V32Z", deep, fill_opacity=0.35),
        pen.stroke("M32 21.4L42.6 32L32 42.6L21.4 32Z", deep, 1.6),
    ]


def _refusal(glow: str, deep: str) -> list[str]:
    # A shape of its own: red and green tiles alone would look alike to some eyes.
    bars = "M24 24L40 40M40 24L24 40"
    return [pen.stroke(bars, deep, 9), pen.stroke(bars, glow, 5)]


def _box(name: str, *content: str, ground: str = "#EBD5A6") -> None:
    wobble = pen.make_wobble("box")
    corners = ((6, 6), (58, 6), (58, 58), (6, 58))
    edge = [
        point
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True)
        for point in pen.wavy_edge(start, end, 3, wobble, 0.7)
    ]
    defs = [line for line in content if "Gradient" in line]
    shapes = [line for line in content if "Gradient" not in line]
    pen.write(
        "silver_gold",
        name,
        SIZE,
        defs,
        pen.fill(pen.polygon(edge), ground),
        pen.stroke(pen.polygon(edge), "#6B4E34", 3),
        pen.stroke("M9 54V9.4H54", "#8A6A42", 2.6, stroke_opacity=0.55),
        pen.stroke("M10 60.6H60.6V10", "#FFF8E2", 1.6, stroke_opacity=0.7),
        *shapes,
    )


def _borrowed(symbol: str, scale: float) -> list[str]:
    """The drawing of a field symbol, scaled about the middle of the box."""
    text = (pen.ART / "silver_gold" / f"{symbol}.svg").read_text(encoding="utf-8")
    body = re.sub(r"</?svg[^>]*>|</?defs>", "", text)
    gradients = re.findall(r"<(?:linear|radial)Gradient.*?</(?:linear|radial)Gradient>", body, re.S)
    for gradient in gradients:
        body = body.replace(gradient, "")
    shapes = [line.strip() for line in body.splitlines() if line.strip()]
    shift = pen.number(32 * (1 - scale))
    inside = f'<g transform="translate({shift} {shift}) scale({scale})">'
    return [*(" ".join(g.split()) for g in gradients), inside, *shapes, "</g>"]


def _torch_outline() -> str:
    flame = (
        "M33.4 11C35 16.6 43 20 42.8 27.6C42.6 32.4 39 35 32.4 35.2C25.4 35.2 21.8 32.2 21.8 27.4"
        "C21.8 23.6 24.4 21.6 25.4 18.4C27 19.8 27.8 21 28 23C31.2 20 33.6 16.4 33.4 11Z"
    )
    handle = "M23.6 35.4H41.4L38.6 43.4H26.4ZM29.2 43.6L30.4 54.6H34.2L35.6 43.6"
    return pen.stroke(flame + handle, BONE_DARK, 2.6)


def _skull_outline() -> list[str]:
    dome = (
        "M32 11.4C44 11.4 51 19 50.8 29.2C50.7 35 48.4 38 44.6 40.2L44.2 49.4Q44 51.4 42 51.8"
        "Q32 53.2 22 51.8Q20 51.4 19.8 49.4L19.4 40.2C15.4 38 13.2 34.8 13.2 29"
        "C13.2 19 20 11.4 32 11.4Z"
    )
    eyes = "M18.6 30.4a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM35.4 30.4a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"
    return [
        pen.fill(dome, BONE, stroke=BONE_DARK, stroke_width=2.6, stroke_linejoin="round"),
        pen.stroke(eyes, BONE_DARK, 2.2),
        pen.stroke("M32 36.6L34 40.6H30ZM27.6 45.4V51.6M32 45.6V52M36.4 45.4V51.6", BONE_DARK, 2),
    ]


def _skull_ticked() -> list[str]:
    """A skull whose brow is left blank: its value is written there, and must be read at 28 px."""
    head = (
        "M32 7.6C46.4 7.6 55.4 16.4 55.4 27.6C55.4 35 52 39.4 47.4 41.8L46.9 52.8"
        "Q46.7 55.4 44.2 55.8Q32 57.6 19.8 55.8Q17.3 55.4 17.1 52.8L16.6 41.8"
        "C12 39.4 8.6 35 8.6 27.6C8.6 16.4 17.6 7.6 32 7.6Z"
    )
    shade = "M55.4 27.6C55.4 35 52 39.4 47.4 41.8L46.9 52.8Q46.7 55.4 44.2 55.8L38 56.4L39.4 45"
    return [
        pen.radial("brow", (26, 20), 40, (0, "#FFFDF4"), (0.6, BONE), (1, "#CDBE9E")),
        pen.fill(head, "url(#brow)", stroke="#24150C", stroke_width=2.4, stroke_linejoin="round"),
        pen.fill(shade + "C48 41 51 35 55.4 27.6Z", "#A08C69", fill_opacity=0.4),
        pen.stroke("M20 45.4Q32 48.2 44 45.4M26 47V55.8M32 47.4V56.4M38 47V55.8", "#3A2A1B", 2.4),
    ]


if __name__ == "__main__":
    main()
