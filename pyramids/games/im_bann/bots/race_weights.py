"""What decides the race, in log odds of winning.

The weights are a logistic regression on about a million positions of games in which the seer's
search through a turn met itself and the spiteful bot, on all three lengths of the path. Hands of
eight cards and more were rare there: their weights continue the line of the smaller ones, which
makes the results of games that were played on from 6,300 positions of other bots likelier.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Standing(NamedTuple):
    """What everybody can see of a player."""

    to_go: float
    """Ten points of the adventures after the current one."""
    missing: tuple[float, ...]
    """By the points that are missing for the adventure; the first is for more than enough."""
    surplus: float
    """A point beyond the need (IB-9)."""
    chamber: tuple[float, ...]
    """By what is missing for the royal chamber; the first is for too much (IB-11)."""
    locked: float
    """A point too much for the royal chamber."""
    mummy: float
    """The Mummy, beside its 3 in what is missing: it can be passed on."""
    mummy_at_chamber: float
    guarded: float
    """A Protection that guards equipment."""
    cards: tuple[float, ...]
    """By the number of cards in the hand."""


class Hand(NamedTuple):
    """What only the player knows."""

    values: tuple[float, ...]
    """An equipment card of the value 1, 2, …; the last is for that and more."""
    spells: tuple[float, ...]
    """By their number, from one; the last is for that and more, as for the next three."""
    scarabs: tuple[float, ...]
    curses: tuple[float, ...]
    protections: tuple[float, ...]
    mummy: float
    matching_cards: float
    """A card of the item that the depot shows."""
    matching_points: float
    exact_now: float
    """The adventure can be met exactly in one turn …"""
    enough_now: float
    exact_next: float
    """… or only in two."""
    enough_next: float
    chamber_now: float
    chamber_next: float
    longest_item: float
    """A card of the item with the most cards."""
    scarab_matching: float
    """A card that a Scarab could play at once."""
    scarab_longest: float
    curse_least: float
    """With a Curse: a point of what it would cost a rival."""
    curse_any: float
    """With a Curse: that it would cost a rival something."""


class Side(NamedTuple):
    """The odds of a player whose hand is known, against a rival whose hand isn't."""

    own: Standing
    hand: Hand
    rival: Standing
    bias: float


MOVING: Final = Side(
    own=Standing(
        to_go=-2.03,
        missing=(
            0.73,
            1.07,
            0.85,
            0.83,
            0.55,
            0.59,
            0.33,
            -0.07,
            -0.19,
            -0.33,
            -0.64,
            -0.71,
            -0.91,
            -1.21,
        ),
        surplus=-0.08,
        chamber=(
            -3.35,
            0.15,
            0.20,
            0.91,
            1.85,
            1.57,
            1.57,
            0.96,
            0.95,
            0.54,
            0.34,
            -0.03,
            -0.05,
            -0.59,
            -0.80,
            -0.43,
            -0.83,
        ),
        locked=-0.12,
        mummy=0.55,
        mummy_at_chamber=0.03,
        guarded=-0.02,
        cards=(-0.38, -0.51, -0.29, -0.17, -0.06, 0.10, 0.12, 0.20, 0.31, 0.41, 0.50),
    ),
    hand=Hand(
        values=(0.05, 0.09, 0.14, 0.22, 0.38),
        spells=(0.03, -0.00, -0.06),
        scarabs=(0.02, 0.11),
        curses=(0.47, 0.98),
        protections=(0.10, 0.13),
        mummy=0.18,
        matching_cards=-0.03,
        matching_points=0.02,
        exact_now=0.49,
        enough_now=-0.15,
        exact_next=0.08,
        enough_next=-0.04,
        chamber_now=4.31,
        chamber_next=0.76,
        longest_item=0.01,
        scarab_matching=0.01,
        scarab_longest=0.07,
        curse_least=0.14,
        curse_any=-0.36,
    ),
    rival=Standing(
        to_go=2.00,
        missing=(
            -0.53,
            -0.96,
            -0.78,
            -0.58,
            -0.33,
            -0.32,
            -0.14,
            0.31,
            0.41,
            0.65,
            1.06,
            1.15,
            1.10,
            1.49,
        ),
        surplus=-0.02,
        chamber=(
            3.01,
            -2.63,
            -0.98,
            -1.92,
            -2.29,
            -1.94,
            -1.53,
            -0.95,
            -0.72,
            -0.32,
            0.04,
            0.33,
            0.22,
            0.70,
            1.54,
            0.90,
            1.24,
        ),
        locked=0.08,
        mummy=-0.26,
        mummy_at_chamber=0.06,
        guarded=0.17,
        cards=(1.26, 1.25, 0.82, 0.54, 0.22, -0.07, -0.33, -0.57, -0.87, -1.18, -1.50),
    ),
    bias=-0.78,
)
"""For the player whose turn it is."""

WAITING: Final = Side(
    own=Standing(
        to_go=-2.00,
        missing=(
            0.78,
            0.85,
            0.85,
            0.63,
            0.43,
            0.36,
            0.24,
            -0.12,
            -0.27,
            -0.48,
            -0.77,
            -0.89,
            -0.91,
            -1.21,
        ),
        surplus=0.02,
        chamber=(
            -3.04,
            1.73,
            0.68,
            1.40,
            1.69,
            1.57,
            1.36,
            1.06,
            0.83,
            0.50,
            0.32,
            -0.06,
            -0.02,
            -0.47,
            -1.22,
            -0.35,
            -1.01,
        ),
        locked=-0.11,
        mummy=0.20,
        mummy_at_chamber=0.04,
        guarded=0.07,
        cards=(-0.40, -0.59, -0.29, -0.21, -0.05, 0.12, 0.18, 0.29, 0.42, 0.56, 0.71),
    ),
    hand=Hand(
        values=(0.03, 0.07, 0.12, 0.19, 0.36),
        spells=(0.01, -0.06, -0.17),
        scarabs=(-0.06, 0.03),
        curses=(0.53, 1.00),
        protections=(0.06, 0.06),
        mummy=0.12,
        matching_cards=-0.04,
        matching_points=0.02,
        exact_now=0.19,
        enough_now=-0.03,
        exact_next=0.05,
        enough_next=-0.02,
        chamber_now=1.28,
        chamber_next=0.50,
        longest_item=-0.00,
        scarab_matching=0.01,
        scarab_longest=0.08,
        curse_least=0.11,
        curse_any=-0.40,
    ),
    rival=Standing(
        to_go=1.99,
        missing=(
            -0.11,
            -1.14,
            -0.69,
            -0.65,
            -0.47,
            -0.40,
            -0.11,
            0.28,
            0.36,
            0.50,
            0.89,
            0.98,
            1.11,
            1.43,
        ),
        surplus=-0.02,
        chamber=(
            3.38,
            -2.24,
            -0.83,
            -1.83,
            -2.74,
            -2.12,
            -1.69,
            -0.85,
            -0.74,
            -0.27,
            0.05,
            0.35,
            0.32,
            0.85,
            0.94,
            0.98,
            1.05,
        ),
        locked=0.17,
        mummy=-0.47,
        mummy_at_chamber=-0.07,
        guarded=0.24,
        cards=(1.39, 1.31, 0.83, 0.53, 0.20, -0.09, -0.36, -0.60, -0.92, -1.20, -1.50),
    ),
    bias=-1.02,
)
"""For a player while it is a rival's turn."""
