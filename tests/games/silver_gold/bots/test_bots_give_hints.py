"""Hints name moves that can be made, and say why."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from pyramids.bots.distinct_reasons import COMPARISONS
from pyramids.engine.contract import MAX_HINTS, Hint
from pyramids.games.silver_gold.bots.hints import TOO_FAR_BEHIND, Adviser
from pyramids.games.silver_gold.bots.why import CODES
from pyramids.games.silver_gold.moves import Keep, Mark, Take
from tests.games.silver_gold.bots.bot_games import Decision, decisions, rules
from tests.games.silver_gold.bots.true_reasons import holds

SMALL_BUDGET = 16


@cache
def hints_for(seed: int) -> list[tuple[Decision, tuple[Hint, ...]]]:
    """Every decision of a game, and what the adviser would have said about it."""
    adviser = Adviser(rules())
    return [
        (decision, adviser.hints(decision.view, decision.legal, Random(seed), SMALL_BUDGET))
        for decision in decisions("racer", "collector", seed=seed)
    ]


@pytest.mark.parametrize("seed", [3, 11])
def test_every_hint_is_a_legal_move_with_a_reason(seed: int) -> None:
    kinds = set()
    for decision, hints in hints_for(seed):
        assert 1 <= len(hints) <= min(MAX_HINTS, len(decision.legal))
        for hint in hints:
            assert hint.move in decision.legal
            assert hint.reasons
            assert all(reason.code in CODES for reason in hint.reasons)
            kinds.add(type(hint.move))
        assert len({hint.move for hint in hints}) == len(hints)
    assert kinds == {Keep, Mark, Take}


def test_a_hint_knows_no_more_than_the_one_who_asks() -> None:
    adviser = Adviser(rules())
    marking = [d for d in decisions("racer", "collector", seed=5) if isinstance(d.move, Mark)]
    for number, (state, view, legal, _move) in enumerate(marking[:6]):
        other = rules().sample(view, Random(number))
        seen = [rules().observe(future, view.seat) for future in (state, other)]
        first, second = (
            adviser.hints(known, legal, Random("luck"), SMALL_BUDGET) for known in seen
        )
        assert first == second


@pytest.mark.parametrize("seed", [3, 11])
def test_no_hint_gives_a_reason_that_is_true_of_all_hints(seed: int) -> None:
    checked = set()
    for decision, hints in hints_for(seed):
        for hint in hints if len(hints) > 1 else ():
            for reason in hint.reasons:
                true = [holds(decision, other.move, reason) for other in hints]
                assert not all(true), f"{reason} is true of {[h.move for h in hints]}"
                checked.add(reason.code)
    assert len(checked) > 12


@pytest.mark.parametrize("seed", [3, 11])
def test_every_reason_is_true_of_its_own_move(seed: int) -> None:
    for decision, hints in hints_for(seed):
        for hint in hints:
            for reason in hint.reasons:
                assert holds(decision, hint.move, reason) in (True, None), reason


@pytest.mark.parametrize("seed", [3, 11])
def test_only_later_hints_say_how_far_they_fall_behind(seed: int) -> None:
    for _decision, hints in hints_for(seed):
        said = [[reason.code for reason in hint.reasons] for hint in hints]
        assert not {"less", "behind", "even"} & set(said[0])
        assert all(codes[-1] in ("less", "behind", "even") for codes in said[1:])
        lags = [int(str(hint.reasons[-1].params.get("points", 0))) for hint in hints[1:]]
        assert lags == sorted(lags)
        assert all(lag <= TOO_FAR_BEHIND for lag in lags)


def drafted(*hand: int) -> tuple[Hint, ...]:
    """The hints for a draft of these four cards."""
    first = next(d for d in decisions("racer", "racer", seed=1) if isinstance(d.move, Keep))
    legal = [Keep((a, b)) for n, a in enumerate(hand) for b in hand[n + 1 :]]
    return Adviser(rules()).hints(first.view, legal, Random(1), SMALL_BUDGET)


def test_a_draft_hint_speaks_of_both_cards() -> None:
    pairs = {"both_colour", "both_short", "both_gems", "both_torches", "both_crosses"}
    about_both = {*pairs, *COMPARISONS, "both_potions", "harms_least"}
    for seed in range(1, 9):
        for decision in decisions("racer", "racer", seed=seed):
            if not isinstance(decision.move, Keep):
                break
            hints = Adviser(rules()).hints(decision.view, decision.legal, Random(seed), 40)
            codes = {reason.code for hint in hints for reason in hint.reasons}
            assert codes <= about_both
            assert codes & pairs


def test_two_cards_of_a_colour_are_praised_for_the_award_that_they_win_together() -> None:
    """SG-20: the second pyramid of a colour wins an award."""
    colours = {card.number: card.colour for card in rules().deck.pyramids}
    greens = [number for number, colour in colours.items() if colour == 0][:2]
    others = [next(n for n, colour in colours.items() if colour == c) for c in (1, 2)]
    for hint in drafted(*greens, *others):
        both = [reason for reason in hint.reasons if reason.code == "both_colour"]
        assert bool(both) == (hint.move == Keep((greens[0], greens[1])))
