"""Opens games, and the shared screens from a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any

from pyramids.engine.contract import GameSpec, Seat
from pyramids.engine.errors import PyramidsError
from pyramids.engine.records.commitment import commit, draw_salt
from pyramids.engine.session import Session
from pyramids.language import Text, later
from pyramids.play import running_game, start_game
from pyramids.play.history import finished_game
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.running_game import RunningGame, Start
from pyramids.screens.common.error_dialog import show_error, tell_storage_error
from pyramids.screens.in_game.unsaved_question import may_leave
from pyramids.screens.setup import game_choice
from pyramids.storage import autosave
from pyramids.storage.notes.purpose_notes import FOR_ITSELF
from pyramids.storage.saves import Save
from pyramids.storage.settings import Settings
from pyramids.tables.game_ui import game_ui
from pyramids.ui import memory
from pyramids.ui.app import App

if TYPE_CHECKING:
    from pyramids.review.game_review import Review
    from pyramids.tables.table_controller import TableController

# Screens are imported when they are opened, so that the title appears faster.


class ScreenNavigation:
    """The navigation of tables and the navigator of screens, for one window."""

    def __init__(self, app: App) -> None:
        self._app = app

    # Games.

    def begin(self, start: Start, settings: Settings) -> bool:
        """Start a new game; returns whether it could be started."""
        title = later("Couldn't start the game")
        return self._open(title, lambda: start_game.new_game(start, settings))

    def play_daily(self, day: date, settings: Settings) -> bool:
        """Begin today's try, or continue a day's; returns whether it could be opened."""
        from pyramids.play.daily.tries import open_try

        return self._open(later("Couldn't start the game"), lambda: open_try(day, settings))

    def open_save(self, save: Save, settings: Settings) -> bool:
        """Continue a saved game; returns whether it could be opened."""
        title = later("Couldn't open this game")
        return self._open(title, lambda: start_game.open_save(save, settings))

    def continue_newest(self, settings: Settings) -> bool:
        """Continue the newest unfinished game; returns whether there was one."""
        title = later("Couldn't open this game")
        return self._open(title, lambda: start_game.continue_newest(settings))

    def play_again(self, game: RunningGame) -> None:
        """Start a game with the same players and another deal."""
        seed = start_game.draw_seed()
        self._leave_for(game, replace(game.start(), seed=seed, purpose=FOR_ITSELF))

    def same_deal_again(self, game: RunningGame) -> None:
        """Start a game with the same players, level and deal."""
        self._leave_for(game, game.start())

    def _leave_for(self, game: RunningGame, start: Start) -> None:
        def go() -> None:
            game.leave()
            self.begin(start, game.settings)

        if may_leave(self._app, game, go):
            go()

    def play_on(self, game: WatchedGame, step: int, settings: Settings) -> None:
        """Leave a replay and play on from one of its steps, in a new game."""
        try:
            running = branch(game, step, settings)
        except PyramidsError as error:
            show_error(self._app, later("Couldn't start the game"), error)
            return
        for other in running_game.open_games():
            if other is not running:
                other.leave()
        self.open_table(running)

    def open_table(self, game: RunningGame) -> None:
        """Show a running game, and tell the player if it can't be saved."""
        app = self._app
        game.saving.on_error = lambda error: app.call_soon(lambda: tell_storage_error(app, error))
        game_ui(game.spec).make_table(self._app, game, self).open()

    def open_tutorial(self, spec: GameSpec, settings: Settings) -> None:
        """Start a game's tutorial, or show why it can't be started."""
        running_game.leave_all()
        try:
            game_ui(spec).make_tutorial(self._app, settings, self).open()
        except PyramidsError as error:
            show_error(self._app, later("Couldn't start the tutorial"), error)

    def to_title(self) -> None:
        """Leave for the title screen; the game can be continued."""
        if all(may_leave(self._app, game, self._show_title) for game in running_game.open_games()):
            self._show_title()

    def tell_save_error(self, game: RunningGame) -> None:
        """Tell why the game can't be saved, unless that has changed meanwhile."""
        if game.save_error is not None:
            tell_storage_error(self._app, game.save_error)

    def may_close(self, game: RunningGame) -> bool:
        """Whether the window may close; if the game can't be saved, the player is asked."""
        return may_leave(self._app, game, self._app.quit)

    def _show_title(self) -> None:
        running_game.leave_all()
        if self._app.home is None:
            self._app.quit()
        else:
            self._app.scenes.reset(self._app.home())
            memory.give_back()

    def _open(self, title: Text, make: Callable[[], RunningGame | None]) -> bool:
        try:
            game = make()
        except PyramidsError as error:
            show_error(self._app, title, error)
            return False
        if game is None:
            return False
        game_choice.remember(self._app, game.spec, game.settings)
        self.open_table(game)
        # Opening a table replaces all scenes, so dialogs must come afterwards.
        if game.save_error is not None:
            tell_storage_error(self._app, game.save_error)
        return True

    # Screens.

    def open_menu(self, table: TableController[Any]) -> None:
        """Open the pause menu of a running game."""
        from pyramids.screens.in_game.pause_menu import PauseMenu

        self._app.scenes.push(PauseMenu(table.game, table))

    def open_rules(self, game: RunningGame) -> None:
        """Open the rules at the page that fits the current state."""
        from pyramids.screens.rulebook.rulebook_sheet import open_rules_in

        open_rules_in(self._app, game)

    def open_rules_of(self, spec: GameSpec) -> None:
        """Open a game's rules."""
        from pyramids.screens.rulebook.rulebook_sheet import open_rules

        open_rules(self._app, spec)

    def save_as(self, game: RunningGame) -> None:
        """Ask for a name and save."""
        from pyramids.screens.in_game.pause_menu import save_game

        save_game(self._app, game)

    def hand_over(self, game: RunningGame, seat: Seat, on_ready: Callable[[], None]) -> None:
        """Cover the screen until the next player is ready."""
        from pyramids.screens.in_game.handover import Handover

        self._app.scenes.push(Handover(game, seat, on_ready, curtain=True))

    def open_replay(self, game: RunningGame, turn: int = 1) -> None:
        """Open the replay of the game at a turn."""
        from pyramids.screens.replay.replay_scene import Replay

        self._app.scenes.push(Replay(finished_game.watch(game.record()), game.settings, turn))

    def open_review(self, game: RunningGame, review: Review) -> None:
        """Open the review of the game."""
        from pyramids.screens.review.review_scene import ReviewScene

        watched = finished_game.watch(game.record())
        self._app.scenes.push(ReviewScene(watched, review, game.settings))

    def review(self, game: WatchedGame, settings: Settings, *, own: bool) -> None:
        """Open the review of a finished game, or make it first; `own` slips become puzzles."""
        from pyramids.screens.review.making_dialog import open_or_make

        open_or_make(self._app, game, settings, own=own)

    def open_statistics(self, game: RunningGame) -> None:
        """Open the statistics of this kind of game."""
        from pyramids.screens.statistics.statistics_sheet import Statistics

        self._app.scenes.push(Statistics(game.settings, game.spec.id))

    def open_daily(self, game: RunningGame) -> None:
        """Open the daily expedition."""
        from pyramids.screens.daily.daily_sheet import DailySheet

        self._app.scenes.push(DailySheet(game.settings))

    def new_game(self, game: RunningGame) -> None:
        """Open the setup of a new game of the same kind."""
        from pyramids.screens.setup.new_game import NewGame

        self._app.scenes.push(NewGame(game.spec, game.settings))


def branch(game: WatchedGame, step: int, settings: Settings) -> RunningGame:
    """A new game that starts at a step of another one, which stays unchanged."""
    old = game.session
    session = Session.replay(old.rules, old.setup, old.seed, old.plies[: game.ply_counts[step]])
    commitment = commit(old.setup.game, game.level.digest, old.seed, draw_salt())
    running = RunningGame(
        game.spec,
        game.level,
        session,
        game.seating,
        settings,
        autosave.create(),
        commitment=commitment,
    )
    running.branched = True
    return running
