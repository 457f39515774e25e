"""Many games between bots, on all cores, the same for any number of workers."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import Final

from pyramids.engine.contract import (
    CHANCE,
    CLOSE,
    AnyRules,
    Chance,
    Close,
    GameSpec,
    Level,
    Over,
    Player,
    Ply,
    Setup,
)
from pyramids.engine.luck import Luck, decision_rng

_MOST_WORKERS: Final = 60
"""Windows can't wait for more processes at once."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: its place in the series, who sits where, and the seed."""

    index: int
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """How a match ended. The plies are there to be kept or told; the times are in seconds."""

    match: Match
    setup: Setup
    plies: tuple[Ply, ...]
    result: Over
    tallies: tuple[Mapping[str, int], ...]
    times: tuple[tuple[float, ...], ...] = field(compare=False)
    """Per seat, how long each decision took."""


def series(bots: Sequence[str], games: int, seed: int) -> list[Match]:
    """Games with a seed each; the bots move one seat on from game to game."""
    return [Match(index, _rotated(bots, index), seed + index) for index in range(games)]


def swapped_series(bots: Sequence[str], games: int, seed: int) -> list[Match]:
    """Games in which every deal is played with every rotation of the seats, so luck cancels."""
    seats = len(bots)
    return [Match(i, _rotated(bots, i % seats), seed + i // seats) for i in range(games)]


def play(spec: GameSpec, level: Level, match: Match, options: Mapping[str, str]) -> Played:
    """Plays one match to its end."""
    rules = spec.make_rules(level)
    return _play(spec, rules, level, match, options)


def play_all(
    spec: GameSpec,
    level: Level,
    matches: Sequence[Match],
    options: Mapping[str, str],
    workers: int = 1,
) -> Iterator[Played]:
    """Plays all matches and yields them in their order."""
    if workers <= 1 or len(matches) <= 1:
        yield from _Table(spec, level, options).play(matches)
        return
    workers = min(workers, _MOST_WORKERS)
    # Small batches: the cores stay busy to the end, and the progress is smooth.
    size = max(1, min(16, len(matches) // (workers * 4)))
    batches = [matches[start : start + size] for start in range(0, len(matches), size)]
    context = multiprocessing.get_context("spawn")
    over = context.Event()
    with ProcessPoolExecutor(workers, context, _sit_down, (spec, level, options, over)) as pool:
        try:
            for batch in pool.map(_play_batch, batches):
                yield from batch
        except BaseException:
            # Interrupted, or nobody wants the rest. Workers are asked to stop, not killed: one
            # that dies with the pool's lock in its hand would leave everybody waiting for it.
            over.set()
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def player_names(bots: Iterable[str]) -> tuple[str, ...]:
    """Names for the players of a match: the bots' own, numbered where they repeat."""
    names: list[str] = []
    for bot in bots:
        same = sum(name.split(" ")[0] == bot for name in names)
        names.append(f"{bot} {same + 1}" if same else bot)
    return tuple(names)


def _rotated(bots: Sequence[str], by: int) -> tuple[str, ...]:
    by %= len(bots)
    return (*bots[by:], *bots[:by])


class _StoppedError(Exception):
    """Nobody wants the game any more."""


def _play(
    spec: GameSpec,
    rules: AnyRules,
    level: Level,
    match: Match,
    options: Mapping[str, str],
    unwanted: Callable[[], bool] = lambda: False,
) -> Played:
    names = player_names(match.bots)
    players = tuple(Player(name, bot) for name, bot in zip(names, match.bots, strict=True))
    setup = spec.validate(Setup(spec.id, level.name, players, options))
    kinds = [spec.bot(bot) for bot in match.bots]
    bots = [kind.make(rules) for kind in kinds]
    luck = Luck(match.seed)
    plies: list[Ply] = []
    times: list[list[float]] = [[] for _ in players]
    state = rules.initial(setup)
    while not isinstance(node := rules.node(state), Over):
        if isinstance(node, Chance):
            outcome = luck.draw(node)
            plies.append(Ply(CHANCE, outcome))
            state = rules.resolve(state, outcome)
            continue
        if isinstance(node, Close):
            plies.append(CLOSE)
            state = rules.close(state)
            continue
        seat = node.seats[0]
        # Only where it costs little beside the bot's own thinking.
        if kinds[seat].budget and unwanted():
            raise _StoppedError
        start = perf_counter()
        view, legal = rules.observe(state, seat), rules.legal(state, seat)
        rng = decision_rng(match.seed, seat, len(times[seat]))
        move = bots[seat].choose(view, legal, rng, kinds[seat].budget)
        times[seat].append(perf_counter() - start)
        plies.append(Ply(seat, move))
        state = rules.apply(state, seat, move)
    tallies = tuple(rules.tally(state, seat) for seat in range(len(players)))
    return Played(match, setup, tuple(plies), node, tallies, tuple(map(tuple, times)))


class _Table:
    """A worker's place: the rules are made once, not for every match."""

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        options: Mapping[str, str],
        unwanted: Callable[[], bool] = lambda: False,
    ) -> None:
        self._spec, self._level, self._options = spec, level, options
        self._rules = spec.make_rules(level)
        self._unwanted = unwanted

    def play(self, matches: Iterable[Match]) -> Iterator[Played]:
        for match in matches:
            if self._unwanted():
                raise _StoppedError
            yield _play(self._spec, self._rules, self._level, match, self._options, self._unwanted)


_table: _Table | None = None


def _sit_down(spec: GameSpec, level: Level, options: Mapping[str, str], over: Event) -> None:
    global _table
    # Ctrl+C reaches every process of a terminal; whoever started the workers tells them to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _table = _Table(spec, level, options, over.is_set)


def _play_batch(matches: Sequence[Match]) -> list[Played]:
    assert _table is not None, "a worker starts with _sit_down"
    try:
        return list(_table.play(matches))
    except _StoppedError:
        return []
