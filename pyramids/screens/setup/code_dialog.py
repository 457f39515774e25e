"""The dialog that shows a table's code, and takes the code of a table or a finished game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramids.engine.codes import code_text
from pyramids.engine.codes.table_code import Table
from pyramids.engine.errors import CodeError
from pyramids.language import _, later, ngettext
from pyramids.play import shared_codes
from pyramids.play.history.finished_game import WatchedGame
from pyramids.play.texts.errors import sentence
from pyramids.screens.common.copy_code import copy_code
from pyramids.ui.app import App
from pyramids.ui.dialog import Answer, Dialog
from pyramids.ui.theme import BODY, SMALL, Material
from pyramids.ui.widgets import Label, TextField

_WORTH_READING: Final = 12
"""Letters from which on it is said what is wrong: nobody is told off for having begun to type."""


def show_code(app: App, code: str, on_open: Callable[[Table | WatchedGame], None]) -> Dialog:
    """Open the dialog with the code of the present table."""
    found: list[Table | WatchedGame] = []

    def check(text: str, worth_reading: int = _WORTH_READING) -> None:
        found.clear()
        try:
            found.append(shared_codes.read(text))
            told.text = _contents(found[0])
        except CodeError as error:
            told.text = sentence(error) if len(text) >= worth_reading else " "
        dialog.buttons[-1].enabled = bool(found)

    def confirm(text: str) -> None:
        if found:
            dialog.choose(opening)
        else:
            check(text, worth_reading=1)
            app.audio.play("thud")

    opening = Answer(later("Open"), lambda: on_open(found[0]), primary=True)
    field = TextField(
        "",
        check,
        confirm,
        longest=code_text.LONGEST + 1,
    )
    told = Label(" ", SMALL, on=Material.PAPYRUS, second=True, align="center")
    answers = [
        Answer(later("Cancel")),
        Answer(later("Copy this code"), lambda: copy_code(app, code)),
        opening,
    ]
    shown = Label(code, BODY, on=Material.PAPYRUS, align="center")
    other = Label(later("Or enter another code:"), SMALL, on=Material.PAPYRUS, second=True)
    words = later("Whoever enters this code gets the same table and the same deal.")
    dialog = Dialog(later("Code"), words, answers, content=[shown, other, field, told])
    dialog.buttons[-1].enabled = False
    app.scenes.push(dialog)
    return dialog


def _contents(found: Table | WatchedGame) -> str:
    """What is in a code, in a few words."""
    game = _(found.spec.title)
    if isinstance(found, WatchedGame):
        names = ", ".join(player.name for player in found.players)
        return _("A finished game of {game}: {names}", game=game, names=names)
    count = len(found.setup.players)
    return ngettext("{game}, {n} player", "{game}, {n} players", count, game=game)
