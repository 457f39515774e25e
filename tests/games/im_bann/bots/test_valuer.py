"""What the review says about moves: a swap is judged as a whole."""

from __future__ import annotations

from random import Random

from pyramids.engine.contract import Chance
from pyramids.games.im_bann.bots.seer import Seer
from pyramids.games.im_bann.bots.valuer import ImBannValuer, gain_of_swap
from pyramids.games.im_bann.moves import Pick, Swap
from pyramids.games.im_bann.state import Phase, State
from tests.games.im_bann.tables import RULES, Table, player

KINDS = range(len(RULES.deck.cards))


def swapping(seed: int) -> State:
    """What somebody with six different cards knows who begins to swap."""
    hand = " ".join(RULES.deck.cards[kind].name for kind in Random(seed).sample(KINDS, 6))
    table = Table(player(hand), player())
    return RULES.observe(RULES.apply(table.state, 0, Swap()), 0).state


def test_the_seers_own_swap_is_never_called_a_slip() -> None:
    """IB-6: cards are picked in the order of their kinds, so the best one needn't come first."""
    seer, valuer = Seer(RULES), ImBannValuer(RULES)
    for seed in range(20):
        state = swapping(seed)
        while state.phase is Phase.SWAP and not isinstance(RULES.node(state), Chance):
            legal, view = RULES.legal(state, 0), RULES.observe(state, 0)
            move = seer.plans.plans(view.state, 0, legal, Random(1))[0].moves[0]
            trials = valuer.trials(view, legal, Random(1))
            assert trials.lead(move, 0) >= max(trials.lead(other, 0) for other in legal) - 1e-9
            state = RULES.apply(state, 0, move)


def test_a_pick_gives_up_the_cards_before_it() -> None:
    seer, state = Seer(RULES), swapping(0)
    picks = [move for move in RULES.legal(state, 0) if isinstance(move, Pick)]
    wanted = [pick for pick in picks if seer.plans.worth_of_swap(state, pick.card) > 0]
    gains = [gain_of_swap(seer, state, pick) for pick in wanted]
    assert len(wanted) > 1
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1]
