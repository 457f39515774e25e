"""In all sizes and languages no text overlaps, is cut off, too small or too faint."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.language import LANGUAGES
from pyramids.showcase.headless_app import headless_app
from pyramids.showcase.pictures import all_pictures
from pyramids.tables.game_ui import game_ui
from pyramids.tables.testing.pictures import Picture
from pyramids.ui.app import App
from pyramids.ui.theme import TEXT_SIZES
from tests.looks import measure

SIZES = ((1024, 640), (1280, 800), (1600, 640), (1024, 1000), (1920, 1080))
LARGEST = (3840, 2160)
PLAYABLE = playable_games()
MOST_FRAMES = 2400
"""Two minutes."""

TIGHTEST = ((1024, 640), "de")
"""The smallest window with the longest words; every run checks some of the screens there."""
USUAL = (((1280, 800), "en"), ((1600, 640), "de"), ((1024, 1000), "de"))
"""A usual window, a low and a tall one, left to the slow tests."""

PICTURES = all_pictures()
FULLEST = [picture for picture in PICTURES if picture.fullest]


def _marks(picture: Picture, window: tuple[tuple[int, int], str]) -> list[pytest.MarkDecorator]:
    if window == TIGHTEST:
        return []
    return [pytest.mark.slow] if window in USUAL else [pytest.mark.slow, pytest.mark.endurance]


def views() -> list[object]:
    """Parameters: every picture in every window."""
    return [
        pytest.param(
            picture,
            size,
            language,
            id=f"{picture.name}-{size[0]}x{size[1]}-{language}",
            marks=_marks(picture, (size, language)),
        )
        for picture in PICTURES
        for size in (*SIZES, LARGEST)
        for language in LANGUAGES
    ]


FAULTS: dict[str, Callable[[App], list[str]]] = {
    "too small": measure.too_small,
    "too faint": measure.too_faint,
    "cut off": measure.cut_off,
    "written over": measure.written_over,
    "on each other": measure.on_each_other,
    "outside": measure.outside,
}


def passes(picture: Picture) -> set[str]:
    """The kinds of faults that pass by themselves in a moment."""
    return {"written over"} if picture.passing else set()


def faults(picture: Picture, size: tuple[int, int], language: str) -> dict[str, list[str]]:
    """The faults of a screen by kind."""
    with headless_app(size, language) as made:
        with made.app.unseen():
            picture.play(made)
        looks = {name: look for name, look in FAULTS.items() if name not in passes(picture)}
        found = {name: look(made.app) for name, look in looks.items()}
    return {name: what for name, what in found.items() if what}


@pytest.mark.sampled(12, slow=158)
@pytest.mark.parametrize(("picture", "size", "language"), views())
def test_a_screen_can_be_read(picture: Picture, size: tuple[int, int], language: str) -> None:
    assert faults(picture, size, language) == {}


@pytest.mark.sampled(3, slow=40)
@pytest.mark.parametrize(
    "size",
    [SIZES[0], *(pytest.param(size, marks=pytest.mark.slow) for size in SIZES[1:])],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
@pytest.mark.parametrize("picture", FULLEST, ids=lambda picture: picture.name)
def test_the_largest_letters_fit_the_fullest_screens(
    picture: Picture, size: tuple[int, int]
) -> None:
    with headless_app(size, "de") as made:
        made.app.set_text_size(TEXT_SIZES[-1])
        try:
            with made.app.unseen():
                picture.play(made)
            found = {kind: look(made.app) for kind, look in FAULTS.items()}
        finally:
            made.app.set_text_size(1.0)
    assert {kind: what for kind, what in found.items() if what} == {}


@pytest.mark.sampled(0, slow=40)
@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_screen_that_is_left_alone_comes_to_rest(picture: Picture) -> None:
    with headless_app(SIZES[0]) as made:
        picture.play(made)
        frames = 0
        while made.app.step(50):
            frames += 1
            assert frames < MOST_FRAMES, "it draws for ever, and a battery would feel it"
        # A caret stops blinking after a while.
        for _ in range(200):
            made.app.step(50)
        assert not any(made.app.step(50) for _ in range(30))


@pytest.mark.sampled(4, slow=8)
@pytest.mark.parametrize("size", [*SIZES, LARGEST], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_the_board_takes_at_least_half_of_the_screen(spec: GameSpec, size: tuple[int, int]) -> None:
    with headless_app(size) as made, made.app.unseen():
        taken = sum(rect.width * rect.height for rect in game_ui(spec).testing().board(made))
    assert taken >= size[0] * size[1] / 2
