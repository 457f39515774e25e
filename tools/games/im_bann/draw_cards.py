"""Draw the cards of Im Bann der Pyramide: items, signs of special cards, fronts and the back.

    python -m tools.games.im_bann.draw_cards

Each item has a silhouette and a material of its own, each special card one bright sign.
"""

from __future__ import annotations

from tools.art import pen

FOLDER = "im_bann"
SIGN = (64, 64)
CARD = (100, 140)
DARK = "#20120A"
GOLD, GOLD_LIGHT, GOLD_DARK = "#D99A1C", "#FFD873", "#7A4E0B"

BANDS = {
    "ladder": ("#C98B46", "#8A5522"),
    "pickaxe": ("#8FA3B5", "#4E6072"),
    "rope": ("#CDB36A", "#8A7434"),
    "torch": ("#D5613A", "#8E2C14"),
}
"""Per item the light and the dark tone of its band on a card."""


def main() -> None:
    """Write all pictures."""
    _ladder()
    _pickaxe()
    _rope()
    _torch()
    _spell()
    _curse()
    _protection()
    _scarab()
    _mummy()
    for item, tones in BANDS.items():
        _equipment_front(item, *tones)
    _special_front()
    _back()


def _ladder() -> None:
    """Two wooden rails with rungs, leaning."""
    wood = pen.linear("wood", (14, 6), (50, 60), (0, "#F0C083"), (0.5, "#C98B46"), (1, "#8A5522"))
    rails = "M19 60L25 4M45 60L39 4"
    rungs = "M20.5 50H43.5M21.6 40H42.4M22.6 30H41.4M23.6 20H40.4M24.4 11H39.6"
    pen.write(
        FOLDER,
        "item_ladder",
        SIGN,
        [wood],
        pen.stroke(rungs, DARK, 7),
        pen.stroke(rails, DARK, 9),
        pen.stroke(rungs, "#E2AC68", 4),
        pen.stroke(rails, "url(#wood)", 6),
    )


def _pickaxe() -> None:
    """A steel head on a wooden handle."""
    steel = pen.linear("steel", (8, 6), (56, 30), (0, "#F2F6FA"), (0.5, "#9FB2C4"), (1, "#566A7E"))
    handle = "M18 59L37 18"
    head = "M7 27C14 12 32 5 57 15C57 17 56 19 55 20C40 15 24 18 12 30C10 30 8 29 7 27Z"
    pen.write(
        FOLDER,
        "item_pickaxe",
        SIGN,
        [steel],
        pen.stroke(handle, DARK, 10),
        pen.stroke(handle, "#A8703A", 6.4),
        pen.stroke("M19.5 52L33 23", "#D6A268", 1.8),
        pen.fill(head, "url(#steel)", stroke=DARK, stroke_width=3, stroke_linejoin="round"),
        pen.stroke("M13 24C23 14 38 11 50 15", "#FFFFFF", 1.8, stroke_opacity=0.8),
    )


def _rope() -> None:
    """A coil of rope with a hanging end."""
    coil = "M32 8C50 8 57 18 57 29C57 41 48 50 32 50C16 50 7 41 7 29C7 18 14 8 32 8Z"
    inner = "M32 19C42 19 46 24 46 29C46 35 41 39 32 39C23 39 18 35 18 29C18 24 22 19 32 19Z"
    end = "M47 46C54 50 54 56 50 60"
    twists = (
        "M12 22L19 25M10 31L18 31M14 40L20 36M24 46L26 40M35 48L34 40M45 44L41 38M53 36L45 34"
        "M54 25L46 26M47 15L41 21M37 11L35 19M26 11L28 19M17 15L23 21"
    )
    pen.write(
        FOLDER,
        "item_rope",
        SIGN,
        [],
        pen.stroke(end, DARK, 9),
        pen.stroke(end, "#CDB36A", 5.4),
        pen.fill(coil + inner, "#CDB36A", fill_rule="evenodd", stroke=DARK, stroke_width=3),
        pen.stroke("M13 20C18 12 25 10 32 10", "#F5E2A8", 3),
        pen.stroke(twists, "#7E6828", 2.2),
        pen.stroke(inner, DARK, 2.4),
    )


def _torch() -> None:
    """A flame over a wrapped handle."""
    flame = pen.radial("flame", (32, 26), 24, (0, "#FFFBE0"), (0.4, "#FFD054"), (1, "#E2542A"))
    pen.write(
        FOLDER,
        "item_torch",
        SIGN,
        [flame],
        pen.fill("M27 34H37L35 61H29Z", "#8A5522", stroke=DARK, stroke_width=3),
        pen.fill("M24 30H40L38 40H26Z", "#5F3A1C", stroke=DARK, stroke_width=3),
        pen.stroke("M27 45L37 42M27.6 52L36.4 49", "#D6A268", 2),
        pen.fill(
            "M32 3C35 12 46 16 44 26C43 33 38 35 32 35C26 35 20 32 20 25C20 18 27 16 27 9"
            "C29 10 31 13 31 16C33 12 33 8 32 3Z",
            "url(#flame)",
            stroke="#7E1F0C",
            stroke_width=2.6,
        ),
        pen.fill("M32 18C34 23 38 25 36 30C34 33 29 33 27 30C26 26 31 24 32 18Z", "#FFFDF0"),
    )


def _spell() -> None:
    """A radiant eye."""
    rays = "M32 4V13M13 10L18 18M51 10L46 18M4 26L12 29M60 26L52 29"
    eye = "M6 38C16 24 48 24 58 38C48 51 16 51 6 38Z"
    pen.write(
        FOLDER,
        "spell",
        SIGN,
        [],
        pen.stroke(rays, DARK, 7),
        pen.stroke(rays, "#8FF0E6", 3.6),
        pen.fill(eye, "#E9FFFB", stroke=DARK, stroke_width=6),
        pen.stroke(eye, "#2AA7A0", 3),
        pen.circle((32, 37.5), 9.4, "#1D8C9A"),
        pen.circle((32, 37.5), 5, "#062A33"),
        pen.circle((29, 34.4), 2.4, "#FFFFFF"),
        pen.stroke("M20 48C18 55 22 59 28 58", DARK, 6),
        pen.stroke("M20 48C18 55 22 59 28 58", "#2AA7A0", 3),
    )


def _curse() -> None:
    """A cobra that rears up."""
    hood = (
        "M32 5C44 5 52 14 51 26C50 34 44 40 41 46C40 51 46 53 54 53C58 53 58 59 53 60"
        "C38 62 22 62 12 58C8 56 10 51 15 52C21 53 25 51 24 46C20 40 14 34 13 26"
        "C12 14 20 5 32 5Z"
    )
    skin = pen.linear("skin", (14, 6), (50, 60), (0, "#FF8A66"), (0.5, "#CC3322"), (1, "#6E0E0A"))
    pen.write(
        FOLDER,
        "curse",
        SIGN,
        [skin],
        pen.fill(hood, "url(#skin)", stroke=DARK, stroke_width=3.4, stroke_linejoin="round"),
        pen.fill("M32 14C38 18 40 28 36 42H28C24 28 26 18 32 14Z", "#FFD0A0", fill_opacity=0.85),
        pen.stroke("M27 24H37M26.4 30H37.6M27 36H37", "#A0301C", 2),
        pen.circle((25.6, 14.6), 3, "#FFF28A", stroke=DARK, stroke_width=1.6),
        pen.circle((38.4, 14.6), 3, "#FFF28A", stroke=DARK, stroke_width=1.6),
    )


def _protection() -> None:
    """A golden ankh."""
    ankh = (
        "M32 4C43 4 47 12 44 20C42 25 39 28 37 31H53V40H37V60H27V40H11V31H27"
        "C25 28 22 25 20 20C17 12 21 4 32 4Z"
        "M32 12C27 12 26 16 28 20C29 23 31 25 32 27C33 25 35 23 36 20C38 16 37 12 32 12Z"
    )
    gold = pen.linear("gold", (14, 6), (50, 58), (0, "#FFF2C9"), (0.5, GOLD_LIGHT), (1, "#C07F12"))
    pen.write(
        FOLDER,
        "protection",
        SIGN,
        [gold],
        pen.fill(
            ankh,
            "url(#gold)",
            fill_rule="evenodd",
            stroke=DARK,
            stroke_width=3.4,
            stroke_linejoin="round",
        ),
        pen.stroke("M24 9C26 7 29 6.4 32 6.6", "#FFFFFF", 2, stroke_opacity=0.9),
    )


def _scarab() -> None:
    """A beetle with spread wings."""
    shell = pen.linear(
        "shell", (20, 16), (44, 60), (0, "#B6F5C0"), (0.5, "#35A860"), (1, "#135B34")
    )
    wings = "M25 30C16 18 6 18 3 24C4 38 14 46 24 44ZM39 30C48 18 58 18 61 24C60 38 50 46 40 44Z"
    body = "M32 22C41 22 45 30 44 40C43 51 38 59 32 59C26 59 21 51 20 40C19 30 23 22 32 22Z"
    pen.write(
        FOLDER,
        "scarab",
        SIGN,
        [shell],
        pen.fill(wings, "#F1D27A", stroke=DARK, stroke_width=3, stroke_linejoin="round"),
        pen.stroke("M22 34L8 26M23 39L9 34M42 34L56 26M41 39L55 34", "#A9771C", 2),
        pen.fill(body, "url(#shell)", stroke=DARK, stroke_width=3),
        pen.circle((32, 12), 7.4, GOLD_LIGHT, stroke=DARK, stroke_width=3),
        pen.stroke("M32 32V57M22 33Q32 38 42 33", "#0C4325", 2.4),
    )


def _mummy() -> None:
    """A bandaged head with glowing eyes."""
    linen = pen.linear("linen", (14, 6), (50, 60), (0, "#FBF3DF"), (0.6, "#D8C8A4"), (1, "#9A8660"))
    head = (
        "M32 4C47 4 53 15 52 28C51 38 48 44 47 50C46 57 40 61 32 61C24 61 18 57 17 50"
        "C16 44 13 38 12 28C11 15 17 4 32 4Z"
    )
    wraps = (
        "M14 17Q32 10 50 19M12.6 25Q20 21 27 23M37 23Q45 22 51.4 26M14 38Q32 44 50 36"
        "M17 46Q32 50 47 45M19 53Q32 57 45 53M20 8Q34 10 46 9"
    )
    pen.write(
        FOLDER,
        "mummy",
        SIGN,
        [linen],
        pen.fill(head, "url(#linen)", stroke=DARK, stroke_width=3.2),
        pen.fill("M13 28Q32 21 51 28Q50 35 46 36Q32 40 18 36Q14 35 13 28Z", "#1B1013"),
        pen.stroke(wraps, "#8A7650", 2.2),
        pen.circle((24, 31), 4.4, "#F06A2A"),
        pen.circle((40, 31), 4.4, "#F06A2A"),
        pen.circle((24, 31), 2, "#FFF3B0"),
        pen.circle((40, 31), 2, "#FFF3B0"),
    )


def _equipment_front(item: str, light: str, dark: str) -> None:
    """Papyrus with a band of the item's material."""
    sheet = pen.linear("sheet", (0, 0), (100, 140), (0, "#FBF0D6"), (1, "#E3CB97"))
    band = pen.linear("band", (0, 0), (100, 0), (0, light), (1, dark))
    pen.write(
        FOLDER,
        f"front_{item}",
        CARD,
        [sheet, band],
        pen.rect((1, 1, 98, 138), 9, dark),
        pen.rect((3.5, 3.5, 93, 133), 7, "url(#sheet)"),
        pen.fill("M3.5 11Q3.5 3.5 11 3.5H89Q96.5 3.5 96.5 11V36H3.5Z", "url(#band)"),
        pen.stroke("M3.5 36.5H96.5", dark, 2),
        pen.fill(
            "M3.5 118Q50 106 96.5 118V129Q96.5 136.5 89 136.5H11Q3.5 136.5 3.5 129Z",
            light,
            fill_opacity=0.35,
        ),
    )


def _special_front() -> None:
    """Dark stone with a golden edge and a light behind the sign."""
    stone = pen.linear("stone", (0, 0), (100, 140), (0, "#4A3752"), (1, "#1E1426"))
    light = pen.radial("light", (50, 74), 46, (0, "#FFE9A8/.55"), (1, "#FFE9A8/0"))
    pen.write(
        FOLDER,
        "front_special",
        CARD,
        [stone, light],
        pen.rect((1, 1, 98, 138), 9, GOLD_DARK),
        pen.rect((3.5, 3.5, 93, 133), 7, "url(#stone)"),
        pen.rect((3.5, 3.5, 93, 133), 7, "url(#light)"),
        pen.stroke(
            "M9 16Q9 9 16 9H84Q91 9 91 16V124Q91 131 84 131H16Q9 131 9 124Z",
            GOLD,
            1.6,
            stroke_opacity=0.85,
        ),
    )


def _back() -> None:
    """Night blue with a pyramid and an eye above it."""
    night = pen.linear("night", (0, 0), (100, 140), (0, "#2F3A63"), (1, "#131A38"))
    side = pen.linear("side", (30, 50), (70, 104), (0, GOLD_LIGHT), (1, "#8A5A10"))
    pen.write(
        FOLDER,
        "card_back",
        CARD,
        [night, side],
        pen.rect((1, 1, 98, 138), 9, "#0B0F22"),
        pen.rect((3.5, 3.5, 93, 133), 7, "url(#night)"),
        pen.stroke(
            "M9 16Q9 9 16 9H84Q91 9 91 16V124Q91 131 84 131H16Q9 131 9 124Z",
            GOLD,
            1.6,
            stroke_opacity=0.7,
        ),
        pen.fill("M50 52L78 102H22Z", "url(#side)", fill_opacity=0.9),
        pen.fill("M50 52L78 102H58Z", "#5C3A0A", fill_opacity=0.6),
        pen.stroke("M32 84H68M40 70H60", "#3A2408", 1.6, stroke_opacity=0.7),
        pen.circle((50, 36), 8, GOLD_LIGHT, fill_opacity=0.9),
    )


if __name__ == "__main__":
    main()
