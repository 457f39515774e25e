"""What the review says about positions and moves."""

from __future__ import annotations

from random import Random

from pyramids.engine.contract import Chance, Decide, Player, Setup
from pyramids.engine.session import Session
from pyramids.games.pyramido.bots.valuer import PyramidoValuer
from pyramids.games.pyramido.state import Phase
from tests.games.pyramido.played_games import rules_of

RULES = rules_of()


def until(phase: Phase, seats: int) -> Session:
    """A game up to a decision in this phase, in which the leftmost stack is soon empty."""
    players = tuple(Player(f"Player {seat}") for seat in range(seats))
    session = Session(RULES, Setup("pyramido", "classic", players), 3)
    while session.state.phase is not phase or isinstance(session.node, Chance):
        if not session.proceed():
            seat = session.waiting()[0]
            session.submit(seat, RULES.legal(session.state, seat)[0])
    return session


def test_a_position_is_forecast_while_a_stack_is_split() -> None:
    """PF-5, PF-6: the gems of the empty place are drawn after the stack is split."""
    session = until(Phase.SPLIT, 4)
    assert not all(session.state.below)
    assert len(PyramidoValuer(RULES).forecast(session.state, Random(1), 4).worths) == 4


def test_all_ways_to_place_the_first_domino_are_worth_the_same() -> None:
    """PF-3: the outline of stage 1 may be 4×5 or 5×4, so a rotated pyramid is the same one."""
    session = until(Phase.PLACE, 2)
    assert isinstance(session.node, Decide)
    (seat,) = session.node.seats
    legal = RULES.legal(session.state, seat)
    trials = PyramidoValuer(RULES).trials(RULES.observe(session.state, seat), legal, Random(1))
    assert len(legal) == 4
    for world in range(3):
        assert len({trials.result(move, world) for move in legal}) == 1
