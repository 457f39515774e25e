"""A search in a worker process that reports what it finds; without a process nothing is found."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Generic, TypeVar

from pyramids.play.workers.worker_process import WorkerProcess
from pyramids.storage import crash_log
from pyramids.storage.errors import StorageError

F = TypeVar("F")


class BackgroundSearch(Generic[F]):
    """The process of a search, and what its owner needs to start, poll and end it."""

    name: ClassVar[str]
    """What the log calls it."""

    def __init__(self) -> None:
        self._process: WorkerProcess | None = None
        self.failed = False
        """Whether the search can't go on."""

    @property
    def searching(self) -> bool:
        """Whether the search is under way."""
        return self._process is not None

    def close(self) -> None:
        """Stop the search."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _begin(self, work: Callable[..., None], question: tuple[Any, ...]) -> None:
        try:
            self._process = WorkerProcess(work, question)
        except Exception as error:  # whatever the system forbids, the result is still shown
            self._fail(repr(error))

    def _next(self) -> F | None:
        """What the process has found next; None if nothing has come yet, or it has ended."""
        if self._process is None:
            return None
        try:
            found: F | None = self._process.receive()
        except (EOFError, OSError) as error:
            self._fail(repr(error))
            return None
        return found

    def _fail(self, reason: str) -> None:
        self.close()
        self.failed = True
        with suppress(StorageError):
            crash_log.report(f"{self.name} has ended: {reason}")
