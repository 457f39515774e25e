"""How the commands speak to a terminal, a pipe or a file, whatever state it is in."""

from __future__ import annotations

import errno
import os
import re
import sys
from io import TextIOWrapper, UnsupportedOperation
from typing import Final

_LONGEST_WORD: Final = 200
"""Letters: an argument of thousands must not bury the sentence about it."""

_OF_A_DISK: Final = {errno.ENOSPC, errno.EIO, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def prepare() -> None:
    """Let nothing that is printed fail for want of an output or of a letter in its alphabet."""
    if sys.stdout is None:
        # Closed (`>&-`), or a program without a console.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    elif isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def print_in_utf8() -> None:
    """What follows is read by programs: the same bytes everywhere, also where cp1252 is usual."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")


def complain(text: str) -> None:
    """Say on stderr what is wrong: one line, whatever a stranger's file or argument holds."""
    short = re.sub(rf"\S{{{_LONGEST_WORD + 1},}}", lambda word: word[0][:_LONGEST_WORD] + "…", text)
    print(printable(short), file=sys.stderr)


def printable(text: str) -> str:
    """A text that can't move the cursor, change colours or begin a new line."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


def explain(error: OSError) -> str:
    """What the operating system refused, in a sentence."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        return f"{os.fsdecode(error.filename)}: {reason}"
    # Only what is open already has no name: that is the output.
    return f"the output can't be written ({reason})" if error.errno in _OF_A_DISK else reason


def hush() -> None:
    """Nobody takes the output any more: Python must not complain about the rest at exit."""
    try:
        output = sys.stdout.fileno()
    except UnsupportedOperation:
        return  # an output in memory: nobody can turn away from it
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, output)
    os.close(nowhere)
