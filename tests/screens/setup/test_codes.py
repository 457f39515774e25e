"""A table or a finished game travels as a code, from one window to another."""

from __future__ import annotations

import pygame
import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.play.history import finished_game
from pyramids.play.shared_codes import game_code
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.setup.new_game import NewGame
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import click, on_top, press, type_text, words
from tests.shared.kept_games import begun, play_out

SPEC, OTHER = all_games()[:2]


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard of the test's own: its one text."""
    kept = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: kept.__setitem__(0, text))
    return kept


def open_sheet(app: App, game: GameSpec = OTHER) -> NewGame:
    app.scenes.push(NewGame(game, Settings()))
    app.settle()
    return on_top(app, NewGame)


def copy_table(app: App, clipboard: list[str]) -> tuple[NewGame, str]:
    """A table with something chosen, and its code on the clipboard."""
    sheet = open_sheet(app)
    click(app, sheet.free_seat)
    click(app, sheet.code)
    click(app, on_top(app, Dialog).buttons[1])
    return sheet, clipboard[0]


def enter(app: App, code: str) -> Dialog:
    """Type a code into the dialog of some other table."""
    sheet = open_sheet(app, SPEC)
    click(app, sheet.code)
    type_text(app, code)
    return on_top(app, Dialog)


def test_a_pasted_code_sets_up_the_same_table_of_another_game(
    app: App, clipboard: list[str]
) -> None:
    sheet, code = copy_table(app, clipboard)
    assert code
    dialog = enter(app, f" {code.lower()} ")
    assert OTHER.title in words(app)
    click(app, dialog.buttons[-1])
    again = on_top(app, NewGame)
    assert again.spec is OTHER
    assert again.seed.text == sheet.seed.text
    assert again.count.value == sheet.count.value == 3
    assert [line.player().bot for line in again.lines] == [
        line.player().bot for line in sheet.lines
    ]


def test_a_wrong_letter_is_told_and_opens_nothing(app: App, clipboard: list[str]) -> None:
    _, code = copy_table(app, clipboard)
    wrong = code[:-1] + ("7" if code[-1] != "7" else "8")
    dialog = enter(app, wrong)
    assert "A letter is wrong or missing" in words(app)
    assert not dialog.buttons[-1].enabled
    press(app, pygame.K_RETURN)
    assert app.scenes.top is dialog


def test_a_code_that_is_just_begun_gets_no_scolding(app: App) -> None:
    enter(app, "AB")
    assert "wrong" not in words(app)
    assert "too short" not in words(app)


def test_enter_tells_what_is_wrong_with_a_short_code(app: App) -> None:
    dialog = enter(app, "AB")
    press(app, pygame.K_RETURN)
    assert app.scenes.top is dialog
    assert "That's too short for a code" in words(app)


def test_a_finished_games_code_opens_its_replay(app: App) -> None:
    game = play_out(begun(seed=5))
    game.leave()
    dialog = enter(app, game_code(finished_game.watch(game.record())))
    click(app, dialog.buttons[-1])
    replay = on_top(app, Replay)
    assert "Press the cup" in words(app)
    assert replay.game.session.plies == game.session.plies
    assert [player.name for player in replay.game.players] == [
        player.name for player in game.players
    ]


def test_a_replay_copies_its_game(app: App, clipboard: list[str], settings: Settings) -> None:
    game = play_out(begun(seed=5))
    game.leave()
    watched = finished_game.watch(game.record())
    app.scenes.push(Replay(watched, settings))
    app.settle()
    click(app, on_top(app, Replay).code)
    assert clipboard[0] == game_code(watched)
