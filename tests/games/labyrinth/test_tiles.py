"""The components: LP-1 to LP-3, and the classic tile set as its file gives it."""

from __future__ import annotations

from itertools import product

from pyramids.games.labyrinth.board import (
    ENTRANCES,
    FIELDS,
    GATES,
    NEIGHBOURS,
    OUTSIDE,
    SPACES,
    WALL,
    field_of,
    place_of,
)
from pyramids.games.labyrinth.corridors import CLOSED, laid
from pyramids.games.labyrinth.inspection import inspect, parts
from tests.games.labyrinth.boards import CLASSIC, classic, rules_of
from tests.games.labyrinth.second_opinion import BACK, STEP, TURN, doors, unpack

Shape = tuple[frozenset[str], ...]
PLACES = ((0, 0), (0, 1), (1, 1), (1, 0))
EDGE = (frozenset("NW"), frozenset("NE"), frozenset("ES"), frozenset("SW"))


def every_tile() -> set[frozenset[Shape]]:
    """All tiles up to rotation whose fields have two open sides and never disagree."""
    fields = [frozenset(sides) for sides in ("NE", "NS", "NW", "ES", "EW", "SW")]
    shapes = [shape for shape in product(fields, repeat=4) if agrees(shape)]
    return {turnings(shape) for shape in shapes}


def agrees(shape: Shape) -> bool:
    return all((side in shape[a]) == (BACK[side] in shape[b]) for a, side, b in inner_sides())


def inner_sides() -> list[tuple[int, str, int]]:
    found = []
    for here, (row, column) in enumerate(PLACES):
        for side, (down, right) in STEP.items():
            if (row + down, column + right) in PLACES:
                found.append((here, side, PLACES.index((row + down, column + right))))
    return found


def turnings(shape: Shape) -> frozenset[Shape]:
    found = [shape]
    for _ in range(3):
        sides = [frozenset(TURN[side] for side in field) for field in found[-1]]
        found.append((sides[3], sides[0], sides[1], sides[2]))
    return frozenset(found)


def corridor_parts(shape: Shape) -> int:
    """How many separate corridors there are."""
    group = list(range(4))
    for here, side, there in inner_sides():
        if side in shape[here]:
            old, new = group[here], group[there]
            group = [new if number == old else number for number in group]
    return len(set(group))


def chamber_fields(shape: Shape) -> set[int]:
    """The fields that can become a chamber: both open sides on the tile's edge."""
    return {index for index, field in enumerate(shape) if field == EDGE[index]}


def kit_shapes() -> dict[int, tuple[Shape, set[int], int]]:
    """Number → fields, scarabs, count, read by the test itself."""
    found = {}
    for tile in unpack(CLASSIC.read_text("utf-8"))["tiles"]:
        shape = tuple(frozenset(text) - {"*"} for text in tile["fields"])
        scarabs = {index for index, text in enumerate(tile["fields"]) if "*" in text}
        found[tile["number"]] = (shape, scarabs, tile["count"])
    return found


def test_the_nineteen_tiles_are_all_that_exist_with_two_to_four_corridors() -> None:
    """LP-2: enumerated, and compared up to rotation."""
    possible = {tile for tile in every_tile() if 2 <= corridor_parts(next(iter(tile))) <= 4}
    assert len(possible) == 19
    given = [turnings(shape) for shape, _, _ in kit_shapes().values()]
    assert len(given) == 19
    assert set(given) == possible


def test_the_nine_doubled_tiles_are_those_that_can_hold_a_chamber() -> None:
    """LP-2: 6 to 14, and their scarabs are just the fields that can become one."""
    for number, (shape, scarabs, count) in kit_shapes().items():
        assert scarabs == chamber_fields(shape), number
        assert count == (2 if scarabs else 1), number
        assert (6 <= number <= 14) == bool(scarabs), number


def test_there_are_twenty_eight_number_cards() -> None:
    """LP-2, LP-3"""
    cards = classic().cards
    assert sum(count for _, count in cards) == 28
    assert [number for number, _ in cards] == list(range(1, 20))


def test_each_player_has_twelve_treasures_and_the_table_fifteen_special_ones() -> None:
    """LP-3"""
    kinds = [(kind.colour, kind.count, kind.value) for kind in classic().treasures]
    assert kinds == [("blue", 5, 1), ("green", 4, 2), ("red", 3, 3), ("purple", 15, 4)]
    assert classic().markers == (15, 30, 45)


def test_the_portals_open_the_middle_of_the_left_bottom_and_right_edge() -> None:
    """LP-1: two fields wide each, seen by someone outside who looks in."""
    tile_set = classic()
    wanted = doors({"left": 2, "bottom": 2, "right": 2})
    for entrance, gate in zip(ENTRANCES, tile_set.entrances, strict=True):
        cell, side = wanted[entrance]
        space, local = divmod(gate, GATES)
        quarter = (0, 1, 1, 2, 2, 3, 3, 0)[local]
        assert divmod(field_of(space, quarter), FIELDS) == cell
        assert "NNEESSWW"[local] == side
    assert tile_set.beyond.count(OUTSIDE) == 6
    assert tile_set.beyond.count(WALL) == 4 * FIELDS - 6


def test_gates_of_neighbouring_spaces_face_each_other() -> None:
    """LP-1: behind the gate behind a gate is the gate itself."""
    beyond = classic().beyond
    for gate, there in enumerate(beyond):
        if there >= 0:
            assert beyond[there] == gate
            assert there // GATES != gate // GATES


def test_the_board_is_ten_by_ten_fields() -> None:
    """LP-1"""
    fields = {field_of(space, quarter) for space in range(SPACES) for quarter in range(4)}
    assert fields == set(range(FIELDS * FIELDS))
    assert all(field_of(*place_of(field)) == field for field in fields)
    assert sorted(len(near) for near in NEIGHBOURS) == [2] * 4 + [3] * 32 + [4] * 64


def test_a_corridor_leads_back_where_it_came_from() -> None:
    """LP-2: corridors never branch, in no tile and no rotation."""
    corridors = rules_of().corridors
    for tile in classic().tiles:
        for rotation in range(4):
            start = laid(tile.number, rotation) * GATES
            for gate in range(GATES):
                out = corridors.leave[start + gate]
                if out != CLOSED:
                    assert corridors.leave[start + out] == gate
                    passed = corridors.quarters[start + gate]
                    assert corridors.quarters[start + out] == passed[::-1]
                    assert corridors.steps[start + gate] == len(passed)


def test_a_tiles_corridors_cover_its_four_fields() -> None:
    """LP-2"""
    for tile in classic().tiles:
        assert sum(parts(rules_of().corridors, tile)) == 4


def test_tiles_that_look_the_same_after_turning_have_fewer_rotations() -> None:
    """LP-4"""
    turns = {tile.number: tile.turns for tile in classic().tiles}
    assert {number for number, count in turns.items() if count == 2} == {3, 16, 18, 19}
    assert {number for number, count in turns.items() if count == 1} == {10}
    assert classic().tile(18).rotation(3) == 1
    assert classic().tile(1).rotation(3) == 3


def test_an_inspection_lists_every_tile_and_finds_nothing_odd() -> None:
    """LP-2"""
    tables, warnings = inspect(classic())
    assert len(tables[0].rows) == 19
    assert tables[0].rows[9][:6] == (10, 2, "NW* NE* ES* SW*", 4, 1, 4)
    assert warnings == ()
