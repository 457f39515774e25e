"""Bots of every game: always a legal move, always the same one, never a peek."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramids.catalogue import all_games
from pyramids.engine.contract import MAX_HINTS, BotSpec, GameSpec, Reason
from tests.conformance.random_play import Case, cases, deciding, play

BUDGET = 3
"""Enough to make a searching bot search, little enough for a test."""

WHOLE_BUDGET = 40
"""Enough for several stages of a search."""

DECISIONS = 5

EVERY_BOT = pytest.mark.parametrize(
    ("case", "bot"),
    [
        pytest.param(case, bot, id=f"{case}-{bot.name}")
        for case in cases()
        if not case.options
        for bot in case.spec.bots
    ],
)


@pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)
def test_every_game_has_bots_with_names_of_their_own(spec: GameSpec) -> None:
    names = [bot.name for bot in spec.bots]
    assert names
    assert len(set(names)) == len(names)
    assert all(bot.summary for bot in spec.bots)


@pytest.mark.sampled(8, slow=24)
@EVERY_BOT
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_a_bot_chooses_by_its_view_alone(case: Case, bot: BotSpec, seed: int) -> None:
    """Everything that the seat can't see is dealt anew: choice and reasons stay the same."""
    session = play(case, seed)
    rules, rng = session.rules, Random(seed)
    positions = deciding(session)
    for state, seat in rng.sample(positions, min(len(positions), DECISIONS)):
        world = rules.sample(rules.observe(state, seat), rng)
        budget = min(bot.budget, BUDGET)
        choices = []
        for possible in (state, world):
            player = bot.make(rules)
            legal = rules.legal(possible, seat)
            view = rules.observe(possible, seat)
            move = player.choose(view, legal, Random(f"{seed}/{seat}"), budget)
            assert move in legal
            choices.append((move, player.why(view, legal, move)))
        assert choices[0] == choices[1]
        assert all(isinstance(reason, Reason) for reason in choices[0][1])


@pytest.mark.sampled(8, slow=24)
@EVERY_BOT
@settings(max_examples=1)
@given(seed=st.integers(0, 2**32))
def test_a_bot_that_has_chosen_before_chooses_like_a_fresh_one(
    case: Case, bot: BotSpec, seed: int
) -> None:
    """Caches are for speed only: values of other positions don't change a choice."""
    session = play(case, seed)
    rules = session.rules
    old = bot.make(rules)
    positions = deciding(session)
    for state, seat in positions[:: 1 + len(positions) // DECISIONS]:
        view, legal = rules.observe(state, seat), rules.legal(state, seat)
        budget = min(bot.budget, BUDGET)
        chosen = old.choose(view, legal, Random(seed), budget)
        assert chosen == bot.make(rules).choose(view, legal, Random(seed), budget)


@pytest.mark.sampled(3, slow=5)
@pytest.mark.parametrize("case", [case for case in cases() if not case.options], ids=str)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_hints_are_legal_moves_found_by_the_view_alone(case: Case, seed: int) -> None:
    session = play(case, seed)
    rules, rng = session.rules, Random(seed)
    positions = deciding(session)
    for state, seat in rng.sample(positions, min(len(positions), DECISIONS)):
        world = rules.sample(rules.observe(state, seat), rng)
        answers = []
        for possible in (state, world):
            adviser = case.spec.make_adviser(rules)
            view, legal = rules.observe(possible, seat), rules.legal(possible, seat)
            answers.append(adviser.hints(view, legal, Random(seed), BUDGET))
        assert answers[0] == answers[1]
        assert 1 <= len(answers[0]) <= MAX_HINTS
        assert all(hint.move in legal and hint.reasons for hint in answers[0])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("case", [case for case in cases() if not case.options], ids=str)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_whoever_follows_the_first_hint_plays_like_the_strongest_bot(case: Case, seed: int) -> None:
    """With the same luck in its samples it is the same move, and the adviser tries as many."""
    strongest = max(case.spec.bots, key=lambda bot: bot.level)
    assert case.spec.adviser_budget == strongest.budget
    session = play(case, seed)
    rules = session.rules
    adviser, bot = case.spec.make_adviser(rules), strongest.make(rules)
    positions = deciding(session)
    for state, seat in Random(seed).sample(positions, min(len(positions), DECISIONS)):
        view, legal = rules.observe(state, seat), rules.legal(state, seat)
        first = adviser.hints(view, legal, Random(seed), WHOLE_BUDGET)[0]
        assert first.move == bot.choose(view, legal, Random(seed), WHOLE_BUDGET)


PROGRAM = """
from tests.conformance.random_play import cases, play
from pyramids.engine.records.record import encode_ply
for case in cases():
    session = play(case, 1, plies=120)
    print(case, *[encode_ply(session.rules, ply) for ply in session.plies], sep="|")
"""


def test_a_seed_gives_the_same_game_in_every_process() -> None:
    """Python shuffles the hashes of texts from run to run; no game may depend on them."""
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    printed = set()
    for hashes in ("1", "2"):
        environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": hashes}
        command = [sys.executable, "-c", PROGRAM]
        printed.add(subprocess.check_output(command, env=environment, text=True))
    assert len(printed) == 1
    assert printed.pop().count("\n") == len(cases())
