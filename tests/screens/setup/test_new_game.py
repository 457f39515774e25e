"""The setup of a new game by mouse and by keyboard."""

from __future__ import annotations

import re
from itertools import pairwise

import pygame
import pytest

from pyramids.catalogue import all_games, playable_games
from pyramids.engine.contract import GameSpec, Player
from pyramids.play.seats import distinct, opponents
from pyramids.screens.rulebook.rulebook_sheet import RulesScene
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.title.title_scene import Title
from pyramids.storage import autosave, folders
from pyramids.storage import settings as stored
from pyramids.storage.errors import StorageError
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import Table, click, on_top, press, type_text, walk_to, words

SPEC, OTHER = all_games()[:2]


def test_one_click_more_and_a_game_runs(app: App, sheet: NewGame) -> None:
    click(app, sheet.start_button)
    game = on_top(app, Table).running
    assert len(game.players) == 2
    assert game.players[0].bot is None
    assert game.players[1].bot is not None
    assert game.setup.level == SPEC.default_level


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_without_a_word_one_plays_against_one_bot(app: App, spec: GameSpec) -> None:
    app.scenes.push(NewGame(spec, stored.Settings()))
    sheet = on_top(app, NewGame)
    app.settle()
    first, second = (line.player() for line in sheet.lines[: sheet.count.value])
    assert first.bot is None
    assert second.bot is not None


def test_the_free_seat_takes_one_more_player_until_the_table_is_full(
    app: App, sheet: NewGame
) -> None:
    most = len(sheet.lines)
    for count in range(3, most + 1):
        click(app, sheet.free_seat)
        assert sheet.count.value == count
        assert sheet.widgets.focus is sheet.lines[count - 1].who
    assert not sheet.free_seat.visible
    click(app, sheet.start_button)
    assert len(on_top(app, Table).running.players) == most


def test_the_other_game_is_reached_with_the_keyboard(app: App, title: Title) -> None:
    press(app, pygame.K_RETURN)
    sheet = on_top(app, NewGame)
    walk_to(app, sheet.games)
    press(app, pygame.K_RIGHT)
    other = on_top(app, NewGame)
    assert other.spec is OTHER
    assert other.widgets.focus is other.games
    walk_to(app, other.start_button)
    press(app, pygame.K_RETURN)
    assert on_top(app, Table).running.spec is OTHER


def test_the_other_game_is_reached_with_the_mouse(app: App, sheet: NewGame) -> None:
    games = playable_games()
    wide = sheet.games.rect.width // len(games)
    place = (
        sheet.games.rect.left + games.index(OTHER) * wide + wide // 2,
        sheet.games.rect.centery,
    )
    app.step(
        events=[
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False),
        ]
    )
    app.settle()
    assert on_top(app, NewGame).spec is OTHER
    press(app, pygame.K_F1)
    assert on_top(app, RulesScene).spec is OTHER


def test_a_game_is_set_up_by_mouse_alone(app: App, sheet: NewGame) -> None:
    count = sheet.count.rect
    app.step(
        events=[
            pygame.Event(
                pygame.MOUSEBUTTONDOWN, pos=(count.right - 8, count.centery), button=1, touch=False
            ),
            pygame.Event(
                pygame.MOUSEBUTTONUP, pos=(count.right - 8, count.centery), button=1, touch=False
            ),
        ]
    )
    app.settle()
    assert sheet.count.value == 4
    click(app, sheet.lines[0].name)
    type_text(app, "Ana")
    click(app, sheet.lines[0].face)
    click(app, sheet.lines[0].swatch)
    before = sheet.seed.text
    click(app, sheet.dice)
    assert sheet.seed.text != before
    slip = next(slip for slip in sheet.level_buttons if slip.offer.name != SPEC.default_level)
    click(app, slip)
    seed = int(sheet.seed.text)
    click(app, sheet.start_button)
    game = on_top(app, Table).running
    assert game.players[0] == Player("Ana")
    assert len(game.players) == 4
    assert game.setup.level == slip.offer.name
    assert game.seed == seed
    assert game.seating[0].portrait == "common/portrait_human_2"
    assert [look.colour for look in game.seating] == [1, 0, 2, 3]


def test_a_game_is_set_up_by_keyboard_alone(app: App, title: Title) -> None:
    press(app, pygame.K_RETURN)
    sheet = on_top(app, NewGame)
    walk_to(app, sheet.count)
    press(app, pygame.K_RIGHT)
    walk_to(app, sheet.lines[0].name)
    type_text(app, "Änne")
    walk_to(app, sheet.lines[2].who)
    for _ in opponents(sheet.spec):
        press(app, pygame.K_LEFT)
    walk_to(app, sheet.lines[2].name)
    type_text(app, "Ben")
    walk_to(app, sheet.seed)
    press(app, pygame.K_HOME, *[pygame.K_DELETE] * 9)
    type_text(app, "a1b2c3")
    walk_to(app, sheet.start_button)
    press(app, pygame.K_RETURN)
    game = on_top(app, Table).running
    assert [player.name for player in game.players][::2] == ["Änne", "Ben"]
    assert [player.bot is None for player in game.players] == [True, False, True]
    assert game.seed == 123


def test_a_started_game_is_on_the_disk_at_once(app: App, sheet: NewGame) -> None:
    click(app, sheet.start_button)
    game = on_top(app, Table).running
    assert game.autosave.path.is_file()


def test_colours_are_passed_on_and_never_worn_twice(app: App, sheet: NewGame) -> None:
    for _ in range(5):
        click(app, sheet.lines[0].swatch)
        assert sorted(line.colour for line in sheet.lines) == [0, 1, 2, 3]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=["small", "usual"])
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_the_fullest_table_is_seen_without_scrolling(
    app: App, spec: GameSpec, size: tuple[int, int]
) -> None:
    app.set_language("de")
    app.resize(size)
    app.scenes.push(NewGame(spec, Settings()))
    sheet = on_top(app, NewGame)
    sheet.count.choose(len(sheet.count.options) - 1)
    app.settle()
    assert sheet.seats.max_offset == sheet.levels.max_offset == 0


def test_an_empty_deal_is_dealt_by_chance(app: App, sheet: NewGame) -> None:
    sheet.seed.text = ""
    click(app, sheet.start_button)
    assert on_top(app, Table).running.seed >= 0


def test_players_of_the_same_name_are_told_apart() -> None:
    same = [Player("Ana"), Player("Ana", "random"), Player("Ana 2"), Player("Ben")]
    assert [player.name for player in distinct(same)] == ["Ana", "Ana 2", "Ana 2 2", "Ben"]


def test_a_broken_deck_of_ones_own_is_shown_with_its_reason_and_not_chosen(
    app: App, title: Title
) -> None:
    own = folders.own_levels(SPEC.id)
    own.mkdir(parents=True)
    (own / "tomb.yaml").write_text("name: Tomb\nbread: [1, 2]\n")
    click(app, title.new_game)
    sheet = on_top(app, NewGame)
    slip = next(slip for slip in sheet.level_buttons if slip.offer.name == "tomb")
    assert slip.offer.fault
    assert "tomb.yaml" in slip.offer.fault
    assert str(own) not in slip.offer.fault
    assert "file has an error" in words(app)
    assert "Technical detail: tomb.yaml" in words(app).replace("\n", " ")
    click(app, slip)
    assert sheet.level is not None
    assert sheet.level.name == SPEC.default_level


def test_a_good_deck_of_ones_own_can_be_played(app: App, title: Title) -> None:
    from pyramids.resources import levels_root

    own = folders.own_levels(SPEC.id)
    own.mkdir(parents=True)
    text = (levels_root() / SPEC.id / f"{SPEC.default_level}.yaml").read_text("utf-8")
    (own / "mine.yaml").write_text(re.sub(r"(?m)^name: .*", "name: Mine", text), "utf-8")
    click(app, title.new_game)
    sheet = on_top(app, NewGame)
    click(app, next(slip for slip in sheet.level_buttons if slip.offer.own))
    click(app, sheet.start_button)
    assert on_top(app, Table).running.setup.level == "mine"


def test_a_full_disk_at_the_start_is_told_above_the_running_game(
    app: App, sheet: NewGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pyramids.storage import atomic_file
    from pyramids.storage.errors import DiskProblem

    def full(path: object, *_rest: object, **_named: object) -> None:
        raise StorageError(DiskProblem.FULL, folders.home() / "game.json")

    monkeypatch.setattr(atomic_file, "write_unsynced", full)
    click(app, sheet.start_button)
    on_top(app, Dialog)
    assert "The disk is full" in words(app)
    for _ in range(30):
        app.step(50)  # It takes no key that was pressed before it could be read.
    press(app, pygame.K_RETURN)
    on_top(app, Table)


@pytest.mark.parametrize("size", [(1024, 640), pytest.param((1920, 1080), marks=pytest.mark.slow)])
@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_the_sheet_fits_every_window_in_both_languages(
    app: App, sheet: NewGame, size: tuple[int, int], code: str, text_size: float
) -> None:
    app.set_language(code)
    app.set_text_size(text_size)
    app.resize(size)
    app.settle()
    frame = pygame.Rect((0, 0), size)
    assert frame.contains(sheet.rect)
    for widget in (sheet.start_button, sheet.back, sheet.seed, sheet.dice, sheet.levels):
        assert sheet.rect.contains(widget.rect)
    for line in sheet.lines[: sheet.count.value]:
        parts = [line.face.rect, line.who.rect, line.name.rect, line.swatch.rect]
        assert all(a.right <= b.left for a, b in pairwise(parts))
    assert autosave.list_autosaves() == []
