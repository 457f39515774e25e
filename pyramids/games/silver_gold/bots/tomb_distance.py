"""How far it is to the tomb: three ways to see it, from a glimpse to an expectation.

An expedition card decides how far a turn leads, and the walls decide which cards lead anywhere.
So the true way left is an expectation: of the turns until the tomb is marked, if every turn
brings any of the eight cards and the best of its places is taken.
"""

from __future__ import annotations

from typing import Protocol

from pyramids.engine.grid import indices
from pyramids.games.silver_gold.deck import GRID, Deck, Pyramid

FAR = 30.0
"""Turns to the tomb from a field that has no way to it: longer than any game."""

_SWEEPS = 12
"""A way has at most a dozen turns in it: each sweep settles one more from the tomb's end."""

Places = tuple[tuple[int, ...], ...]
"""Per pattern the masks of all its places on a card."""


STRIDE = 2.4
"""Fields that a turn leads nearer to a tomb, roughly."""

GLIMPSE = 4
"""Fields from which a tomb catches the eye of someone who doesn't plan."""


class Sight(Protocol):
    """A way to see a chamber."""

    def left(self, marks: int) -> float:
        """Turns to the tomb when these fields are marked; 0 if it is."""


class Steps:
    """Counts the fields on the shortest way, whatever patterns may come."""

    def __init__(self, deck: Deck, card: Pyramid) -> None:
        self._steps = _steps_to(card)
        self._entrance = card.entrance

    def fields(self, marks: int) -> int:
        """Fields to be marked yet, the tomb included."""
        if not marks:
            return 1 + self.fields(self._entrance)
        return min(self._steps.get(field, GRID.size) for field in indices(marks))

    def left(self, marks: int) -> float:
        """Turns to the tomb at an even pace."""
        return self.fields(marks) / STRIDE


class Glimpse(Steps):
    """Notices a tomb only when it is near; before that every way looks alike."""

    def left(self, marks: int) -> float:
        """Turns to the tomb, as far as it is noticed."""
        return min(GLIMPSE, self.fields(marks)) / STRIDE


class Ways:
    """Expects the turns through one chamber, for the patterns of the deck and the walls."""

    def __init__(self, deck: Deck, card: Pyramid) -> None:
        self._weights = [pattern.count for pattern in deck.patterns]
        self._card = card
        self.places: Places = tuple(
            tuple(mask for mask in GRID.placements(pattern.shape) if not mask & ~card.open)
            for pattern in deck.patterns
        )
        self.turns = self._settle()
        """Per field the turns to the tomb once it is marked; 0 for the tomb itself."""
        self.start = self._opening()
        """The turns that the whole card takes."""

    def left(self, marks: int) -> float:
        """Turns to the tomb when these fields are marked, by the best of them alone."""
        if not marks:
            return self.start
        turns = self.turns
        best = FAR
        while marks:
            low = marks & -marks
            best = min(best, turns[low.bit_length() - 1])
            marks ^= low
        return best

    def _settle(self) -> tuple[float, ...]:
        """Values every field by its best next marks until nothing changes (value iteration)."""
        card = self._card
        turns = [FAR] * GRID.size
        turns[card.tomb.bit_length() - 1] = 0.0
        steps = _steps_to(card)
        reaching = [field for field in indices(card.open & ~card.tomb) if field in steps]
        fields = sorted(reaching, key=steps.__getitem__)
        touching = {field: self._touching(1 << field) for field in fields}
        for _ in range(_SWEEPS):
            before = list(turns)
            for field in fields:
                turns[field] = 1.0 + self._next(turns, touching[field], turns[field])
            if all(abs(a - b) < 1e-6 for a, b in zip(before, turns, strict=True)):
                break
        return tuple(turns)

    def _opening(self) -> float:
        entrance = self._card.entrance
        masks = [[m for m in mine if m & entrance] for mine in self.places]
        nexts = [[tuple(indices(m)) for m in mine] for mine in masks]
        return 1.0 + self._next(list(self.turns), nexts, self.turns[entrance.bit_length() - 1])

    def _touching(self, field: int) -> list[list[tuple[int, ...]]]:
        """Per pattern the places beside a marked field, and the single fields beside it."""
        near = GRID.neighbours(field) & self._card.open & ~field
        singles = [1 << index for index in indices(near)]
        return [
            [tuple(indices(m)) for m in (*mine, *singles) if m & near and not m & field]
            for mine in self.places
        ]

    def _next(self, turns: list[float], nexts: list[list[tuple[int, ...]]], stay: float) -> float:
        """The turns after this one, on average over the expedition cards."""
        total = 0.0
        for weight, places in zip(self._weights, nexts, strict=True):
            nearest = min([turns[field] for place in places for field in place], default=stay)
            total += weight * min(stay, nearest)
        return total / sum(self._weights)


def _steps_to(card: Pyramid) -> dict[int, int]:
    """Per field that has a way to the tomb, its length in fields."""
    steps: dict[int, int] = {}
    reached, count = card.tomb, 0
    while fresh := [field for field in indices(reached) if field not in steps]:
        steps.update(dict.fromkeys(fresh, count))
        reached |= GRID.neighbours(reached) & card.open
        count += 1
    return steps
