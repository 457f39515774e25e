"""When the language changes, every text on the screen follows."""

from __future__ import annotations

import pytest

from pyramids.showcase.headless_app import headless_app
from pyramids.showcase.pictures import all_pictures
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Picture
from tests.looks import measure

SIZE = (1280, 800)
KEPT = {"Player 1", "P", "Round I, 14 February", "colour"}
"""Names and typed texts, which aren't translated."""


def _marked(picture: Picture) -> object:
    marks = [] if picture.fullest else [pytest.mark.slow]
    return pytest.param(picture, id=picture.name, marks=marks)


def _words(made: HeadlessApp) -> set[str]:
    return {text.text for text in measure.written(made.app)}


def _drawn(picture: Picture, language: str) -> set[str]:
    with headless_app(SIZE, language) as made:
        with made.app.unseen():
            picture.play(made)
        return _words(made)


@pytest.mark.sampled(3, slow=40)
@pytest.mark.parametrize("picture", [_marked(picture) for picture in all_pictures()])
def test_every_word_follows_the_language(picture: Picture) -> None:
    expected = _drawn(picture, "de")
    with headless_app(SIZE, "en") as made:
        with made.app.unseen():
            picture.play(made)
        english = _words(made)
        made.app.set_language("de")
        made.app.step(0)
        left = (_words(made) & english) - expected - KEPT
    assert left == set()
