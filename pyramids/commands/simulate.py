"""`pyramids simulate`: bots play a series of games; prints their results."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from pyramids.catalogue import find_game
from pyramids.commands.command_line.arguments import (
    parse_bots,
    parse_level,
    parse_options,
    worker_count,
)
from pyramids.engine.contract import AnyRules, GameSpec, Level, Player, PrintedTable, Setup
from pyramids.engine.errors import PyramidsError, SetupError
from pyramids.engine.records.record import Record, dumps, encode_ply
from pyramids.engine.records.transcripts import json_line
from pyramids.engine.series.arena import Match, Played, play_all, series
from pyramids.engine.series.statistics import BotResults, bot_results


def run(arguments: Namespace) -> int:
    """Play the games and print the results."""
    from pyramids.commands.terminal.printing import print_table, with_progress

    spec = find_game(arguments.game)
    level = parse_level(spec, arguments.level)
    options = parse_options(arguments.option)
    bots = _parse_seats(spec, arguments.bots or ",".join(bot.name for bot in spec.bots[:2]))
    players = tuple(Player(bot, bot) for bot in bots)
    spec.validate(Setup(spec.id, level.name, players, options))
    matches = series(bots, arguments.games, arguments.seed)
    files = _Files(arguments.transcripts, arguments.records, matches)
    start = perf_counter()
    games = play_all(spec, level, matches, options, worker_count(arguments.workers, len(matches)))
    games = with_progress(games, len(matches), "games")
    found = bot_results(_written(games, files, spec, level))
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


class _Files:
    """Where the games' files go. Nothing that is there already is overwritten."""

    def __init__(
        self, transcripts: str | None, records: str | None, matches: Iterable[Match]
    ) -> None:
        self._transcripts = _folder(transcripts)
        self._records = _folder(records)
        # Looked for before the first game is played: afterwards the games would be lost.
        names = {_name(match) for match in matches}
        for folder, suffix in ((self._transcripts, ".jsonl"), (self._records, ".json")):
            if folder is not None:
                _refuse_taken(folder, {f"{name}{suffix}" for name in names})

    def write(self, game: Played, spec: GameSpec, rules: AnyRules, level: Level) -> None:
        """Write a game's transcript and record, as far as they are wanted."""
        name = _name(game.match)
        if self._transcripts:
            lines = spec.transcript(rules, game.setup, game.match.seed, game.plies)
            text = "".join(json_line(line) for line in lines)
            _write(self._transcripts / f"{name}.jsonl", text)
        if self._records:
            _write(self._records / f"{name}.json", dumps(_record(rules, level, game)))


def _written(
    games: Iterable[Played], files: _Files, spec: GameSpec, level: Level
) -> Iterator[Played]:
    rules = spec.make_rules(level)
    for game in games:
        files.write(game, spec, rules, level)
        yield game


def _name(match: Match) -> str:
    return f"game_{match.index + 1:05d}"


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


def _refuse_taken(folder: Path, names: set[str]) -> None:
    try:
        taken = names.intersection(path.name for path in folder.iterdir())
    except OSError as error:
        raise PyramidsError(f"{folder}: can't be read ({error.strerror})") from None
    if taken:
        raise PyramidsError(
            f"{folder / min(taken)}: this file is already there, and nothing is overwritten: "
            "name another folder"
        )


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise PyramidsError(f"{path}: can't be written ({error.strerror})") from None


def _table(spec: GameSpec, level: Level, found: list[BotResults]) -> PrintedTable:
    rows = []
    for results in found:
        low, high = results.interval()
        share = results.wins / results.games
        rows.append(
            (
                results.bot,
                results.games,
                f"{share:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{results.mean:.1f}",
                f"{results.median:.1f}",
                results.best,
                *(f"{results.average(line):.2f}" for line in spec.tally_columns),
                f"{results.pace:,.0f}",
            )
        )
    title = f"{spec.title}, level {level.name}"
    scores = ("mean", "median", "max", *spec.tally_columns.values())
    return PrintedTable(
        title, ("bot", "games", "wins", "95 % interval", *scores, "decisions/s"), tuple(rows)
    )


def _report(
    spec: GameSpec, level: Level, arguments: Namespace, found: list[BotResults], seconds: float
) -> dict[str, Any]:
    bots = []
    for results in found:
        low, high = results.interval()
        bots.append(
            {
                "bot": results.bot,
                "games": results.games,
                "wins": results.wins,
                "share": results.wins / results.games,
                "interval": [low, high],
                "mean": results.mean,
                "median": results.median,
                "max": results.best,
                "lines": {line: results.average(line) for line in results.tallies},
                "decisions": results.decisions,
                "decisions_per_second": results.pace,
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
