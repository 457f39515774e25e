"""The components of Pyramido (PF-1, PF-2), read from a level file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pyramids.engine import levels
from pyramids.engine.levels import Item

DOMINOES = 90
COLOURS: Final = ("orange", "blue", "purple", "green", "red")
GEMS: Final = (*COLOURS, "mythical")
MYTHICAL = len(COLOURS)
"""The index of mythical gems; the others have that of their colour."""
GEM_COUNTS: Final = (9, 9, 9, 9, 9, 18)

BACKS: Final = ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2))
"""The symbols of the two blocks as a back shows them, the higher number first."""
MOST_SYMBOLS = 2
SYMBOL, BLANK = "x", "."

Quarter = tuple[int, int]
"""Row and column of a quarter."""


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino: its number, the colours of its blocks, and the quarters with a gem symbol."""

    number: int
    colours: tuple[int, int]
    """Of the first and the second block, as indices into `COLOURS`."""
    symbols: tuple[Quarter, ...]
    """On two rows of four quarters, the first block being the left half."""

    @property
    def counts(self) -> tuple[int, int]:
        """The symbols on the first and on the second block."""
        first = sum(column < 2 for _, column in self.symbols)
        return first, len(self.symbols) - first

    @property
    def back(self) -> int:
        """What its back shows, as an index into `BACKS`."""
        first, second = sorted(self.counts, reverse=True)
        return BACKS.index((first, second))

    def spelled(self) -> list[str]:
        """Its symbols as the level file writes them."""
        return [
            "".join(SYMBOL if (row, column) in self.symbols else BLANK for column in range(4))
            for row in range(2)
        ]


@dataclass(frozen=True, slots=True)
class DominoSet:
    """All components of the game; the gems are the same in every set."""

    name: str
    title: str
    digest: str
    dominoes: tuple[Domino, ...]
    """In the order of their numbers, which are 1 to 90."""
    description: str = ""

    def domino(self, number: int) -> Domino:
        """The domino of that number."""
        return self.dominoes[number - 1]


def read_domino_set(path: Path) -> DominoSet:
    """The set in a file; `LevelError` names line, domino and reason if it breaks a rule."""
    item = levels.read(path)
    item.keys(("name", "gems", "dominoes"), ("description",))
    _check_gems(item["gems"])
    dominoes = _dominoes(item["dominoes"])
    content = [(domino.number, domino.colours, domino.spelled()) for domino in dominoes]
    return DominoSet(
        name=path.stem,
        title=levels.title_of(item),
        digest=levels.digest(content),
        dominoes=dominoes,
        description=levels.description_of(item),
    )


def _check_gems(item: Item) -> None:
    """PF-2: the gems are the same in every set."""
    item.keys(GEMS)
    for gem, count in zip(GEMS, GEM_COUNTS, strict=True):
        if item[gem].number(0, 99) != count:
            item[gem].fail(f"the bag holds {count} gems of the kind {gem}, in every set")


def _dominoes(item: Item) -> tuple[Domino, ...]:
    dominoes: dict[int, Domino] = {}
    for entry in item.entries():
        entry.keys(("number", "colours", "symbols"))
        number = entry["number"].number(1, DOMINOES)
        entry.about(f"domino {number}")
        if number in dominoes:
            entry.fail("the number is used already")
        dominoes[number] = _domino(entry, number)
    if len(dominoes) != DOMINOES:
        missing = min(set(range(1, DOMINOES + 1)) - dominoes.keys())
        item.fail(
            f"there are {len(dominoes)} dominoes, not {DOMINOES}: number {missing} is missing"
        )
    return tuple(dominoes[number] for number in sorted(dominoes))


def _domino(entry: Item, number: int) -> Domino:
    first, second = (COLOURS.index(item.choice(COLOURS)) for item in entry["colours"].entries(2))
    if first == second:
        entry["colours"].fail("the blocks of a domino have two different colours")
    symbols = [
        (row, column)
        for row, item in enumerate(entry["symbols"].entries(2))
        for column, letter in enumerate(_row(item))
        if letter == SYMBOL
    ]
    domino = Domino(number, (first, second), tuple(symbols))
    for block, count in zip(("first", "second"), domino.counts, strict=True):
        if count > MOST_SYMBOLS:
            reason = f"the {block} block has {count} symbols: {MOST_SYMBOLS} are the most"
            entry["symbols"].fail(reason)
    return domino


def _row(item: Item) -> str:
    text = item.text()
    if len(text) != 4 or not set(text) <= {SYMBOL, BLANK}:
        item.fail(f"{levels.quoted(text)} is not a row of four quarters, each {SYMBOL} or {BLANK}")
    return text
