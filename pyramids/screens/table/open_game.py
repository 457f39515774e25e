"""Opening games: from the title, the list of saves, or the same deal again."""

from __future__ import annotations

from collections.abc import Callable

from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import PyramidsError
from pyramids.language import Text, later
from pyramids.play import running_game as games
from pyramids.play.running_game import RunningGame, Start
from pyramids.screens.common.error_dialog import show_error, tell_trouble
from pyramids.screens.setup import game_choice
from pyramids.storage.saves import Save
from pyramids.storage.settings import Settings
from pyramids.tables.game_ui import game_ui
from pyramids.ui.app import App


def begin(app: App, start: Start, settings: Settings) -> bool:
    """Begin a new game; says whether it could be begun."""
    return _open(app, later("The game can't begin"), lambda: games.new_game(start, settings))


def open_save(app: App, save: Save, settings: Settings) -> bool:
    """Go on with a saved game; says whether it could be opened."""
    return _open(app, later("This game can't be opened"), lambda: games.open_save(save, settings))


def continue_newest(app: App, settings: Settings) -> bool:
    """Go on with the newest unfinished game; says whether there was one."""
    title = later("This game can't be opened")
    return _open(app, title, lambda: games.continue_newest(settings))


def begin_again(app: App, game: RunningGame) -> bool:
    """The same players, the same deck, the same deal."""
    start, settings = game.start(), game.settings
    game.leave()
    return begin(app, start, settings)


def to_title(app: App) -> None:
    """Leave the game; it can be continued."""
    games.leave_all()
    if app.home is None:
        app.quit()
    else:
        app.scenes.reset(app.home())


def open_table(app: App, game: RunningGame) -> None:
    """Show a running game."""
    from pyramids.screens.table.navigation import ScreenNavigation

    game_ui(game.spec).make_table(app, game, ScreenNavigation(app)).open()


def open_tutorial(app: App, spec: GameSpec, settings: Settings) -> None:
    """Leave whatever is open, and teach a game; `PyramidsError` if it can't be set up."""
    from pyramids.screens.table.navigation import ScreenNavigation

    games.leave_all()
    game_ui(spec).make_tutorial(app, settings, ScreenNavigation(app)).open()


def _open(app: App, title: Text, make: Callable[[], RunningGame | None]) -> bool:
    try:
        game = make()
    except PyramidsError as error:
        show_error(app, title, error)
        return False
    if game is None:
        return False
    game_choice.remember(app, game.spec, game.settings)
    game.on_trouble = lambda error: app.call_soon(lambda: tell_trouble(app, error))
    open_table(app, game)
    # The game's scenes have taken the stack over: only now does a dialog stay on it.
    if game.trouble is not None:
        tell_trouble(app, game.trouble)
    return True
