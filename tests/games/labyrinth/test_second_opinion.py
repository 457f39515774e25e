"""Two walkers, two finders of chambers, one opinion: over thousands of random boards."""

from __future__ import annotations

from random import Random

import pytest

from pyramids.games.labyrinth.board import ENTRANCES, FIELDS, SIZE, SPACES
from pyramids.games.labyrinth.bots.mason import WEIGHTS
from pyramids.games.labyrinth.bots.path_ends import Passages, PathEnds
from pyramids.games.labyrinth.bots.tile_eval import TileEvaluator
from pyramids.games.labyrinth.corridors import EMPTY, laid, tile_in
from pyramids.games.labyrinth.scoring import worth
from pyramids.games.labyrinth.state import Hunter
from tests.games.labyrinth.boards import CLASSIC, classic, rules_of
from tests.games.labyrinth.second_opinion import Survey, Tiles

BOARDS = 2_000
TILE_SET = CLASSIC.read_text(encoding="utf-8")


def random_board(rng: Random) -> bytes:
    """Any tiles anywhere; two boards of three have gaps."""
    numbers = [tile.number for tile in classic().tiles for _ in range(tile.count)]
    rng.shuffle(numbers)
    gaps = rng.choice((0.0, 0.1, 0.4))
    spaces = bytearray(SPACES)
    for space in range(SPACES):
        if rng.random() >= gaps:
            spaces[space] = laid(numbers[space], rng.randrange(4))
    return bytes(spaces)


def built_board(rng: Random, evaluator: TileEvaluator) -> bytes:
    """A board as somebody builds it who wants a long path, up to any turn."""
    numbers = [tile.number for tile in classic().tiles for _ in range(tile.count)]
    rng.shuffle(numbers)
    path_ends = PathEnds(evaluator.passages)
    entrance = rng.randrange(len(ENTRANCES))
    for number in numbers[: rng.choice((12, 20, SPACES))]:
        path_ends.lay(*evaluator.choose(path_ends, number, entrance))
    return bytes(path_ends.spaces)


def tiles_on(spaces: bytes) -> Tiles:
    """The board as the surveyor reads it."""
    return {
        divmod(space, SIZE): tile_in(content)
        for space, content in enumerate(spaces)
        if content != EMPTY
    }


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 2, 3))])
def test_path_and_chambers_are_those_of_a_second_independent_surveyor(part: int) -> None:
    """LP-8, LP-10, LP-11, LP-12, on 500 boards a part with a piece on every scarab."""
    rules = rules_of()
    rng = Random(f"survey {part}")
    evaluator = TileEvaluator(Passages(rules.tile_set, rules.corridors), WEIGHTS)
    long_paths = chambers = 0
    for index in range(BOARDS // 4):
        spaces = built_board(rng, evaluator) if index % 2 else random_board(rng)
        survey = Survey(TILE_SET, tiles_on(spaces))
        pieces = tuple((row * FIELDS + column, 1) for row, column in sorted(survey.scarabs))
        for entrance, (portal, side) in enumerate(ENTRANCES):
            hunter = Hunter(spaces, entrance, pieces, (0, 0, 0, 0))
            path = survey.path(portal, side)
            found = worth(rules.tile_set, rules.corridors, hunter, professional=True)
            assert [divmod(field, FIELDS) for field in found.fields] == path
            factors = {cell: survey.factor(cell, path) for cell in survey.scarabs}
            scoring = {divmod(find.field, FIELDS): find.multiplier for find in found.finds}
            assert scoring == {cell: factor for cell, factor in factors.items() if factor}
            long_paths += len(path) > 45
            chambers += len(scoring)
    assert long_paths > 5, "boards without a path would prove nothing"
    assert chambers > 500


def test_the_bots_working_board_knows_the_same_paths() -> None:
    """LP-8: corridor ends, joined in any order, match the lengths and ends of a walk."""
    rules = rules_of()
    passages = Passages(rules.tile_set, rules.corridors)
    rng = Random("threads")
    for _ in range(200):
        spaces = random_board(rng)
        path_ends = PathEnds(passages)
        order = [space for space in range(SPACES) if spaces[space] != EMPTY]
        rng.shuffle(order)
        for space in order:
            path_ends.lay(space, spaces[space])
        for entrance, gate in enumerate(rules.tile_set.entrances):
            walk = rules.corridors.walk(spaces, gate)
            goes_on = walk.end >= 0 and spaces[walk.end >> 3] == EMPTY
            assert path_ends.paths[entrance] == len(walk.fields)
            assert (path_ends.heads[entrance] >= 0) == goes_on
            if goes_on:
                assert path_ends.heads[entrance] == walk.end
