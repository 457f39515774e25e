"""Plays series of games between bots on all cores; the number of workers changes no result."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from time import perf_counter
from typing import Final

from pyramids.engine.child_process import kill_unless_ended, packed, run_packed
from pyramids.engine.contract import (
    CHANCE,
    CLOSE,
    Chance,
    Close,
    GameSpec,
    Level,
    Over,
    Player,
    Ply,
    Setup,
)
from pyramids.engine.errors import WorkerError
from pyramids.engine.luck import Luck, decision_rng

_MAX_WORKERS: Final = 60
"""Windows can't wait for more processes at once."""
_STOP_TIMEOUT: Final = 1.0
"""Seconds that workers have to stop before they are killed."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: its index in the series, the bot on each seat, and the seed."""

    index: int
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match."""

    match: Match
    setup: Setup
    plies: tuple[Ply, ...]
    result: Over
    tallies: tuple[Mapping[str, int], ...]
    times: tuple[tuple[float, ...], ...] = field(compare=False)
    """Per seat, the seconds that each decision took."""


def series(bots: Sequence[str], games: int, seed: int) -> list[Match]:
    """Games with a seed each; the bots rotate by one seat from game to game."""
    return [Match(index, _rotated(bots, index), seed + index) for index in range(games)]


def swapped_series(bots: Sequence[str], games: int, seed: int) -> list[Match]:
    """Games that play every deal with every rotation of the seats, so that luck cancels."""
    seats = len(bots)
    return [Match(i, _rotated(bots, i % seats), seed + i // seats) for i in range(games)]


def play(spec: GameSpec, level: Level, match: Match, options: Mapping[str, str]) -> Played:
    """Play one match to its end."""
    return _MatchPlayer(spec, level, options).play(match)


def play_all(
    spec: GameSpec,
    level: Level,
    matches: Sequence[Match],
    options: Mapping[str, str],
    workers: int = 1,
) -> Iterator[Played]:
    """Play all matches and yield them in their order."""
    if workers <= 1 or len(matches) <= 1:
        yield from _MatchPlayer(spec, level, options).play_all(matches)
        return
    workers = min(workers, _MAX_WORKERS)
    # Small batches keep all cores busy to the end and the progress bar smooth.
    size = max(1, min(16, len(matches) // (workers * 4)))
    batches = [matches[start : start + size] for start in range(0, len(matches), size)]
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    others = multiprocessing.active_children()
    start = (packed(_init_worker, spec, level, options), stop)
    with ProcessPoolExecutor(workers, context, run_packed, start) as pool:
        try:
            # Not `pool.map`: when a worker dies, it cancels what the pool is about to mark as
            # failed, and the pool's thread ends in a traceback that leaves the program hanging.
            for batch in [pool.submit(_play_batch, batch) for batch in batches]:
                yield from batch.result()
        except BrokenProcessPool:
            raise WorkerError("a worker process has died: try again with fewer workers") from None
        except BaseException:
            # Interrupted, or the caller stopped iterating.
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            # A worker in a long search, or a stopped one, must not keep the program waiting.
            workers_left = set(multiprocessing.active_children()) - set(others)
            kill_unless_ended(workers_left, _STOP_TIMEOUT)
            raise


def player_names(bots: Iterable[str]) -> tuple[str, ...]:
    """Names for the players of a match: the bots' names, numbered where they repeat."""
    names: list[str] = []
    for bot in bots:
        same = sum(name.split(" ")[0] == bot for name in names)
        names.append(f"{bot} {same + 1}" if same else bot)
    return tuple(names)


def _rotated(bots: Sequence[str], by: int) -> tuple[str, ...]:
    by %= len(bots)
    return (*bots[by:], *bots[:by])


class _StoppedError(Exception):
    """The series was cancelled."""


class _MatchPlayer:
    """Plays matches one after the other; the rules are created once."""

    def __init__(
        self,
        spec: GameSpec,
        level: Level,
        options: Mapping[str, str],
        stop_wanted: Callable[[], bool] = lambda: False,
    ) -> None:
        self._spec, self._level, self._options = spec, level, options
        self._rules = spec.make_rules(level)
        self._stop_wanted = stop_wanted

    def play_all(self, matches: Iterable[Match]) -> Iterator[Played]:
        for match in matches:
            if self._stop_wanted():
                raise _StoppedError
            yield self.play(match)

    def play(self, match: Match) -> Played:
        # Not a `Session`: it finds the events of every ply, which nobody reads here.
        rules, setup = self._rules, self._setup(match)
        bot_specs = [self._spec.bot(bot) for bot in match.bots]
        bots = [bot.make(rules) for bot in bot_specs]
        luck = Luck(match.seed)
        plies: list[Ply] = []
        times: list[list[float]] = [[] for _ in bots]
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
            # Checking takes time too: only before searches.
            if bot_specs[seat].budget and self._stop_wanted():
                raise _StoppedError
            start = perf_counter()
            view, legal = rules.observe(state, seat), rules.legal(state, seat)
            rng = decision_rng(match.seed, seat, len(times[seat]))
            move = bots[seat].choose(view, legal, rng, bot_specs[seat].budget)
            times[seat].append(perf_counter() - start)
            plies.append(Ply(seat, move))
            state = rules.apply(state, seat, move)
        tallies = tuple(rules.tally(state, seat) for seat in range(len(bots)))
        return Played(match, setup, tuple(plies), node, tallies, tuple(map(tuple, times)))

    def _setup(self, match: Match) -> Setup:
        names = player_names(match.bots)
        players = tuple(Player(name, bot) for name, bot in zip(names, match.bots, strict=True))
        return self._spec.validate(Setup(self._spec.id, self._level.name, players, self._options))


_match_player: _MatchPlayer | None = None


def _init_worker(spec: GameSpec, level: Level, options: Mapping[str, str], stop: Event) -> None:
    global _match_player
    _match_player = _MatchPlayer(spec, level, options, stop.is_set)


def _play_batch(matches: Sequence[Match]) -> list[Played]:
    assert _match_player is not None, "a worker starts with _init_worker"
    try:
        return list(_match_player.play_all(matches))
    except _StoppedError:
        return []
