"""The start player of a stage (PF-15) and the winners (PF-16)."""

from __future__ import annotations

from pyramids.engine.contract import Over, Seat
from pyramids.engine.ranking import ranks_of
from pyramids.games.pyramido.state import Builder, State

_REASONS = ("points", "gems", "stage")
"""What decides, in this order."""


def stage_points(builder: Builder) -> tuple[int, ...]:
    """The points of each scored stage."""
    return tuple(map(sum, zip(builder.areas, builder.mythical, strict=True)))


def next_start(state: State) -> Seat:
    """PF-15: the fewest points in this stage; in a tie, the first one after the last pass."""
    seats = len(state.builders)
    last = state.passed[-1]
    order = [(last + step) % seats for step in range(1, seats + 1)]
    return min(order, key=lambda seat: stage_points(state.builders[seat])[-1])


def final(state: State) -> Over:
    """Scores and ranks at the end."""
    keys = [
        (builder.points, sum(builder.gems), max(stage_points(builder)))
        for builder in state.builders
    ]
    ranks = ranks_of(keys)
    return Over(tuple(key[0] for key in keys), ranks, _reason(keys))


def _reason(keys: list[tuple[int, int, int]]) -> str:
    """The first criterion in which just one player is the best of those still tied."""
    best = max(keys)
    for place, reason in enumerate(_REASONS, start=1):
        if sum(key[:place] == best[:place] for key in keys) == 1:
            return reason
    return "shared"
