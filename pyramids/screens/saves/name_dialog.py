"""Asking for a name: one field, Enter takes it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from pyramids.language import N_, Text, _, later
from pyramids.screens.saves.save_text import progress_words
from pyramids.storage.saves import LONGEST_NAME, tidy_name
from pyramids.storage.summary import Summary
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.theme import Material
from pyramids.ui.theme.sizes import SMALL
from pyramids.ui.widgets import Label, TextField

MONTHS: Final = (
    N_("January"),
    N_("February"),
    N_("March"),
    N_("April"),
    N_("May"),
    N_("June"),
    N_("July"),
    N_("August"),
    N_("September"),
    N_("October"),
    N_("November"),
    N_("December"),
)


def ask_for_name(app: App, title: Text, name: str, on_name: Callable[[str], None]) -> Dialog:
    """A dialog with a field, its words selected; without a name it can't be answered."""

    def named() -> str:
        return tidy_name(field.text)

    def check(_text: str) -> None:
        dialog.buttons[-1].enabled = bool(named())
        missing.text = " " if named() else later("A game needs a name to be found by.")

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
        placeholder=later("A name"),
        longest=LONGEST_NAME,
    )
    field.mark = 0
    missing = Label(" ", SMALL, on=Material.PAPYRUS, second=True, align="center")
    dialog = Dialog(title, "", [Answer(later("Cancel")), answer], content=[field, missing])
    check(name)
    app.scenes.push(dialog)
    return dialog


def suggested_name(summary: Summary, now: datetime | None = None) -> str:
    """A name for a game that nobody has named: how far it has come, and the day."""
    today = now or datetime.now().astimezone()
    date = _("{day} {month}", day=today.day, month=_(MONTHS[today.month - 1]))
    stage = progress_words(summary)
    return f"{stage[:1].upper()}{stage[1:]}, {date}"
