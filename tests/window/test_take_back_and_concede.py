"""Taking a turn back and conceding in the window, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import Decide, GameSpec
from pyramids.play.history.finished_game import winners
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import opponents
from pyramids.screens.in_game.handover import Handover
from pyramids.screens.in_game.pause_menu import PauseMenu
from pyramids.screens.settings import preferences
from pyramids.screens.statistics.finished_row import HistoryRow
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import headless_app
from pyramids.storage import game_statistics
from pyramids.storage.game_statistics import FinishedGame
from pyramids.storage.settings import Pace
from pyramids.tables.final_scoring import FinalScoring
from pyramids.tables.game_table import GameTable
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.testing.gestures import By, Key, raw
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.ui.dialog import Dialog

SPECS = pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
UNDO = Key("z", ctrl=True)


@pytest.fixture
def made() -> Iterator[HeadlessApp]:
    with headless_app((1280, 800)) as headless:
        headless.settings.pace = Pace.INSTANT
        preferences.apply(headless.app, headless.settings)
        yield headless


def begin(made: HeadlessApp, spec: GameSpec, people: int = 1) -> RunningGame:
    """A game in its third turn, shown."""
    bots = [opponents(spec)[0].name] * (1 if people == 1 else 0)
    game = made.game(spec, 7, people=people, bots=bots)
    made.play_on(game, lambda state: 3 in spec.progress(state))
    made.show(game)
    if isinstance(made.app.scenes.top, Handover):
        made.key("return")
    made.wait(200)
    return game


def read(made: HeadlessApp) -> str:
    """Everything that can be read now."""
    made.app.step(0)
    return " | ".join(text.text for text in made.app.texts())


def play_until(made: HeadlessApp, done: Callable[[], bool], frames: int = 3000) -> None:
    """Play on as the guide suggests."""
    for _ in range(frames):
        if done():
            return
        scene = made.app.scenes.top
        assert scene is not None
        busy = isinstance(scene, PlayScene) and scene.busy
        gesture = None if busy else next_gesture(scene, By.MOUSE)
        for events in raw(gesture) if gesture is not None else [[]]:
            made.app.step(FRAME, events)
    raise AssertionError("the game is stuck")


def table_of(made: HeadlessApp) -> GameTable:
    scene = made.app.scenes.top
    assert isinstance(scene, GameTable)
    return scene


def play_a_turn(made: HeadlessApp, game: RunningGame) -> None:
    """Until the viewer is asked in the next turn, at the table."""
    before = game.spec.progress(game.state)

    def asked_again() -> bool:
        top = made.app.scenes.top
        asked = isinstance(top, GameTable) and top.controller.flow.asked and not top.busy
        return asked and game.spec.progress(game.state) != before

    play_until(made, asked_again)


# Taking a turn back.


@pytest.mark.sampled(1)
@SPECS
def test_a_late_undo_says_why_and_offers_to_take_the_turn_back(
    made: HeadlessApp, spec: GameSpec
) -> None:
    game = begin(made, spec)
    before = game.rules.observe(game.state, 0)
    play_a_turn(made, game)
    made.do(UNDO)
    made.top(Dialog)
    assert "Too late to undo: " in read(made)
    made.do(Key("return"))
    table = table_of(made)
    assert game.rules.observe(game.state, 0) == before
    assert table.state == game.rules.observe(game.state, 0).state
    assert len(game.session.take_backs) == 1
    # The turn can be played again, to the end.
    play_a_turn(made, game)


@SPECS
def test_the_offer_can_be_declined(made: HeadlessApp, spec: GameSpec) -> None:
    game = begin(made, spec)
    play_a_turn(made, game)
    before = game.rules.observe(game.state, 0)
    made.do(UNDO, Key("escape"))
    assert game.rules.observe(game.state, 0) == before
    assert not game.session.take_backs
    table_of(made)


@SPECS
def test_the_undo_button_and_the_pause_menu_offer_it_too(made: HeadlessApp, spec: GameSpec) -> None:
    game = begin(made, spec)
    play_a_turn(made, game)
    made.click(table_of(made).bar.undo)
    made.top(Dialog)
    made.do(Key("escape"), Key("escape"))
    made.click(made.top(PauseMenu).take_back)
    made.top(Dialog)
    made.do(Key("return"))
    table_of(made)
    assert len(game.session.take_backs) == 1


@SPECS
def test_in_pass_and_play_a_late_undo_only_says_why(made: HeadlessApp, spec: GameSpec) -> None:
    game = begin(made, spec, people=2)
    plies = list(game.session.plies)
    made.do(UNDO)
    assert any("Too late to undo" in text for text in made.app.toasts.texts)
    assert any("Confirm my turn" in text for text in made.app.toasts.texts)
    assert game.session.plies[: len(plies)] == plies
    made.do(Key("escape"))
    assert not made.top(PauseMenu).take_back.visible


@pytest.mark.sampled(1)
@SPECS
def test_the_ring_shows_how_long_an_undo_is_possible(made: HeadlessApp, spec: GameSpec) -> None:
    game = begin(made, spec)
    made.settings.pace = Pace.NORMAL
    preferences.apply(made.app, made.settings)
    decided = game.session.decisions(0)
    bar = table_of(made).bar
    play_until(made, lambda: bar.pause_left > 0)
    assert game.session.decisions(0) > decided
    assert bar.instruction.endswith("Undo: Ctrl+Z")
    seen = [bar.pause_left]
    while bar.pause_left > 0:
        made.wait(50)
        seen.append(bar.pause_left)
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) > 10


# Conceding.


@pytest.mark.sampled(1)
@SPECS
def test_a_conceded_game_comes_quickly_to_its_end_and_says_so(
    made: HeadlessApp, spec: GameSpec
) -> None:
    game = begin(made, spec)
    made.do(Key("escape"))
    made.click(made.top(PauseMenu).concede)
    dialog = made.top(Dialog)
    made.click(dialog.buttons[0])
    assert game.humans == (0,)
    made.click(made.top(PauseMenu).concede)
    made.click(made.top(Dialog).buttons[-1])
    frames = 0
    while not isinstance(made.app.scenes.top, FinalScoring):
        made.wait(20)
        frames += 1
        assert frames < 4000
    made.wait(500)
    assert "Conceded: Ana" in read(made)


@pytest.mark.sampled(1)
@SPECS
def test_statistics_mark_conceded_games_and_count_them_as_lost(
    made: HeadlessApp, spec: GameSpec
) -> None:
    game = begin(made, spec)
    play_a_turn(made, game)
    made.do(UNDO, Key("return"))
    table_of(made).controller.concede()
    play_until(made, lambda: isinstance(made.app.scenes.top, FinalScoring))
    (entry,) = game_statistics.read_history(winners)
    assert isinstance(entry, FinishedGame)
    assert (entry.conceded, entry.take_backs) == ((0,), 1)
    assert not entry.won
    counted = game_statistics.compute([entry])
    assert (counted.won.games, counted.won.won) == (1, 0)
    assert counted.scores.best is None
    assert counted.recent == ()
    made.app.scenes.push(Statistics(made.settings, spec.id))
    made.wait(200)
    assert any(isinstance(row, HistoryRow) for row in made.top(Statistics).rows)
    assert "Conceded: Ana · 1 turn taken back" in read(made)


@pytest.mark.slow
@SPECS
def test_one_of_two_people_concedes_and_the_screen_goes_to_the_other(
    made: HeadlessApp, spec: GameSpec
) -> None:
    game = begin(made, spec, people=2)
    table = table_of(made)
    seat = table.controller.viewer
    made.do(Key("escape"))
    made.click(made.top(PauseMenu).concede)
    assert "The others play on" in read(made)
    made.click(made.top(Dialog).buttons[-1])
    made.wait(300)
    assert game.conceded == (seat,)
    play_until(made, lambda: isinstance(made.app.scenes.top, FinalScoring), frames=20_000)
    assert game.over is not None


# Curtains.


def hides_anything(game: RunningGame) -> bool:
    """Whether the decisions of a game are secret, or made at the same time."""
    node = game.node
    return isinstance(node, Decide) and (node.together or node.private)


@SPECS
def test_at_an_open_table_the_next_player_goes_on_without_a_curtain(
    made: HeadlessApp, spec: GameSpec
) -> None:
    made.settings.open_table = True
    node = begin(made, spec, people=2).node
    if isinstance(node, Decide) and node.private:
        pytest.skip("hands of cards stay covered at an open table too")
    viewer = table_of(made).controller.viewer
    covered: list[bool] = []

    def handed_over() -> bool:
        covered.append(isinstance(made.app.scenes.top, Handover))
        scene = next(iter(made.app.scenes))
        return isinstance(scene, GameTable) and scene.controller.viewer != viewer

    play_until(made, handed_over)
    assert not any(covered)
    assert any("it's your turn" in text for text in made.app.toasts.texts)


@pytest.mark.sampled(3)
@SPECS
@pytest.mark.parametrize("button", [1, 2, 3])
def test_a_curtain_says_that_any_key_or_click_raises_it(
    made: HeadlessApp, spec: GameSpec, button: int
) -> None:
    game = begin(made, spec, people=2)
    table = table_of(made)
    if not hides_anything(game):
        pytest.skip("nothing is hidden, so nothing is covered")
    play_until(made, lambda: isinstance(made.app.scenes.top, Handover))
    assert "Press any key or click when you're ready." in read(made)
    pos = (20, 20)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)
    shift = pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, unicode="", mod=0)
    # The end of the click that ended the turn, and a modifier, don't raise it.
    made.app.step(FRAME, [up, shift])
    made.top(Handover)
    made.app.step(FRAME, [down])
    made.app.step(FRAME, [up])
    assert made.app.scenes.top is not None
    assert not isinstance(made.app.scenes.top, Handover)
    assert table.controller.viewer == 1
