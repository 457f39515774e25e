"""Train the master bot of Silver & Gold by self-play, and write what it learned as data.

    python -m tools.games.silver_gold.tune_master            # about 10 minutes on two free cores

First the weights of its quick policy evolve: every generation plays the same futures against
the last champion's milestones and card choices, and the better half shapes the next one. Then
the forecast is fitted: the champion plays many games, and for every number of turns left a
least-squares fit tells what the features of a position brought in the end.

All luck comes from one seed, and everything is computed without libraries: a run gives the same
numbers on any machine.
"""

from __future__ import annotations

import argparse
import math
import textwrap
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from random import Random

from pyramids import resources
from pyramids.games.silver_gold.bots import learned
from pyramids.games.silver_gold.bots.deck_values import GAME, DeckValues, deck_values
from pyramids.games.silver_gold.bots.forecast import FEATURES, features
from pyramids.games.silver_gold.bots.rollout import Rollout, Supply
from pyramids.games.silver_gold.bots.sampling import Future, Position, drafted_position, shuffled
from pyramids.games.silver_gold.bots.weights import Weights
from pyramids.games.silver_gold.deck import Deck, read_deck
from pyramids.games.silver_gold.state import DISPLAY, ROUNDS, TURNS

NAMES = tuple(field.name for field in fields(Weights))
SHARES = (0.35, 0.25, 0.18, 0.13, 0.09)
"""The weights of a generation's best in the next one's centre."""
SPREAD = 0.25
"""The initial relative deviation of a weight."""
MEMORY = 0.85
"""The share of the old spread kept in each generation."""
FLOOR = 0.05
RIDGE = 20.0
"""Ridge regularisation of rare features."""

Practice = tuple[Future, tuple[int, ...]]
"""A future with a rival's rollout in it, and the four dealt cards."""
Sample = tuple[tuple[float, ...], float]


def main() -> None:
    """Train, and write the module."""
    arguments = _arguments()
    weights = evolve(arguments.seed, arguments.generations, arguments.futures, arguments.workers)
    print("weights:", weights)
    table = fit(weights, arguments.seed, arguments.games)
    path = Path(learned.__file__)
    path.write_text(_module(weights, table), encoding="utf-8")
    print("written:", path.name)


def evolve(seed: int, generations: int, futures: int, workers: int) -> Weights:
    """The weights after so many generations, starting from the defaults."""
    rng = Random(f"{seed}/evolution")
    centre = [math.log(max(FLOOR, getattr(Weights(), name))) for name in NAMES]
    spread = [SPREAD] * len(NAMES)
    with ProcessPoolExecutor(workers) as pool:
        for generation in range(generations):
            candidates = list(_candidates(centre, spread, rng))
            jobs = [(_weights(genes), f"{seed}/{generation}", futures) for genes in candidates]
            results = list(pool.map(_examine, jobs, chunksize=max(1, len(jobs) // workers)))
            ranked = sorted(range(len(candidates)), key=lambda index: -results[index])
            best = [candidates[index] for index in ranked[: len(SHARES)]]
            centre, spread = _next(centre, spread, best)
            mean = sum(results) / len(results)
            print(f"generation {generation + 1}: mean {mean:.2f}, best {max(results):.2f}")
    return _weights(centre)


def fit(weights: Weights, seed: int, games: int) -> list[list[float]]:
    """The value of each feature by turns left."""
    values = deck_values(_deck(), weights)
    samples: list[list[Sample]] = [[] for _ in range(GAME)]
    for future, hand in _futures(f"{seed}/forecast", games, values):
        _collect(values, future, hand, samples)
    table = [_least_squares(rows) for rows in samples]
    for left in range(0, GAME, 4):
        print(f"{left} turns left: {dict(zip(FEATURES, table[left], strict=True))}")
    return table


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--futures", type=int, default=300, help="games a candidate")
    parser.add_argument("--games", type=int, default=6000, help="games for the forecast")
    parser.add_argument("--workers", type=int, default=2)
    return parser.parse_args()


@lru_cache(maxsize=1)
def _deck() -> Deck:
    return read_deck(resources.levels_root() / "silver_gold" / "classic.yaml")


# Evolution.


def _candidates(centre: list[float], spread: list[float], rng: Random) -> Iterable[list[float]]:
    """Eight candidates and their antithetic counterparts."""
    for _ in range(8):
        steps = [deviation * _normal(rng) for deviation in spread]
        yield [gene + step for gene, step in zip(centre, steps, strict=True)]
        yield [gene - step for gene, step in zip(centre, steps, strict=True)]


def _normal(rng: Random) -> float:
    """A normally distributed number, from `random()` alone (Box and Muller)."""
    radius = math.sqrt(-2.0 * math.log(1.0 - rng.random()))
    return radius * math.cos(2.0 * math.pi * rng.random())


def _next(
    centre: list[float], spread: list[float], best: list[list[float]]
) -> tuple[list[float], list[float]]:
    """The weighted mean of the best, and their spread around the old centre."""
    columns = list(zip(*best, strict=True))
    moved = [_blend(column) for column in columns]
    variances = [
        _blend([(gene - old) ** 2 for gene in column])
        for column, old in zip(columns, centre, strict=True)
    ]
    wide = [
        math.sqrt(MEMORY * old * old + (1 - MEMORY) * new)
        for old, new in zip(spread, variances, strict=True)
    ]
    return moved, wide


def _blend(values: Sequence[float]) -> float:
    return sum(share * value for share, value in zip(SHARES, values, strict=True))


def _weights(genes: list[float]) -> Weights:
    worth = [round(math.exp(gene), 3) for gene in genes]
    return Weights(**dict(zip(NAMES, worth, strict=True)))


def _examine(job: tuple[Weights, str, int]) -> float:
    """The mean score of a candidate."""
    weights, seed, count = job
    values = DeckValues(_deck(), weights)
    total = 0
    for future, hand in _exam(seed, count):
        own = drafted_position(values, hand)
        rollout = Rollout(values, own, future, Supply(future.display, future.stack))
        total += rollout.points + rollout.awards
    return total / count


@lru_cache(maxsize=2)
def _exam(seed: str, count: int) -> list[Practice]:
    return list(_futures(seed, count, deck_values(_deck(), Weights())))


def _futures(seed: str, count: int, rival: DeckValues) -> Iterable[Practice]:
    """Whole games, with a rival who claims awards and takes cards."""
    deck = _deck()
    cards = [index for index, pattern in enumerate(deck.patterns) for _ in range(pattern.count)]
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        patterns = [p for _ in range(ROUNDS) for p in shuffled(cards, rng)[:TURNS]]
        stack = shuffled([card.number for card in deck.pyramids], rng)
        hand, other = tuple(stack[:4]), tuple(stack[4:8])
        display, stack = stack[8 : 8 + DISPLAY], stack[8 + DISPLAY :]
        future = Future(0, patterns, stack, display, [0, 0, 0], [])
        rollout = Rollout(rival, drafted_position(rival, other), future, Supply(display, stack))
        yield future.with_rivals(rollout.points, [], rollout.claims, rollout.takes), hand


# Forecast.


def _collect(
    values: DeckValues, future: Future, hand: tuple[int, ...], samples: list[list[Sample]]
) -> None:
    """Play a game turn by turn; collect each position's features and its points to come."""
    own, supply = drafted_position(values, hand), Supply(future.display, future.stack)
    seen: list[tuple[tuple[float, ...], int]] = []
    awards = 0
    for turn in range(GAME):
        points, won = _step(values, own, future, supply, turn)
        awards += won
        seen.append((features(values, own, future.taken, GAME - 1 - turn), points + awards))
    final = seen[-1][1]
    for turn, (position, points) in enumerate(seen):
        samples[GAME - 1 - turn].append((position, float(final - points)))


def _step(
    values: DeckValues, own: Position, future: Future, supply: Supply, turn: int
) -> tuple[int, int]:
    future.turn = turn
    rollout = Rollout(values, own, future, supply, turn + 1)
    future.taken = rollout.taken
    return rollout.points, rollout.awards


def _least_squares(samples: list[Sample]) -> list[float]:
    size = len(FEATURES)
    matrix = [[0.0] * size for _ in range(size)]
    goal = [0.0] * size
    for values, result in samples:
        for row, value in enumerate(values):
            if value:
                goal[row] += value * result
                line = matrix[row]
                for column in range(size):
                    line[column] += value * values[column]
    for row in range(size):
        matrix[row][row] += RIDGE if row else FLOOR
    return [round(weight, 2) for weight in _solve(matrix, goal)]


def _solve(matrix: list[list[float]], goal: list[float]) -> list[float]:
    """Gauss and Jordan's elimination, the largest pivot first."""
    size = len(goal)
    rows = [[*line, value] for line, value in zip(matrix, goal, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            factor = rows[row][column] / rows[column][column]
            if row != column and factor:
                lead = rows[column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], lead, strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


# The written module.


def _module(weights: Weights, table: list[list[float]]) -> str:
    values = "\n".join(f"    {name}={getattr(weights, name)!r}," for name in NAMES)
    rows = "\n".join(_row(row) for row in table)
    return TEMPLATE.format(values=values, rows=rows)


def _row(row: list[float]) -> str:
    text = ", ".join(f"{value + 0.0:g}" for value in row)
    lines = textwrap.wrap(text, 90, initial_indent="    (", subsequent_indent="     ")
    return "\n".join(lines) + "),"


TEMPLATE = '''\
"""What the master has learned by playing against itself: data, written by `tune_master`."""

from __future__ import annotations

from pyramids.games.silver_gold.bots.weights import Weights

MASTER = Weights(
{values}
)

# fmt: off
FORECAST: tuple[tuple[float, ...], ...] = (
{rows}
)
# fmt: on
"""By turns left, the points that each of `forecast.FEATURES` still brings."""
'''


if __name__ == "__main__":
    main()
