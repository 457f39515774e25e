"""Numbers as text for people: letters and digits that can't be mistaken, and a checksum.

The checksum is the number modulo a prime larger than the alphabet, so every single wrong letter
and every two neighbours that changed places are noticed.
"""

from __future__ import annotations

from typing import Final
from unicodedata import category

from pyramids.engine.errors import CodeError, CodeFault

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O or U: in many typefaces they look like 1, 0 or V."""
LONGEST: Final = 8_000
"""The most characters of a code, spaces included; every finished game is far shorter."""

_READ_AS: Final = str.maketrans("ILO", "110")
_IGNORED: Final = ("Cf", "Pd")
"""Kinds of characters that programs put into texts: invisible ones, and hyphens of every length."""
_MINUS: Final = "\N{MINUS SIGN}"
_BASE: Final = len(LETTERS)
_PRIME: Final = 32_749
"""The largest prime below the number of checksums."""
_CHECK_LETTERS: Final = 3
_GROUP: Final = 5


def write(number: int) -> str:
    """The code of a number, in groups of five letters."""
    letters = _digits(number) + _digits(_checksum(number)).rjust(_CHECK_LETTERS, LETTERS[0])
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def read(text: str) -> int:
    """The number of a code. Spaces, line breaks, hyphens and lower case don't matter.

    Messages, web pages and word processors put other spaces and hyphens in their place.
    """
    if len(text) > LONGEST:
        raise CodeError(CodeFault.TOO_LONG)
    letters = "".join(filter(_counts, text)).upper().translate(_READ_AS)
    if len(letters) <= _CHECK_LETTERS:
        raise CodeError(CodeFault.TOO_SHORT)
    for letter in letters:
        if letter not in LETTERS:
            shown = letter if letter.isprintable() else "?"
            raise CodeError(CodeFault.FOREIGN_LETTER, letter=shown)
    number = _number(letters[:-_CHECK_LETTERS])
    if _number(letters[-_CHECK_LETTERS:]) != _checksum(number):
        raise CodeError(CodeFault.WRONG_LETTER)
    return number


def _counts(letter: str) -> bool:
    """Whether a character is more than a gap between letters."""
    if letter.isascii():
        return letter != "-" and not letter.isspace()
    return not (letter.isspace() or letter == _MINUS or category(letter) in _IGNORED)


def _checksum(number: int) -> int:
    return number % _PRIME


def _digits(number: int) -> str:
    digits = []
    while number:
        number, digit = divmod(number, _BASE)
        digits.append(LETTERS[digit])
    return "".join(reversed(digits)) or LETTERS[0]


def _number(letters: str) -> int:
    # Python's own base 32 has other letters in the same order.
    return int(letters.translate(_PYTHON_LETTERS), _BASE)


_PYTHON_LETTERS: Final = str.maketrans(LETTERS, "0123456789ABCDEFGHIJKLMNOPQRSTUV")
