"""Which medals the bots of each strength would win on the daily expedition.

python -m benchmarks.daily_medals --days 16
"""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import date, timedelta

from pyramids.engine.codes.table_code import Table
from pyramids.engine.series import arena
from pyramids.engine.series.arena import Match
from pyramids.play.daily.measure import Question, find_measure
from pyramids.play.daily.medals import Medal, medal, percentage
from pyramids.play.daily.rotation import FIRST_DAY, OWN_SEAT, table_of
from pyramids.play.seats import opponents
from pyramids.storage.daily_files import DayResult


def results_of(table: Table) -> list[DayResult]:
    """The results of the bots with one to five stars in the seat of the person."""
    spec, level, setup, seed = table.spec, table.level, table.setup, table.seed
    rules = spec.make_rules(level)
    start = spec.standing.value(rules, rules.initial(setup), OWN_SEAT)
    found = []
    measure: int | None = None
    for bot in opponents(spec):
        bots = tuple(player.bot or bot.name for player in setup.players)
        played = arena.play(spec, level, Match(0, bots, seed), setup.options)
        # Without a par, the measure doesn't depend on the game that was played.
        if measure is None or spec.par is not None:
            measure = find_measure(Question(spec, level, setup, seed, played.plies))
        score, won = played.result.scores[OWN_SEAT], OWN_SEAT in played.result.winners
        found.append(DayResult(score, start, won, False, measure))
    return found


def main() -> None:
    """Play the days, and print the shares and the medals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=16)
    parser.add_argument("--first", type=date.fromisoformat, default=FIRST_DAY)
    arguments = parser.parse_args()
    medals: Counter[tuple[int, Medal | None]] = Counter()
    print("shares of the measure by bots with one to five stars")
    for number in range(arguments.days):
        day = arguments.first + timedelta(days=number)
        table = table_of(day)
        results = results_of(table)
        shares = " ".join(f"{percentage(result):>5} %" for result in results)
        print(f"{day} {table.spec.id:<12} {shares}", flush=True)
        medals.update((stars, medal(result)) for stars, result in enumerate(results, start=1))
    for stars in range(1, 6):
        won = ", ".join(f"{medals[stars, each]} {each.name.lower()}" for each in Medal)
        print(f"{stars} stars: {won}, {medals[stars, None]} without")


if __name__ == "__main__":
    main()
