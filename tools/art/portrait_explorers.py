"""The explorers' busts, for the people at the table."""

from __future__ import annotations

from tools.art import expressions, faces, pen
from tools.art.expressions import Mood
from tools.art.faces import (
    CARNELIAN,
    EBONY,
    FAIR,
    GOLD_DARK,
    GOLD_LIGHT,
    LAPIS,
    LINE,
    OLIVE,
    TAN,
    TURQUOISE,
    edged,
)


def helmet(mood: Mood) -> list[str]:
    """An explorer in a pith helmet."""
    skin = FAIR
    moustache = (
        "M128 136Q118 132 108 142Q102 146 97 141Q101 154 114 152Q124 150 128 143"
        "Q132 150 142 152Q155 154 159 141Q154 146 148 142Q138 132 128 136Z"
    )
    return [
        *faces.shoulders("#C9A866", "#8A6A36"),
        edged("M106 166L128 196L150 166L166 176L138 214L128 200L118 214L90 176Z", "#E2C68C", 3.4),
        *faces.neck(skin),
        *faces.ears(skin),
        *faces.head(skin),
        *expressions.cheeks(skin, mood),
        *expressions.eyes("#2F6FA8", mood, height=0.95),
        expressions.brows("#7A4A22", mood, inner=97, outer=97, width=5.4),
        *expressions.nose(skin, 8),
        edged(moustache, "#9A5E2A", 2.6),
        pen.stroke("M104 147Q114 148 122 141", "#D69A5A", 2.4),
        *_mouth_below_moustache(mood),
        edged("M78 84Q78 32 128 32Q178 32 178 84Z", "#E9D6A6", 4),
        pen.fill("M146 34Q178 42 178 84L152 84Q160 56 146 34Z", "#A98A52", fill_opacity=0.7),
        pen.stroke("M128 34V74M104 40Q98 58 98 76M152 40Q158 58 158 76", "#A98A52", 2.6),
        pen.stroke("M88 70Q94 44 116 38", "#FFFBEA", 4),
        edged("M76 74Q128 62 180 74L181 87Q128 74 75 87Z", LAPIS, 3.4),
        edged(
            "M54 94Q74 76 128 76Q182 76 202 94Q192 100 176 95Q128 84 80 95Q64 100 54 94Z",
            "#F1E0B4",
            4,
        ),
        pen.stroke("M66 91Q90 81 126 80", "#FFFDF0", 3),
        pen.circle((128, 31), 6, "#D9BE82", stroke=LINE, stroke_width=3.4),
    ]


def headscarf(mood: Mood) -> list[str]:
    """An explorer in a turquoise headscarf."""
    skin = TAN
    wrap = (
        "M74 108Q66 44 128 40Q190 44 182 108Q184 140 170 164L158 158Q168 130 164 100"
        "Q150 78 128 78"
        "Q106 78 92 100Q88 130 98 158L86 164Q72 140 74 108Z"
    )
    return [
        *faces.shoulders("#2E6E8E", "#173F5A"),
        edged("M84 160Q128 206 172 160L186 184Q128 232 70 184Z", "#2AA7A0", 4),
        pen.fill("M140 188Q160 178 172 160L186 184Q164 204 138 208Z", "#156A70"),
        pen.fill("M84 148H172L178 184Q128 206 78 184Z", "#0E4A50"),
        pen.stroke("M80 178Q104 200 126 202M88 168Q108 188 128 190", "#8FE0D8", 3),
        *faces.neck(skin),
        *faces.head(skin),
        *expressions.cheeks(skin, mood),
        *expressions.eyes("#4A7A3A", mood, height=1.0, kohl=7),
        expressions.brows("#3A2014", mood, inner=95, outer=95, width=4),
        *expressions.nose(skin, 6),
        *expressions.lips("#B84A40", mood, smile=5, width=13),
        edged(wrap, "#2AA7A0", 4),
        pen.fill(
            (
                "M150 46Q188 58 182 108Q184 140 170 164L158 158Q168 130 164 100Q160 90 152 84"
                "Q168 66 150 46Z"
            ),
            "#156A70",
        ),
        pen.stroke("M84 96Q88 64 116 50M92 92Q100 70 124 62M82 120Q80 140 90 156", "#8FE0D8", 3.4),
        pen.stroke("M164 98Q152 78 128 77Q104 78 92 98", GOLD_DARK, 7),
        pen.stroke("M164 98Q152 78 128 77Q104 78 92 98", GOLD_LIGHT, 4),
        pen.stroke("M104 86h.1M116 80.6h.1M128 79h.1M140 80.6h.1M152 86h.1", CARNELIAN, 6),
        pen.stroke(wrap, LINE, 3.4),
    ]


def cap(mood: Mood) -> list[str]:
    """An explorer in a cap, with spectacles."""
    skin = EBONY
    glasses = (
        "M93 109A16.5 16.5 0 1 0 126 109A16.5 16.5 0 1 0 93 109Z"
        "M130 109A16.5 16.5 0 1 0 163 109A16.5 16.5 0 1 0 130 109Z"
    )
    return [
        *faces.shoulders("#B8412C", "#6E1F14"),
        edged("M104 164L128 190L152 164L158 172L128 204L98 172Z", "#F5E6C4", 3),
        pen.stroke("M84 180L92 224M172 180L164 224", LINE, 11),
        pen.stroke("M84 180L92 224M172 180L164 224", "#6B4E34", 6),
        *faces.neck(skin),
        *faces.ears(skin, 1),
        *faces.head(skin),
        pen.fill(
            (
                "M84 104Q82 84 92 76L98 94Q92 100 91 110ZM172 104Q174 84 164 76L158 94"
                "Q164 100 165 110Z"
            ),
            "#17100E",
        ),
        *expressions.eyes("#5A3418", mood, height=1.05),
        expressions.brows("#17100E", mood, inner=91, outer=90, width=4.4),
        *expressions.nose(skin, 8),
        *_broad_smile(mood),
        pen.fill(glasses, "#DFF3FF", fill_opacity=0.22),
        pen.stroke(
            glasses + "M126 108Q128 105 130 108M93 107L86 104M163 107L170 104", GOLD_DARK, 5.4
        ),
        pen.stroke(
            glasses + "M126 108Q128 105 130 108M93 107L86 104M163 107L170 104", GOLD_LIGHT, 2.8
        ),
        edged("M76 82Q70 42 122 36Q180 32 182 78Q150 70 128 74Q98 74 76 82Z", "#C98A3E", 4),
        pen.fill(
            "M148 38Q182 46 182 78Q168 72 154 72Q162 54 148 38Z", "#7A4A1C", fill_opacity=0.75
        ),
        pen.stroke("M86 70Q90 48 116 42", "#F3CB8C", 4),
        pen.stroke("M124 38Q132 54 128 72M124 38Q106 52 102 74", "#8A5A24", 2.6),
        edged(
            "M72 90Q84 72 128 72Q170 72 184 86Q176 94 164 89Q128 80 94 92Q78 98 72 90Z",
            "#8A552B",
            4,
        ),
        pen.stroke("M82 88Q100 78 128 77", "#D69A5A", 3),
        pen.circle((126, 37), 5, "#8A552B", stroke=LINE, stroke_width=3),
    ]


def hat(mood: Mood) -> list[str]:
    """An explorer in a wide hat, with a braid."""
    skin = OLIVE
    braid = (
        "M162 132Q184 140 180 158Q190 168 180 180Q188 192 176 202Q180 212 172 222"
        "Q160 216 164 204Q156 194 164 184Q156 172 164 160Q152 150 156 136Z"
    )
    return [
        edged("M86 90Q74 130 88 160L170 160Q182 130 170 90Z", "#7A3A1C", 3.4),
        *faces.shoulders("#6E8A54", "#3C5430"),
        edged("M108 166L128 192L148 166L160 174L128 216L96 174Z", "#F5E6C4", 3.4),
        pen.stroke("M112 184Q128 214 144 184", "#8A5A24", 3),
        edged("M128 204L134 212L128 222L122 212Z", TURQUOISE, 2.6),
        *faces.neck(skin),
        *faces.head(skin),
        edged(
            "M88 112Q84 84 100 76Q122 76 134 84Q110 86 98 104Q94 124 96 138Q88 126 88 112Z",
            "#8F4824",
            2.6,
        ),
        edged(
            "M168 112Q172 84 156 76Q140 76 132 84Q150 88 160 104Q163 122 160 138Q168 126 168 112Z",
            "#6A3016",
            2.6,
        ),
        pen.stroke("M94 110Q94 90 112 82", "#C47A48", 3),
        *expressions.cheeks(skin, mood),
        *expressions.eyes("#6A4A9A", mood, height=0.98, kohl=4),
        expressions.brows("#5A2810", mood, inner=97, outer=94, width=4),
        *expressions.nose(skin, 6),
        *expressions.lips("#B04440", mood, smile=3.5, width=12),
        edged(braid, "#8F4824", 3.4),
        pen.stroke(
            (
                "M160 146Q170 152 180 150M162 168Q172 172 182 168M162 190Q172 196 181 190M165 208"
                "Q172 212 177 208"
            ),
            "#4E2410",
            3,
        ),
        edged("M86 80Q84 36 108 34Q118 40 128 40Q138 40 148 34Q172 36 170 80Z", "#A9713A", 4),
        pen.fill("M148 35Q172 38 170 80L146 80Q158 56 148 35Z", "#5E3414", fill_opacity=0.7),
        pen.stroke("M96 64Q96 46 108 42", "#E8BC84", 4),
        edged("M85 66Q128 56 171 66L171 80L85 80Z", "#84529E", 3.4),
        edged(
            (
                "M42 88Q60 72 92 76Q128 84 164 76Q196 72 214 88Q196 84 176 92Q128 102 80 92"
                "Q60 84 42 88Z"
            ),
            "#BE8446",
            4,
        ),
        pen.stroke("M62 82Q76 77 92 80Q110 84 126 85", "#F0CC96", 3),
        edged("M96 76Q84 52 96 28Q108 48 102 76Z", TURQUOISE, 3),
        pen.stroke("M98 72Q94 50 96 38", "#BDF0E8", 2.4),
    ]


def _mouth_below_moustache(mood: Mood) -> list[str]:
    match mood:
        case Mood.PLEASED:
            return [
                edged("M113 150Q128 156 143 150Q141 163 128 163Q115 163 113 150Z", "#FFFDF2", 3)
            ]
        case Mood.ANNOYED:
            return [pen.stroke("M114 160Q128 149 142 160", LINE, 3.4)]
        case Mood.CALM:
            return [pen.stroke("M118 154Q128 158 138 154", LINE, 2.8)]


def _broad_smile(mood: Mood) -> list[str]:
    if mood is not Mood.CALM:
        return expressions.lips("#7A3A30", mood, width=16)
    return [edged("M108 141Q128 146 148 141Q142 156 128 156Q114 156 108 141Z", "#FFFDF2", 3)]
