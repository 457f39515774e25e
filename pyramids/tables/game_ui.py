"""Everything that the shared screens ask of a game, in one object.

A game's package `ui` has it as `UI`:

    UI: GameUI = LabyrinthUI()

A game that lacks a part neither type-checks nor loads. The package is imported as soon as the
title shows the game's door: its methods import the drawn things only when they are called.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from pyramids import catalogue
from pyramids.engine.contract import GameSpec, Level

if TYPE_CHECKING:
    from pyramids.play.running_game import RunningGame
    from pyramids.storage.settings import Settings
    from pyramids.tables.players import Cast
    from pyramids.tables.replay_board import ReplayBoard
    from pyramids.tables.table_controller import Navigation, TableController
    from pyramids.tables.testing.pictures import GameTesting
    from pyramids.ui.app import App
    from pyramids.ui.widgets.base import Widget


class GameUI(ABC):
    """A game in the window."""

    @abstractmethod
    def make_table(
        self, app: App, game: RunningGame, navigation: Navigation
    ) -> TableController[Any]:
        """The table, from wherever the game stands; `open` shows it."""

    @abstractmethod
    def make_tutorial(
        self, app: App, settings: Settings, navigation: Navigation
    ) -> TableController[Any]:
        """The game that teaches the game; `PyramidsError` if it can't be set up."""

    @abstractmethod
    def replay_board(self, level: Level, cast: Cast) -> ReplayBoard:
        """A widget that shows any state of a finished game."""

    @abstractmethod
    def rulebook_drawing(self, name: str) -> Widget | None:
        """The drawing that the rules call for by `![name]`; None if there is none."""

    @abstractmethod
    def rulebook_symbol(self, name: str) -> str:
        """The picture of a symbol in the text of the rules; empty if there is none."""

    @abstractmethod
    def rule_of(self, state: Any) -> str:
        """The number of the rule that a player would look up in a state."""

    @abstractmethod
    def testing(self) -> GameTesting:
        """Pictures of all scenes, and a guide that plays: for screenshots and tests."""


def game_ui(spec: GameSpec) -> GameUI:
    """The window half of a game; `PyramidsError` if it has none."""
    ui = catalogue.load_ui(spec)
    if not isinstance(ui, GameUI):
        raise TypeError(f"the `UI` of {spec.id} is no GameUI")
    return ui
