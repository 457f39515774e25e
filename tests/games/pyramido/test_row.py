"""The row of stacks: setup, taking, splitting, refilling, revealing (PF-4 to PF-7)."""

from __future__ import annotations

from pyramids.engine.contract import Chance
from pyramids.games.pyramido.domino_set import GEMS
from pyramids.games.pyramido.events import (
    BackShown,
    GemDrawn,
    GemsReturned,
    Refilled,
    Revealed,
    RowLaid,
    StackSplit,
    StageBegan,
    Taken,
)
from pyramids.games.pyramido.state import FACE_UP, Phase
from tests.games.pyramido.scenario import Scenario, gems_of, of_type

DEAL = ("* 1+1", "* 2+0", "* 1+1", "* 2+0", "* 2+0", "* 1", "* 4", "* 2")
"""The backs of all tops, then the fronts of stacks 1, 3 and 5."""
GEM_DEAL = tuple(f"* {GEMS[number % 6]}" for number in range(15))


def test_three_of_five_stacks_show_their_front_and_two_their_back() -> None:
    """PF-4: with three gems below each, and player 0 starts."""
    scenario = Scenario.fresh(3)
    events = scenario.play(*DEAL, *GEM_DEAL)
    row, stage = events
    assert isinstance(row, RowLaid)
    assert row.dominoes == (1, None, 4, None, 2)
    assert [back is None for back in row.backs] == [True, False, True, False, True]
    assert [len(gems) for gems in row.gems] == [3] * 5
    assert stage == StageBegan(1, 0)
    state = scenario.state
    assert [stack.size for stack in state.stacks] == [18] * 5
    assert sum(state.bag) == 63 - 15
    assert scenario.waiting() == (0,)


def test_a_top_is_drawn_in_two_steps_its_back_first() -> None:
    """PF-1: the back tells the number of symbols, so only such dominoes can be its front."""
    scenario = Scenario()
    scenario.play("0 take 1 red")
    chances = scenario.chances()
    assert chances.keys() == {"1+1", "2+0"}
    # Dominoes 1, 10, 19 are face up (1+1), and a 2+0 and a 1+1 lie on top, face down.
    assert chances == {"1+1": 30 - 4, "2+0": 60 - 1}
    scenario.play("* 2+0", "0 reveal 1")
    fronts = scenario.chances()
    assert len(fronts) == 60
    back = scenario.rules.row.back
    assert {back(int(front)) for front in fronts} == {scenario.state.stacks[1].back}
    assert set(fronts.values()) == {1}


def test_a_domino_that_was_seen_is_never_drawn_again() -> None:
    """PF-1: every domino is there once."""
    scenario = Scenario()
    scenario.play("0 take 1 red", "* 1+1", "0 reveal 1")
    assert not {"1", "10", "19"} & scenario.chances().keys()
    scenario.play("* 28", "0 place 0,0 right", "1 take 1 blue", "* 1+1", "1 reveal 1")
    assert "28" not in scenario.chances()


def test_taking_brings_a_domino_and_one_of_the_gems_below_it() -> None:
    """PF-5: of a face-up stack; the player chooses the gem."""
    scenario = Scenario()
    assert scenario.legal() == [
        "take 1 orange", "take 1 blue", "take 1 red",
        "take 3 blue", "take 3 red",
        "take 5 orange", "take 5 mythical",
    ]  # fmt: skip
    events = scenario.play("0 take 3 red")
    assert events == [Taken(0, 2, 10, GEMS.index("red"))]
    assert scenario.gems(0) == "1 red"
    assert scenario.state.below[2] == (GEMS.index("red"), GEMS.index("blue"))
    assert scenario.state.hand == 10
    events = scenario.play("* 2+0")
    assert of_type(events, BackShown)[0].stack == 2
    assert scenario.state.stacks[2].size == 17


def test_an_empty_stack_is_replaced_by_the_lower_half_of_another() -> None:
    """PF-5: rounded down; the other stack keeps its top as it lies."""
    scenario = Scenario(sizes=(1, 9, 1, 2, 12))
    scenario.play("0 take 1 blue")
    assert scenario.legal() == ["split 2", "split 4", "split 5"]
    before = scenario.state.stacks[1]
    events = scenario.play("0 split 2")
    assert events == [StackSplit(0, source=1, target=0, count=4)]
    after = scenario.state.stacks[1]
    assert (after.size, after.back, after.top) == (5, before.back, before.top)
    assert scenario.state.stacks[0].size == 4
    scenario.play("* 1+1", "0 reveal 1", "* 28")
    assert scenario.state.stacks[0].top == 28


def test_a_stack_of_two_is_split_into_one_and_one() -> None:
    """PF-5: a stack's size counts its top, face up or down."""
    scenario = Scenario(sizes=(1, 1, 2, 1, 1))
    scenario.play("0 take 1 blue")
    assert scenario.legal() == ["split 3"]
    scenario.play("0 split 3", "* 2+0")
    assert [stack.size for stack in scenario.state.stacks] == [1, 1, 1, 1, 1]
    assert scenario.state.stacks[2].back == FACE_UP


def test_gems_are_refilled_only_when_the_last_one_is_taken() -> None:
    """PF-6: three from the bag, one by one, before the reveal."""
    scenario = Scenario(gems=("red", "red blue", "red red", "red", "blue"))
    scenario.play("0 take 1 red", "* 1+1")
    assert scenario.state.phase is Phase.GEM
    assert scenario.chances() == dict(zip(GEMS, (9, 7, 9, 9, 4, 18), strict=True))
    events = scenario.play("* red", "* mythical", "* red")
    assert len(of_type(events, GemDrawn)) == 3
    red, mythical = GEMS.index("red"), GEMS.index("mythical")
    assert events[-1] == Refilled(0, (red, mythical, red))
    assert scenario.state.phase is Phase.REVEAL
    assert scenario.state.bag == (9, 7, 9, 9, 2, 17)
    scenario.play("0 reveal 1", "* 28", "0 place 0,0 right", "1 take 3 red", "* 1+1")
    assert scenario.state.phase is Phase.REVEAL


def test_discarded_gems_go_back_only_when_the_bag_is_empty() -> None:
    """PF-6: the last one of the bag is drawn first, then all discards are in the bag."""
    scenario = Scenario(
        gems=("red", "red", "red", "red", "blue"), bag="green", discards="2 purple 3 mythical"
    )
    scenario.play("0 take 1 red", "* 1+1")
    assert scenario.chances() == {"green": 1}
    events = scenario.play("* green")
    assert events == [GemDrawn(0, GEMS.index("green")), GemsReturned(5)]
    assert scenario.chances() == {"purple": 2, "mythical": 3}
    scenario.play("* purple", "* purple")
    assert scenario.state.bag == gems_of("3 mythical")
    assert sum(scenario.state.discards) == 0


def test_an_empty_bag_is_left_alone_until_a_gem_is_to_be_drawn() -> None:
    """PF-6: the third gem empties the bag, and the discards stay where they are."""
    scenario = Scenario(
        gems=("red", "red", "red red", "red", "blue"), bag="2 green red", discards="mythical"
    )
    events = scenario.play("0 take 1 red", "* 1+1", "* green", "* red", "* green")
    assert of_type(events, GemsReturned) == []
    assert sum(scenario.state.bag) == 0
    scenario.play("0 reveal 1", "* 28", "0 place 0,0 right")
    scenario.play("1 take 3 red", "* 1+1", "1 reveal 3", "* 37", "1 place 0,0 right")
    assert scenario.state.discards == gems_of("mythical")
    events = scenario.play("0 take 3 red", "* 1+1")
    assert of_type(events, GemsReturned) == [GemsReturned(1)]


def test_any_face_down_top_can_be_revealed_also_the_new_one() -> None:
    """PF-7: there are three of them now, and the domino in hand waits."""
    scenario = Scenario()
    scenario.play("0 take 1 red", "* 2+0")
    assert scenario.legal() == ["reveal 1", "reveal 2", "reveal 4"]
    events = scenario.play("0 reveal 2", "* 2")
    assert events == [Revealed(0, 1, 2)]
    assert scenario.state.phase is Phase.PLACE
    assert [stack.back == FACE_UP for stack in scenario.state.stacks] == [
        False, True, True, False, True,
    ]  # fmt: skip


def test_each_stack_has_a_random_stream_of_its_own() -> None:
    """What is drawn from one doesn't depend on how often the others were used."""
    sources = set()
    for stack in (1, 3, 5):
        scenario = Scenario()
        gem = scenario.legal()[0 if stack == 1 else 3 if stack == 3 else 5].split()[2]
        scenario.play(f"0 take {stack} {gem}")
        node = scenario.rules.node(scenario.state)
        assert isinstance(node, Chance)
        sources.add(node.source)
    assert len(sources) == 3
