"""Gives memory back to the system that the C library keeps for later.

A game's pictures come and go among others that stay. What is freed then lies in holes between
them: the GNU C library keeps it, and takes new memory for pictures that fit into none of the
holes. So a program that plays game after game would grow, although it holds no more than before.
Other C libraries give such memory back by themselves.
"""

from __future__ import annotations

import sys
from threading import Thread


def give_back() -> Thread | None:
    """Give freed memory back in a thread, as it takes a moment; None where there is no need."""
    if not sys.platform.startswith("linux"):
        return None
    thread = Thread(target=_trim, name="memory", daemon=True)
    thread.start()
    return thread


def _trim() -> None:
    import ctypes

    # Without an interpreter lock: the window goes on meanwhile.
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
