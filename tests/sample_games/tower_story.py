"""The Tower through every shared screen. `test_tower` runs this with `PYRAMIDS_GAMES` set."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids.catalogue import DEFAULT_GAME, announced_games, find_game, level_files
from pyramids.engine.contract import GameSpec
from pyramids.play.running_game import open_games
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.screens.saves.load_game import Load
from pyramids.screens.settings import preferences
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.showcase.headless_app import headless_app, show_title
from pyramids.storage.saves import Save
from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import By
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.widgets import Button
from tests.screens.window_user import words
from tests.shared.players import HeadlessPlayer, Seen
from tests.shared.playing import over, play, press

CLICKS = 60


@pytest.fixture
def tower() -> GameSpec:
    """The game, found like any other."""
    return find_game("tower")


@pytest.fixture
def made() -> Iterator[HeadlessApp]:
    """A window without a screen, at the title."""
    with headless_app((1280, 800)) as window:
        window.settings.pace = Pace.INSTANT
        preferences.apply(window.app, window.settings)
        show_title(window)
        yield window


def test_it_stands_behind_a_door_of_its_own(made: HeadlessApp, tower: GameSpec) -> None:
    title = show_title(made)
    assert [door.game.id for door in title.temple.doors] == [game.id for game in announced_games()]
    door = title.temple.doors[-1]
    assert (door.spec, door.open) == (tower, True)
    made.click(door)
    made.rest()
    scene = made.app.scenes.top
    assert isinstance(scene, NewGame)
    assert scene.spec is tower
    assert "The Tower" in words(made.app)


def test_its_own_level_is_offered(tower: GameSpec) -> None:
    (level,) = level_files(tower)
    assert (level.name, level.own) == ("classic", False)


def test_it_stands_in_the_credits(made: HeadlessApp) -> None:
    press(HeadlessPlayer(made), "About")
    made.rest()
    assert "The Tower by nobody" in words(made.app)


@pytest.mark.parametrize("by", By)
def test_a_whole_game_is_played_then_watched_and_counted(
    made: HeadlessApp, tower: GameSpec, by: By
) -> None:
    player = HeadlessPlayer(made)
    play(player, by, tower, over)
    (game,) = open_games()
    assert game.over is not None
    made.rest()
    press(player, "Replay")
    made.rest()
    replay = made.app.scenes.top
    assert isinstance(replay, Replay)
    replay.go_to(replay.game.last)
    made.rest()
    assert replay.game.scores(replay.game.last) == game.over.scores
    assert any("the stone" in replay.event_text() for _step in _walk(replay))
    made.key("escape")
    press(player, "Statistics")
    made.rest()
    statistics = made.app.scenes.top
    assert isinstance(statistics, Statistics)
    assert (statistics.game, len(statistics.rows)) == (tower.id, 1)


def test_it_is_left_and_continued_and_saved_and_loaded(made: HeadlessApp, tower: GameSpec) -> None:
    player = HeadlessPlayer(made)
    play(player, By.MOUSE, tower, _in_the_middle)
    (game,) = open_games()
    plies = list(game.session.plies)
    game.save_as("Half a tower")
    show_title(made)
    made.rest()
    press(player, "Continue")
    made.rest()
    (continued,) = open_games()
    assert continued.spec is tower
    assert list(continued.session.plies)[: len(plies)] == plies
    show_title(made)
    made.rest()
    press(player, "Load")
    made.rest()
    load = made.app.scenes.top
    assert isinstance(load, Load)
    assert "Half a tower" in words(made.app)
    assert "The Tower" in words(made.app)
    saved = [row for row in load.rows if isinstance(row.entry, Save) and row.entry.summary.name]
    made.click(saved[0])
    made.rest()
    (loaded,) = open_games()
    assert list(loaded.session.plies)[: len(plies)] == plies


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Laying stones"), ("de", "Steine legen")], ids=["en", "de"]
)
def test_its_rules_can_be_read(tower: GameSpec, language: str, title: str) -> None:
    with headless_app((1280, 800), language) as made:
        show_title(made)
        made.app.scenes.push(RulesScene(tower, "TW-1"))
        made.rest()
        scene = made.app.scenes.top
        assert isinstance(scene, RulesScene)
        assert scene.pages[scene.opened].title == title
        assert title in words(made.app)


def test_its_tutorial_is_learnt_by_pressing_what_the_coach_points_at(made: HeadlessApp) -> None:
    player = HeadlessPlayer(made)
    press(player, "Tutorial")
    press(player, "The Tower")
    for _ in range(CLICKS):
        made.rest()
        if isinstance(made.app.scenes.top, NewGame):
            break
        seen = player.look(By.MOUSE)
        if seen["coach"] and seen["coach"]["target"]:
            left, top, wide, high = seen["coach"]["target"]
            made.click(_at(made, (left + wide // 2, top + high // 2)))
    assert isinstance(made.app.scenes.top, NewGame)


def test_the_default_game_is_still_the_first() -> None:
    assert announced_games()[0].id == DEFAULT_GAME


def _in_the_middle(seen: Seen) -> bool:
    return int(seen["plies"]) >= 8


def _walk(replay: Replay) -> Iterator[int]:
    for step in range(replay.game.last, 0, -1):
        replay.go_to(step)
        yield step


def _at(made: HeadlessApp, pos: tuple[int, int]) -> Button:
    top = made.app.scenes.top
    assert top is not None
    found = [
        w for w in top.widgets.root.walk() if isinstance(w, Button) and w.rect.collidepoint(pos)
    ]
    return found[-1]
