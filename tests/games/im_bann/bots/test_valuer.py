"""What the review says about moves: a swap is tried as a whole."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from pyramids.engine.contract import Chance
from pyramids.games.im_bann.bots.seer import Seer
from pyramids.games.im_bann.bots.valuer import ImBannValuer, swap_plan
from pyramids.games.im_bann.moves import Pick, Swap
from pyramids.games.im_bann.state import Phase, State
from tests.games.im_bann.tables import RULES, Table, kind, player

KINDS = range(len(RULES.deck.cards))


def swapping(seed: int) -> State:
    """What somebody with six different cards knows who begins to swap."""
    hand = " ".join(RULES.deck.cards[kind].name for kind in Random(seed).sample(KINDS, 6))
    table = Table(player(hand), player())
    return RULES.observe(RULES.apply(table.state, 0, Swap()), 0).state


def test_the_seers_own_swap_is_the_first_that_is_tried() -> None:
    """IB-6: cards are picked in the order of their kinds, so the best one needn't come first."""
    seer, valuer = Seer(RULES), ImBannValuer(RULES)
    for seed in range(20):
        state = swapping(seed)
        while state.phase is Phase.SWAP and not isinstance(RULES.node(state), Chance):
            legal, view = RULES.legal(state, 0), RULES.observe(state, 0)
            move = seer.plans.plans(view.state, 0, legal, Random(1))[0].moves[0]
            first = valuer.trials(view, legal, Random(1)).promising[0]
            worths = [swap_plan(seer, state, option).worth for option in (first, move)]
            assert worths[1] == pytest.approx(worths[0])
            state = RULES.apply(state, 0, move)


def test_a_swap_is_tried_to_its_end() -> None:
    """Whichever card is picked first, legal picks and the end of the swap follow."""
    seer = Seer(RULES)
    for seed in range(5):
        state = swapping(seed)
        for first in RULES.legal(state, 0):
            after = state
            for move in swap_plan(seer, state, first).moves:
                assert move in RULES.legal(after, 0)
                after = RULES.apply(after, 0, move)
            assert after.phase is not Phase.SWAP


def test_swapping_good_cards_costs_chances() -> None:
    """IB-12: a Scarab and a Spell are worth keeping, two ones of different items aren't."""
    state = RULES.apply(Table(player("spell scarab rope-1 torch-1"), player()).state, 0, Swap())
    view, legal = RULES.observe(state, 0), RULES.legal(state, 0)
    trials = ImBannValuer(RULES).trials(view, legal, Random(1))
    means = {
        move.card: fmean(trials.result(move, world) for world in range(40))
        for move in legal
        if isinstance(move, Pick)
    }
    assert min(means[kind("rope-1")], means[kind("torch-1")]) > means[kind("scarab")]


def test_a_pick_gives_up_the_cards_before_it() -> None:
    seer, state = Seer(RULES), swapping(0)
    picks = [move for move in RULES.legal(state, 0) if isinstance(move, Pick)]
    wanted = [pick for pick in picks if seer.plans.worth_of_swap(state, pick.card) > 0]
    gains = [swap_plan(seer, state, pick).worth for pick in wanted]
    assert len(wanted) > 1
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1]
