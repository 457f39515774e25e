"""Every reason for which a move is refused, with the parameters that a UI shows."""

from __future__ import annotations

import inspect
import re

import pytest

from pyramids.engine.contract import Reason
from pyramids.engine.errors import MoveSyntaxError
from pyramids.games.labyrinth import betting, building, rules
from pyramids.games.labyrinth.moves import Bet, Lay, Move, Place, Start, decode, encode
from tests.games.labyrinth.boards import HALL, Scenario, hunter

START = "left left"


def laying() -> Scenario:
    """Player 0 has to lay tile 18."""
    return Scenario(hunter(*HALL, start=START), number=18)


def placing(stock: tuple[int, ...] = (5, 4, 3, 0), professional: bool = False) -> Scenario:
    """Player 0 has laid tile 11 on c1 and may put pieces on e2 and f2."""
    player = hunter("10 a1 0", start=START, pieces={"a1": 1}, stock=stock)
    scenario = Scenario(player, number=11, professional=professional)
    scenario.play("0 lay 11 c1 0")
    return scenario


def choosing() -> Scenario:
    """Player 0 has laid the third tile and must choose an entrance."""
    scenario = Scenario(hunter(), hunter(start=START), turn=3, number=1)
    scenario.play("0 lay 1 c3 0", "1 lay 1 a1 0")
    return scenario


def wagering() -> Scenario:
    """Both have to bet on the sixth number; player 1 has."""
    scenario = Scenario(hunter(start=START), hunter(start=START), turn=5, number=1, betting=True)
    scenario.play("0 lay 1 a1 0", "1 lay 1 a1 0", "1 bet high")
    return scenario


REFUSALS: list[tuple[Scenario, int, Move, str, dict[str, object]]] = [
    (laying(), 7, Lay(18, 0, 0), "no_such_seat", {"seat": 7}),
    (laying(), 0, Bet("high"), "not_now", {"phase": "build"}),
    (laying(), 0, Place(0, 1), "lay_first", {}),
    (laying(), 0, Lay(17, 0, 0), "another_tile", {"tile": 18}),
    (laying(), 0, Lay(18, 25, 0), "off_the_board", {}),
    (laying(), 0, Lay(18, 10, 0), "space_taken", {}),
    (laying(), 0, Lay(18, 0, 4), "no_such_rotation", {"rotation": 4}),
    (laying(), 0, Lay(18, 0, 3), "same_as_rotation", {"rotation": 1}),
    (placing(), 0, Lay(11, 1, 0), "tile_laid_already", {}),
    (placing(), 0, Place(100, 1), "off_the_board", {}),
    (placing(), 0, Place(0, 1), "scarab_taken", {}),
    (placing(), 0, Place(1, 1), "only_on_the_new_tile", {}),
    (placing(), 0, Place(4, 1), "no_scarab", {}),
    (placing(), 0, Place(14, 7), "no_such_treasure", {"value": 7}),
    (placing((0, 4, 3, 0)), 0, Place(14, 1), "none_left", {"value": 1}),
    (placing(), 0, Place(14, 3), "lower_value_first", {"value": 1}),
    (placing(professional=True), 0, Place(14, 4), "none_left", {"value": 4}),
    (placing(), 0, Start("left", "left"), "entrance_is_final", {}),
    (choosing(), 0, decode("done"), "choose_an_entrance", {"turn": 3}),
    (choosing(), 0, Start("top", "left"), "no_such_entrance", {}),
    (choosing(), 1, decode("done"), "turn_over", {}),
    (wagering(), 1, Bet("low"), "bet_already", {}),
    (wagering(), 0, Bet("even"), "bet_high_or_low", {}),
    (wagering(), 0, Lay(1, 0, 0), "not_now", {"phase": "bet"}),
]


@pytest.mark.parametrize(
    ("scenario", "seat", "move", "code", "params"),
    REFUSALS,
    ids=[f"{number}-{refusal[3]}" for number, refusal in enumerate(REFUSALS)],
)
def test_a_refused_move_says_why(
    scenario: Scenario, seat: int, move: Move, code: str, params: dict[str, object]
) -> None:
    reason = scenario.rules.check(scenario.state, seat, move)
    assert reason == Reason(code, params)
    assert str(reason)


def test_who_is_out_of_the_betting_round_is_told_so() -> None:
    """LP-14"""
    players = (hunter(start=START), hunter(start=START))
    scenario = Scenario(*players, turn=6, number=1, betting=True, bettors=(1,))
    scenario.play("0 lay 1 a1 0", "1 lay 1 a1 0")
    assert scenario.refusal(0, "bet low") == ("out_of_the_betting_round", {})


def test_every_reason_in_the_rules_is_tested_here() -> None:
    sources = "".join(inspect.getsource(module) for module in (rules, building, betting))
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', sources)) | {"lay_first", "tile_laid_already"}
    assert codes - {refusal[3] for refusal in REFUSALS} == {"out_of_the_betting_round"}


TEXTS = ["bet high", "bet low", "lay 17 c3 1", "treasure f10 2", "start bottom left", "done"]


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_is_written_as_it_was_read(text: str) -> None:
    assert encode(decode(text)) == text


def test_spaces_and_fields_are_named_from_the_top_left() -> None:
    assert decode("lay 3 a1 0") == Lay(3, 0, 0)
    assert decode("lay 3 e5 2") == Lay(3, 24, 2)
    assert decode("treasure j10 3") == Place(99, 3)
    assert decode("treasure a10 3") == Place(90, 3)


@pytest.mark.parametrize(
    "text",
    ["", "bet", "bet even", "lay 17 f3 1", "lay 17 c6 1", "lay 0 c3 0", "lay 17 c3 4", "lay 1 c3",
     "treasure k1 1", "treasure a11 1", "treasure a0 1", "treasure a1 0", "start top left",
     "start left", "done ", "Done", "lay 1７ c3 1"],
)  # fmt: skip
def test_what_is_no_move_is_refused_in_words(text: str) -> None:
    with pytest.raises(MoveSyntaxError, match="is not a move like"):
        decode(text)


def test_moves_of_different_kinds_are_never_equal() -> None:
    """They are tuples underneath: a bet must not pass for an entrance."""
    moves = [decode(text) for text in TEXTS]
    assert len(set(moves)) == len(moves)
