"""Hints name moves that can be made, and say why."""

from __future__ import annotations

from random import Random

import pytest

from pyramids.engine.contract import MAX_HINTS, Hint
from pyramids.games.silver_gold.bots.hints import Adviser
from pyramids.games.silver_gold.bots.why import CODES
from pyramids.games.silver_gold.moves import Keep, Mark, Take
from tests.games.silver_gold.bots.bot_games import Decision, decisions, rules

SMALL_BUDGET = 16


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
        assert len(hints) == min(MAX_HINTS, len(decision.legal))
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
