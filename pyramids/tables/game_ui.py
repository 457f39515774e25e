"""`GameUI`: everything that the shared screens ask of a game.

A game's package `ui` defines it as `UI`:

    UI: GameUI = OwnUI()  # a subclass of GameUI

A game that lacks a part neither type-checks nor loads. The package is imported as soon as the
title shows the game's door, so methods import scenes and widgets only when they are called.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from pyramids import catalogue
from pyramids.engine.contract import GameSpec, Level, Seat
from pyramids.ui.actions import Binding, add_bindings

if TYPE_CHECKING:
    from pyramids.play.running_game import RunningGame
    from pyramids.storage.settings import Settings
    from pyramids.tables.players import PlayerLooks
    from pyramids.tables.replay_board import ReplayBoard
    from pyramids.tables.table_controller import Navigation, TableController
    from pyramids.tables.testing.pictures import GameTesting
    from pyramids.ui.app import App
    from pyramids.ui.widgets.base import Widget


class GameUI(ABC):
    """The window half of a game."""

    @property
    def door(self) -> str:
        """The picture of its open door on the title screen."""
        return "common/door_open"

    @property
    def keys(self) -> tuple[Binding, ...]:
        """Key bindings of its own, beside those that all games share."""
        return ()

    @abstractmethod
    def load_table(self) -> None:
        """Import the parts of a table ahead of time; called in a thread of its own."""

    @abstractmethod
    def make_table(
        self, app: App, game: RunningGame, navigation: Navigation
    ) -> TableController[Any]:
        """The controller of a running game; its `open` shows the table."""

    @abstractmethod
    def make_tutorial(
        self, app: App, settings: Settings, navigation: Navigation
    ) -> TableController[Any]:
        """The controller of the tutorial; `PyramidsError` if it can't be set up."""

    @abstractmethod
    def replay_board(self, level: Level, looks: PlayerLooks) -> ReplayBoard:
        """A widget that shows any state of a finished game."""

    def board_preview(self, level: Level, looks: PlayerLooks, seat: Seat) -> ReplayBoard | None:
        """A widget that shows one player's board of any state, for small pictures.

        It gets a state as that player, or another one, may see it. By default it is the player's
        part of the replay; None if there is no such part.
        """
        return self.replay_board(level, looks).of_player(seat)

    def decision_board(self, level: Level, looks: PlayerLooks, seat: Seat) -> ReplayBoard | None:
        """A widget that shows what a player could decide on, and what a move makes of it.

        By default it is the preview; games whose moves hardly show there have a board of their own.
        """
        return self.board_preview(level, looks, seat)

    @abstractmethod
    def rulebook_drawing(self, name: str) -> Widget | None:
        """The drawn example that the rules include by `![name]`; None if there is none."""

    @abstractmethod
    def rulebook_symbol(self, name: str) -> str:
        """The picture of a symbol in the text of the rules; empty if unknown."""

    @abstractmethod
    def rule_of(self, state: Any) -> str:
        """The number of the rule to open the rulebook at in a state."""

    @abstractmethod
    def testing(self) -> GameTesting:
        """Pictures of all scenes and a guide that plays, for screenshots and tests."""


_loaded: dict[str, GameUI] = {}


def game_ui(spec: GameSpec) -> GameUI:
    """The window half of a game, loaded once; `PyramidsError` if it has none."""
    if spec.id not in _loaded:
        ui = catalogue.load_ui(spec)
        if not isinstance(ui, GameUI):
            raise TypeError(f"the `UI` of {spec.id} is no GameUI")
        add_bindings(ui.keys)
        _loaded[spec.id] = ui
    return _loaded[spec.id]
