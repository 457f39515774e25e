"""The numbered rules stand in `docs/rules/`, and every one is cited by a test of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyramids import resources
from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec
from pyramids.language import LANGUAGES

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"\b[A-Z]{2}-\d+\b")


def defined(spec: GameSpec) -> list[str]:
    """The numbers of a game's rules, in the order of its page."""
    page = (ROOT / "docs" / "rules" / f"{spec.id}.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*([A-Z]{2}-\d+)\b", page, re.MULTILINE)


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_the_rules_are_numbered_from_one_without_a_gap(spec: GameSpec) -> None:
    numbers = defined(spec)
    prefix = numbers[0].partition("-")[0]
    assert numbers == [f"{prefix}-{number + 1}" for number in range(len(numbers))]


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_rule_is_cited_by_a_test_of_its_game(spec: GameSpec) -> None:
    """A range like "SG-8 to SG-11" cites its ends only, so no rule hides in one."""
    cited: set[str] = set()
    for path in (ROOT / "tests" / "games" / spec.id).glob("test_*.py"):
        cited |= set(CITED.findall(path.read_text(encoding="utf-8")))
    assert set(defined(spec)) - cited == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_rule_is_cited_in_the_players_rule_book(spec: GameSpec, language: str) -> None:
    """But for the components, which the book shows instead."""
    page = (ROOT / "docs" / "rules" / f"{spec.id}.md").read_text(encoding="utf-8")
    components = re.search(r"^## Components\n(.*?)^## ", page, re.MULTILINE | re.DOTALL)
    assert components is not None
    shown = set(CITED.findall(components[1]))
    book = resources.asset("rules", spec.id, f"{language}.md").read_text(encoding="utf-8")
    assert set(defined(spec)) - shown - set(CITED.findall(book)) == set()


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_number_that_is_cited_has_a_rule(spec: GameSpec) -> None:
    known = set(defined(spec))
    prefix = f"{min(known).partition('-')[0]}-"
    places = ("pyramids", "tests", "tools", "docs", "assets/rules")
    wrong = {
        f"{path.relative_to(ROOT)}: {number}"
        for place in places
        for path in (ROOT / place).rglob("*")
        if path.suffix in {".py", ".md"}
        for number in CITED.findall(path.read_text(encoding="utf-8"))
        if number.startswith(prefix) and number not in known
    }
    assert wrong == set()
