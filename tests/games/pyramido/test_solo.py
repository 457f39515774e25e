"""One player alone: the row moves after each turn (PF-17)."""

from __future__ import annotations

import pytest

from pyramids.engine.contract import CHANCE
from pyramids.games.pyramido.events import (
    BackShown,
    Passed,
    Revealed,
    ScoringBegan,
    StackSplit,
    Sunk,
)
from pyramids.games.pyramido.state import FACE_UP, NO_DOMINO, Phase, Stack
from tests.games.pyramido.scenario import Scenario, builder, covered, of_type


def faces(scenario: Scenario) -> str:
    """The stacks: U for a face-up top, d for a face-down one."""
    return "".join("U" if stack.back == FACE_UP else "d" for stack in scenario.state.stacks)


@pytest.mark.parametrize(
    ("taken", "revealed", "sunk", "turned_up"),
    [
        ("1 red", 1, 3, 2),
        ("1 red", 2, 3, 1),
        ("1 red", 4, 3, 2),
        ("3 red", 2, 1, 4),
        ("3 red", 4, 1, 3),
        ("5 orange", 4, 1, 5),
        ("5 orange", 2, 1, 5),
    ],
)
def test_the_left_of_the_old_face_up_dominoes_sinks(
    taken: str, revealed: int, sunk: int, turned_up: int
) -> None:
    """PF-17: not the one just revealed. Then, going left and around the end, a top is revealed."""
    scenario = Scenario(1)
    stack = int(taken[0])
    fronts = {2: "* 2", 4: "* 28", stack: "* 46"}
    scenario.play(f"0 take {taken}", "* 1+1", f"0 reveal {revealed}", fronts[revealed])
    tops = [stack.top for stack in scenario.state.stacks]
    events = scenario.play("0 place 0,0 right")
    assert of_type(events, Sunk) == [Sunk(sunk - 1, tops[sunk - 1])]
    events = scenario.play("* 1+1")
    number = next(iter(scenario.chances()))
    events += scenario.play(f"* {number}")
    assert of_type(events, BackShown) == [BackShown(sunk - 1, 2)]
    assert of_type(events, Revealed) == [Revealed(CHANCE, turned_up - 1, int(number))]
    assert faces(scenario).count("U") == 3
    assert scenario.state.stacks[sunk - 1].sunk == (tops[sunk - 1],)
    assert scenario.state.stacks[sunk - 1].size == 18
    assert scenario.waiting() == (0,)


def test_with_others_at_the_table_the_row_stays() -> None:
    """PF-17: solo means one player in all."""
    scenario = Scenario(2)
    events = scenario.play("0 take 1 red", "* 1+1", "0 reveal 1", "* 28", "0 place 0,0 right")
    assert of_type(events, Sunk) == []
    assert faces(scenario) == "UdUdU"


def with_stack(scenario: Scenario, index: int, stack: Stack) -> None:
    """Replace one of the stacks."""
    stacks = (*scenario.state.stacks[:index], stack, *scenario.state.stacks[index + 1 :])
    scenario.state = scenario.state._replace(stacks=stacks)


def test_the_only_domino_of_a_stack_is_just_turned_over() -> None:
    """PF-17: and as it is known, it comes up again without a draw."""
    scenario = Scenario(1, sizes=(18, 18, 1, 18, 18))
    scenario.play("0 take 1 red", "* 1+1", "0 reveal 2", "* 2")
    events = scenario.play("0 place 0,0 right")
    assert events[1:] == [Sunk(2, 10), BackShown(2, 2)]
    # Left of stack 3 the game turns up stack 1, since stack 2 was just revealed.
    assert scenario.state.stack == 0
    scenario.play("* 28")
    assert scenario.state.stacks[2] == Stack(10, 2, 0, ())
    scenario.play("0 take 1 blue", "* 1+1")
    events = scenario.play("0 reveal 3")
    assert events == [Revealed(0, 2, 10)]
    assert scenario.state.phase is Phase.PLACE


def test_a_domino_that_sank_comes_up_where_it_lies() -> None:
    """PF-17: below it there is nothing unknown, so nothing is drawn."""
    scenario = Scenario(1)
    with_stack(scenario, 0, Stack(1, FACE_UP, 0, (28, 46)))
    events = scenario.play("0 take 1 red")
    assert of_type(events, BackShown) == [BackShown(0, scenario.rules.row.back(28))]
    assert scenario.state.phase is Phase.REVEAL
    events = scenario.play("0 reveal 1")
    assert events == [Revealed(0, 0, 28)]
    assert scenario.state.stacks[0] == Stack(28, FACE_UP, 0, (46,))


def test_the_game_turns_up_a_known_domino_without_a_draw() -> None:
    """PF-17"""
    scenario = Scenario(1)
    with_stack(scenario, 1, Stack(28, 2, 0, ()))
    scenario.play("0 take 1 red", "* 1+1", "0 reveal 4", "* 37", "0 place 0,0 right")
    events = scenario.play("* 2+0")
    assert events == [BackShown(2, 3), Revealed(CHANCE, 1, 28)]
    assert scenario.waiting() == (0,)


@pytest.mark.parametrize(
    ("source", "stays", "moves"),
    [
        (Stack(10, FACE_UP, 3, ()), Stack(10, FACE_UP, 1, ()), (1, ())),
        (Stack(10, FACE_UP, 3, (28, 46)), Stack(10, FACE_UP, 2, ()), (0, (28, 46))),
        (Stack(10, FACE_UP, 0, (28, 46, 55)), Stack(10, FACE_UP, 0, (28,)), None),
    ],
)
def test_a_split_takes_the_sunk_dominoes_from_below(
    source: Stack, stays: Stack, moves: tuple[int, tuple[int, ...]] | None
) -> None:
    """PF-5, PF-17: they are the lowest ones of their stack."""
    scenario = Scenario(1, sizes=(1, 18, 18, 18, 18))
    with_stack(scenario, 2, source)
    scenario.play("0 take 1 red")
    events = scenario.play("0 split 3")
    assert of_type(events, StackSplit)[0].count == source.size // 2
    assert scenario.state.stacks[2] == stays
    new = scenario.state.stacks[0]
    if moves is None:
        assert new == Stack(46, 2, 0, (55,))
        assert scenario.state.phase is Phase.REVEAL
    else:
        assert (new.top, new.hidden, new.sunk) == (NO_DOMINO, *moves)
        assert scenario.state.phase is Phase.BACK


def test_the_row_moves_after_the_last_turn_of_a_stage_but_not_after_the_pass() -> None:
    """PF-17, PF-9"""
    almost = builder(*covered(1, 4, 5)[:-1])
    scenario = Scenario(1, builders=[almost])
    scenario.play("0 take 1 red", "* 1+1", "0 reveal 1", "* 28")
    events = scenario.play("0 place 2,4 below", "* 1+1", "* 2")
    assert [type(event) for event in events[1:]] == [
        Sunk,
        BackShown,
        Revealed,
        Passed,
        ScoringBegan,
    ]
    row = scenario.state.stacks
    scenario.play("0 done")
    assert scenario.state.stacks == row
    assert scenario.state.stage == 2
