"""Bots that choose in the window's thread do little work, so that no frame waits for them.

Work is counted in calls of functions, which are the same on every machine. A thousand calls take
about half a millisecond.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from pyramids.engine.contract import BotSpec
from tests.conformance.random_play import Case, cases, deciding, play

MOST_CALLS = 16_000
POSITIONS = 12


def calls(work: Callable[[], Any]) -> int:
    """How many functions some work calls."""
    count = 0

    def note(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("case", "bot"),
    [
        pytest.param(case, bot, id=f"{case}-{bot.name}")
        for case in cases()
        if not case.options
        for bot in case.spec.bots
        if bot.quick
    ],
)
def test_a_quick_bot_does_little_work(case: Case, bot: BotSpec) -> None:
    session = play(case, seed=1)
    rules, player = session.rules, bot.make(session.rules)
    for state, seat in Random(1).sample(deciding(session), POSITIONS):
        view, legal = rules.observe(state, seat), rules.legal(state, seat)
        # Created once in a game, ahead of the first choice.
        player.choose(view, legal, Random(1), bot.budget)
        again = partial(player.choose, view, legal, Random(1), bot.budget)
        assert calls(again) <= MOST_CALLS
