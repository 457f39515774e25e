"""Every game's tutorial can be finished by following what the screen says."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.language import _
from pyramids.screens.settings import preferences
from pyramids.showcase.headless_app import headless_app, show_title
from pyramids.storage.settings import Pace
from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.tables.testing.gestures import By, Click, Key
from pyramids.tables.tutorial.coach import Request
from pyramids.tables.tutorial.lessons import LessonController, LessonScene, reject_move
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import TEXT_SIZES, Space
from tests.shared.players import PATIENCE, HeadlessPlayer, Player, Seen, WindowPlayer, gesture_of
from tests.shared.playing import middle, needs_screen, press

EVERY_GAME = pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
MOST_PRESSES = 60
"""More than any lesson asks for."""


def open_tutorial(player: Player, spec: GameSpec) -> None:
    """Press Tutorial on the title screen, then the game."""
    assert player.look(By.MOUSE)["scenes"] == ["Title"]
    press(player, "Tutorial")
    press(player, spec.title)


def follow_the_coach(player: Player) -> None:
    """Press where the coach points until the lesson is over."""
    asked: list[str] = []
    since = monotonic()
    while len(asked) < MOST_PRESSES:
        seen = player.look(By.MOUSE)
        if asked and seen["scenes"][-1] == "NewGame":
            return
        coach = seen["coach"]
        if coach is None or not coach["ask"]:
            assert monotonic() < since + PATIENCE, f"the coach asks for nothing: {seen}"
            sleep(0.01)
            continue
        since = monotonic()
        asked.append(coach["ask"])
        player.do(Click(middle(coach["target"])))
    raise AssertionError(f"the lesson never ends: {asked[-8:]}")


@pytest.mark.slow
@EVERY_GAME
def test_the_tutorial_is_finished_by_pressing_what_the_coach_points_at(spec: GameSpec) -> None:
    with headless_app((1280, 800)) as made:
        made.settings.pace = Pace.INSTANT
        show_title(made)
        preferences.apply(made.app, made.settings)
        player = HeadlessPlayer(made)
        open_tutorial(player, spec)
        follow_the_coach(player)


@pytest.mark.sampled(2)
@EVERY_GAME
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=["small", "usual"])
def test_a_refusal_never_covers_what_the_coach_asks(spec: GameSpec, size: tuple[int, int]) -> None:
    with headless_app(size, "de") as made:
        made.tutorial(spec)
        made.rest()
        scene = made.app.scenes.top
        assert isinstance(scene, LessonScene)
        before = made.app.texts()
        reject_move(made.app)
        made.wait(500)
        refusal = made.app.texts()[len(before) :]
        assert refusal
        read = [scene.coach.rect, *(line.rect for line in before)]
        edge = 2 * made.app.graphics.px(Space.MEDIUM)
        plates = [line.rect.inflate(edge, edge) for line in refusal]
        assert not [plate for plate in plates if plate.collidelist(read) >= 0]


@pytest.mark.sampled(4)
@EVERY_GAME
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=["small", "usual"])
@pytest.mark.parametrize("text_size", [1.0, TEXT_SIZES[-1]], ids=["normal", "huge"])
@pytest.mark.parametrize("code", ["en", "de"])
def test_all_that_the_coach_says_fits_the_bubble(
    spec: GameSpec, size: tuple[int, int], text_size: float, code: str
) -> None:
    with headless_app(size, code) as made:
        made.app.set_text_size(text_size)
        try:
            made.tutorial(spec)
            made.rest()
            scene = made.app.scenes.top
            assert isinstance(scene, LessonScene)
            controller, coach = scene._controller, scene.coach
            assert isinstance(controller, LessonController)
            script = controller.script
            said = [(step.story, step.ask) for step in script.steps]
            for story, ask in [*said, (script.closing_words, "")]:
                coach.tell(0, _(story), Request(_(ask), coach.rect))
                surface = made.app.frame().copy()
                canvas = Canvas(surface, made.app.graphics, record=True)
                coach.draw(canvas)
                lines = canvas.texts or []
                assert lines
                assert not [line.text for line in lines if not coach.rect.contains(line.rect)]
        finally:
            made.app.set_text_size(1.0)


@EVERY_GAME
def test_the_piece_is_drawn_where_it_belongs_before_it_is_held_there(
    spec: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    with headless_app((1280, 800)) as made:
        made.settings.pace = Pace.INSTANT
        show_title(made)
        preferences.apply(made.app, made.settings)
        player = HeadlessPlayer(made)
        open_tutorial(player, spec)
        for _press in range(MOST_PRESSES):
            scene = made.app.scenes.top
            if isinstance(scene, PlacingTable) and scene.hand.goal is not None:
                break
            seen = player.look(By.MOUSE)
            if seen["coach"]["ask"]:
                player.do(Click(middle(seen["coach"]["target"])))
        if not isinstance(scene, PlacingTable):
            pytest.skip("nothing is placed on a board in this game")
        assert isinstance(scene, LessonScene)
        goal = scene.hand.placement(scene.hand.goal)
        assert scene.hand.preview is None or scene.hand.preview.move != scene.hand.goal
        board = scene.boards[goal.board]
        place = board.cell_rect(*goal.corner)
        shown = pygame.image.tobytes(made.app.frame().subsurface(place), "RGB")
        monkeypatch.setattr(scene, "draw_goal", lambda _canvas: None)
        made.app.invalidate()
        made.app.step()
        bare = pygame.image.tobytes(made.app.frame().subsurface(place), "RGB")
        assert shown != bare


@pytest.mark.sampled(1)
@EVERY_GAME
def test_the_tutorial_is_finished_by_keys_alone(spec: GameSpec) -> None:
    with headless_app((1280, 800)) as made:
        made.settings.pace = Pace.INSTANT
        show_title(made)
        preferences.apply(made.app, made.settings)
        player = HeadlessPlayer(made)
        open_tutorial(player, spec)
        seen = player.look(By.KEYS)
        for _press in range(10 * MOST_PRESSES):
            if _ended(seen):
                break
            gesture = gesture_of(seen["next"]["keys"])
            if gesture is not None:
                assert isinstance(gesture, Key)
                player.do(gesture)
            seen = player.look(By.KEYS)
        assert _ended(seen)


@needs_screen
@pytest.mark.slow
@EVERY_GAME
def test_the_tutorial_is_finished_in_a_real_window(spec: GameSpec, tmp_path: Path) -> None:
    desktop = WindowPlayer(tmp_path / "home")
    try:
        open_tutorial(desktop, spec)
        follow_the_coach(desktop)
    finally:
        desktop.close()
    assert "Traceback" not in desktop.complaints


def _ended(seen: Seen) -> bool:
    coach = seen["coach"]
    return coach is not None and bool(coach["ask"]) and coach["step"] == coach["steps"] - 1
