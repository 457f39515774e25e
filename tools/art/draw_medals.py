"""Draw the medals of the daily expedition: a disc on a ribbon, with a bar for each place.

python -m tools.art.draw_medals
"""

from __future__ import annotations

from tools.art import pen

RIM = "#2E1B0E"
MEDALS = {
    "gold": (1, "#FFF2C9", "#F2BE45", "#B9770F", "#6B4207"),
    "silver": (2, "#FFFFFF", "#CBD3DA", "#84909B", "#3E4852"),
    "bronze": (3, "#F8D2A8", "#CC8448", "#8A4A1C", "#4B2408"),
}
"""Per medal: its place, then light, middle and dark of its metal, and the colour of its bars."""
RIBBON = "M13 3H21L26 17H18ZM35 3H27L22 17H30Z"
DISC = "M9 30A15 15 0 1 0 39 30A15 15 0 1 0 9 30Z"
INNER = "M13.4 30A10.6 10.6 0 1 0 34.6 30A10.6 10.6 0 1 0 13.4 30Z"
GAP = 5.2


def main() -> None:
    """Write every medal."""
    for name, (place, light, middle, dark, bar) in MEDALS.items():
        metal = pen.linear("metal", (14, 16), (36, 44), (0, light), (0.5, middle), (1, dark))
        first = 24 - GAP * (place - 1) / 2
        bars = "".join(f"M{pen.number(first + GAP * n)} 25V35" for n in range(place))
        pen.write(
            "common",
            f"medal_{name}",
            (48, 48),
            [metal],
            pen.stroke(RIBBON, RIM, 4),
            pen.fill(RIBBON, "#2F6FA8"),
            pen.stroke(DISC, RIM, 4),
            pen.fill(DISC, "url(#metal)"),
            pen.stroke(INNER, dark, 1.4),
            pen.stroke(bars, bar, 3),
        )


if __name__ == "__main__":
    main()
