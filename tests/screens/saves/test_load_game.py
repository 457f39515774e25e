"""The list of saved games."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from random import Random

import pygame
import pytest

from pyramids import language
from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec, Progress
from pyramids.play.running_game import leave_all
from pyramids.play.texts.saves import day, numeral, round_words, stage
from pyramids.screens.saves.load_game import Load
from pyramids.screens.saves.save_row import SaveRow
from pyramids.screens.title.title_scene import Title
from pyramids.storage import folders, saved_games
from pyramids.storage.saves import Save
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from pyramids.ui.theme import Space
from pyramids.ui.theme.screens import RowSizes
from tests.screens.window_user import Table, click, on_top, press, type_text, walk_to, words
from tests.shared.changed_records import without_checksum
from tests.shared.kept_games import begun, one_ply, play


@pytest.fixture
def sheet(app: App, title: Title) -> Load:
    """Two named games, one unfinished, one damaged file."""
    play(begun(seed=1, names=("Ana", "Ben")), 40).save_as("Siesta")
    play(begun(seed=2, names=("Cleo", "Dan")), 20).save_as("Night watch")
    leave_all()
    for entry in list(folders.autosaves().glob("*.json*"))[2:]:
        entry.unlink()
    (folders.saves() / "shopping.json").write_text('{"milk": 2}')
    click(app, title.load)
    return on_top(app, Load)


def row_of(sheet: Load, name: str) -> int:
    for place, row in enumerate(sheet.rows):
        entry = row.entry
        if isinstance(entry, Save) and entry.summary.name == name:
            return place
    raise AssertionError(f"no game called {name} in the list")


def test_the_list_names_players_scores_round_and_day(app: App, sheet: Load) -> None:
    said = words(app)
    row = sheet.rows[row_of(sheet, "Siesta")].entry
    assert isinstance(row, Save)
    assert "Siesta" in said
    for player, score in zip(row.players, row.summary.scores, strict=True):
        assert f"{player.name} {str(score).replace('-', '−')}" in said
    assert f"Round {numeral(row.summary.round)}" in said
    assert "today, " in said


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_tells_how_far_it_has_come(app: App, title: Title, spec: GameSpec) -> None:
    game = begun(spec=spec)
    assert game.spec.progress(game.state) == Progress()
    progress = play(game, 60).spec.progress(game.state)
    game.save_as("Half the way")
    leave_all()
    click(app, title.load)
    told = round_words(progress.round, spec.round_title)
    assert (told if progress.round else f"Turn {progress.turn}") in words(app)
    assert progress.turn > 0


def test_the_list_says_who_conceded_and_that_turns_were_taken_back(app: App, title: Title) -> None:
    game = play(begun(names=("Ana", "Ben")), 60)
    game.take_back(0, 50)
    game.concede(1)
    game.save_as("Given up")
    leave_all()
    click(app, title.load)
    assert "Conceded: Ben" in words(app)
    (entry,) = [row.entry for row in on_top(app, Load).rows if isinstance(row.entry, Save)][:1]
    assert stage(entry).endswith("Conceded: Ben · 1 turn taken back")


def test_a_click_opens_the_game(app: App, sheet: Load) -> None:
    row = sheet.rows[row_of(sheet, "Siesta")]
    click(app, row)
    game = on_top(app, Table).running
    assert [player.name for player in game.players] == ["Ana", "Ben"]
    assert game.seed == 1


def test_the_keyboard_opens_the_game_too(app: App, sheet: Load) -> None:
    walk_to(app, sheet.rows[row_of(sheet, "Night watch")])
    press(app, pygame.K_RETURN)
    assert on_top(app, Table).running.seed == 2


def test_a_foreign_file_says_what_it_is_and_does_not_open(app: App, sheet: Load) -> None:
    assert "This isn't a saved game of Pyramids." in words(app)
    broken = sheet.rows[-1]
    click(app, broken)
    assert app.scenes.top is sheet
    assert (folders.saves() / "shopping.json").exists()


def test_deleting_asks_first_and_keeping_is_the_default(app: App, sheet: Load) -> None:
    place = row_of(sheet, "Siesta")
    click(app, sheet.rows[place].delete)
    on_top(app, Dialog)
    assert "Siesta" in words(app)
    press(app, pygame.K_RETURN)
    assert app.scenes.top is sheet
    assert saved_games.find("Siesta") is not None


def test_a_confirmed_delete_takes_the_game_off_list_and_disk(app: App, sheet: Load) -> None:
    before = len(sheet.rows)
    walk_to(app, sheet.rows[row_of(sheet, "Siesta")])
    press(app, pygame.K_DELETE)
    dialog = on_top(app, Dialog)
    click(app, dialog.buttons[-1])
    assert len(sheet.rows) == before - 1
    assert saved_games.find("Siesta") is None
    assert saved_games.find("Night watch") is not None


def test_a_game_that_vanished_meanwhile_is_told(app: App, sheet: Load) -> None:
    row = sheet.rows[row_of(sheet, "Siesta")]
    row.entry.path.unlink()
    click(app, row)
    on_top(app, Dialog)
    press(app, pygame.K_RETURN)
    assert app.scenes.top is sheet


def test_renaming_shows_the_new_name(app: App, sheet: Load) -> None:
    click(app, sheet.rows[row_of(sheet, "Siesta")].rename)
    type_text(app, "Mittagsschlaf")
    press(app, pygame.K_RETURN)
    assert app.scenes.top is sheet
    row_of(sheet, "Mittagsschlaf")
    assert "Mittagsschlaf" in words(app)


def test_an_empty_list_says_why(app: App, title: Title) -> None:
    click(app, title.load)
    assert "No saved games yet" in words(app)


def test_days_are_told_as_one_says_them() -> None:
    now = datetime(2026, 3, 9, 12, 0, tzinfo=UTC).astimezone()
    assert day(now - timedelta(minutes=5), now).startswith("today, ")
    assert day(now - timedelta(days=1), now).startswith("yesterday, ")
    old = datetime(2025, 12, 24, 12, 0, tzinfo=UTC)
    assert day(old, now).startswith("2025-12-24, ")
    language.use("de")
    assert day(old, now).startswith("24.12.2025, ")
    language.use("en")


# Pictures of the boards.


def picture_of(app: App, row: SaveRow) -> bytes:
    """The pixels of a row's picture."""
    assert row.picture is not None
    size = tuple(map(app.graphics.px, RowSizes.BOARD))
    frame = pygame.Rect(0, row.rect.centery - size[1] // 2, *size)
    frame.left = row.rect.left + app.graphics.px(Space.MEDIUM)
    return pygame.image.tobytes(app.frame().subsurface(frame), "RGB")


def wait_for_pictures(app: App) -> None:
    for _ in range(60):
        app.step()


def test_the_list_is_there_at_once_and_the_boards_follow(app: App, title: Title) -> None:
    for seed in range(3):
        play(begun(seed=seed), 30).save_as(f"Evening {seed}")
    leave_all()
    app.graphics.cache.clear()
    app.scenes.push(Load(title.settings))
    app.step()
    sheet = on_top(app, Load)
    assert "Evening 2" in words(app)
    rows = sheet.rows[:3]
    empty = [picture_of(app, row) for row in rows]
    wait_for_pictures(app)
    drawn = [picture_of(app, row) for row in rows]
    assert all(before != after for before, after in zip(empty, drawn, strict=True))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("plies", [40, 120, 10_000])
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_has_a_picture_of_its_board(
    app: App, title: Title, spec: GameSpec, plies: int
) -> None:
    game = begun(spec=spec, seed=plies)
    rng = Random(plies)
    with game.batched():
        for _ in range(plies):
            if game.over is None:
                one_ply(game, rng)
    game.save_as("Picture")
    leave_all()
    app.graphics.cache.clear()
    app.scenes.push(Load(title.settings))
    app.step()
    sheet = on_top(app, Load)
    row = sheet.rows[row_of(sheet, "Picture")]
    empty = picture_of(app, row)
    wait_for_pictures(app)
    assert picture_of(app, row) != empty


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_a_game_that_has_just_begun_can_be_listed_too(
    app: App, title: Title, spec: GameSpec
) -> None:
    game = begun(spec=spec)
    for plies in range(12):
        game.save_as(f"After {plies}")
        one_ply(game, Random(plies))
    leave_all()
    app.scenes.push(Load(title.settings))
    wait_for_pictures(app)
    assert len(on_top(app, Load).rows) > 12


def test_a_game_that_cannot_be_replayed_is_listed_without_a_picture(app: App, title: Title) -> None:
    path = play(begun(), 30).save_as("Torn")
    leave_all()
    text = without_checksum(path.read_text("utf-8"))
    path.write_text(re.sub(r'"digest": "[^"]*"', '"digest": "another"', text), "utf-8")
    app.graphics.cache.clear()
    app.scenes.push(Load(title.settings))
    app.step()
    sheet = on_top(app, Load)
    row = sheet.rows[row_of(sheet, "Torn")]
    empty = picture_of(app, row)
    wait_for_pictures(app)
    assert picture_of(app, row) == empty
    click(app, row)
    on_top(app, Dialog)
