"""Every reason for which a move is refused, and the text form of moves."""

from __future__ import annotations

import inspect
import re

import pytest

from pyramids.engine.contract import Reason
from pyramids.engine.errors import MoveSyntaxError
from pyramids.games.pyramido import building, row, rules
from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.moves import Place, Reveal, Split, Take, decode, encode
from pyramids.games.pyramido.state import NEWCOMER, Phase
from pyramids.games.pyramido.texts.refusals import REFUSALS as SENTENCES
from tests.games.pyramido.scenario import Scenario, builder

PYRAMID = ("1: 2 0,0 right", "1: 5 1,0 right")


def taking() -> Scenario:
    """Player 0 has to take."""
    return Scenario()


def splitting() -> Scenario:
    """Player 0 has emptied stack 1."""
    scenario = Scenario(sizes=(1, 9, 1, 2, 12))
    scenario.play("0 take 1 blue")
    return scenario


def revealing() -> Scenario:
    """Player 0 has taken from stack 1."""
    scenario = Scenario()
    scenario.play("0 take 1 blue", "* 1+1")
    return scenario


def placing(*dominoes: str) -> Scenario:
    """Player 0 has to place domino 1."""
    built = builder(*dominoes) if dominoes else NEWCOMER
    return Scenario(builders=[built], phase=Phase.PLACE, hand=1)


def scoring() -> Scenario:
    """Player 0 has activated an area and has gems left."""
    builders = [builder(*PYRAMID, gems="3 orange 4 red"), builder(*PYRAMID)]
    scenario = Scenario(builders=builders, passed=(0, 1), phase=Phase.ACTIVATE)
    scenario.play("0 activate 0,0 1+0")
    return scenario


def discarding() -> Scenario:
    """Player 0 has a gem too many."""
    scenario = scoring()
    scenario.play("0 done")
    return scenario


REFUSALS: list[tuple[Scenario, int, str, str, dict[str, object]]] = [
    (taking(), 7, "take 1 blue", "no_such_seat", {"seat": 7}),
    (taking(), 1, "take 1 blue", "not_your_turn", {}),
    (taking(), 0, "reveal 2", "not_now", {"phase": "take"}),
    (Scenario.fresh(2), 0, "take 1 blue", "not_now", {"phase": "deal"}),
    (taking(), 0, "take 2 purple", "face_down", {"stack": 2}),
    (taking(), 0, "take 1 green", "gem_not_below", {"stack": 1, "gem": "green"}),
    (splitting(), 0, "split 1", "too_small_to_split", {"stack": 1}),
    (splitting(), 0, "split 3", "too_small_to_split", {"stack": 3}),
    (revealing(), 0, "reveal 3", "already_face_up", {"stack": 3}),
    (placing(), 0, "place 0,1 right", "start_at_origin", {}),
    (placing(*PYRAMID), 0, "place 0,1 right", "block_taken", {}),
    (placing(*PYRAMID), 0, "place 0,5 right", "outside_outline", {"stage": 1}),
    (placing(*PYRAMID), 0, "place 0,3 right", "must_touch", {}),
    (scoring(), 0, "activate 0,1 1+0", "no_such_area", {}),
    (scoring(), 0, "activate 0,0 1+0", "already_activated", {}),
    (scoring(), 0, "activate 0,2 2+0", "wrong_payment", {}),
    (scoring(), 0, "activate 0,2 1+0", "not_enough_gems", {}),
    (discarding(), 0, "discard green", "no_such_gem", {"gem": "green"}),
    (discarding(), 0, "done", "not_now", {"phase": "discard"}),
]


@pytest.mark.parametrize(
    ("scenario", "seat", "move", "code", "params"),
    REFUSALS,
    ids=[f"{number}-{refusal[3]}" for number, refusal in enumerate(REFUSALS)],
)
def test_a_refused_move_says_why(
    scenario: Scenario, seat: int, move: str, code: str, params: dict[str, object]
) -> None:
    """PF-5, PF-7, PF-8, PF-12, PF-14"""
    reason = scenario.rules.check(scenario.state, seat, decode(move))
    assert reason == Reason(code, params)
    assert code in SENTENCES


def test_every_reason_in_the_rules_is_tested_here_and_has_a_sentence() -> None:
    modules = (rules, building, row, activation)
    sources = "".join(inspect.getsource(module) for module in modules)
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', sources))
    assert codes == {refusal[3] for refusal in REFUSALS} == set(SENTENCES)


TEXTS = ["take 3 red", "take 5 mythical", "split 3", "reveal 3", "place 0,0 right",
         "place -1,12 below", "place 3,-4 above", "activate 0,0 1+0", "activate 7,9 1+4",
         "discard green", "done"]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_is_written_as_it_was_read(text: str) -> None:
    assert encode(decode(text)) == text


def test_stacks_count_from_one_in_texts() -> None:
    assert decode("take 3 red") == Take(2, 4)
    assert decode("place -1,2 left") == Place(-1, 2, 2)


@pytest.mark.parametrize(
    "text",
    ["", "take", "take 6 red", "take 0 red", "take 1 yellow", "split 6", "reveal", "place 0 right",
     "place 0,0 up", "place -0,0 right", "place 00,1 right", "activate -1,0 1+0",
     "activate 0,0 1-0", "activate 0,0 10+0", "discard", "done ", "Done", "take ３ red"],
)  # fmt: skip
def test_what_is_no_move_is_refused_in_words(text: str) -> None:
    with pytest.raises(MoveSyntaxError, match="is not a move like"):
        decode(text)


def test_moves_of_different_kinds_are_never_equal() -> None:
    """A split must not pass for a reveal."""
    moves = [decode(text) for text in TEXTS]
    assert len(set(moves)) == len(moves)
    assert Split(2) != Reveal(2)
