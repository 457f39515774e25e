"""Finds in a worker process what the result of a try is compared with."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from pyramids.engine.errors import PyramidsError
from pyramids.play.daily import tries
from pyramids.play.daily.measure import Question, find_measure, question_about
from pyramids.play.history import finished_game
from pyramids.play.workers.worker_process import READY, WorkerProcess
from pyramids.storage import crash_log, history
from pyramids.storage.daily_files import DayTry
from pyramids.storage.errors import StorageError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class MeasureSearch:
    """Call `poll` every frame; what is found is noted in the day's file."""

    def __init__(self) -> None:
        self._entry: DayTry | None = None
        self._process: WorkerProcess | None = None

    @property
    def searching(self) -> bool:
        """Whether the search is under way."""
        return self._process is not None

    def start(self, entry: DayTry) -> None:
        """Start searching for a try whose game is over and still in the history."""
        self.close()
        kept = history.load(entry.game_id)
        if kept is None:
            return
        try:
            question = question_about(finished_game.watch(kept))
            self._process = WorkerProcess(_search, (question,))
            self._entry = entry
        except Exception as error:  # whatever the system forbids, the score is still shown
            self._fail(repr(error))

    def poll(self) -> bool:
        """Note what was found since the last call; returns whether the search has ended."""
        if self._process is None or self._entry is None:
            return False
        try:
            found: int | None = self._process.receive()
        except (EOFError, OSError) as error:
            self._fail(repr(error))
            return True
        if found is None:
            return False
        # Without a place on the disk it is searched for again the next time.
        with suppress(PyramidsError):
            tries.note_measure(self._entry, found)
        self.close()
        return True

    def close(self) -> None:
        """Stop the search."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _fail(self, reason: str) -> None:
        self.close()
        with suppress(StorageError):
            crash_log.report(f"The search for what a daily try is compared with ended: {reason}")


def _search(pipe: Connection, question: Question) -> None:
    """The work of the process."""
    pipe.send(READY)
    pipe.send(find_measure(question))
