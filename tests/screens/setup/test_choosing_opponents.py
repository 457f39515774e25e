"""The choice of an opponent: all of them with face, strength and character."""

from __future__ import annotations

import pygame
import pytest

from pyramids import language
from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.play.seats import bot_character, bot_stars, bot_title, opponents
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.setup.player_choice import PERSON, PlayerPicker
from pyramids.storage import settings as stored
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from tests.screens.window_user import click, on_top, press, walk_to, words

SPEC = all_games()[0]


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_opponent_shows_how_strong_it_is(app: App, spec: GameSpec) -> None:
    app.scenes.push(NewGame(spec, stored.Settings()))
    sheet = on_top(app, NewGame)
    line = sheet.lines[1]
    seen = []
    for bot in opponents(spec):
        line.who.choose(bot.name)
        app.settle()
        said = words(app)
        assert "★" * bot.level + "☆" * (5 - bot.level) in said
        assert bot.strength.capitalize() + " · " in said
        seen.append(bot.level)
    assert seen == sorted(set(seen))


def test_every_bot_of_the_game_can_be_chosen_and_shows_face_and_character(
    app: App, sheet: NewGame
) -> None:
    line = sheet.lines[1]
    faces = set()
    for bot in opponents(sheet.spec):
        line.who.choose(bot.name)
        app.settle()
        faces.add(line.face.portrait)
        assert app.graphics.art.exists(line.face.portrait)
        assert line.player().bot == bot.name
    line.who.choose(PERSON)
    assert line.player().bot is None
    assert line.face.portrait.startswith("common/portrait_human")


def test_every_opponent_is_described_in_german_too(sheet: NewGame) -> None:
    language.use("de")
    for bot in opponents(sheet.spec):
        assert language._(bot_character(bot)) != bot_character(bot)


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_all_bots_are_seen_at_once_with_face_name_stars_and_character(
    app: App, spec: GameSpec
) -> None:
    app.scenes.push(NewGame(spec, Settings()))
    app.settle()
    click(app, on_top(app, NewGame).lines[1].who)
    picker = on_top(app, PlayerPicker)
    assert [card.value for card in picker.cards] == [PERSON, *(b.name for b in opponents(spec))]
    assert all(app.graphics.art.exists(card.face) for card in picker.cards)
    said = " ".join(words(app).split())
    for bot in opponents(spec):
        assert bot_title(bot) in said
        assert bot_stars(bot) in said
        assert bot_character(bot).rstrip(".") in said


def test_a_bot_is_picked_with_the_mouse(app: App, sheet: NewGame) -> None:
    line, wanted = sheet.lines[1], opponents(SPEC)[-1]
    click(app, line.who)
    picker = on_top(app, PlayerPicker)
    click(app, next(card for card in picker.cards if card.value == wanted.name))
    assert app.scenes.top is sheet
    assert line.player().bot == wanted.name
    click(app, line.face)
    click(app, on_top(app, PlayerPicker).cards[0])
    assert line.player().bot is None


def test_a_bot_is_picked_with_the_keyboard(app: App, sheet: NewGame) -> None:
    line, wanted = sheet.lines[1], opponents(SPEC)[-1]
    walk_to(app, line.who)
    press(app, pygame.K_RETURN)
    picker = on_top(app, PlayerPicker)
    assert picker.widgets.focus_visible
    walk_to(app, next(card for card in picker.cards if card.value == wanted.name))
    press(app, pygame.K_RETURN)
    assert app.scenes.top is sheet
    assert sheet.widgets.focus is line.who
    assert line.player().bot == wanted.name
    press(app, pygame.K_RETURN, pygame.K_UP, pygame.K_ESCAPE)
    assert line.player().bot == wanted.name


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=["small", "usual"])
@pytest.mark.parametrize("code", ["en", "de"])
def test_eight_bots_fit_on_the_screen_at_once(
    app: App, sheet: NewGame, size: tuple[int, int], code: str
) -> None:
    app.set_language(code)
    app.resize(size)
    line = sheet.lines[1]
    few = opponents(SPEC)
    line.who.bots = (None, *(few[number % len(few)] for number in range(8)))
    click(app, line.who)
    picker = on_top(app, PlayerPicker)
    assert picker.list.max_offset == 0
    assert all(picker.rect.contains(card.rect) for card in picker.cards)
    assert not [text.text for text in app.texts() if text.clipped]
