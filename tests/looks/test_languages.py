"""The language is changed in the middle of a game: not a word of the other one is left."""

from __future__ import annotations

import pytest

from pyramids.showcase.headless_app import Easel, easel
from pyramids.showcase.pictures import Show, all_shows
from tests.looks import measure

SIZE = (1280, 800)
USUAL = ("silver_gold_round", "silver_gold_draft", "labyrinth_betting", "silver_gold_scoring")
"""Looked at in every run."""
KEPT = {"Player 1", "P", "Round I, 14 February", "colour"}
"""Names, and what is written into a line: they stay as they were given or typed."""


def _marked(show: Show) -> object:
    marks = [] if show.name in USUAL else [pytest.mark.slow]
    return pytest.param(show, id=show.name, marks=marks)


def _words(made: Easel) -> set[str]:
    return {text.text for text in measure.written(made.app)}


def _drawn(show: Show, language: str) -> set[str]:
    with easel(SIZE, language) as made:
        show.play(made)
        return _words(made)


@pytest.mark.parametrize("show", [_marked(show) for show in all_shows()])
def test_every_word_follows_the_language(show: Show) -> None:
    expected = _drawn(show, "de")
    with easel(SIZE, "en") as made:
        show.play(made)
        english = _words(made)
        made.app.set_language("de")
        made.app.step(0)
        left = (_words(made) & english) - expected - KEPT
    assert left == set()
