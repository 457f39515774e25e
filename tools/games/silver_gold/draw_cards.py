"""Draw the pyramid cards with their seals and medals, once in each colour.

python -m tools.games.silver_gold.draw_cards
"""

from __future__ import annotations

import math
import re

from tools.art import motifs, pen
from tools.art.motifs import MOTIFS, Shades

CARD = (300, 384)
BAND = (9, 9, 282, 84)
CARTOUCHE = (184, 25, 90, 52)
WELL = (20, 104, 260, 260)
PAPYRUS, PAPYRUS_SHADE, PAPYRUS_EDGE = "#F5E6C4", "#E6CF9F", "#B98F57"
GOLD, GOLD_LIGHT, GOLD_DARK = "#D99A1C", "#FFD873", "#8A5A10"


def main() -> None:
    """Write every picture that comes in the three card colours."""
    for shades in motifs.ALL:
        _card(shades, f"card_{shades.name}", _band_pattern(shades), _margin_motifs(shades))
        _card(shades, f"card_{shades.name}_plain", [], [])
        _seal(shades)
        _medal(shades)
    _award()


def _card(shades: Shades, name: str, pattern: list[str], motifs: list[str]) -> None:
    x, y, width, height = BAND
    defs = [
        pen.linear("paper", (0, 0), (300, 384), (0, "#FBF0D6"), (0.5, PAPYRUS), (1, PAPYRUS_SHADE)),
        pen.linear("band", (x, y), (x + width, y + height), (0, shades.base), (1, shades.dark)),
        pen.linear("face", (50, 20), (170, 92), (0, shades.glow), (1, shades.base)),
        pen.linear("plate", (190, 24), (262, 80), (0, "#FFF8E4"), (1, "#EBD3A0")),
    ]
    pen.write(
        "silver_gold",
        name,
        CARD,
        defs,
        *_sheet(shades),
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="11" fill="url(#band)"/>',
        *pattern,
        *_crest(shades),
        *_cartouche(),
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="11" fill="none"'
        f' stroke="{shades.deep}" stroke-width="2.4"/>',
        *_well(),
        *motifs,
        pen.stroke("M24 375.2H82M218 375.2H276", shades.base, 2, stroke_opacity=0.75),
    )


def _sheet(shades: Shades) -> list[str]:
    wobble = pen.make_wobble(f"card {shades.name}")
    fibres = []
    for _ in range(26):
        x, y = 138 + wobble(128), 236 + wobble(142)
        fibres.append(f"M{pen.pair((x, y))}l{pen.pair((16 + wobble(10), wobble(1.2)))}")
    return [
        '<rect x="1" y="1" width="298" height="382" rx="17" fill="#8C673A"/>',
        f'<rect x="2" y="1.6" width="295.6" height="379.6" rx="16" fill="{PAPYRUS_EDGE}"/>',
        '<rect x="3" y="3" width="294" height="377.4" rx="15" fill="url(#paper)"/>',
        pen.stroke("".join(fibres), "#D9BE8A", 1, stroke_opacity=0.7),
        pen.stroke("M5 366V18Q5 5 18 5H282", "#FFFAEA", 1.6, stroke_opacity=0.9),
    ]


def _band_pattern(shades: Shades) -> list[str]:
    if shades is motifs.ORANGE:
        return _rays(shades)
    return _row_of_reeds(shades) if shades is motifs.GREEN else _row_of_lotus(shades)


def _rays(shades: Shades) -> list[str]:
    shapes = []
    for step in range(16):
        a, b = (math.pi * (1 + (step + off) / 16) for off in (0.04, 0.52))
        reach = [_to_band_edge((106, 92), turn) for turn in (a, b)]
        shapes.append(pen.polygon([(106, 92), *reach]))
    glow = f'<circle cx="106" cy="50" r="40" fill="{shades.glow}" fill-opacity=".28"/>'
    return [pen.fill("".join(shapes), shades.light, fill_opacity=0.75), glow]


def _to_band_edge(start: pen.Point, turn: float) -> pen.Point:
    x, y, width, _ = BAND
    dx, dy = math.cos(turn), math.sin(turn)
    limits = [(x + width - 3 - start[0]) / dx if dx > 0 else (x + 3 - start[0]) / dx]
    if dy < -0.001:
        limits.append((y + 3 - start[1]) / dy)
    reach = min(limits)
    return (start[0] + dx * reach, start[1] + dy * reach)


def _row_of_reeds(shades: Shades) -> list[str]:
    wobble = pen.make_wobble("reeds")
    shapes = []
    for place in range(11):
        height = (70, 52)[place % 2] + wobble(3)
        shapes += motifs.reed(shades, 35 + place * 23 + wobble(1.5), 92, height)
    return _veiled(shapes, 0.5)


def _row_of_lotus(shades: Shades) -> list[str]:
    shapes = []
    for place in range(6):
        x = 44 + place * 42
        shapes += motifs.lotus(shades, x, 89, 30)
        if place < 5:
            stem = pen.flowing([(x + 21, 92), (x + 24, 70), (x + 21, 46)])
            shapes.append(pen.stroke(stem, shades.light, 2.4))
            shapes += motifs.lotus(shades, x + 21, 46, 26)
    return _veiled(shapes, 0.5)


def _veiled(shapes: list[str], opacity: float) -> list[str]:
    return [shape.replace("/>", f' opacity="{opacity}"/>') for shape in shapes]


def _crest(shades: Shades) -> list[str]:
    left, foot, width, height, steps = 38, 93, 136, 72, 5
    outline = motifs.stepped(left, foot, width, height, steps)
    middle = left + width / 2
    rise = height / steps
    shade = [point for point in outline if point[0] >= middle]
    shade = [(middle + 3, foot - height), *shade, (middle - 12, foot)]
    ledges = [(point, (2 * middle - point[0], point[1])) for point in outline[1 : 2 * steps : 2]]
    joints = []
    for step in range(steps):
        top, bottom = foot - rise * (step + 1) + 2.4, foot - rise * step - 0.6
        reach = width / 2 - 12 * (step + 1)
        offset = 11 if step % 2 else 0
        spots = [middle + offset + 22 * place for place in range(-3, 4)]
        joints += [pen.line([(x, top), (x, bottom)]) for x in spots if abs(x - middle) < reach]
    return [
        pen.stroke(pen.polygon([(x + 5, y + 1) for x, y in outline]), "#1B0F08", 4, opacity=0.3),
        pen.stroke(pen.polygon(outline), shades.deep, 5),
        pen.fill(pen.polygon(outline), "url(#face)"),
        pen.fill(pen.polygon(shade), shades.dark, fill_opacity=0.82),
        pen.stroke("".join(joints), shades.deep, 1, stroke_opacity=0.45),
        pen.stroke("".join(pen.line([a, b]) for a, b in ledges), shades.deep, 1.3, opacity=0.6),
        pen.stroke(
            "".join(
                pen.line([(a[0] + 1, a[1] + 1.6), (middle + 1, a[1] + 1.6)]) for a, _ in ledges
            ),
            "#FFFBEA",
            1.5,
            stroke_opacity=0.85,
        ),
        pen.fill(
            f"M{middle - 6} {foot - height - 2}L{middle} {foot - height - 9}L{middle + 6}"
            f" {foot - height - 2}Z",
            GOLD_LIGHT,
            stroke=GOLD_DARK,
            stroke_width=1.4,
        ),
    ]


def _cartouche() -> list[str]:
    x, y, width, height = CARTOUCHE
    plate = pen.rect((x + 5, y + 5, width - 10, height - 10), 21, "url(#plate)", stroke=GOLD_DARK)
    return [
        pen.rect((x + 2, y + 3, width, height), 26, "#1B0F08", fill_opacity=0.4),
        pen.rect((x, y, width, height), 26, GOLD_DARK),
        pen.rect((x + 2, y + 1.6, width - 4.4, height - 4), 24.4, GOLD),
        plate,
        pen.stroke(
            f"M{x + 4.5} {y + 24}Q{x + 6} {y + 4} {x + 26} {y + 3.4}H{x + 58}", "#FFEFB4", 1.8
        ),
    ]


def _well() -> list[str]:
    x, y, width, height = WELL
    right, bottom = x + width, y + height
    return [
        pen.rect((x - 5, y - 5, width + 10, height + 10), 5, PAPYRUS_EDGE, fill_opacity=0.55),
        pen.stroke(f"M{x - 3} {bottom + 3}H{right + 3}V{y - 3}", "#FFF8E2", 2.2),
        pen.stroke(f"M{x - 3} {bottom + 2}V{y - 3}H{right + 2}", "#7D5A30", 2.2),
        pen.rect((x - 1.5, y - 1.5, width + 3, height + 3), 0, "#463222"),
    ]


def _margin_motifs(shades: Shades) -> list[str]:
    draw = MOTIFS[shades.name]
    bold = Shades(shades.name, shades.base, shades.light, shades.base, shades.dark, shades.deep)
    return [shape for x in (96, 132, 168, 204) for shape in draw(bold, x, 381, 12.5)]


def _seal(shades: Shades) -> None:
    wobble = pen.make_wobble(f"seal {shades.name}")
    blob = [
        (
            32 + math.cos(turn) * (28.6 + wobble(1.3)),
            31.6 + math.sin(turn) * (28.4 + wobble(1.3)),
        )
        for turn in (step * math.tau / 18 for step in range(18))
    ]
    defs = [
        pen.radial("wax", (22, 20), 46, (0, shades.light), (0.5, shades.base), (1, shades.dark)),
        pen.radial("calm", (27, 26), 26, (0, "#FFF8E6"), (1, "#EBD5A6")),
    ]
    rim = []
    count = {"green": 12, "orange": 16, "purple": 10}[shades.name]
    for place in range(count):
        rim += _rim_motif(shades, place * math.tau / count)
    pen.write(
        "silver_gold",
        f"award_seal_{shades.name}",
        (64, 64),
        defs,
        pen.fill(pen.rounded([(x + 1.6, y + 2.6) for x, y in blob]), "#1B0F08", fill_opacity=0.35),
        pen.fill(pen.rounded(blob), "url(#wax)", stroke=shades.deep, stroke_width=2),
        pen.stroke("M9.5 24A24 24 0 0 1 26 8.4", "#FFFFFF", 1.8, stroke_opacity=0.65),
        *rim,
        # A wide calm middle: two digits have to be read on a seal of 26 pixels.
        f'<circle cx="32.4" cy="32.2" r="22.4" fill="{shades.deep}"/>',
        '<circle cx="32" cy="31.8" r="21.4" fill="url(#calm)"/>',
        pen.stroke("M13.8 39.6A19.8 19.8 0 0 0 42.2 48.8", "#FFFFFF", 1.2, stroke_opacity=0.6),
        pen.stroke("M14.4 22.6A19.8 19.8 0 0 1 32 12", PAPYRUS_EDGE, 1.6, stroke_opacity=0.8),
    )


def _award() -> None:
    """Awards of any colour, where their points are added up: a golden medal with a star."""
    star = [
        (32 + math.sin(turn) * reach, 32.4 - math.cos(turn) * reach)
        for turn, reach in ((step * math.tau / 10, (8.4, 19)[step % 2 == 0]) for step in range(10))
    ]
    metal = pen.linear("metal", (10, 8), (54, 58), (0, "#FFF0B8"), (0.5, "#E5AC2E"), (1, "#9A6510"))
    pen.write(
        "silver_gold",
        "award",
        (64, 64),
        [metal],
        '<circle cx="33.4" cy="34.4" r="28" fill="#1B0F08" fill-opacity="0.35"/>',
        '<circle cx="32" cy="32" r="28.4" fill="#5E2A0C"/>',
        '<circle cx="32" cy="32" r="25.8" fill="url(#metal)"/>',
        '<circle cx="32" cy="32" r="22" fill="none" stroke="#8A5A10" stroke-width="1.6"/>',
        pen.fill(pen.polygon(star), "#9E3220", stroke="#4E0F08", stroke_width=2),
        pen.stroke("M10.6 23A23.8 23.8 0 0 1 24 10", "#FFFFFF", 2.2, stroke_opacity=0.8),
    )


def _rim_motif(shades: Shades, turn: float) -> list[str]:
    def at(reach: float, off: float = 0.0) -> pen.Point:
        return (32 + math.cos(turn + off) * reach, 31.8 + math.sin(turn + off) * reach)

    if shades is motifs.GREEN:
        blades = pen.line([at(22), at(27.4)]) + pen.line([at(23.4), at(27, 0.12)])
        return [pen.stroke(blades + pen.line([at(23.4), at(27, -0.12)]), shades.deep, 1.4)]
    if shades is motifs.ORANGE:
        return [pen.fill(pen.polygon([at(21.6, -0.09), at(27.6), at(21.6, 0.09)]), shades.deep)]
    petal = f"M{pen.pair(at(21.6))}Q{pen.pair(at(24.8, 0.26))} {pen.pair(at(28))}"
    return [pen.fill(petal + f"Q{pen.pair(at(24.8, -0.26))} {pen.pair(at(21.6))}Z", shades.deep)]


def _medal(shades: Shades) -> None:
    outline = motifs.stepped(3.5, 44, 41, 28, 4)
    shade = [(25, 16), *[point for point in outline if point[0] > 24], (20, 44)]
    ledges = "".join(pen.line([a, (48 - a[0], a[1])]) for a in outline[1:8:2])
    defs = [pen.linear("face", (8, 14), (36, 44), (0, shades.glow), (1, shades.base))]
    pen.write(
        "silver_gold",
        f"medal_pyramid_{shades.name}",
        (48, 48),
        defs,
        pen.stroke(pen.polygon([(x + 1, y + 1) for x, y in outline]), "#1B0F08", 5, opacity=0.35),
        pen.stroke(pen.polygon(outline), shades.deep, 6),
        pen.stroke(pen.polygon(outline), GOLD_LIGHT, 3.4),
        pen.fill(pen.polygon(outline), "url(#face)"),
        pen.fill(pen.polygon(shade), shades.dark, fill_opacity=0.85),
        pen.stroke(ledges, shades.deep, 1.2, stroke_opacity=0.7),
        *_apex(shades),
    )


def _apex(shades: Shades) -> list[str]:
    drawn = MOTIFS[shades.name](shades, 24, 16.5, 15)
    return [*(_darkened(shape, shades.deep) for shape in drawn), *drawn]


def _darkened(shape: str, colour: str) -> str:
    """The same shape a little fatter in one dark colour: its rim, when drawn below it."""
    widened = re.sub(
        r'stroke-width="([\d.]+)"',
        lambda width: f'stroke-width="{float(width[1]) + 2:g}"',
        shape,
    )
    if "stroke=" not in widened:
        widened = widened.replace("/>", f' stroke="{colour}" stroke-width="2.2"/>')
    return re.sub('(fill|stroke)="#[0-9A-F]{6}"', rf'\1="{colour}"', widened)


if __name__ == "__main__":
    main()
