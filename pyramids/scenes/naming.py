"""Asking for a name: one field, Enter takes it."""

from __future__ import annotations

from collections.abc import Callable

from pyramids.storage.saves import LONGEST_NAME, tidy_name
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.language import Text, later
from pyramids.ui.widgets import TextField


def ask_for_name(app: App, title: Text, name: str, on_name: Callable[[str], None]) -> Dialog:
    """A dialog with a field; an empty name is no name, and nothing happens."""

    def take() -> None:
        if tidy_name(field.text):
            on_name(tidy_name(field.text))

    answer = Answer(later("Save"), take, primary=True)
    field = TextField(
        name,
        on_confirm=lambda _text: dialog.choose(answer),
        placeholder=later("A name"),
        longest=LONGEST_NAME,
    )
    field.mark = 0
    dialog = Dialog(title, "", [Answer(later("Cancel")), answer], content=[field])
    app.scenes.push(dialog)
    return dialog
