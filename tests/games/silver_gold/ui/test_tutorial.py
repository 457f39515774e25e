"""The tutorial: a real game, taught by a coach whose every wish can be fulfilled on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from pyramids import language
from pyramids.engine.contract import CHANCE
from pyramids.engine.session import Session
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Cross,
    Gem,
    Potion,
    Skull,
    Tomb,
    Torch,
)
from pyramids.games.silver_gold.moves import EXTRA, SINGLE, Mark, decode
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.ui.tutorial import tutorial_deal as script
from pyramids.games.silver_gold.ui.tutorial.tutorial_flow import (
    TutorialDraft,
    TutorialRound,
)
from pyramids.play.running_game import leave_all, open_games
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.title.title_scene import Title
from pyramids.showcase import probe
from pyramids.storage import autosave
from pyramids.storage.settings import Settings
from pyramids.ui.animation import Speed
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.games.silver_gold.ui.table_player import Visitor

LEARNER = 0
PATIENCE = 2000


@pytest.fixture
def app() -> Iterator[App]:
    """An app in English with a title to come back to."""
    language.use("en")
    made = App()
    made.home = lambda: Title(Settings())
    made.motion.speed = Speed.INSTANT
    yield made
    made.scenes.clear()
    leave_all()
    made.close()
    language.use("en")


class Pupil(Visitor):
    """Someone who does what the coach says, and sees nothing else."""

    def __init__(self, app: App, *, confirm: bool = False) -> None:
        self.app = app
        ScreenNavigation(app).open_tutorial(SPEC, Settings(confirm_turn=confirm))
        (self.game,) = open_games()
        self.wait(1)

    def told(self) -> dict[str, Any]:
        """What the coach says now, as a probe tells it."""
        told: dict[str, Any] = probe.describe(self.app, moving=False)["coach"]
        return told

    def await_wish(self) -> dict[str, Any]:
        """Let time pass until the coach asks for something."""
        for _ in range(PATIENCE):
            told = self.told()
            if told["ask"]:
                return told
            self.wait(1)
        raise AssertionError(f"the coach asks for nothing: {self.told()}")

    def obey(self) -> dict[str, Any]:
        """Press where the coach points; returns what was asked for."""
        told = self.await_wish()
        self.click(pygame.Rect(told["target"]).center)
        return told

    def obey_until(self, step: int) -> None:
        """Follow the coach up to a step."""
        while self.await_wish()["step"] < step:
            self.obey()


def own_moves() -> list[Any]:
    (game,) = open_games()
    return [ply.move for ply in game.session.plies if ply.seat == LEARNER]


def test_whoever_follows_the_coach_learns_everything_and_wins_the_award(app: App) -> None:
    pupil = Pupil(app)
    stories = []
    while True:
        told = pupil.await_wish()
        if told["story"] not in stories:
            stories.append(told["story"])
        if told["step"] == told["steps"] - 1:
            break
        pupil.obey()
    assert stories == [*(step.story for step in script.STEPS), script.FAREWELL]
    state = pupil.game.state
    assert state.awards[COLOURS.index("orange")] == (LEARNER,)
    types = events_of(pupil.game.session)
    assert {Gem, Skull, Potion, Cross, Torch, Tomb, Completed, Awarded} <= types
    assert {move.kind for move in own_moves() if isinstance(move, Mark)} >= {SINGLE, EXTRA}


def events_of(session: Session) -> set[type]:
    """What has happened to the pupil."""
    types = set()
    for before, ply, after in zip(session.states, session.plies, session.states[1:], strict=False):
        for event in session.rules.events(before, ply, after):
            if event.seat == LEARNER:
                types.add(type(event))
    return types


def test_the_lesson_is_a_game_by_the_rules(app: App) -> None:
    pupil = Pupil(app)
    pupil.obey_until(4)
    session = pupil.game.session
    again = Session.replay(session.rules, session.setup, session.seed, session.plies)
    assert again.state == session.state
    assert any(ply.seat == CHANCE for ply in session.plies)


def test_at_the_end_a_game_is_offered(app: App) -> None:
    pupil = Pupil(app)
    last = len(script.STEPS)
    pupil.obey_until(last)
    pupil.obey()
    assert isinstance(app.scenes.top, NewGame)
    assert not open_games()


def test_whoever_confirms_every_turn_is_told_to_confirm(app: App) -> None:
    pupil = Pupil(app, confirm=True)
    asked = []
    while pupil.await_wish()["step"] < 3:
        asked.append(pupil.obey()["ask"])
    assert script.CONFIRM in asked


def test_a_card_that_is_not_the_lessons_is_not_chosen(app: App) -> None:
    pupil = Pupil(app)
    pupil.await_wish()
    draft = app.scenes.top
    assert isinstance(draft, TutorialDraft)
    other = next(card for card in draft.cards if card not in draft.choosable())
    pupil.click(other.home.center)
    assert draft.chosen == []


def test_a_legal_mark_that_teaches_nothing_is_not_made(app: App) -> None:
    pupil = Pupil(app)
    pupil.obey_until(1)
    table = app.scenes.top
    assert isinstance(table, TutorialRound)
    other = next(move for move in pupil.legal() if move != table.hand.goal)
    table.hand.lay(other)
    pupil.press(pygame.K_RETURN)
    table.place_piece()
    assert len(own_moves()) == 1


def test_the_glow_is_on_the_squares_that_are_asked_for(app: App) -> None:
    pupil = Pupil(app)
    pupil.obey_until(1)
    table = app.scenes.top
    assert isinstance(table, TutorialRound)
    goal = decode(script.STEPS[1].move)
    assert isinstance(goal, Mark)
    pupil.wait(1)
    lit = {card.pyramid.number: card.lit for card in table.cards if card.pyramid}
    assert lit[goal.card] == goal.fields
    assert sum(lit.values()) == goal.fields


def test_any_new_pyramid_will_do(app: App) -> None:
    pupil = Pupil(app)
    pupil.obey_until(6)
    table = app.scenes.top
    assert isinstance(table, TutorialRound)
    pupil.click(table.refill.offers[-1].card.center)
    assert pupil.await_wish()["step"] == 7


def test_undoing_a_mark_brings_its_step_back(app: App) -> None:
    pupil = Pupil(app)
    pupil.obey_until(1)
    while len(own_moves()) == 1:
        pupil.obey()
    pupil.press(pygame.K_u)
    assert pupil.await_wish()["step"] == 1


def test_the_tutorial_is_skipped_by_one_press_and_never_offered_again_as_a_game(app: App) -> None:
    pupil = Pupil(app)
    pupil.obey_until(3)
    table = app.scenes.top
    assert isinstance(table, TutorialRound)
    pupil.click(table.coach.skip.rect.center)
    title = app.scenes.top
    assert isinstance(title, Title)
    assert not title.continue_game.enabled
    assert list(autosave.unfinished()) == []


def test_esc_asks_before_the_tutorial_is_left(app: App) -> None:
    pupil = Pupil(app)
    pupil.obey_until(1)
    pupil.press(pygame.K_ESCAPE)
    assert isinstance(app.scenes.top, Dialog)
    pupil.press(pygame.K_RETURN)
    assert isinstance(app.scenes.top, TutorialRound)


def test_the_tutorial_has_ten_to_fourteen_steps() -> None:
    assert 10 <= len(script.STEPS) + 1 <= 14


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), pytest.param((1280, 800), marks=pytest.mark.slow)])
def test_every_word_of_the_coach_lies_in_its_bubble(
    app: App, code: str, size: tuple[int, int]
) -> None:
    app.resize(size)
    app.set_language(code)
    pupil = Pupil(app)
    while True:
        told = pupil.await_wish()
        strip = app.scenes.top.coach.rect  # type: ignore[union-attr]
        words = [text for text in app.texts() if text.text and text.text in told["story"]]
        words += [text for text in app.texts() if text.text in told["ask"]]
        low = [text for text in words if strip.colliderect(text.rect)]
        assert low
        assert all(strip.contains(text.rect) for text in low)
        if told["step"] == told["steps"] - 1:
            return
        pupil.obey()
