"""The components of Silver & Gold: Pyramids (SG-1 to SG-3), read from a deck file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from pyramids.engine import levels
from pyramids.engine.grid import Grid, Shape, connected, normalised, orientations
from pyramids.engine.levels import Item, quoted
from pyramids.engine.multiset import Multiset

GRID = Grid(5, 5)
COLOURS = ("green", "orange", "purple")
CARDS = 48
CARDS_PER_COLOUR = 16
EXPEDITIONS = 8
LONGEST_PATTERN_NAME = 8

PLAIN, WALL, ENTRANCE, TOMB = ".", "#", "E", "T"
RED_GEM, GREEN_GEM, TORCH, SKULL, POTION, CROSS = "r", "g", "f", "s", "p", "x"
SYMBOLS = RED_GEM + GREEN_GEM + TORCH + SKULL + POTION + CROSS
LETTERS = PLAIN + WALL + ENTRANCE + TOMB + SYMBOLS


@dataclass(frozen=True, slots=True)
class Pyramid:
    """A pyramid card: its chamber as five rows of letters, and as masks of each kind of field."""

    number: int
    colour: int
    """Index into `COLOURS`."""
    rows: tuple[str, ...]
    open: int
    """All fields that are not walls."""
    entrance: int
    tomb: int
    red: int
    green: int
    torch: int
    skull: int
    potion: int
    cross: int
    effects: int
    """Fields whose marking changes the score sheet or owes an extra mark."""

    def letter(self, row: int, column: int) -> str:
        """The field's letter in the deck file."""
        return self.rows[row][column]


@dataclass(frozen=True, slots=True)
class Pattern:
    """The shape on an expedition card, and how many cards show it."""

    name: str
    count: int
    shape: Shape
    rows: tuple[str, ...]
    """The shape as the deck file draws it."""


@dataclass(frozen=True, slots=True)
class Deck:
    """All components of the game."""

    name: str
    title: str
    digest: str
    skulls: tuple[int, ...]
    awards: tuple[int, ...]
    patterns: tuple[Pattern, ...]
    pyramids: tuple[Pyramid, ...]
    """In the order of their numbers, from 1."""
    description: str = ""

    @property
    def expeditions(self) -> Multiset:
        """The expedition cards, as indices into `patterns`."""
        return tuple((index, pattern.count) for index, pattern in enumerate(self.patterns))

    def pyramid(self, number: int) -> Pyramid:
        """The card of that number."""
        return self.pyramids[number - 1]


def read_deck(path: Path) -> Deck:
    """The deck in a file; `LevelError` names line, card and reason if it breaks a rule."""
    item = levels.read(path)
    item.keys(("name", "skulls", "awards", "expeditions", "pyramids"), ("description",))
    skulls = _skulls(item["skulls"])
    awards = _awards(item["awards"])
    patterns = tuple(_patterns(item["expeditions"]))
    pyramids = _pyramids(item["pyramids"])
    content = [
        skulls,
        awards,
        [(pattern.name, pattern.count, sorted(pattern.shape)) for pattern in patterns],
        [(card.number, COLOURS[card.colour], card.rows) for card in pyramids],
    ]
    return Deck(
        name=path.stem,
        title=levels.title_of(item),
        digest=levels.digest(content),
        skulls=skulls,
        awards=awards,
        patterns=patterns,
        pyramids=pyramids,
        description=levels.description_of(item),
    )


def pyramid_from_rows(number: int, colour: int, rows: tuple[str, ...]) -> Pyramid:
    """A card from the rows of its chamber, which must be valid."""

    def fields(letters: str) -> int:
        places = [(r, c) for r in range(GRID.rows) for c in range(GRID.columns)]
        return GRID.mask((r, c) for r, c in places if rows[r][c] in letters)

    return Pyramid(
        number=number,
        colour=colour,
        rows=rows,
        open=GRID.full & ~fields(WALL),
        entrance=fields(ENTRANCE),
        tomb=fields(TOMB),
        red=fields(RED_GEM),
        green=fields(GREEN_GEM),
        torch=fields(TORCH),
        skull=fields(SKULL),
        potion=fields(POTION),
        cross=fields(CROSS),
        effects=fields(SYMBOLS),
    )


@lru_cache(maxsize=1 << 16)
def route_left(card: Pyramid, marks: int) -> int:
    """Fields still to be marked on the shortest route to the tomb; 0 if it is marked."""
    if not marks:
        return 1 + route_left(card, card.entrance)
    steps = GRID.distance(marks, card.tomb, card.open)
    assert steps is not None, "a deck's tombs can be reached"
    return steps


def _skulls(item: Item) -> tuple[int, ...]:
    values = tuple(entry.number(0, 99) for entry in item.entries(10))
    if list(values) != sorted(values):
        item.fail("the skull values must not fall from box to box")
    return values


def _awards(item: Item) -> tuple[int, ...]:
    values = tuple(entry.number(0, 99) for entry in item.entries(3))
    if list(values) != sorted(values, reverse=True):
        item.fail("the awards must not rise: the first to reach one gets the most")
    return values


def _patterns(item: Item) -> Iterator[Pattern]:
    names: set[str] = set()
    shapes: dict[frozenset[Shape], str] = {}
    cards = 0
    for entry in item.entries():
        name = entry["pattern"].title(LONGEST_PATTERN_NAME)
        entry.about(f"pattern {name}")
        entry.keys(("pattern", "count", "shape"))
        if name in names:
            entry.fail("this pattern's name is used twice")
        names.add(name)
        rows = tuple(row.text() for row in entry["shape"].entries())
        count = entry["count"].number(1, EXPEDITIONS)
        cards += count
        yield Pattern(name, count, _shape(entry["shape"], rows, shapes, name), rows)
    if cards != EXPEDITIONS:
        item.fail(f"there are {cards} expedition cards: their counts must add up to {EXPEDITIONS}")


def _shape(
    item: Item, rows: tuple[str, ...], shapes: dict[frozenset[Shape], str], name: str
) -> Shape:
    if len(rows) > 5 or any(len(row) > 5 for row in rows):
        item.fail("the shape is larger than a chamber of 5×5")
    for row in rows:
        if strange := set(row) - {"x", "."}:
            letter = quoted(min(strange))
            item.fail(f"unknown letter {letter} in the shape: x is a square, . is none")
    fields = [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "x"]
    if not 2 <= len(fields) <= 4:
        item.fail(f"a pattern has 2 to 4 squares, not {len(fields)}")  # SG-2
    if not connected(fields):
        item.fail("the squares of the shape don't hang together")
    shape = normalised(fields)
    same = shapes.setdefault(frozenset(orientations(shape)), name)
    if same != name:
        item.fail(f"the shape is that of pattern {same}, turned or mirrored: raise its count")
    return shape


def _pyramids(item: Item) -> tuple[Pyramid, ...]:
    cards: dict[int, Pyramid] = {}
    lines: dict[int, int] = {}
    for entry in item.entries():
        number = entry["number"].number(1, CARDS)
        entry.about(f"card {number}")
        entry.keys(("number", "colour", "chamber"))
        if number in cards:
            entry.fail(f"the number is used already, in line {lines[number]}")
        colour = COLOURS.index(entry["colour"].choice(COLOURS))
        cards[number] = pyramid_from_rows(number, colour, _chamber(entry["chamber"]))
        lines[number] = entry.line
    if len(cards) != CARDS:
        item.fail(f"a deck has {CARDS} pyramids, not {len(cards)}")
    for index, colour_name in enumerate(COLOURS):
        count = sum(card.colour == index for card in cards.values())
        if count != CARDS_PER_COLOUR:
            item.fail(f"{count} pyramids are {colour_name}: each colour has {CARDS_PER_COLOUR}")
    return tuple(cards[number] for number in sorted(cards))


def _chamber(item: Item) -> tuple[str, ...]:
    rows = tuple(item.text().split())
    if len(rows) != GRID.rows:
        item.fail(f"the chamber has {len(rows)} rows: it must be 5 rows of 5 fields")
    for index, fields in enumerate(rows, start=1):
        if len(fields) != GRID.columns:
            item.fail(f"row {index} of the chamber has {len(fields)} fields: it must have 5")
    letters = "".join(rows)
    if strange := sorted(set(letters) - set(LETTERS)):
        known = " ".join(LETTERS)
        item.fail(f"unknown letter {quoted(strange[0])} in the chamber: known are {known}")
    for letter, name, row, place in ((ENTRANCE, "entrance", 0, "top"), (TOMB, "tomb", 4, "bottom")):
        if letters.count(letter) != 1 or letter not in rows[row]:
            item.fail(f"the chamber needs just one {name} ({letter}), in the {place} row")  # SG-1
    card = pyramid_from_rows(0, 0, rows)
    if GRID.distance(card.entrance, card.tomb, card.open) is None:
        item.fail("no way from the entrance to the tomb")
    return rows
