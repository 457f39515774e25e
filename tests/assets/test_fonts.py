"""Every letter and sign the screens write exists in the face that writes it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from pyramids.ui import theme

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
FACES = sorted(FONTS.glob("*.ttf"))
TEXT_FACES = [face for face in FACES if face.stem.startswith("Inter")]
COUNTING_FACES = [face for face in FACES if face.stem.startswith("InterTabular")]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßéèêñç0123456789"
PUNCTUATION = " .,:;!?'\"()[]/%&+-–—…„“”‘’«»·×"
SIGNS = "←→↑↓↻↺✓✗★☆−●○◆▲▼≤≥"


def glyphs(face: Path) -> dict[int, str]:
    """What the face draws, by code point."""
    return dict(TTFont(face).getBestCmap())


def missing(face: Path, wanted: str) -> list[str]:
    """The signs of `wanted` that the face would show as an empty box."""
    drawn = glyphs(face)
    return [sign for sign in wanted if ord(sign) not in drawn]


def widths(face: Path, signs: str) -> set[int]:
    """How wide the face sets these signs."""
    font = TTFont(face)
    drawn = font.getBestCmap()
    return {font["hmtx"][drawn[ord(sign)]][0] for sign in signs}


def test_the_three_faces_of_the_look_are_there() -> None:
    families = {face.stem.split("-")[0] for face in FACES}
    assert families == {"Cinzel", "Philosopher", "Inter", "InterTabular"}


def test_every_face_that_is_shipped_is_read() -> None:
    assert {face.name for face in FACES} == set(theme.FACES.values())


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.stem)
def test_every_face_writes_english_and_german(face: Path) -> None:
    assert missing(face, LETTERS + PUNCTUATION) == []


@pytest.mark.parametrize("face", TEXT_FACES, ids=lambda face: face.stem)
def test_every_text_face_draws_the_signs_of_the_game(face: Path) -> None:
    assert missing(face, SIGNS) == []


@pytest.mark.parametrize("face", COUNTING_FACES, ids=lambda face: face.stem)
def test_rolling_counters_never_change_their_width(face: Path) -> None:
    assert len(widths(face, "0123456789")) == 1
    assert widths(face, "+") == widths(face, "−")


@pytest.mark.parametrize("face", COUNTING_FACES, ids=lambda face: face.stem)
def test_counting_faces_have_no_feature_that_brings_uneven_figures_back(face: Path) -> None:
    font = TTFont(face)
    features = {
        record.FeatureTag
        for table in ("GSUB", "GPOS")
        if table in font
        for record in font[table].table.FeatureList.FeatureRecord
    }
    assert features.isdisjoint({"pnum", "calt", "kern"})


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.stem)
def test_every_face_has_its_free_licence_beside_it(face: Path) -> None:
    family = face.stem.split("-")[0].removesuffix("Tabular")
    text = (FONTS / f"LICENSE-OFL-{family}.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert f"The {family} Project Authors" in text


def test_no_licence_reserves_a_name_that_a_changed_face_carries() -> None:
    notice = (FONTS / "LICENSE-OFL-Inter.txt").read_text(encoding="utf-8").splitlines()[0]
    assert "Reserved Font Name" not in notice
