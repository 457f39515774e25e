"""The setup remembers the last game, its table and the names."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.play.seats import opponents
from pyramids.screens.in_game.navigation import ScreenNavigation
from pyramids.screens.setup.game_choice import last_played
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.setup.player_choice import PERSON
from pyramids.screens.title.title_scene import Title
from pyramids.storage import folders
from pyramids.storage import settings as stored
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from tests.screens.window_user import Table, click, on_top, type_text

SPEC, OTHER = all_games()[:2]


def test_next_time_the_game_that_was_played_last_is_offered(app: App, title: Title) -> None:
    click(app, title.temple.doors[1])
    click(app, on_top(app, NewGame).start_button)
    app.scenes.reset(Title(stored.load().settings))
    app.settle()
    click(app, on_top(app, Title).new_game)
    assert on_top(app, NewGame).spec is OTHER


def test_a_game_that_is_no_more_gives_way_to_the_flagship(app: App, settings: Settings) -> None:
    settings.game = "senet"
    assert last_played(settings) is all_games()[0]


def table_of(sheet: NewGame) -> tuple[object, ...]:
    """All that is set up, but for the deal."""
    seats = [(line.player(), line.look()) for line in sheet.lines]
    options = {key: option.value for key, option in sheet._options.items()}
    return sheet.count.value, seats, sheet.level and sheet.level.name, options


@pytest.mark.sampled(1)
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_the_last_table_of_each_game_is_set_up_again(app: App, spec: GameSpec) -> None:
    app.scenes.push(NewGame(spec, stored.load().settings))
    sheet = on_top(app, NewGame)
    app.settle()
    before = table_of(sheet)
    sheet.count.choose(len(sheet.count.options) - 1)
    sheet.lines[0].who.choose(opponents(spec)[-1].name)
    sheet.lines[1].who.choose(PERSON)
    app.settle()
    click(app, sheet.lines[0].name)
    type_text(app, "Sobek")
    click(app, sheet.lines[1].name)
    type_text(app, "Ana")
    click(app, sheet.lines[1].face)
    click(app, sheet.lines[1].swatch)
    sheet.choose_level(sheet.offers[-1])
    for option in sheet._options.values():
        option.choose(len(option.options) - 1)
    chosen, seed = table_of(sheet), sheet.seed.text
    assert chosen != before
    click(app, sheet.start_button)
    for other in all_games():
        app.scenes.push(NewGame(other, stored.load().settings))
        again = on_top(app, NewGame)
        assert (table_of(again) == chosen) == (other is spec)
        assert again.seed.text != seed


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_playing_again_keeps_everything_but_the_deal(app: App, spec: GameSpec) -> None:
    app.scenes.push(NewGame(spec, Settings()))
    sheet = on_top(app, NewGame)
    app.settle()
    click(app, sheet.lines[0].swatch)
    click(app, sheet.lines[0].face)
    sheet.choose_level(sheet.offers[-1])
    for option in sheet._options.values():
        option.choose(len(option.options) - 1)
    click(app, sheet.start_button)
    first = on_top(app, Table).running
    ScreenNavigation(app).play_again(first)
    second = on_top(app, Table).running
    assert second is not first
    assert second.start() == replace(first.start(), seed=second.seed)
    assert second.seed != first.seed
    ScreenNavigation(app).same_deal_again(second)
    assert on_top(app, Table).running.start() == second.start()


@pytest.mark.parametrize(
    "kept",
    [
        {},
        [],
        {"players": 99, "level": 7, "options": [], "seats": {}},
        {"players": True, "level": "atlantis", "options": {"level": []}, "seats": [None, 3, []]},
        {"seats": [{"bot": "sphinx", "name": "x" * 9999, "colour": 77, "portrait": "../etc"}] * 9},
        {"seats": [{"bot": "", "name": 3, "colour": 1, "portrait": "common/divider"}] * 9},
        {"seats": [{"bot": [], "name": {}, "colour": [], "portrait": []}] * 9},
    ],
)
def test_a_table_that_no_longer_fits_is_replaced_without_a_word(
    app: App, title: Title, kept: object
) -> None:
    path = folders.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"tables": {SPEC.id: kept}}), "utf-8")
    loaded = stored.load()
    assert not loaded.invalid
    app.scenes.push(NewGame(SPEC, loaded.settings))
    sheet = on_top(app, NewGame)
    app.settle()
    assert sheet.count.value == 2
    assert sorted(line.colour for line in sheet.lines) == [0, 1, 2, 3]
    click(app, sheet.lines[0].face)
    click(app, sheet.start_button)
    assert len(on_top(app, Table).running.players) == 2


@pytest.mark.parametrize("tables", [None, 3, [], "x", {"senet": 3}])
def test_tables_that_are_no_tables_do_no_harm(tables: object) -> None:
    path = folders.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"tables": tables}), "utf-8")
    loaded = stored.load()
    assert not loaded.invalid
    NewGame(SPEC, loaded.settings)


def test_names_of_people_are_offered_again_next_time(app: App, sheet: NewGame) -> None:
    click(app, sheet.lines[0].name)
    type_text(app, "Ana")
    click(app, sheet.start_button)
    assert stored.load().settings.names[0] == "Ana"
    app.scenes.push(NewGame(sheet.spec, stored.load().settings))
    assert on_top(app, NewGame).lines[0].name.text == "Ana"
