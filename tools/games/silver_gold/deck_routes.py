"""Rates a chamber: the routes to the tomb, and the symbols on and beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from pyramids.engine.grid import indices
from pyramids.games.silver_gold.deck import ENTRANCE, GRID, TOMB, WALL
from tools.games.silver_gold.deck_plans import SIDE

DETOUR = 4
"""How many squares longer than the shortest a sensible route may be."""

WORTH = {"r": 2.5, "g": 2.5, "f": 4.0, "p": 2.0, "x": 1.2, "s": -1.8}
FIELD_COST = 1.3
"""A pyramid's points divided by the squares that it takes, as the bots see it."""


@dataclass(frozen=True)
class Route:
    """A route from the entrance to the tomb that never crosses itself."""

    fields: int
    length: int


class Chamber:
    """A plan's squares and routes, the same for every filling."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self._entrance, self._tomb = self._fields(ENTRANCE), self._fields(TOMB)
        self._open = GRID.full & ~self._fields(WALL)

    @cached_property
    def free(self) -> list[int]:
        """The squares that may have a symbol, as indices."""
        return list(indices(self._open & ~self._entrance & ~self._tomb))

    @cached_property
    def routes(self) -> list[Route]:
        """All sensible routes, the shortest first."""
        shortest = self._steps(self._entrance)
        limit = shortest + DETOUR + 1
        return sorted(
            self._walk(self._entrance, self._entrance, limit), key=lambda route: route.length
        )

    @cached_property
    def short_routes(self) -> list[Route]:
        """The shortest routes."""
        return [route for route in self.routes if route.length == self.routes[0].length]

    @cached_property
    def short_fields(self) -> int:
        """All squares on a shortest route."""
        return _union(self.short_routes)

    @cached_property
    def dead_ends(self) -> int:
        """Squares on no sensible route."""
        return self._open & ~_union(self.routes)

    @cached_property
    def corners(self) -> int:
        """Free squares with only one open neighbour."""
        return sum(1 << field for field in self.free if self._doors(field) == 1)

    @cached_property
    def junctions(self) -> int:
        """Squares with three or more open neighbours."""
        return sum(1 << field for field in self.free if self._doors(field) > 2)

    def _doors(self, field: int) -> int:
        return (GRID.neighbours(1 << field) & self._open).bit_count()

    def _fields(self, letter: str) -> int:
        return sum(1 << index for index, here in enumerate("".join(self.rows)) if here == letter)

    def _steps(self, start: int) -> int:
        steps = GRID.distance(start, self._tomb, self._open)
        if steps is None:
            raise ValueError(f"no way to the tomb in {self.rows}")
        return steps

    def _walk(self, here: int, trodden: int, limit: int) -> Iterator[Route]:
        if here == self._tomb:
            yield Route(trodden, trodden.bit_count())
            return
        for index in indices(GRID.neighbours(here) & self._open & ~trodden):
            step = 1 << index
            if trodden.bit_count() + 1 + self._steps(step) <= limit:
                yield from self._walk(step, trodden | step, limit)


def _union(routes: list[Route]) -> int:
    fields = 0
    for route in routes:
        fields |= route.fields
    return fields


Filling = dict[int, str]
"""Symbols by square."""


def decision(chamber: Chamber, filling: Filling, thrift: float) -> float:
    """How interesting the decisions are: higher is better.

    The shortest route has skulls; a richer one is longer, about as good and clearly different;
    symbols in dead ends are worth the detour. `thrift` is the penalty for gems on the shortest
    route.
    """
    masks = dict.fromkeys(WORTH, 0)
    for field, letter in filling.items():
        masks[letter] |= 1 << field
    values = [_value(route, masks) for route in chamber.routes]
    short_count = len(chamber.short_routes)
    short = max(values[:short_count])
    rich = max(values)
    detour = max(values[short_count:], default=short - 3.0)
    quality = -abs(detour - short - 0.6)  # the detour is only just better, so that it depends
    quality += 2.0 * min(2, _fewest(chamber.short_routes, masks["s"]))
    quality += 1.5 * min(3, _variety(chamber.routes, values, rich))
    quality -= thrift * (chamber.short_fields & (masks["r"] | masks["g"])).bit_count()
    return quality + _places(chamber, masks) - _crowding(masks)


def _value(route: Route, masks: dict[str, int]) -> float:
    treasures = sum(
        worth * (route.fields & masks[letter]).bit_count() for letter, worth in WORTH.items()
    )
    return treasures - FIELD_COST * route.length


def _fewest(routes: list[Route], fields: int) -> int:
    return min((route.fields & fields).bit_count() for route in routes)


def _variety(routes: list[Route], values: list[float], best: float) -> int:
    """How many good routes differ from each other in at least three squares."""
    kept: list[Route] = []
    good = [
        (value, route)
        for value, route in zip(values, routes, strict=True)
        if value > best - FIELD_COST
    ]
    for _, route in sorted(good, key=lambda entry: -entry[0]):
        if all((route.fields & ~other.fields).bit_count() >= 3 for other in kept):
            kept.append(route)
    return len(kept)


def _places(chamber: Chamber, masks: dict[str, int]) -> float:
    """The value of good places: rewards in dead ends, crosses at junctions, skulls on routes."""
    gems = masks["r"] | masks["g"]
    rewards = masks["f"] | masks["p"]
    worth = 1.5 * (rewards & chamber.corners).bit_count()
    worth += 1.0 * (rewards & chamber.dead_ends & ~chamber.corners).bit_count()
    worth += 0.7 * (gems & (chamber.dead_ends | chamber.corners)).bit_count()
    worth += 0.5 * (masks["x"] & chamber.junctions).bit_count()
    worth -= 1.5 * (rewards & chamber.short_fields).bit_count()
    worth -= 2.0 * (masks["s"] & (chamber.dead_ends | chamber.corners)).bit_count()
    return worth


def _crowding(masks: dict[str, int]) -> float:
    """The penalty for equal symbols side by side."""
    return sum(0.8 * (GRID.neighbours(mask) & mask).bit_count() / 2 for mask in masks.values())


def drawn(chamber: Chamber, filling: Filling) -> tuple[str, ...]:
    """The chamber as drawn in a deck file."""
    letters = list("".join(chamber.rows))
    for field, letter in filling.items():
        letters[field] = letter
    text = "".join(letters)
    return tuple(text[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE))
