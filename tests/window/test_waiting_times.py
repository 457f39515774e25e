"""How long players wait for what isn't a decision, in virtual time at normal speed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import opponents
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import headless_app
from pyramids.storage.settings import Settings
from pyramids.tables.game_table import WORTH_SKIPPING, GameTable
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.table_controller import TableController
from pyramids.tables.testing.gestures import By, raw
from pyramids.tables.testing.headless_app import FRAME, HeadlessApp
from pyramids.ui.animation import Duration
from pyramids.ui.app import Scene

LIMIT = 1500
"""Milliseconds at normal speed."""
MOST_FRAMES = 40_000


def begin(made: HeadlessApp, spec: GameSpec, bots: int, seed: int = 7) -> RunningGame:
    """A new game of one person against quick bots, in a window that draws nothing."""
    quick = [bot.name for bot in opponents(spec) if bot.quick]
    seats = min(bots, spec.seats.stop - 2)
    game = made.game(spec, seed, bots=[quick[seat % len(quick)] for seat in range(seats)])
    made.app.step(events=[pygame.Event(pygame.WINDOWMINIMIZED)])
    made.show(game)
    return game


def controller_of(made: HeadlessApp) -> TableController[Any]:
    for scene in made.app.scenes:
        controller = getattr(scene, "controller", None)
        if isinstance(controller, TableController):
            return controller
    raise AssertionError("no table is open")


def is_busy(scene: Scene | None) -> bool:
    return isinstance(scene, PlayScene) and scene.busy


def act(made: HeadlessApp) -> bool:
    """Do what the guide suggests; returns whether there is anything."""
    scene = made.app.scenes.top
    gesture = next_gesture(scene, By.MOUSE) if scene is not None else None
    for events in raw(gesture) if gesture is not None else ():
        made.app.step(FRAME, events)
    return gesture is not None


def waits(made: HeadlessApp, game: RunningGame) -> Iterator[tuple[str, float]]:
    """Every stretch of time of a whole game in which the player can't do anything: what it was
    (a pause for an undo, or something shown) and how long it took.

    Others' decisions end a stretch. Their thinking is no part of it.
    """
    controller, waited, paused = controller_of(made), 0.0, 0.0
    decisions = 0
    for _ in range(MOST_FRAMES):
        busy = is_busy(made.app.scenes.top)
        if game.over is not None and not busy:
            return
        decided = sum(ply.seat >= 0 for ply in game.session.plies)
        free = controller.flow.asked and not busy
        if free or decided != decisions:
            yield "shown", waited
            waited = 0.0
        decisions = decided
        pausing = not busy and controller.pause_left > 0
        if pausing:
            yield "shown", waited
            waited = 0.0
        else:
            yield "pause", paused
            paused = 0.0
        if free and act(made):
            continue
        made.app.step(FRAME)
        if pausing:
            paused += FRAME
        elif busy or not controller.thinking:
            waited += 0.0 if free else FRAME
    raise AssertionError("the game doesn't end")


@pytest.mark.slow
@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_nothing_that_is_not_a_decision_takes_longer_than_a_second_and_a_half(
    spec: GameSpec, bots: int
) -> None:
    with headless_app((1280, 800)) as made:
        game = begin(made, spec, bots)
        longest = {"shown": 0.0, "pause": 0.0}
        for kind, time in waits(made, game):
            longest[kind] = max(longest[kind], time)
    # A frame more: the last one may begin just before the end.
    assert 0 < longest["shown"] <= LIMIT + FRAME
    assert 0 < longest["pause"] <= LIMIT + FRAME


def test_no_declared_wait_of_a_table_is_longer() -> None:
    assert Duration.UNDO_PAUSE <= LIMIT
    assert Duration.LONGEST_WAIT <= LIMIT


@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_the_first_turn_begins_at_most_a_second_and_a_half_after_the_last_choice_before_it(
    spec: GameSpec,
) -> None:
    """From the draft to the first card, where a game has one."""
    with headless_app((1280, 800)) as made:
        game = begin(made, spec, 1)
        controller, waited = controller_of(made), 0.0
        for _ in range(MOST_FRAMES):
            busy = is_busy(made.app.scenes.top)
            if controller.flow.asked and not busy:
                waited = 0.0
                if spec.progress(game.state).turn:
                    break
                if act(made):
                    continue
            made.app.step(FRAME)
            waited += FRAME
            assert waited <= LIMIT + FRAME


def table_at_turn(made: HeadlessApp, spec: GameSpec, settings: Settings) -> GameTable:
    made.settings = settings
    game = made.game(spec, 7, bots=[opponents(spec)[0].name])
    made.play_on(game, lambda state: spec.progress(state).turn == 2)
    made.show(game)
    scene = made.app.scenes.top
    assert isinstance(scene, GameTable)
    return scene


@pytest.mark.slow
@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_players_are_told_once_that_animations_can_be_skipped(spec: GameSpec) -> None:
    words = "Click or press Space to skip animations"
    settings = Settings(review_games=False)
    for told in (True, False):
        with headless_app((1280, 800)) as made:
            made.app.step(events=[pygame.Event(pygame.WINDOWMINIMIZED)])
            table = table_at_turn(made, spec, settings)
            seen, longest = False, 0.0
            for _ in range(1500):
                seen = seen or words in made.app.toasts.texts
                longest = max(longest, table.flights.timeline.left)
                free = table.controller.flow.asked and not is_busy(made.app.scenes.top)
                if not (free and act(made)):
                    made.app.step(FRAME)
            # A game whose animations are all short has nothing to tell.
            assert seen is (told and longest > WORTH_SKIPPING)
