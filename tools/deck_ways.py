"""What a chamber asks of a player: the ways to the tomb, what lies on them, what lies aside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from deck_plans import SIDE

from pyramids.engine.grid import indices
from pyramids.games.silver_gold.deck import ENTRANCE, GRID, TOMB, WALL

DETOUR = 4
"""Fields that a way may have more than the shortest one and still be sensible."""

WORTH = {"r": 2.5, "g": 2.5, "f": 4.0, "p": 2.0, "x": 1.2, "s": -1.8}
FIELD_COST = 1.3
"""A pyramid's points over the fields that it takes, as for the bots."""


@dataclass(frozen=True)
class Way:
    """A way from the entrance to the tomb, never crossing itself."""

    fields: int
    length: int


class Chamber:
    """A plan's fields and ways; the same for every filling."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self._entrance, self._tomb = self._fields(ENTRANCE), self._fields(TOMB)
        self._open = GRID.full & ~self._fields(WALL)

    @cached_property
    def free(self) -> list[int]:
        """The fields that may hold a symbol, as indices."""
        return list(indices(self._open & ~self._entrance & ~self._tomb))

    @cached_property
    def ways(self) -> list[Way]:
        """All sensible ways, the shortest first."""
        shortest = self._steps(self._entrance)
        limit = shortest + DETOUR + 1
        return sorted(self._walk(self._entrance, self._entrance, limit), key=lambda way: way.length)

    @cached_property
    def short_ways(self) -> list[Way]:
        """The ways of the least fields."""
        return [way for way in self.ways if way.length == self.ways[0].length]

    @cached_property
    def short_fields(self) -> int:
        """All fields that lie on a shortest way."""
        return _union(self.short_ways)

    @cached_property
    def dead_ends(self) -> int:
        """Fields on no sensible way: to mark one is always extra."""
        return self._open & ~_union(self.ways)

    @cached_property
    def corners(self) -> int:
        """Free fields with just one open neighbour."""
        return sum(1 << field for field in self.free if self._doors(field) == 1)

    @cached_property
    def junctions(self) -> int:
        """Fields where three or more ways meet."""
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

    def _walk(self, here: int, trodden: int, limit: int) -> Iterator[Way]:
        if here == self._tomb:
            yield Way(trodden, trodden.bit_count())
            return
        for index in indices(GRID.neighbours(here) & self._open & ~trodden):
            step = 1 << index
            if trodden.bit_count() + 1 + self._steps(step) <= limit:
                yield from self._walk(step, trodden | step, limit)


def _union(ways: list[Way]) -> int:
    fields = 0
    for way in ways:
        fields |= way.fields
    return fields


Filling = dict[int, str]
"""Symbols by field."""


def decision(chamber: Chamber, filling: Filling, thrift: float) -> float:
    """How much there is to decide: higher is better.

    The short way runs past skulls, a rich way is longer and about as good, the two are really
    different, and what lies in a dead end is worth the trouble. `thrift` is the dislike of
    treasures that lie on the short way for nothing.
    """
    masks = dict.fromkeys(WORTH, 0)
    for field, letter in filling.items():
        masks[letter] |= 1 << field
    values = [_value(way, masks) for way in chamber.ways]
    short_count = len(chamber.short_ways)
    short = max(values[:short_count])
    rich = max(values)
    detour = max(values[short_count:], default=short - 3.0)
    quality = -abs(detour - short - 0.6)  # the detour pays by a hair, so that it depends
    quality += 2.0 * min(2, _fewest(chamber.short_ways, masks["s"]))
    quality += 1.5 * min(3, _variety(chamber.ways, values, rich))
    quality -= thrift * (chamber.short_fields & (masks["r"] | masks["g"])).bit_count()
    return quality + _places(chamber, masks) - _crowding(masks)


def _value(way: Way, masks: dict[str, int]) -> float:
    treasures = sum(
        worth * (way.fields & masks[letter]).bit_count() for letter, worth in WORTH.items()
    )
    return treasures - FIELD_COST * way.length


def _fewest(ways: list[Way], fields: int) -> int:
    return min((way.fields & fields).bit_count() for way in ways)


def _variety(ways: list[Way], values: list[float], best: float) -> int:
    """How many good ways differ from each other in at least three fields."""
    kept: list[Way] = []
    good = [
        (value, way) for value, way in zip(values, ways, strict=True) if value > best - FIELD_COST
    ]
    for _, way in sorted(good, key=lambda entry: -entry[0]):
        if all((way.fields & ~other.fields).bit_count() >= 3 for other in kept):
            kept.append(way)
    return len(kept)


def _places(chamber: Chamber, masks: dict[str, int]) -> float:
    """Symbols where they belong: rewards in dead ends, a cross at a junction, skulls in the way."""
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
    """Equal symbols side by side look careless."""
    return sum(0.8 * (GRID.neighbours(mask) & mask).bit_count() / 2 for mask in masks.values())


def drawn(chamber: Chamber, filling: Filling) -> tuple[str, ...]:
    """The chamber as a deck file draws it."""
    letters = list("".join(chamber.rows))
    for field, letter in filling.items():
        letters[field] = letter
    text = "".join(letters)
    return tuple(text[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE))
