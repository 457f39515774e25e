"""Dialogs about errors."""

from __future__ import annotations

from pyramids.engine.errors import PyramidsError
from pyramids.language import Text, later
from pyramids.play.error_texts import sentence
from pyramids.storage.errors import StorageError
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog


def show_error(app: App, title: Text, error: PyramidsError) -> None:
    """Show a dialog about an error above the current scene."""
    app.audio.play("error")
    answers = [Answer(later("OK"), primary=True)]
    app.scenes.push(Dialog(title, lambda: sentence(error), answers))


def tell_storage_error(app: App, error: StorageError) -> None:
    """Show a dialog that the running game can't be saved; it goes on."""
    show_error(app, later("Your game isn't being saved"), error)
