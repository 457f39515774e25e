"""Pictures of games that are played against somebody's score."""

from __future__ import annotations

from typing import Final

from pyramids.catalogue import all_games
from pyramids.play import challenges
from pyramids.play.history import finished_game
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import opponents
from pyramids.screens.replay.replay_scene import Replay
from pyramids.showcase.headless_app import show_title
from pyramids.storage.notes.purpose_notes import Purpose, ScoreToBeat
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Picture

_MIDDLE: Final = 4
"""The turn in which pictures of a running game are taken."""


def question(headless: HeadlessApp) -> None:
    """The question before the deal of a replay is played again."""
    game = _game(headless)
    headless.play_on(game, lambda _state: False)
    show_title(headless)
    replay = Replay(finished_game.watch(game.record()), headless.settings)
    headless.app.scenes.push(replay)
    headless.wait(450)
    headless.click(replay.same_deal)
    headless.wait(450)


def table(headless: HeadlessApp) -> None:
    """A table with the score to beat, and the pointer on that."""
    game = _game(headless)
    headless.play_on(game, lambda state: _MIDDLE in game.spec.progress(state))
    game.purpose = Purpose(ScoreToBeat("Nefertari", 117))
    assert challenges.target_words(game)
    headless.open(game)
    headless.wait(450)


def scored(headless: HeadlessApp) -> None:
    """The final scoring with the score that was to be beaten."""
    game = _game(headless)
    headless.play_on(game, lambda _state: False)
    game.purpose = Purpose(ScoreToBeat("Nefertari", 117))
    headless.open(game)
    headless.rest(20_000)


def _game(headless: HeadlessApp) -> RunningGame:
    spec = all_games()[0]
    return headless.game(spec, 7, bots=[bot.name for bot in opponents(spec)[:2]])


PICTURES: Final = (
    Picture("to_beat_question", question),
    Picture("to_beat", table),
    Picture("to_beat_scored", scored),
)
