"""Whether slips cost what the review says: both moves are played on to the end of the game.

    nice python -m benchmarks.review_slips GAME --bots BOT,BOT --player BOT --games 8 --seed 1

Reviews games and takes slips of both bots at random. From sampled worlds that the player's view
allows, a bot without a budget plays on for everybody, after the played move and after the better
one, with the same draws. Prints the mean of what the review claimed and of what came true.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from benchmarks.review_ladder import measured, played, reviewed
from pyramids.catalogue import find_game
from pyramids.engine.contract import AnyRules, Chance, Close, Over
from pyramids.engine.luck import pick
from pyramids.engine.session import Session
from pyramids.review.chances import result
from pyramids.review.game_review import Decision

Slip = tuple[Session, Decision]
LEAST = 0.02
"""Smaller losses aren't looked at: to see them would take too many games."""


def main() -> None:
    """Review, play on and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    parser.add_argument("--player", required=True, help="the bot that plays on")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--slips", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    spec = measured(find_game(arguments.game), "whole", 0, 0)
    games = played(spec, arguments.bots, arguments.games, arguments.seed)
    found = list(slips((session, reviewed(spec, session).decisions) for _bots, session in games))
    chosen = Random(arguments.seed).sample(found, min(arguments.slips, len(found)))
    make = spec.bot(arguments.player).make
    claimed, true = [], []
    for session, slip in chosen:
        costs = list(costs_of(session, slip, make(session.rules), arguments.worlds))
        claimed.append(slip.loss)
        true.append(fmean(costs))
        print(f"{slip.played} for {slip.best}: {slip.loss:.3f}, {true[-1]:+.3f}", flush=True)
    for name, values in (("claimed", claimed), ("came true", true)):
        mean, error = 100 * fmean(values), 100 * stdev(values) / sqrt(len(values))
        print(f"{name}: {mean:.1f} ± {error:.1f} points in {len(values)} slips")


def slips(reviews: Iterator[tuple[Session, tuple[Decision, ...]]]) -> Iterator[Slip]:
    """What cost enough to be seen."""
    for session, decisions in reviews:
        yield from ((session, decision) for decision in decisions if decision.loss > LEAST)


def costs_of(session: Session, slip: Decision, bot: Any, worlds: int) -> Iterator[float]:
    """By how much more often the better move wins, world by world."""
    rules: AnyRules = session.rules
    view = rules.observe(session.states[slip.ply], slip.seat)
    for world in range(worlds):
        state = rules.sample(view, Random(f"world {world}"))
        wins = [
            played_on(rules, rules.apply(state, slip.seat, move), bot, Random(f"draws {world}"))
            for move in (slip.best, slip.played)
        ]
        yield wins[0][slip.seat] - wins[1][slip.seat]


def played_on(rules: AnyRules, state: Any, bot: Any, rng: Random) -> tuple[float, ...]:
    """The shares of the win after the rest of the game."""
    while not isinstance(node := rules.node(state), Over):
        if isinstance(node, Chance):
            state = rules.resolve(state, pick(node, rng.random()))
        elif isinstance(node, Close):
            state = rules.close(state)
        else:
            seat, legal = node.seats[0], rules.legal(state, node.seats[0])
            view = rules.observe(state, seat)
            move = legal[0] if len(legal) == 1 else bot.choose(view, legal, rng, 0)
            state = rules.apply(state, seat, move)
    return result(node)


if __name__ == "__main__":
    main()
