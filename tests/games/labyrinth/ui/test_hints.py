"""Hints at the labyrinth's table: the best three moves with reasons, never a move by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from time import sleep

import pytest

from pyramids import language
from pyramids.bots.distinct_reasons import fact
from pyramids.engine.contract import MAX_HINTS, Hint, Reason, Setup
from pyramids.engine.session import Session
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.bots.hint_reasons import SUBJECTS, TOO_FAR_BEHIND
from pyramids.games.labyrinth.bots.hints import Adviser
from pyramids.games.labyrinth.bots.why import CODES, reasons
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Place, Start
from pyramids.games.labyrinth.state import LAY_DUE, NO_ENTRANCE, Phase, State
from pyramids.games.labyrinth.texts.reasons import clause
from tests.games.labyrinth.boards import rules_of
from tests.games.labyrinth.ui.table_player import ANA, BEN, IPI, SPEC, Guest, masons_choice, seated

NAPS = 3000
"""Hundredths of a second until the adviser must have answered."""
RICH = range(10, 15)
"""The tiles with several scarabs."""


def laying(turn: int) -> Callable[[State], bool]:
    """Whether Ana has to place the tile of a turn."""

    def reached(state: State) -> bool:
        return state.phase is Phase.BUILD and state.turn == turn and state.stages[0] == LAY_DUE

    return reached


def _number(reason: Reason, name: str) -> int:
    """The number in a reason, 0 if it has none."""
    number = reason.params.get(name, 0)
    assert isinstance(number, int)
    return number


def _can_lay(guest: Guest, turn: int) -> bool:
    return laying(turn)(guest.state) and guest.table.hand.active


def ask(guest: Guest) -> None:
    """Press H; another process thinks, so real time has to pass."""
    guest.key("h")
    for _ in range(NAPS):
        if guest.table.hints.hints:
            guest.headless.wait(20)
            return
        guest.headless.wait(10)
        sleep(0.01)
    raise AssertionError("the adviser never answers")


def test_three_hints_are_legal_and_say_why() -> None:
    with seated(ANA, IPI, until=laying(8)) as guest:
        ask(guest)
        hints = guest.table.hints.hints
        legal = guest.game.rules.legal(guest.state, 0)
        assert 1 < len(hints) <= MAX_HINTS
        assert all(isinstance(hint.move, Lay) and hint.move in legal for hint in hints)
        shown = [language.text_of(line.text) for line in guest.table.hints.list.lines]
        assert shown == [SPEC.texts(guest.game.rules).reasons(hint.reasons) for hint in hints]
        # Beside the hints the rivals keep their plates, or at least their heads.
        assert guest.table.rivals.visible is not guest.table.hint_column.heads.visible


def advice(
    turn: int, seed: int, *, professional: bool = False
) -> Iterator[tuple[State, tuple[Hint, ...]]]:
    """The states before every move of three turns, and the hints there."""
    rules = rules_of()
    options = {"rules": "professional" if professional else "basic", "betting": "off"}
    session = Session(rules, Setup("labyrinth", "classic", (ANA,), options), seed)
    adviser = Adviser(rules)
    while session.state.turn < turn + 3:
        if session.proceed():
            continue
        if session.state.turn < turn:
            session.submit(0, masons_choice(rules, session.state, 0))
            continue
        view, legal = rules.observe(session.state, 0), rules.legal(session.state, 0)
        hints = adviser.hints(view, legal, Random(seed), SPEC.adviser_budget)
        yield session.state, hints
        session.submit(0, hints[0].move)


def questions() -> list[tuple[Hint, ...]]:
    """The hints of all questions."""
    return [hints for _state, hints in asked()]


@cache
def asked() -> list[tuple[State, tuple[Hint, ...]]]:
    """States at the beginning, in the middle and at the end of games, with their hints."""
    basic = [advice(turn, seed) for turn, seed in ((1, 4), (5, 2), (12, 7), (19, 3))]
    deep = [advice(turn, seed, professional=True) for turn, seed in ((4, 4), (15, 5))]
    return [question for told in (*basic, *deep) for question in told]


@pytest.mark.slow
def test_no_two_hints_say_the_same() -> None:
    texts = SPEC.texts(rules_of())
    for hints in questions():
        said = [texts.reasons(hint.reasons) for hint in hints]
        assert len(set(said)) == len(hints)


@pytest.mark.slow
def test_later_hints_say_how_far_they_fall_behind() -> None:
    for hints in questions():
        last = [hint.reasons[-1] for hint in hints[1:]]
        assert {reason.code for reason in last} <= {"less", "behind", "even"}
        lags = [_number(reason, "points") for reason in last]
        assert lags == sorted(lags)
        assert all(lag <= TOO_FAR_BEHIND for lag in lags)


@pytest.mark.slow
def test_no_hint_boasts_of_what_a_later_one_has_more_of() -> None:
    for hints in questions():
        numbers: dict[str, list[int]] = {}
        told = [reason for hint in hints for reason in hint.reasons if reason.params]
        for reason in told:
            if reason.code not in ("less", "behind"):
                figure = next(iter(reason.params.values()))
                numbers.setdefault(reason.code, []).append(int(str(figure)))
        assert all(row == sorted(row, reverse=True) for row in numbers.values())


@pytest.mark.slow
def test_no_reason_of_a_hint_holds_for_all_hints() -> None:
    for state, hints in asked():
        facts = [
            {fact(reason, SUBJECTS) for _weight, reason in reasons(rules_of(), state, 0, h.move, 0)}
            for h in hints
        ]
        for hint in hints if len(hints) > 1 else ():
            told = {fact(reason, SUBJECTS) for reason in hint.reasons}
            assert not told & set.intersection(*facts)
            assert not told & set.intersection(
                *({fact(reason, SUBJECTS) for reason in other.reasons} for other in hints)
            )


@pytest.mark.slow
def test_the_questions_of_these_tests_are_of_all_kinds() -> None:
    kinds = {type(hint.move) for hints in questions() for hint in hints}
    assert {Lay, Place, Start, Done} <= kinds
    assert sum(len(hints) > 1 for hints in questions()) > len(questions()) // 2


def test_a_chosen_hint_is_in_the_hand_but_lays_nothing() -> None:
    with seated(ANA, IPI, until=laying(8)) as guest:
        ask(guest)
        hint = guest.table.hints.hints[1]
        plies = len(guest.game.session.plies)
        guest.key("2")
        preview = guest.table.hand.preview
        assert preview is not None
        assert preview.move == hint.move
        assert [ply for ply in guest.game.session.plies[plies:] if ply.seat == 0] == []
        guest.key("return")
        assert hint.move in [ply.move for ply in guest.game.session.plies if ply.seat == 0]
        assert not guest.table.hints.shown
        assert guest.table.rivals.visible


def test_a_hint_for_a_treasure_points_at_its_scarab() -> None:
    def rich(state: State) -> bool:
        return laying(state.turn)(state) and state.turn > 3 and state.drawn[-1] in RICH

    with seated(ANA, options={"rules": "professional"}, until=rich) as guest:
        guest.lay(guest.state.hunters[0].spaces.index(0))
        ask(guest)
        number, hint = next(
            (n, h) for n, h in enumerate(guest.table.hints.hints) if isinstance(h.move, Place)
        )
        guest.key(str(number + 1))
        spot = guest.table.widgets.focus
        assert spot in guest.table.board.scarabs
        assert guest.table.choice.value == hint.move.value
        guest.key("return")
        assert hint.move in guest.state.hunters[0].pieces


def test_a_hint_for_the_portal_points_at_it_and_the_choice_stays_mine() -> None:
    with seated(ANA) as guest:
        for turn in range(1, 4):
            guest.wait_for(partial(_can_lay, guest, turn))
            guest.lay(guest.state.hunters[0].spaces.index(0))
            if turn < 3:
                guest.click(guest.table.numbers.go_on)
        ask(guest)
        best = next(h.move for h in guest.table.hints.hints if isinstance(h.move, Start))
        guest.key(str([h.move for h in guest.table.hints.hints].index(best) + 1))
        assert guest.table.widgets.focus is guest.table.board.entrances[ENTRANCES.index(best)]
        assert guest.state.hunters[0].entrance == NO_ENTRANCE


def test_a_hint_for_a_bet_tells_the_odds() -> None:
    def betting(state: State) -> bool:
        return state.phase is Phase.BET

    with seated(ANA, BEN, options={"betting": "on"}, until=betting) as guest:
        ask(guest)
        first, second = guest.table.hints.hints
        assert {first.move, second.move} == {Bet("high"), Bet("low")}
        odds = [_number(hint.reasons[0], "percent") for hint in (first, second)]
        assert odds[0] >= odds[1]


def test_nobody_gets_hints_while_there_is_nothing_to_decide() -> None:
    with seated(ANA, BEN, until=laying(5)) as guest:
        guest.lay(guest.state.hunters[0].spaces.index(0))
        guest.wait_for(lambda: not guest.table.busy)
        if not guest.table.choice.deciding:
            guest.key("h")
            assert not guest.table.hints.shown


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_reason_has_words_in_every_language(code: str) -> None:
    language.use(code)
    numbers = {"fields": 3, "points": 3, "count": 3, "percent": 50, "hint": 3}
    params = {**numbers, "portal": "left", "side": "left"}
    said = [clause(Reason(reason, params)) for reason in CODES]
    assert all(words and "{" not in words for words in said)
    assert len(set(said)) == len(CODES)
    language.use("en")
