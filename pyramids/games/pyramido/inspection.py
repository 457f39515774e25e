"""Statistics of a domino set: what is on the dominoes, and warnings."""

from __future__ import annotations

from collections import Counter

from pyramids.engine.contract import Inspection, PrintedTable
from pyramids.games.pyramido.domino_set import BACKS, COLOURS, Domino, DominoSet


def inspect(domino_set: DominoSet) -> Inspection:
    """The tables of `levels check`, with warnings about likely mistakes."""
    tables = (_pairs(domino_set), _colours(domino_set), _backs(domino_set))
    return Inspection(tables, tuple(_imbalance(domino_set)))


def _pairs(domino_set: DominoSet) -> PrintedTable:
    pairs: dict[tuple[int, int], list[Domino]] = {}
    for domino in domino_set.dominoes:
        first, second = sorted(domino.colours)
        pairs.setdefault((first, second), []).append(domino)
    rows = []
    for pair, dominoes in sorted(pairs.items()):
        backs = Counter(domino.back for domino in dominoes)
        symbols = sum(len(domino.symbols) for domino in dominoes)
        names = " + ".join(COLOURS[colour] for colour in pair)
        rows.append((names, len(dominoes), symbols, *(backs[back] for back in range(len(BACKS)))))
    columns = ("colours", "dominoes", "symbols", *map(_back_name, range(len(BACKS))))
    return PrintedTable("Colour pairs", columns, tuple(rows))


def _colours(domino_set: DominoSet) -> PrintedTable:
    blocks, symbols = _sums(domino_set)
    rows = [
        (name, blocks[i], symbols[i], f"{symbols[i] / max(1, blocks[i]):.2f}")
        for i, name in enumerate(COLOURS)
    ]
    return PrintedTable("Colours", ("colour", "blocks", "symbols", "symbols a block"), tuple(rows))


def _backs(domino_set: DominoSet) -> PrintedTable:
    backs = Counter(domino.back for domino in domino_set.dominoes)
    rows = tuple((_back_name(back), backs[back]) for back in range(len(BACKS)))
    return PrintedTable("Backs", ("back", "dominoes"), rows)


def _back_name(back: int) -> str:
    first, second = BACKS[back]
    return f"{first}+{second}"


def _sums(domino_set: DominoSet) -> tuple[Counter[int], Counter[int]]:
    """Per colour its blocks and their symbols."""
    blocks: Counter[int] = Counter()
    symbols: Counter[int] = Counter()
    for domino in domino_set.dominoes:
        for colour, count in zip(domino.colours, domino.counts, strict=True):
            blocks[colour] += 1
            symbols[colour] += count
    return blocks, symbols


def _imbalance(domino_set: DominoSet) -> list[str]:
    """Colours without blocks or symbols, so that their gems would be useless."""
    blocks, symbols = _sums(domino_set)
    warnings = []
    for colour, name in enumerate(COLOURS):
        if not blocks[colour]:
            warnings.append(f"no block is {name}: its gems are in vain")
        elif not symbols[colour]:
            warnings.append(f"no {name} block has a symbol: its gems are in vain")
    return warnings
