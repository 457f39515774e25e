"""The features of portraits, and how moods change them: eyes, brows, nose, mouth.

A mood has to read at 32 pixels: whoever is pleased shuts the eyes in an arc and laughs, whoever is
annoyed draws the brows together and the corners of the mouth down.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tools.art import pen
from tools.art.faces import LINE, Skin

MOUTH_INSIDE, TEETH, TONGUE = "#5A1C18", "#FFFDF2", "#D4604A"


class Mood(Enum):
    """An expression; the value is what its file's name ends in."""

    CALM = ""
    PLEASED = "_pleased"
    ANNOYED = "_annoyed"


@dataclass(frozen=True)
class Features:
    """A face at rest; the moods are derived from it."""

    skin: Skin
    iris: str
    brow: str
    lip: str
    eye: float = 0.95
    """How wide the eyes are open; 1 is wide."""
    kohl: float = 0.0
    """The length of the painted line at the eyes."""
    brow_inner: float = 96.0
    brow_outer: float = 94.0
    brow_width: float = 4.0
    nose: float = 6.0
    smile: float = 3.0
    mouth: float = 12.0
    """Half the mouth's width."""


def features(face: Features, mood: Mood) -> list[str]:
    """Eyes, brows, nose, cheeks and mouth."""
    return [
        *cheeks(face.skin, mood),
        *eyes(face.iris, mood, height=face.eye, kohl=face.kohl),
        brows(face.brow, mood, inner=face.brow_inner, outer=face.brow_outer, width=face.brow_width),
        *nose(face.skin, face.nose),
        *lips(face.lip, mood, smile=face.smile, width=face.mouth),
    ]


def eyes(
    iris: str, mood: Mood = Mood.CALM, *, height: float = 1.0, kohl: float = 0.0, look: float = 0.0
) -> list[str]:
    """A pair of eyes; height 1 is wide open, `look` moves the pupils."""
    shapes = []
    for side in (-1, 1):
        x = 128 + side * 17.5
        match mood:
            case Mood.PLEASED:
                shapes.append(pen.stroke(f"M{x - 10:g} 112Q{x:g} 97 {x + 10:g} 112", LINE, 4.8))
            case Mood.ANNOYED:
                shapes += _narrowed(iris, x, side, look)
            case Mood.CALM:
                shapes += _open(iris, x, 9.5 * height, look)
        if kohl:
            start, end = x + side * 10, x + side * (10 + kohl)
            shapes.append(
                pen.stroke(f"M{start:g} 110Q{end - side * 3:g} 112 {end:g} 109.4", LINE, 3.6)
            )
    return shapes


def _open(iris: str, x: float, lift: float, look: float) -> list[str]:
    lid = f"M{x - 11:g} 109Q{x:g} {109 - lift * 1.25:g} {x + 11:g} 109"
    return [
        pen.fill(f"{lid}Q{x:g} {109 + lift:g} {x - 11:g} 109Z", "#FFF8EA"),
        pen.circle((x + look, 108.4), min(5.4, lift * 0.72), iris),
        pen.circle((x + look, 108.4), min(2.8, lift * 0.4), "#140A08"),
        pen.circle((x + look - 1.8, 106.6), 1.5, "#FFFFFF"),
        pen.stroke(lid, LINE, 3.4),
        pen.stroke(f"M{x - 9:g} 110.4Q{x:g} {109 + lift:g} {x + 9:g} 110.4", LINE, 1.6),
    ]


def _narrowed(iris: str, x: float, side: int, look: float) -> list[str]:
    """An eye under a straight lid that falls towards the nose."""
    inner, outer = x - side * 10, x + side * 11
    lid = f"M{inner:g} 109.6L{outer:g} 104.4"
    return [
        pen.fill(f"{lid}Q{x:g} 121 {inner:g} 109.6Z", "#FFF8EA"),
        pen.circle((x + look, 110.6), 4, iris),
        pen.circle((x + look, 110.6), 2.2, "#140A08"),
        pen.stroke(f"M{outer:g} 105Q{x:g} 120.6 {inner:g} 110", LINE, 1.8),
        pen.stroke(lid, LINE, 4.2),
    ]


def brows(
    colour: str, mood: Mood = Mood.CALM, *, inner: float, outer: float, width: float = 4.4
) -> str:
    """Both brows, given the height of their inner and outer ends at rest."""
    if mood is Mood.ANNOYED:
        ends = ((128 + side * 6, 128 + side * 30) for side in (-1, 1))
        strokes = "".join(f"M{near:g} 103L{far:g} {min(outer, 95) - 3:g}" for near, far in ends)
        return pen.stroke(strokes, colour, max(width, 4) * 1.25)
    raised = 5 if mood is Mood.PLEASED else 0
    strokes = "".join(
        f"M{128 + side * 8:g} {inner - raised:g}"
        f"Q{128 + side * 18:g} {min(inner, outer) - 4 - raised * 1.3:g}"
        f" {128 + side * 30:g} {outer - raised / 2:g}"
        for side in (-1, 1)
    )
    return pen.stroke(strokes, colour, width)


def nose(skin: Skin, width: float = 7.0) -> list[str]:
    """A nose with its shade side and nostrils."""
    return [
        pen.fill(
            f"M129 104Q133 120 {129 + width:g} 131Q130 136 126 132Q131 118 129 104Z",
            skin.shade,
            fill_opacity=0.75,
        ),
        pen.stroke(f"M{128 - width:g} 131Q128 137 {128 + width:g} 131", LINE, 2.6),
    ]


def lips(
    colour: str, mood: Mood = Mood.CALM, *, smile: float = 3.0, width: float = 13.0
) -> list[str]:
    """A mouth: closed at rest, laughing, or with its corners down."""
    left, right = 128 - width, 128 + width
    match mood:
        case Mood.PLEASED:
            return laugh(width + 4)
        case Mood.ANNOYED:
            lower = f"M{left + 3:g} 153Q128 144 {right - 3:g} 153Q128 157 {left + 3:g} 153Z"
            return [
                pen.fill(lower, colour),
                pen.stroke(f"M{left - 2:g} 153Q128 139 {right + 2:g} 153", LINE, 3.6),
            ]
        case Mood.CALM:
            start = f"{left + 3:g} 146"
            lower = f"M{start}Q128 {152 + smile:g} {right - 3:g} 146Q128 {147 + smile:g} {start}Z"
            corners = 146 - smile / 2
            return [
                pen.fill(lower, colour),
                pen.stroke(
                    f"M{left:g} {corners:g}Q128 {146 + smile:g} {right:g} {corners:g}", LINE, 2.8
                ),
            ]


def laugh(width: float, top: float = 140.0, depth: float = 18.0) -> list[str]:
    """An open mouth with teeth and tongue; `width` is half its width."""
    left, right = 128 - width, 128 + width
    mouth = (
        f"M{left:g} {top:g}Q128 {top + 6:g} {right:g} {top:g}"
        f"Q{right - 2:g} {top + depth:g} 128 {top + depth:g}"
        f"Q{left + 2:g} {top + depth:g} {left:g} {top:g}Z"
    )
    teeth = (
        f"M{left + 2:g} {top + 1:g}Q128 {top + 6:g} {right - 2:g} {top + 1:g}"
        f"L{right - 4:g} {top + 6:g}Q128 {top + 10:g} {left + 4:g} {top + 6:g}Z"
    )
    tongue = (
        f"M{128 - width / 2:g} {top + depth - 2:g}Q128 {top + depth - 9:g}"
        f" {128 + width / 2:g} {top + depth - 2:g}Q128 {top + depth + 1:g}"
        f" {128 - width / 2:g} {top + depth - 2:g}Z"
    )
    return [
        pen.fill(mouth, MOUTH_INSIDE),
        pen.fill(teeth, TEETH),
        pen.fill(tongue, TONGUE),
        pen.stroke(mouth, LINE, 3),
    ]


def cheeks(skin: Skin, mood: Mood = Mood.CALM) -> list[str]:
    """A blush on both cheeks, stronger when pleased."""
    strength = 0.4 if mood is Mood.PLEASED else 0.22
    return [pen.circle((x, 131), 9, skin.blush, fill_opacity=strength) for x in (102, 154)]


def beast_eyes(
    places: tuple[tuple[float, float], ...], iris: str, mood: Mood, size: float = 11.0
) -> list[str]:
    """The eyes of an animal, each at a place of its own."""
    shapes = []
    for x, y in places:
        side = -1 if x < 128 else 1
        match mood:
            case Mood.PLEASED:
                arc = f"M{x - size:g} {y + 4:g}Q{x:g} {y - size * 1.1:g} {x + size:g} {y + 4:g}"
                shapes += [pen.stroke(arc, LINE, 7.4), pen.stroke(arc, iris, 3)]
            case Mood.ANNOYED:
                inner, outer = x - side * size, x + side * size
                lid = f"M{inner:g} {y + 2:g}L{outer:g} {y - 5:g}"
                shapes += [
                    pen.fill(f"{lid}Q{x:g} {y + size:g} {inner:g} {y + 2:g}Z", iris),
                    pen.circle((x - side, y + 1.4), size * 0.26, "#0C0A10"),
                    pen.stroke(f"{lid}Q{x:g} {y + size:g} {inner:g} {y + 2:g}Z", LINE, 2.6),
                    pen.stroke(f"M{inner - side * 3:g} {y + 2:g}L{outer:g} {y - 6:g}", LINE, 6),
                ]
            case Mood.CALM:
                almond = (
                    f"M{x - size:g} {y:g}Q{x:g} {y - size:g} {x + size:g} {y:g}"
                    f"Q{x:g} {y + size:g} {x - size:g} {y:g}Z"
                )
                shapes += [
                    pen.fill(almond, iris, stroke=LINE, stroke_width=3.4),
                    pen.circle((x, y), size * 0.38, "#0C0A10"),
                    pen.circle((x - size * 0.2, y - size * 0.2), size * 0.16, "#FFFFFF"),
                ]
    return shapes
