"""Draft, count and page can be read, and are drawn the same again."""

from __future__ import annotations

import pygame
import pytest

from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.draft.draft_scene import DraftScene
from pyramids.games.silver_gold.ui.final.final_scene import ScoringScene
from pyramids.games.silver_gold.ui.round.player_page import PlayerView
from pyramids.ui.app import App
from pyramids.ui.theme import contrast

SIZES = ((1024, 640), (1280, 800), (1920, 1080))
SMALLEST_AT_FIRST_SIZE = 14


def pixels(app: App) -> bytes:
    """The frame as bytes."""
    return pygame.image.tobytes(app.frame(), "RGB")


@pytest.mark.parametrize(
    ("code", "size"),
    [
        ("de", SIZES[0]),
        ("en", SIZES[1]),
        pytest.param("en", SIZES[0], marks=pytest.mark.slow),
        pytest.param("de", SIZES[1], marks=pytest.mark.slow),
        pytest.param("en", SIZES[2], marks=pytest.mark.slow),
        pytest.param("de", SIZES[2], marks=pytest.mark.slow),
    ],
)
def test_all_texts_of_draft_count_and_page_can_be_read(
    finished: SilverGoldController,
    controller: SilverGoldController,
    size: tuple[int, int],
    code: str,
) -> None:
    app = finished.app
    app.resize(size)
    app.set_language(code)
    for make in (
        lambda: DraftScene(controller, 0),
        lambda: ScoringScene(finished),
        lambda: PlayerView(finished, 2, finished.state()),
    ):
        app.scenes.push(make())
        app.settle()
        for text in app.texts():
            assert not text.clipped, text.text
            assert text.px >= SMALLEST_AT_FIRST_SIZE * app.graphics.theme.stage_scale, text.text


def test_everything_is_written_with_contrast(
    finished: SilverGoldController, controller: SilverGoldController
) -> None:
    app = finished.app
    for scene in (
        DraftScene(controller, 0),
        ScoringScene(finished),
        PlayerView(finished, 1, finished.state()),
    ):
        app.scenes.push(scene)
        app.settle()
        weak = [
            (text.text, round(contrast(text.colour, text.ground), 2))
            for text in app.texts()
            if contrast(text.colour, text.ground) < 4.5
        ]
        assert not weak


def test_scenes_at_rest_are_drawn_the_same_again(finished: SilverGoldController) -> None:
    app = finished.app
    app.scenes.push(ScoringScene(finished))
    app.settle()
    before = pixels(app)
    app.invalidate()
    app.step()
    assert pixels(app) == before
