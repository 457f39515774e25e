"""One thing has one name: the German words of the game, in the catalogue and in the rules."""

from __future__ import annotations

import re

import pytest

from pyramids import resources

ONE_NAME = {
    "Prämie": r"\bPreis(e|en|es)?\b|Auszeichnung",
    "Mauer": r"\bWand\b|\bWände",
    "Trank": r"Zaubertr[aä]nk|Elixier",
    "Grabkammer": r"\bGrab(s|es)?\b|\bGräber",
    "Markierung": r"Zusatzkreuz|(deine|neue|ersten) Kreuze",
}
"""What is said, and what would be said instead of it by mistake."""


def _german() -> list[str]:
    catalogue = resources.asset("locale/de/LC_MESSAGES/pyramids.po").read_text("utf-8")
    entries = [entry.partition("msgstr")[2] for entry in catalogue.split("\n\n")]
    rules = resources.asset("rules/silver_gold/de.md").read_text("utf-8")
    return [*entries, *rules.splitlines()]


@pytest.mark.parametrize("name", ONE_NAME)
def test_a_thing_has_one_german_name(name: str) -> None:
    other = re.compile(ONE_NAME[name], re.IGNORECASE)
    assert [text for text in _german() if other.search(text)] == []
    assert any(name in text for text in _german())
