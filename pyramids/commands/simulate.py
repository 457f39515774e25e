"""`pyramids simulate`: bots play a series of games; prints their results."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from pyramids.catalogue import find_game
from pyramids.commands.arguments import parse_bots, parse_level, parse_options, worker_count
from pyramids.engine.arena import Played, play_all, series
from pyramids.engine.contract import AnyRules, GameSpec, Level, Player, PrintedTable, Setup
from pyramids.engine.errors import PyramidsError, SetupError
from pyramids.engine.record import Record, dumps, encode_ply
from pyramids.engine.statistics import Standing, standings
from pyramids.engine.transcripts import json_line


def run(arguments: Namespace) -> int:
    """Play the games and print the results."""
    from pyramids.commands.printing import print_table, with_progress

    spec = find_game(arguments.game)
    level = parse_level(spec, arguments.level)
    options = parse_options(arguments.option)
    bots = _parse_seats(spec, arguments.bots or ",".join(bot.name for bot in spec.bots[:2]))
    players = tuple(Player(bot, bot) for bot in bots)
    spec.validate(Setup(spec.id, level.name, players, options))
    matches = series(bots, arguments.games, arguments.seed)
    start = perf_counter()
    games = play_all(spec, level, matches, options, worker_count(arguments.workers, len(matches)))
    games = with_progress(games, len(matches), "games")
    found = standings(_write_files(games, spec, level, arguments))
    seconds = perf_counter() - start
    if arguments.json:
        print(json.dumps(_report(spec, level, arguments, found, seconds), indent=1))
    else:
        print_table(_table(spec, level, found))
        print(f"{len(matches)} games in {seconds:.1f} s, seeds from {arguments.seed}")
    return 0


def _parse_seats(spec: GameSpec, text: str) -> list[str]:
    """The bots' names, one per seat."""
    bots = parse_bots(spec, text)
    if len(bots) not in spec.seats:
        wanted = f"{spec.seats.start} to {spec.seats.stop - 1}"
        raise SetupError(f"--bots: {spec.title} is for {wanted} players, not {len(bots)}")
    return bots


def _write_files(
    games: Iterable[Played], spec: GameSpec, level: Level, arguments: Namespace
) -> Iterator[Played]:
    rules = spec.make_rules(level)
    transcripts = _folder(arguments.transcripts)
    records = _folder(arguments.records)
    for game in games:
        name = f"game_{game.match.index + 1:05d}"
        if transcripts:
            lines = spec.transcript(rules, game.setup, game.match.seed, game.plies)
            text = "".join(json_line(line) for line in lines)
            _write(transcripts / f"{name}.jsonl", text)
        if records:
            _write(records / f"{name}.json", dumps(_record(rules, level, game)))
        yield game


def _record(rules: AnyRules, level: Level, game: Played) -> Record:
    plies = tuple(encode_ply(rules, ply) for ply in game.plies)
    return Record(game.setup, level.digest, game.match.seed, plies)


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    if not name:
        raise PyramidsError("--transcripts and --records want the name of a folder")
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PyramidsError(f"{folder}: can't be made a folder ({error.strerror})") from None
    return folder


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise PyramidsError(f"{path}: can't be written ({error.strerror})") from None


def _table(spec: GameSpec, level: Level, found: list[Standing]) -> PrintedTable:
    rows = []
    for standing in found:
        low, high = standing.interval()
        share = standing.wins / standing.games
        rows.append(
            (
                standing.bot,
                standing.games,
                f"{share:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{standing.mean:.1f}",
                f"{standing.median:.1f}",
                standing.best,
                *(f"{standing.average(line):.2f}" for line in spec.tally_columns),
                f"{standing.pace:,.0f}",
            )
        )
    title = f"{spec.title}, level {level.name}"
    scores = ("mean", "median", "max", *spec.tally_columns.values())
    return PrintedTable(
        title, ("bot", "games", "wins", "95 % interval", *scores, "decisions/s"), tuple(rows)
    )


def _report(
    spec: GameSpec, level: Level, arguments: Namespace, found: list[Standing], seconds: float
) -> dict[str, Any]:
    bots = []
    for standing in found:
        low, high = standing.interval()
        bots.append(
            {
                "bot": standing.bot,
                "games": standing.games,
                "wins": standing.wins,
                "share": standing.wins / standing.games,
                "interval": [low, high],
                "mean": standing.mean,
                "median": standing.median,
                "max": standing.best,
                "lines": {line: standing.average(line) for line in standing.tallies},
                "decisions": standing.decisions,
                "decisions_per_second": standing.pace,
            }
        )
    return {
        "game": spec.id,
        "level": level.name,
        "digest": level.digest,
        "games": arguments.games,
        "seed": arguments.seed,
        "seconds": seconds,
        "bots": bots,
    }
