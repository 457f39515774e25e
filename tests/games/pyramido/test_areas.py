"""The pyramid seen from above: rotations, stages, areas, visible symbols (PF-3, PF-11)."""

from __future__ import annotations

from random import Random

import pytest

from pyramids.games.pyramido.areas.activation import PAYMENTS
from pyramids.games.pyramido.areas.best_activation import best_plan
from pyramids.games.pyramido.areas.quarters import fields
from pyramids.games.pyramido.domino_set import COLOURS, GEMS, MYTHICAL
from pyramids.games.pyramido.moves import Activate, Place
from pyramids.games.pyramido.state import NEWCOMER, Builder, Gems
from tests.games.pyramido.played_games import CLASSIC, HOARDS, rules_of
from tests.games.pyramido.scenario import builder, covered, drawn
from tests.games.pyramido.second_opinion import (
    Cell,
    Piece,
    Region,
    from_above,
    most_points,
    regions,
)

RULES = rules_of()
STEP = ((0, 1), (1, 0), (0, -1), (-1, 0))


def areas_of(built: Builder) -> set[tuple[Cell, str, int]]:
    """First quarter, colour and symbols of every area."""
    areas = RULES.areas(built)
    assert list(areas) == sorted(areas)
    return {((area.row, area.column), COLOURS[area.colour], area.symbols) for area in areas}


@pytest.mark.parametrize(
    ("direction", "picture"),
    [
        ("right", ["Oobb", "oobB"]),
        ("below", ["oO", "oo", "bb", "Bb"]),
        ("left", ["Bboo", "bboO"]),
        ("above", ["bB", "bb", "oo", "Oo"]),
    ],
)
def test_a_rotated_domino_carries_its_symbols_along(direction: str, picture: list[str]) -> None:
    """PF-1: domino 1 has a symbol top left on orange and bottom right on blue."""
    assert drawn(RULES, builder(f"1: 1 0,0 {direction}")) == picture


def test_a_stage_starts_a_quarter_further_down_and_right() -> None:
    """PF-3: block [0, 0] of stage 2 rests on four blocks of stage 1."""
    built = builder(*covered(1, 4, 5), "2: 1 0,0 right")
    picture = drawn(RULES, built)
    assert (len(picture), len(picture[0])) == (8, 10)
    assert picture[1][1:5] == "Oobb"
    assert picture[2][1:5] == "oobB"
    built = builder(*covered(1, 4, 5), "3: 1 1,1 right", "4: 1 0,0 right")
    picture = drawn(RULES, built)
    assert picture[3][3:7] == "Oobb"
    assert picture[4][3:7] == "oobB"
    assert picture[5][4:8] == "oobB"


def test_where_stage_1_lies_on_the_table_makes_no_difference() -> None:
    """PF-3: quarters count from the outline's top left."""
    built = builder("1: 1 0,0 right", "1: 11 1,-1 right", "1: 2 2,0 below")
    moved = builder("1: 2 0,0 below", "1: 11 -1,-1 right", "1: 1 -2,0 right")
    assert drawn(RULES, built) == drawn(RULES, moved)
    assert areas_of(built) == areas_of(moved)
    assert areas_of(builder("1: 1 0,0 left")) == {((0, 0), "blue", 1), ((0, 2), "orange", 1)}


def test_quarters_of_one_colour_side_by_side_are_an_area() -> None:
    """PF-11: over both dominoes; a corner alone does not connect."""
    # Orange and blue above blue and orange: each touches its own colour only at a corner.
    crossed = builder("1: 2 0,0 right", "1: 3 1,1 left")
    assert areas_of(crossed) == {
        ((0, 0), "orange", 2), ((0, 2), "blue", 0), ((2, 0), "blue", 2), ((2, 2), "orange", 0),
    }  # fmt: skip
    parallel = builder("1: 2 0,0 right", "1: 5 1,0 right")
    assert areas_of(parallel) == {((0, 0), "orange", 4), ((0, 2), "blue", 0)}


def test_two_quarters_of_one_block_can_be_two_areas() -> None:
    """PF-11: quarters, not whole blocks, connect."""
    # Stage 2 covers two opposite quarters of the only orange block, domino 2 at [1, 1]. The others
    # have its two symbols, and touch at a corner.
    built = builder(
        "1: 60 0,0 right", "1: 61 0,2 right", "1: 62 0,4 below", "1: 63 1,0 below",
        "1: 2 1,1 right", "1: 64 1,3 below", "1: 65 2,1 right", "1: 66 2,4 below",
        "1: 67 3,0 right", "1: 68 3,2 right", "2: 82 0,1 right", "2: 83 1,0 below",
    )  # fmt: skip
    orange = {area for area in areas_of(built) if area[1] == "orange"}
    assert orange == {((2, 2), "orange", 1), ((3, 3), "orange", 1)}


def _rest_of_the_ground() -> list[str]:
    """Dominoes without orange that fill up 4×5 around two in the top left corner."""
    return [
        "1: 60 0,2 right", "1: 61 1,2 right", "1: 62 0,4 below", "1: 63 2,0 right",
        "1: 64 2,2 right", "1: 65 3,0 right", "1: 66 3,2 right", "1: 67 2,4 below",
    ]  # fmt: skip


def test_an_area_spans_stages_and_what_is_covered_does_not_count() -> None:
    """PF-11: domino 5 has two orange symbols on its outer edge; stage 2 covers one of them."""
    ground = ["1: 5 0,0 right", "1: 20 1,0 right", *_rest_of_the_ground()]
    low = builder(*ground)
    # 5: both left quarters of [0, 0]; 20: quarters [0, 1] and [1, 0] of block [1, 0].
    assert ((0, 0), "orange", 4) in areas_of(low)
    high = builder(*ground, "2: 1 0,0 right")
    # The orange block of domino 1 covers the quarters [1..2][1..2]: one symbol of domino 20
    # disappears, its own symbol shows, and all of it is one area.
    assert ((0, 0), "orange", 4) in areas_of(high)
    assert drawn(RULES, high)[:4] == _with_corner(drawn(RULES, low)[:4], ["Oobb", "oobB"])


def _with_corner(rows: list[str], block: list[str]) -> list[str]:
    """The drawing with a domino over the quarters from [1, 1] on."""
    return [
        rows[0],
        rows[1][0] + block[0] + rows[1][5:],
        rows[2][0] + block[1] + rows[2][5:],
        rows[3],
    ]


def test_an_empty_quarter_belongs_to_no_area() -> None:
    """PF-11: gaps are nothing, and connect nothing."""
    built = builder("1: 2 0,0 right", "1: 5 1,0 below", "1: 61 2,1 above")
    assert sum(area.quarters.bit_count() for area in RULES.areas(built)) == 4 * 6


def random_pyramid(rng: Random) -> tuple[Builder, list[Piece]]:
    """A pyramid of random dominoes at random places, up to a random stage, sometimes with gaps."""
    built, pieces = NEWCOMER, []
    dominoes = rng.sample(range(1, 91), 20)
    for stage in range(1, rng.randint(1, 4) + 1):
        while (legal := RULES.building.legal(built, stage)) and not (
            stage > 1 and rng.random() < 0.1
        ):
            move: Place = rng.choice(legal)
            domino = dominoes.pop()
            built = RULES.with_domino(built, stage, domino, move)
            rows, columns = STEP[move.rotation]
            first = (move.row, move.column)
            pieces.append(Piece(stage, domino, first, (first[0] + rows, first[1] + columns)))
        built = built._replace(occupied=0)
    return built, pieces


def random_gems(rng: Random) -> Gems:
    """A supply as large as it can be in a game, or smaller."""
    gems = [0] * len(GEMS)
    for _ in range(rng.randint(0, 11)):
        gems[rng.choice([0, 1, 2, 3, 4, MYTHICAL, MYTHICAL])] += 1
    return tuple(gems)


def agree_on(seed: int, text: str) -> None:
    """The game and the second opinion see the same areas and find the same best scoring."""
    rng = Random(seed)
    built, pieces = random_pyramid(rng)
    seen = from_above(text, pieces)
    found = [
        Region((area.row, area.column), COLOURS[area.colour], area.symbols)
        for area in RULES.areas(built)
    ]
    assert found == regions(seen)
    quarters = {cell: area.colour for area in RULES.areas(built) for cell in fields(area.quarters)}
    assert quarters == {cell: COLOURS.index(colour) for cell, (colour, _, _) in seen.items()}
    gems = random_gems(rng)
    plan, left = best_plan(RULES.areas(built), gems)
    best = most_points(found, dict(zip(GEMS, gems, strict=True)))
    assert plan.points + left[MYTHICAL] == best
    assert _paid(built, plan.moves, gems) == (plan.points, left)


def _paid(built: Builder, moves: tuple[Activate, ...], gems: Gems) -> tuple[int, Gems]:
    """Points and gems left after activations, each area at most once."""
    supply, points, used = list(gems), 0, set()
    for move in moves:
        area = RULES.quarters.area(built, move.row, move.column)
        assert area is not None
        assert area not in used
        used.add(area)
        supply[area.colour] -= move.coloured
        supply[MYTHICAL] -= move.mythical
        assert min(supply) >= 0
        points += PAYMENTS[move.coloured, move.mythical] * area.symbols
    return points, tuple(supply)


TEXT = CLASSIC.read_text(encoding="utf-8")


def test_a_second_opinion_agrees_on_400_random_pyramids() -> None:
    """PF-11, PF-12, PF-13"""
    for seed in range(400):
        agree_on(seed, TEXT)


@pytest.mark.slow
def test_a_second_opinion_agrees_on_2000_random_pyramids() -> None:
    """PF-11, PF-12, PF-13"""
    for seed in range(400, 2000):
        agree_on(seed, TEXT)


def test_both_opinions_read_other_dominoes_too() -> None:
    """PF-1: the hoards have up to four symbols a domino."""
    rules, text = rules_of(HOARDS), HOARDS.read_text(encoding="utf-8")
    for seed in range(50):
        rng = Random(seed)
        _, pieces = random_pyramid(rng)
        built = NEWCOMER
        for piece in pieces:
            down, right = piece.second[0] - piece.first[0], piece.second[1] - piece.first[1]
            move = Place(*piece.first, STEP.index((down, right)))
            built = rules.with_domino(built, piece.stage, piece.domino, move)
        found = [((a.row, a.column), COLOURS[a.colour], a.symbols) for a in rules.areas(built)]
        assert found == [tuple(region) for region in regions(from_above(text, pieces))]
