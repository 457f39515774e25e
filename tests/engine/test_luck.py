"""Luck and decks: seeded draws that are fair and the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramids.engine.contract import Chance
from pyramids.engine.luck import Luck, decision_rng, pick
from pyramids.engine.multiset import add, elements, multiset, size, take

ITEMS = st.lists(st.integers(0, 12), max_size=20)


def chance(*weights: int, source: str = "bag") -> Chance:
    outcomes = tuple(enumerate(weights))
    return Chance(outcomes, sum(weights), source)


def test_a_seed_draws_these_cards_on_every_machine() -> None:
    """Frozen: if this changes, every kept game would draw other cards."""
    luck = Luck(7)
    deck = chance(*[1] * 48)
    assert [luck.draw(deck) for _ in range(8)] == [16, 4, 9, 12, 39, 46, 31, 12]
    other = chance(1, 2, 3, source="other")
    assert [luck.draw(other) for _ in range(8)] == [2, 2, 2, 1, 1, 2, 2, 2]


def test_what_one_deck_draws_does_not_depend_on_another() -> None:
    alone, mixed = Luck(3), Luck(3)
    expected = [alone.draw(chance(1, 1, 1, 1)) for _ in range(20)]
    found = []
    for number in range(20):
        for _ in range(number % 3):
            mixed.draw(chance(1, 1, source="other"))
        found.append(mixed.draw(chance(1, 1, 1, 1)))
    assert found == expected


def test_a_known_outcome_is_passed_over() -> None:
    drawn, skipped = Luck(3), Luck(3)
    for _ in range(5):
        drawn.draw(chance(1, 1, 1))
        skipped.skip(chance(1, 1, 1))
    assert drawn.draw(chance(*[1] * 30)) == skipped.draw(chance(*[1] * 30))


def test_seeds_and_seats_have_streams_of_their_own() -> None:
    firsts = {Luck(seed).draw(chance(*[1] * 1000)) for seed in range(50)}
    assert len(firsts) > 40
    decisions = [(1, 0, 0), (1, 0, 1), (1, 1, 0), (2, 0, 0)]
    assert len({decision_rng(*decision).random() for decision in decisions}) == len(decisions)
    assert decision_rng(1, 0, 5).random() == decision_rng(1, 0, 5).random()


def test_weights_are_chances() -> None:
    luck = Luck(1)
    drawn = Counter(luck.draw(chance(1, 2, 5)) for _ in range(8000))
    for outcome, weight in enumerate((1, 2, 5)):
        assert abs(drawn[outcome] - 1000 * weight) < 150


@given(st.lists(st.integers(1, 9), min_size=1, max_size=12), st.floats(0, 1, exclude_max=True))
def test_every_number_falls_on_an_outcome(weights: list[int], u: float) -> None:
    outcome = pick(chance(*weights), u)
    below = sum(weights[:outcome])
    assert below <= int(u * sum(weights)) < below + weights[outcome]


def test_weights_that_do_not_add_up_are_an_error() -> None:
    with pytest.raises(ValueError, match="add up"):
        pick(Chance(((0, 2), (1, 2)), 9, "bag"), 0.99)


@given(ITEMS)
def test_a_multiset_counts_and_sorts(items: list[int]) -> None:
    bag = multiset(items)
    assert bag == tuple(sorted(Counter(items).items()))
    assert elements(bag) == sorted(items)
    assert size(bag) == len(items)


@given(ITEMS, st.integers(0, 12))
def test_taking_and_adding_undo_each_other(items: list[int], item: int) -> None:
    bag = multiset(items)
    more = add(bag, [item])
    assert elements(more) == sorted([*items, item])
    assert take(more, item) == bag
