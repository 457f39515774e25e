"""Words in a stranger's file: which of them can stand in a line, on a screen and in a file."""

from __future__ import annotations

from typing import Final, TypeGuard

_LONGEST: Final = 255
"""Letters of a game's, a level's or a bot's name: as many as a file's name has."""


def is_word(value: object) -> TypeGuard[str]:
    """Whether it can be the name of something: not too long, without control characters."""
    return isinstance(value, str) and len(value) <= _LONGEST and all(map(_is_letter, value))


def one_line(text: str, longest: int) -> str:
    """A name as it may stand anywhere: without control characters, not for pages."""
    return "".join(letter for letter in text[: 4 * longest] if _is_letter(letter))[:longest]


def _is_letter(letter: str) -> bool:
    """Not only `isprintable`: that refuses the joiners within emoji, and foreign blanks."""
    if letter.isprintable():
        return True
    # Imported here: hardly any name needs the whole table of characters.
    from unicodedata import category

    return category(letter) not in ("Cc", "Cs", "Zl", "Zp")
