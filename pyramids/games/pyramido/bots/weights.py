"""What a character cares about, in points."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The weights of an estimate."""

    price: float = 3.0
    """What a gem that isn't taken yet costs. Areas are worth what they bring beyond that."""
    later: float = 0.5
    """The share of an area's points in each later scoring, for what stays visible until then."""
    later_price: float = 1.5
    """The price of the gems for later scorings."""
    kept: float = 2.0
    """A coloured gem that is left for the next stage."""
    mythical: float = 0.8
    """A mythical gem in each later scoring."""
    room: float = 4.0
    """A domino for which there is no room because of gaps."""
    favourite: float = 0.0
    """The share by which the best colour counts more than the others."""
    deny: float = 0.0
    """The share of a rival's loss that counts as a gain."""
    whim: float = 0.0
    """The size of random errors when taking and placing."""


STACKER = Weights(price=2.0, later=0.15, kept=2.5, mythical=0.0, room=2.0, whim=4.2)
HOARDER = Weights(price=2.0, later=0.15, mythical=3.5, whim=3.5)
GARDENER = Weights(price=3.5, later=0.6, mythical=0.5, favourite=3.0, whim=1.5)
SPOILER = Weights(price=4.5, later=1.0, mythical=0.9, deny=0.5)
PLANNER = Weights(price=4.0, later=0.8, mythical=0.9)
