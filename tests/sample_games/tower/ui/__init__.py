"""The Tower in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyramids.engine.contract import Level
from pyramids.tables.game_ui import GameUI

if TYPE_CHECKING:
    from pyramids.play.running_game import RunningGame
    from pyramids.storage.settings import Settings
    from pyramids.tables.players import PlayerLooks
    from pyramids.tables.replay_board import ReplayBoard
    from pyramids.tables.table_controller import Navigation, TableController
    from pyramids.tables.testing.pictures import GameTesting
    from pyramids.ui.app import App
    from pyramids.ui.widgets.base import Widget

    from ..rules import State


class TowerUI(GameUI):
    """As little as a game can have; its door is the plain one."""

    def load_table(self) -> None:
        """Nothing is left to import."""

    def make_table(
        self, app: App, game: RunningGame, navigation: Navigation
    ) -> TableController[Any]:
        """The table, from wherever the game stands."""
        from .table import TowerController, make_scene

        return TowerController(app, game, make_scene, navigation)

    def make_tutorial(
        self, app: App, settings: Settings, navigation: Navigation
    ) -> TableController[Any]:
        """Two stones, with a coach at the player's side."""
        from .tutorial import make_tutorial

        return make_tutorial(app, settings, navigation)

    def replay_board(self, level: Level, cast: PlayerLooks) -> ReplayBoard:
        """Everybody's tower side by side."""
        from .towers import Towers

        return Towers(cast)

    def rulebook_drawing(self, name: str) -> Widget | None:
        """A row of stones."""
        from .towers import Stones

        return Stones() if name == "towers" else None

    def rulebook_symbol(self, name: str) -> str:
        """A star stands for a stone."""
        return "common/icon_star" if name == "stone" else ""

    def rule_of(self, state: State) -> str:
        """Laying, then counting."""
        return "TW-1" if state.stone else "TW-2"

    def testing(self) -> GameTesting:
        """Pictures of all scenes, and a guide that plays."""
        from .pictures import TESTING

        return TESTING


UI: GameUI = TowerUI()
