"""Placing dominoes: outlines, touching, gaps, passing (PF-3, PF-8 to PF-10)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyramids.games.pyramido.building import outlines, second_block
from pyramids.games.pyramido.events import DominoPlaced, Passed, ScoringBegan
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import NEWCOMER, Builder, Phase
from tests.games.pyramido.played_games import rules_of
from tests.games.pyramido.scenario import Scenario, builder, covered, of_type
from tests.games.pyramido.second_opinion import Cell, box_around, places

FOUR_BY_FIVE = covered(1, 4, 5)
FIVE_BY_FOUR = covered(1, 5, 4)


def placing(built: Builder, stage: int = 1) -> Scenario:
    """Player 0 has to place domino 1."""
    other = builder("1: 2 0,0 right")
    return Scenario(builders=[built, other], stage=stage, phase=Phase.PLACE, hand=1)


def pairs(moves: list[str]) -> set[frozenset[Cell]]:
    """The pairs of blocks of placements, each of which is there in both directions."""
    found: list[frozenset[Cell]] = []
    for text in moves:
        move = rules_of().decode(text)
        assert isinstance(move, Place)
        found.append(frozenset(((move.row, move.column), second_block(move))))
    assert all(found.count(pair) == 2 for pair in found)
    return set(found)


def test_the_first_domino_lies_at_the_origin_in_four_rotations() -> None:
    """PF-8: wherever it lies, only differences count."""
    scenario = placing(NEWCOMER)
    assert scenario.legal() == [
        "place 0,0 right", "place 0,0 below", "place 0,0 left", "place 0,0 above",
    ]  # fmt: skip


def test_in_stage_1_a_domino_must_share_a_side_with_another() -> None:
    """PF-8"""
    scenario = placing(builder("1: 2 0,0 right"))
    assert scenario.refusal(0, "place 1,2 right") == ("must_touch", {})
    assert scenario.refusal(0, "place 0,3 right") == ("must_touch", {})
    assert scenario.refusal(0, "place 1,1 right") is None
    events = scenario.play("0 place 1,1 right")
    assert events[0] == DominoPlaced(0, 1, 1, (1, 1), (1, 2))


def test_the_number_of_places_beside_the_first_domino() -> None:
    """PF-8: counted by hand. Beside each end one in line and two across it, beside each long side
    three along it and two upright ones, all of them in two directions."""
    legal = placing(builder("1: 2 0,0 right")).legal()
    ends = 2 * (1 + 2)
    sides = 2 * (3 + 2)
    assert len(legal) == 2 * (ends + sides)


@pytest.mark.parametrize(
    ("dominoes", "inside", "outside"),
    [
        (["1: 2 0,0 right", "1: 3 0,2 right"], "place 0,4 below", "place 0,4 right"),
        (["1: 2 0,0 below", "1: 3 2,0 below"], "place 4,0 right", "place 4,0 below"),
        (["1: 2 0,0 right", "1: 3 0,2 right", "1: 4 0,4 below"], "place 2,0 below", None),
    ],
)
def test_the_outline_is_any_box_around_the_dominoes(
    dominoes: list[str], inside: str, outside: str | None
) -> None:
    """PF-3: 4×5 or 5×4, wherever it contains what lies there."""
    scenario = placing(builder(*dominoes))
    legal = scenario.legal()
    if outside:
        assert inside in legal
        assert scenario.refusal(0, outside) == ("outside_outline", {"stage": 1})
    else:
        assert inside not in legal


def test_five_columns_allow_only_four_rows() -> None:
    """PF-3: as soon as one side has five, the other has four."""
    wide = builder("1: 2 0,0 right", "1: 3 0,2 right", "1: 4 0,4 below", "1: 5 2,4 below")
    scenario = placing(wide)
    assert scenario.refusal(0, "place 4,4 left") == ("outside_outline", {"stage": 1})
    assert scenario.refusal(0, "place 3,3 left") is None
    assert {(box.height, box.width) for box in outlines(wide.box)} == {(4, 5)}


@pytest.mark.parametrize(
    ("stage", "ground", "height", "width"),
    [
        (2, FOUR_BY_FIVE, 3, 4), (3, FOUR_BY_FIVE, 2, 3), (4, FOUR_BY_FIVE, 1, 2),
        (2, FIVE_BY_FOUR, 4, 3), (3, FIVE_BY_FOUR, 3, 2), (4, FIVE_BY_FOUR, 2, 1),
    ],
)  # fmt: skip
def test_every_stage_is_a_block_shorter_and_narrower(
    stage: int, ground: list[str], height: int, width: int
) -> None:
    """PF-3: an empty stage offers every pair of neighbours, and nothing needs to touch."""
    built = builder(*ground)._replace(occupied=0)
    legal = placing(built, stage).legal()
    neighbours = height * (width - 1) + (height - 1) * width
    assert len(pairs(legal)) == neighbours
    rows = {row for pair in pairs(legal) for row, _ in pair}
    columns = {column for pair in pairs(legal) for _, column in pair}
    assert (rows, columns) == (set(range(height)), set(range(width)))


def test_from_stage_2_on_touching_is_not_needed() -> None:
    """PF-8"""
    built = builder(*FOUR_BY_FIVE, "2: 80 0,0 right")
    scenario = placing(built, 2)
    assert scenario.refusal(0, "place 2,3 left") is None
    assert scenario.refusal(0, "place 0,1 right") == ("block_taken", {})
    assert scenario.refusal(0, "place 3,0 right") == ("outside_outline", {"stage": 2})
    assert scenario.refusal(0, "place 0,-1 right") == ("outside_outline", {"stage": 2})


def gappy_ground() -> Builder:
    """Stage 1 with two single gaps, so that nothing more fits: 9 dominoes in 4×5."""
    return builder(
        "1: 40 0,0 right", "1: 41 0,2 right", "1: 42 0,4 below",
        "1: 43 1,0 below", "1: 44 1,1 right", "1: 45 2,2 right",
        "1: 46 3,0 right", "1: 47 3,2 right", "1: 48 2,4 below",
    )  # fmt: skip


def test_a_player_without_room_passes_when_their_turn_comes() -> None:
    """PF-9: single gaps are no room; nothing is taken, and it is the next one's turn."""
    scenario = Scenario(
        3,
        builders=[builder("1: 2 0,0 right"), gappy_ground(), builder("1: 3 0,0 right")],
        phase=Phase.PLACE,
        hand=1,
    )
    events = scenario.play("0 place 1,0 right")
    assert of_type(events, Passed) == [Passed(1, 1)]
    assert scenario.waiting() == (2,)
    assert scenario.state.passed == (1,)
    assert scenario.gems(1) == ""


def test_the_stage_is_scored_when_everyone_has_passed() -> None:
    """PF-9, PF-10: also whoever has just placed, once their next turn comes."""
    almost = builder(*covered(1, 4, 5)[:-1])
    scenario = Scenario(builders=[gappy_ground(), almost], seat=1, phase=Phase.PLACE, hand=1)
    events = scenario.play("1 place 2,4 below")
    assert events[1:] == [Passed(0, 1), Passed(1, 1), ScoringBegan(1)]
    assert scenario.waiting() == (0,)
    assert scenario.state.phase is Phase.ACTIVATE


def test_who_has_passed_is_skipped_for_the_rest_of_the_stage() -> None:
    """PF-9"""
    builders = [builder("1: 2 0,0 right"), gappy_ground()]
    scenario = Scenario(builders=builders, passed=(1,), phase=Phase.PLACE, hand=1)
    events = scenario.play("0 place 1,0 right")
    assert of_type(events, Passed) == []
    assert scenario.waiting() == (0,)


def test_the_next_stage_is_built_over_gaps() -> None:
    """PF-8: a block may lie over anything, also over nothing."""
    ground = gappy_ground()
    assert ground.occupied.bit_count() == 18
    scenario = placing(ground._replace(occupied=0), 2)
    assert "place 0,2 right" in scenario.legal()
    assert len(scenario.legal()) == 2 * (3 * 3 + 2 * 4)


@given(seed=st.integers(0, 2**32))
def test_legal_places_are_just_those_of_brute_force(seed: int) -> None:
    """PF-3, PF-8, PF-9: over a whole pyramid, stage by stage until nothing fits."""
    rules, rng = rules_of(), Random(seed)
    built = NEWCOMER
    domino = 0
    for stage in (1, 2, 3, 4):
        blocks: set[Cell] = set()
        while rules.building.has_room(built, stage):
            legal = rules.building.legal(built, stage)
            if built.placed:
                found = pairs([rules.encode(move) for move in legal])
                height, width = built.box.height - stage + 1, built.box.width - stage + 1
                assert found == places(stage, blocks, (height, width))
            move = rng.choice(legal)
            domino += 1
            built = rules.with_domino(built, stage, domino, move)
            blocks |= {(move.row, move.column), second_block(move)}
        if stage == 1:
            assert box_around(blocks) == tuple(built.box)
            assert (built.box.height, built.box.width) in ((4, 5), (5, 4))
        assert not rules.building.legal(built, stage)
        built = built._replace(occupied=0)
