"""Perft: the number of ways to build the beginning of a stage, counted once and for all."""

from __future__ import annotations

import pytest

from pyramids.games.pyramido.state import NEWCOMER, Builder
from tests.games.pyramido.played_games import rules_of
from tests.games.pyramido.scenario import builder, covered
from tests.games.pyramido.second_opinion import Cell, places

RULES = rules_of()

FLAT = builder(*covered(1, 4, 5))._replace(occupied=0)
UPRIGHT = builder(*covered(1, 5, 4))._replace(occupied=0)


def ways(built: Builder, stage: int, depth: int) -> int:
    """In how many ways the next dominoes can be placed, one after the other."""
    legal = RULES.building.legal(built, stage)
    if depth == 1:
        return len(legal)
    return sum(
        ways(RULES.with_domino(built, stage, depth, move), stage, depth - 1) for move in legal
    )


def ways_by_trying(stage: int, blocks: set[Cell], outline: tuple[int, int], depth: int) -> int:
    """The same by brute force; a pair of blocks takes a domino in two directions."""
    found = places(stage, blocks, outline)
    if depth == 1:
        return 2 * len(found)
    return 2 * sum(ways_by_trying(stage, blocks | pair, outline, depth - 1) for pair in found)


@pytest.mark.parametrize(
    ("built", "stage", "counts"),
    [
        (NEWCOMER, 1, (4, 128, 5440)),
        (FLAT, 2, (34, 816, 12816)),
        (UPRIGHT, 2, (34, 816, 12816)),
        (FLAT, 3, (14, 88, 144)),
        (FLAT, 4, (2, 0, 0)),
    ],
)
def test_the_table_of_ways_to_build(built: Builder, stage: int, counts: tuple[int, ...]) -> None:
    """PF-3, PF-8. By hand: 3×4 blocks have 17 pairs of neighbours and 102 pairs of these without a
    common block; 2×3 blocks are tiled in 3 ways by 3 dominoes, in 3! orders and 2³ directions."""
    assert tuple(ways(built, stage, depth) for depth in (1, 2, 3)) == counts


@pytest.mark.parametrize(
    ("stage", "blocks", "outline", "depth"),
    [
        (1, {(0, 0), (0, 1)}, (0, 0), 2),
        (2, set(), (3, 4), 3),
        (3, set(), (2, 3), 3),
    ],
)
def test_brute_force_counts_as_many(
    stage: int, blocks: set[Cell], outline: tuple[int, int], depth: int
) -> None:
    """PF-3, PF-8: in stage 1 the first domino lies in four ways, each with as many that follow."""
    built = builder("1: 1 0,0 right") if stage == 1 else FLAT
    assert ways_by_trying(stage, blocks, outline, depth) == ways(built, stage, depth)
