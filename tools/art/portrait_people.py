"""Busts of people of the Nile: gardener, queen of the south, priest, trader, mummy, sorceress."""

from __future__ import annotations

from tools.art import expressions, faces, pen
from tools.art.expressions import Features, Mood
from tools.art.faces import (
    BRONZE,
    CARNELIAN,
    EBONY,
    EMERALD,
    FAIR,
    GOLD,
    GOLD_LIGHT,
    LAPIS,
    LINE,
    OLIVE,
    TAN,
    TURQUOISE,
    edged,
)


def lotus(mood: Mood) -> list[str]:
    """A gardener with a lotus in her hair."""
    face = Features(TAN, "#4A7A3A", "#2A1712", "#C2484A", eye=1.05, kohl=6, brow_width=3.4, smile=5)
    hair = (
        "M128 46Q76 46 76 104Q74 140 82 158Q92 160 98 150L100 104Q112 86 150 86"
        "Q158 92 157 110L158 150Q164 160 174 158Q182 140 180 104Q180 46 128 46Z"
    )
    return [
        edged("M84 130H172L176 178H80Z", "#2A1712", 3.4),
        *faces.shoulders("#F6F0E2", "#B9C29A", "M104 172Q128 200 152 172"),
        *faces.neck(face.skin),
        *faces.head(face.skin),
        edged(hair, "#3A211A", 3.6),
        pen.stroke(
            "M88 146Q82 104 100 70M96 96Q112 76 142 76M168 146Q176 104 160 76", "#74483A", 3
        ),
        *expressions.features(face, mood),
        *_lotus_flower(),
        pen.stroke("M96 172Q128 208 160 172", LINE, 9),
        pen.stroke("M96 172Q128 208 160 172", EMERALD, 4.4),
        pen.stroke("M104 180h.1M116 188h.1M128 190.4h.1M140 188h.1M152 180h.1", GOLD_LIGHT, 6),
    ]


def nubian(mood: Mood) -> list[str]:
    """A queen of the south with a high turban and golden rings."""
    face = Features(
        EBONY, "#8A5A1C", "#140C0A", "#9A2E34",
        eye=0.9, kohl=8, brow_outer=92, brow_width=4, nose=8, smile=4, mouth=14,
    )  # fmt: skip
    turban = (
        "M82 96Q66 70 80 46Q92 20 130 20Q168 20 178 48Q188 72 174 96Q152 80 128 80Q104 80 82 96Z"
    )
    folds = (
        "M84 84Q104 44 164 30M88 64Q116 36 150 26M92 92Q120 56 176 52M112 80Q140 62 180 68"
        "M140 80Q160 76 176 82"
    )
    rings = "".join(f"M107 {y}Q128 {y + 13} 149 {y}" for y in (158, 167, 176))
    return [
        *faces.shoulders("#B8412C", "#6A1C16"),
        pen.stroke("M62 190L84 226M82 180L112 234M194 190L172 226M174 180L144 234", "#F2C24A", 5),
        *faces.neck(face.skin),
        pen.stroke(rings, LINE, 10),
        pen.stroke(rings, GOLD_LIGHT, 6),
        *faces.ears(face.skin),
        *faces.head(face.skin),
        edged(turban, "#2AA7A0", 4),
        pen.fill("M150 23Q190 38 180 76Q178 88 174 96Q164 88 150 83Q174 54 150 23Z", "#146A6C"),
        pen.stroke(folds, "#BDF0E8", 3.4, stroke_opacity=0.8),
        edged("M128 46L142 62L128 80L114 62Z", GOLD_LIGHT, 3),
        edged("M128 54L135 62L128 72L121 62Z", CARNELIAN, 2),
        *expressions.features(face, mood),
        *faces.ring((83, 138), (13, 13), 4.4),
        *faces.ring((173, 138), (13, 13), 4.4),
        pen.stroke("M107 120h.1M112 124h.1M149 120h.1M144 124h.1", "#F5E6C4", 3.4),
    ]


def priest(mood: Mood) -> list[str]:
    """A shaven old priest in a leopard skin."""
    face = Features(
        OLIVE, "#5A4632", "#D8CFC0", "#96524A",
        eye=0.7, kohl=9, brow_inner=96, brow_outer=95, brow_width=5.4, nose=8, smile=1.5,
    )  # fmt: skip
    skull = (
        "M88 100C84 66 102 44 128 44C154 44 172 66 168 100C168 124 163 138 150 152"
        "Q140 165 128 165Q116 165 106 152C93 138 88 124 88 100Z"
    )
    pelt = "M150 164Q186 172 214 190Q206 216 178 228Q150 238 112 236Q92 210 96 176Q128 196 150 164Z"
    spots = (
        "M134 206h.1M152 190h.1M160 214h.1M176 196h.1M186 212h.1M116 218h.1M140 226h.1M196 192h.1"
    )
    return [
        *faces.shoulders("#FBF7EC", "#CFC6AE"),
        *faces.neck(face.skin),
        edged(pelt, "#E6B04A", 3.6),
        pen.stroke(spots, "#5A2E12", 9),
        pen.stroke(spots, "#B9782A", 3),
        *faces.ears(face.skin, 3),
        *faces.head(face.skin, skull),
        pen.fill("M98 72Q106 52 126 50Q112 58 108 78Z", "#FFFFFF", fill_opacity=0.55),
        pen.stroke("M108 76Q128 71 148 76M112 84Q128 80 144 84", face.skin.shade, 2.4),
        pen.stroke("M98 124Q96 134 102 142M158 124Q160 134 154 142", face.skin.shade, 2.6),
        *expressions.features(face, mood),
        edged("M121 164H135L133 184Q128 190 123 184Z", "#E9E2D4", 3),
        pen.stroke("M178 232L196 120", LINE, 11),
        pen.stroke("M178 232L196 120", GOLD, 6),
        *faces.ring((199, 98), (10, 14), 6),
        pen.stroke("M182 124L212 129", LINE, 11),
        pen.stroke("M182 124L212 129", GOLD_LIGHT, 6),
    ]


def trader(mood: Mood) -> list[str]:
    """A caravan trader with a full black beard."""
    face = Features(
        BRONZE, "#3A5A2A", "#17100E", "#A04A3C",
        eye=0.85, brow_inner=97, brow_outer=96, brow_width=6.4, nose=9, smile=4, mouth=11,
    )  # fmt: skip
    beard = (
        "M86 112Q84 150 100 172Q112 192 128 194Q144 192 156 172Q172 150 170 112"
        "Q164 132 150 136Q140 128 128 134Q116 128 106 136Q92 132 86 112Z"
    )
    scarf = (
        "M128 34Q70 34 72 98L64 178Q78 188 90 182L92 110Q98 82 128 82Q158 82 164 110L166 182"
        "Q178 188 192 178L184 98Q186 34 128 34Z"
    )
    return [
        *faces.shoulders("#7A4A8A", "#46265A"),
        *faces.neck(face.skin),
        *faces.head(face.skin),
        edged(beard, "#221613", 3.6),
        pen.stroke("M98 146Q104 166 118 182M158 146Q152 166 138 182M128 166V186", "#54403A", 3),
        *expressions.features(face, mood),
        edged(scarf, "#F4E6C8", 4),
        pen.fill(
            "M150 38Q188 52 184 98L192 178Q178 188 166 182L164 110Q162 96 154 89Q176 66 150 38Z",
            "#C0A070",
        ),
        pen.stroke("M80 60Q90 46 112 42M78 120L74 168M86 120L83 174", "#FFFFFF", 3.4),
        pen.stroke("M76 84Q100 64 128 64Q156 64 180 84", LINE, 14),
        pen.stroke("M76 84Q100 64 128 64Q156 64 180 84", CARNELIAN, 8.4),
        pen.stroke("M88 74h.1M108 66.4h.1M128 64h.1M148 66.4h.1M168 74h.1", GOLD_LIGHT, 5),
        pen.circle((170, 190), 9, GOLD_LIGHT, stroke=LINE, stroke_width=3),
    ]


def mummy(mood: Mood) -> list[str]:
    """A mummy that peeps out of its wrappings."""
    head = (
        "M84 106C82 70 102 48 128 48C154 48 174 70 172 106C172 128 166 144 152 156"
        "Q140 166 128 166Q116 166 104 156C90 144 84 128 84 106Z"
    )
    bands = (
        "M88 84Q128 56 166 74M86 96Q104 84 128 80M92 70Q120 54 152 58M86 138Q128 160 170 130"
        "M94 148Q128 166 162 146M86 126Q98 138 112 142M150 138Q164 132 171 120M104 56Q128 62 164 92"
    )
    slit = "M86 98Q128 84 171 94Q174 110 170 122Q128 130 88 124Q84 110 86 98Z"
    return [
        *faces.shoulders("#DCCFAE", "#94845E"),
        pen.stroke("M50 194Q100 176 128 206M70 182Q120 200 140 236M206 194Q160 180 116 214"
                   "M190 180Q150 196 150 232M64 212Q100 206 120 232", "#7C6C48", 3.4),
        edged("M108 148L106 176Q128 190 150 176L148 148Z", "#CDBE98", 3.4),
        pen.stroke("M108 164Q128 176 149 160M107 174Q128 184 150 170", "#7C6C48", 3),
        pen.fill(head, "#EADFC2"),
        pen.fill("M150 54C168 66 173 86 172 106C172 128 166 144 152 156Q140 166 126 166"
                 "Q160 138 150 54Z", "#A8986E", fill_opacity=0.6),
        pen.fill(slit, "#5C4A4C"),
        pen.stroke(bands, "#8A7A54", 3.4),
        pen.stroke(head, LINE, 4),
        pen.stroke("M92 86Q104 70 122 64", "#FFFCEE", 4),
        '<g transform="translate(128 110) scale(1.1) translate(-128 -109)">',
        *expressions.beast_eyes(((109, 109), (147, 109)), "#B6FF9E", mood, size=13),
        "</g>",
        *_bandaged_mouth(mood),
        edged("M160 62Q184 54 194 70Q204 86 196 108Q190 104 186 92Q180 78 164 78Z", "#EADFC2", 3.4),
        edged("M100 160Q84 184 92 210Q102 204 104 192Q106 178 114 166Z", "#D6C8A2", 3.4),
    ]  # fmt: skip


def sorceress(mood: Mood) -> list[str]:
    """A sorceress with a serpent in her white hair."""
    face = Features(
        FAIR, "#7A3AC8", "#4A4458", "#7A2A6A",
        eye=0.8, kohl=16, brow_inner=99, brow_outer=89, brow_width=3.6, nose=5.6,
        smile=2.5, mouth=11,
    )  # fmt: skip
    hair = (
        "M128 42Q70 42 72 110Q62 160 74 206Q88 214 100 204L98 116Q106 92 128 72"
        "Q150 92 158 116L156 204Q168 214 182 206Q194 160 184 110Q186 42 128 42Z"
    )
    snake = "M84 92Q96 72 112 80Q128 90 142 76Q150 66 140 56Q128 48 122 58"
    return [
        pen.stroke("M40 78h.1M56 52h.1M208 66h.1M216 108h.1M36 118h.1M196 40h.1", "#F4E0FF", 5),
        edged("M82 120H174L178 204H78Z", "#B4AEC8", 3.4),
        *faces.shoulders("#3A1E5C", "#1E0C36"),
        pen.stroke("M84 178Q128 238 172 178", LINE, 9),
        pen.stroke("M84 178Q128 238 172 178", GOLD_LIGHT, 4.4),
        *faces.neck(face.skin),
        *faces.head(face.skin),
        edged(hair, "#EDE8F6", 3.6),
        pen.fill(
            "M150 46Q186 60 184 110Q194 160 182 206Q172 212 162 208Q178 120 150 46Z", "#A49CBE"
        ),
        pen.stroke(
            "M82 196Q72 150 84 104M92 200Q84 150 94 108M166 200Q174 150 162 108", "#B4AEC8", 3
        ),
        *expressions.features(face, mood),
        pen.stroke(snake + "M142 76Q160 84 172 92", LINE, 12),
        pen.stroke(snake + "M142 76Q160 84 172 92", EMERALD, 7),
        edged("M122 60Q112 58 114 48Q120 40 130 44Q134 52 128 60Z", EMERALD, 3),
        pen.stroke("M119 51h.1M126 51h.1", GOLD_LIGHT, 4),
        pen.stroke("M120 61L118 68M123 61L125 68", CARNELIAN, 2),
        edged("M128 198L140 212L128 228L116 212Z", TURQUOISE, 3),
        pen.fill("M128 203L121 212L128 217Z", "#E4FFFA"),
        pen.stroke("M128 88L133 95L128 102L123 95Z", LAPIS, 3),
    ]


def _lotus_flower() -> list[str]:
    petals = (
        "M168 70Q152 50 158 32Q172 42 174 60Z",
        "M186 70Q202 50 196 32Q182 42 180 60Z",
        "M166 74Q142 66 138 50Q158 48 172 64Z",
        "M188 74Q212 66 216 50Q196 48 182 64Z",
        "M177 74Q162 48 177 24Q192 48 177 74Z",
    )
    return [
        *(edged(petal, "#FF9EC4", 3) for petal in petals[:4]),
        edged(petals[4], "#FFD3E4", 3),
        pen.circle((177, 72), 8, GOLD_LIGHT, stroke=LINE, stroke_width=3),
    ]


def _bandaged_mouth(mood: Mood) -> list[str]:
    match mood:
        case Mood.PLEASED:
            return expressions.laugh(15, top=138, depth=16)
        case Mood.ANNOYED:
            return [pen.stroke("M112 152L119 144L126 151L133 144L144 153", LINE, 4)]
        case Mood.CALM:
            return [
                pen.stroke("M114 146Q128 152 142 146M120 143V152M128 145V154M136 143V152", LINE, 3)
            ]
