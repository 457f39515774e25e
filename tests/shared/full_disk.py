"""A disk that is full until it is freed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramids.storage import folders


class FullDisk:
    """Lets nothing be written below the player's folder until `free` is called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._full = True
        monkeypatch.setattr(Path, "open", self._instead_of(Path.open))
        monkeypatch.setattr(os, "open", self._instead_of(os.open))

    def free(self) -> None:
        """Let things be written again."""
        self._full = False

    def _instead_of(self, original: Callable[..., object]) -> Callable[..., object]:
        def opened(path: object, *args: object, **options: object) -> object:
            writing = "x" in str(args[:1]) or args[:1] == (os.O_RDWR | os.O_CREAT,)
            if self._full and writing and folders.home() in Path(str(path)).parents:
                raise OSError(28, "No space left on device")
            return original(path, *args, **options)

        return opened
