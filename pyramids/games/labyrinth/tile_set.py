"""The components of The Pharaoh's Labyrinth (LP-1 to LP-3), read from a level file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from pyramids.engine import levels
from pyramids.engine.levels import Item
from pyramids.engine.multiset import Multiset
from pyramids.games.labyrinth.board import (
    FIELDS,
    PORTALS,
    SIDES,
    SIZE,
    entrance_gates,
    gates_beyond,
)

CARDS = 28
"""Number cards, and tiles of each player (LP-2)."""
MAX_NUMBER = 28
SPECIALS = 15
"""The most special treasures that three betting rounds may need (LP-3, LP-14)."""
COLOURS = ("blue", "green", "red", "purple")
"""The colours for which there are pictures of pieces."""
SCARAB = "*"

_INNER = (("E", 1, "W"), ("S", 2, "N"), ("W", 3, "E"), ("N", 0, "S"))
"""Per quarter its side towards the next one clockwise, that quarter, and its side back."""
_OUTER_SIDES = (frozenset("NW"), frozenset("NE"), frozenset("ES"), frozenset("SW"))

Fields = tuple[frozenset[str], ...]
"""The open sides of a tile's four quarters."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A corridor tile: its number, how many there are, and its four fields."""

    number: int
    count: int
    fields: Fields
    scarabs: tuple[int, ...]
    """The quarters with a scarab."""
    turns: int
    """The number of different rotations: 1, 2 or 4."""

    def rotation(self, quarter_turns: int) -> int:
        """The lowest rotation that looks the same."""
        return quarter_turns % self.turns

    def spelled(self) -> list[str]:
        """Its fields as the level file writes them."""
        return [
            spelled(sides) + SCARAB * (quarter in self.scarabs)
            for quarter, sides in enumerate(self.fields)
        ]


@dataclass(frozen=True, slots=True)
class Treasure:
    """A kind of treasure piece."""

    colour: str
    count: int
    value: int


@dataclass(frozen=True, slots=True)
class TileSet:
    """All components of the game."""

    name: str
    title: str
    digest: str
    tiles: tuple[Tile, ...]
    """In the order of their numbers."""
    entrances: tuple[int, ...]
    """The gates of the six entrances, in the order of `board.ENTRANCES`."""
    beyond: tuple[int, ...]
    """Per gate of the board what is behind it, as `board.gates_beyond`."""
    treasures: tuple[Treasure, ...]
    """In the order in which the basic game uses them; the special ones are the last."""
    markers: tuple[int, ...]
    """The path's fields with a corridor marker, counted from 1."""
    description: str = ""

    @property
    def cards(self) -> Multiset:
        """The number cards."""
        return tuple((tile.number, tile.count) for tile in self.tiles)

    @property
    def special(self) -> int:
        """The kind of the special treasures, as an index into `treasures`."""
        return len(self.treasures) - 1

    def tile(self, number: int) -> Tile:
        """The tile of that number."""
        for tile in self.tiles:
            if tile.number == number:
                return tile
        raise KeyError(number)

    def colour(self, value: int) -> str:
        """The colour of the pieces of that value."""
        return next(kind.colour for kind in self.treasures if kind.value == value)


def read_tile_set(path: Path) -> TileSet:
    """The tile set in a file; `LevelError` names line, tile and reason if it breaks a rule."""
    item = levels.read(path)
    keys = ("name", "tiles", "portals", "treasures", "special", "markers")
    item.keys(keys, ("description",))
    tiles = _tiles(item["tiles"])
    portals = _portals(item["portals"])
    treasures = (*_treasures(item["treasures"]), _treasure(item["special"]))
    _distinct(item["special"], treasures)
    if treasures[-1].count < SPECIALS:
        item["special"].fail(f"five players may win {SPECIALS} of them, not {treasures[-1].count}")
    markers = _markers(item["markers"])
    content = [
        [(tile.number, tile.count, tile.spelled()) for tile in tiles],
        portals,
        [(kind.colour, kind.count, kind.value) for kind in treasures],
        markers,
    ]
    entrances = entrance_gates(portals)
    return TileSet(
        name=path.stem,
        title=levels.title_of(item),
        digest=levels.digest(content),
        tiles=tiles,
        entrances=entrances,
        beyond=gates_beyond(entrances),
        treasures=treasures,
        markers=markers,
        description=levels.description_of(item),
    )


def make_tile(number: int, count: int, fields: Fields, scarabs: tuple[int, ...]) -> Tile:
    """A tile from its fields, which must be valid."""
    looks = _looks(fields, scarabs)
    return Tile(number, count, fields, scarabs, turns=len(set(looks)))


def turned(fields: Fields) -> Fields:
    """The fields rotated by 90° clockwise."""
    sides = [frozenset(SIDES[(SIDES.index(side) + 1) % 4] for side in field) for field in fields]
    return (sides[3], *sides[:3])


def spelled(sides: frozenset[str]) -> str:
    """A field's open sides as the level file writes them."""
    return "".join(side for side in SIDES if side in sides)


def _looks(fields: Fields, scarabs: tuple[int, ...]) -> list[tuple[Fields, frozenset[int]]]:
    looks = [(fields, frozenset(scarabs))]
    for _ in range(3):
        fields, quarters = looks[-1]
        looks.append((turned(fields), frozenset((quarter + 1) % 4 for quarter in quarters)))
    return looks


def _tiles(item: Item) -> tuple[Tile, ...]:
    tiles: dict[int, Tile] = {}
    shapes: dict[frozenset[Fields], int] = {}
    for entry in item.entries():
        entry.keys(("number", "count", "fields"))
        number = entry["number"].number(1, MAX_NUMBER)
        entry.about(f"tile {number}")
        if number in tiles:
            entry.fail("the number is used already")
        tile = tiles[number] = _tile(entry, number)
        shape = frozenset(look for look, _ in _looks(tile.fields, ()))
        same = shapes.setdefault(shape, number)
        if same != number:
            entry["fields"].fail(f"the tile is tile {same}, turned: raise its count")
    cards = sum(tile.count for tile in tiles.values())
    if cards != CARDS:
        item.fail(f"there are {cards} tiles: their counts must add up to {CARDS}")
    return tuple(tiles[number] for number in sorted(tiles))


def _tile(entry: Item, number: int) -> Tile:
    count = entry["count"].number(1, CARDS)
    items = entry["fields"].entries(4)
    fields = tuple(_sides(item) for item in items)
    for quarter, (side, next_quarter, back) in enumerate(_INNER):
        if (side in fields[quarter]) != (back in fields[next_quarter]):
            both = f"fields {quarter + 1} and {next_quarter + 1}"
            items[quarter].fail(f"{both} must both be open towards each other, or both closed")
    scarabs = tuple(q for q, item in enumerate(items) if item.text().endswith(SCARAB))
    for quarter in scarabs:
        if fields[quarter] != _OUTER_SIDES[quarter]:
            reason = "a scarab needs both open sides on the tile's edge, to become a chamber"
            items[quarter].fail(reason)  # LP-2
    return make_tile(number, count, fields, scarabs)


def _sides(item: Item) -> frozenset[str]:
    text = item.text().removesuffix(SCARAB)
    sides = frozenset(text)
    if len(text) != 2 or len(sides) != 2 or not sides <= set(SIDES):
        reason = "is not a field: it has two open sides of N, E, S, W"
        item.fail(f"{levels.quoted(item.text())} {reason}")
    return sides


def _portals(item: Item) -> dict[str, int]:
    item.keys(PORTALS)
    return {portal: item[portal].number(0, SIZE - 1) for portal in PORTALS}


def _treasures(item: Item) -> Iterator[Treasure]:
    for entry in item.entries():
        yield _treasure(entry)


def _treasure(item: Item) -> Treasure:
    item.keys(("colour", "count", "value"))
    colour = item["colour"].choice(COLOURS)
    item.about(f"{colour} treasures")
    return Treasure(colour, item["count"].number(1, 99), item["value"].number(1, 99))


def _distinct(item: Item, treasures: tuple[Treasure, ...]) -> None:
    """Pieces are identified by value, so no two colours may share one."""
    if len({kind.colour for kind in treasures}) != len(treasures):
        item.fail("a colour of treasures stands there twice")
    if any(first.value >= second.value for first, second in pairwise(treasures)):
        item.fail("the treasures must rise in value, the special ones being the highest")


def _markers(item: Item) -> tuple[int, ...]:
    markers = tuple(entry.number(1, FIELDS * FIELDS) for entry in item.entries(3))
    if any(first >= second for first, second in pairwise(markers)):
        item.fail("the markers must rise: each lies deeper in the pyramid")
    return markers
