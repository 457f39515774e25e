"""Golden games show what they are named after, and the arbiter agrees with them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pyramids.engine.contract import Over
from pyramids.engine.records.record import loads, resume
from pyramids.engine.session import Session
from pyramids.games.labyrinth.spec import SPEC
from pyramids.games.labyrinth.tile_set import read_tile_set
from tests.games.labyrinth.rare_games import RARITIES, TILE_SETS, ordinary
from tests.games.labyrinth.referee import Arbiter

GOLDEN = Path(__file__).parents[2] / "golden" / "labyrinth"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.jsonl"))


@cache
def golden(name: str) -> Session:
    """The game of a golden record."""
    kept = loads((GOLDEN / f"{name}.json").read_bytes())
    return resume(kept, SPEC, read_tile_set(TILE_SETS / f"{kept.setup.level}.yaml"))


def test_every_rare_situation_has_its_record() -> None:
    """LP-8, LP-11, LP-12, LP-13, LP-14, and ordinary games besides."""
    assert set(RARITIES) <= set(NAMES)
    for seats in SPEC.seats:
        assert len(golden(f"ordinary_{seats}").setup.players) == seats


def test_golden_games_are_played_with_all_options() -> None:
    """LP-6, LP-14, LP-15"""
    played = {tuple(sorted(golden(name).setup.options.items())) for name in NAMES}
    assert len(played) == 4


@pytest.mark.parametrize("name", NAMES)
def test_a_record_shows_what_it_is_named_after(name: str) -> None:
    assert RARITIES.get(name, ordinary)(golden(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_arbiter_agrees_with_golden_games(name: str) -> None:
    session = golden(name)
    tile_set = (TILE_SETS / f"{session.setup.level}.yaml").read_text("utf-8")
    transcript = (GOLDEN / f"{name}.jsonl").read_text("utf-8")
    over = session.node
    assert isinstance(over, Over)
    assert Arbiter(tile_set, transcript).follow() == list(over.winners)


def test_recognising_a_rarity_can_fail() -> None:
    """No record of an ordinary game shows them all."""
    shown = {name for name, check in RARITIES.items() if check(golden("ordinary_2"))}
    assert shown < set(RARITIES)
    assert "all_four_multipliers" not in shown
    assert "special_treasure_in_a_chamber" not in shown
