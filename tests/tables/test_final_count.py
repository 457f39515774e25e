"""The end of every game: the count can be skipped, the result can't."""

from __future__ import annotations

import pytest

from pyramids.screens.replay.replay_scene import Replay
from pyramids.showcase.headless_app import easel
from pyramids.showcase.pictures import Show, all_shows
from pyramids.tables.final_count import Finale

COUNTS = [show for show in all_shows() if show.name.endswith("_scoring")]


@pytest.mark.parametrize("show", COUNTS, ids=lambda show: show.name)
def test_keys_that_skip_the_count_never_leave_the_result(show: Show) -> None:
    with easel((1024, 640)) as made:
        show.play(made)
        scene = made.app.scenes.top
        assert isinstance(scene, Finale)
        made.key("space", "return", "space")
        made.rest()
        assert made.app.scenes.top is scene
        made.key("tab")
        assert scene.desk.focus is scene.again
        made.key("return")
        assert made.app.scenes.top is not scene


@pytest.mark.parametrize("show", COUNTS, ids=lambda show: show.name)
def test_the_game_can_be_watched_again_at_its_end_and_esc_comes_back(show: Show) -> None:
    with easel((1024, 640)) as made:
        show.play(made)
        scene = made.app.scenes.top
        assert isinstance(scene, Finale)
        made.rest()
        scene.watch.press()
        made.rest()
        replay = made.app.scenes.top
        assert isinstance(replay, Replay)
        assert replay.game.over(replay.game.last) is not None
        made.key("escape")
        made.rest()
        assert made.app.scenes.top is scene
