"""The pause menu, saving by name, same deal again, and the hand-over."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pygame
import pytest

from pyramids import language
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.saves import suggested_name
from pyramids.screens.in_game.handover import Handover
from pyramids.screens.in_game.pause_menu import PauseMenu
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.screens.settings.settings_sheet import SettingsScene
from pyramids.screens.title.title_scene import Title
from pyramids.storage import folders, saved_games
from pyramids.storage.notes.summary import Summary
from pyramids.storage.saves import Save
from pyramids.ui.app import App
from pyramids.ui.dialog import Dialog
from tests.screens.window_user import Table, click, on_top, press, type_text, words
from tests.shared.kept_games import begun, play


@pytest.fixture
def game(app: App) -> RunningGame:
    running = play(begun(seed=9, names=("Ana", "Ben")), 25)
    app.scenes.reset(Table(running))
    app.scenes.push(PauseMenu(running))
    app.settle()
    return running


@pytest.fixture
def menu(app: App, game: RunningGame) -> PauseMenu:
    return on_top(app, PauseMenu)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_F10])
def test_enter_esc_and_the_menu_key_go_on(app: App, menu: PauseMenu, key: int) -> None:
    press(app, key)
    on_top(app, Table)


def test_the_menu_shows_the_seal_of_the_deal(app: App, menu: PauseMenu, game: RunningGame) -> None:
    assert game.commitment is not None
    assert f"Seal of the deal: {game.commitment.hash[:4]} " in words(app)
    assert "Opened" not in words(app)


def test_settings_and_keys_come_back_to_the_menu(app: App, menu: PauseMenu) -> None:
    for button, scene in ((menu.settings, SettingsScene), (menu.keys, KeyHelp)):
        click(app, button)
        on_top(app, scene)
        press(app, pygame.K_ESCAPE)
        assert app.scenes.top is menu


def test_a_game_is_saved_under_a_typed_name(app: App, menu: PauseMenu, game: RunningGame) -> None:
    click(app, menu.save)
    type_text(app, "Vor dem Essen")
    press(app, pygame.K_RETURN)
    found = saved_games.find("Vor dem Essen")
    assert found is not None
    assert found.summary.scores == game.scores()
    assert any("Vor dem Essen" in text for text in app.toasts.texts)


def test_a_game_without_a_name_is_not_saved(app: App, menu: PauseMenu) -> None:
    click(app, menu.save)
    type_text(app, "   ")
    press(app, pygame.K_RETURN)
    assert saved_games.list_saves() == []
    assert not on_top(app, Dialog).buttons[-1].enabled
    assert "Give the game a name" in words(app)
    type_text(app, "Siesta")
    assert "Give the game a name" not in words(app)
    press(app, pygame.K_RETURN)
    assert saved_games.find("Siesta") is not None


def test_a_name_is_suggested_and_typing_replaces_it(
    app: App, menu: PauseMenu, game: RunningGame
) -> None:
    click(app, menu.save)
    press(app, pygame.K_RETURN)
    (first,) = saved_games.list_saves()
    assert isinstance(first, Save)
    assert first.summary.name == suggested_name(game.summary())


def test_suggested_names_say_round_and_day_in_both_languages() -> None:
    day = datetime(2026, 11, 16, 12, 0)
    standing = Summary(saved=datetime(2026, 11, 16, tzinfo=UTC), round=2, turn=9)
    assert suggested_name(standing, day) == "Round II, 16 November"
    assert suggested_name(replace(standing, round=0), day) == "Turn 9, 16 November"
    stage = replace(standing, round=3)
    assert suggested_name(stage, day, round_title="Stage {number}") == "Stage III, 16 November"
    language.use("de")
    assert suggested_name(standing, day) == "Runde II, 16. November"
    language.use("en")


def test_a_name_that_exists_is_asked_about_and_both_can_stay(
    app: App, menu: PauseMenu, game: RunningGame
) -> None:
    game.save_as("Siesta")
    click(app, menu.save)
    type_text(app, "siesta")
    press(app, pygame.K_RETURN)
    on_top(app, Dialog)
    press(app, pygame.K_RETURN)
    assert len(saved_games.list_saves()) == 2


def test_replacing_keeps_one_game_of_the_name(app: App, menu: PauseMenu, game: RunningGame) -> None:
    game.save_as("Siesta")
    play(game, 5)
    click(app, menu.save)
    type_text(app, "Siesta")
    press(app, pygame.K_RETURN)
    click(app, on_top(app, Dialog).buttons[1])
    found = saved_games.find("Siesta")
    assert len(saved_games.list_saves()) == 1
    assert found is not None
    assert found.summary.scores == game.scores()


def test_a_save_that_fails_is_told_and_the_game_stays(app: App, menu: PauseMenu) -> None:
    folders.saves().parent.mkdir(parents=True, exist_ok=True)
    folders.saves().write_text("in the way")
    click(app, menu.save)
    type_text(app, "Siesta")
    press(app, pygame.K_RETURN)
    on_top(app, Dialog)
    assert "Couldn't save the game" in words(app)
    press(app, pygame.K_RETURN)
    assert app.scenes.top is menu


def test_the_same_deal_begins_again_with_the_same_cards(
    app: App, menu: PauseMenu, game: RunningGame
) -> None:
    first_draws = [ply.move for ply in game.session.plies if ply.seat < 0][:4]
    click(app, menu.again)
    press(app, pygame.K_RETURN)
    again = on_top(app, Table).running
    assert again is not game
    assert again.seed == game.seed
    assert again.players == game.players
    assert again.seating == game.seating
    assert not again.session.plies
    play(again, 12)
    assert [ply.move for ply in again.session.plies if ply.seat < 0][:4] == first_draws
    assert game.autosave.path.exists()


def test_back_to_the_title_keeps_the_game_for_continuing(
    app: App, menu: PauseMenu, game: RunningGame
) -> None:
    click(app, menu.title)
    title = on_top(app, Title)
    assert title.continue_game.enabled
    click(app, title.continue_game)
    assert on_top(app, Table).running.state == game.state


def test_handing_over_names_the_next_player_and_waits_for_a_key(
    app: App, game: RunningGame
) -> None:
    ready: list[int] = []
    app.scenes.push(Handover(game, 1, lambda: ready.append(1)))
    app.settle()
    assert "Hand over to Ben" in words(app)
    app.step(
        events=[
            pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
        ]
    )
    on_top(app, Handover)
    press(app, pygame.K_SPACE)
    on_top(app, PauseMenu)
    assert ready == [1]


def test_a_click_hands_over_too_and_a_curtain_hides_the_table(app: App, game: RunningGame) -> None:
    app.scenes.push(Handover(game, 0, curtain=True))
    app.settle()
    scene = on_top(app, Handover)
    assert app.scenes.visible_scenes() == [scene]
    pos = (300, 300)
    app.step(
        events=[
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False),
        ]
    )
    on_top(app, PauseMenu)
