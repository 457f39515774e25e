"""The golden records show what they are named after, and the referee agrees with all of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pyramids.catalogue import find_game
from pyramids.engine.contract import AnyRules, Over
from pyramids.engine.records.record import loads, resume
from pyramids.engine.session import Session
from tests.games.silver_gold.rare_games import SITUATIONS, ordinary, watch
from tests.games.silver_gold.referee import Referee

GOLDEN = Path(__file__).parents[2] / "golden" / "silver_gold"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.json") if ".expected" not in path.name)


@cache
def golden(name: str) -> Session:
    """The game of a golden record."""
    kept = loads((GOLDEN / f"{name}.json").read_bytes())
    spec = find_game("silver_gold")
    return resume(kept, spec, spec.load_level(deck_path(kept.setup.level)))


def deck_path(level: str) -> Path:
    return GOLDEN / "decks" / f"{level}.yaml"


def test_every_rare_situation_has_its_record() -> None:
    """SG-12, SG-15, SG-16, SG-18, SG-19, SG-20, SG-24, and ordinary games besides."""
    assert set(SITUATIONS) <= set(NAMES)
    assert {"ordinary_2", "ordinary_3", "ordinary_4"} <= set(NAMES)
    for seats in (2, 3, 4):
        assert len(golden(f"ordinary_{seats}").setup.players) == seats


@pytest.mark.parametrize("name", NAMES)
def test_a_record_shows_what_it_is_named_after(name: str) -> None:
    assert SITUATIONS.get(name, ordinary)(watch(golden(name)))


@pytest.mark.parametrize("name", NAMES)
def test_the_referee_agrees_with_golden_games(name: str) -> None:
    session = golden(name)
    deck = deck_path(session.setup.level).read_text(encoding="utf-8")
    transcript = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")
    over = session.node
    assert isinstance(over, Over)
    assert Referee(deck, transcript).follow() == list(over.winners)


def test_recognising_a_situation_can_fail() -> None:
    """An ordinary game between two shows none of the rare ones that need many cards."""
    events = watch(golden("ordinary_2"))
    assert not SITUATIONS["stack_runs_empty"](events)
    assert not SITUATIONS["three_players_complete"](events)
    assert not SITUATIONS["somebody_sits_out"](events)
    assert not SITUATIONS["extra_mark_lapses"](events)
    assert not SITUATIONS["nothing_left_to_take"](events)


def test_rules_made_anew_give_the_same_states() -> None:
    """No state leaks from one rule book into another."""
    session = golden("chain_of_three_crosses")
    rules: AnyRules = find_game("silver_gold").make_rules(session.rules.deck)  # type: ignore[attr-defined]
    again = Session.replay(rules, session.setup, session.seed, session.plies)
    assert again.states == session.states
