"""Busts with animal heads: ibis, jackal, baboon, falcon, hippopotamus, crocodile."""

from __future__ import annotations

from tools.art import expressions, faces, pen
from tools.art.expressions import Mood
from tools.art.faces import (
    BRONZE,
    CARNELIAN,
    EBONY,
    EMERALD,
    GOLD,
    GOLD_LIGHT,
    LAPIS,
    LINE,
    TURQUOISE,
    edged,
)

NIGHT, NIGHT_LIT, NIGHT_DIM = "#2C2A3A", "#55526C", "#15131E"


def ibis(mood: Mood) -> list[str]:
    """An ibis with a reed pen behind its wig: it measures everything."""
    wig = (
        "M128 46Q184 48 186 104L196 190Q178 204 158 196L154 120Q152 92 128 90"
        "Q104 92 102 120L98 196Q78 204 60 190L70 104Q72 48 128 46Z"
    )
    stripes = (
        "M76 92Q84 66 110 54M72 112L98 110M70 130L98 130M67 150L97 150M65 170L97 172"
        "M180 92Q172 66 146 54M184 112L158 110M186 130L158 130M189 150L159 150M191 170L159 172"
    )
    beak = (
        "M110 116Q128 104 146 116Q146 146 130 172Q112 204 82 214Q106 188 112 158Q112 134 110 116Z"
    )
    return [
        pen.stroke("M186 116L214 44", LINE, 9),
        pen.stroke("M186 116L214 44", "#C9D88A", 4.4),
        *faces.shoulders(BRONZE.base, BRONZE.shade),
        *faces.broad_collar((LAPIS, GOLD_LIGHT, LAPIS)),
        edged("M102 100Q128 76 154 100L156 176Q128 196 100 176Z", "#D9D2C0", 3.4),
        edged(wig, "#2F66AE", 4),
        pen.fill("M154 52Q184 64 186 104L196 190Q186 198 174 198Q180 110 154 52Z", "#173A6C"),
        pen.stroke(stripes, GOLD_LIGHT, 4.4),
        edged("M95 112Q92 74 128 74Q164 74 161 112Q158 138 128 140Q98 138 95 112Z", "#F6F1E4", 3.8),
        pen.fill("M146 77Q164 84 161 112Q158 138 130 140Q158 116 146 77Z", "#B9AF98"),
        pen.stroke(
            "M120 78Q124 88 122 94M128 76Q130 86 128 94M137 78Q137 88 134 94", "#9A9078", 2.6
        ),
        edged(beak, "#453E58", 3.8),
        pen.stroke("M119 120Q122 156 98 196", "#A39BBC", 3.8),
        *_beak_line(mood),
        *expressions.beast_eyes(((110, 107), (146, 107)), "#F2A83A", mood, size=11.5),
    ]


def jackal(mood: Mood) -> list[str]:
    """A jackal, keeper of the chambers."""
    ears = (
        "M94 84Q70 50 80 14Q104 34 116 74Z",
        "M162 84Q186 50 176 14Q152 34 140 74Z",
    )
    face = (
        "M92 86Q104 66 128 66Q152 66 164 86Q172 108 160 126Q150 140 146 162Q142 178 128 178"
        "Q114 178 110 162Q106 140 96 126Q84 108 92 86Z"
    )
    lappets = (
        "M92 96L70 178Q80 194 100 188L106 132Z",
        "M164 96L186 178Q176 194 156 188L150 132Z",
    )
    return [
        *faces.shoulders(EBONY.base, EBONY.shade),
        *faces.broad_collar((TURQUOISE, CARNELIAN, TURQUOISE)),
        edged(lappets[0], "#23306A", 3.6),
        edged(lappets[1], "#141C44", 3.6),
        pen.stroke("M86 122L104 128M82 138L104 144M78 154L102 160M74 170L101 174M170 122L152 128"
                   "M174 138L152 144M178 154L154 160M182 170L155 174", GOLD_LIGHT, 4),
        edged(ears[0], NIGHT, 3.8),
        edged(ears[1], NIGHT_DIM, 3.8),
        pen.fill("M98 74Q84 52 87 30Q102 46 109 70Z", "#B98A6A"),
        pen.fill("M158 74Q172 52 169 30Q154 46 147 70Z", "#7A5444"),
        edged(face, NIGHT, 3.8),
        pen.fill("M146 70Q160 76 164 86Q172 108 160 126Q150 140 146 162Q142 178 128 178"
                 "Q146 130 146 70Z", NIGHT_DIM),
        pen.stroke("M98 92Q106 76 122 73M116 130Q118 146 120 156", NIGHT_LIT, 4),
        pen.fill("M120 68L128 96L136 68Q128 64 120 68Z", GOLD_LIGHT),
        *expressions.beast_eyes(((108, 106), (148, 106)), "#FFC93A", mood, size=12),
        pen.stroke("M97 110Q90 114 84 110M159 110Q166 114 172 110", GOLD_LIGHT, 3.4),
        edged("M116 158Q128 152 140 158Q138 168 128 170Q118 168 116 158Z", "#0E0C14", 3),
        pen.stroke("M121 159Q126 156 130 157", "#7A7690", 2.4),
        *_muzzle(mood, 180),
        *faces.ring((174, 58), (8, 8), 3.6),
    ]  # fmt: skip


def baboon(mood: Mood) -> list[str]:
    """A baboon with a date to nibble."""
    mane = (
        "M128 36Q160 30 178 58Q202 74 196 104Q208 130 192 150Q192 178 166 184Q146 198 128 190"
        "Q110 198 90 184Q64 178 64 150Q48 130 60 104Q54 74 78 58Q96 30 128 36Z"
    )
    tufts = (
        "M74 72Q84 80 86 92M62 106Q74 108 80 116M62 138Q74 134 82 140M76 168Q84 160 92 162"
        "M182 72Q172 80 170 92M194 106Q182 108 176 116M194 138Q182 134 174 140M180 168"
        "Q172 160 164 162M110 44Q114 54 112 62M146 44Q142 54 144 62M128 42V58"
    )
    muzzle = (
        "M110 112Q128 104 146 112Q162 126 158 150Q150 170 128 170Q106 170 98 150Q94 126 110 112Z"
    )
    return [
        edged("M70 180Q60 200 58 214A112 112 0 0 0 198 214Q196 200 186 180Z", "#7A6A58", 4),
        edged(mane, "#A8977E", 4),
        pen.fill("M150 38Q168 42 178 58Q202 74 196 104Q208 130 192 150Q192 178 166 184Q152 192"
                 " 140 191Q186 130 150 38Z", "#6E5E4C", fill_opacity=0.7),
        pen.stroke(tufts, "#E0D2BA", 4),
        edged("M90 92Q96 72 128 72Q160 72 166 92Q170 112 158 122L98 122Q86 112 90 92Z",
              "#D98A76", 3.4),
        edged(muzzle, "#E8A890", 3.6),
        pen.fill("M140 110Q162 126 158 150Q150 170 130 170Q154 144 140 110Z", "#B86A5C",
                 fill_opacity=0.6),
        pen.stroke("M106 128Q104 138 108 146M150 128Q152 138 148 146", "#B86A5C", 3.4),
        pen.stroke("M121 122h.1M135 122h.1", LINE, 7),
        *expressions.beast_eyes(((111, 98), (145, 98)), "#F6C65A", mood, size=11),
        pen.stroke("M94 86Q110 76 126 86M130 86Q146 76 162 86", "#7A4A3E", 5)
        if mood is not Mood.ANNOYED else "",
        *_wide_mouth(mood, 150, 20),
        pen.stroke("M84 178Q128 212 172 178", LINE, 15),
        pen.stroke("M84 178Q128 212 172 178", TURQUOISE, 9),
        edged("M128 192Q140 200 134 214Q128 222 122 214Q116 200 128 192Z", GOLD_LIGHT, 3),
    ]  # fmt: skip


def falcon(mood: Mood) -> list[str]:
    """A falcon that sees the whole field, under the double crown's red rim."""
    head = "M82 108Q78 60 128 56Q178 60 174 108Q172 142 156 158L150 190H106L100 158Q84 142 82 108Z"
    cheek = "M{a} 112Q{b} 128 {c} 150Q{d} 146 {e} 124Z"
    beak = (
        "M112 112Q128 100 144 112Q148 132 136 142Q134 156 126 162Q124 152 118 144Q108 134 112 112Z"
    )
    return [
        *faces.shoulders(BRONZE.base, BRONZE.shade),
        *faces.broad_collar((EMERALD, CARNELIAN, EMERALD)),
        edged("M82 96L64 186Q80 200 102 192L104 130Z", "#2C4F8A", 3.6),
        edged("M174 96L192 186Q176 200 154 192L152 130Z", "#18305C", 3.6),
        pen.stroke("M76 130L100 136M72 150L100 156M68 170L101 176M180 130L156 136M184 150L156 156"
                   "M188 170L155 176", GOLD_LIGHT, 4),
        edged(head, "#8A5C36", 4),
        pen.fill("M106 132Q128 146 150 132L156 158L150 190H106L100 158Z", "#F4E4C4"),
        pen.stroke("M114 166L118 174M128 168L131 176M140 166L144 174M120 182L124 188"
                   "M134 184L138 190", "#A87A4A", 3.4),
        pen.fill("M150 60Q178 70 174 108Q172 142 156 158L150 190H134Q172 130 150 60Z", "#4E2E18",
                 fill_opacity=0.55),
        edged("M82 92Q80 42 128 38Q176 42 174 92Q152 74 128 74Q104 74 82 92Z", "#B8412C", 4),
        pen.fill("M148 42Q176 52 174 92Q164 84 152 79Q166 60 148 42Z", "#701E16"),
        pen.stroke("M92 76Q96 54 118 48", "#F08A6A", 4),
        edged("M112 44Q108 22 128 14Q148 22 144 44Q128 36 112 44Z", "#F8F2E4", 3.6),
        pen.fill(cheek.format(a=92, b=88, c=102, d=110, e=106), "#2A1710"),
        pen.fill(cheek.format(a=164, b=168, c=154, d=146, e=150), "#2A1710"),
        edged(beak, "#E8B84A", 3.6),
        pen.fill("M134 142Q134 156 126 162Q124 152 119 145Z", "#54423A"),
        pen.stroke("M122 118h.1M134 118h.1", LINE, 4),
        *expressions.beast_eyes(((106, 104), (150, 104)), "#FFE27A", mood, size=13),
        *_beak_corners(mood),
    ]  # fmt: skip


def hippo(mood: Mood) -> list[str]:
    """A good-natured hippopotamus with a reed crown."""
    skin, lit, dim = "#7FA0B8", "#B4D0E0", "#4A667E"
    muzzle = (
        "M82 132Q80 108 108 108Q128 102 148 108Q176 108 174 132Q180 162 160 174Q128 184 96 174"
        "Q76 162 82 132Z"
    )
    reeds = "".join(f"M{x} 64Q{x + lean} 44 {x + 2 * lean} 24" for x, lean in (
        (104, -7), (116, -3), (128, 0), (140, 3), (152, 7)))  # fmt: skip
    return [
        edged("M78 168Q52 186 48 210A112 112 0 0 0 208 210Q204 186 178 168Z", skin, 4),
        pen.fill("M160 170Q190 190 180 226Q198 220 208 210Q204 186 178 168Z", dim),
        pen.stroke(reeds, LINE, 11),
        pen.stroke(reeds, "#6FB85A", 6),
        edged("M84 70Q66 60 66 44Q82 40 96 58Z", skin, 3.6),
        edged("M172 70Q190 60 190 44Q174 40 160 58Z", dim, 3.6),
        pen.fill("M84 64Q76 58 74 50Q82 50 90 60Z", "#E09AA0"),
        edged("M86 124Q78 58 128 56Q178 58 170 124Z", skin, 4),
        pen.fill("M150 60Q178 76 170 124L150 124Q164 92 150 60Z", dim),
        pen.stroke("M96 88Q102 70 120 66", lit, 5),
        pen.stroke("M88 78Q128 58 168 78", LINE, 10),
        pen.stroke("M88 78Q128 58 168 78", GOLD_LIGHT, 5.4),
        *expressions.beast_eyes(((108, 96), (148, 96)), "#FFF4D8", mood, size=11),
        edged(muzzle, lit, 4),
        pen.fill("M150 109Q176 110 174 132Q180 162 160 174Q144 180 128 180Q168 150 150 109Z", skin),
        pen.stroke("M112 120Q106 122 106 128M144 120Q150 122 150 128", LINE, 6),
        *expressions.cheeks(faces.Skin(lit, skin, dim, "#E0606A"), mood),
        *_wide_mouth(mood, 150, 28),
        *([] if mood is Mood.PLEASED else [
            edged("M106 153L112 154L110 165Q106 164 106 153Z", "#FFFDF2", 2.4),
            edged("M150 153L144 154L146 165Q150 164 150 153Z", "#FFFDF2", 2.4),
        ]),
        pen.stroke("M84 186Q128 214 172 186", LINE, 14),
        pen.stroke("M84 186Q128 214 172 186", CARNELIAN, 8),
        pen.stroke("M92 192h.1M110 200h.1M128 203h.1M146 200h.1M164 192h.1", GOLD_LIGHT, 7),
    ]  # fmt: skip


def crocodile(mood: Mood) -> list[str]:
    """A crocodile that smiles with all its teeth, crowned with two plumes."""
    skin, lit, dim = "#5E8F4A", "#A2C878", "#2F5A30"
    head = (
        "M88 84Q92 66 108 66Q118 70 128 70Q138 70 148 66Q164 66 168 84L172 112Q180 140 166 160"
        "Q150 176 128 176Q106 176 90 160Q76 140 84 112Z"
    )
    scales = (
        "M116 84h.1M128 80h.1M140 84h.1M110 98h.1M122 94h.1M134 94h.1M146 98h.1M116 110h.1"
        "M128 107h.1M140 110h.1"
    )
    return [
        edged("M112 64Q92 44 100 16Q120 26 122 62Z", "#F4E8D0", 3.6),
        edged("M144 64Q164 44 156 16Q136 26 134 62Z", "#D8C49A", 3.6),
        pen.stroke("M116 60Q106 42 104 26M140 60Q150 42 152 26", "#B08A4A", 3),
        pen.circle((128, 48), 13, CARNELIAN, stroke=LINE, stroke_width=3.6),
        pen.circle((124, 44), 4, "#F08A6A"),
        *faces.shoulders(BRONZE.base, BRONZE.shade),
        *faces.broad_collar((EMERALD, GOLD_LIGHT, EMERALD)),
        edged("M88 112L72 184Q86 196 106 190L108 150Z", "#2C4F8A", 3.6),
        edged("M168 112L184 184Q170 196 150 190L148 150Z", "#18305C", 3.6),
        edged(head, skin, 4),
        pen.fill(
            "M148 66Q164 66 168 84L172 112Q180 140 166 160Q150 176 128 176Q166 130 148 66Z", dim
        ),
        pen.stroke("M94 84Q96 74 106 72M88 120Q84 138 92 150", lit, 4),
        pen.stroke(scales, dim, 6),
        *expressions.beast_eyes(((104, 84), (152, 84)), "#FFE14A", mood, size=13),
        pen.stroke("M112 124Q108 120 110 117M144 124Q148 120 146 117", LINE, 5),
        *_teeth(mood),
        pen.stroke("M96 68Q128 56 160 68", LINE, 9),
        pen.stroke("M96 68Q128 56 160 68", GOLD, 4.6),
    ]


def _beak_line(mood: Mood) -> list[str]:
    """The corner of a long beak."""
    match mood:
        case Mood.PLEASED:
            return [pen.stroke("M112 128Q104 128 100 120M146 128Q152 128 156 120", LINE, 3.6)]
        case Mood.ANNOYED:
            return [pen.stroke("M112 128Q106 130 104 138M146 128Q150 130 152 138", LINE, 3.6)]
        case Mood.CALM:
            return []


def _beak_corners(mood: Mood) -> list[str]:
    match mood:
        case Mood.PLEASED:
            return [pen.stroke("M118 140Q108 138 104 128M138 140Q148 138 152 128", LINE, 4)]
        case Mood.ANNOYED:
            return [pen.stroke("M116 138Q108 142 106 152M140 138Q148 142 150 152", LINE, 4)]
        case Mood.CALM:
            return []


def _muzzle(mood: Mood, bottom: float) -> list[str]:
    """The mouth below a jackal's nose."""
    match mood:
        case Mood.PLEASED:
            return [
                edged(f"M112 168Q128 178 144 168Q140 {bottom + 10:g} 128 {bottom + 10:g}"
                      f"Q116 {bottom + 10:g} 112 168Z", "#D4606A", 3.4),
                pen.stroke("M128 174V184", LINE, 2.6),
            ]  # fmt: skip
        case Mood.ANNOYED:
            return [
                pen.fill(
                    "M112 178L116 170L120 177L124 171H132L136 177L140 170L144 178Z", "#FFFDF2"
                ),
                pen.stroke("M110 180L116 170H140L146 180", LINE, 3),
            ]
        case Mood.CALM:
            return [
                pen.stroke("M128 170V174Q120 180 114 174M128 174Q136 180 142 174", NIGHT_LIT, 2.8)
            ]


def _wide_mouth(mood: Mood, y: float, width: float) -> list[str]:
    """A broad animal mouth; `width` is half its width."""
    left, right = 128 - width, 128 + width
    match mood:
        case Mood.PLEASED:
            return expressions.laugh(width, top=y - 8, depth=22)
        case Mood.ANNOYED:
            return [pen.stroke(f"M{left:g} {y + 8:g}Q128 {y - 8:g} {right:g} {y + 8:g}", LINE, 4)]
        case Mood.CALM:
            return [pen.stroke(f"M{left:g} {y:g}Q128 {y + 10:g} {right:g} {y:g}", LINE, 3.6)]


def _teeth(mood: Mood) -> list[str]:
    """A long jaw; open when pleased, its ends down when annoyed."""
    if mood is Mood.PLEASED:
        jaw = "M86 138Q128 152 170 138Q166 172 128 172Q90 172 86 138Z"
        upper = (
            "M92 141L99 151L106 144L113 154L121 147L128 156L135 147L143 154L150 144L157 151L164 141"
        )
        return [
            pen.fill(jaw, "#5A1C18"),
            pen.fill("M104 166Q128 150 152 166Q128 174 104 166Z", "#D4604A"),
            pen.fill(upper + "Q128 152 92 141Z", "#FFFDF2"),
            pen.stroke(jaw, LINE, 3.6),
        ]
    bend = -14 if mood is Mood.ANNOYED else 12
    y = 152 if mood is Mood.ANNOYED else 142
    line = f"M86 {y}Q128 {y + bend} 170 {y}"
    tips = []
    for step in range(1, 8):
        t = step / 8
        x = 86 + 84 * t
        edge = y + 2 * t * (1 - t) * bend
        tips.append(f"M{x - 4:g} {edge:g}L{x:g} {edge + 9:g}L{x + 4:g} {edge:g}Z")
    return [
        pen.fill("".join(tips), "#FFFDF2", stroke=LINE, stroke_width=1.6),
        pen.stroke(line, LINE, 3.8),
    ]
