"""A frame that shows many new things is rendered over several steps; the window goes on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from time import sleep

import pygame
import pytest

from pyramids.ui.animation import Speed
from pyramids.ui.app import App, Scene
from pyramids.ui.drawing import frame_drawing
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import IdleDrawing
from pyramids.ui.drawing.surface_cache import NotRendered, SurfaceCache
from pyramids.ui.drawing.svg_art import Art
from pyramids.ui.widgets import Button
from tests.ui.input_events import key

STONES = 5


@pytest.fixture
def common_kit() -> None:
    """Nothing is rendered yet in these tests."""


class Quarry(Scene):
    """Draws stones that nobody has drawn before."""

    def __init__(self) -> None:
        super().__init__()
        self.rendered: list[int] = []
        self.steps: list[float] = []
        self.typed = 0
        self.widgets.add(Button("Dig", self._dig))

    def _dig(self) -> None:
        self.typed += 1

    def update(self, dt: float) -> None:
        super().update(dt)
        self.steps.append(dt)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for number in range(STONES):
            picture = canvas.graphics.cache.get(("stone", number), lambda n=number: self._render(n))  # type: ignore[misc]
            canvas.blit(picture, (40 * number, 0))

    def _render(self, number: int) -> pygame.Surface:
        self.rendered.append(number)
        stone = pygame.Surface((30, 30))
        stone.fill((200, 10 * number, 0))
        return stone


@pytest.fixture
def hurried(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A window with a first frame, in which every later one may render one thing only."""
    monkeypatch.setattr(frame_drawing, "_LONG_STEP", 1000.0)
    app.scenes.push(Scene())
    app.settle()
    app.graphics.cache.budget.seconds = 0.0
    yield app
    app.graphics.cache.budget.seconds = None


def test_a_frame_with_new_things_is_shown_once_all_of_them_are_rendered(hurried: App) -> None:
    scene = Quarry()
    hurried.scenes.reset(scene)
    before, renders = hurried.flips, []
    while hurried.flips == before:
        known = len(scene.rendered)
        assert hurried.step(), "the frame is on its way"
        renders.append(len(scene.rendered) - known)
        assert len(renders) < 40
    assert scene.rendered == list(range(STONES)), "each of them once"
    assert max(renders) == 1
    hurried.settle()
    for number in range(STONES):
        assert hurried.frame().get_at((40 * number + 5, 5))[:2] == (200, 10 * number)


def test_nothing_moves_before_it_can_be_seen_but_events_are_heard(hurried: App) -> None:
    scene = Quarry()
    hurried.scenes.reset(scene)
    hurried.step()
    scene.steps.clear()
    hurried.step(events=[key(pygame.K_TAB), key(pygame.K_RETURN)])
    assert scene.steps == [0.0]
    assert scene.typed == 1
    hurried.settle()
    assert max(scene.steps) > 0


def test_a_frame_that_never_gets_ready_is_drawn_in_the_end(
    hurried: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame_drawing, "_LONGEST", 3)
    monkeypatch.setattr(hurried.graphics.cache, "find", lambda _key: None)
    hurried.scenes.reset(Quarry())
    before = hurried.flips
    for _ in range(4):
        hurried.step()
    assert hurried.flips > before


def test_the_first_frame_of_all_is_never_postponed(app: App) -> None:
    app.graphics.cache.budget.seconds = 0.0
    app.scenes.push(Quarry())
    app.step()
    assert app.flips == 1


def test_a_large_picture_is_rendered_in_the_background(hurried: App) -> None:
    art, budget = hurried.graphics.art, hurried.graphics.cache.budget
    budget.begin()
    with pytest.raises(NotRendered):
        art.svg("common/temple", (800, 420))
    for _ in range(1000):
        try:
            picture = art.svg("common/temple", (800, 420))
            break
        except NotRendered:
            sleep(0.01)
    assert picture.get_width() == 800


def test_a_scene_below_an_overlay_is_drawn_once_and_again_when_it_changes(app: App) -> None:
    class Below(Scene):
        drawn = 0

        def draw(self, canvas: Canvas) -> None:
            self.drawn += 1
            super().draw(canvas)

    class Above(Scene):
        overlay = True

        def draw(self, canvas: Canvas) -> None:
            canvas.fill((1, 2, 3), pygame.Rect(0, 0, 9, 9))

    below, above = Below(), Above()
    app.scenes.push(below)
    app.scenes.push(above)
    app.settle()
    below.drawn = 0
    for _ in range(10):
        above.dirty = True
        assert app.step()
    assert below.drawn == 0
    below.dirty = True
    app.step()
    assert below.drawn == 1
    app.scenes.pop()
    app.settle()
    assert below.drawn > 1
    assert app.frame().get_at((2, 2))[:3] != (1, 2, 3)


def test_what_is_drawn_ahead_is_rendered_bit_by_bit(hurried: App) -> None:
    ahead, scene = IdleDrawing(), Quarry()
    scene.app = hurried
    ahead.set_tasks([("quarry", scene.draw)])
    counts = []
    for _ in range(STONES + 3):
        ahead.draw_one(hurried.graphics, hurried.size)
        counts.append(len(scene.rendered))
    assert counts[-1] == STONES
    assert all(later - earlier <= 1 for earlier, later in pairwise(counts))


def test_a_cache_without_a_budget_renders_everything_at_once() -> None:
    cache = SurfaceCache()
    cache.budget.begin()
    for number in range(3):
        cache.get(number, lambda: pygame.Surface((1, 1)))
    assert len(cache) == 3


class Wall(Scene):
    """A scene with a backdrop, and a brick in every corner of the window."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.pieces: list[pygame.Rect] = []
        wall = self
        wide, high = app.size

        class Brick(Button):
            def draw(self, canvas: Canvas) -> None:
                wall.pieces.append(canvas.surface.get_clip())
                canvas.fill((200, 0, 0), self.rect)

        for corner in ((0, 0), (wide - 60, 0), (0, high - 40), (wide - 60, high - 40)):
            brick = self.widgets.add(Brick("Brick"))
            brick.place(pygame.Rect(corner, (60, 40)), app.graphics)
        self.backdrop = Backdrop(self.widgets)

    def draw(self, canvas: Canvas) -> None:
        self.backdrop.draw(canvas)


def test_a_new_backdrop_is_drawn_piece_by_piece_and_shown_as_a_whole(hurried: App) -> None:
    wall = Wall(hurried)
    hurried.motion.speed = Speed.INSTANT
    hurried.scenes.reset(wall)
    shown, steps = hurried.flips, []
    while hurried.flips == shown:
        wall.pieces.clear()
        hurried.step()
        seen = {tuple(piece) for piece in wall.pieces if piece.width}
        steps.append(len(seen))
        assert len(steps) < 60
    assert max(steps) == 1, "no step draws two pieces"
    assert sum(steps) == 4, "each corner is drawn once"
    for corner in ((5, 5), (-5, 5), (5, -5), (-5, -5)):
        place = (corner[0] % hurried.size[0], corner[1] % hurried.size[1])
        assert hurried.frame().get_at(place)[:3] == (200, 0, 0)


def test_what_is_rendered_ahead_is_not_looked_through_again(hurried: App) -> None:
    class Counted(Quarry):
        blank = 0

        def draw(self, canvas: Canvas) -> None:
            self.blank += canvas.blank
            super().draw(canvas)

    scene = Counted()
    hurried.scenes.reset(scene)
    before = hurried.flips
    while hurried.flips == before:
        hurried.step()
    # The first attempt is a real one; each of the others renders one thing more.
    assert scene.blank <= STONES + 4


@pytest.mark.parametrize("alpha", [0.5, 0.999, 1.0])
def test_an_opaque_picture_is_opaque_again_after_it_was_drawn_faintly(
    app: App, alpha: float
) -> None:
    # Pygame draws an opaque surface with an opacity of 255 forty times as slowly.
    picture = pygame.Surface((30, 30))
    seen: list[int | None] = []

    class Target(pygame.Surface):
        def blit(self, source: pygame.Surface, *_: object) -> pygame.Rect:
            seen.append(source.get_alpha())
            return pygame.Rect(0, 0, 0, 0)

    Canvas(Target((60, 60)), app.graphics).blit(picture, (0, 0), alpha)
    assert 255 not in seen
    assert picture.get_alpha() is None


def test_the_proportions_of_a_picture_are_read_and_not_rendered(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = app.graphics.art
    rendered = {
        name: pygame.image.load(art._path(name)).get_size()
        for name in ("common/temple", "common/lamp", "common/icon_star")
    }
    monkeypatch.setattr(pygame.image, "load", None)
    for name, (width, height) in rendered.items():
        assert Art(app.graphics.cache).ratio(name) == pytest.approx(width / height)


class Sheet(Scene):
    overlay = True


def test_what_is_covered_for_the_first_time_is_drawn_in_a_step_of_its_own(hurried: App) -> None:
    drawn: list[str] = []
    below, sheet = Scene(), Sheet()
    hurried.scenes.reset(below)
    for _ in range(STONES):
        hurried.step(16, [])
    below.draw = lambda canvas: drawn.append("below")  # type: ignore[method-assign]
    sheet.draw = lambda canvas: drawn.append("sheet")  # type: ignore[method-assign]
    hurried.scenes.push(sheet)
    steps = []
    for _ in range(STONES):
        drawn.clear()
        hurried.step(16, [])
        steps.append(list(drawn))
    assert ["below"] in steps
    assert steps.index(["below"]) < steps.index(["sheet"])
