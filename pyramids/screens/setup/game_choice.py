"""Choosing a game: the one played last, a row of all games, the tutorials."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.language import later
from pyramids.play.texts.saves import game_title
from pyramids.screens.common.navigator import navigator
from pyramids.screens.settings import preferences
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.widgets import Button, Segments


def last_played(settings: Settings) -> GameSpec:
    """The game that was played last; the default game if none was."""
    games = playable_games()
    return next((spec for spec in games if spec.id == settings.game), games[0])


def remember(app: App, spec: GameSpec, settings: Settings) -> None:
    """Save which game was played last."""
    if settings.game != spec.id:
        settings.game = spec.id
        preferences.keep(app, settings)


def game_row(chosen: GameSpec, on_change: Callable[[GameSpec], None]) -> Segments[str]:
    """A control with the titles of all games; invisible if there is only one."""
    games = {spec.id: spec for spec in playable_games()}
    games.setdefault(chosen.id, chosen)
    row = Segments(
        [(name, title_of(spec)) for name, spec in games.items()],
        chosen.id,
        lambda name: on_change(games[name]),
    )
    row.visible = len(games) > 1
    return row


def title_of(spec: GameSpec) -> Callable[[], str]:
    """A game's title, translated when it is shown."""
    return lambda: game_title(spec.id)


def choose_tutorial(app: App, settings: Settings) -> None:
    """Open the tutorial; with several games, ask which."""
    games = playable_games()
    if len(games) > 1:
        app.scenes.push(_question(app, games, settings))
    else:
        begin_tutorial(app, games[0], settings)


def begin_tutorial(app: App, spec: GameSpec, settings: Settings) -> None:
    """Open a game's tutorial, and remember the game."""
    remember(app, spec, settings)
    navigator(app).open_tutorial(spec, settings)


def _question(app: App, games: Sequence[GameSpec], settings: Settings) -> Dialog:
    def button(spec: GameSpec) -> Button:
        answer = Answer(title_of(spec), lambda: begin_tutorial(app, spec, settings))
        return Button(answer.text, lambda: dialog.choose(answer), primary=True)

    dialog = Dialog(
        later("Tutorial"),
        later("Which game do you want to learn?"),
        [Answer(later("Cancel"))],
        content=[button(spec) for spec in games],
    )
    return dialog
