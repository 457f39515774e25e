"""The stones of a game, read from a level file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pyramids.engine import levels
from pyramids.engine.multiset import Multiset, add

LARGEST = 9


@dataclass(frozen=True, slots=True)
class Quarry:
    """All stones that may be drawn, and how many of them are."""

    name: str
    title: str
    description: str
    digest: str
    stones: Multiset
    turns: int


def read_quarry(path: Path) -> Quarry:
    """The quarry of a file; `LevelError` if it can't be used."""
    item = levels.read(path)
    item.keys(("name", "turns", "stones"), ("description",))
    stones: Multiset = ()
    for entry in item["stones"].entries():
        entry.keys(("size", "count"))
        size, count = entry["size"].number(1, LARGEST), entry["count"].number(1, 20)
        stones = add(stones, [size] * count)
    turns = item["turns"].number(1, sum(count for _size, count in stones))
    return Quarry(
        name=path.stem,
        title=levels.title_of(item),
        description=levels.description_of(item),
        digest=levels.digest([stones, turns]),
        stones=stones,
        turns=turns,
    )
