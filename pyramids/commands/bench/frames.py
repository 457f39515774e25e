"""`pyramids bench --frames`: frame times, the slowest frames and start time on this machine."""

from __future__ import annotations

import os
from argparse import Namespace
from textwrap import shorten
from typing import TYPE_CHECKING

from pyramids.catalogue import playable_games
from pyramids.commands.command_line.arguments import parse_games
from pyramids.engine.contract import GameSpec, PrintedTable

if TYPE_CHECKING:
    from pyramids.showcase.frame_times import Frames

_SIZE = (1920, 1080)
_FRAMES_A_SECOND = 60
_PAIRS = 9
_WORDS = 80
"""Characters of what was drawn first in a frame."""


def run(arguments: Namespace) -> int:
    """Print frame times, the lag of a carried shape, the slowest frames and the time to start."""
    prepare_display()
    from pyramids.commands.terminal.printing import print_table

    size = arguments.size or _SIZE
    for spec in parse_games(arguments.game):
        if spec in playable_games():
            print_table(smoothness(spec, size, arguments.seconds))
            if arguments.slowest:
                print_table(slowest_frames(spec, size, arguments.slowest))
    print_table(start(size))
    return 0


def prepare_display() -> None:
    """Measure in a real window if there is a display, and in any case without being heard."""
    if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def smoothness(spec: GameSpec, size: tuple[int, int], seconds: float) -> PrintedTable:
    """Measure a game being played, and a shape being carried."""
    import pygame

    from pyramids.showcase import frame_times
    from pyramids.showcase.headless_app import headless_app
    from pyramids.tables.game_ui import game_ui

    drag = game_ui(spec).testing().drag
    with headless_app(size, sound=True) as made:
        game = frame_times.played_frames(made, spec, round(seconds * _FRAMES_A_SECOND))
        driver = pygame.display.get_driver()
    rows = [_row(game), _row(game.busiest())]
    if drag is not None:
        with headless_app(size, sound=True) as made:
            carried, late = frame_times.carried_frames(made, drag)
        rows.append(_row(carried))
        rows.append(("frames in which the carried shape lagged", late, *[""] * 6))
    title = f"{spec.title} at {size[0]}×{size[1]} ({driver}), milliseconds a frame"
    columns = ("what", "frames", "p50", "p99", "max", "work p50", "work p99", "work max")
    return PrintedTable(title, columns, tuple(rows))


def slowest_frames(spec: GameSpec, size: tuple[int, int], count: int) -> PrintedTable:
    """The slowest frames of a whole game, from the title screen to the title screen."""
    from pyramids.showcase.headless_app import headless_app
    from pyramids.showcase.whole_game import play_whole_game

    with headless_app(size, sound=True) as made:
        log = play_whole_game(made, spec)
    rows = tuple(
        (f"{frame.milliseconds:.1f}", frame.scenes, shorten(frame.first, _WORDS, placeholder=" …"))
        for frame in log.slowest(count)
    )
    title = f"{spec.title}: the slowest of {len(log.frames)} frames, milliseconds of work"
    return PrintedTable(title, ("work", "on", "drawn for the first time"), rows)


def start(size: tuple[int, int]) -> PrintedTable:
    """The time to the first frame, compared to a bare window's."""
    from pyramids.showcase.start_times import start_times

    game, bare = start_times(size, _PAIRS)
    row = (f"{1000 * game:.0f}", f"{1000 * bare:.0f}", f"{game / bare:.2f}")
    title = f"From start to first frame, median of {_PAIRS}, milliseconds"
    return PrintedTable(title, ("the game", "a bare window", "ratio"), (row,))


def _row(frames: Frames) -> tuple[object, ...]:
    marks = (50, 99, 100)
    times = [frames.clock(mark) for mark in marks] + [frames.work(mark) for mark in marks]
    return frames.name, len(frames.times), *(f"{time:.1f}" for time in times)
