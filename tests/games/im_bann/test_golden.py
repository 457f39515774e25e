"""Golden games show what they are named after, and the arbiter agrees with them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pyramids.engine.contract import Over
from pyramids.engine.records.record import loads, resume
from pyramids.engine.session import Session
from pyramids.games.im_bann.deck import read_deck
from pyramids.games.im_bann.spec import SPEC
from tests.games.im_bann.rare_games import DECKS, RARITIES, ordinary
from tests.games.im_bann.referee import Arbiter

GOLDEN = Path(__file__).parents[2] / "golden" / "im_bann"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.jsonl"))


@cache
def golden(name: str) -> Session:
    """The game of a golden record."""
    kept = loads((GOLDEN / f"{name}.json").read_bytes())
    return resume(kept, SPEC, read_deck(DECKS / f"{kept.setup.level}.yaml"))


def test_every_rare_situation_has_its_record() -> None:
    """IB-3, IB-6, IB-9, IB-10, IB-11, IB-12, IB-14, and ordinary games besides."""
    assert set(RARITIES) <= set(NAMES)
    for seats in SPEC.seats:
        assert len(golden(f"ordinary_{seats}").setup.players) == seats


def test_golden_games_are_played_with_all_options() -> None:
    """IB-3, IB-14"""
    options = [golden(name).setup.options for name in NAMES]
    assert {chosen["length"] for chosen in options} == {"short", "normal", "long"}
    assert {chosen["scoring"] for chosen in options} == {"off", "on"}


@pytest.mark.parametrize("name", NAMES)
def test_a_record_shows_what_it_is_named_after(name: str) -> None:
    assert RARITIES.get(name, ordinary)(golden(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_arbiter_agrees_with_golden_games(name: str) -> None:
    session = golden(name)
    deck = (DECKS / f"{session.setup.level}.yaml").read_text("utf-8")
    transcript = (GOLDEN / f"{name}.jsonl").read_text("utf-8")
    over = session.node
    assert isinstance(over, Over)
    assert Arbiter(deck, transcript).follow() == list(over.winners)


def test_recognising_a_rarity_can_fail() -> None:
    """No record of an ordinary game shows them all."""
    shown = {name for name, check in RARITIES.items() if check(golden("ordinary_2"))}
    assert shown < set(RARITIES)
    assert "idle" not in shown
    assert "variant_with_two_through_the_chamber" not in shown
