"""Measures how long screens take to appear with many files, compared with an empty folder.

    python -m benchmarks.many_files
    python -m benchmarks.many_files --finished 2000 --rounds 3

Each folder is measured in a process of its own, in a window without a display: first without an
index, as after an update, then with the index that this has left. Times are medians in
milliseconds: processor time of all threads, which other programs hardly change, and in brackets
wall-clock time, which means something on an idle machine only.

- start: from the start of the process to the title's first frame;
- title: from opening the title screen again to its first frame, with everything drawn before;
- statistics, load: from opening the screen to the first frame with rows, and until all is read;
  the title has been looked at for a second, in which the window loads what may come next.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

Figures = dict[str, tuple[float, float]]
"""Processor time and wall-clock time in milliseconds."""
_MOMENT = 60
"""Steps for which the title is shown before a list is opened."""
_FIRST_DAY = datetime(2020, 1, 1, tzinfo=UTC)


def main() -> None:
    """Measure all folders and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--finished", type=int, default=10_000, help="default: %(default)s")
    parser.add_argument("--saves", type=int, default=1_000, help="default: %(default)s")
    parser.add_argument("--autosaves", type=int, default=30, help="default: %(default)s")
    parser.add_argument("--megabytes", type=float, default=3.0, help="of an autosave")
    parser.add_argument("--rounds", type=int, default=5, help="default: %(default)s")
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure is not None:
        print(json.dumps(_measure(arguments.measure)))
        return
    folders: dict[str, Callable[[Path], None]] = {
        "empty": lambda _home: None,
        f"{arguments.finished:,} finished games": lambda home: _finished(home, arguments.finished),
        f"{arguments.autosaves} autosaves of {arguments.megabytes:g} MB": lambda home: _autosaves(
            home, arguments.autosaves, arguments.megabytes
        ),
        f"{arguments.saves:,} saves": lambda home: _saves(home, arguments.saves),
    }
    empty: Figures = {}
    for name, fill in folders.items():
        with TemporaryDirectory(prefix="pyramids-many-") as folder:
            home = Path(folder) / "home"
            home.mkdir()
            fill(home)
            cold = _run(home)
            warm = _medians([_run(home) for _ in range(arguments.rounds)])
        empty = empty or warm
        _print(name + ", without an index", cold, empty)
        _print(name, warm, empty)


def _print(name: str, figures: Figures, empty: Figures) -> None:
    print(f"{name}:")
    for what, (processor, wall) in figures.items():
        share = f"{processor / empty[what][0]:6.2f} × empty"
        print(f"  {what:24}{processor:9.1f} ms ({wall:9.1f}) {share}")


def _medians(runs: list[Figures]) -> Figures:
    return {
        what: (median(run[what][0] for run in runs), median(run[what][1] for run in runs))
        for what in runs[0]
    }


def _run(home: Path) -> Figures:
    """Measure a folder in a new process."""
    began = time.time()
    environment = {
        **os.environ,
        "PYRAMIDS_HOME": str(home),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYRAMIDS_BEGAN": str(began),
    }
    command = [sys.executable, "-m", "benchmarks.many_files", "--measure", str(home)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def _measure(home: Path) -> Figures:
    from pyramids.screens.preloading import preload
    from pyramids.screens.saves.load_game import Load
    from pyramids.screens.start_up import set_up_window
    from pyramids.screens.statistics.statistics_sheet import Statistics
    from pyramids.screens.title.title_scene import Title
    from pyramids.storage import settings as stored
    from pyramids.ui.app import App

    assert os.environ["PYRAMIDS_HOME"] == str(home)
    loaded = stored.load()
    app = App(loaded.settings.window)
    app.scenes.push(set_up_window(app, loaded))
    app.step(0)
    wall = time.time() - float(os.environ["PYRAMIDS_BEGAN"])
    figures: Figures = {"start": (time.process_time() * 1000, wall * 1000)}
    began = _now()
    title = Title(loaded.settings)
    app.scenes.reset(title)
    app.step(0)
    figures["title"] = _since(began)
    # As in a window whose title has been looked at for a moment.
    preload().join()
    for _ in range(_MOMENT):
        app.step()
    for name, scene in (
        ("statistics", Statistics(loaded.settings)),
        ("load", Load(loaded.settings)),
    ):
        figures |= _measure_list(app, name, scene)
    app.close()
    return figures


def _measure_list(app: Any, name: str, scene: Any) -> Figures:
    began = _now()
    app.scenes.push(scene)
    app.step()
    while not scene.rows and not scene._reader.done:
        app.step()
    figures: Figures = {f"{name}, first rows": _since(began)}
    while not scene._reader.done:
        app.step()
        time.sleep(0.005)
    app.step()
    app.step()
    figures[f"{name}, complete"] = _since(began)
    app.scenes.pop()
    return figures


def _now() -> tuple[float, float]:
    return time.process_time(), time.perf_counter()


def _since(began: tuple[float, float]) -> tuple[float, float]:
    processor, wall = (now - then for now, then in zip(_now(), began, strict=True))
    return processor * 1000, wall * 1000


def _record(seed: int) -> Any:
    """A finished game of the first game, by its quickest bots."""
    from pyramids.catalogue import all_games
    from pyramids.engine.contract import Player
    from pyramids.play import start_game
    from pyramids.play.running_game import Start
    from pyramids.play.seats import default_look, quickest_bot

    spec = all_games()[0]
    bot = quickest_bot(spec)
    players = (Player("Ana"), Player("Nefru", bot.name))
    looks = (default_look(0, None), default_look(1, bot))
    start = Start(spec, spec.default_level, players, looks, seed, {})
    with TemporaryDirectory(prefix="pyramids-many-") as folder:
        before = os.environ.get("PYRAMIDS_HOME")
        os.environ["PYRAMIDS_HOME"] = folder
        game = start_game.new_game(start, _settings())
        player = bot.make(game.rules)
        with game.batched():
            while game.over is None:
                if game.session.proceed():
                    continue
                seat = game.waiting()[0]
                view = game.rules.observe(game.state, seat)
                legal = game.rules.legal(game.state, seat)
                game.submit(seat, player.choose(view, legal, game.rng(seat), bot.budget))
        kept = game.record()
        game.leave()
        if before is None:
            del os.environ["PYRAMIDS_HOME"]
        else:
            os.environ["PYRAMIDS_HOME"] = before
    return kept


def _settings() -> Any:
    from pyramids.storage.settings import Settings

    return Settings()


def _with_summary(kept: Any, number: int, *, name: str = "", over: bool = True) -> Any:
    from pyramids.storage.notes.summary import Summary

    saved = _FIRST_DAY + timedelta(hours=number)
    scores = tuple(40 + (number * step) % 60 for step in (7, 11))
    summary = Summary(saved, name=name, scores=scores, over=over, order=number, round=4)
    return replace(kept, notes=summary.added_to(kept.notes))


def _write(folder: Path, number: int, kept: Any) -> None:
    from pyramids.engine.records import record as records

    folder.mkdir(exist_ok=True)
    (folder / f"{number:08}.json").write_text(records.dumps(kept), encoding="utf-8")


def _finished(home: Path, count: int) -> None:
    kept = _record(1)
    for number in range(count):
        _write(home / "history", number, _with_summary(replace(kept, seed=number), number))


def _saves(home: Path, count: int) -> None:
    kept = _record(1)
    kept = replace(kept, plies=kept.plies[: len(kept.plies) // 2])
    for number in range(count):
        named = _with_summary(kept, number, name=f"Game {number}", over=False)
        _write(home / "saves", number, named)


def _autosaves(home: Path, count: int, megabytes: float) -> None:
    """Much longer than any real game: the same plies again and again."""
    from pyramids.engine.records import record as records

    kept = _record(1)
    times = round(megabytes * 1e6 / len(records.dumps(kept)))
    kept = replace(kept, plies=kept.plies * times)
    for number in range(count):
        _write(home / "autosaves", number, _with_summary(kept, number, over=False))


if __name__ == "__main__":
    main()
