"""However a program ends, no process of it is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from pyramids.catalogue import all_games

ROOT = Path(__file__).parents[2]
THINKING_GAME = Path(__file__).with_name("thinking_game.py")
TIMEOUT = 20.0
"""Seconds after which a test fails; left alone, the processes would go on for much longer."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the signals and `ps` are POSIX")

ENDS = pytest.mark.parametrize(
    "end",
    [
        pytest.param(signal.SIGKILL, id="KILL"),
        pytest.param(signal.SIGTERM, id="TERM", marks=pytest.mark.slow),
        pytest.param(signal.SIGHUP, id="HUP", marks=pytest.mark.slow),
    ],
)


def _hear_hangups() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Family:
    """A program with its worker processes, all in one process group."""

    def __init__(self, command: Sequence[str]) -> None:
        self.parent = subprocess.Popen(
            [sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            start_new_session=True,
            # Under nohup, hangups would be ignored by all that these tests start.
            preexec_fn=_hear_hangups,
        )

    def alive(self) -> dict[int, tuple[str, str]]:
        """State and command line of the group's processes that run or are stopped."""
        columns = ("pid=", "pgid=", "stat=", "args=")
        told = subprocess.run(
            ["ps", "-A", "-ww", *(word for column in columns for word in ("-o", column))],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        rows = (line.split(None, 3) for line in told.stdout.splitlines())
        return {
            int(pid): (state, command)
            for pid, group, state, command in rows
            if int(group) == self.parent.pid and not state.startswith("Z")
        }

    def workers(self) -> list[int]:
        """The worker processes, without the one with which `multiprocessing` watches them."""
        return [pid for pid, (_, command) in self.alive().items() if "spawn_main" in command]

    def stop_a_worker(self) -> None:
        """Stop a worker, and wait until it is: a signal sent before that could overtake."""
        worker = self.workers()[0]
        os.kill(worker, signal.SIGSTOP)
        wait_until(lambda: self.alive()[worker][0].startswith("T"), "the worker goes on")

    def end(self, how: signal.Signals) -> None:
        """Send the parent a signal, and wait for its end."""
        self.parent.send_signal(how)
        self.parent.communicate(timeout=TIMEOUT)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.parent.pid, signal.SIGKILL)
        self.parent.communicate()


@pytest.fixture
def start() -> Iterator[Callable[..., Family]]:
    families: list[Family] = []

    def starter(*command: str) -> Family:
        families.append(Family(command))
        return families[-1]

    yield starter
    for family in families:
        family.kill()


def wait_until(reached: Callable[[], bool], what: str) -> None:
    end = monotonic() + TIMEOUT
    while not reached():
        assert monotonic() < end, what
        sleep(0.02)


def thinking(start: Callable[..., Family], tmp_path: Path, ending: str) -> Family:
    family = start(str(THINKING_GAME), str(tmp_path / "thinks"), ending)
    assert family.parent.stdout is not None
    assert family.parent.stdout.readline() == "ready\n"
    return family


def series(start: Callable[..., Family], command: str) -> Family:
    """A long series of games in two busy workers."""
    bots = ",".join(bot.name for bot in all_games()[0].bots[-2:])
    family = start("-m", "pyramids", command, "--bots", bots, "--games", "50000", "--workers", "2")
    wait_until(lambda: len(family.workers()) == 2, "the workers have not started")
    sleep(0.3)  # so that they play, not only start
    return family


@ENDS
@pytest.mark.parametrize("command", ["simulate", pytest.param("arena", marks=pytest.mark.slow)])
def test_workers_of_a_series_end_with_it(
    command: str, end: signal.Signals, start: Callable[..., Family]
) -> None:
    family = series(start, command)
    family.end(end)
    wait_until(lambda: not family.alive(), "a worker outlives its series")


@ENDS
def test_a_thinking_bot_ends_with_its_window(
    end: signal.Signals, start: Callable[..., Family], tmp_path: Path
) -> None:
    family = thinking(start, tmp_path, "open")
    family.end(end)
    wait_until(lambda: not family.alive(), "the bot's process outlives the game")


def test_a_bot_notices_the_end_of_its_window_without_help_of_the_system(
    start: Callable[..., Family], tmp_path: Path
) -> None:
    """As on systems that don't end the children of a killed process."""
    family = thinking(start, tmp_path, "unaided")
    family.end(signal.SIGKILL)
    wait_until(lambda: not family.alive(), "the bot's process outlives the game")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a stopped process")
def test_even_a_stopped_bot_ends_with_its_killed_window(
    start: Callable[..., Family], tmp_path: Path
) -> None:
    family = thinking(start, tmp_path, "open")
    family.stop_a_worker()
    family.end(signal.SIGKILL)
    wait_until(lambda: not family.alive(), "the stopped process outlives the game")


@pytest.mark.parametrize("ending", ["closed", pytest.param("open", marks=pytest.mark.slow)])
def test_a_stopped_bot_does_not_keep_a_closed_window_running(
    ending: str, start: Callable[..., Family], tmp_path: Path
) -> None:
    """Whether the table was left first, or the program simply ends."""
    family = thinking(start, tmp_path, ending)
    family.stop_a_worker()
    family.parent.communicate(timeout=TIMEOUT)
    assert family.parent.returncode == 0
    wait_until(lambda: not family.alive(), "the stopped process outlives the game")


@pytest.mark.slow
def test_a_stopped_worker_does_not_keep_an_interrupted_series_running(
    start: Callable[..., Family],
) -> None:
    family = series(start, "simulate")
    family.stop_a_worker()
    family.end(signal.SIGINT)
    assert family.parent.returncode == 130
    wait_until(lambda: not family.alive(), "a stopped worker outlives its series")


@pytest.mark.slow
def test_a_series_whose_worker_is_killed_says_so_in_one_line(
    start: Callable[..., Family],
) -> None:
    family = series(start, "simulate")
    os.kill(family.workers()[0], signal.SIGKILL)
    _out, err = family.parent.communicate(timeout=TIMEOUT)
    assert family.parent.returncode == 2
    assert err.splitlines() == ["pyramids: a worker process has died: try again with fewer workers"]
    wait_until(lambda: not family.alive(), "a worker outlives its series")
