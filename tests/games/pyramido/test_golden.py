"""Golden games show what they are named after, and the arbiter agrees with them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pyramids.engine.contract import Over
from pyramids.engine.records.record import loads, resume
from pyramids.engine.session import Session
from pyramids.games.pyramido.domino_set import read_domino_set
from pyramids.games.pyramido.spec import SPEC
from tests.games.pyramido.rare_games import DOMINO_SETS, RARITIES, ordinary
from tests.games.pyramido.referee import Arbiter

GOLDEN = Path(__file__).parents[2] / "golden" / "pyramido"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.jsonl"))


@cache
def golden(name: str) -> Session:
    """The game of a golden record."""
    kept = loads((GOLDEN / f"{name}.json").read_bytes())
    return resume(kept, SPEC, read_domino_set(DOMINO_SETS / f"{kept.setup.level}.yaml"))


def test_every_rare_situation_has_its_record() -> None:
    """PF-5, PF-6, PF-8, PF-9, PF-11, PF-12, PF-15, PF-16, PF-17, and ordinary games besides."""
    assert set(RARITIES) <= set(NAMES)
    for seats in SPEC.seats:
        assert len(golden(f"ordinary_{seats}").setup.players) == seats


@pytest.mark.parametrize("name", NAMES)
def test_a_record_shows_what_it_is_named_after(name: str) -> None:
    assert RARITIES.get(name, ordinary)(golden(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_arbiter_agrees_with_golden_games(name: str) -> None:
    session = golden(name)
    dominoes = (DOMINO_SETS / f"{session.setup.level}.yaml").read_text("utf-8")
    transcript = (GOLDEN / f"{name}.jsonl").read_text("utf-8")
    over = session.node
    assert isinstance(over, Over)
    assert Arbiter(dominoes, transcript).follow() == list(over.winners)


def test_recognising_a_rarity_can_fail() -> None:
    """No record of an ordinary game shows them all."""
    shown = {name for name, check in RARITIES.items() if check(golden("ordinary_2"))}
    assert shown < set(RARITIES)
    assert "three_gems_by_three_pairs" not in shown
    assert "shared_victory" not in shown
