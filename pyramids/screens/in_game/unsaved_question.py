"""Asks before a game is left whose last moves can't be saved."""

from __future__ import annotations

from collections.abc import Callable

from pyramids.language import _, later
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.errors import sentence
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog


class UnsavedQuestion(Dialog):
    """Stay, try to save again, or leave without the last moves."""

    def __init__(self, game: RunningGame, go: Callable[[], None]) -> None:
        self._game = game
        self._go = go
        answers = [
            Answer(later("Leave anyway"), go, danger=True),
            Answer(later("Try again"), self._try_again),
            Answer(later("Stay"), primary=True),
        ]
        super().__init__(later("Leave without saving?"), self._words, answers)

    def _words(self) -> str:
        error = self._game.save_error
        lost = _("Your last moves would be lost.")
        return lost if error is None else f"{sentence(error)}\n{lost}"

    def _try_again(self) -> None:
        if self._game.save_again():
            self._go()
        else:
            self.app.audio.play("error")
            self.app.scenes.push(UnsavedQuestion(self._game, self._go))


def may_leave(app: App, game: RunningGame, go: Callable[[], None]) -> bool:
    """Whether everything is saved; if not, ask, and `go` as soon as the player agrees."""
    if game.save_again():
        return True
    if not any(isinstance(scene, UnsavedQuestion) for scene in app.scenes):
        app.audio.play("error")
        app.scenes.push(UnsavedQuestion(game, go))
    return False
