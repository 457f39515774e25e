"""The terminal that players read and type in, or files and pipes in its place."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Final

from pyramids.commands.terminal.output import printable

_CLEAR: Final = "\033[2J\033[3J\033[H"
"""Empties the screen and what can be scrolled back to."""

_HIGHEST: Final = 10**9


class LeaveError(Exception):
    """The player leaves, or nothing is typed any more."""


class Console:
    """Lines out, lines in: a terminal, or files and pipes in its place."""

    def __init__(self) -> None:
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self._typed = sys.stdin is not None and sys.stdin.isatty()
        self._seen = sys.stdout.isatty()

    def say(self, *lines: str) -> None:
        """Print lines; nothing in them can move the cursor."""
        for line in lines:
            print(printable(line))

    def ask(self) -> str:
        """What is typed next, with single blanks; `LeaveError` at the end."""
        sys.stdout.flush()
        try:
            return " ".join(input("> " if self._typed else "").split())
        except (EOFError, RuntimeError, ValueError):
            # At its end, missing, or closed.
            raise LeaveError from None

    def clear(self) -> None:
        """Take what was shown off the screen, before somebody else looks at it."""
        if not self._seen:
            print()
            return
        if os.name == "nt":
            os.system("")  # makes the console understand what follows
        print(_CLEAR, end="", flush=True)


def number_in(text: str) -> int | None:
    """The number that was typed, at most a billion; None if it is none."""
    if not text.isdecimal():
        return None
    digits = text.lstrip("0")
    return int(digits or "0") if len(digits) < 10 else _HIGHEST
