"""Dialogs about errors."""

from __future__ import annotations

from pyramids.engine.errors import PyramidsError
from pyramids.language import Text, _, later
from pyramids.play.texts.errors import sentence
from pyramids.storage.errors import StorageError
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog


def show_error(app: App, title: Text, error: PyramidsError) -> None:
    """Show a dialog about an error above the current scene."""
    app.audio.play("error")
    answers = [Answer(later("OK"), primary=True)]
    app.scenes.push(Dialog(title, lambda: sentence(error), answers))


def tell_storage_error(app: App, error: StorageError) -> None:
    """Show a dialog that the running game can't be saved; it goes on, and so does trying.

    It comes in the middle of a turn: keys that were meant for the table must not close it.
    """
    app.audio.play("error")
    title, answers = later("Your game isn't being saved"), [Answer(later("OK"), primary=True)]
    app.scenes.push(Dialog(title, lambda: _play_on(error), answers, unexpected=True))


def _play_on(error: StorageError) -> str:
    advice = _("Play on: Pyramids keeps trying to save your game.")
    return f"{sentence(error)}\n{advice}"
