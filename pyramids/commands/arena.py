"""`pyramids arena`: a tournament between bots, and their ladder."""

from __future__ import annotations

import json
from argparse import Namespace
from array import array
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import ceil
from typing import Any

from pyramids.catalogue import find_game
from pyramids.commands.command_line.arguments import (
    parse_bots,
    parse_level,
    parse_options,
    worker_count,
)
from pyramids.engine.contract import GameSpec, PrintedTable
from pyramids.engine.errors import SetupError
from pyramids.engine.series.arena import Match, Played, play_all, swapped_series
from pyramids.engine.series.ladder import Ladder, Result, ladder

Times = dict[str, "array[float]"]
"""By bot: the seconds of every decision."""


def run(arguments: Namespace) -> int:
    """Play the tournament and print the ladder."""
    from pyramids.commands.terminal.printing import print_table, with_progress

    spec = find_game(arguments.game)
    level = parse_level(spec, arguments.level)
    bots = _bots(spec, arguments.bots)
    matches = tournament(spec, bots, arguments.players, arguments.games, arguments.seed)
    workers = worker_count(arguments.workers, len(matches))
    games = play_all(spec, level, matches, parse_options(arguments.option), workers)
    times: Times = {bot: array("d") for bot in bots}
    results = list(_results(with_progress(games, len(matches), "games"), times))
    found = ladder(results, anchor=bots[0])
    if arguments.json:
        print(json.dumps(_report(found, times), indent=1))
        return 0
    title = f"{spec.title}, level {level.name}, {arguments.players} players, {len(matches)} games"
    print_table(ladder_table(title, found, times))
    print_table(cross_table(found))
    return 0


def tournament(spec: GameSpec, bots: list[str], players: int, games: int, seed: int) -> list[Match]:
    """The matches: every group of bots plays the same deals in every rotation of the seats."""
    if players not in spec.seats or players < 2:
        most = spec.seats.stop - 1
        raise SetupError(f"--players: a tournament of {spec.title} has 2 to {most}, not {players}")
    if len(bots) < players:
        raise SetupError(f"--bots: {len(bots)} bots can't fill a table of {players}")
    groups = list(combinations(bots, players))
    matches: list[Match] = []
    for group in groups:
        rounds = ceil(games / players) * players
        for match in swapped_series(group, rounds, seed):
            matches.append(Match(len(matches), match.bots, match.seed))
    return matches


def ladder_table(title: str, found: Ladder, times: Times) -> PrintedTable:
    """The bots by strength."""
    rows = tuple(
        (
            rung.bot,
            f"{rung.elo:+.0f}",
            f"± {rung.error:.0f}",
            f"{rung.score:.1f}",
            rung.games,
            f"{1000 * _quantile(times[rung.bot], 0.5):.1f}",
            f"{1000 * _quantile(times[rung.bot], 0.99):.1f}",
        )
        for rung in found.rungs
    )
    columns = ("bot", "Elo", "95 %", "mean score", "games", "ms a decision (p50)", "p99")
    return PrintedTable(title, columns, rows)


def cross_table(found: Ladder) -> PrintedTable:
    """How often each bot was ahead of each other one, in percent of their games."""
    bots = [rung.bot for rung in found.rungs]
    rows = []
    for bot in bots:
        duels = [found.duel(bot, other) for other in bots]
        rows.append((bot, *(f"{duel.share:.1%}" if duel else "" for duel in duels)))
    return PrintedTable("Ahead of", ("", *bots), tuple(rows))


def _bots(spec: GameSpec, text: str) -> list[str]:
    bots = [bot.name for bot in spec.bots] if text == "all" else parse_bots(spec, text)
    if len(set(bots)) != len(bots):
        raise SetupError("--bots: a bot can't play against itself here; name each one once")
    return bots


def _results(games: Iterable[Played], times: Times) -> Iterator[Result]:
    for game in games:
        for bot, spent in zip(game.match.bots, game.times, strict=True):
            times[bot].extend(spent)
        yield Result(game.match.bots, game.result.scores, game.result.ranks, game.match.seed)


def _quantile(values: array[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _report(found: Ladder, times: Times) -> dict[str, Any]:
    return {
        "ladder": [
            {
                "bot": rung.bot,
                "elo": rung.elo,
                "error": rung.error,
                "mean": rung.score,
                "games": rung.games,
                "p50": _quantile(times[rung.bot], 0.5),
                "p99": _quantile(times[rung.bot], 0.99),
            }
            for rung in found.rungs
        ],
        "duels": [
            {"bot": bot, "other": other, "games": duel.games, "share": duel.share}
            for (bot, other), duel in found.duels.items()
        ],
    }
