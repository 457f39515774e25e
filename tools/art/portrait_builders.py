"""Busts of those who plan and build: a strategist, an apprentice, a mason, an architect."""

from __future__ import annotations

from tools.art import expressions, faces, pen
from tools.art.expressions import Features, Mood
from tools.art.faces import (
    BRONZE,
    CARNELIAN,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    LAPIS,
    LINE,
    OLIVE,
    TAN,
    TURQUOISE,
    edged,
)


def strategist(mood: Mood) -> list[str]:
    """A commander under the blue war crown."""
    face = Features(
        BRONZE, "#7A4A14", "#1E1210", "#A2352E",
        eye=0.85, kohl=13, brow_inner=98, brow_outer=91, brow_width=4.2, smile=2.5,
    )  # fmt: skip
    crown = (
        "M84 92Q64 60 84 34Q98 14 128 18Q164 16 178 40Q190 62 172 92Q152 76 128 76Q104 76 84 92Z"
    )
    studs = "".join(
        f"M{x:g} {y:g}h.1"
        for y, row in ((34, (106, 124, 142, 160)), (48, (92, 110, 128, 146, 164)),
                       (62, (86, 102, 154, 170)))
        for x in row
    )  # fmt: skip
    return [
        edged("M86 92Q76 130 84 172L102 176L104 110Z", "#1D3F78", 3.4),
        edged("M170 92Q180 130 172 172L154 176L152 110Z", "#142C58", 3.4),
        *faces.shoulders(face.skin.base, face.skin.shade),
        *faces.broad_collar((CARNELIAN, LAPIS, CARNELIAN)),
        *faces.neck(face.skin),
        *faces.ears(face.skin),
        *faces.head(face.skin),
        edged(crown, "#2F66AE", 4),
        pen.fill("M146 18Q190 30 184 66Q182 80 172 92Q162 84 150 79Q172 52 146 18Z", "#163763"),
        pen.stroke("M88 52Q94 30 116 24", "#8FBDF0", 4),
        pen.stroke(studs, GOLD_LIGHT, 5),
        pen.stroke("M85 91Q104 75 128 75Q152 75 171 91", LINE, 13),
        pen.stroke("M85 91Q104 75 128 75Q152 75 171 91", GOLD_LIGHT, 7.4),
        *faces.uraeus(),
        *expressions.features(face, mood),
        *_earrings(TURQUOISE),
    ]


def apprentice(mood: Mood) -> list[str]:
    """A boy with an oil lamp, dust on his cheek."""
    skin = TAN
    curls = (
        (84, 86), (90, 70), (102, 58), (116, 50), (132, 48), (148, 52), (162, 62), (171, 76),
        (174, 90), (104, 72), (120, 64), (138, 64), (154, 72),
    )  # fmt: skip
    return [
        *(pen.circle((190, 156), size, "#FFC864", fill_opacity=0.11) for size in range(14, 42, 4)),
        '<g transform="translate(128 236) scale(.86 .9) translate(-128 -236)">',
        *faces.shoulders("#D8C49A", "#8F7648", "M110 176Q128 192 146 176"),
        *faces.neck(skin),
        "</g>",
        *faces.ears(skin, 5),
        *faces.head(skin, faces.ROUND_HEAD),
        *(pen.circle(place, 13, "#6B3A1E", stroke=LINE, stroke_width=3.4) for place in curls),
        *(pen.circle(place, 11, "#6B3A1E") for place in curls),
        *(pen.stroke(f"M{x - 5} {y - 1}Q{x - 2} {y - 7} {x + 4} {y - 5}", "#A8693A", 3)
          for x, y in curls),
        '<g transform="translate(128 117) scale(1.16) translate(-128 -109)">',
        *expressions.eyes("#3E6A3A", mood, height=1.1, look=2),
        "</g>",
        expressions.brows("#5A2E16", mood, inner=99, outer=99, width=4),
        pen.stroke("M121 132Q128 138 135 132", LINE, 2.8),
        *expressions.cheeks(skin, mood),
        pen.stroke("M94 128L104 124M95 134L107 129", "#8A6A4A", 4, stroke_opacity=0.7),
        *expressions.lips("#B05040", mood, smile=6, width=13),
        *_lamp(),
    ]  # fmt: skip


def mason(mood: Mood) -> list[str]:
    """A stonemason with a chisel behind the ear, and stubble."""
    face = Features(
        OLIVE, "#4A3420", "#2E1C12", "#8F4A38",
        eye=0.8, brow_inner=98, brow_outer=95, brow_width=6, nose=9, smile=3, mouth=13,
    )  # fmt: skip
    jaw = (
        "M86 100C86 72 104 58 128 58C152 58 170 72 170 100L169 134Q166 152 148 163"
        "Q128 170 108 163Q90 152 87 134Z"
    )
    beard = (
        "M88 124Q96 134 104 134Q114 138 128 138Q142 138 152 134Q160 134 168 124L168 136"
        "Q164 152 148 162Q128 169 108 162Q92 152 88 136Z"
    )
    cloth = "M80 92Q76 46 128 42Q180 46 176 92Q152 76 128 76Q104 76 80 92Z"
    return [
        edged("M84 86Q62 92 54 116Q66 112 72 122Q76 104 88 98Z", "#C9D2DA", 3.4),
        *faces.shoulders("#8A6E54", "#523C2A"),
        edged("M92 170Q128 214 164 170L176 176Q128 238 80 176Z", "#6B4A30", 3.4),
        *faces.neck(face.skin),
        *faces.ears(face.skin, 2),
        *faces.head(face.skin, jaw),
        pen.fill(beard, "#3A2416", fill_opacity=0.55),
        *expressions.features(face, mood),
        edged(cloth, "#F2F4F4", 4),
        pen.fill("M148 46Q180 56 176 92Q166 84 154 80Q166 62 148 46Z", "#A8B4C0"),
        pen.stroke("M92 74Q104 54 130 52M90 84Q110 66 140 64", "#B9C4CE", 3),
        pen.stroke("M80 92Q104 75 128 75Q152 75 176 92", LINE, 9),
        pen.stroke("M80 92Q104 75 128 75Q152 75 176 92", "#C25A3C", 5),
        pen.stroke("M166 122L200 62", LINE, 13),
        pen.stroke("M166 122L186 86", "#B5793E", 8),
        pen.stroke("M188 83L198 65", "#CBD3DA", 8),
        pen.stroke("M94 62h.1M112 70h.1M140 58h.1M72 186h.1M186 192h.1M196 200h.1", "#FFFFFF", 4),
    ]


def architect(mood: Mood) -> list[str]:
    """A queen in the vulture headdress, with compasses for a brooch."""
    face = Features(
        BRONZE, "#1F6E7E", LINE, "#B0443A",
        eye=0.82, kohl=15, brow_inner=97, brow_outer=93, brow_width=4, nose=6.4, smile=3.4,
    )  # fmt: skip
    wig = (
        "M128 44Q184 46 186 96L190 188Q176 200 158 194L160 110Q154 84 128 82"
        "Q102 84 96 110L98 194Q80 200 66 188L70 96Q72 46 128 44Z"
    )
    wing = (
        "M128 48Q92 46 76 74Q66 104 72 142Q82 142 92 132L96 104Q100 84 128 82Z",
        "M128 48Q164 46 180 74Q190 104 184 142Q174 142 164 132L160 104Q156 84 128 82Z",
    )
    feathers = (
        "M76 96Q86 98 95 96M72 112Q84 114 94 110M72 128Q82 130 92 124M84 74Q92 80 102 82"
        "M100 58Q108 68 114 80M180 96Q170 98 161 96M184 112Q172 114 162 110M184 128"
        "Q174 130 164 124M172 74Q164 80 154 82M156 58Q148 68 142 80"
    )
    return [
        faces.rays("#FFFFFF", 16, 0.12),
        edged(wig, "#1B1A2A", 4),
        pen.stroke("M76 150V186M86 146V192M170 146V192M180 150V186", "#45456A", 3),
        *faces.shoulders("#FBF5E6", "#C9BFA2"),
        *faces.broad_collar((LAPIS, TURQUOISE, LAPIS)),
        *faces.neck(face.skin),
        *faces.head(face.skin),
        edged(wing[0], GOLD_LIGHT, 3.4),
        edged(wing[1], GOLD, 3.4),
        pen.stroke(feathers, "#8A4A10", 3),
        pen.stroke("M96 102Q104 82 128 81Q152 82 160 102", LINE, 3.4),
        edged("M120 78Q112 58 124 46Q128 36 138 40Q148 42 150 52Q142 50 138 56Q140 70 134 79Z",
              "#E8E2D2", 3.4),
        pen.fill("M138 44Q148 43 150 52Q144 50 138 54Z", CARNELIAN),
        pen.circle((135, 48), 2.2, LINE),
        *expressions.features(face, mood),
        *_compasses(),
    ]  # fmt: skip


def _earrings(stone: str) -> list[str]:
    return [
        shape
        for x in (85, 171)
        for shape in (
            pen.circle((x, 134), 8.4, GOLD_LIGHT, stroke=LINE, stroke_width=3),
            pen.circle((x, 134), 3.6, stone),
        )
    ]


def _lamp() -> list[str]:
    """A clay oil lamp with a flame."""
    bowl = "M150 190Q152 178 172 178L204 176Q216 178 210 186Q200 206 178 208Q154 208 150 190Z"
    return [
        edged(bowl, "#B5633A", 3.4),
        pen.fill("M186 206Q204 200 211 184L196 184Q196 198 186 206Z", "#74361C"),
        pen.stroke("M158 188Q168 182 184 182", "#E8A070", 3),
        edged("M204 178Q190 160 204 140Q206 150 212 154Q220 164 210 178Z", "#FFB43A", 3),
        pen.fill("M206 176Q200 166 206 156Q214 166 209 176Z", "#FFF4C0"),
    ]


def _compasses() -> list[str]:
    """Dividers, pinned to the collar."""
    legs = "M128 190L112 224M128 190L144 224M118 212Q128 206 138 212"
    return [
        pen.stroke(legs, LINE, 9),
        pen.stroke(legs, GOLD_LIGHT, 4.4),
        pen.circle((128, 190), 7, GOLD_LIGHT, stroke=LINE, stroke_width=3),
        pen.circle((128, 190), 2.4, GOLD_DARK),
    ]
