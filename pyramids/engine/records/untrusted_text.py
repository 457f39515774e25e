"""Checks and cleans text from untrusted files, such as names."""

from __future__ import annotations

from typing import Final, TypeGuard

_MAX_NAME: Final = 255
"""The most characters in the name of a game, level or bot, as in a file's name."""


def is_name(value: object) -> TypeGuard[str]:
    """Whether it can be a name: a text, not too long, without control characters."""
    return isinstance(value, str) and len(value) <= _MAX_NAME and all(map(_is_letter, value))


def one_line(text: str, longest: int) -> str:
    """The text without control characters, cut to length."""
    return "".join(letter for letter in text[: 4 * longest] if _is_letter(letter))[:longest]


def _is_letter(letter: str) -> bool:
    """Like `isprintable`, which refuses the joiners within emoji and some spaces."""
    if letter.isprintable():
        return True
    # Imported here: hardly any name needs the large character table.
    from unicodedata import category

    return category(letter) not in ("Cc", "Cs", "Zl", "Zp")
