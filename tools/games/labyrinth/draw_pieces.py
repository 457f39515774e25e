"""Draw the pieces of The Pharaoh's Labyrinth: gems, scarab, hunter, markers, bets.

    python -m tools.games.labyrinth.draw_pieces

Each kind of treasure has its own cut, so that it is recognisable without its colour.
"""

from __future__ import annotations

from tools.art import pen
from tools.art.gems import GOLD, GOLD_DARK, Tones, draw_gem, ring, star

FOLDER = "labyrinth"
SIZE = (64, 64)


def main() -> None:
    """Write all pictures."""
    blue, green = Tones("#8FC7F2", "#3F84CE", "#1C4A86"), Tones("#A5EBC0", "#2E9E5B", "#14573A")
    red, purple = Tones("#FFB59C", "#D24A34", "#7E1B10"), Tones("#E6C4F7", "#9A5BC4", "#4F2470")
    draw_gem(FOLDER, "gem_blue", ring(12, 25, 15), blue, table=0.62)
    draw_gem(FOLDER, "gem_green", _emerald(), green, table=0.62)
    draw_gem(FOLDER, "gem_red", _trillion(), red, table=0.56, heart=(32, 40))
    draw_gem(FOLDER, "gem_purple", star(8, 28.5, 21), purple, table=0.5)
    _scarab()
    _hunter()
    for number, tones in enumerate(MARKERS, start=1):
        _marker(number, *tones)
    _bet("bet_high", up=True)
    _bet("bet_low", up=False)
    _bet_back()
    _path_sign()
    _treasure_sign()
    _total_sign()
    _dead_end()


MARKERS = (
    ("#FFFFFF", "#E9E2D2", "#A79B84", "#4A4030"),
    ("#C9CCD1", "#8E939B", "#545962", "#25282D"),
    ("#6D6470", "#37313B", "#17131A", "#000000"),
)
"""Light, face, shade and rim of the white, the grey and the black marker."""


def _emerald() -> list[pen.Point]:
    return [(20, 8), (44, 8), (56, 20), (56, 44), (44, 56), (20, 56), (8, 44), (8, 20)]


def _trillion() -> list[pen.Point]:
    return [(32, 6), (41, 20), (50, 35), (58, 50), (52, 57), (32, 58.5), (12, 57), (6, 50),
            (14, 35), (23, 20)]  # fmt: skip


def _scarab() -> None:
    """A turquoise beetle let into the stone, in a golden setting."""
    shell = pen.linear(
        "shell", (16, 12), (48, 56), (0, "#8FE6DF"), (0.5, "#2AA7A0"), (1, "#12605F")
    )
    legs = (
        "M20 26L9 20L7 13M19 36L7 36M21 45L11 52L10 58"
        "M44 26L55 20L57 13M45 36L57 36M43 45L53 52L54 58"
    )
    body = "M32 21C43 21 48 30 47 40C46 51 40 58 32 58C24 58 18 51 17 40C16 30 21 21 32 21Z"
    head = "M22 21C22 13 27 10 32 10C37 10 42 13 42 21C38 24 26 24 22 21Z"
    pen.write(
        FOLDER,
        "scarab",
        SIZE,
        [shell],
        pen.stroke(legs, GOLD_DARK, 5.4),
        pen.stroke(legs, GOLD, 2.6),
        pen.fill(body, "url(#shell)", stroke=GOLD_DARK, stroke_width=3),
        pen.fill(head, "url(#shell)", stroke=GOLD_DARK, stroke_width=3),
        pen.stroke("M32 24V57M19 33Q32 39 45 33", "#0D4746", 2),
        pen.fill("M22 29Q26 25 30 25L29 34Q24 34 20 32Z", "#DFFBF7", fill_opacity=0.6),
        pen.circle((27, 15), 1.7, "#0D4746"),
        pen.circle((37, 15), 1.7, "#0D4746"),
    )


def _hunter() -> None:
    """The treasure hunter: a broad hat, a coat, a lantern held out."""
    coat = pen.linear("coat", (14, 30), (44, 76), (0, "#C78A4B"), (1, "#7A4A22"))
    hat = pen.linear("hat", (12, 4), (44, 24), (0, "#E9CF96"), (1, "#A9814B"))
    lamp = pen.radial("lamp", (52, 48), 12, (0, "#FFFBE0"), (0.5, "#FFD873"), (1, "#D98A1C"))
    pen.write(
        FOLDER,
        "hunter",
        (64, 80),
        [coat, hat, lamp],
        pen.fill("M10 76Q28 70 50 76Q30 81 10 76Z", "#0B0610", fill_opacity=0.45),
        pen.fill("M19 58H27V75H17ZM30 58H38L40 75H30Z", "#4A2E18",
                 stroke="#20120A", stroke_width=2),
        pen.fill("M16 36Q28 28 40 36L44 62Q28 68 13 62Z", "url(#coat)",
                 stroke="#3A2110", stroke_width=2.4, stroke_linejoin="round"),
        pen.stroke("M28 34V63", "#5B3518", 2),
        pen.stroke("M14 52H43", "#3A2110", 3.4),
        pen.rect((25, 49.5, 6, 5.4), 1, "#FFD873"),
        pen.stroke("M38 38Q47 40 51 39", "#3A2110", 7.5),
        pen.stroke("M38 38Q47 40 51 39", "#C78A4B", 4.6),
        pen.circle((28, 24), 9.4, "#E9B98A", stroke="#3A2110", stroke_width=2.2),
        pen.fill("M7 21Q28 9 49 21Q28 29 7 21Z", "url(#hat)", stroke="#3A2110", stroke_width=2.2),
        pen.fill("M17 19Q18 5 28 5Q38 5 39 19Q28 24 17 19Z", "url(#hat)",
                 stroke="#3A2110", stroke_width=2.2),
        pen.stroke("M18 17Q28 22 38 17", "#B8412C", 3.2),
        pen.stroke("M51 38V43", "#3A2110", 2.2),
        pen.rect((45.5, 43, 12, 3.4), 1.4, "#5E4224"),
        pen.circle((51.5, 51), 6.6, "url(#lamp)", stroke="#5E4224", stroke_width=2),
        pen.rect((46, 57, 11, 3.2), 1.4, "#5E4224"),
    )  # fmt: skip


def _marker(number: int, light: str, face: str, shade: str, rim: str) -> None:
    """A little obelisk; as many bands as segments lie behind it."""
    bands = [
        pen.stroke(f"M24 {50 - 7 * n}L32 {53 - 7 * n}L40 {50 - 7 * n}", GOLD, 2.8)
        for n in range(number)
    ]
    pen.write(
        FOLDER,
        f"marker_{number}",
        SIZE,
        [],
        pen.fill("M14 58Q32 50 54 58Q34 65 14 58Z", "#0B0610", fill_opacity=0.4),
        pen.fill("M32 4L42 16L46 54L32 60L18 54L22 16Z", face,
                 stroke=rim, stroke_width=3.4, stroke_linejoin="round"),
        pen.fill("M32 5L40.6 16L44.2 53L32 58.6Z", shade),
        pen.fill("M32 5L23.4 16L32 19Z", light),
        pen.stroke("M32 19V58", rim, 1.4, stroke_opacity=0.6),
        *bands,
    )  # fmt: skip


def _bet(name: str, *, up: bool) -> None:
    """An arrow to the sun for high, into the water for low."""
    tones = ("#FFE3A0", "#E2A12A") if up else ("#8FC0E8", "#23528F")
    stone = pen.linear("stone", (8, 6), (112, 116), (0, tones[0]), (1, tones[1]))
    arrow = "M60 24L92 62H74V94H46V62H28Z" if up else "M60 96L92 58H74V26H46V58H28Z"
    sign = (
        [pen.stroke("M18 34L26 40M102 34L94 40M16 58H24M104 58H96", "#FFF6DC", 3)]
        if up
        else [pen.stroke("M22 106Q32 98 42 106T62 106T82 106T100 106", "#DDF0FF", 3)]
    )
    pen.write(
        FOLDER,
        name,
        (120, 120),
        [stone],
        pen.rect((3, 3, 114, 114), 16, "#2A1B10"),
        '<rect x="6" y="6" width="108" height="108" rx="13" fill="url(#stone)"/>',
        pen.stroke("M12 100V24Q12 12 24 12H98", "#FFFFFF", 2.6, stroke_opacity=0.6),
        pen.fill(arrow, "#2A1B10", stroke="#2A1B10", stroke_width=7, stroke_linejoin="round"),
        pen.fill(arrow, "#FFF6DC"),
        *sign,
    )


def _bet_back() -> None:
    night = pen.linear("night", (8, 6), (112, 116), (0, "#5B4763"), (1, "#2B1F31"))
    pen.write(
        FOLDER,
        "bet_back",
        (120, 120),
        [night],
        pen.rect((3, 3, 114, 114), 16, "#150D1A"),
        '<rect x="6" y="6" width="108" height="108" rx="13" fill="url(#night)"/>',
        pen.stroke("M18 30Q18 18 30 18H90Q102 18 102 30V90Q102 102 90 102H30Q18 102 18 90Z",
                   GOLD, 2.6),
        pen.fill("M60 32L84 60L60 88L36 60Z", GOLD, stroke=GOLD_DARK, stroke_width=2),
        pen.circle((60, 60), 9, "#2B1F31"),
    )  # fmt: skip


def _path_sign() -> None:
    """Footprints on the way in."""
    foot = "c6 0 9 5 8 11c-1 5-2 7-2 10c0 3-3 5-6 5s-6-2-6-5c0-3-1-5-2-10c-1-6 2-11 8-11z"
    pen.write(
        FOLDER,
        "path",
        SIZE,
        [],
        pen.fill(f"M22 30{foot}M42 8{foot}", GOLD, stroke=GOLD_DARK, stroke_width=2.6),
        pen.fill("M22 34c3 0 5 3 4 7M42 12c3 0 5 3 4 7", "#FFD873", fill_opacity=0.8),
    )


def _treasure_sign() -> None:
    """An open chest."""
    wood = pen.linear("wood", (8, 28), (56, 58), (0, "#B97A3C"), (1, "#6B3F1A"))
    pen.write(
        FOLDER,
        "treasure",
        SIZE,
        [wood],
        pen.fill("M9 30Q10 10 22 8H46Q56 10 56 24L52 30Z", "#7A4A22", stroke="#2E1A0A",
                 stroke_width=3, stroke_linejoin="round"),
        pen.fill("M12 32Q18 18 26 26Q32 14 39 25Q47 18 52 32Z", "#FFD873", stroke=GOLD_DARK,
                 stroke_width=2),
        pen.circle((26, 27), 3.6, "#D24A34", stroke="#7E1B10", stroke_width=1.4),
        pen.circle((38, 26), 3.6, "#3F84CE", stroke="#1C4A86", stroke_width=1.4),
        pen.rect((7, 30, 50, 27), 4, "url(#wood)", stroke="#2E1A0A", stroke_width=3),
        pen.stroke("M16 31V56M48 31V56", GOLD, 4),
        pen.rect((27, 34, 10, 11), 2, GOLD, stroke=GOLD_DARK, stroke_width=1.6),
    )  # fmt: skip


def _dead_end() -> None:
    """A red seal with a bar across: here the path is over."""
    face = pen.radial("face", (26, 22), 40, (0, "#E8694B"), (0.6, "#B8412C"), (1, "#7E1B10"))
    pen.write(
        FOLDER,
        "dead_end",
        SIZE,
        [face],
        pen.circle((32, 32), 29, "#FBEBC6", stroke="#2E1A0A", stroke_width=3),
        pen.circle((32, 32), 24, "url(#face)"),
        pen.rect((15, 26, 34, 12), 3, "#FBEBC6", stroke="#5A130B", stroke_width=2),
    )


def _total_sign() -> None:
    """A stepped pyramid with a golden top."""
    pen.write(
        FOLDER,
        "total",
        SIZE,
        [],
        pen.fill("M4 56V46H12V36H20V26H28V14H36V26H44V36H52V46H60V56Z", "#D8B67D",
                 stroke="#5E4224", stroke_width=3, stroke_linejoin="round"),
        pen.fill("M36 16V26H44V36H52V46H60V55H33V16Z", "#8A6538", fill_opacity=0.6),
        pen.fill("M32 4L37 14H27Z", "#FFD873", stroke=GOLD_DARK, stroke_width=2),
    )  # fmt: skip


if __name__ == "__main__":
    main()
