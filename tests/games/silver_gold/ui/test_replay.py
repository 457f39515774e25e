"""A finished game on the replay board: every card, mark and point as it was at each step."""

from __future__ import annotations

from functools import cache

import pytest

from pyramids.engine.contract import CHANCE
from pyramids.engine.records.record import Record
from pyramids.games.silver_gold.events import Revealed
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.state import Phase
from pyramids.games.silver_gold.ui.replay import replay_board
from pyramids.play.history import finished_game
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.history.recorded_turns import turns_of
from pyramids.screens.replay.replay_scene import Replay
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from tests.shared.kept_games import begun, play_out


@cache
def played() -> Record:
    """A game of two people, from the deal to the end."""
    game = play_out(begun(seed=5, spec=SPEC))
    game.leave()
    return game.record()


@pytest.fixture
def game() -> WatchedGame:
    """The game, to be watched."""
    return finished_game.watch(played())


@pytest.fixture
def replay(app: App, game: WatchedGame) -> Replay:
    """The game, opened to be watched."""
    scene = Replay(game, Settings())
    app.scenes.push(scene)
    app.settle()
    return scene


def test_a_game_has_four_rounds_of_seven_turns(game: WatchedGame) -> None:
    """SG-6: before them lies the deal."""
    turns = turns_of(game.states, game.spec.progress)
    assert turns[0].number == 0
    assert [(turn.round, turn.number) for turn in turns[1:]] == [
        (round_number, number) for round_number in range(1, 5) for number in range(1, 8)
    ]


def test_a_turn_begins_with_its_reveal(game: WatchedGame) -> None:
    for turn in turns_of(game.states, game.spec.progress)[1:]:
        assert any(isinstance(event, Revealed) for event in game.events(turn.first))


def test_every_step_is_told_in_words(replay: Replay) -> None:
    for step in range(1, replay.game.last + 1):
        replay.go_to(step)
        told = replay.event_text()
        assert told
        ply = replay.game.plies(step)[0]
        if ply.seat != CHANCE and replay.game.states[step - 1].phase is not Phase.TAKE:
            assert replay.looks.names[ply.seat] in told


def test_the_table_shows_the_state_of_the_step(app: App, replay: Replay) -> None:
    for step in (replay.turns[3].last, replay.turns[9].last, replay.game.last):
        replay.go_to(step)
        state = replay.game.states[step]
        view = replay.view
        assert isinstance(view, replay_board.Table)
        for column, explorer in zip(view.columns, state.explorers, strict=True):
            assert isinstance(column, replay_board.PyramidColumn)
            shown = [card.marks for card in column.cards if card.visible]
            assert shown == [marks for _, marks in explorer.places]
            assert tuple(card.number for card in column.done) == explorer.done
            assert column.score.value == replay.game.scores(step)[column.seat]


def test_the_marks_of_the_turn_are_tinted(replay: Replay) -> None:
    step = replay.turns[1].first + 1
    replay.go_to(step)
    (ply,) = replay.game.plies(step)
    assert isinstance(replay.view, replay_board.Table)
    column = replay.view.columns[ply.seat]
    assert isinstance(column, replay_board.PyramidColumn)
    assert column.moved
    tinted = [card.last for card in column.cards if card.last]
    assert tinted == [ply.move.fields]


def test_the_dealt_cards_are_seen_before_the_choice(replay: Replay) -> None:
    dealt = next(n for n, s in enumerate(replay.game.states) if s.phase is Phase.KEEP)
    replay.go_to(dealt)
    assert isinstance(replay.view, replay_board.Table)
    for column in replay.view.columns:
        assert isinstance(column, replay_board.PyramidColumn)
        numbers = [card.pyramid.number for card in column.cards if card.visible and card.pyramid]
        assert tuple(numbers) == replay.game.states[dealt].hands[column.seat]
