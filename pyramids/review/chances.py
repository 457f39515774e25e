"""The chance to win that a forecast means."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp, sqrt
from statistics import fmean, stdev

from pyramids.engine.contract import Over
from pyramids.engine.valuing import Forecast, Spread

Chances = tuple[float, ...]
"""The chance to win of every seat; a tie counts as a share of a win."""


def chances(forecast: Forecast, spread: Spread) -> Chances:
    """Everybody's chance to win: equal for equal worths, and the surer the less is left."""
    scale = spread.end + spread.start * sqrt(max(0.0, forecast.left))
    highest = max(forecast.worths)
    weights = [exp((worth - highest) / scale) for worth in forecast.worths]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def result(over: Over, conceded: Collection[int] = ()) -> Chances:
    """The chances at the end: winners share the win, and players who conceded have lost."""
    seats = range(len(over.ranks))
    left = [seat for seat in seats if seat not in conceded] or seats
    best = min(over.ranks[seat] for seat in left)
    winners = [seat for seat in left if over.ranks[seat] == best]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)


def more(forecast: Forecast, seat: int, lead: float) -> Forecast:
    """The forecast if a seat's lead grows by `lead`."""
    worths = list(forecast.worths)
    worths[seat] += lead
    return Forecast(tuple(worths), forecast.left)


def even_loss(lead: float, left: float, spread: Spread) -> float:
    """The chance that losing a lead costs if two players are level; `left` is as in a forecast."""
    level = Forecast((0.0, 0.0), left)
    return chances(level, spread)[0] - chances(more(level, 0, -lead), spread)[0]


def even_fall(before: float, after: float) -> float:
    """What a fall of a chance would have cost at 50 %: the odds fall by the same factor."""
    if after >= before:
        return 0.0
    ratio = after / (1 - after) * (1 - before) / before
    return 0.5 - ratio / (1 + ratio)


def difference(after: Sequence[float], before: Sequence[float]) -> Chances:
    """What changed, by seat."""
    return tuple(new - old for new, old in zip(after, before, strict=True))


def mean_of(samples: Sequence[Chances]) -> Chances:
    """The mean of samples, by seat."""
    return tuple(fmean(values) for values in zip(*samples, strict=True))


def errors_of(samples: Sequence[Chances]) -> Chances:
    """The standard error of the mean of samples, by seat."""
    return tuple(stdev(values) / sqrt(len(values)) for values in zip(*samples, strict=True))


def mean(rows: Sequence[tuple[float, Sequence[float]]]) -> Chances:
    """The mean of weighted rows, by seat."""
    total = sum(weight for weight, _row in rows)
    seats = range(len(rows[0][1]))
    return tuple(sum(weight * row[seat] for weight, row in rows) / total for seat in seats)
