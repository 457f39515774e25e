"""Every reason for which a move is refused, with the parameters that a UI shows."""

from __future__ import annotations

import inspect
import re

import pytest

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold import marking, refill, rules
from pyramids.games.silver_gold.moves import OFF_CHAMBER, Keep, Mark, Move, Take, shape_at
from pyramids.games.silver_gold.state import NEWCOMER, Phase
from tests.games.silver_gold.drawn_decks import CORRIDOR, Scenario, deck, explorer, marks

ANY = deck({1: "E#... ..... ..... ..... ....T", 5: "Ex... ..... ..... ..... ....T"})


def marking_scenario() -> Scenario:
    """Player 0 marks an I2 on card 1 (b1 is a wall, a1 and a2 are marked) or the empty card 2."""
    return Scenario(ANY, explorer((1, "a1a2"), 2), explorer(5, 6), pattern="I2")


def taking_scenario() -> Scenario:
    """Player 1 takes a card first, then player 0; the stack is empty."""
    corridors = deck(dict.fromkeys(range(1, 49), CORRIDOR))
    high, low = explorer((30, "a1a2a3a4"), 2), explorer((7, "a1a2a3a4"), 4)
    scenario = Scenario(corridors, high, low, display=(9, 10), stack=())
    scenario.play("0 single 30 a5", "1 single 7 a5")
    return scenario


def draft_scenario() -> Scenario:
    """Player 0 has to keep two of 3, 14, 20, 41; player 1 has kept 5 and 6."""
    scenario = Scenario(ANY, NEWCOMER, explorer(5, 6))
    scenario.state = scenario.state._replace(
        phase=Phase.KEEP, due=(0, 0), hands=((3, 14, 20, 41), (5, 6, 7, 8))
    )
    return scenario


NOT_I2 = Reason("not_the_pattern", {"pattern": "I2"})
NO_ENTRANCE = Reason("needs_the_entrance", {"card": 2})

REFUSED: list[tuple[Scenario, int, Move, Reason]] = [
    (marking_scenario(), 2, Mark("single", 1, 1), Reason("no_such_seat", {"seat": 2})),
    (marking_scenario(), -1, Mark("single", 1, 1), Reason("no_such_seat", {"seat": -1})),
    (marking_scenario(), 0, Take(9), Reason("not_now", {"phase": "mark"})),
    (marking_scenario(), 0, Keep((1, 2)), Reason("not_now", {"phase": "mark"})),
    (
        marking_scenario(),
        0,
        Mark("stamp", 1, marks("a3")),
        Reason("unknown_kind", {"kind": "stamp"}),
    ),
    (marking_scenario(), 0, Mark("extra", 1, marks("a3")), Reason("no_extra_mark_owed")),
    (marking_scenario(), 0, Mark("single", 5, marks("a1")), Reason("not_your_card", {"card": 5})),
    (marking_scenario(), 0, Mark("single", 0, marks("a1")), Reason("not_your_card", {"card": 0})),
    (marking_scenario(), 0, Mark("single", 49, marks("a1")), Reason("not_your_card", {"card": 49})),
    (marking_scenario(), 0, Mark("single", 1, OFF_CHAMBER), Reason("off_the_chamber")),
    (marking_scenario(), 0, Mark("single", 1, 0), Reason("off_the_chamber")),
    (marking_scenario(), 0, Mark("single", 1, -1), Reason("off_the_chamber")),
    (marking_scenario(), 0, Mark("pattern", 2, marks("a1a3")), NOT_I2),
    (marking_scenario(), 0, Mark("pattern", 2, marks("a1")), NOT_I2),
    (marking_scenario(), 0, Mark("pattern", 2, marks("a1b1c1")), NOT_I2),
    (marking_scenario(), 0, Mark("pattern", 2, marks("a1b2")), NOT_I2),
    (marking_scenario(), 0, Mark("single", 2, marks("a1b1")), Reason("just_one_field")),
    (marking_scenario(), 0, Mark("single", 1, marks("b1")), Reason("wall")),
    (marking_scenario(), 0, Mark("pattern", 1, marks("b1b2")), Reason("wall")),
    (marking_scenario(), 0, Mark("single", 1, marks("a2")), Reason("already_marked")),
    (marking_scenario(), 0, Mark("pattern", 1, marks("a2a3")), Reason("already_marked")),
    (marking_scenario(), 0, Mark("single", 1, marks("b3")), Reason("does_not_touch", {"card": 1})),
    (
        marking_scenario(),
        0,
        Mark("pattern", 1, marks("c2d2")),
        Reason("does_not_touch", {"card": 1}),
    ),
    (marking_scenario(), 0, Mark("single", 2, marks("b1")), NO_ENTRANCE),
    (marking_scenario(), 0, Mark("pattern", 2, marks("b1c1")), NO_ENTRANCE),
    (taking_scenario(), 0, Take(9), Reason("not_your_turn", {"seat": 1})),
    (taking_scenario(), 1, Take(11), Reason("not_in_the_display", {"card": 11})),
    (taking_scenario(), 1, Take(-1), Reason("not_in_the_display", {"card": -1})),
    (taking_scenario(), 1, Take(0), Reason("stack_empty")),
    (taking_scenario(), 1, Mark("single", 4, 1), Reason("not_now", {"phase": "take"})),
    (draft_scenario(), 0, Keep((3, 3)), Reason("two_different_cards")),
    (draft_scenario(), 0, Keep((3, 15)), Reason("not_your_card", {"card": 15})),
    (draft_scenario(), 0, Keep((5, 6)), Reason("not_your_card", {"card": 5})),
    (draft_scenario(), 0, Keep((41, 3)), Reason("lower_number_first")),
    (draft_scenario(), 1, Keep((7, 8)), Reason("already_kept")),
]


@pytest.mark.parametrize(
    ("scenario", "seat", "move", "reason"), REFUSED, ids=[f"{r.code}-{m}" for _, _, m, r in REFUSED]
)
def test_the_rules_say_why_a_move_is_refused(
    scenario: Scenario, seat: int, move: Move, reason: Reason
) -> None:
    """SG-4, SG-8 to SG-11, SG-16, SG-18, SG-19: each refusal has its own reason."""
    assert scenario.rules.check(scenario.state, seat, move) == reason
    if 0 <= seat < 2:
        assert move not in scenario.rules.legal(scenario.state, seat)


def test_a_second_mark_in_a_turn_is_refused() -> None:
    """SG-8"""
    scenario = marking_scenario()
    scenario.play("0 single 1 a3")
    assert scenario.refusal(0, "single 1 a4") == Reason("already_marked_this_turn")


@pytest.mark.parametrize("text", ["pattern 6 a1b1", "single 5 c1"])
def test_who_owes_an_extra_mark_can_not_mark_anything_else(text: str) -> None:
    """SG-12, SG-15"""
    scenario = marking_scenario()
    scenario.play("1 pattern 5 a1b1")
    assert scenario.refusal(1, text) == Reason("extra_marks_owed", {"count": 1})


def test_an_extra_mark_is_one_field() -> None:
    """SG-12"""
    scenario = marking_scenario()
    scenario.play("1 pattern 5 a1b1")
    assert scenario.refusal(1, "extra 5 c1d1") == Reason("just_one_field")
    assert scenario.refusal(1, "extra 5 c3") == Reason("does_not_touch", {"card": 5})
    assert scenario.refusal(1, "extra 6 b1") == Reason("needs_the_entrance", {"card": 6})


def test_a_pattern_that_hangs_over_the_edge_lies_off_the_chamber() -> None:
    """SG-9: the UI lays patterns wherever the pointer is."""
    scenario = marking_scenario()
    shape = scenario.deck.patterns[0].shape
    for row, column in ((0, 4), (-1, 0), (0, -1), (5, 0)):
        move = Mark("pattern", 2, shape_at(shape, row, column))
        assert scenario.rules.check(scenario.state, 0, move) == Reason("off_the_chamber")
    assert (
        scenario.rules.check(scenario.state, 0, Mark("pattern", 2, shape_at(shape, 0, 0))) is None
    )


def test_after_the_end_nothing_is_to_be_done() -> None:
    """SG-6"""
    scenario = marking_scenario()
    scenario.state = scenario.state._replace(phase=Phase.OVER)
    assert scenario.refusal(0, "single 1 a3") == Reason("not_now", {"phase": "over"})
    assert scenario.legal() == []


def test_every_reason_of_the_code_is_shown_here() -> None:
    """A new reason needs a test that names it."""
    source = "".join(inspect.getsource(module) for module in (marking, refill, rules))
    raised = set(re.findall(r'Reason\(\s*"(\w+)"', source)) | {"needs_the_entrance"}
    with open(__file__, encoding="utf-8") as own:
        tested = set(re.findall(r'Reason\("(\w+)"', own.read()))
    assert raised <= tested


def test_a_reason_reads_as_a_sentence() -> None:
    """For the log and the command line, where nothing is translated."""
    assert str(Reason("not_your_card", {"card": 5})) == "not your card (card 5)"
    assert str(Reason("wall")) == "wall"
