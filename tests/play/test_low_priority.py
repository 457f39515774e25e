"""Work that nobody waits for gives way to the window."""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest

from pyramids.play.workers import low_priority

BELOW_NORMAL_PRIORITY_CLASS = 0x4000
"""From Microsoft's documentation of SetPriorityClass."""


class Function:
    """A function of a library that is loaded by ctypes."""

    def __init__(self, result: int) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self._result = result

    def __call__(self, *arguments: Any) -> int:
        self.calls.append(arguments)
        return self._result


class Kernel:
    """What stands in for Windows's kernel library."""

    def __init__(self) -> None:
        self.GetCurrentProcess = Function(77)
        self.SetPriorityClass = Function(1)


def test_windows_is_asked_for_a_priority_below_normal(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = Kernel()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("ctypes.WinDLL", lambda _name: kernel, raising=False)
    low_priority.lower_priority()
    assert kernel.SetPriorityClass.calls == [(77, BELOW_NORMAL_PRIORITY_CLASS)]


def test_other_systems_are_asked_to_be_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "nice", asked.append, raising=False)
    low_priority.lower_priority()
    assert asked == [15]


def test_a_system_that_refuses_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_more: int) -> int:
        raise PermissionError

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "nice", refuse, raising=False)
    low_priority.lower_priority()
