"""A worker process with a pipe, for what would make the window stutter in a thread of its own.

A thread shares the interpreter lock with the window. Reading and sending raise `EOFError` or
`OSError` when the process is gone.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

READY: Final = "awake"
"""What the work sends first, once it reads the pipe."""
_JOIN_TIMEOUT: Final = 1.0
"""Seconds to wait for the killed process."""

Work = Callable[..., None]
"""A function of a module, called in the process with the pipe and its arguments."""


class WorkerProcess:
    """A process that runs one function; it ends with the window, or when it is closed."""

    def __init__(self, work: Work, arguments: tuple[Any, ...]) -> None:
        # Imported here: a game against simple bots needs no process and starts faster without.
        from multiprocessing import get_context

        from pyramids.engine.child_process import packed, run_packed

        context = get_context("spawn")
        self._pipe, worker_end = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=run_packed,
            args=(packed(_run, work, arguments), worker_end),
            name="pyramids-thinker",
            daemon=True,
        )
        self._process.start()
        # Only the worker holds this end from now on: when it dies, reading raises EOFError.
        worker_end.close()
        self._is_ready = False
        # Registered after `multiprocessing`'s own function, so it runs before that one, which
        # would wait for ever for a worker that is stopped.
        atexit.register(self.close)

    def ready(self) -> bool:
        """Whether it is reading the pipe; before that, sending a long question could block."""
        if not self._is_ready:
            self._is_ready = self._pipe.poll() and self._pipe.recv() == READY
        return self._is_ready

    def send(self, message: Any) -> None:
        """Send a message."""
        self._pipe.send(message)

    def receive(self) -> Any:
        """The next message, or None if there is none yet."""
        return self._pipe.recv() if self.ready() and self._pipe.poll() else None

    def close(self) -> None:
        """Kill the process. It holds nothing that it would have to tidy up."""
        atexit.unregister(self.close)
        self._pipe.close()
        # Not `terminate`: a process that is stopped (SIGSTOP) would get that only when it goes on.
        self._process.kill()
        self._process.join(_JOIN_TIMEOUT)


def _run(work: Work, arguments: tuple[Any, ...], pipe: Connection) -> None:
    """The main function of the process."""
    with suppress(EOFError, OSError):
        work(pipe, *arguments)
