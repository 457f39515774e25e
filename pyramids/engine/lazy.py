"""Functions that are imported when they are first called, so that all games are listed at once."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Lazy:
    """A function by its name, as an entry point has it; a worker process can be handed it."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name
        """`package.module:function`"""

    def __call__(self, *arguments: Any) -> Any:
        module, _, function = self.name.partition(":")
        return getattr(import_module(module), function)(*arguments)
