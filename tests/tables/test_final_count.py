"""The final scoring of every game: the count can be skipped, the result can't."""

from __future__ import annotations

import pytest

from pyramids.screens.replay.replay_scene import Replay
from pyramids.showcase.headless_app import headless_app
from pyramids.showcase.pictures import all_pictures
from pyramids.tables.final_scoring import FinalScoring
from pyramids.tables.testing.pictures import Picture

COUNTS = [picture for picture in all_pictures() if picture.name.endswith("_scoring")]


@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_keys_that_skip_the_count_never_leave_the_result(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        picture.play(made)
        scene = made.app.scenes.top
        assert isinstance(scene, FinalScoring)
        made.key("space", "return", "space")
        made.rest()
        assert made.app.scenes.top is scene
        made.key("tab")
        assert scene.widgets.focus is scene.again
        made.key("return")
        assert made.app.scenes.top is not scene


@pytest.mark.parametrize("picture", COUNTS, ids=lambda picture: picture.name)
def test_the_game_can_be_watched_again_at_its_end_and_esc_comes_back(picture: Picture) -> None:
    with headless_app((1024, 640)) as made:
        picture.play(made)
        scene = made.app.scenes.top
        assert isinstance(scene, FinalScoring)
        made.rest()
        scene.watch.press()
        made.rest()
        replay = made.app.scenes.top
        assert isinstance(replay, Replay)
        assert replay.game.over(replay.game.last) is not None
        made.key("escape")
        made.rest()
        assert made.app.scenes.top is scene
