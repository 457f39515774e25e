"""From a replay to the same deal, against its score."""

from __future__ import annotations

import pygame

from pyramids.play.history import finished_game
from pyramids.play.running_game import RunningGame
from pyramids.screens.replay.replay_scene import Replay
from pyramids.storage.settings import Settings
from pyramids.tables.parts.target_sign import TargetSign
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import Table, click, on_top, press
from tests.shared.kept_games import begun, play_out


def open_replay(app: App, settings: Settings, game: RunningGame) -> Replay:
    game.leave()
    app.scenes.push(Replay(finished_game.watch(game.record()), settings))
    app.settle()
    return on_top(app, Replay)


def test_the_deal_of_a_replay_is_played_against_its_score(app: App, settings: Settings) -> None:
    old = play_out(begun(seed=5))
    click(app, open_replay(app, settings, old).same_deal)
    on_top(app, Dialog)
    press(app, pygame.K_RETURN)
    game = on_top(app, Table).running
    assert game.seed == old.seed
    assert game.purpose.to_beat is not None
    assert old.over is not None
    assert game.purpose.to_beat.score == max(old.over.scores)
    assert TargetSign(game).visible


def test_nothing_happens_if_the_player_thinks_better_of_it(app: App, settings: Settings) -> None:
    replay = open_replay(app, settings, play_out(begun(seed=5)))
    click(app, replay.same_deal)
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is replay


def test_an_unfinished_game_has_no_score_to_beat(app: App, settings: Settings) -> None:
    assert not open_replay(app, settings, begun(seed=5)).same_deal.visible


def test_most_tables_show_no_score_to_beat() -> None:
    assert not TargetSign(begun(seed=5)).visible
