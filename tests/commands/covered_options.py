"""Notes which options of the command line have a test."""

from __future__ import annotations

from collections.abc import Callable

TESTED: set[tuple[str, str]] = set()
"""The options that some test is about: (command, option or operand)."""


def covers(command: str, *options: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Notes which options a test is about."""

    def note(test: Callable[..., None]) -> Callable[..., None]:
        TESTED.update((command, option) for option in options)
        return test

    return note
