"""How well somebody plays who always follows the first hint, beside the game's strongest bot.

Both meet every other character in the same deals, with swapped seats:

    python benchmarks/hints_followed.py GAME --pairs 50 --option KEY=VALUE
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from pyramids.catalogue import find_game, load_level
from pyramids.engine.contract import AnyAdviser, AnyRules, BotSpec, GameSpec, Reason
from pyramids.engine.series.arena import play_all, swapped_series
from pyramids.engine.series.ladder import Duel, Result, cross_table

FOLLOWER = "follows_hints"


class HintFollower:
    """Makes the first hint's move."""

    def __init__(self, adviser: AnyAdviser) -> None:
        self._adviser = adviser

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        """The move of the first hint."""
        if len(legal) == 1:
            return legal[0]
        return self._adviser.hints(view, legal, rng, budget)[0].move

    def why(self, view: Any, legal: Sequence[Any], move: Any) -> tuple[Reason, ...]:
        """It has no reasons but the hint."""
        return ()


def with_follower(spec: GameSpec) -> GameSpec:
    """The game with one more bot, which follows the hints."""

    def make(rules: AnyRules) -> HintFollower:
        return HintFollower(spec.make_adviser(rules))

    follower = BotSpec(FOLLOWER, "follows the first hint", make, budget=spec.adviser_budget)
    return replace(spec, bots=(*spec.bots, follower))


def duel(spec: GameSpec, bots: tuple[str, str], pairs: int, options: Mapping[str, str]) -> Duel:
    """The first bot's results against the second, every deal from both seats."""
    level = load_level(spec, spec.default_level)
    matches = swapped_series(bots, 2 * pairs, seed=1)
    results = [
        Result(game.match.bots, game.result.scores, game.result.ranks, game.match.seed)
        for game in play_all(spec, level, matches, options)
    ]
    return cross_table(results)[bots]


def main() -> None:
    """Print both win rates against every other character."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=50, help="deals, each played from both seats")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE")
    arguments = parser.parse_args()
    options = dict(text.split("=", 1) for text in arguments.option)
    spec = with_follower(find_game(arguments.game))
    *others, strongest = sorted(
        (bot for bot in spec.bots if bot.level), key=lambda bot: (bot.level, bot.name)
    )
    for other in others:
        told = []
        for name in (FOLLOWER, strongest.name):
            found = duel(spec, (name, other.name), arguments.pairs, options)
            told.append(f"{name} {found.share:.1%} ({found.margin:+.1f} points)")
        print(f"against {other.name}, {2 * arguments.pairs} games: {', '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
