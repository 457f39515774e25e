"""Draw the papyrus that dialogs are written on.

python -m tools.art.draw_papyrus
"""

from __future__ import annotations

from tools.art import pen

EDGE, RIM, LIGHT = "#B98F57", "#7D5A30", "#FFF9E6"


def main() -> None:
    """Write the dialogs' page."""
    draw_page("common", "papyrus", (800, 600), fray=3.4, fibres=120)


def draw_page(folder: str, name: str, size: tuple[int, int], fray: float, fibres: int) -> None:
    """Write a page with frayed edges."""
    wobble = pen.make_wobble(name)
    width, height = size
    outline = _torn(width, height, fray, wobble)
    defs = [
        pen.linear("paper", (0, 0), size, (0, "#FBF1DA"), (0.5, "#F5E6C4"), (1, "#EAD5A8")),
        pen.linear("left", (0, 0), (height * 0.22, 0), (0, "#C79F63/.55"), (1, "#C79F63/0")),
        pen.linear(
            "right", (width, 0), (width - height * 0.22, 0), (0, "#B98F57/.6"), (1, "#B98F57/0")
        ),
        pen.linear("low", (0, height), (0, height * 0.86), (0, "#B98F57/.5"), (1, "#B98F57/0")),
    ]
    data = pen.polygon(outline)
    inner = pen.polygon([_drawn_in(point, size, 3.2) for point in outline])
    pen.write(
        folder,
        name,
        size,
        defs,
        pen.fill(data, RIM),
        pen.fill(pen.polygon([_drawn_in(point, size, 1.4) for point in outline]), EDGE),
        pen.fill(inner, "url(#paper)"),
        *_weave(size, fibres, wobble),
        *(pen.fill(inner, f"url(#{side})") for side in ("left", "right", "low")),
        pen.stroke(_lit_edge(outline, size), LIGHT, 1.6, stroke_opacity=0.8),
    )


def _torn(width: int, height: int, fray: float, wobble: pen.Wobble) -> list[pen.Point]:
    inset = fray + 1.5
    corners = (
        (inset, inset),
        (width - inset, inset + 1),
        (width - inset - 1, height - inset),
        (inset + 1, height - inset),
    )
    points = []
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = abs(end[0] - start[0]) + abs(end[1] - start[1])
        points += pen.wavy_edge(start, end, max(6, round(length / 17)), wobble, fray)
    return points


def _drawn_in(point: pen.Point, size: tuple[int, int], depth: float) -> pen.Point:
    x, y = point
    return (
        x + depth * (1 - 2 * x / size[0]),
        y + depth * (1 - 2 * y / size[1]),
    )


def _weave(size: tuple[int, int], count: int, wobble: pen.Wobble) -> list[str]:
    width, height = size
    lying, standing = [], []
    for place in range(count):
        x, y = width / 2 + wobble(width * 0.42), height / 2 + wobble(height * 0.45)
        reach = 30 + wobble(20)
        bow, far = (reach / 2, wobble(1.4)), (reach, wobble(0.8))
        lying.append(f"M{pen.pair((x - reach / 2, y))}q{pen.pair(bow)} {pen.pair(far)}")
        if place % 2 == 0:
            x, y = width / 2 + wobble(width * 0.47), height / 2 + wobble(height * 0.34)
            tall = min(26.0, height * 0.1) + wobble(6)
            standing.append(f"M{pen.pair((x, y))}v{pen.number(tall)}")
    return [
        pen.stroke("".join(lying), "#D7BB85", 1.1, stroke_opacity=0.5),
        pen.stroke("".join(standing), "#DFC797", 1, stroke_opacity=0.45),
    ]


def _lit_edge(outline: list[pen.Point], size: tuple[int, int]) -> str:
    upper = [_drawn_in(point, size, 5) for point in outline if point[1] < 12]
    return pen.line(upper[:-1])


if __name__ == "__main__":
    main()
