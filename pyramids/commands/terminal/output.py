"""Output of the commands to a terminal, a pipe or a file, even if it is closed or full."""

from __future__ import annotations

import errno
import os
import re
import sys
from io import TextIOWrapper, UnsupportedOperation
from typing import Final

_NO_BREAK: Final = "\u00a0"
"""A blank at which no line is broken."""
_LONGEST_WORD: Final = 200
"""Characters: a longer argument would bury the message about it."""

_OF_A_DISK: Final = {errno.ENOSPC, errno.EIO, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def prepare_output() -> None:
    """Make sure that printing can't fail for a missing output or an unencodable character."""
    if sys.stdout is None:
        # Closed (`>&-`), or a program without a console.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    elif isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def print_in_utf8() -> None:
    """Switch stdout to UTF-8 for output read by programs, also where cp1252 is the default."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")


def print_error(text: str) -> None:
    """Print an error on stderr in one line, whatever untrusted text it contains."""
    short = re.sub(rf"\S{{{_LONGEST_WORD + 1},}}", lambda word: word[0][:_LONGEST_WORD] + "…", text)
    print(printable(short), file=sys.stderr)


def printable(text: str) -> str:
    """The text with control characters escaped, so that it can't affect the terminal."""
    # Keeps a number and its unit in one line; a terminal breaks lines by itself.
    text = text.replace(_NO_BREAK, " ")
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )


def describe_error(error: OSError) -> str:
    """An operating system error as a message."""
    reason = error.strerror or str(error)
    if error.filename is not None:
        return f"{os.fsdecode(error.filename)}: {reason}"
    # Only a file that is already open has no name here: the output.
    return f"the output can't be written ({reason})" if error.errno in _OF_A_DISK else reason


def discard_output() -> None:
    """Discard further output, so that Python reports no error for it at exit."""
    try:
        output = sys.stdout.fileno()
    except UnsupportedOperation:
        return  # an output in memory can't be closed by a reader
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, output)
    os.close(nowhere)
