"""Rollouts: labyrinths built to the end with sampled numbers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from pyramids.engine.multiset import Multiset, elements
from pyramids.games.labyrinth.board import NEIGHBOURS, OUTER, QUARTERS
from pyramids.games.labyrinth.bots.path_ends import PathEnds
from pyramids.games.labyrinth.bots.tile_eval import TileEvaluator
from pyramids.games.labyrinth.corridors import Corridors
from pyramids.games.labyrinth.scoring import multiplier
from pyramids.games.labyrinth.state import Hunter
from pyramids.games.labyrinth.tile_set import TileSet

STOCK_SHARE = 0.7
"""The share of the best use of the stock that a player reaches in play."""


class NumberSequences:
    """Random orders of the unseen numbers, sampled on demand; all candidates share them."""

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
    """The result of a rollout."""

    path: int
    chambers: dict[int, int]
    """The multiplier of every scarab's field in a chamber at the path."""
    scarabs: list[int]
    """The scarabs' fields on the tiles of the rollout, in order."""


class Rollout:
    """Builds labyrinths to their end with the tile evaluator as policy."""

    def __init__(self, tile_set: TileSet, corridors: Corridors, evaluator: TileEvaluator) -> None:
        self._tile_set = tile_set
        self._corridors = corridors
        self._evaluator = evaluator
        self._values = tuple(kind.value for kind in tile_set.treasures)

    def end(self, path_ends: PathEnds, numbers: Sequence[int], entrance: int) -> Ending:
        """The ending of a rollout from here; changes `path_ends`."""
        choose, lay = self._evaluator.choose, path_ends.lay
        order = []
        for number in numbers:
            space, content = choose(path_ends, number, entrance)
            lay(space, content)
            order.append(space)
        spaces = bytes(path_ends.spaces)
        scarabs = self._corridors.scarabs
        later = [QUARTERS[space][q] for space in order for q in scarabs[spaces[space]]]
        return self._ending(spaces, entrance, later)

    def treasures(
        self, ending: Ending, hunter: Hunter, free: Sequence[int], professional: bool
    ) -> float:
        """The points of placed pieces and the expected points of the stock."""
        chambers = ending.chambers
        if not professional:
            placed = sum([value for field, value in hunter.pieces if field in chambers])
            return placed + self._in_order(chambers, [*free, *ending.scarabs], hunter.stock)
        placed = sum([value * chambers.get(field, 0) for field, value in hunter.pieces])
        open_to = [chambers[field] for field in (*free, *ending.scarabs) if field in chambers]
        return placed + STOCK_SHARE * self._best_use(open_to, hunter.stock)

    def _in_order(
        self, chambers: dict[int, int], fields: Sequence[int], stock: Sequence[int]
    ) -> int:
        """LP-6: the lowest values come first, on the scarabs in the order of placing."""
        pieces = [v for v, count in zip(self._values, stock, strict=True) for _ in range(count)]
        used = zip(fields, pieces, strict=False)
        return sum([value for field, value in used if field in chambers])

    def _best_use(self, multipliers: list[int], stock: Sequence[int]) -> int:
        """The highest values on the highest multipliers."""
        pieces = [v for v, count in zip(self._values, stock, strict=True) for _ in range(count)]
        used = zip(sorted(multipliers, reverse=True), reversed(pieces), strict=False)
        return sum([factor * value for factor, value in used])

    def _ending(self, spaces: bytes, entrance: int, later: list[int]) -> Ending:
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
