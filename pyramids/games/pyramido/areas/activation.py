"""Activating areas with gems (PF-12) and keeping five (PF-14)."""

from __future__ import annotations

from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.pyramido.areas.quarters import Area, Quarters
from pyramids.games.pyramido.domino_set import COLOURS, GEMS, MYTHICAL
from pyramids.games.pyramido.moves import Activate, Discard, Done, Move
from pyramids.games.pyramido.state import KEPT_GEMS, STAGES, Activation, Builder, Gems, State

PAYMENTS: Final = {(1, 0): 1, (0, 2): 1, (3, 0): 2, (2, 2): 2, (1, 4): 2, (0, 6): 2}
"""Gems of the area's colour and mythical ones, and the points of each symbol for them."""

_AFFORDABLE: Final = {
    (own, mythical): tuple(pay for pay in PAYMENTS if pay[0] <= own and pay[1] <= mythical)
    for own in range(4)
    for mythical in range(7)
}
"""The payments by the gems of a colour, up to three, and the mythical ones, up to six."""

DONE: Final = Done()
_DISCARDS: Final = tuple(Discard(gem) for gem in range(len(GEMS)))


def payments(gems: Gems, colour: int) -> tuple[tuple[int, int], ...]:
    """The ways to pay for an area of that colour."""
    return _AFFORDABLE[min(gems[colour], 3), min(gems[MYTHICAL], 6)]


def points(area: Area, coloured: int, mythical: int) -> int:
    """The points of an area that is activated with such gems."""
    return area.symbols * PAYMENTS[coloured, mythical]


def spent(gems: Gems, colour: int, coloured: int, mythical: int) -> Gems:
    """The gems left after a payment."""
    left = list(gems)
    left[colour] -= coloured
    left[MYTHICAL] -= mythical
    return tuple(left)


def open_areas(quarters: Quarters, state: State, seat: int) -> list[Area]:
    """The areas that the seat hasn't activated in this scoring."""
    used = {(item.row, item.column) for item in state.activations}
    areas = quarters.areas(state.builders[seat])
    return [area for area in areas if (area.row, area.column) not in used]


def legal(quarters: Quarters, state: State) -> list[Move]:
    """All activations of the seat that scores, and the end of them."""
    gems = state.builders[state.seat].gems
    ways = [payments(gems, colour) for colour in range(len(COLOURS))]
    found: list[Move] = [
        Activate(area.row, area.column, coloured, mythical)
        for area in open_areas(quarters, state, state.seat)
        for coloured, mythical in ways[area.colour]
    ]
    found.append(DONE)
    return found


def check(quarters: Quarters, state: State, move: Activate) -> Reason | None:
    """Why an area can't be activated so."""
    builder = state.builders[state.seat]
    area = quarters.area(builder, move.row, move.column)
    if area is None:
        return Reason("no_such_area")
    if any((item.row, item.column) == (area.row, area.column) for item in state.activations):
        return Reason("already_activated")
    if (move.coloured, move.mythical) not in PAYMENTS:
        return Reason("wrong_payment")
    if builder.gems[area.colour] < move.coloured or builder.gems[MYTHICAL] < move.mythical:
        return Reason("not_enough_gems")
    return None


def activate(quarters: Quarters, builder: Builder, move: Activate) -> tuple[Builder, Activation]:
    """The builder after an activation, and its points."""
    area = quarters.area(builder, move.row, move.column)
    assert area is not None, "the move was checked"
    gems = spent(builder.gems, area.colour, move.coloured, move.mythical)
    worth = points(area, move.coloured, move.mythical)
    return builder._replace(gems=gems), Activation(move.row, move.column, worth)


def must_discard(builder: Builder, stage: int) -> bool:
    """PF-14: whether there are more than five gems, before another stage."""
    return stage < STAGES and sum(builder.gems) > KEPT_GEMS


def legal_discards(builder: Builder) -> list[Move]:
    """Any gem of the supply."""
    return [_DISCARDS[gem] for gem, count in enumerate(builder.gems) if count]


def check_discard(builder: Builder, move: Discard) -> Reason | None:
    """Why a gem can't be discarded."""
    return None if builder.gems[move.gem] else Reason("no_such_gem", {"gem": GEMS[move.gem]})
