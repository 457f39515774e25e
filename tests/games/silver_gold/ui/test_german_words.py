"""One thing has one name: the German words of the game, in the catalogue and in the rules."""

from __future__ import annotations

import re

import pytest

from pyramids import resources
from pyramids.catalogue import all_games

ONE_NAME = {
    "Prämie": r"\bPreis(e|en|es)?\b|Auszeichnung",
    "Wand": r"\bMauer",
    "Zaubertrank": r"\bTr[aä]nk|Elixier",
    "Grabkammer": r"\bGrab(s|es)?\b|\bGräber",
    "Muster": r"\bForm(en)?\b",
    "Zusatzfeld": r"Zusatzkreuz|Zusatzmarkierung|(deine|neue|ersten) Kreuze",
    "angekreuzt": r"Markierung",
    "Kreuz-Symbol": r"\bKreuz(es)?\b(?!-)",
    "Ordnungszahl": r"\bNummer",
    "Totenkopf": r"Schädel",
    "Wertungskarte": r"Wertungsblatt|\bBlatt\b|\bBogen\b",
    "Eingang": r"\bPortal",
    "Schatzstein": r"\bSchatz(es)?\b|(?<!Verschollene )\bSchätzen?\b",
    "Basisspiel": r"Grundspiel",
    "Schlusswertung": r"Endabrechnung",
    "Partie": r"(Dieses|dein|deine|neues) Spiel\b(?! kommt)",
    "Hauptmenü": r"\bTitel(bild)?\b",
    "Spielverlauf": r"Protokoll",
    "Bot": r"Computergegner",
}
"""What is said, and what would be said instead of it by mistake."""


def _german() -> list[str]:
    catalogue = resources.asset("locale/de/LC_MESSAGES/pyramids.po").read_text("utf-8")
    entries = [entry.partition("msgstr")[2] for entry in catalogue.split("\n\n")]
    books = [resources.asset(f"rules/{spec.id}/de.md").read_text("utf-8") for spec in all_games()]
    return [*entries, *(line for book in books for line in book.splitlines())]


@pytest.mark.parametrize("name", ONE_NAME)
def test_a_thing_has_one_german_name(name: str) -> None:
    other = re.compile(ONE_NAME[name], re.IGNORECASE)
    assert [text for text in _german() if other.search(text)] == []
    assert any(name in text for text in _german())
