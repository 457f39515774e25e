"""The labyrinth's tutorial: taught by a game, finished by following the coach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids import language
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Lay, decode
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.state import LAY_DUE
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.tutorial.tutorial_deal import SCRIPT
from pyramids.games.labyrinth.ui.tutorial.tutorial_flow import TutorialTable
from pyramids.screens.settings import preferences
from pyramids.screens.setup.new_game import NewGame
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import headless_app, show_title
from pyramids.storage import autosave
from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import By, Click, Key
from pyramids.tables.testing.headless_app import HeadlessApp

PATIENCE = 600


@pytest.fixture
def made() -> Iterator[HeadlessApp]:
    with headless_app((1280, 800)) as one:
        one.settings.pace = Pace.INSTANT
        preferences.apply(one.app, one.settings)
        show_title(one)
        one.tutorial(SPEC)
        one.rest()
        yield one


def table(made: HeadlessApp) -> TutorialTable:
    scene = made.app.scenes.top
    assert isinstance(scene, TutorialTable)
    return scene


def obey(made: HeadlessApp, steps: int) -> None:
    """Press what the coach points at until so many steps are made."""
    for _ in range(PATIENCE):
        scene = table(made)
        if scene.lesson.done_steps >= steps and (
            steps < len(SCRIPT.steps) or scene.coach.play.visible
        ):
            return
        if scene.coach.asked is not None:
            made.do(Click(scene.coach.asked.target.center))
        made.wait(50)
    raise AssertionError("the lesson never comes so far")


def test_pressing_what_the_coach_points_at_ends_the_lesson_with_twelve_points(
    made: HeadlessApp,
) -> None:
    obey(made, len(SCRIPT.steps))
    scene = table(made)
    tally = scene.controller.rules.tally(scene.controller.state(), 0)
    assert (tally["path"], tally["treasures"]) == (11, 1)
    made.click(scene.coach.play)
    made.rest()
    assert isinstance(made.app.scenes.top, NewGame)


def test_the_glowing_space_shows_how_the_tile_has_to_lie(made: HeadlessApp) -> None:
    scene = table(made)
    goal = scene.hand.goal
    assert goal is not None
    tile_set = scene.controller.rules.tile_set
    assert tile_set.tile(goal.tile).rotation(scene.hand.rotation) != goal.rotation
    place = scene.board.geometry.space_rect(goal.space)
    shown = made.app.frame().subsurface(place)

    def difference(rotation: int) -> int:
        content = laid(goal.tile, rotation)
        face = tile_face(made.app.graphics, tile_set, content, place.width)
        side = range(0, place.width, 4)
        return sum(
            abs(shown.get_at((x, y))[part] - face.get_at((x, y))[part])
            for x in side
            for y in side
            for part in range(3)
        )

    assert min(range(4), key=difference) == goal.rotation


def test_the_lesson_is_finished_by_keys_alone(made: HeadlessApp) -> None:
    for _ in range(PATIENCE):
        scene = table(made)
        if scene.coach.play.visible:
            break
        gesture = next_gesture(scene, By.KEYS)
        if gesture is not None:
            assert isinstance(gesture, Key)
            made.do(gesture)
        made.wait(50)
    assert table(made).coach.play.visible


def test_another_legal_place_is_not_what_the_lesson_is_about(made: HeadlessApp) -> None:
    scene = table(made)
    made.do(Click(scene.board.geometry.space_rect(0).center))
    made.rest()
    assert scene.lesson.done_steps == 0
    assert scene.controller.state().stages[0] == LAY_DUE


def test_an_undo_brings_the_step_back(made: HeadlessApp) -> None:
    obey(made, 1)
    made.do(Key("z", ctrl=True))
    made.rest()
    assert table(made).lesson.done_steps == 0
    obey(made, 2)


def test_the_lesson_is_kept_nowhere(made: HeadlessApp) -> None:
    obey(made, 3)
    assert autosave.list_autosaves() == []


def test_every_prescribed_move_has_a_text_and_its_words_are_translated() -> None:
    assert isinstance(decode(SCRIPT.steps[0].move), Lay)
    language.use("de")
    for step in SCRIPT.steps:
        for text in (step.story, step.ask, SCRIPT.closing_words):
            assert language.text_of(language.later(text)) != text
    language.use("en")
