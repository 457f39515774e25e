"""The pause menu: resume, take a turn back, save, look things up, restart, concede, leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from pyramids.language import Text, _, later
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.errors import sentence
from pyramids.play.texts.saves import suggested_name
from pyramids.play.texts.seal import SEAL_MEANING, seal_line
from pyramids.screens.common.error_dialog import show_error
from pyramids.screens.common.navigator import navigator
from pyramids.screens.common.papyrus_sheet import SheetScene
from pyramids.screens.rulebook.rulebook_sheet import open_rules_in
from pyramids.screens.saves.name_dialog import ask_for_name
from pyramids.screens.settings.key_help import KeyHelp
from pyramids.screens.settings.settings_sheet import SettingsScene
from pyramids.storage import saved_games
from pyramids.storage.errors import StorageError
from pyramids.storage.saves import Save
from pyramids.tables.questions import ask_to_concede, ask_to_take_back
from pyramids.tables.table_controller import TableController
from pyramids.ui.actions import Action
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import SMALL, Material, Space
from pyramids.ui.theme.screens import SheetSizes
from pyramids.ui.widgets import Button, Label, Widget, grid


class PauseMenu(SheetScene):
    """The menu above a running game."""

    def __init__(self, game: RunningGame, table: TableController[Any] | None = None) -> None:
        super().__init__(later("Pause"), SheetSizes.NARROW)
        self.game = game
        self._table = table
        """The table below, if the game can still be changed there."""
        self.resume_game = self._button(later("Resume"), self.close, primary=True)
        self.take_back = self._button(later("Take back my last turn"), self._take_back)
        self.take_back.visible = table is not None and table.can_take_back()
        self.save = self._button(later("Save as …"), self._save)
        self.settings = self._button(later("Settings"), self._settings)
        self.rules = self._button(later("Rules"), self._rules)
        self.keys = self._button(later("Keys"), self._keys)
        self.again = self._button(later("Same deal again"), self._ask_again)
        # Whoever could play the deal twice would know what comes.
        self.again.visible = not game.purpose.day
        self.concede = self._button(later("Concede"), self._concede)
        self.concede.visible = table is not None and table.can_concede()
        self.title = self._button(later("Title screen"), self._to_title)
        self.comfort = self.widgets.add(
            Label(self._comfort, SMALL, on=Material.PAPYRUS, second=True, align="center")
        )

        self.seal = self.widgets.add(
            Label(
                partial(seal_line, game),
                SMALL,
                on=Material.PAPYRUS,
                second=True,
                align="center",
                tooltip=later(SEAL_MEANING),
            )
        )
        self.seal.visible = game.commitment is not None

    def foot(self) -> list[Button]:
        """No buttons: Resume is in the body."""
        return []

    def enter(self) -> None:
        """Focus Resume."""
        self.widgets.set_focus(self.resume_game, visible=False)

    def handle(self, event: Event) -> bool:
        """The menu key closes the menu; F1 opens the rules."""
        if isinstance(event, Command) and event.means(Action.MENU) and not event.repeated:
            self.close()
            return True
        if isinstance(event, Command) and event.means(Action.HELP):
            self._rules()
            return True
        return super().handle(event)

    def place_body(self, area: pygame.Rect) -> None:
        """Place the buttons below each other, some in pairs, so that they fit a low window."""
        graphics = self.graphics
        area = pygame.Rect(area.left, area.top, area.width, self.rect.bottom - area.top)
        area.height -= graphics.px(Space.WIDE)
        lines: list[list[Widget]] = [
            [self.resume_game],
            [self.take_back],
            [self.save, self.settings],
            [self.rules, self.keys],
            [self.again, self.concede],
            [self.title],
            [self.comfort],
            [self.seal],
        ]
        shown = [[widget for widget in line if widget.visible] for line in lines]
        self._place_lines([line for line in shown if line], area)

    def _place_lines(self, lines: list[list[Widget]], area: pygame.Rect) -> None:
        """Place the lines in the middle of an area, the widgets of each one equally wide."""
        graphics, gap = self.graphics, self.graphics.px(Space.MEDIUM)
        heights = [max(w.measure(graphics, area.width)[1] for w in line) for line in lines]
        total = sum(heights) + gap * (len(lines) - 1)
        top = area.top + (area.height - total) // 2
        for line, height in zip(lines, heights, strict=True):
            places = grid(pygame.Rect(area.left, top, area.width, height), len(line), 1, gap)
            for widget, place in zip(line, places, strict=True):
                widget.place(place, graphics)
            top += height + gap

    def _button(self, text: Text, action: Callable[[], None], *, primary: bool = False) -> Button:
        return self.widgets.add(Button(text, action, primary=primary))

    def _comfort(self) -> str:
        if self.game.save_error is None:
            return _("Your game is saved after every move.")
        return _("Your last moves aren't saved.") + " " + sentence(self.game.save_error)

    def _take_back(self) -> None:
        if self._table is not None:
            ask_to_take_back(self._table)

    def _concede(self) -> None:
        if self._table is not None:
            ask_to_concede(self._table)

    def _save(self) -> None:
        save_game(self.app, self.game)

    def _settings(self) -> None:
        self.app.scenes.push(SettingsScene(self.game.settings))

    def _rules(self) -> None:
        open_rules_in(self.app, self.game)

    def _keys(self) -> None:
        self.app.scenes.push(KeyHelp())

    def _ask_again(self) -> None:
        answers = [
            Answer(later("Cancel")),
            Answer(later("Restart"), lambda: _begin_again(self.app, self.game), primary=True),
        ]
        words = later("You get the same cards in the same order. This game stays in the list.")
        self.app.scenes.push(Dialog(later("Same deal again?"), words, answers))

    def _to_title(self) -> None:
        navigator(self.app).to_title()


def save_game(app: App, game: RunningGame) -> None:
    """Ask for a name and save; ask again if the name exists."""
    name = suggested_name(game.summary(), round_title=game.spec.round_title)
    ask_for_name(app, later("Save as"), name, lambda name: _keep_as(app, game, name))


def _keep_as(app: App, game: RunningGame, name: str) -> None:
    taken = saved_games.find(name)
    if taken is None:
        _write(app, game, name, None)
        return
    answers = [
        Answer(later("Cancel")),
        Answer(later("Replace"), lambda: _write(app, game, name, taken), danger=True),
        Answer(later("Keep both"), lambda: _write(app, game, name, None), primary=True),
    ]
    words = _("There's already a game called “{name}”.", name=taken.summary.name)
    app.scenes.push(Dialog(later("Replace it?"), words, answers))


def _write(app: App, game: RunningGame, name: str, instead_of: Save | None) -> None:
    try:
        game.save_as(name, instead_of)
    except StorageError as error:
        show_error(app, later("Couldn't save the game"), error)
        return
    app.audio.play("save")
    app.toast(_("Saved as “{name}”.", name=name))


def _begin_again(app: App, game: RunningGame) -> None:
    navigator(app).same_deal_again(game)
