"""Lets screens open games and other screens without importing them.

A screen that starts a game would otherwise import the table, which imports the menu, which imports
the screen again. So the window registers one navigator, and screens ask for it.
"""

from __future__ import annotations

from datetime import date
from typing import Protocol
from weakref import WeakKeyDictionary

from pyramids.engine.contract import GameSpec
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.running_game import RunningGame, Start
from pyramids.storage.saves import Save
from pyramids.storage.settings import Settings
from pyramids.ui.app import App


class Navigator(Protocol):
    """Opens games, rules and tutorials in one window."""

    def begin(self, start: Start, settings: Settings) -> bool:
        """Start a new game; returns whether it could be started."""

    def play_daily(self, day: date, settings: Settings) -> bool:
        """Begin today's try, or continue a day's; returns whether it could be opened."""

    def same_deal_again(self, game: RunningGame) -> None:
        """Start a game with the same players, level and deal."""

    def open_save(self, save: Save, settings: Settings) -> bool:
        """Continue a saved game; returns whether it could be opened."""

    def continue_newest(self, settings: Settings) -> bool:
        """Continue the newest unfinished game; returns whether there was one."""

    def play_on(self, game: WatchedGame, step: int, settings: Settings) -> None:
        """Leave a replay and play on from one of its steps."""

    def review(self, game: WatchedGame, settings: Settings, *, own: bool) -> None:
        """Open the review of a finished game, or make it first; `own` slips become puzzles."""

    def open_tutorial(self, spec: GameSpec, settings: Settings) -> None:
        """Start a game's tutorial, or show why it can't be started."""

    def open_rules_of(self, spec: GameSpec) -> None:
        """Open a game's rules."""

    def to_title(self) -> None:
        """Leave for the title screen; the game can be continued."""


_navigators: WeakKeyDictionary[App, Navigator] = WeakKeyDictionary()


def use_navigator(app: App, navigator: Navigator) -> None:
    """Register the navigator of a window."""
    _navigators[app] = navigator


def navigator(app: App) -> Navigator:
    """The navigator of a window."""
    return _navigators[app]
