"""Journeys to the end: games played on with unseen numbers, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from pyramids.engine.multiset import Multiset, elements
from pyramids.games.labyrinth.board import NEIGHBOURS, OUTER, QUARTERS
from pyramids.games.labyrinth.bots.path_ends import Threads
from pyramids.games.labyrinth.bots.tile_eval import Sense
from pyramids.games.labyrinth.corridors import Corridors
from pyramids.games.labyrinth.scoring import multiplier
from pyramids.games.labyrinth.state import Hunter
from pyramids.games.labyrinth.tile_set import TileSet

FORESIGHT = 0.7
"""The share of the best use of one's pieces that a player reaches who places them in time."""


class Worlds:
    """Sequences of the unseen numbers, the same ones for all candidates that are compared."""

    def __init__(self, cards: Multiset, turns: int, rng: Random) -> None:
        self._cards = elements(cards)
        self._turns = turns
        self._rng = rng
        self._known: list[list[int]] = []

    def __getitem__(self, index: int) -> list[int]:
        while len(self._known) <= index:
            cards, random = self._cards[:], self._rng.random
            numbers = [cards.pop(int(random() * len(cards))) for _ in range(self._turns)]
            self._known.append(numbers)
        return self._known[index]


class Ending(NamedTuple):
    """How a journey ended."""

    path: int
    chambers: dict[int, int]
    """The multiplier of every scarab's field that lies in a chamber at the path."""
    scarabs: list[int]
    """The scarabs' fields of the tiles laid on the journey, in order."""


class Journey:
    """Plays labyrinths to their end by a sense for good places."""

    def __init__(self, tile_set: TileSet, corridors: Corridors, sense: Sense) -> None:
        self._tile_set = tile_set
        self._corridors = corridors
        self._sense = sense
        self._values = tuple(kind.value for kind in tile_set.treasures)

    def end(self, threads: Threads, numbers: Sequence[int], entrance: int) -> Ending:
        """The end of a journey from here; the threads are used up."""
        choose, lay = self._sense.choose, threads.lay
        order = []
        for number in numbers:
            space, content = choose(threads, number, entrance)
            lay(space, content)
            order.append(space)
        spaces = bytes(threads.spaces)
        scarabs = self._corridors.scarabs
        later = [QUARTERS[space][q] for space in order for q in scarabs[spaces[space]]]
        return self._reckon(spaces, entrance, later)

    def treasures(
        self, ending: Ending, hunter: Hunter, free: Sequence[int], professional: bool
    ) -> float:
        """What the placed pieces score, and what those in stock may, on `free` scarabs first."""
        chambers = ending.chambers
        if not professional:
            placed = sum([value for field, value in hunter.pieces if field in chambers])
            return placed + self._in_order(chambers, [*free, *ending.scarabs], hunter.stock)
        placed = sum([value * chambers.get(field, 0) for field, value in hunter.pieces])
        open_to = [chambers[field] for field in (*free, *ending.scarabs) if field in chambers]
        return placed + FORESIGHT * self._best_use(open_to, hunter.stock)

    def _in_order(
        self, chambers: dict[int, int], fields: Sequence[int], stock: Sequence[int]
    ) -> int:
        """LP-6: the lowest values come first, on every scarab as it is laid."""
        pieces = [v for v, count in zip(self._values, stock, strict=True) for _ in range(count)]
        used = zip(fields, pieces, strict=False)
        return sum([value for field, value in used if field in chambers])

    def _best_use(self, multipliers: list[int], stock: Sequence[int]) -> int:
        """The highest values on the highest multipliers."""
        pieces = [v for v, count in zip(self._values, stock, strict=True) for _ in range(count)]
        used = zip(sorted(multipliers, reverse=True), reversed(pieces), strict=False)
        return sum([factor * value for factor, value in used])

    def _reckon(self, spaces: bytes, entrance: int, later: list[int]) -> Ending:
        corridors, scarabs = self._corridors, self._corridors.scarabs
        fields = corridors.walk(spaces, self._tile_set.entrances[entrance]).fields
        touched: dict[int, int] = {}
        for place, field in enumerate(fields, start=1):
            for near in NEIGHBOURS[field]:
                touched.setdefault(near, place)
        chambers = {}
        for space, content in enumerate(spaces):
            for quarter in scarabs[content]:
                touch = touched.get(QUARTERS[space][quarter])
                if touch and all(corridors.is_shut(spaces, space << 3 | g) for g in OUTER[quarter]):
                    chambers[QUARTERS[space][quarter]] = multiplier(self._tile_set, touch)
        return Ending(len(fields), chambers, later)
