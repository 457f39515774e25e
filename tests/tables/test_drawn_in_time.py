"""No table renders anything outside the time that a frame has for it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import quickest_bot
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.app import Scene
from pyramids.ui.drawing import svg_art
from pyramids.ui.drawing.surface_cache import FRAME_BUDGET

pytestmark = pytest.mark.usefixtures("every_frame")

SIZE = (1024, 640)


@pytest.fixture
def common_kit() -> None:
    """Nothing is rendered yet in these tests."""


@pytest.fixture(autouse=True)
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large artwork isn't loaded by a thread: frames without pauses don't wait for it."""
    monkeypatch.setattr(svg_art, "_LARGE", 1 << 40)


@contextmanager
def hurried_app() -> Iterator[tuple[HeadlessApp, list[Hashable]]]:
    """An app with a budget, as players have it, and what is rendered outside of it."""
    late: list[Hashable] = []
    with headless_app(SIZE) as headless:
        headless.app.scenes.push(Scene())
        headless.rest()
        cache = headless.app.graphics.cache
        cache.clear()
        cache.budget.seconds = FRAME_BUDGET
        cache.on_render = lambda key: None if cache.budget.limited else late.append(key)
        yield headless, late
        cache.budget.seconds = cache.on_render = None


def new_game(headless: HeadlessApp, spec: GameSpec) -> RunningGame:
    bots = [quickest_bot(spec).name] * (spec.seats.stop - 2)
    return headless.game(spec, seed=2, people=1, bots=bots)


@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_setting_up_a_table_renders_nothing(spec: GameSpec) -> None:
    with hurried_app() as (headless, late):
        headless.open(new_game(headless, spec))
        assert late == []
        assert len(headless.app.graphics.cache) > 20, "it is shown now"


@pytest.mark.slow
@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_setting_up_the_final_count_renders_nothing(spec: GameSpec) -> None:
    with hurried_app() as (headless, late):
        game = new_game(headless, spec)
        headless.play_on(game, lambda _: False)
        assert game.over is not None
        headless.open(game)
        assert late == []
