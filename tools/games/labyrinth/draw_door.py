"""Draw the open door of The Pharaoh's Labyrinth on the title screen.

python -m tools.games.labyrinth.draw_door
"""

from __future__ import annotations

from tools.art import pen
from tools.art.draw_temple import LINE, Tones, draw_open_door

LIGHT = Tones("#FFFDEB", "#8FE6D2", "#1F8A8C", "#0C2A38")


def main() -> None:
    """Write the door."""
    draw_open_door(
        "labyrinth", "door", Tones("#FFFDEB", "#8FE6D2", "#1F8A8C", "#0C2A38"), _labyrinth()
    )


def _labyrinth() -> list[str]:
    spiral = "M80 112V96H96V128H64V80H112V144H48V64H128V160H32V48H128"
    return [
        pen.rect((18, 34, 124, 140), 8, LINE),
        pen.rect((21, 36.6, 118, 134), 6, "#E9D2A0"),
        pen.stroke(spiral, "#5A3A1C", 10.4),
        pen.stroke(spiral, "#B0854E", 6.6),
        pen.stroke("M79 112V95H97M63 128V79H113M47 144V63H129M31 160V47H128", "#F7E6BE", 1.8),
        pen.circle((80, 113), 8.4, "#FFD24A", stroke=LINE, stroke_width=3),
        pen.circle((77.6, 110.4), 2.6, "#FFFBE0"),
    ]


if __name__ == "__main__":
    main()
