"""Pictures of the screens that all games share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.engine.records import record as records
from pyramids.engine.records.record import Record
from pyramids.language import later
from pyramids.play.practice import NoAutosave
from pyramids.play.running_game import RunningGame
from pyramids.play.seats import opponents
from pyramids.play.texts.saves import suggested_name
from pyramids.screens.common.error_dialog import show_error, tell_storage_error
from pyramids.screens.in_game.handover import Handover
from pyramids.screens.saves.load_game import Load
from pyramids.screens.saves.name_dialog import ask_for_name
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.screens.settings.settings_sheet import SettingsScene
from pyramids.screens.setup.game_choice import choose_tutorial
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.title.about import About
from pyramids.showcase.headless_app import show_title
from pyramids.storage import folders
from pyramids.storage.errors import DiskProblem, StorageError
from pyramids.storage.notes.summary import Summary
from pyramids.tables.game_table import GameTable
from pyramids.tables.questions import ask_to_concede
from pyramids.tables.testing.gestures import Click
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.tables.testing.pictures import Picture
from pyramids.ui.app import Scene
from pyramids.ui.crash import CrashScene

_FIRST_SAVE: Final = datetime(2026, 2, 14, 18, 30, tzinfo=UTC)
_MIDDLE: Final = 4
"""The turn in which pictures of a running game are taken."""
_HALF: Final = 0.6
_DISK_FULL: Final = StorageError(DiskProblem.FULL, Path("20260214-183000.json"), "no space")
_REPORT: Final = """\
Traceback (most recent call last):
  File "pyramids/ui/app.py", line 122, in step
    return self._turn(min(dt, _LONGEST_STEP), events)
  File "pyramids/scenes/temple.py", line 88, in update
    self.flame.flicker(dt)
ValueError: a torch cannot burn under water
"""


def title(headless: HeadlessApp) -> None:
    """The title screen."""
    show_title(headless)
    headless.wait(1500)


def title_with_a_game(headless: HeadlessApp) -> None:
    """The title screen with a game to continue, and the pointer on that."""
    game = _played(headless, all_games()[0], seed=3, plies=60)
    game._save()
    game.leave()
    title = show_title(headless)
    headless.point(title.continue_game)
    headless.wait(450)


def title_leaving(headless: HeadlessApp) -> None:
    """The question before the window closes."""
    show_title(headless).ask_to_quit()
    headless.wait(450)


def new_game(headless: HeadlessApp) -> None:
    """The defaults: two players."""
    _new_game(headless)


def new_game_four(headless: HeadlessApp) -> None:
    """Four seats, three of them bots, and a broken deck of the player's own."""
    spec = all_games()[0]
    broken = folders.own_levels(spec.id) / "sandstorm.yaml"
    broken.parent.mkdir(parents=True, exist_ok=True)
    broken.write_text("title: Sandstorm\n", encoding="utf-8")
    scene = _new_game(headless)
    headless.do(Click((scene.count.rect.right - 20, scene.count.rect.centery)))
    headless.wait(500)


def new_game_other(headless: HeadlessApp) -> None:
    """The same for the last game."""
    scene = NewGame(all_games()[-1], headless.settings)
    scene.seed.text = "20260214"
    _push(headless, scene)


def new_game_players(headless: HeadlessApp) -> None:
    """The players to choose from for a seat."""
    scene = _new_game(headless)
    headless.click(scene.lines[1].who)
    headless.wait(500)


def new_game_code(headless: HeadlessApp) -> None:
    """The code of a table."""
    scene = _new_game(headless)
    scene.seed.text = "123456789"
    headless.click(scene.code)
    headless.wait(500)


def title_door(headless: HeadlessApp) -> None:
    """The pointer at an open door."""
    title = show_title(headless)
    headless.point(title.temple.doors[1])
    headless.wait(450)


def tutorial_choice(headless: HeadlessApp) -> None:
    """The choice of a tutorial."""
    title = show_title(headless)
    choose_tutorial(headless.app, title.settings)
    headless.wait(450)


def save_as(headless: HeadlessApp) -> None:
    """Saving, with a suggested name."""
    game = _played(headless, all_games()[0], seed=4, plies=40)
    show_title(headless)
    name = suggested_name(game.summary(), _FIRST_SAVE, round_title=game.spec.round_title)
    ask_for_name(headless.app, later("Save as"), name, lambda _name: None)
    headless.wait(450)


def handover(headless: HeadlessApp) -> None:
    """The hand-over between two players."""
    game = _played(headless, all_games()[0], seed=4, plies=40, people=2)
    _push(headless, Handover(game, 1))


def undo_pause(headless: HeadlessApp) -> None:
    """A finished turn that can still be undone."""
    table = _table(headless, all_games()[-1])
    _decide(table)
    while not 0 < table.controller.pause_left < _HALF:
        headless.wait(50)


def take_back(headless: HeadlessApp) -> None:
    """The answer to an undo that comes too late."""
    _table(headless, all_games()[0]).undo()
    headless.wait(450)


def concede(headless: HeadlessApp) -> None:
    """The question before a game is conceded."""
    ask_to_concede(_table(headless, all_games()[0]).controller)
    headless.wait(450)


def conceded(headless: HeadlessApp) -> None:
    """The result of a conceded game."""
    controller = _table(headless, all_games()[-1]).controller
    controller.concede()
    while controller.game.over is None:
        headless.wait(50)
    headless.rest(20_000)


def load(headless: HeadlessApp) -> None:
    """Saved games of several kinds, and invalid files."""
    names = ("Sunday with Ana", "Revenge!", "The long expedition to the second cataract")
    for number, (name, plies) in enumerate(zip(names, (40, 120, 10_000), strict=True)):
        game = _played(
            headless, all_games()[number % len(all_games())], number + 5, plies, number + 1
        )
        _save(game, name, _FIRST_SAVE + timedelta(days=number, hours=number))
        game.leave()
        game.autosave.discard()
    _write("damaged.json", '{"format": "pyramids-record", "version"')
    _write("shopping.json", '{"bread": 2}')
    _push(headless, Load(headless.settings))


def load_empty(headless: HeadlessApp) -> None:
    """No saved games."""
    _push(headless, Load(headless.settings))


def load_delete(headless: HeadlessApp) -> None:
    """The question before a game is deleted."""
    load(headless)
    headless.key("delete")
    headless.wait(500)


def settings(headless: HeadlessApp) -> None:
    """All settings, one of them focused."""
    scene = SettingsScene(headless.settings)
    _push(headless, scene)
    scene.widgets.set_focus(scene.pace, visible=True)
    headless.wait(400)


def settings_muted(headless: HeadlessApp) -> None:
    """The settings while the sound is off."""
    headless.app.audio.muted = True
    settings(headless)


def about(headless: HeadlessApp) -> None:
    """The credits."""
    _push(headless, About())


def key_help(headless: HeadlessApp) -> None:
    """All keys."""
    _push(headless, KeyHelp())


def error(headless: HeadlessApp) -> None:
    """The dialog for a game that can't be started."""
    show_title(headless)
    reason = PyramidsError("levels/mine.yaml, line 41, card 12: no way from the entrance to a tomb")
    show_error(headless.app, later("Couldn't start the game"), reason)
    headless.wait(450)


def error_disk(headless: HeadlessApp) -> None:
    """The dialog for a full disk."""
    show_title(headless)
    tell_storage_error(headless.app, _DISK_FULL)
    headless.wait(1450)


def not_saved(headless: HeadlessApp) -> None:
    """A table while the game can't be saved."""
    _unsaved_table(headless, all_games()[-1])
    headless.wait(450)


def not_saved_leaving(headless: HeadlessApp) -> None:
    """The question before such a game is left."""
    _unsaved_table(headless, all_games()[0]).controller.navigation.to_title()
    headless.wait(450)


def crash(headless: HeadlessApp) -> None:
    """The crash screen."""
    headless.app.scenes.push(CrashScene(_REPORT))
    headless.wait(450)


def _new_game(headless: HeadlessApp) -> NewGame:
    scene = NewGame(all_games()[0], headless.settings)
    scene.seed.text = "20260214"
    _push(headless, scene)
    return scene


def _push(headless: HeadlessApp, scene: Scene) -> None:
    show_title(headless)
    headless.app.scenes.push(scene)
    headless.wait(450)


def _table(headless: HeadlessApp, spec: GameSpec) -> GameTable:
    """A table in the middle of a game, where the viewer has to decide."""
    game = headless.game(spec, 7, bots=[bot.name for bot in opponents(spec)[:2]])
    headless.play_on(game, lambda state: _MIDDLE in spec.progress(state))
    headless.open(game)
    scene = headless.app.scenes.top
    assert isinstance(scene, GameTable)
    return scene


def _decide(table: GameTable) -> None:
    """Make the viewer's first legal moves until the turn is complete."""
    controller = table.controller
    while controller.flow.asked:
        legal = controller.rules.legal(controller.game.state, controller.viewer)
        table.play(controller.decide(legal[0]))


def _played(
    headless: HeadlessApp, spec: GameSpec, seed: int, plies: int, people: int = 1
) -> RunningGame:
    """A game after so many plies, or at its end."""
    quick = next(bot.name for bot in spec.bots if bot.quick)
    seats = max(spec.seats.start, people)
    game = headless.game(spec, seed, people=people, bots=[quick] * (seats - people))
    headless.play_on(game, lambda _state: len(game.session.plies) >= plies)
    return game


def _save(game: RunningGame, name: str, time: datetime) -> None:
    """Save a game with a fixed date, so that pictures are reproducible."""
    kept = game.record()
    summary: Summary = replace(game.summary(), saved=time, name=name)
    _write(f"{time:%Y%m%d}.json", records.dumps(replace(kept, notes=summary.added_to(kept.notes))))


def _write(name: str, text: str) -> None:
    path = folders.saves() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _unsaved_table(headless: HeadlessApp, spec: GameSpec) -> GameTable:
    table = _table(headless, spec)
    game = table.controller.game
    game.autosave.release()
    game.saving.autosave, game.saving.on_error = _FullDisk(), None
    game._save()
    return table


class _FullDisk(NoAutosave):
    def write(self, kept: Record, tell: Callable[[StorageError | None], None]) -> None:
        raise _DISK_FULL


PICTURES: Final = (
    Picture("title", title),
    Picture("title_with_a_game", title_with_a_game),
    Picture("title_leaving", title_leaving),
    Picture("title_door", title_door),
    Picture("tutorial_choice", tutorial_choice),
    Picture("new_game", new_game),
    Picture("new_game_four", new_game_four),
    Picture("new_game_other", new_game_other),
    Picture("new_game_players", new_game_players),
    Picture("new_game_code", new_game_code),
    Picture("save_as", save_as),
    Picture("handover", handover),
    Picture("undo_pause", undo_pause),
    Picture("take_back", take_back),
    Picture("concede", concede),
    Picture("conceded", conceded),
    Picture("load", load),
    Picture("load_empty", load_empty),
    Picture("load_delete", load_delete),
    Picture("settings", settings),
    Picture("settings_muted", settings_muted),
    Picture("about", about),
    Picture("key_help", key_help),
    Picture("error", error),
    Picture("error_disk", error_disk),
    Picture("not_saved", not_saved),
    Picture("not_saved_leaving", not_saved_leaving),
    Picture("crash", crash),
)
