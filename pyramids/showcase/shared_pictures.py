"""The shows of the screens that all games share."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from pyramids.engine import record as records
from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.games import all_games
from pyramids.language import later
from pyramids.play.running_game import RunningGame
from pyramids.screens.common.error_dialog import show_error, tell_trouble
from pyramids.screens.saves.load_game import Load
from pyramids.screens.saves.name_dialog import ask_for_name, suggested_name
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.screens.settings.settings_sheet import SettingsScene
from pyramids.screens.setup.game_choice import choose_tutorial
from pyramids.screens.setup.new_game import NewGame
from pyramids.screens.table.handover import Handover
from pyramids.screens.title.about import About
from pyramids.showcase.gestures import Click
from pyramids.showcase.headless_app import Easel
from pyramids.showcase.pictures import Show
from pyramids.storage import folders
from pyramids.storage.summary import Summary
from pyramids.storage.trouble import StorageError, Trouble
from pyramids.ui.crash import CrashScene
from pyramids.ui.scene import Scene

_FIRST_SAVE: Final = datetime(2026, 2, 14, 18, 30, tzinfo=UTC)
_REPORT: Final = """\
Traceback (most recent call last):
  File "pyramids/ui/app.py", line 122, in step
    return self._turn(min(dt, _LONGEST_STEP), events)
  File "pyramids/scenes/temple.py", line 88, in update
    self.flame.flicker(dt)
ValueError: a torch cannot burn under water
"""


def title(easel: Easel) -> None:
    """The first thing that a player sees."""
    easel.title()
    easel.wait(1500)


def title_with_a_game(easel: Easel) -> None:
    """The title when there is something to go on with, and the pointer on it."""
    game = _played(easel, all_games()[0], seed=3, plies=60)
    game._keep()
    game.leave()
    title = easel.title()
    easel.point(title.continue_game)
    easel.wait(450)


def title_leaving(easel: Easel) -> None:
    """The question before the window closes."""
    easel.title().ask_to_quit()
    easel.wait(450)


def new_game(easel: Easel) -> None:
    """As it is offered: two players, everything has a value."""
    _new_game(easel)


def new_game_four(easel: Easel) -> None:
    """Four seats, three of them bots, and a deck of the player's own that is broken."""
    spec = all_games()[0]
    broken = folders.own_levels(spec.id) / "sandstorm.yaml"
    broken.parent.mkdir(parents=True, exist_ok=True)
    broken.write_text("title: Sandstorm\n", encoding="utf-8")
    scene = _new_game(easel)
    easel.do(Click((scene.count.rect.right - 20, scene.count.rect.centery)))
    easel.wait(500)


def new_game_other(easel: Easel) -> None:
    """The same sheet for the last game in the row."""
    scene = NewGame(all_games()[-1], easel.settings)
    scene.seed.text = "20260214"
    _push(easel, scene)


def title_door(easel: Easel) -> None:
    """The pointer at a door that stands open."""
    title = easel.title()
    easel.point(title.temple.doors[1])
    easel.wait(450)


def title_sealed(easel: Easel) -> None:
    """The pointer at a door that doesn't."""
    title = easel.title()
    easel.point(title.temple.doors[-1])
    easel.wait(450)


def tutorial_choice(easel: Easel) -> None:
    """Which game is to be learnt."""
    title = easel.title()
    choose_tutorial(easel.app, title.settings)
    easel.wait(450)


def save_as(easel: Easel) -> None:
    """A name is suggested."""
    game = _played(easel, all_games()[0], seed=4, plies=40)
    easel.title()
    name = suggested_name(game.summary(), _FIRST_SAVE)
    ask_for_name(easel.app, later("Save as"), name, lambda _name: None)
    easel.wait(450)


def handover(easel: Easel) -> None:
    """The screen goes from hand to hand."""
    game = _played(easel, all_games()[0], seed=4, plies=40, people=2)
    _push(easel, Handover(game, 1))


def load(easel: Easel) -> None:
    """Saved games of several kinds, and files that are none."""
    names = ("Sunday with Ana", "Revenge!", "The long expedition to the second cataract")
    for number, (name, plies) in enumerate(zip(names, (40, 120, 10_000), strict=True)):
        game = _played(easel, all_games()[number % len(all_games())], number + 5, plies, number + 1)
        _save(game, name, _FIRST_SAVE + timedelta(days=number, hours=number))
        game.leave()
        game.autosave.discard()
    _write("damaged.json", '{"format": "pyramids-record", "version"')
    _write("shopping.json", '{"bread": 2}')
    _push(easel, Load(easel.settings))


def load_empty(easel: Easel) -> None:
    """Nothing is saved yet."""
    _push(easel, Load(easel.settings))


def load_delete(easel: Easel) -> None:
    """The question before a game is deleted."""
    load(easel)
    easel.key("delete")
    easel.wait(500)


def settings(easel: Easel) -> None:
    """All settings, the keyboard on one of them."""
    scene = SettingsScene(easel.settings)
    _push(easel, scene)
    scene.desk.set_focus(scene.pace, visible=True)
    easel.wait(400)


def settings_muted(easel: Easel) -> None:
    """Nothing is heard, and one sees why."""
    easel.app.audio.muted = True
    settings(easel)


def about(easel: Easel) -> None:
    """The credits."""
    _push(easel, About())


def key_help(easel: Easel) -> None:
    """All keys."""
    _push(easel, KeyHelp())


def error(easel: Easel) -> None:
    """A game that can't begin."""
    easel.title()
    reason = PyramidsError("levels/mine.yaml, line 41, card 12: no way from the entrance to a tomb")
    show_error(easel.app, later("The game can't begin"), reason)
    easel.wait(450)


def error_disk(easel: Easel) -> None:
    """The disk is full."""
    easel.title()
    tell_trouble(easel.app, StorageError(Trouble.FULL, Path("20260214-183000.json"), "no space"))
    easel.wait(450)


def crash(easel: Easel) -> None:
    """Something broke."""
    easel.app.scenes.push(CrashScene(_REPORT))
    easel.wait(450)


def _new_game(easel: Easel) -> NewGame:
    scene = NewGame(all_games()[0], easel.settings)
    scene.seed.text = "20260214"
    _push(easel, scene)
    return scene


def _push(easel: Easel, scene: Scene) -> None:
    easel.title()
    easel.app.scenes.push(scene)
    easel.wait(450)


def _played(easel: Easel, spec: GameSpec, seed: int, plies: int, people: int = 1) -> RunningGame:
    """A game after so many plies, or at its end."""
    quick = next(bot.name for bot in spec.bots if bot.budget == 0)
    seats = max(spec.seats.start, people)
    game = easel.game(spec, seed, people=people, bots=[quick] * (seats - people))
    easel.play_on(game, lambda _state: len(game.session.plies) >= plies)
    return game


def _save(game: RunningGame, name: str, time: datetime) -> None:
    """A saved game of a certain day: the same picture on every day."""
    kept = game.record()
    summary: Summary = replace(game.summary(), saved=time, name=name)
    _write(f"{time:%Y%m%d}.json", records.dumps(replace(kept, notes=summary.noted(kept.notes))))


def _write(name: str, text: str) -> None:
    path = folders.saves() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


SHOWS: Final = (
    Show("title", title),
    Show("title_with_a_game", title_with_a_game),
    Show("title_leaving", title_leaving),
    Show("title_door", title_door),
    Show("title_sealed", title_sealed),
    Show("tutorial_choice", tutorial_choice),
    Show("new_game", new_game),
    Show("new_game_four", new_game_four),
    Show("new_game_other", new_game_other),
    Show("save_as", save_as),
    Show("handover", handover),
    Show("load", load),
    Show("load_empty", load_empty),
    Show("load_delete", load_delete),
    Show("settings", settings),
    Show("settings_muted", settings_muted),
    Show("about", about),
    Show("key_help", key_help),
    Show("error", error),
    Show("error_disk", error_disk),
    Show("crash", crash),
)
