"""Glicko-2: a player's strength with its uncertainty, by Mark Glickman.

After "Example of the Glicko-2 system" (2013); step numbers are those of that paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

_SCALE: Final = 173.7178
_TAU: Final = 0.5
"""How fast the volatility may change; the paper suggests 0.3 to 1.2 and computes with 0.5."""
_PRECISION: Final = 0.000001


class Rating(NamedTuple):
    """A strength on the scale of Elo: the true one is within two deviations in 95 % of cases."""

    value: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


class Result(NamedTuple):
    """A game against one opponent: 1 won, 0.5 drawn, 0 lost."""

    opponent: Rating
    score: float


NEWCOMER: Final = Rating()
"""A player of whom nothing is known."""


def expected(player: Rating, opponent: Rating) -> float:
    """The share of games that a player wins against an opponent, from 0 to 1.

    Both uncertainties draw it towards a half.
    """
    phi = sqrt(player.deviation**2 + opponent.deviation**2) / _SCALE
    return _chance((player.value - opponent.value) / _SCALE, phi)


def rated(player: Rating, results: Sequence[Result]) -> Rating:
    """The rating after a rating period with these results."""
    phi = player.deviation / _SCALE  # step 2
    if not results:
        grown = min(sqrt(phi**2 + player.volatility**2) * _SCALE, NEWCOMER.deviation)
        return player._replace(deviation=grown)  # step 6, without games
    weights, surprise = [], 0.0
    for opponent, score in results:
        other = opponent.deviation / _SCALE
        chance = _chance((player.value - opponent.value) / _SCALE, other)
        weights.append(_weight(other) ** 2 * chance * (1 - chance))
        surprise += _weight(other) * (score - chance)
    variance = 1 / sum(weights)  # step 3
    delta = variance * surprise  # step 4
    volatility = _new_volatility(phi, player.volatility, variance, delta)
    before = phi**2 + volatility**2  # step 6
    after = 1 / sqrt(1 / before + 1 / variance)  # step 7
    value = player.value + _SCALE * after**2 * surprise
    return Rating(value, after * _SCALE, volatility)  # step 8


def _weight(phi: float) -> float:
    """How much a result counts against somebody of that deviation."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _chance(lead: float, phi: float) -> float:
    return 1 / (1 + exp(-_weight(phi) * lead))


def _new_volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: the root of `f`, by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _PRECISION:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = f(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)
