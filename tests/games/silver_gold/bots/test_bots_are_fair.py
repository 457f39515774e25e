"""A bot's choice doesn't depend on anything that its seat can't see."""

from __future__ import annotations

from random import Random

import pytest

from pyramids.engine.luck import decision_rng
from pyramids.engine.multiset import elements, multiset
from pyramids.games.silver_gold.moves import Keep, Mark
from pyramids.games.silver_gold.state import NEWCOMER, Phase, State
from tests.games.silver_gold.bots.bot_games import CHARACTERS, Decision, decisions, make, rules

BOTS = (*CHARACTERS, "greedy")


@pytest.mark.parametrize("name", BOTS)
def test_a_draft_does_not_depend_on_the_other_hands(name: str) -> None:
    for seed in range(4):
        first = next(decisions(name, "greedy", "greedy", seed=seed))
        assert isinstance(first.move, Keep)
        for luck in range(3):
            _same_choice(name, first, _other_hands(first.state, first.view.seat, Random(luck)))


@pytest.mark.parametrize("name", BOTS)
def test_a_mark_does_not_depend_on_what_the_others_mark_in_the_same_turn(name: str) -> None:
    compared = 0
    for decision in decisions(name, "greedy", "racer", seed=6):
        if decision.view.seat or not isinstance(decision.move, Mark):
            continue
        later = _others_have_marked(decision.state, Random(compared))
        assert later.explorers[1:] != decision.state.explorers[1:]
        _same_choice(name, decision, later)
        compared += 1
    assert compared >= 28


def _same_choice(name: str, decision: Decision, other: State) -> None:
    """Ask again in a state that differs only in what the seat can't see."""
    seat = decision.view.seat
    view, legal = rules().observe(other, seat), list(rules().legal(other, seat))
    assert view == decision.view
    choices = {
        make(name).choose(seen, options, decision_rng(3, seat, 0), 40)
        for seen, options in ((decision.view, decision.legal), (view, legal))
    }
    assert len(choices) == 1


def _other_hands(state: State, seat: int, rng: Random) -> State:
    """Everyone else was dealt other cards, and may have chosen already."""
    pool = elements(state.stack)
    pool += [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    rng.shuffle(pool)
    hands = list(state.hands)
    explorers = list(state.explorers)
    for other in range(len(hands)):
        if other != seat:
            hands[other] = tuple(sorted(pool.pop() for _ in range(4)))
    chosen = hands[-1][:2]
    explorers[-1] = NEWCOMER._replace(places=((chosen[0], 0), (chosen[1], 0)))
    return state._replace(
        hands=tuple(hands), explorers=tuple(explorers), stack=multiset(sorted(pool))
    )


def _others_have_marked(state: State, rng: Random) -> State:
    """The others have made any marks already in this turn, as far as the turn stays open."""
    book = rules()
    for seat in range(1, len(state.explorers)):
        while state.phase is Phase.MARK and state.due[seat]:
            legal = book.legal(state, seat)
            state = book.apply(state, seat, legal[int(rng.random() * len(legal))])
    return state
