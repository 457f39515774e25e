"""Writes the domino sets in `levels/pyramido/`: the classic one (PF-1), and the hoards.

Run it with `python -m tools.games.pyramido.design_dominoes`. It writes the same files whenever it
is run.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import TypeVar

LEVELS = Path(__file__).parents[3] / "levels" / "pyramido"
COLOURS = ("orange", "blue", "purple", "green", "red")
PAIRS = tuple(combinations(COLOURS, 2))

NOTHING = ("..", "..")
"""The two rows of a block, as it lies on the left; on the right it is mirrored."""
TOP, BOTTOM = ("x.", ".."), ("..", "x.")
EDGE, FALLING, RISING = ("x.", "x."), ("x.", ".x"), (".x", "x.")
INNER_TOP, INNER_BOTTOM = (".x", ".."), ("..", ".x")
ALONG_THE_TOP, ALONG_THE_BOTTOM = ("xx", ".."), ("..", "xx")

Item = TypeVar("Item")
Block = tuple[str, str]
Halves = tuple[Block, Block]


def main() -> None:
    """Write both files."""
    _write(
        "classic",
        "Classic",
        "Ninety dominoes with two gem symbols each: one on each block, or both on one.",
        (halves for number in range(len(PAIRS)) for halves in _classic(number)),
    )
    _write(
        "hoards",
        "Hoards",
        "Bare stone or a hoard of four: watch the backs, and don't bury your riches.",
        (halves for number in range(len(PAIRS)) for halves in _hoards(number)),
    )


def _classic(pair: int) -> Iterator[Halves]:
    """PF-1: three dominoes each with 1 and 1, 2 and 0, 0 and 2 symbols; positions vary."""
    corners = [(TOP, BOTTOM), (TOP, TOP), (BOTTOM, TOP), (BOTTOM, BOTTOM)]
    singles = _from(corners, pair, 3)
    left = _from([FALLING, EDGE, RISING], pair, 3)
    right = _from([EDGE, FALLING, RISING], 2 * pair, 3)
    for single, first, second in zip(singles, left, right, strict=True):
        yield single
        yield first, NOTHING
        yield NOTHING, second


def _hoards(pair: int) -> Iterator[Halves]:
    """As many symbols as in the classic set, but from none to four on a domino.

    Many lie at the seam between the blocks, where the next stage covers them first.
    """
    doubles = [ALONG_THE_TOP, FALLING, RISING, ALONG_THE_BOTTOM, EDGE]
    singles = [INNER_TOP, TOP, INNER_BOTTOM, BOTTOM]
    two = iter(_from(doubles, pair, 6))
    one = iter(_from(singles, pair, 6))
    yield next(two), next(two)
    yield next(two), next(two)
    yield NOTHING, NOTHING
    yield NOTHING, NOTHING
    yield next(two), next(one)
    yield next(one), next(two)
    yield next(one), NOTHING
    yield NOTHING, next(one)
    yield next(one), next(one)


def _from(items: list[Item], start: int, count: int) -> list[Item]:
    """So many items, going round from a start."""
    return list(islice(cycle(items), start % len(items), start % len(items) + count))


def _write(name: str, title: str, description: str, dominoes: Iterator[Halves]) -> None:
    gems = ", ".join(f"{colour}: 9" for colour in COLOURS)
    lines = [
        f"name: {title}",
        f'description: "{description}"',
        f"gems: {{{gems}, mythical: 18}}",
        "# symbols: the domino lying flat, the first block on the left; x is a gem symbol.",
        "dominoes:",
    ]
    for index, (first, second) in enumerate(dominoes):
        colours = ", ".join(PAIRS[index // 9])
        rows = ", ".join(
            f'"{left}{right[::-1]}"' for left, right in zip(first, second, strict=True)
        )
        lines.append(f"  - {{number: {index + 1}, colours: [{colours}], symbols: [{rows}]}}")
    (LEVELS / f"{name}.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
