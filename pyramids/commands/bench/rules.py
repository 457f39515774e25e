"""`pyramids bench`: the speed of the rules on this machine, through the public contract."""

from __future__ import annotations

from argparse import Namespace
from random import Random
from statistics import median
from time import perf_counter

from pyramids.catalogue import load_level
from pyramids.commands.command_line.arguments import parse_games
from pyramids.engine.contract import (
    AnyRules,
    Chance,
    Close,
    Decide,
    GameSpec,
    Player,
    PrintedTable,
    Setup,
)
from pyramids.engine.luck import pick

SLICE = 0.2
"""Seconds per measurement: short, so that noise affects all seat counts alike."""


def run(arguments: Namespace) -> int:
    """Print the decisions per second of random play for every number of seats."""
    if arguments.frames:
        from pyramids.commands.bench import frames

        return frames.run(arguments)
    if arguments.idle:
        from pyramids.commands.bench import idle

        return idle.run(arguments)
    if arguments.memory:
        from pyramids.commands.bench import memory

        return memory.run(arguments)
    from pyramids.commands.terminal.printing import print_table

    for spec in parse_games(arguments.game):
        print_table(measure(spec, arguments.seconds))
    return 0


def measure(spec: GameSpec, seconds: float) -> PrintedTable:
    """Measure random play for each number of seats, alternating, with ratios to the fewest."""
    rules = spec.make_rules(load_level(spec, spec.default_level))
    paces: dict[int, list[float]] = {seats: [] for seats in spec.seats}
    rng = Random(1)
    for _ in range(max(3, round(seconds / SLICE / len(paces)))):
        for seats, found in paces.items():
            found.append(random_play(rules, spec, seats, SLICE, rng))
    base = median(paces[spec.seats.start])
    rows = tuple(
        (seats, f"{median(found):,.0f}", f"{max(found):,.0f}", f"{median(found) / base:.2f}")
        for seats, found in paces.items()
    )
    columns = ("players", "decisions/s (median)", "best", "ratio")
    return PrintedTable(f"{spec.title}: random play", columns, rows)


def random_play(rules: AnyRules, spec: GameSpec, seats: int, seconds: float, rng: Random) -> float:
    """The decisions per second of complete random games."""
    players = tuple(Player(f"player {seat}") for seat in range(seats))
    setup = spec.validate(Setup(spec.id, spec.default_level, players))
    node_of, legal_of, apply, resolve = rules.node, rules.legal, rules.apply, rules.resolve
    close = rules.close
    random = rng.random
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = rules.initial(setup)
        while True:
            node = node_of(state)
            if isinstance(node, Decide):
                seat = node.seats[0]
                legal = legal_of(state, seat)
                state = apply(state, seat, legal[int(random() * len(legal))])
                decisions += 1
            elif isinstance(node, Chance):
                state = resolve(state, pick(node, random()))
            elif isinstance(node, Close):
                state = close(state)
            else:
                break
    return decisions / (perf_counter() - start)
