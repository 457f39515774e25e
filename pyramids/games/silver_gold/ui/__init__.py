"""Silver & Gold: Pyramids in the window. Parts are imported when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyramids.engine.contract import Level, Seat
from pyramids.games.silver_gold.ui.keys import KEYS
from pyramids.tables.game_ui import GameUI
from pyramids.ui.actions import Binding

if TYPE_CHECKING:
    from pyramids.games.silver_gold.state import State
    from pyramids.play.running_game import RunningGame
    from pyramids.storage.settings import Settings
    from pyramids.tables.players import PlayerLooks
    from pyramids.tables.replay_board import ReplayBoard
    from pyramids.tables.table_controller import Navigation, TableController
    from pyramids.tables.testing.pictures import GameTesting
    from pyramids.ui.app import App
    from pyramids.ui.widgets.base import Widget


class SilverGoldUI(GameUI):
    """Its table, tutorial, rule book and replay."""

    @property
    def door(self) -> str:
        """A door with the game's emblem."""
        return "silver_gold/door"

    @property
    def keys(self) -> tuple[Binding, ...]:
        """The key for a single square."""
        return KEYS

    def load_table(self) -> None:
        """Import all scenes of a game."""
        from pyramids.games.silver_gold.ui import scenes  # noqa: F401

    def make_table(
        self, app: App, game: RunningGame, navigation: Navigation
    ) -> TableController[Any]:
        """The table, at the game's current state."""
        from pyramids.games.silver_gold.ui.controller import SilverGoldController
        from pyramids.games.silver_gold.ui.scenes import make_scene

        return SilverGoldController(app, game, make_scene, navigation)

    def make_tutorial(
        self, app: App, settings: Settings, navigation: Navigation
    ) -> TableController[Any]:
        """A game with a fixed deal, guided by a coach."""
        from pyramids.games.silver_gold.ui.tutorial.tutorial_flow import make_tutorial

        return make_tutorial(app, settings, navigation)

    def replay_board(self, level: Level, looks: PlayerLooks) -> ReplayBoard:
        """All players' pyramids side by side."""
        from pyramids.games.silver_gold.deck import Deck
        from pyramids.games.silver_gold.ui.replay.replay_board import Table

        assert isinstance(level, Deck)
        return Table(level, looks)

    def decision_board(self, level: Level, looks: PlayerLooks, seat: Seat) -> ReplayBoard:
        """The player's pyramids, and the shape and the display if there is room."""
        from pyramids.games.silver_gold.deck import Deck
        from pyramids.games.silver_gold.ui.replay.decision_board import DecisionBoard

        assert isinstance(level, Deck)
        return DecisionBoard(level, looks, seat)

    def rulebook_drawing(self, name: str) -> Widget | None:
        """A drawn example; None if there is none of that name."""
        from pyramids.games.silver_gold.ui.rulebook.examples import drawing

        return drawing(name)

    def rulebook_symbol(self, name: str) -> str:
        """The picture of a symbol; empty if there is none of that name."""
        from pyramids.games.silver_gold.ui.rulebook.examples import symbol

        return symbol(name)

    def rule_of(self, state: State) -> str:
        """The rule that applies to the current state."""
        from pyramids.games.silver_gold.ui.rulebook.examples import rule_of

        return rule_of(state)

    def testing(self) -> GameTesting:
        """Pictures of all scenes, and a guide that plays the game."""
        from pyramids.games.silver_gold.ui.pictures import TESTING

        return TESTING


UI: GameUI = SilverGoldUI()
