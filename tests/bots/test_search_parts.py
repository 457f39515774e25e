"""The parts that bots of several games search with."""

from __future__ import annotations

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.bots.halving import halving
from pyramids.bots.paired_trials import against_favourite


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


def test_a_favourite_gives_way_to_a_candidate_that_is_better_in_every_trial() -> None:
    ranking = against_favourite("abcd", lambda found, number: ord(found) + number % 3, 40, 3, 0.5)
    assert ranking == ["d", "c", "a", "b"], "who isn't in the final doesn't pass the favourite"


def test_a_favourite_stays_where_the_difference_may_be_luck() -> None:
    def trial(candidate: str, number: int) -> float:
        # The challenger is ahead by a little on average, but now by 10 and now by -9.
        return 0.0 if candidate == "favourite" else 10.0 if number % 2 else -9.0

    candidates = ["favourite", "challenger"]
    assert against_favourite(candidates, trial, 24, 2, 0.0)[0] == "challenger"
    assert against_favourite(candidates, trial, 24, 2, 0.5)[0] == "favourite"


def test_a_favourite_and_its_rivals_get_the_same_trials_within_the_budget() -> None:
    seen: dict[int, list[int]] = {}

    def trial(candidate: int, number: int) -> float:
        seen.setdefault(candidate, []).append(number)
        return float(-candidate)

    assert against_favourite(range(6), trial, 48, 3, 0.5) == list(range(6))
    assert sum(map(len, seen.values())) <= 48
    assert all(numbers == seen[0][: len(numbers)] for numbers in seen.values())
    assert len(seen[1]) > len(seen[5])


def test_a_cache_is_cleared_when_it_is_full() -> None:
    cache: BoundedCache[int, int] = BoundedCache(3)
    for number in range(10):
        assert cache.keep(number, number * number) == number * number
        assert len(cache) <= 3
    assert cache.get(9) == 81
