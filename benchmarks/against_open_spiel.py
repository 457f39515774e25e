"""Random play through our contract against OpenSpiel's C++ backgammon, in one process.

Both are driven from Python in the same way: get the legal moves, choose one, apply it, resolve
chance in between. Short slices alternate, so that noise affects both alike.

    pip install -e '.[bench]'
    python benchmarks/against_open_spiel.py
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

import pyspiel

from pyramids.catalogue import DEFAULT_GAME, find_game, load_level
from pyramids.commands.bench.rules import random_play

SLICE = 0.1
SLICES = 60


def backgammon(seconds: float, rng: Random) -> float:
    """The decisions per second of OpenSpiel's backgammon."""
    game = pyspiel.load_game("backgammon")
    random = rng.random
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
    return decisions / (perf_counter() - start)


def main() -> None:
    """Print both speeds and their ratios."""
    spec = find_game(DEFAULT_GAME)
    rules = spec.make_rules(load_level(spec, spec.default_level))
    rng = Random(1)
    theirs: list[float] = []
    ours: dict[int, list[float]] = {seats: [] for seats in spec.seats}
    for _ in range(SLICES):
        theirs.append(backgammon(SLICE, rng))
        for seats, paces in ours.items():
            paces.append(random_play(rules, spec, seats, SLICE, rng))
    print(f"OpenSpiel backgammon: {median(theirs):,.0f} decisions/s")
    for seats, paces in ours.items():
        ratio = median(our / their for our, their in zip(paces, theirs, strict=True))
        players = median(mine / two for mine, two in zip(paces, ours[2], strict=True))
        print(
            f"{spec.title}, {seats} players: {median(paces):,.0f} decisions/s, "
            f"{ratio:.2f} × OpenSpiel, {players:.2f} × 2 players"
        )


if __name__ == "__main__":
    main()
