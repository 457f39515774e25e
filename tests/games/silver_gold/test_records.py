"""Kept games of Silver & Gold that don't fit: refused by a sentence, never by anything else."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.catalogue import find_game, load_level
from pyramids.engine.errors import LevelError, RecordError
from pyramids.engine.records.record import Record, dumps, loads, resume
from pyramids.games.silver_gold.deck import Deck, read_deck

GOLDEN = Path(__file__).parents[2] / "golden" / "silver_gold"
SPEC = find_game("silver_gold")


@cache
def kept() -> Record:
    return loads((GOLDEN / "closed_turns_2.json").read_bytes())


@cache
def temple() -> Deck:
    return read_deck(GOLDEN / "decks" / "temple.yaml")


def refusal(changed: Record) -> str:
    with pytest.raises(RecordError) as caught:
        resume(loads(dumps(changed)), SPEC, temple())
    return str(caught.value)


def test_a_level_that_is_not_here_is_named() -> None:
    with pytest.raises(LevelError, match="no level called 'atlantis'"):
        load_level(SPEC, "atlantis")


def test_a_changed_deck_is_noticed() -> None:
    """SG-1: one field more or less, and the kept game is another one."""
    assert "another version of the level 'temple'" in refusal(replace(kept(), digest="0" * 16))


@pytest.mark.parametrize(
    ("ply", "words"),
    [
        ("0 keep 1 1", "two different cards"),
        ("0 keep 47 48", "not your card (card 4"),
        ("0 single 1 a1", "not now (phase keep)"),
        ("3 keep 1 2", "no such seat (seat 3)"),
        ("* 48", "a chance outcome (48) where none is due"),
        ("0 jump 1", "'jump 1' is not a move"),
        ("0 pattern 1 a1a1", "names a field twice"),
        ("0 keep 0 49", "there is no card 0"),
    ],
)
def test_a_ply_that_the_rules_forbid_is_named(ply: str, words: str) -> None:
    """SG-4: the first decision of the game, ply 9."""
    plies = list(kept().plies)
    assert plies[8].startswith("0 keep")
    plies[8] = ply
    assert words in refusal(replace(kept(), plies=tuple(plies)))


@settings(max_examples=20)
@given(st.integers(0, 100), st.integers(0, 100), st.booleans())
def test_plies_in_another_order_are_refused_or_another_game(
    first: int, second: int, drop: bool
) -> None:
    """SG-4 to SG-24: plies swapped or left out."""
    plies = list(kept().plies)
    plies[first], plies[second] = plies[second], plies[first]
    if drop:
        del plies[first]
    try:
        session = resume(replace(kept(), plies=tuple(plies)), SPEC, temple())
    except RecordError:
        return
    assert len(session.plies) == len(plies)


def test_a_record_that_breaks_off_between_plies_is_a_running_game() -> None:
    """A save of every moment opens."""
    for length in range(0, len(kept().plies), 17):
        changed = replace(kept(), plies=kept().plies[:length])
        assert len(resume(changed, SPEC, temple()).plies) == length


def test_a_file_that_breaks_off_is_damaged() -> None:
    text = json.dumps(json.loads(dumps(kept())))
    for length in range(0, len(text), 97):
        with pytest.raises(RecordError):
            loads(text[:length])
