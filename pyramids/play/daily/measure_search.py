"""Finds in a worker process what the result of a try is compared with."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from pyramids.engine.errors import PyramidsError
from pyramids.play.daily import tries
from pyramids.play.daily.measure import Question, find_measure, question_about
from pyramids.play.history import finished_game
from pyramids.play.workers.background_search import BackgroundSearch
from pyramids.play.workers.worker_process import READY
from pyramids.storage import history
from pyramids.storage.daily_files import DayTry

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class MeasureSearch(BackgroundSearch[int]):
    """Call `poll` every frame; what is found is noted in the day's file."""

    name = "The search for what a daily try is compared with"

    def __init__(self) -> None:
        super().__init__()
        self._entry: DayTry | None = None

    def start(self, entry: DayTry) -> None:
        """Start searching for a try whose game is over and still in the history."""
        self.close()
        self._entry = entry
        kept = history.load(entry.game_id)
        if kept is None:
            return
        try:
            question = question_about(finished_game.watch(kept))
        except PyramidsError as error:  # its level may be gone: the score is still shown
            self._fail(repr(error))
        else:
            self._begin(_search, (question,))

    def poll(self) -> bool:
        """Note what was found since the last call; returns whether the search has ended."""
        if not self.searching or self._entry is None:
            return False
        found = self._next()
        if found is None:
            return not self.searching
        # Without a place on the disk it is searched for again the next time.
        with suppress(PyramidsError):
            tries.note_measure(self._entry, found)
        self.close()
        return True


def _search(pipe: Connection, question: Question) -> None:
    """The work of the process."""
    pipe.send(READY)
    pipe.send(find_measure(question))
