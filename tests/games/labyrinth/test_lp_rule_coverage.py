"""Every rule of the game is cited by a test, by its number."""

from __future__ import annotations

import re
from pathlib import Path

RULES = {f"LP-{number}" for number in range(1, 16)}


def test_every_rule_is_cited_by_a_test_of_its_own() -> None:
    """A range like "LP-4 to LP-9" cites its ends only, so no rule hides in one."""
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_lp_*.py"):
        if path != Path(__file__):
            cited |= set(re.findall(r"\bLP-\d+\b", path.read_text("utf-8")))
    assert RULES - cited == set()
    assert cited - RULES == set(), "a number that no rule has"
