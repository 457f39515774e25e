"""Worker processes that never outlive the process that started them.

A parent that is killed can't tell its children to stop, so every child looks after itself:
- A thread waits for the parent's end. This works on every system: `multiprocessing` gives a child
  a pipe whose other end closes with the parent, or on Windows the parent's process handle.
- Linux also kills the child itself, which ends even one that is stopped and runs no thread.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from multiprocessing import connection, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import Any, Final

_PR_SET_PDEATHSIG: Final = 1
"""From Linux's `sys/prctl.h`: the signal that a process gets when its parent ends."""


def packed(function: Callable[..., None], *arguments: Any) -> bytes:
    """A call for `run_packed`."""
    return pickle.dumps((function, arguments))


def run_packed(call: bytes, *shared: Any) -> None:
    """The first thing that a worker process runs: a packed call, with pipes and locks added to it.

    Only here are the modules of the call imported. That can take a while on a busy machine, and by
    then the worker ends with its parent.
    """
    end_with_parent()
    function, arguments = pickle.loads(call)
    function(*arguments, *shared)


def end_with_parent() -> None:
    """Make sure that this worker process ends when its parent does."""
    # Ctrl+C reaches every process of a terminal; it is for the parent, which stops its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        _ask_kernel_for_kill()
    Thread(target=_exit_after_parent, name="parent watch", daemon=True).start()


def kill_unless_ended(processes: Iterable[BaseProcess], patience: float) -> None:
    """Wait up to `patience` seconds for processes to end by themselves, then kill the rest."""
    deadline = monotonic() + patience
    left = {process.sentinel: process for process in processes}
    while left and (remaining := deadline - monotonic()) > 0:
        for ended in connection.wait(list(left), remaining):
            del left[ended]  # type: ignore[arg-type]  # sentinels are what was waited for
    for process in left.values():
        process.kill()


def _ask_kernel_for_kill() -> None:
    # Where the C library doesn't offer this, the thread alone has to do.
    with suppress(ImportError, OSError, AttributeError):
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _exit_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        # Not `sys.exit`, which ends a thread only; a worker has nothing to tidy up.
        os._exit(1)
