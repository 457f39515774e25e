"""How well the review foresees who wins: fits a game's spread, and compares chances with results.

    nice python -m benchmarks.review_chances GAME BOT,BOT --games 500 --moments 3 --seed 1

Plays games between bots, forecasts some positions of each with the worlds of a review, and finds
the spread that makes the results most likely. Then it prints, in ten bins, how often whoever had
that chance to win won, by the spread in use. Fit on other seeds than those that you test.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import log
from random import Random
from statistics import fmean

from pyramids.catalogue import find_game, load_level
from pyramids.engine.contract import Decide, GameSpec, Over
from pyramids.engine.series.arena import play_all, series
from pyramids.engine.session import Session
from pyramids.engine.valuing import Forecast, ReviewSpec, Spread
from pyramids.review.chances import chances, result

ENDS = (0.3, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8)
STARTS = (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 12.0, 14.0, 17.0, 20.0)
Sample = tuple[Forecast, tuple[float, ...]]


def samples(
    spec: GameSpec, review: ReviewSpec, bots: str, games: int, moments: int, seed: int
) -> Iterator[Sample]:
    """Forecasts, and what became of each player."""
    level = load_level(spec, spec.default_level)
    rules = spec.make_rules(level)
    valuer = review.make_valuer(rules)
    for played in play_all(spec, level, series(bots.split(","), games, seed), {}):
        match = played.match
        session = Session.replay(rules, played.setup, match.seed, played.plies)
        decisions = [state for state in session.states if isinstance(rules.node(state), Decide)]
        assert isinstance(session.node, Over)
        rng = Random(match.seed)
        for number in range(moments):
            state = decisions[int((number + rng.random()) / moments * len(decisions))]
            forecast = valuer.forecast(state, Random(f"{match.seed} {number}"), review.worlds)
            yield forecast, result(session.node)


def surprise(found: list[Sample], spread: Spread) -> float:
    """The mean surprise of the results, in nats; less is better."""
    return -fmean(
        share * log(max(1e-6, chance))
        for forecast, shares in found
        for chance, share in zip(chances(forecast, spread), shares, strict=True)
    )


def main() -> None:
    """Fit and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--moments", type=int, default=12, help="positions of each game")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    spec = find_game(arguments.game)
    assert spec.review is not None, "only games with a review"
    counts = arguments.games, arguments.moments, arguments.seed
    found = list(samples(spec, spec.review, arguments.bots, *counts))
    spreads = [Spread(end, start) for end in ENDS for start in STARTS]
    best = min(spreads, key=lambda spread: surprise(found, spread))
    print(f"{arguments.games} games of {arguments.bots}: best {best}, {surprise(found, best):.4f}")
    print(f"in use {spec.review.spread}, {surprise(found, spec.review.spread):.4f}")
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for forecast, shares in found:
        for chance, share in zip(chances(forecast, spec.review.spread), shares, strict=True):
            bins[min(9, int(10 * chance))].append((chance, share))
    for pairs in filter(None, bins):
        foreseen, won = (fmean(column) for column in zip(*pairs, strict=True))
        print(f"{100 * foreseen:5.1f}% foreseen, {100 * won:5.1f}% won, {len(pairs)} positions")
    gaps = [(len(pairs), abs(fmean(c - r for c, r in pairs))) for pairs in filter(None, bins)]
    total = sum(count for count, _gap in gaps)
    print(f"mean error {100 * sum(count * gap for count, gap in gaps) / total:.1f} points")


if __name__ == "__main__":
    main()
