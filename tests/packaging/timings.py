"""Measures start times for the log of `.ci/run`; uses only the standard library.

    python -m tests.packaging.timings readme
        from the README's first command to the first frame
    python -m tests.packaging.timings start PROGRAM
        from start to first frame, PROGRAM and the source alternating

The first frame is detected on the screen, without any help of the game.
"""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from tests.shared.programs import FROM_SOURCE, ROOT, Program, packaged_program
from tests.shared.screen import VirtualScreen

SIZE = (1280, 800)
PAIRS = 9
PATIENCE = 300
GLANCE = 0.002


def main(words: list[str]) -> int:
    """Measure and print."""
    match words:
        case ["readme"]:
            readme()
        case ["start", program]:
            start(Path(program).resolve())
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def readme() -> None:
    """Install and start the game as the README says, and close its window."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"```sh\n(.+)\n```", text)
    assert found is not None, "the README begins without a command"
    print(f"$ {found[1]}")
    screen = VirtualScreen(SIZE)
    try:
        # PYTHONPATH is for this module only; a new user's shell doesn't have it.
        environment = {name: os.environ[name] for name in os.environ if name != "PYTHONPATH"}
        seconds = first_frame(Program(["bash", "-c", found[1]], ROOT, environment), screen)
    finally:
        screen.close()
    print(f"{seconds:.1f} s to install and show the first frame")


def start(executable: Path) -> None:
    """Measure both alternately, so that other load affects both alike."""
    source, packed = [], []
    screen = VirtualScreen(SIZE)
    try:
        for _ in range(PAIRS):
            source.append(_start_of((sys.executable, "-m", "pyramids"), screen))
            packed.append(_start_of((str(executable),), screen))
    finally:
        screen.close()
    print(f"from source: {1000 * median(source):.0f} ms, median of {PAIRS} starts")
    print(f"the executable: {1000 * median(packed):.0f} ms")
    print(f"ratio: {median(packed) / median(source):.2f} (wanted: at most 2)")


def _start_of(command: tuple[str, ...], screen: VirtualScreen) -> float:
    with TemporaryDirectory(prefix="pyramids-") as place:
        friend = packaged_program(Path(command[0]), Path(place))
        folder = FROM_SOURCE.folder if len(command) > 1 else friend.folder
        return first_frame(Program(command, folder, friend.environment), screen)


def first_frame(program: Program, screen: VirtualScreen) -> float:
    """Seconds from start to first frame; afterwards the program must exit cleanly."""
    assert not screen.is_lit(), "something is on the screen already"
    begin = monotonic()
    process = program.start(screen.environment)
    try:
        while not screen.is_lit():
            assert process.poll() is None, f"it ended with {process.returncode} and no frame"
            assert monotonic() < begin + PATIENCE, "there is no frame"
            sleep(GLANCE)
        seconds = monotonic() - begin
        # Not the process that was started, which may be a shell.
        os.kill(screen.owner(), signal.SIGTERM)
        assert process.wait(PATIENCE) == 0, f"it ended with {process.returncode}"
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
    _wait_for_dark(screen)
    return seconds


def _wait_for_dark(screen: VirtualScreen) -> None:
    end = monotonic() + PATIENCE
    while screen.is_lit():
        assert monotonic() < end, "the window stays on the screen"
        sleep(GLANCE)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
