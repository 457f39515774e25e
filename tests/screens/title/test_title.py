"""The title screen: menu, doors and background."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from pyramids.catalogue import all_games, announced_games
from pyramids.language import later, text_of
from pyramids.play.running_game import leave_all
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.saves.load_game import Load
from pyramids.screens.settings.settings_sheet import SettingsScene
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.title import game_doors
from pyramids.screens.title.about import About
from pyramids.screens.title.title_scene import Title
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.crash import CrashScene
from pyramids.ui.dialog import Dialog
from pyramids.ui.drawing.canvas import Canvas
from tests.screens.window_user import Table, click, on_top, point, press, words
from tests.shared.kept_games import SPEC, begun, play

SIZES = [
    ((1024, 640), 1.0),
    ((1024, 640), 1.3),
    pytest.param((1280, 800), 1.0, marks=pytest.mark.slow),
    pytest.param((1920, 1080), 1.3, marks=pytest.mark.slow),
    pytest.param((3840, 2160), 1.0, marks=pytest.mark.slow),
]
"""The smallest window in every run, the others in the slow run."""


def test_without_a_game_continue_is_there_but_asleep(app: App, title: Title) -> None:
    assert not title.continue_game.enabled
    click(app, title.continue_game)
    assert app.scenes.top is title


def test_continue_goes_on_with_the_newest_game(app: App, title: Title) -> None:
    game = play(begun(names=("Ana", "Ben")), 30)
    leave_all()
    app.scenes.reset(Title(title.settings))
    again = on_top(app, Title)
    app.settle()
    assert again.continue_game.enabled
    assert "Ana, Ben" in words(app)
    assert f"{SPEC.title}\nAna, Ben" in words(app)
    click(app, again.continue_game)
    table = on_top(app, Table)
    assert table.running.state == game.state


@pytest.mark.parametrize(
    ("line", "scene"),
    [("new_game", NewGame), ("load", Load), ("options", SettingsScene), ("about", About)],
)
def test_every_line_of_the_menu_opens_its_screen_and_esc_comes_back(
    app: App, title: Title, line: str, scene: type
) -> None:
    click(app, getattr(title, line))
    on_top(app, scene)
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is title


def test_the_menu_is_walked_with_the_arrow_keys(app: App, title: Title) -> None:
    press(app, *[pygame.K_DOWN] * 4)
    assert title.widgets.focus is title.options
    press(app, pygame.K_RETURN)
    on_top(app, SettingsScene)


def test_silence_has_a_sign_beside_the_version(app: App, title: Title) -> None:
    (version,) = (drawn.rect for drawn in app.texts() if drawn.text.startswith("Version"))
    beside = pygame.Rect(version.right, version.top, 3 * version.height, version.height)
    before = app.frame().subsurface(beside).copy()
    press(app, pygame.K_m)
    assert pygame.image.tobytes(app.frame().subsurface(beside), "RGB") != pygame.image.tobytes(
        before, "RGB"
    )
    press(app, pygame.K_m)
    assert pygame.image.tobytes(app.frame().subsurface(beside), "RGB") == pygame.image.tobytes(
        before, "RGB"
    )


def test_leaving_is_asked_about_once(app: App, title: Title) -> None:
    press(app, pygame.K_ESCAPE)
    on_top(app, Dialog)
    press(app, pygame.K_ESCAPE)
    assert app.running
    click(app, title.leave_game)
    press(app, pygame.K_RETURN)
    assert not app.running


def test_the_open_door_leads_into_its_game(app: App, title: Title) -> None:
    door = title.temple.doors[0]
    assert door.open
    click(app, door)
    assert on_top(app, NewGame).spec is all_games()[0]


def test_a_door_says_what_it_is_for_when_the_pointer_meets_it(app: App, title: Title) -> None:
    assert "Play" not in words(app).splitlines()
    for door in title.temple.doors:
        point(app, door)
        said = words(app).splitlines()
        assert ("Play" in said) == door.open
        assert ("Coming soon" in said) != door.open
        assert title.widgets.cursor == "hand"


def test_the_pointer_takes_the_keyboard_along_so_that_one_line_glows(
    app: App, title: Title
) -> None:
    point(app, title.rules)
    assert title.widgets.focus is title.rules
    press(app, pygame.K_UP)
    assert [line for line in title.menu if line.is_lit()] == [title.statistics]


def test_the_tutorial_asks_which_game_by_mouse_and_by_keyboard(
    app: App, title: Title, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_with = []
    monkeypatch.setattr(
        ScreenNavigation, "open_tutorial", lambda _self, spec, _settings: begun_with.append(spec.id)
    )
    click(app, title.tutorial)
    on_top(app, Dialog)
    press(app, pygame.K_RETURN)
    click(app, title.tutorial)
    press(app, pygame.K_DOWN, pygame.K_RETURN)
    assert begun_with == [spec.id for spec in all_games()[:2]]
    assert settings.game == begun_with[1]
    click(app, title.tutorial)
    press(app, pygame.K_ESCAPE)
    assert app.scenes.top is title


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_frame_around_continue_holds_its_caption(
    app: App, title: Title, text_size: float
) -> None:
    play(begun(names=("Ana", "Ben")), 30)
    leave_all()
    app.set_text_size(text_size)
    app.resize((1024, 640))
    title.resume()
    app.settle()
    frame = title.continue_game.focus_rect()
    captions = [drawn.rect for drawn in app.texts() if "Ana, Ben" in drawn.text]
    assert captions
    assert all(frame.contains(rect) for rect in captions)


def test_a_sealed_door_stays_shut_and_says_so(app: App, title: Title) -> None:
    sealed = [door for door in title.temple.doors if not door.open]
    for door in sealed[:1]:
        click(app, door)
        assert app.scenes.top is title
        assert any("coming soon" in text for text in app.toasts.texts)


@pytest.mark.parametrize(("size", "text_size"), SIZES)
@pytest.mark.parametrize("code", ["en", "de"])
def test_the_word_of_a_sealed_door_covers_no_name(
    app: App, title: Title, size: tuple[int, int], text_size: float, code: str
) -> None:
    app.set_language(code)
    app.set_text_size(text_size)
    app.resize(size)
    app.settle()
    names = [door.caption for door in title.temple.doors]
    before = len(app.texts())
    app.toast("Im Bann der Pyramide kommt bald " * 3)
    app.settle()
    toast = [drawn.rect for drawn in app.texts()[before:]]
    assert toast
    assert not any(line.colliderect(name) for line in toast for name in names)


def test_every_game_is_named_at_its_door(app: App, title: Title) -> None:
    said = words(app).replace("\n", " ")
    assert all(spec.title in said for spec in all_games())


@pytest.mark.parametrize(("size", "text_size"), SIZES)
@pytest.mark.parametrize("code", ["en", "de"])
def test_nothing_on_the_title_is_cut_off_or_covered(
    app: App, title: Title, size: tuple[int, int], code: str, text_size: float
) -> None:
    app.set_language(code)
    app.set_text_size(text_size)
    app.resize(size)
    app.settle()
    frame = pygame.Rect((0, 0), size)
    texts = app.texts()
    assert texts
    assert not [drawn.text for drawn in texts if drawn.clipped]
    menu = [line.rect for line in title.menu]
    for upper, lower in pairwise(menu):
        assert upper.bottom <= lower.top
    for line in title.menu:
        assert frame.contains(line.rect)
        assert not line.rect.colliderect(title.temple.rect)
        assert not line.rect.colliderect(title.logo.rect)
    captions = [door.caption for door in title.temple.doors]
    assert all(not a.colliderect(b) for a, b in pairwise(captions))


@pytest.mark.parametrize("count", [5, 8, 9])
@pytest.mark.parametrize("code", ["en", "de"])
def test_with_more_doors_every_name_keeps_its_words_whole(
    app: App, settings: Settings, monkeypatch: pytest.MonkeyPatch, count: int, code: str
) -> None:
    games = announced_games()
    more = tuple(games[number % len(games)] for number in range(count))
    monkeypatch.setattr(game_doors, "announced_games", lambda: more)
    app.set_language(code)
    app.scenes.reset(Title(settings))
    app.settle()
    doors = on_top(app, Title).temple.doors
    assert len(doors) == count
    for one, other in combinations(doors, 2):
        assert not one.caption.colliderect(other.caption)
    for door in doors:
        lines = [drawn for drawn in app.texts() if door.caption.contains(drawn.rect)]
        assert " ".join(line.text for line in lines) == text_of(later(door.game.title))
        assert not any(line.clipped for line in lines)


@pytest.fixture
def windy(every_frame: None, settings: Settings) -> Iterator[tuple[App, Title]]:
    """The title with moving scenery, all of it drawn."""
    settings.reduced_motion = False
    app = App()
    title = Title(settings)
    app.scenes.push(title)
    for _ in range(30):
        app.step()
    yield app, title
    app.close()


def shown_in(app: App, seconds: int) -> int:
    """The frames shown in some time."""
    before = app.flips
    for _ in range(60 * seconds):
        app.step()
    return app.flips - before


def differing_pixels(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ, but for the rounding of blends, which depends on where they begin."""
    count = 0
    for first, second in ((one, other), (other, one)):
        rest = first.copy()
        rest.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        equal = pygame.mask.from_threshold(rest, (0, 0, 0), (3, 3, 3, 255))
        count += rest.get_width() * rest.get_height() - equal.count()
    return count


def test_the_scenery_is_drawn_at_most_20_times_a_second(windy: tuple[App, Title]) -> None:
    assert 15 <= shown_in(windy[0], 1) <= 20


def test_half_a_minute_after_the_last_input_the_title_is_at_rest(
    windy: tuple[App, Title],
) -> None:
    app, _ = windy
    # Minimised, it draws nothing, and half a minute passes faster.
    app.step(events=[pygame.Event(pygame.WINDOWMINIMIZED)])
    for _ in range(30 * 20):
        app.step(50)
    app.step(events=[pygame.Event(pygame.WINDOWRESTORED)])
    assert shown_in(app, 1) == 0
    app.step(events=[pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, unicode="", mod=0)])
    assert shown_in(app, 1) > 10


def test_behind_another_window_the_title_is_at_rest(windy: tuple[App, Title]) -> None:
    app, _ = windy
    app.step(events=[pygame.Event(pygame.WINDOWFOCUSLOST)])
    assert shown_in(app, 1) == 0
    app.step(events=[pygame.Event(pygame.WINDOWFOCUSGAINED)])
    assert shown_in(app, 1) > 10


def test_scenery_drawn_where_it_moved_looks_like_all_drawn_anew(
    windy: tuple[App, Title],
) -> None:
    app, title = windy
    point(app, title.rules)
    shown_in(app, 1)
    while not app.step():
        pass
    anew = app.frame().copy()
    title.draw(Canvas(anew, app.graphics))
    assert differing_pixels(anew, app.frame()) == 0


def test_scenery_is_drawn_in_a_part_of_the_window_only(
    windy: tuple[App, Title], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, title = windy
    shown_in(app, 1)
    areas: list[int] = []
    draw = title.desert.draw

    def note(canvas: Canvas) -> None:
        clip = canvas.surface.get_clip()
        areas.append(clip.width * clip.height)
        draw(canvas)

    monkeypatch.setattr(title.desert, "draw", note)
    frames = shown_in(app, 1)
    window = app.size[0] * app.size[1]
    assert 0 < sum(areas) < 0.6 * window * frames


@pytest.mark.usefixtures("every_frame")
def test_with_reduced_motion_the_title_stands_still(app: App, title: Title) -> None:
    before = app.flips
    for _ in range(20):
        app.step()
    assert app.flips == before


def test_after_a_crash_the_title_offers_the_game_again(app: App, title: Title) -> None:
    reports: list[str] = []

    def report(text: str) -> CrashScene:
        reports.append(text)
        return CrashScene(text)

    app.on_crash = report
    game = play(begun(), 12)

    class Broken(Table):
        def update(self, dt: float) -> None:
            raise RuntimeError("the roof fell in")

    app.scenes.reset(Broken(game))
    app.step()
    crash = on_top(app, CrashScene)
    assert "the roof fell in" in reports[0]
    crash.back_to_title()
    app.settle()
    again = on_top(app, Title)
    assert again.continue_game.enabled
    click(app, again.continue_game)
    assert on_top(app, Table).running.state == game.state
