"""Draw the open door of Im Bann der Pyramide on the title screen.

python -m tools.games.im_bann.draw_door
"""

from __future__ import annotations

from tools.art import pen
from tools.art.draw_temple import LINE, Tones, draw_open_door

LIGHT = Tones("#F0FFE0", "#B9A2F0", "#5A3A9A", "#1C0F36")


def main() -> None:
    """Write the door."""
    draw_open_door(
        "im_bann", "door", Tones("#F0FFE0", "#B9A2F0", "#5A3A9A", "#1C0F36"), _mummy_eye()
    )


def _mummy_eye() -> list[str]:
    shroud = "M80 34Q118 34 122 78L120 132Q118 178 80 180Q42 178 40 132L38 78Q42 34 80 34Z"
    wraps = (
        "M42 66Q80 50 119 68M39 84Q70 74 90 78M40 132Q80 124 121 136M41 148Q84 152 119 146"
        "M48 166Q80 158 112 168M52 48Q84 42 108 50M100 80L121 86"
    )
    return [
        pen.fill(shroud, "#E4D6B4", stroke=LINE, stroke_width=4),
        pen.fill(
            "M92 36Q118 42 122 78L120 132Q118 174 84 180Q108 130 92 36Z",
            "#8F7C58",
            fill_opacity=0.6,
        ),
        pen.stroke(wraps, "#7A6844", 3),
        pen.stroke("M43 62Q76 47 112 60M40 129Q76 121 118 131", "#FFF8E2", 1.8),
        pen.fill("M40 92Q80 78 121 94L121 126Q80 134 40 122Z", "#1E1220"),
        pen.fill(
            "M50 108Q80 82 112 106Q80 130 50 108Z", "#D9FFE2", stroke="#0E2A1C", stroke_width=3
        ),
        pen.circle((80, 107), 12, "#3DD07C"),
        pen.fill("M80 96Q86 107 80 118Q74 107 80 96Z", "#08140E"),
        pen.circle((75.6, 102), 3.2, "#FFFFFF"),
        pen.fill("M112 160L134 176L128 182L106 172Z", "#E4D6B4", stroke=LINE, stroke_width=2.6),
    ]


if __name__ == "__main__":
    main()
