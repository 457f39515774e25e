"""Perft: the number of legal placements, against a table and against brute force."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.engine.grid import Grid
from pyramids.games.silver_gold.deck import pyramid_from_rows
from pyramids.games.silver_gold.marking import Marking
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.state import MARK_DUE, NEWCOMER
from tests.games.silver_gold.brute_force import DRAWN, Cell, Cells, patterns_on, singles_on
from tests.games.silver_gold.drawn_decks import PATTERNS, deck

HALL = "E.... ..... ..... ..... ....T"
PILLARS = "..E.. .#.#. ..... .#.#. ....T"
SPIRAL = "E.... ####. ..... .#### ....T"
STAIRS = "E..## #..## ##..# ###.. ####T"
CROSSING = "##E## ##.## ..... ##.## ##T.."
GALLERY = "....E .###. ...#. .#... T..##"
NO_MARKS = "..... ..... ..... ..... ....."

TABLE = [  # chamber, marks, placements of I2 I3 V3 T4 L4 O4, single fields
    (HALL, NO_MARKS, (2, 2, 3, 2, 6, 1), 1),
    (HALL, "X.... ..... ..... ..... .....", (4, 4, 7, 6, 14, 2), 2),
    (HALL, "XXXXX ....X ....X ....X .....", (12, 10, 20, 16, 32, 5), 7),
    (HALL, "X.... XX... .XX.. ..XX. ...X.", (11, 7, 14, 8, 13, 3), 8),
    (HALL, "XXXXX XXXXX XXXXX XXXXX XXXX.", (0, 0, 0, 0, 0, 0), 1),
    (PILLARS, NO_MARKS, (3, 4, 2, 1, 8, 0), 1),
    (PILLARS, "..X.. ..X.. ..X.. ..... .....", (5, 0, 8, 3, 8, 0), 5),
    (PILLARS, "XXXXX X...X XXXXX ..... .....", (3, 0, 4, 1, 4, 0), 4),
    (SPIRAL, NO_MARKS, (1, 1, 0, 0, 0, 0), 1),
    (SPIRAL, "XXXXX ....X ..... ..... .....", (1, 1, 0, 0, 0, 0), 1),
    (SPIRAL, "XXXXX ....X ...XX ..... .....", (1, 1, 0, 0, 1, 0), 1),
    (STAIRS, NO_MARKS, (1, 1, 1, 1, 1, 0), 1),
    (STAIRS, "XXX.. .X... ..... ..... .....", (1, 0, 1, 0, 0, 0), 1),
    (CROSSING, NO_MARKS, (1, 1, 0, 0, 2, 0), 1),
    (CROSSING, "..X.. ..X.. .XXX. ..... .....", (1, 0, 1, 0, 1, 0), 3),
    (GALLERY, NO_MARKS, (2, 2, 1, 0, 2, 0), 1),
    (GALLERY, "...XX ....X ....X ....X .....", (2, 1, 2, 1, 1, 0), 2),
]


PLAIN = deck()


def drawn_marks(drawing: str) -> set[Cell]:
    """The marked fields of a drawing."""
    rows = drawing.split()
    return {(r, c) for r in range(5) for c in range(5) if rows[r][c] == "X"}


@lru_cache(maxsize=8)
def marking_of(chamber: str) -> Marking:
    """The marking rules of a deck with this one card only."""
    card = pyramid_from_rows(1, 0, tuple(chamber.split()))
    return Marking(replace(PLAIN, pyramids=(card,)))


def legal_fields(
    chamber: str, marked: set[Cell], pattern: str, due: int = MARK_DUE
) -> dict[str, list[Cells]]:
    """What the engine allows on one card, as sets of fields by kind."""
    mask = sum(1 << 5 * row + column for row, column in marked)
    explorer = NEWCOMER._replace(places=((1, mask), (0, 0)))
    moves = marking_of(chamber).legal(explorer, due, PATTERNS.index(pattern))
    found: dict[str, list[Cells]] = {"pattern": [], "single": [], "extra": []}
    for move in moves:
        cells = frozenset((i // 5, i % 5) for i in range(25) if move.fields >> i & 1)
        found[move.kind].append(cells)
    return found


@pytest.mark.parametrize(("chamber", "marks", "counts", "singles"), TABLE)
def test_the_table_of_placements(
    chamber: str, marks: str, counts: tuple[int, ...], singles: int
) -> None:
    """SG-8 to SG-11: counted once and for all."""
    marked = drawn_marks(marks)
    for pattern, count in zip(DRAWN, counts, strict=True):
        assert len(patterns_on(chamber.split(), marked, pattern)) == count
        found = legal_fields(chamber, marked, pattern)
        assert (pattern, len(found["pattern"])) == (pattern, count)
        assert len(found["single"]) == singles
        assert found["extra"] == []


@st.composite
def chambers(draw: st.DrawFn) -> tuple[str, set[Cell]]:
    """A chamber with random walls, and connected marks that grew from its entrance."""
    rng = Random(draw(st.integers(0, 10**9)))
    share = draw(st.sampled_from([0.0, 0.15, 0.3, 0.5]))
    rows = [["#" if rng.random() < share else "." for _ in range(5)] for _ in range(5)]
    entrance, tomb = (0, rng.randrange(5)), (4, rng.randrange(5))
    rows[0][entrance[1]], rows[4][tomb[1]] = "E", "T"
    marked: set[Cell] = set()
    border = {entrance}
    for _ in range(draw(st.integers(0, 16))):
        if not border:
            break
        row, column = rng.choice(sorted(border))
        marked.add((row, column))
        near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        border |= {(r, c) for r, c in near if 0 <= r < 5 and 0 <= c < 5 and rows[r][c] != "#"}
        border -= marked
    return " ".join("".join(row) for row in rows), marked


@settings(max_examples=40)
@given(chambers())
def test_legal_marks_are_just_those_of_brute_force(drawn: tuple[str, set[Cell]]) -> None:
    """SG-8 to SG-12: none is missing, none is too much, none is listed twice."""
    chamber, marked = drawn
    rows = chamber.split()
    singles = singles_on(rows, marked)
    for pattern in DRAWN:
        found = legal_fields(chamber, marked, pattern)
        assert set(found["pattern"]) == patterns_on(rows, marked, pattern)
        assert len(found["pattern"]) == len(set(found["pattern"]))
        assert set(found["single"]) == singles
        assert len(found["single"]) == len(singles)
    extras = legal_fields(chamber, marked, "I2", due=2)
    assert set(extras["extra"]) == singles
    assert extras["pattern"] == extras["single"] == []


@settings(max_examples=15)
@given(chambers(), st.sampled_from(sorted(DRAWN)), st.integers(0, 10**9))
def test_check_agrees_with_brute_force_on_any_fields(
    drawn: tuple[str, set[Cell]], pattern: str, seed: int
) -> None:
    """SG-8 to SG-11: for 200 sets of fields, near a real placement and far from one."""
    chamber, marked = drawn
    marking = marking_of(chamber)
    mask = sum(1 << 5 * row + column for row, column in marked)
    explorer = NEWCOMER._replace(places=((1, mask), (0, 0)))
    rows, rng = chamber.split(), Random(seed)
    allowed = patterns_on(rows, marked, pattern)
    anywhere = Grid(5, 5).placements(PLAIN.patterns[PATTERNS.index(pattern)].shape)
    for _ in range(200):
        fields = rng.choice(anywhere) ^ (1 << rng.randrange(25) if rng.random() < 0.3 else 0)
        cells = frozenset((i // 5, i % 5) for i in range(25) if fields >> i & 1)
        move = Mark("pattern", 1, fields)
        reason = marking.check(explorer, MARK_DUE, PATTERNS.index(pattern), move)
        assert (reason is None) == (cells in allowed)
