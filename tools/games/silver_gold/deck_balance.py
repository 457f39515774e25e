"""Assigns colours and numbers to finished chambers without favouring richer cards (SG-1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from pyramids.games.silver_gold.deck import CARDS, COLOURS
from pyramids.games.silver_gold.inspection import Appraisal, correlation
from tools.games.silver_gold.deck_treasures import shuffled

COLOUR_STARTS = 6
COLOUR_TRIALS = 6_000
NUMBER_TRIALS = 12_000


@dataclass(frozen=True)
class Worth:
    """The traits of a card to be spread evenly."""

    plan: str
    points: float
    turns: float
    pace: float
    symbols: str

    @classmethod
    def of(cls, plan: str, appraisal: Appraisal) -> Worth:
        """The worth of a card on some plan, by its appraisal."""
        symbols = "".join(
            letter for row in appraisal.card.rows for letter in row if letter.islower()
        )
        return cls(plan, appraisal.points, appraisal.turns, appraisal.pace, symbols)

    def traits(self) -> tuple[float, ...]:
        """Numbers whose sums should be equal in every colour, weighted by importance."""
        counts = [float(self.symbols.count(letter)) for letter in "rgsxfp"]
        gap = counts[0] - counts[1]
        return (self.points, 4 * self.turns, 4 * self.pace, gap, *(2 * count for count in counts))


def colours(cards: Sequence[Worth], rng: Random) -> list[int]:
    """A colour for every card: of equal worth, with the two cards of a plan in different ones."""
    traits = [card.traits() for card in cards]
    twins = [[i for i, other in enumerate(cards) if other.plan == card.plan] for card in cards]
    means = [fmean(column) * CARDS / len(COLOURS) for column in zip(*traits, strict=True)]

    def unevenness(dealt: Sequence[int]) -> float:
        sums = [[0.0] * len(means) for _ in COLOURS]
        for colour, mine in zip(dealt, traits, strict=True):
            sums[colour] = [total + trait for total, trait in zip(sums[colour], mine, strict=True)]
        off = sum(
            (total - mean) ** 2
            for column in sums
            for total, mean in zip(column, means, strict=True)
        )
        pairs = sum(dealt[i] == dealt[j] for i, group in enumerate(twins) for j in group if j != i)
        return off + 50 * pairs

    plain = [index % len(COLOURS) for index in range(len(cards))]
    settled = [
        _settled(shuffled(plain, rng), unevenness, COLOUR_TRIALS, rng) for _ in range(COLOUR_STARTS)
    ]
    return min(settled, key=unevenness)


def numbers(cards: Sequence[Worth], dealt: Sequence[int], rng: Random) -> list[int]:
    """A number for every card: each run of three has all colours; uncorrelated with worth."""
    slots = _slots(rng)
    order = [number for colour in dealt for number in [slots[colour].pop()]]
    groups = [[i for i, colour in enumerate(dealt) if colour == c] for c in range(len(COLOURS))]
    everyone = list(range(len(cards)))

    def telling(chosen: Sequence[int]) -> float:
        worst = 0.0
        for group in (everyone, *groups):
            mine = [float(chosen[i]) for i in group]
            for trait in ([cards[i].pace for i in group], [cards[i].points for i in group]):
                worst += correlation(mine, trait) ** 2
        return worst

    def allowed(one: int, other: int) -> bool:
        return dealt[one] == dealt[other]

    return _settled(order, telling, NUMBER_TRIALS, rng, allowed)


def _slots(rng: Random) -> list[list[int]]:
    """The numbers of each colour, with means as equal as they can be."""
    while True:
        slots: list[list[int]] = [[] for _ in COLOURS]
        for first in range(1, CARDS + 1, len(COLOURS)):
            for step, colour in enumerate(shuffled(range(len(COLOURS)), rng)):
                slots[colour].append(first + step)
        means = [fmean(mine) for mine in slots]
        if max(means) - min(means) < 0.2:
            return [shuffled(mine, rng) for mine in slots]


def _settled(
    start: list[int],
    cost: Callable[[Sequence[int]], float],
    trials: int,
    rng: Random,
    allowed: Callable[[int, int], bool] = lambda one, other: True,
) -> list[int]:
    """Improve the order by swaps that lower the cost."""
    entries = list(start)
    lowest = cost(entries)
    for _ in range(trials):
        one, other = int(rng.random() * len(entries)), int(rng.random() * len(entries))
        if entries[one] == entries[other] or not allowed(one, other):
            continue
        entries[one], entries[other] = entries[other], entries[one]
        found = cost(entries)
        if found < lowest:
            lowest = found
        else:
            entries[one], entries[other] = entries[other], entries[one]
    return entries
