"""The replay of a finished game, its score graph, and playing on."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

import pygame
import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import CLOSING, ROUND_TITLE, GameSpec, uncounted
from pyramids.engine.records.record import Record
from pyramids.play.history import finished_game
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.history.recorded_turns import Turn, turn_at, turn_title, turns_of
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.saves import round_number
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.storage.settings import Settings
from pyramids.tables.parts.score_graph import ScoreGraph
from pyramids.ui.animation import Duration
from pyramids.ui.app import App, Scene
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import Table, click, on_top, press, words
from tests.shared.kept_games import begun, play, play_out


@cache
def played() -> Record:
    """The record of a whole game of two people."""
    game = play_out(begun(seed=5))
    game.leave()
    return game.record()


@pytest.fixture
def game() -> WatchedGame:
    """The game for the replay."""
    return finished_game.watch(played())


@pytest.fixture
def replay(app: App, game: WatchedGame, settings: Settings) -> Replay:
    """The replay scene of the game."""
    app.scenes.push(Replay(game, settings))
    app.settle()
    return on_top(app, Replay)


# Turns.


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_step_belongs_to_a_turn(spec: GameSpec) -> None:
    running = play_out(begun(seed=5, spec=spec))
    running.leave()
    game = finished_game.watch(running.record())
    turns = turns_of(game.states, spec.progress)
    assert len(turns) > 1
    covered = [step for turn in turns for step in range(turn.first, turn.last + 1)]
    assert covered == list(range(len(game.states)))
    assert all(turn_at(turns, turn.last) == place for place, turn in enumerate(turns))


def test_a_game_of_many_rounds_numbers_all_of_them_in_the_same_figures() -> None:
    """A race may need more rounds than there are familiar Roman numerals."""
    race = next(spec for spec in all_games() if spec.standing.race)
    assert [round_number(n, race.round_title) for n in (9, 10, 11)] == ["9", "10", "11"]
    assert turn_title(Turn(10, 1, 0, 1, race.round_title)) == "Round 10, turn 1"
    assert round_number(3, ROUND_TITLE) == "III"


def test_a_game_that_counts_no_turns_has_one_a_step() -> None:
    states = [SimpleNamespace(score=number) for number in range(4)]
    turns = turns_of(states, uncounted)
    assert [(turn.first, turn.last) for turn in turns] == [(n, n) for n in range(4)]


# Steps.


def test_it_begins_with_the_first_turn_and_arrows_step(app: App, replay: Replay) -> None:
    first = replay.step
    assert replay.turns[replay.turn].number == 1
    press(app, pygame.K_RIGHT, pygame.K_RIGHT)
    assert replay.step == first + 2
    press(app, pygame.K_LEFT)
    assert replay.step == first + 1


def test_home_and_end_lead_to_both_ends_and_no_further(app: App, replay: Replay) -> None:
    press(app, pygame.K_END, pygame.K_RIGHT)
    assert replay.step == replay.game.last
    assert not replay.controls.ahead.enabled
    press(app, pygame.K_HOME, pygame.K_LEFT)
    assert replay.step == 0
    assert not replay.controls.back.enabled
    assert "The game is set up" in words(app)


def test_page_keys_and_buttons_go_by_turns(app: App, replay: Replay) -> None:
    press(app, pygame.K_PAGEDOWN)
    assert replay.step == replay.turns[1].last
    press(app, pygame.K_PAGEDOWN)
    assert replay.step == replay.turns[2].last
    click(app, replay.turn_choice.back)
    assert replay.step == replay.turns[1].last
    click(app, replay.turn_choice.ahead)
    assert replay.step == replay.turns[2].last
    press(app, pygame.K_PAGEUP)
    assert replay.step == replay.turns[1].last
    assert turn_title(replay.turns[1]) in words(app)
    press(app, pygame.K_PAGEDOWN)
    click(app, replay.controls.back)
    assert replay.step == replay.turns[2].last - 1
    click(app, replay.controls.ahead)
    assert replay.step == replay.turns[2].last


def test_buttons_lead_to_both_ends(app: App, replay: Replay) -> None:
    click(app, replay.controls.to_end)
    assert replay.step == replay.game.last
    assert not replay.turn_choice.ahead.enabled
    click(app, replay.controls.to_start)
    assert replay.step == 0
    assert not replay.turn_choice.back.enabled


def test_the_slider_follows_and_leads(app: App, replay: Replay) -> None:
    replay.go_to(40)
    assert replay.controls.slider.value == 40
    replay.controls.slider.set(70)
    assert replay.step == 70


def test_a_closed_turn_belongs_to_the_last_decision_in_it(game: WatchedGame) -> None:
    """Otherwise there would be steps in which nothing seems to happen."""
    steps = [game.plies(step) for step in range(game.last + 1)]
    assert [ply for plies in steps for ply in plies] == game.session.plies
    assert steps[0] == []
    assert {len(plies) for plies in steps[1:]} == {1, 2}
    for plies in steps[1:]:
        assert plies[0].seat != CLOSING
        assert all(ply.seat == CLOSING for ply in plies[1:])
    told = [event for step in range(game.last + 1) for event in game.events(step)]
    states, rules = game.session.states, game.session.rules
    assert told == [
        event
        for index, ply in enumerate(game.session.plies)
        for event in rules.events(states[index], ply, states[index + 1])
    ]


# Playing automatically.


def test_space_plays_and_pauses(app: App, replay: Replay) -> None:
    start = replay.step
    press_once(app, pygame.K_SPACE)
    assert replay.playing
    for _ in range(3):
        wait(app, Duration.BOT_MOVE)
    assert replay.step >= start + 2
    press_once(app, pygame.K_SPACE)
    here = replay.step
    wait(app, 4 * Duration.BOT_MOVE)
    assert replay.step == here


def test_a_higher_speed_shows_more_steps_in_the_same_time(app: App, replay: Replay) -> None:
    shown = []
    for place in range(4):
        replay.controls.speed.choose(place)
        replay.go_to(replay.turns[2].first)
        start = replay.step
        replay.toggle()
        wait(app, 4 * Duration.BOT_MOVE)
        replay.toggle()
        shown.append(replay.step - start)
    assert shown == sorted(set(shown))


def test_at_the_end_it_stops_and_play_begins_again(app: App, replay: Replay) -> None:
    replay.go_to(replay.game.last - 1)
    replay.toggle()
    wait(app, 3 * Duration.BOT_MOVE)
    assert replay.step == replay.game.last
    assert not replay.playing
    replay.toggle()
    assert replay.step == 0
    assert replay.playing


def test_stepping_back_pauses(app: App, replay: Replay) -> None:
    replay.toggle()
    press_once(app, pygame.K_LEFT)
    assert not replay.playing


# The graph.


def test_a_click_on_the_graph_leads_to_that_turn(app: App, replay: Replay) -> None:
    for place in (0, 5, 17, len(replay.turns) - 1):
        pos = replay.graph.point(place, 0)
        app.step(
            events=[
                pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False),
                pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False),
            ]
        )
        assert replay.turn == place
        assert replay.step == replay.turns[place].last


def test_the_graph_holds_everybodys_points_and_ends_with_the_result(replay: Replay) -> None:
    result = replay.game.over(replay.game.last)
    assert result is not None
    assert replay.graph.scores[-1] == result.scores
    assert len(replay.graph.scores) == len(replay.turns)
    told = replay.graph.tooltip_at(replay.graph.point(len(replay.turns) - 1, 0))
    for name, points in zip(replay.looks.names, result.scores, strict=True):
        assert name in told
        assert str(abs(points)) in told


def test_every_point_of_the_graph_lies_on_its_plate(replay: Replay) -> None:
    for place, row in enumerate(replay.graph.scores):
        for score in row:
            assert replay.graph.rect.collidepoint(replay.graph.point(place, score))


class OneGraph(Scene):
    """A scene with nothing but a graph."""

    def __init__(self, graph: ScoreGraph) -> None:
        super().__init__()
        self.graph = self.widgets.add(graph)

    def layout(self, size: tuple[int, int]) -> None:
        self.graph.place(pygame.Rect(20, 20, 700, 300), self.graphics)


def test_the_highest_number_of_the_scale_leaves_the_legend_alone(app: App, replay: Replay) -> None:
    turns, highest = replay.turns[:2], [(0, 0), (25, 20)]
    app.scenes.push(OneGraph(ScoreGraph(replay.looks, turns, highest, lambda _turn: None)))
    app.settle()
    drawn = {text.text: text.rect for text in app.texts()}
    assert not drawn["25"].colliderect(drawn["Points"])


def test_the_numbers_of_rounds_stay_inside_the_graph(app: App, replay: Replay) -> None:
    # The last round begins just before the right edge.
    turns = [Turn(0, 0, 0, 0), *(Turn(1 + n // 4, 1 + n % 4, n, n) for n in range(26 * 4 + 1))]
    graph = ScoreGraph(replay.looks, turns, [(0, n) for n in range(len(turns))], lambda _turn: None)
    app.scenes.push(OneGraph(graph))
    app.settle()
    for width in range(600, 720, 10):
        graph.place(pygame.Rect(20, 20, width, 300), app.graphics)
        assert all(text.rect.right < graph.rect.right for text in app.texts())


# Playing on.


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[RunningGame]:
    """Collects the games that would have been opened."""
    found: list[RunningGame] = []

    def open_table(navigation: ScreenNavigation, running: RunningGame) -> None:
        found.append(running)
        navigation._app.scenes.reset(Table(running))

    monkeypatch.setattr(ScreenNavigation, "open_table", open_table)
    return found


def test_play_on_begins_a_new_game_at_the_shown_step(
    app: App, replay: Replay, opened: list[RunningGame]
) -> None:
    replay.go_to(replay.turns[10].first)
    click(app, replay.what_if)
    on_top(app, Dialog)
    press(app, pygame.K_RETURN)
    (running,) = opened
    old = replay.game.session
    assert running.session.plies == old.plies[: len(running.session.plies)]
    assert running.state == replay.game.states[replay.step]
    assert running.players == old.setup.players
    assert running.seating == replay.game.seating
    assert running.over is None
    assert running.branched, "it must never be rated"
    assert replay.game.over(replay.game.last) is not None


def test_the_branched_game_is_kept_by_itself_and_can_end(
    app: App, replay: Replay, opened: list[RunningGame]
) -> None:
    replay.go_to(replay.turns[-1].first)
    replay.play_on()
    (running,) = opened
    play_out(running)
    assert running.autosave.path.is_file()
    assert running.save_error is None


def test_the_end_of_a_game_has_no_what_if(replay: Replay) -> None:
    replay.go_to(replay.game.last)
    assert not replay.what_if.enabled


def test_f1_opens_the_rules_of_the_watched_game(app: App, replay: Replay) -> None:
    press(app, pygame.K_F1)
    assert on_top(app, RulesScene).spec is replay.game.spec


def press_once(app: App, key: int) -> None:
    """Press a key without waiting for animations."""
    app.step(
        events=[
            pygame.Event(pygame.KEYDOWN, key=key, unicode="", mod=0),
            pygame.Event(pygame.KEYUP, key=key, unicode="", mod=0),
        ]
    )


def wait(app: App, milliseconds: float) -> None:
    """Advance the time frame by frame."""
    for _ in range(round(milliseconds / 25)):
        app.step(25)


def test_a_replay_tells_who_took_turns_back_and_who_conceded(app: App, settings: Settings) -> None:
    running = play(begun(seed=5), 60)
    running.take_back(0, 50)
    running.concede(1)
    play_out(running)
    running.leave()
    app.scenes.push(Replay(finished_game.watch(running.record()), settings))
    app.settle()
    replay = on_top(app, Replay)
    told = []
    for step in range(replay.game.last + 1):
        replay.go_to(step)
        told.append(replay.event_text())
    (first,) = [text for text in told if "Ana takes a turn back" in text]
    assert first == next(text for text in told if "Ben concedes" in text)
    for text in (told[0], told[-1]):
        assert text.endswith("Conceded: Ben · 1 turn taken back")
