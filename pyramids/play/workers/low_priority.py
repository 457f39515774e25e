"""Lowers the priority of a process whose work nobody waits for, so that the window stays smooth."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Any, Final

_NICE: Final = 15
"""How much the process gives way to everything else, on systems with `nice`."""
_BELOW_NORMAL: Final = 0x4000
"""BELOW_NORMAL_PRIORITY_CLASS of Windows. An idle priority would starve beside a busy program."""


def lower_priority() -> None:
    """Give this process a low priority; a system that refuses it does no harm."""
    # Where the system doesn't offer this, the work is done at the usual priority.
    with suppress(ImportError, OSError, AttributeError):
        if sys.platform == "win32":
            import ctypes

            lower_on_windows(ctypes.WinDLL("kernel32"))
        else:
            os.nice(_NICE)


def lower_on_windows(kernel32: Any) -> None:
    """Lower this process's priority by Windows's kernel library."""
    from ctypes import c_uint32, c_void_p

    # Without types a handle would be cut to 32 bits.
    kernel32.GetCurrentProcess.restype = c_void_p
    kernel32.SetPriorityClass.argtypes = (c_void_p, c_uint32)
    kernel32.SetPriorityClass(kernel32.GetCurrentProcess(), _BELOW_NORMAL)
