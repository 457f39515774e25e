"""Files of decks, and what their refusals say."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramids.engine.errors import LevelError
from pyramids.games.silver_gold.deck import read_deck

Refused = Callable[[str | bytes], str]


def refusal(path: Path) -> str:
    with pytest.raises(LevelError) as caught:
        read_deck(path)
    text = str(caught.value)
    assert text.isprintable(), "it must fit on one line of a terminal"
    assert text.startswith(str(path))
    assert len(text) < len(str(path)) + 250
    return text.removeprefix(str(path))


def verdict(path: Path) -> str:
    """The title of a deck, or why it is refused; any other error is a bug."""
    try:
        return read_deck(path).title
    except LevelError as error:
        return str(error)


def line_of(text: str, passage: str) -> int:
    assert text.count(passage) == 1, f"{passage!r} must be unique"
    return text[: text.index(passage)].count("\n") + 1


def entry(number: int, chamber: str, colour: str = "green") -> str:
    rows = "".join(f"      {row}\n" for row in chamber.split())
    return f"  - number: {number}\n    colour: {colour}\n    chamber: |\n{rows}"


def with_first_card(classic: str, card: str) -> str:
    """The classic deck with another first card; its entry starts in line 13."""
    return re.sub(r"(?s)  # [^\n]+\n  - number: 1\n.*?(?=  # )", lambda _: card, classic, count=1)


def with_chamber(classic: str, chamber: str) -> str:
    return with_first_card(classic, entry(1, chamber, "purple"))
