"""The dialog that asks for a name."""

from __future__ import annotations

from collections.abc import Callable

from pyramids.language import Text, later
from pyramids.storage.saves import LONGEST_NAME, tidy_name
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.theme import SMALL, Material
from pyramids.ui.widgets import Label, TextField


def ask_for_name(app: App, title: Text, name: str, on_name: Callable[[str], None]) -> Dialog:
    """Open a dialog with a text field; an empty name can't be confirmed."""

    def named() -> str:
        return tidy_name(field.text)

    def check(_text: str) -> None:
        dialog.buttons[-1].enabled = bool(named())
        missing.text = " " if named() else later("Give the game a name.")

    def confirm(_text: str) -> None:
        if named():
            dialog.choose(answer)
        else:
            app.audio.play("thud")

    answer = Answer(later("Save"), lambda: on_name(named()), primary=True)
    field = TextField(
        name,
        check,
        confirm,
        placeholder=later("Name"),
        longest=LONGEST_NAME,
    )
    field.mark = 0
    missing = Label(" ", SMALL, on=Material.PAPYRUS, second=True, align="center")
    dialog = Dialog(title, "", [Answer(later("Cancel")), answer], content=[field, missing])
    check(name)
    app.scenes.push(dialog)
    return dialog
