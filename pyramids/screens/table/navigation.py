"""The ways from a table to the screens that all games share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pyramids.engine.contract import Seat
from pyramids.play import finished_game
from pyramids.play.running_game import RunningGame
from pyramids.screens.replay.replay_scene import Replay
from pyramids.screens.rulebook.rulebook_sheet import open_rules_in
from pyramids.screens.setup.new_game import NewGame, draw_seed
from pyramids.screens.statistics.statistics_sheet import Statistics
from pyramids.screens.table import open_game
from pyramids.screens.table.handover import Handover
from pyramids.screens.table.pause_menu import PauseMenu, save_game
from pyramids.ui.app import App


class ScreenNavigation:
    """Opens the shared screens in a window."""

    def __init__(self, app: App) -> None:
        self._app = app

    def open_menu(self, game: RunningGame) -> None:
        """The pause menu."""
        self._app.scenes.push(PauseMenu(game))

    def open_rules(self, game: RunningGame) -> None:
        """The rules, at the page that fits what is being done."""
        open_rules_in(self._app, game)

    def save_as(self, game: RunningGame) -> None:
        """Ask for a name and save."""
        save_game(self._app, game)

    def hand_over(self, game: RunningGame, seat: Seat, on_ready: Callable[[], None]) -> None:
        """Cover the screen until the next player is there."""
        self._app.scenes.push(Handover(game, seat, on_ready, curtain=True))

    def play_again(self, game: RunningGame) -> None:
        """The same players, another deal."""
        start = replace(game.start(), seed=draw_seed())
        game.leave()
        open_game.begin(self._app, start, game.settings)

    def same_deal_again(self, game: RunningGame) -> None:
        """The same players, the same deal."""
        open_game.begin_again(self._app, game)

    def open_replay(self, game: RunningGame) -> None:
        """The whole game once more, move by move."""
        self._app.scenes.push(Replay(finished_game.watch(game.record()), game.settings))

    def open_statistics(self, game: RunningGame) -> None:
        """How this game compares with all that were played."""
        self._app.scenes.push(Statistics(game.settings, game.spec.id))

    def new_game(self, game: RunningGame) -> None:
        """Set up a new game of the same kind."""
        self._app.scenes.push(NewGame(game.spec, game.settings))

    def to_title(self) -> None:
        """Leave the table."""
        open_game.to_title(self._app)
