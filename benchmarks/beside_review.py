"""Whether the window stays smooth while a game is reviewed beside it.

    python -m benchmarks.beside_review GAME --seconds 8 --rounds 3

A game is played by the test guide as fast as frames can be drawn, in turn without and with the
review of another game in its worker process. Prints the milliseconds of a frame by the clock, the
ratio of both, and the processor time of the window's thread.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from benchmarks.review_ladder import played
from pyramids.catalogue import find_game, load_level
from pyramids.commands.bench.frames import prepare_display
from pyramids.engine.contract import GameSpec
from pyramids.engine.records.record import record
from pyramids.play.history.finished_game import WatchedGame, watch
from pyramids.play.workers.review_search import ReviewSearch

SIZE = (1920, 1080)
SECOND = 60
"""In frames."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    prepare_display()
    from pyramids.showcase.frame_times import Frames, FrameTime, played_frames
    from pyramids.showcase.headless_app import headless_app

    spec = find_game(arguments.game)
    game = finished(spec)
    times: dict[bool, list[FrameTime]] = {False: [], True: []}
    for _round in range(arguments.rounds):
        for beside in times:
            with headless_app(SIZE, sound=True) as made, reviewing(game, wanted=beside):
                found = played_frames(made, spec, arguments.seconds * SECOND)
                times[beside] += found.times
    without, beside_it = (Frames("", tuple(times[beside])) for beside in (False, True))
    for percent in (50, 99, 100):
        alone, both = without.clock(percent), beside_it.clock(percent)
        print(
            f"p{percent}: {alone:.1f} ms without, {both:.1f} ms beside a review,"
            f" ratio {both / alone:.2f}; work {without.work(percent):.1f}"
            f" and {beside_it.work(percent):.1f} ms"
        )
    print(f"{len(without.times)} and {len(beside_it.times)} frames")


def finished(spec: GameSpec) -> WatchedGame:
    """A game for two between quick bots."""
    bots = ",".join([bot.name for bot in spec.bots if bot.quick][-2:])
    _bots, session = next(played(spec, bots, 1, seed=3))
    return watch(record(session, load_level(spec, spec.default_level).digest))


@contextmanager
def reviewing(game: WatchedGame, *, wanted: bool) -> Iterator[None]:
    """Let a worker process review the game meanwhile, if that is wanted."""
    search = ReviewSearch(game)
    if wanted:
        search.start()
        while not search.poll():
            assert search.searching, "the review didn't start"
    try:
        yield
        search.poll()
        assert not wanted or search.searching, "the review ended before the measurement"
    finally:
        search.close()


if __name__ == "__main__":
    main()
