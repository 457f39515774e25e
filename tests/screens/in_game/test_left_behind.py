"""A game that is left leaves nothing behind: no object of it, and no memory that isn't used."""

from __future__ import annotations

import gc
import sys
import weakref

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.seats import quickest_bot
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.title.title_scene import Title
from pyramids.showcase.headless_app import headless_app
from pyramids.ui import memory

SIZE = (1024, 640)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_nothing_of_a_game_lives_on_when_the_title_is_back(spec: GameSpec) -> None:
    with headless_app(SIZE) as headless:
        bots = [quickest_bot(spec).name] * max(1, spec.seats.start - 1)
        game = headless.game(spec, seed=3, people=1, bots=bots)
        headless.open(game)
        headless.wait(100)
        scene = headless.app.scenes.top
        assert scene is not None
        left: list[weakref.ref[object]] = [weakref.ref(game), weakref.ref(scene)]
        del game, scene
        ScreenNavigation(headless.app).to_title()
        headless.wait(500)
        headless.top(Title)
        gc.collect()
        assert [ref() for ref in left] == [None, None]


def test_the_way_back_to_the_title_gives_memory_back(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(memory, "give_back", lambda: given.append(True))
    spec = playable_games()[0]
    with headless_app(SIZE) as headless:
        bots = [quickest_bot(spec).name]
        headless.open(headless.game(spec, seed=3, people=1, bots=bots))
        assert not given, "nobody waits for it while a game begins"
        ScreenNavigation(headless.app).to_title()
        headless.top(Title)
    assert given == [True]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others need no such thing")
def test_giving_memory_back_takes_a_thread_of_its_own() -> None:
    thread = memory.give_back()
    assert thread is not None
    thread.join(60)
    assert not thread.is_alive()
