"""Draw the masonry that fills the walls of a chamber.

python -m tools.games.silver_gold.draw_walls
"""

from __future__ import annotations

from itertools import pairwise

from tools.art import pen

STONES = ("#6B4F3A", "#624733", "#5B4230", "#553C2B", "#70543D")
MORTAR, SUNLIT, SHADE = "#2B1C12", "#8E6D50", "#3C2919"

# Each variant has three courses; the numbers are the joints between stones.
COURSES = {
    1: ((0, 38, 64), (0, 22, 64), (0, 41, 64)),
    2: ((0, 24, 64), (0, 42, 64), (0, 19, 47, 64)),
    3: ((0, 20, 45, 64), (0, 33, 64), (0, 26, 64)),
}
HEIGHTS = (0, 21, 43, 64)


def main() -> None:
    """Write the three wall fields."""
    for variant, courses in COURSES.items():
        wobble = pen.make_wobble(f"wall {variant}")
        shapes = [f'<rect width="64" height="64" fill="{MORTAR}"/>']
        tone = variant
        for course, joints in enumerate(courses):
            top, bottom = HEIGHTS[course], HEIGHTS[course + 1]
            for left, right in pairwise(joints):
                tone = (tone * 3 + 1 + course) % len(STONES)
                shapes += _stone((left, top, right, bottom), STONES[tone], wobble)
        pen.write("silver_gold", f"field_wall_{variant}", (64, 64), [], *shapes)


def _stone(box: tuple[int, int, int, int], tone: str, wobble: pen.Wobble) -> list[str]:
    left, top, right, bottom = box[0] + 1.1, box[1] + 1.1, box[2] - 1.1, box[3] - 1.1
    corners = [
        (left + 2 + wobble(0.6), top + wobble(0.5)),
        (right - 2 + wobble(0.6), top + wobble(0.5)),
        (right + wobble(0.5), top + 2 + wobble(0.5)),
        (right + wobble(0.5), bottom - 2),
        (right - 2 + wobble(1), bottom + wobble(0.5)),
        (left + 2 + wobble(1), bottom + wobble(0.5)),
        (left + wobble(0.5), bottom - 2),
        (left + wobble(0.5), top + 2),
    ]
    lit = [corners[6], corners[7], corners[0], corners[1]]
    dim = [corners[2], corners[3], corners[4], corners[5]]
    x, y = (left + right) / 2, (top + bottom) / 2
    chips = "".join(
        f"M{pen.pair((x + wobble((right - left) / 3), y + wobble(5)))}"
        f"l{pen.pair((2.5 + wobble(1.5), wobble(1.2)))}"
        for _ in range(3)
    )
    return [
        pen.fill(pen.polygon(corners), tone),
        pen.stroke(pen.line(dim), SHADE, 2.2),
        pen.stroke(pen.line([(px + 0.6, py + 0.6) for px, py in lit]), SUNLIT, 1.5),
        pen.stroke(chips, SHADE, 1.2, stroke_opacity=0.8),
    ]


if __name__ == "__main__":
    main()
