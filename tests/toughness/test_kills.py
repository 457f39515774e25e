"""A game that is killed at any moment loses at most the current ply, and can be continued."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Thread
from time import sleep

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.engine.records.record import encode_ply
from pyramids.play.start_game import continue_newest
from pyramids.showcase.headless_app import headless_app
from pyramids.storage import atomic_file, autosave, folders
from pyramids.storage.errors import DiskProblem, StorageError
from pyramids.storage.settings import Settings

PLAYABLE = playable_games()
VICTIM = Path(__file__).with_name("killed_game.py")
LONGEST = 1.2
"""The most seconds from a process's first ply until it is killed."""


class GameProcess:
    """A game in another process, and what it printed before it was killed."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        root = Path(__file__).parents[2]
        self._process = subprocess.Popen(
            [sys.executable, str(VICTIM), spec.id, str(seed)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(root)},
        )
        self.games: list[tuple[str, list[str]]] = []
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def kill_after(self, seconds: float) -> None:
        """Kill it some time after its first ply."""
        while not (self.games and self.games[-1][1]):
            assert self._process.poll() is None, self._process.communicate()[1]
            sleep(0.01)
        sleep(seconds)
        assert self._process.poll() is None, self._process.communicate()[1]
        self._process.kill()
        self._process.wait()
        self._reader.join()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            kind, _, rest = line.rstrip("\n").partition(" ")
            if kind == "game":
                self.games.append((rest, []))
            elif kind == "ply" and line.endswith("\n"):
                self.games[-1][1].append(rest)


def kill_repeatedly(spec: GameSpec, kills: int) -> None:
    """Kill one process after another; each continues where the previous one was killed."""
    luck = Random("sudden death")
    for death in range(kills):
        process = GameProcess(spec, death)
        process.kill_after(luck.random() * LONGEST)
        name, told = process.games[-1]
        game = continue_newest(Settings())
        if game is None:
            # Killed between two games, or before the first ply of the next one was saved: the last
            # game that had any must be in the history, at the latest when the title cleans up.
            autosave.clean_up()
            name = [name for name, plies in process.games if plies][-1]
            assert any(folders.history().glob(f"{name}*")), f"death {death}: the game is lost"
            continue
        kept = [encode_ply(game.rules, ply) for ply in game.session.plies]
        if game.autosave.id == name:
            story = f"death {death}: {len(told)} plies told, {len(kept)} kept"
            assert kept[: len(told)] == told, f"{story}: {told[-3:]}, {kept[-3:]}"
        game.leave()


@pytest.mark.slow
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_ten_sudden_deaths_lose_nothing(spec: GameSpec) -> None:
    kill_repeatedly(spec, 10)


@pytest.mark.slow
@pytest.mark.endurance
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_five_hundred_sudden_deaths_lose_nothing(spec: GameSpec) -> None:
    kill_repeatedly(spec, 500)


@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_a_finished_game_never_comes_back_whenever_its_autosave_is_thrown_away(
    spec: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    with headless_app((1024, 640)) as made:
        quick = [bot.name for bot in spec.bots if bot.quick][-1]
        game = made.game(spec, seed=3, people=1, bots=[quick] * max(1, spec.seats.start - 1))
        made.play_on(game, lambda _state: False)
        assert game.over is not None
        # Saved twice, as after its last two plies; then it is killed after the first removal.
        last = game.session.plies.pop(), game.session._states.pop()
        game.autosave.write(game.record(), lambda _trouble: None)
        game.session.plies.append(last[0])
        game.session._states.append(last[1])
        game.autosave.write(game.record(), lambda _trouble: None)
        removed: list[Path] = []

        def remove(path: Path) -> None:
            if removed:
                raise StorageError(DiskProblem.FAILED, path)
            removed.append(path)
            path.unlink()

        monkeypatch.setattr(atomic_file, "remove", remove)
        game.leave()
        assert removed
        assert continue_newest(Settings()) is None
