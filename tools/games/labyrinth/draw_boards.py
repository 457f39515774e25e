"""Draw the ground of The Pharaoh's Labyrinth: textures, board, portals and number cards.

    python -m tools.games.labyrinth.draw_boards

The tiles themselves are cut by the game from the two textures: corridors of the level's data.
Light falls from the upper left, as everywhere.
"""

from __future__ import annotations

from tools.art import pen

FOLDER = "labyrinth"
BOARD = 1000
BAND = 70
"""How broad the terraces around the board are, of 1000."""
FIELD = (BOARD - 2 * BAND) / 10
PYLON = 18
"""How thick the two sides of a portal are."""
STEPS = (
    ("#F2DDB0", "#D8B67D", "#A9814B", "#8A6538"),
    ("#E3C48D", "#C49C62", "#946C3D", "#75522D"),
    ("#CFA96F", "#AD8350", "#7C5932", "#5E4224"),
)
"""Per terrace, from outside: its upper, left, right and lower side."""


def main() -> None:
    """Write all pictures."""
    _wall()
    _floor()
    _board()
    for side in ("left", "bottom", "right"):
        _portal(side)
    _card_front()
    _card_back()


def _wall() -> None:
    """Dark blocks in courses, a lit edge on top and left of each."""
    wobble = pen.make_wobble("labyrinth wall")
    shapes = [pen.rect((0, 0, 200, 200), 0, "#2E2219")]
    tones = ("#5B4230", "#654A36", "#523B2B", "#6B4F3A")
    for course in range(5):
        left: float = -20 - 30 * (course % 2)
        while left < 200:
            wide = 52 + wobble(10)
            tone = tones[int(abs(wobble(3.99)))]
            shapes += _block(left, course * 40, wide, tone, wobble)
            left += wide + 2
    pen.write(FOLDER, "wall", (200, 200), [], *shapes)


def _block(left: float, top: float, wide: float, tone: str, wobble: pen.Wobble) -> list[str]:
    box = (left + 1, top + 1, wide, 38.0)
    right, foot = box[0] + wide, box[1] + 38
    chips = [
        pen.circle((box[0] + wide * (0.5 + wobble(0.4)), box[1] + 19 + wobble(13)), 1.1, "#33251B")
        for _ in range(3)
    ]
    edge = [(box[0] + 2, foot - 2), (box[0] + 2, box[1] + 2), (right - 2, box[1] + 2)]
    shade = [(box[0] + 3, foot - 1.5), (right - 1.5, foot - 1.5), (right - 1.5, box[1] + 3)]
    return [
        pen.rect(box, 3, tone),
        pen.stroke(pen.line(edge), "#8D6C50", 1.8, stroke_opacity=0.8),
        pen.stroke(pen.line(shade), "#2A1D14", 2.2, stroke_opacity=0.55),
        *chips,
    ]


def _floor() -> None:
    """Trodden sandstone: a warm ground with faint slabs, grains and ripples."""
    wobble = pen.make_wobble("labyrinth floor")
    ground = pen.linear("ground", (0, 0), (200, 200), (0, "#F6E3B8"), (1, "#E2C58C"))
    shapes = ['<rect width="200" height="200" fill="url(#ground)"/>']
    for row in range(1, 5):
        joint = [(x, row * 40 + wobble(2)) for x in range(0, 201, 25)]
        shapes.append(pen.stroke(pen.flowing(joint), "#C9A468", 1.2, stroke_opacity=0.5))
        for column in range(5):
            x = column * 44 + 22 * (row % 2) + wobble(4)
            way = [(x, row * 40 - 40), (x + wobble(2), row * 40)]
            shapes.append(pen.stroke(pen.line(way), "#C9A468", 1.1, stroke_opacity=0.45))
    for _ in range(150):
        place = (100 + wobble(100), 100 + wobble(100))
        dark = wobble(1) > 0
        tone, veil = ("#B98F57", 0.4) if dark else ("#FFF6DC", 0.6)
        shapes.append(pen.circle(place, 0.7 + abs(wobble(0.7)), tone, fill_opacity=veil))
    pen.write(FOLDER, "floor", (200, 200), [ground], *shapes)


def _board() -> None:
    """A stepped pyramid seen from above: three terraces down to the floor of the labyrinth."""
    wobble = pen.make_wobble("labyrinth board")
    pit = pen.radial("pit", (420, 380), 620, (0, "#6A5140"), (0.7, "#4A372B"), (1, "#35271E"))
    shapes = [pen.rect((0, 0, BOARD, BOARD), 10, "#4A331C")]
    step = BAND / len(STEPS)
    for number, tones in enumerate(STEPS):
        shapes += _terrace(2 + number * step, step, tones, wobble)
    inner = BOARD - 2 * BAND
    shapes.append(pen.rect((BAND - 4, BAND - 4, inner + 8, inner + 8), 4, "#22170F"))
    shapes.append(
        f'<rect x="{BAND}" y="{BAND}" width="{inner}" height="{inner}" fill="url(#pit)"/>'
    )
    for _ in range(420):
        place = (500 + wobble(425), 500 + wobble(425))
        tone = "#8B6C50" if wobble(1) > 0 else "#241911"
        shapes.append(pen.circle(place, 0.9 + abs(wobble(1.1)), tone, fill_opacity=0.35))
    shapes += _grid(inner)
    # The terraces' shadow falls into the pit from the upper left.
    for depth in (18, 11, 5):
        corner = f"M{BAND} {BOARD - BAND}V{BAND}H{BOARD - BAND}V{BAND + depth}H{BAND + depth}"
        shapes.append(pen.fill(f"{corner}V{BOARD - BAND}Z", "#0B0610", fill_opacity=0.22))
    pen.write(FOLDER, "board", (BOARD, BOARD), [pit], *shapes)


def _terrace(
    out: float, step: float, tones: tuple[str, str, str, str], wobble: pen.Wobble
) -> list[str]:
    """One step all around, its four sides in the light that falls on them, cut into blocks."""
    far, near, end = BOARD - out, out + step, BOARD - out - step
    top, left, right, foot = tones
    sides = (
        ([(out, out), (far, out), (end, near), (near, near)], top),
        ([(out, out), (near, near), (near, end), (out, far)], left),
        ([(far, out), (far, far), (end, end), (end, near)], right),
        ([(out, far), (near, end), (end, end), (far, far)], foot),
    )
    shapes = [pen.fill(pen.polygon(points), tone) for points, tone in sides]
    count = 12
    for number in range(1, count):
        along = out + (far - out) * number / count + wobble(14)
        if not near < along < end:
            continue
        joints = (
            [(along, out), (along, near)],
            [(along, end), (along, far)],
            [(out, along), (near, along)],
            [(end, along), (far, along)],
        )
        shapes += [pen.stroke(pen.line(j), "#4A331C", 1.4, stroke_opacity=0.5) for j in joints]
    lit = [(out + 1, far), (out + 1, out + 1), (far, out + 1)]
    shapes.append(pen.stroke(pen.line(lit), "#FFF3D0", 1.8, stroke_opacity=0.7))
    dark = [(near, end), (end, end), (end, near)]
    shapes.append(pen.stroke(pen.line(dark), "#2A1B10", 2, stroke_opacity=0.6))
    return shapes


def _grid(inner: float) -> list[str]:
    """The spaces as sunken slabs: strong lines between them, faint ones between fields."""
    shapes = []
    for number in range(1, 10):
        at = BAND + number * FIELD
        strong = number % 2 == 0
        tone, wide, veil = ("#1E140D", 3.0, 0.85) if strong else ("#2A1D14", 1.2, 0.5)
        cross = [(at, BAND), (at, BAND + inner)], [(BAND, at), (BAND + inner, at)]
        shapes += [pen.stroke(pen.line(way), tone, wide, stroke_opacity=veil) for way in cross]
        if strong:
            lit = [(at + 2, BAND), (at + 2, BAND + inner)], [(BAND, at + 2), (BAND + inner, at + 2)]
            shapes += [pen.stroke(pen.line(w), "#8B6C50", 1.1, stroke_opacity=0.5) for w in lit]
    return shapes


def _portal(side: str) -> None:
    """A gate through the terraces, two fields wide: sand runs in between two pylons."""
    long, deep = round(2 * FIELD), BAND
    wide, high = (long, deep) if side == "bottom" else (deep, long)
    towards = {"left": (0, 0, wide, 0), "right": (wide, 0, 0, 0), "bottom": (0, high, 0, 0)}[side]
    sand = pen.linear(
        "sand", towards[:2], towards[2:], (0, "#F9E9C2"), (0.6, "#E0C080"), (1, "#8F7048")
    )
    gold = pen.linear(
        "gold", (0, 0), (wide, high), (0, "#FFE9A8"), (0.5, "#D99A1C"), (1, "#7A4E0B")
    )
    shapes = [f'<rect width="{wide}" height="{high}" fill="url(#sand)"/>']
    wobble = pen.make_wobble(f"portal {side}")
    for _ in range(40):
        place = (wide * (0.5 + wobble(0.5)), high * (0.5 + wobble(0.5)))
        shapes.append(pen.circle(place, 0.8 + abs(wobble(0.8)), "#A9814B", fill_opacity=0.45))
    shapes += [_lane(side, at * long, wide, high) for at in (0.27, 0.73)]
    shapes += [
        _pylon(side, 0, wide, high),
        _pylon(side, long - PYLON, wide, high),
        _threshold(side, wide, high),
    ]
    middle = _bar(side, long / 2 - 4, 8, deep * 0.3, wide, high)
    shapes.append(pen.fill(middle, "url(#gold)", stroke="#4A3219", stroke_width=2))
    pen.write(FOLDER, f"portal_{side}", (wide, high), [sand, gold], *shapes)


def _lane(side: str, along: float, wide: float, high: float) -> str:
    """Two worn arrowheads on the sand: this is a way in."""
    heads = [
        [(along - 13, depth + 13), (along, depth), (along + 13, depth + 13)] for depth in (20, 36)
    ]
    ways = "".join(pen.line([_turned(side, point, wide, high) for point in way]) for way in heads)
    return pen.stroke(ways, "#8A5A1C", 5, stroke_opacity=0.5)


def _pylon(side: str, along: float, wide: float, high: float) -> str:
    """Sandstone with a golden face and a band of lapis at its foot and head."""
    body = pen.fill(_bar(side, along, PYLON, BAND, wide, high), "#4A3219")
    face = pen.fill(_bar(side, along + 2.5, PYLON - 5, BAND, wide, high), "url(#gold)")
    bands = "".join(
        pen.fill(_block_at(side, (along + 2.5, start), (PYLON - 5, 9), wide, high), "#23528F")
        for start in (9, BAND - 18)
    )
    return body + face + bands


def _threshold(side: str, wide: float, high: float) -> str:
    """The dark joint where the gate meets the labyrinth."""
    joint = _block_at(side, (0, 0), (2 * FIELD, 4), wide, high)
    return pen.fill(joint, "#1E140D", fill_opacity=0.8)


def _block_at(
    side: str, corner: pen.Point, size: tuple[float, float], wide: float, high: float
) -> str:
    """A block beside the way; its corner is counted along the board's edge, and outwards."""
    (along, out), (thick, reach) = corner, size
    corners = [(along, out), (along + thick, out), (along + thick, out + reach)]
    corners.append((along, out + reach))
    return pen.polygon([_turned(side, point, wide, high) for point in corners])


def _turned(side: str, point: pen.Point, wide: float, high: float) -> pen.Point:
    along, out = point
    if side == "bottom":
        return (along, out)
    return (wide - out, along) if side == "left" else (out, along)


def _bar(side: str, along: float, thick: float, reach: float, wide: float, high: float) -> str:
    """A bar across the terraces, from the labyrinth outwards."""
    if side == "bottom":
        box = (along, 0.0, along + thick, reach)
    elif side == "left":
        box = (wide - reach, along, wide, along + thick)
    else:
        box = (0.0, along, reach, along + thick)
    left, top, right, foot = box
    return pen.polygon([(left, top), (right, top), (right, foot), (left, foot)])


def _card_front() -> None:
    """A papyrus with a ragged edge and a frame of lotus gold; number and tile are laid on it."""
    wobble = pen.make_wobble("number card")
    sheet = pen.linear("sheet", (0, 0), (200, 280), (0, "#FBF0D4"), (1, "#E3C995"))
    edge = _ragged(6, 6, 194, 274, wobble)
    fibres = [
        pen.stroke(
            pen.line([(10 + abs(wobble(80)), y), (110 + abs(wobble(80)), y + wobble(1))]),
            "#C8A567", 0.8, stroke_opacity=0.35,
        )
        for y in range(14, 270, 7)
    ]  # fmt: skip
    frame = "M18 26Q18 18 26 18H174Q182 18 182 26V254Q182 262 174 262H26Q18 262 18 254Z"
    pen.write(
        FOLDER,
        "card_front",
        (200, 280),
        [sheet],
        pen.fill(edge, "#8A6338"),
        pen.fill(_ragged(8, 8, 192, 271, pen.make_wobble("number card")), "url(#sheet)"),
        *fibres,
        pen.stroke(frame, "#B98F57", 2.2),
        pen.stroke("M24 108H176", "#B8412C", 1.6, stroke_opacity=0.75),
        pen.fill("M100 102L106 108L100 114L94 108Z", "#B8412C"),
    )


def _card_back() -> None:
    """The eye above a stepped pyramid in lapis."""
    night = pen.linear("night", (0, 0), (200, 280), (0, "#2E66A8"), (1, "#173A6B"))
    steps = [
        pen.fill(
            f"M{40 + 14 * n} {214 - 26 * n}H{160 - 14 * n}V{240 - 26 * n}H{40 + 14 * n}Z",
            "#D99A1C" if n % 2 else "#F0BE4C",
        )
        for n in range(4)
    ]
    pen.write(
        FOLDER,
        "card_back",
        (200, 280),
        [night],
        pen.rect((6, 6, 188, 268), 12, "#0E2444"),
        '<rect x="9" y="9" width="182" height="262" rx="10" fill="url(#night)"/>',
        pen.stroke("M22 34Q22 22 34 22H166Q178 22 178 34V246Q178 258 166 258H34Q22 258 22 246Z",
                   "#FFD873", 2.4),
        *steps,
        pen.fill("M58 92Q100 52 142 92Q100 126 58 92Z", "#F5E6C4"),
        pen.circle((100, 90), 16, "#2AA7A0"),
        pen.circle((100, 90), 7, "#10233F"),
        pen.stroke("M58 92Q100 52 142 92M84 110L78 130M104 114Q112 134 130 128", "#FFD873", 4),
    )  # fmt: skip


def _ragged(left: float, top: float, right: float, foot: float, wobble: pen.Wobble) -> str:
    corners = ((left, top), (right, top), (right, foot), (left, foot))
    points = [
        point
        for start, end in zip(corners, [*corners[1:], corners[0]], strict=True)
        for point in pen.wavy_edge(start, end, 14, wobble, 2.0)
    ]
    return pen.polygon(points)


if __name__ == "__main__":
    main()
