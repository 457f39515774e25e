"""Three estimates of the turns to the tomb, from a rough one to an expected value.

How far a turn leads depends on the expedition card and on the walls. So the best estimate is an
expected value: of the turns until the tomb is marked, if every turn brings any of the eight cards
and the best placement is chosen.
"""

from __future__ import annotations

from typing import Protocol

from pyramids.engine.grid import indices
from pyramids.games.silver_gold.deck import GRID, Deck, Pyramid

FAR = 30.0
"""The turns to the tomb from a field without a route to it: more than any game has."""

_SWEEPS = 12
"""A route has at most a dozen turns: each sweep settles one more, starting at the tomb."""

Places = tuple[tuple[int, ...], ...]
"""Per pattern the masks of all its placements on a card."""


FIELDS_PER_TURN = 2.4
"""By how many fields a turn typically gets nearer to a tomb."""

NOTICED_WITHIN = 4
"""The distance in fields at which a bot that doesn't plan notices a tomb."""


class TombDistance(Protocol):
    """An estimate of the turns to the tomb of a card."""

    def left(self, marks: int) -> float:
        """The turns to the tomb when these fields are marked; 0 if it is among them."""


class ShortestRoute:
    """The shortest route in fields, whatever patterns may come."""

    def __init__(self, deck: Deck, card: Pyramid) -> None:
        self._steps = _steps_to(card)
        self._entrance = card.entrance

    def fields(self, marks: int) -> int:
        """The fields still to be marked, the tomb included."""
        if not marks:
            return 1 + self.fields(self._entrance)
        return min(self._steps.get(field, GRID.size) for field in indices(marks))

    def left(self, marks: int) -> float:
        """The turns to the tomb at a constant pace."""
        return self.fields(marks) / FIELDS_PER_TURN


class NearbyTomb(ShortestRoute):
    """The shortest route, capped: only a tomb that is near is noticed."""

    def left(self, marks: int) -> float:
        """The turns to the tomb, capped."""
        return min(NOTICED_WITHIN, self.fields(marks)) / FIELDS_PER_TURN


class ExpectedTurns:
    """The expected turns to the tomb, given the deck's patterns and the card's walls."""

    def __init__(self, deck: Deck, card: Pyramid) -> None:
        self._weights = [pattern.count for pattern in deck.patterns]
        self._card = card
        self.places: Places = tuple(
            tuple(mask for mask in GRID.placements(pattern.shape) if not mask & ~card.open)
            for pattern in deck.patterns
        )
        self.turns = self._settle()
        """Per field the expected turns to the tomb once it is marked; 0 for the tomb itself."""
        self.start = self._opening()
        """The expected turns for the whole card."""

    def left(self, marks: int) -> float:
        """The expected turns from the best of the marked fields."""
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
        """Value iteration over the fields."""
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
        """Per pattern the placements beside a marked field, and the single fields beside it."""
        near = GRID.neighbours(field) & self._card.open & ~field
        singles = [1 << index for index in indices(near)]
        return [
            [tuple(indices(m)) for m in (*mine, *singles) if m & near and not m & field]
            for mine in self.places
        ]

    def _next(self, turns: list[float], nexts: list[list[tuple[int, ...]]], stay: float) -> float:
        """The mean turns after this one, over the expedition cards."""
        total = 0.0
        for weight, places in zip(self._weights, nexts, strict=True):
            nearest = min([turns[field] for place in places for field in place], default=stay)
            total += weight * min(stay, nearest)
        return total / sum(self._weights)


def _steps_to(card: Pyramid) -> dict[int, int]:
    """Per field that has a route to the tomb, its length in fields."""
    steps: dict[int, int] = {}
    reached, count = card.tomb, 0
    while fresh := [field for field in indices(reached) if field not in steps]:
        steps.update(dict.fromkeys(fresh, count))
        reached |= GRID.neighbours(reached) & card.open
        count += 1
    return steps
