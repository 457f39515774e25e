"""The big moments of Silver & Gold: which gems complete a pair, and from whom awards are taken."""

from __future__ import annotations

from collections.abc import Iterable

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.deck import COLOURS, Deck
from pyramids.games.silver_gold.events import Awarded, Gem
from pyramids.games.silver_gold.refill import award_in_reach
from pyramids.games.silver_gold.state import Explorer, State


def pairing(before: Explorer, gems: Iterable[Gem]) -> list[Gem]:
    """The gems of a player that complete a pair, in the order in which they are found."""
    held = {"red": before.red, "green": before.green}
    found = []
    for gem in gems:
        if gem.box is None:
            continue
        other = held["green" if gem.colour == "red" else "red"]
        if held[gem.colour] < other:
            found.append(gem)
        held[gem.colour] += 1
    return found


def outrun(deck: Deck, before: State, event: Awarded) -> list[Seat]:
    """The other players who were one pyramid away from an award when it was taken."""
    colour = COLOURS.index(event.colour)
    return [
        seat
        for seat in range(len(before.explorers))
        if seat != event.seat and award_in_reach(deck, before, seat, colour) is not None
    ]
