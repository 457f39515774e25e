"""What a seat may know, and states that are consistent with it.

Two things are hidden: the other hands during the draft, and what the others mark in the current
turn, as everyone marks at the same time.
"""

from __future__ import annotations

from random import Random

from pyramids.engine.multiset import add, elements, multiset
from pyramids.games.silver_gold.state import MARK_DUE, NEWCOMER, NO_CARD, Phase, State, View


def observe(state: State, seat: int) -> View:
    """The state as the seat may know it."""
    if state.phase is Phase.MARK:
        state = _hide_marks(state, seat)
    elif state.hands:
        state = _hide_hands(state, seat)
    return View(seat, state)


def revealed(state: State, seat: int) -> View:
    """The state as the seat may know it once everyone's decision is revealed.

    All marks are visible. Of the draft only the kept cards are, never the rest of a hand.
    """
    if state.phase is not Phase.KEEP:
        return View(seat, state)
    hidden = _hide_hands(state, seat)
    return View(seat, hidden._replace(explorers=state.explorers))


def sample(view: View, rng: Random) -> State:
    """A possible state: unknown hands are dealt from the unseen cards."""
    state = view.state
    if not any(NO_CARD in hand for hand in state.hands):
        return state
    unseen = elements(state.stack)
    hands = tuple(
        tuple(sorted(unseen.pop(int(rng.random() * len(unseen))) for _ in hand))
        if NO_CARD in hand
        else hand
        for hand in state.hands
    )
    return state._replace(hands=hands, stack=multiset(unseen))


def _hide_marks(state: State, seat: int) -> State:
    others = state.before
    explorers = (*others[:seat], state.explorers[seat], *others[seat + 1 :])
    due = tuple(
        state.due[seat] if other == seat else 0 if explorer.places == NEWCOMER.places else MARK_DUE
        for other, explorer in enumerate(others)
    )
    queue = tuple(finisher for finisher in state.queue if finisher == seat)
    return state._replace(explorers=explorers, due=due, queue=queue)


def _hide_hands(state: State, seat: int) -> State:
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hands = tuple(
        hand if other == seat else (NO_CARD,) * len(hand) for other, hand in enumerate(state.hands)
    )
    # A choice that another seat has already made is hidden too.
    explorers = tuple(
        explorer if other == seat else NEWCOMER for other, explorer in enumerate(state.explorers)
    )
    stack = add(state.stack, hidden)
    return state._replace(hands=hands, explorers=explorers, stack=stack)
