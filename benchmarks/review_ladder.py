"""Whether accuracy orders the bots as their ladder does, and how much noise a review leaves.

    nice python -m benchmarks.review_ladder GAME --games 3 --seed 1

Every character plays so many games against the next stronger one. All of them are reviewed.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import pairwise
from statistics import fmean
from time import process_time

from pyramids.catalogue import find_game, load_level
from pyramids.engine.series.arena import play_all, series
from pyramids.engine.session import Session
from pyramids.review.game_review import review


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    spec = find_game(arguments.game)
    level = load_level(spec, spec.default_level)
    rules = spec.make_rules(level)
    characters = sorted((bot for bot in spec.bots if bot.level), key=lambda bot: bot.level)
    accuracies: dict[str, list[float]] = defaultdict(list)
    noises: list[float] = []
    lucks: list[float] = []
    seconds: list[float] = []
    for number, (one, other) in enumerate(pairwise(characters)):
        seed = arguments.seed + 1000 * number
        matches = series((one.name, other.name), arguments.games, seed)
        for played in play_all(spec, level, matches, {}):
            session = Session.replay(rules, played.setup, played.match.seed, played.plies)
            start = process_time()
            found = review(spec, session, lambda share: None)
            seconds.append(process_time() - start)
            for player in found.players:
                accuracies[played.match.bots[player.seat]].append(player.accuracy)
            noises.append(abs(found.players[0].noise))
            lucks.append(found.players[0].luck)
    for bot in characters:
        found_for = accuracies[bot.name]
        print(f"{bot.level} {bot.name}: accuracy {fmean(found_for):.1f} in {len(found_for)} games")
    print(f"noise {100 * fmean(noises):.1f} points a game, at most {100 * max(noises):.1f}")
    print(f"luck of the first seat {100 * fmean(lucks):+.1f} points, in {len(lucks)} games")
    print(f"{fmean(seconds):.1f} s a review, at most {max(seconds):.1f}")


if __name__ == "__main__":
    main()
