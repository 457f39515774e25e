"""Draw the icons on buttons: golden shapes with a dark rim, legible on any background.

python -m tools.art.draw_icons
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.art import pen

RIM, DETAIL = "#2E1B0E", "#4A2E14"
GILT = pen.linear("gilt", (10, 4), (38, 44), (0, "#FFF2C9"), (0.45, "#F7D78C"), (1, "#D99A1C"))


@dataclass(frozen=True)
class Sign:
    """The parts of an icon: filled shapes, lines, and details in a darker colour."""

    solid: str = ""
    lines: str = ""
    width: float = 4.4
    scratch: str = ""
    scratch_width: float = 2.2
    hollow: str = ""
    """Shapes filled in the detail colour, such as windows and eyes."""
    struck: str = ""
    """Lines that cross the icon out, set off by a dark gap."""


PAGE = "M11 6H30L38 14V42H11Z"
SPEAKER = "M6 18.5H13L23 9.5V38.5L13 29.5H6Z"
NOTES = "M18 11L38 7V31A5.6 4.8 -15 1 1 34 27V15.6L22 18V36A5.6 4.8 -15 1 1 18 32Z"

SIGNS = {
    "menu": Sign(lines="M9 13H39M9 24H39M9 35H39", width=5.6),
    "help": Sign(
        lines="M16 17C16 9.5 32 8.5 32 17.5C32 23.5 24 23.5 24 30.5",
        width=5.6,
        solid="M20.4 39A3.6 3.6 0 1 0 27.6 39A3.6 3.6 0 1 0 20.4 39Z",
    ),
    "undo": Sign(lines="M15 17H28A9.5 9.5 0 0 1 28 37H15", width=5, solid="M6 17L18 7V27Z"),
    "redo": Sign(lines="M33 17H20A9.5 9.5 0 0 0 20 37H33", width=5, solid="M42 17L30 7V27Z"),
    "rotate": Sign(
        lines="M34.5 15.5A13.4 13.4 0 1 0 37.4 24.6", width=5, solid="M41.6 5.6L40.4 21L27.4 14.6Z"
    ),
    "mirror": Sign(
        solid="M19.5 10V38L5 38ZM28.5 10V38L43 38Z",
        lines="M24 5V8.5M24 13.5V18M24 23V27.5M24 32.5V37M24 41.5V43",
        width=3,
        hollow="M32 22.6V34.8H38.4Z",
    ),
    "settings": Sign(
        solid="M21 4.5H27L28 10.2L32.2 12L37 8.7L41.3 13L38 17.8L39.8 22L43.5 23V27L39.8 28"
        "L38 31.8L41.3 36.6L37 40.9L32.2 37.6L28 39.4L27 43.5H21L20 39.4L15.8 37.6L11 40.9L6.7 36.6"
        "L10 31.8L8.2 28L4.5 27V22L8.2 21.4L10 17.8L6.7 13L11 8.7L15.8 12L20 10.2Z",
        hollow="M17 24.8A7 7 0 1 0 31 24.8A7 7 0 1 0 17 24.8Z",
    ),
    "code": Sign(lines="M18 7L14 41M34 7L30 41M8 17H42M6 31H40", width=5),
    "close": Sign(lines="M12 12L36 36M36 12L12 36", width=6.4),
    "check": Sign(lines="M9 26L19.5 36L39 12", width=6.6),
    "trophy": Sign(
        solid="M13 6H35V17C35 25 30 29 26.5 30V35H32.5L34 42H14L15.5 35H21.5V30C18 29 13 25 13 17Z",
        lines="M13 10H6.5C6.5 18 9 21 14.5 21.5M35 10H41.5C41.5 18 39 21 33.5 21.5",
        width=3.4,
        scratch="M18 11V17C18 20 19 22.4 20.6 24",
    ),
    "human": Sign(
        solid="M15.6 15A8.4 8.9 0 1 0 32.4 15A8.4 8.9 0 1 0 15.6 15Z"
        "M6.5 42C6.5 31.5 13 26.8 18.4 26.4Q24 30.8 29.6 26.4C35 26.8 41.5 31.5 41.5 42Z",
        scratch="M24 33V38",
    ),
    "bot": Sign(
        solid="M10 16Q10 13 13 13H35Q38 13 38 16V37Q38 40 35 40H13Q10 40 10 37Z"
        "M21 6A3 3 0 1 0 27 6A3 3 0 1 0 21 6Z",
        lines="M24 8V13M5.5 22V31M42.5 22V31",
        width=3.6,
        hollow="M14.6 22.5A3.7 3.7 0 1 0 22 22.5A3.7 3.7 0 1 0 14.6 22.5Z"
        "M26 22.5A3.7 3.7 0 1 0 33.4 22.5A3.7 3.7 0 1 0 26 22.5Z",
        scratch="M16 33H32",
        scratch_width=3,
    ),
    "dice": Sign(
        solid="M24 4.5L42 13V34L24 43.5L6 34V13Z",
        scratch="M7.4 14L24 22L40.6 14M24 22V42",
        hollow="M21 13A3.2 2 0 1 0 27.4 13A3.2 2 0 1 0 21 13ZM10.4 22.6A1.9 2.6 0 1 0 14.2 22.6"
        "A1.9 2.6 0 1 0 10.4 22.6ZM16.4 34A1.9 2.6 0 1 0 20.2 34A1.9 2.6 0 1 0 16.4 34Z"
        "M34.4 21.6A1.9 2.6 0 1 0 38.2 21.6A1.9 2.6 0 1 0 34.4 21.6Z"
        "M31 28.4A1.9 2.6 0 1 0 34.8 28.4A1.9 2.6 0 1 0 31 28.4Z"
        "M27.6 35A1.9 2.6 0 1 0 31.4 35A1.9 2.6 0 1 0 27.6 35Z",
    ),
    "log": Sign(
        solid=PAGE, scratch="M17 16H26M17 23H32M17 29.5H32M17 36H27", hollow="M30 6V14H38Z"
    ),
    "pencil": Sign(
        solid="M32.5 4.5L43.5 15.5L17 42L5 43L6 31Z",
        scratch="M27 10L38 21M11.4 36.6L33 15",
        hollow="M5.4 38.6L9.4 42.6L5 43Z",
    ),
    "hint": Sign(
        solid="M24 5C33 5 37.5 11 37.5 17.5C37.5 23.5 32 26 31 32H17C16 26 10.5 23.5 10.5 17.5"
        "C10.5 11 15 5 24 5ZM17.6 35H30.4V38.2H17.6ZM19.6 40.6H28.4L26.6 43.6H21.4Z",
        scratch="M19 19L22 22.6L24 18.6L26 22.6L29 19M24 24V31",
        scratch_width=2,
    ),
    "eye": Sign(
        solid="M4 23.5Q14 13.4 24 13.4Q34 13.4 44 23.5Q34 33 24 33Q14 33 4 23.5Z",
        hollow="M17.6 23A6.4 6.4 0 1 0 30.4 23A6.4 6.4 0 1 0 17.6 23Z",
        lines="M6 12.5Q22 1 42 11M23 34.5L20 42M29 33.6Q33 40 40 39.5A2.6 2.6 0 0 0 38 35.4",
        width=3,
    ),
    "pause": Sign(solid="M11 8H20V40H11ZM28 8H37V40H28Z"),
    "play": Sign(solid="M12 6L41 24L12 42Z"),
    "step": Sign(solid="M9 7L30 24L9 41ZM33 8H40V40H33Z"),
    "left": Sign(lines="M30 8L14 24L30 40", width=6.6),
    "right": Sign(lines="M18 8L34 24L18 40", width=6.6),
    "up": Sign(lines="M8 30L24 14L40 30", width=6.6),
    "down": Sign(lines="M8 18L24 34L40 18", width=6.6),
    "trash": Sign(
        solid="M11 16H37L34.6 42H13.4ZM7.5 9.5H40.5V13.5H7.5ZM18 5.5H30V9H18Z",
        scratch="M18.4 21L19.4 37M24 21V37M29.6 21L28.6 37",
    ),
    "save": Sign(
        solid="M7 7H34L41 14V41H7Z",
        hollow="M14 9H30V18H14ZM13 26H35V39.6H13Z",
    ),
    "folder": Sign(
        solid="M5 10H18L22 15H39V20H5ZM5 20H43.5L38.5 40H5Z", scratch="M6.4 20H42", scratch_width=2
    ),
    "sound": Sign(
        solid=SPEAKER, lines="M28.5 18.5Q32.5 24 28.5 29.5M34 13.5Q41.5 24 34 34.5", width=3.8
    ),
    "sound_off": Sign(solid=SPEAKER, struck="M29.5 18L41.5 30M41.5 18L29.5 30"),
    "music": Sign(solid=NOTES),
    "music_off": Sign(solid=NOTES, struck="M9 8L40 41"),
    "hourglass": Sign(
        solid="M9 4.5H39V9.5H9ZM9 38.5H39V43.5H9ZM12.5 9.5H35.5C35.5 18 28 20.5 27 24"
        "C28 27.5 35.5 30 35.5 38.5H12.5C12.5 30 20 27.5 21 24C20 20.5 12.5 18 12.5 9.5Z",
        hollow="M15.6 11.5H32.4L31.6 14H16.4Z",
        scratch="M24 23V33M19 35.6H29",
    ),
    "stack": Sign(
        solid="M8 21L24 13.4L40 21L24 28.6ZM8 29L11.6 27.2L24 33.2L36.4 27.2L40 29L24 36.8Z"
        "M8 36.2L11.6 34.4L24 40.4L36.4 34.4L40 36.2L24 44ZM8 12.6L24 5L40 12.6L24 20.2Z",
        scratch="M9.6 14.6L24 21.6L38.4 14.6",
        scratch_width=2,
    ),
    "fullscreen": Sign(
        lines="M8 18V8H18M30 8H40V18M40 30V40H30M18 40H8V30M15 15L19.6 19.6M33 15L28.4 19.6"
        "M33 33L28.4 28.4M15 33L19.6 28.4",
        width=4.4,
    ),
    "speed": Sign(
        solid="M5 10L22 24L5 38ZM22.5 10L43 24L22.5 38Z",
    ),
    "single": Sign(
        solid="M15.5 15.5H32.5V32.5H15.5Z",
        lines="M6.5 13V6.5H13M35 6.5H41.5V13M41.5 35V41.5H35M13 41.5H6.5V35",
        width=3.6,
        scratch="M19.6 19.6L28.4 28.4M28.4 19.6L19.6 28.4",
    ),
    "star": Sign(
        solid="M24 4L29.6 17.4L44 18.6L33.2 28.2L36.4 42.4L24 34.8L11.6 42.4L14.8 28.2L4 18.6"
        "L18.4 17.4Z",
    ),
}


def main() -> None:
    """Write every icon."""
    for name, sign in SIGNS.items():
        pen.write("common", f"icon_{name}", (48, 48), [GILT], *_gilded(sign))


def _gilded(sign: Sign) -> list[str]:
    shapes = []
    if sign.solid:
        shapes.append(pen.stroke(sign.solid, RIM, 4.4))
    if sign.lines:
        shapes.append(pen.stroke(sign.lines, RIM, sign.width + 4))
    if sign.lines:
        shapes.append(pen.stroke(sign.lines, "url(#gilt)", sign.width))
    if sign.solid:
        # A thin stroke of the same colour rounds the corners.
        shapes.append(
            pen.fill(
                sign.solid,
                "url(#gilt)",
                stroke="url(#gilt)",
                stroke_width=1,
                stroke_linejoin="round",
            )
        )
    if sign.hollow:
        shapes.append(pen.fill(sign.hollow, DETAIL))
    if sign.scratch:
        shapes.append(pen.stroke(sign.scratch, DETAIL, sign.scratch_width))
    if sign.struck:
        shapes += [pen.stroke(sign.struck, RIM, 9), pen.stroke(sign.struck, "#F08A6A", 4.4)]
    return shapes


if __name__ == "__main__":
    main()
