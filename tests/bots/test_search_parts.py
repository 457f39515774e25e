"""The parts that bots of several games search with."""

from __future__ import annotations

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.bots.halving import halving


def test_halving_finds_the_best_candidate() -> None:
    ranking = halving(range(10), lambda candidate, number: -abs(candidate - 6) + number % 2, 200)
    assert ranking[0][1] == 6
    assert sorted(candidate for _, candidate in ranking) == list(range(10))


def test_halving_spends_no_more_than_its_budget_unless_it_is_tiny() -> None:
    spent: list[tuple[int, int]] = []

    def trial(candidate: int, number: int) -> float:
        spent.append((candidate, number))
        return float(candidate)

    halving(range(8), trial, 120)
    assert len(spent) <= 120
    assert len(set(spent)) == len(spent)


def test_halving_shows_the_same_trials_to_every_candidate() -> None:
    seen: dict[int, list[int]] = {}

    def trial(candidate: int, number: int) -> float:
        seen.setdefault(candidate, []).append(number)
        return 0.0

    halving(range(4), trial, 40)
    longest = max(seen.values(), key=len)
    assert all(numbers == longest[: len(numbers)] for numbers in seen.values())


def test_of_equal_candidates_the_first_wins() -> None:
    assert halving("abc", lambda candidate, number: 1.0, 30)[0][1] == "a"


def test_a_cache_is_cleared_when_it_is_full() -> None:
    cache: BoundedCache[int, int] = BoundedCache(3)
    for number in range(10):
        assert cache.keep(number, number * number) == number * number
        assert len(cache) <= 3
    assert cache.get(9) == 81
