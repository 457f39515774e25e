"""Copies the code of a table or a game to the clipboard."""

from __future__ import annotations

from pyramids.language import _
from pyramids.ui import clipboard
from pyramids.ui.app import App


def copy_code(app: App, code: str) -> None:
    """Copy a code, and say whether it worked."""
    if clipboard.copy(code):
        app.toast(_("The code is on the clipboard."))
    else:
        app.toast(_("There's no clipboard here."))
