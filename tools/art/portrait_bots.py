"""The bots' busts: a child, a gem collector, a charioteer, the pharaoh and a cat."""

from __future__ import annotations

from tools.art import expressions, faces, pen
from tools.art.expressions import Features, Mood
from tools.art.faces import (
    BRONZE,
    CARNELIAN,
    EBONY,
    EMERALD,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    LAPIS,
    LINE,
    OLIVE,
    TURQUOISE,
    edged,
)


def child(mood: Mood) -> list[str]:
    """A careless child with a side lock and a gap in the grin."""
    skin = BRONZE
    lock = (
        "M160 66Q186 70 188 98Q198 108 190 120Q198 132 188 142Q192 156 178 166"
        "Q170 160 174 150"
        "Q166 142 172 130Q164 120 171 108Q170 90 152 80Z"
    )
    return [
        '<g transform="translate(128 236) scale(.84 .88) translate(-128 -236)">',
        *faces.shoulders("#F7EEDC", "#C9B48E"),
        *faces.neck(skin),
        "</g>",
        *faces.ears(skin, 7),
        *faces.head(skin, faces.ROUND_HEAD),
        pen.stroke("M98 72Q112 60 126 60", "#FFFFFF", 5, stroke_opacity=0.35),
        edged(lock, "#2B1C1A", 3),
        pen.stroke(
            "M172 100Q180 104 189 100M172 120Q181 124 190 120M173 142Q181 146 188 141", "#6B4A3A", 3
        ),
        pen.stroke("M173 92Q182 96 188 92", GOLD_LIGHT, 5),
        '<g transform="translate(128 115) scale(1.28) translate(-128 -109)">',
        *expressions.eyes("#5A3418", mood, height=1.12, look=1.5),
        "</g>",
        expressions.brows("#2B1C1A", mood, inner=93, outer=96, width=4),
        pen.stroke("M122 132Q128 137 134 132", LINE, 2.8),
        *expressions.cheeks(skin, mood),
        pen.stroke(
            "M100 132h.1M105 128h.1M109 133h.1M147 133h.1M151 128h.1M156 132h.1", skin.shade, 3
        ),
        *_childs_mouth(mood),
        pen.stroke("M96 172Q128 206 160 172", "#6B4E34", 3),
        pen.circle((128, 194), 10, EMERALD, stroke=LINE, stroke_width=3),
        pen.stroke("M123 191Q125 187 129 187", "#C9FFD9", 2.6),
    ]


def collector(mood: Mood) -> list[str]:
    """A collector of gems who looks at everything through her loupe."""
    skin = OLIVE
    face = Features(
        skin, "#2E7A52", "#1E1514", "#A93A34", kohl=12, brow_outer=93, brow_width=3.6, smile=4
    )
    wig = (
        "M78 168Q66 120 76 90Q88 48 128 46Q168 48 180 90Q190 120 178 168Q166 176 154 170"
        "L158 104Q140 84 128 84Q116 84 98 104L102 170Q90 176 78 168Z"
    )
    strands = (
        "M84 160Q76 118 88 88M92 166Q86 124 96 96M172 160Q180 118 168 88M164 166"
        "Q170 124 160 96"
        "M106 56Q112 70 112 84M128 50V82M150 56Q144 70 144 84"
    )
    beads = "".join(
        f"M{x} {y}h.1"
        for x, y in ((83, 152), (91, 158), (98, 160), (158, 160), (165, 158), (173, 152))
    )
    return [
        pen.fill("M84 150L172 150L176 176L80 176Z", "#17100F"),
        *faces.shoulders(skin.base, skin.shade),
        *faces.broad_collar((CARNELIAN, TURQUOISE, EMERALD)),
        *faces.neck(skin),
        *faces.head(skin),
        edged(wig, "#1E1514", 3.4),
        pen.stroke(strands, "#4A3632", 2.6),
        pen.stroke(beads, GOLD_LIGHT, 6),
        pen.stroke("M88 84Q128 66 168 84", GOLD_DARK, 10),
        pen.stroke("M88 83Q128 65 168 83", GOLD_LIGHT, 6),
        edged("M128 64L137 74L128 88L119 74Z", EMERALD, 2.6),
        pen.fill("M128 67L122 74L128 79Z", "#C9FFD9"),
        *expressions.features(face, mood),
        *_loupe(mood),
        pen.circle((99, 146), 5, GOLD_LIGHT, stroke=LINE, stroke_width=2),
        edged("M99 151L104 160L99 168L94 160Z", CARNELIAN, 2),
    ]


def racer(mood: Mood) -> list[str]:
    """A charioteer with the wind in the tails of his headband."""
    skin = EBONY
    locks = "M84 106Q74 76 96 58Q112 40 140 46Q176 52 174 104L166 88Q150 78 128 80Q104 80 92 92Z"
    twists = (
        "M92 60Q84 74 86 92M106 52Q100 62 100 78M122 47Q118 60 118 76M140 48Q140 60 138 76"
        "M156 54Q158 66 156 80M168 68Q170 78 168 90"
    )
    tails = (
        "M170 86Q196 76 214 88Q206 96 214 106Q190 98 170 100Z"
        "M170 92Q190 98 204 122Q190 120 186 130Q180 108 168 102Z"
    )
    return [
        pen.stroke(
            "M30 92H66M24 120H58M30 152H62M206 138H228M200 62H216M40 66H78",
            "#FFF2C9",
            5,
            stroke_opacity=0.5,
        ),
        edged(tails, "#E2553D", 3.4),
        *faces.shoulders("#8A4A26", "#4E2512"),
        pen.stroke("M64 184L150 236M192 184L106 236", LINE, 17),
        pen.stroke("M64 184L150 236M192 184L106 236", "#D9A55A", 11),
        pen.circle((128, 220), 13, GOLD, stroke=LINE, stroke_width=3.4),
        pen.circle((125, 217), 5, GOLD_LIGHT),
        *faces.neck(skin),
        *faces.ears(skin),
        *faces.head(skin),
        edged(locks, "#1A1210", 3.4),
        pen.stroke(twists, "#4A3830", 3.4),
        edged("M85 82Q128 66 171 82L171 97Q128 82 85 97Z", CARNELIAN, 3.4),
        pen.stroke("M90 84Q120 73 140 74", "#F08A6A", 3),
        edged("M128 71L138 80L128 89L118 80Z", GOLD_LIGHT, 2.6),
        *expressions.eyes("#8A4A14", mood, height=0.72),
        expressions.brows(
            "#140C0A", mood, inner=98 if mood is Mood.PLEASED else 103, outer=95, width=5.4
        ),
        *expressions.nose(skin, 8),
        pen.stroke("M150 124L160 134", "#D8A888", 3),
        *_racers_mouth(mood),
        pen.fill("M117 159Q128 156 139 159Q136 170 128 171Q120 170 117 159Z", "#1A1210"),
    ]


def master(mood: Mood) -> list[str]:
    """The pharaoh, calm under the nemes."""
    skin = BRONZE
    nemes = (
        "M128 40Q176 40 184 84L198 166Q188 186 166 194L158 130Q164 96 158 82Q128 70 98 82"
        "Q92 96 98 130L90 194Q68 186 58 166L72 84Q80 40 128 40Z"
    )
    stripes = (
        "M78 74Q100 54 124 46M73 92Q90 72 98 68M70 106L94 100M67 122L95 118M64 138L95 136"
        "M61 154L93 154M62 170L92 172M178 74Q156 54 132 46M183 92Q166 72 158 68M186 106"
        "L162 100"
        "M189 122L161 118M192 138L161 136M195 154L163 154M194 170L164 172"
    )
    beard = "M119 162L137 162L140 196Q134 206 128 206Q122 206 116 196Z"
    return [
        faces.rays("#FFD873", 20, 0.16),
        *faces.shoulders(skin.base, skin.shade),
        *faces.broad_collar((TURQUOISE, CARNELIAN, LAPIS)),
        *faces.neck(skin),
        *faces.ears(skin),
        *faces.head(skin),
        pen.fill(nemes, GOLD_LIGHT, stroke=LINE, stroke_width=4, fill_rule="evenodd"),
        pen.stroke(stripes, LAPIS, 7.4),
        pen.fill(
            "M158 82Q164 96 158 130L166 194Q188 186 198 166L184 84Q178 54 156 45Q176 64 158 82Z",
            "#3A1E08",
            fill_opacity=0.28,
        ),
        pen.stroke(nemes, LINE, 4),
        pen.stroke("M92 88Q128 68 164 88", LINE, 13),
        pen.stroke("M92 88Q128 68 164 88", GOLD, 8),
        pen.stroke("M94 86Q112 76 128 75.4", "#FFF2C9", 2.4),
        *faces.uraeus(),
        *expressions.eyes("#3E2412", mood, height=0.62, kohl=14),
        expressions.brows(LINE, mood, inner=98, outer=96, width=4),
        *expressions.nose(skin, 7),
        *expressions.lips("#9A4A38", mood, smile=1.5, width=12),
        edged(beard, LAPIS, 3.4),
        pen.stroke("M119 170H137M118 179H138M117.4 188H138.6M118 196H138", GOLD_LIGHT, 3),
    ]


def cat(mood: Mood) -> list[str]:
    """A cat that plays whatever it likes."""
    fur, lit, dim = "#3A3040", "#5C5068", "#1E1724"
    face = (
        "M80 64Q78 42 86 34Q104 46 112 64Q128 60 144 64Q152 46 170 34Q178 42 176 64L178 104"
        "Q180 142 148 156Q128 164 108 156Q76 142 78 104Z"
    )
    body = "M84 150Q60 180 56 212A112 112 0 0 0 200 212Q196 180 172 150Z"
    return [
        edged(body, fur, 4),
        pen.fill("M150 150Q176 186 168 230Q188 224 200 212Q196 180 172 150Z", dim),
        pen.stroke("M82 170Q68 190 66 206", lit, 4),
        *_cat_collar(),
        edged(face, fur, 4),
        pen.fill("M84 66Q83 50 88 44Q100 54 106 68Q92 70 84 82Z", "#B0707E"),
        pen.fill("M172 66Q173 50 168 44Q156 54 150 68Q164 70 172 82Z", "#7A4656"),
        pen.fill("M150 70Q176 90 176 112Q174 140 148 154Q136 160 128 160Q166 130 150 70Z", dim),
        pen.stroke("M88 96Q92 80 106 74", lit, 5),
        pen.fill("M122 66L128 92L134 66L128 62Z", GOLD_LIGHT, fill_opacity=0.9),
        *_cats_eyes(mood),
        pen.stroke("M86 103Q76 100 70 94M170 100Q178 98 184 92", GOLD_LIGHT, 3.6),
        edged("M120 124Q128 120 136 124Q134 132 128 134Q122 132 120 124Z", "#E08A92", 2.4),
        pen.stroke(_cats_mouth(mood), LINE, 3.4),
        pen.stroke(
            "M108 134L72 128M108 139L74 144M148 134L184 126M148 139L182 144",
            "#E6DCEC",
            2,
            stroke_opacity=0.85,
        ),
        *faces.ring((176, 60), (11, 11), 4.4),
    ]


def _racers_mouth(mood: Mood) -> list[str]:
    """At rest, a grin on one side."""
    if mood is not Mood.CALM:
        return expressions.lips("#7A3A30", mood, width=13)
    grin = "M112 144Q128 141 145 141Q147 152 138 153Q124 153 112 144Z"
    return [
        pen.fill("M112 144Q128 141 144 142Q146 152 138 153Q124 153 112 144Z", "#FFFDF2"),
        pen.stroke(grin, LINE, 3),
    ]


def _childs_mouth(mood: Mood) -> list[str]:
    """A grin with a gap, or a pout."""
    if mood is Mood.ANNOYED:
        return expressions.lips("#A93A34", mood, width=11)
    grin = "M106 138Q128 146 150 138Q148 158 128 159Q108 158 106 138Z"
    return [
        pen.fill(grin, "#5A1C18"),
        pen.fill("M108 139.6Q128 146 148 139.6L147 145Q128 150 109 145Z", "#FFFDF2"),
        pen.fill("M119 143.4L126 144.4L126 148.4L119.6 148Z", "#5A1C18"),
        pen.fill("M118 156Q128 149 138 156Q128 160 118 156Z", "#D4604A"),
        pen.stroke(grin, LINE, 3),
    ]


def _loupe(mood: Mood) -> list[str]:
    """A magnifying glass, and the large eye behind it."""
    handle = "M164 132L186 176"
    return [
        pen.stroke(handle, LINE, 15),
        pen.stroke(handle, "#8A552B", 9),
        pen.stroke("M163 133L183 173", "#C98F55", 3),
        pen.circle((148, 110), 26, LINE),
        pen.circle((148, 110), 23.4, GOLD),
        pen.circle((148, 110), 19, "#E8F4EE", stroke=GOLD_DARK, stroke_width=2),
        *_eye_behind_glass(mood),
        pen.stroke("M130 98A22 22 0 0 1 142 88.6", "#FFF6CF", 3),
    ]


def _eye_behind_glass(mood: Mood) -> list[str]:
    if mood is Mood.PLEASED:
        return [pen.stroke("M133 117Q148 92 163 117", LINE, 7)]
    lid = "M131 112L166 99" if mood is Mood.ANNOYED else "M130 106Q148 88 166 106"
    return [
        pen.circle((148, 111), 11.5, "#2E7A52"),
        pen.circle((148, 111), 6.4, "#140A08"),
        pen.circle((144, 106), 3.4, "#FFFFFF"),
        pen.stroke(lid, LINE, 6 if mood is Mood.ANNOYED else 4.4),
        pen.stroke("M134 122Q148 130 162 122", LINE, 2),
    ]


def _cats_eyes(mood: Mood) -> list[str]:
    """At rest, a wink."""
    if mood is not Mood.CALM:
        return expressions.beast_eyes(((105, 105), (151, 105)), "#7FF0DC", mood, size=15)
    return [
        edged("M90 106Q104 90 120 104Q104 120 90 106Z", "#7FF0DC", 3.4),
        pen.fill("M104 95Q108 105 104 115Q100 105 104 95Z", "#0C0A10"),
        pen.circle((101, 101), 2.6, "#FFFFFF"),
        pen.stroke("M136 107Q150 116 166 102", "#0C0A10", 7),
        pen.stroke("M136 106Q150 113.6 165 102", "#7FF0DC", 2.4),
    ]


def _cats_mouth(mood: Mood) -> str:
    match mood:
        case Mood.PLEASED:
            return "M128 134V140Q118 154 102 140M128 140Q138 154 154 140"
        case Mood.ANNOYED:
            return "M128 134V141Q118 141 112 150M128 141Q138 141 144 150"
        case Mood.CALM:
            return "M128 134V140Q120 150 110 144M128 140Q138 151 150 140"


def _cat_collar() -> list[str]:
    bands = (("M80 168Q128 196 176 168", CARNELIAN), ("M76 180Q128 210 180 180", TURQUOISE))
    shapes = [pen.stroke(path, LINE, 16) for path, _ in bands]
    shapes += [pen.stroke(path, colour, 10) for path, colour in bands]
    beetle = "M128 190Q142 192 142 208Q142 224 128 226Q114 224 114 208Q114 192 128 190Z"
    return [
        *shapes,
        edged(beetle, GOLD, 3.4),
        pen.stroke("M115 203H141M128 204V225", LINE, 2.6),
        pen.stroke("M119 208Q119 216 124 220", "#FFF2C9", 3),
    ]
