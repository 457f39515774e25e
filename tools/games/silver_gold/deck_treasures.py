"""Places the symbols of each card by a seeded search for the most interesting decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from tools.games.silver_gold.deck_plans import Plan
from tools.games.silver_gold.deck_routes import Chamber, Filling, decision, drawn

STARTS = 6
TRIALS = 500

Entry = TypeVar("Entry")


@dataclass(frozen=True)
class Wealth:
    """How many cards of a deck have which symbols."""

    gems: Mapping[tuple[int, int], int]
    """Cards by (red, green); every card whose two counts differ has a counterpart."""
    skulls: Mapping[int, int]
    crosses: Mapping[int, int]
    torches: int
    """Cards with one torch."""
    potions: Mapping[int, int]
    thrift: float
    """The penalty for gems on the shortest route."""


def treasures(wealth: Wealth, rng: Random) -> list[str]:
    """The symbols of every card of a deck, dealt at random."""
    gems = shuffled(
        [("r" * r + "g" * g) for (r, g), n in wealth.gems.items() for _ in range(n)], rng
    )
    skulls = shuffled(_dealt("s", wealth.skulls), rng)
    crosses = shuffled(_dealt("x", wealth.crosses), rng)
    potions = shuffled(_dealt("p", wealth.potions), rng)
    torches = shuffled(_dealt("f", {1: wealth.torches, 0: len(gems) - wealth.torches}), rng)
    return ["".join(parts) for parts in zip(gems, skulls, crosses, potions, torches, strict=True)]


def furnished(plan: Plan, symbols: str, thrift: float, rng: Random) -> tuple[str, ...]:
    """The plan with its symbols where they make the best decisions."""
    chamber = Chamber(plan.rows)
    best: Filling = {}
    highest = float("-inf")
    for _ in range(STARTS):
        quality, filling = _climbed(chamber, symbols, thrift, rng)
        if quality > highest:
            highest, best = quality, filling
    return drawn(chamber, best)


def shuffled(entries: Sequence[Entry], rng: Random) -> list[Entry]:
    """Shuffle by `random()` alone, which is stable between Python versions."""
    rest = list(entries)
    return [rest.pop(int(rng.random() * len(rest))) for _ in entries]


def _dealt(letter: str, counts: Mapping[int, int]) -> list[str]:
    return [letter * count for count, cards in counts.items() for _ in range(cards)]


def _climbed(chamber: Chamber, symbols: str, thrift: float, rng: Random) -> tuple[float, Filling]:
    """Improve a random filling by swapping two squares at a time."""
    fields = shuffled(chamber.free, rng)
    letters: list[str] = [*symbols, *"." * (len(fields) - len(symbols))]
    quality = decision(chamber, _filling(fields, letters), thrift)
    for _ in range(TRIALS):
        one, other = int(rng.random() * len(symbols)), int(rng.random() * len(fields))
        if letters[one] == letters[other]:
            continue
        letters[one], letters[other] = letters[other], letters[one]
        found = decision(chamber, _filling(fields, letters), thrift)
        if found >= quality:
            quality = found
        else:
            letters[one], letters[other] = letters[other], letters[one]
    return quality, _filling(fields, letters)


def _filling(fields: Sequence[int], letters: Sequence[str]) -> Filling:
    return {field: letter for field, letter in zip(fields, letters, strict=True) if letter != "."}
