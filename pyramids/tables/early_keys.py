"""Keys that are pressed during an animation; they take effect as soon as they can."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from pyramids.ui.actions import Action
from pyramids.ui.events import Command, Event, Pointer, PointerKind

_MOST: Final = 2
"""Nobody plans more keys ahead while watching a card flip."""


class _EarlyKey(NamedTuple):
    command: Command
    purpose: Hashable
    """What a confirmation was meant for; None for other keys."""


class EarlyKeys:
    """The last keys that were pressed too early at a table, oldest first.

    A confirmation is done only if it would still confirm the same: a key that was pressed for a
    piece must not place the next one, nor answer a question that appears later.
    """

    def __init__(self, do: Callable[[Command], object], purpose: Callable[[], Hashable]) -> None:
        self._do = do
        self._purpose = purpose
        """What a confirmation would confirm after the animation; None if that isn't known yet."""
        self._keys: deque[_EarlyKey] = deque(maxlen=_MOST)

    def add(self, command: Command) -> None:
        """Remember a key, unless it is a confirmation and what it would confirm isn't known yet."""
        purpose = self._purpose() if command.means(Action.CONFIRM) else None
        if purpose is not None or not command.means(Action.CONFIRM):
            self._keys.append(_EarlyKey(command, purpose))

    def clear(self) -> None:
        """Forget all keys."""
        self._keys.clear()

    def watch(self, event: Event) -> None:
        """Forget all keys when the player does something else: Esc, or a press of the mouse."""
        pressed = isinstance(event, Pointer) and event.kind is PointerKind.PRESS
        if pressed or (isinstance(event, Command) and event.means(Action.CANCEL)):
            self.clear()

    def do_first(self, *, asked: bool) -> None:
        """Do the first key if its time has come; `asked`: the player has to decide."""
        if not self._keys:
            return
        command, purpose = self._keys[0]
        if purpose is None and not asked:
            return
        self._keys.popleft()
        if purpose is None or purpose == self._purpose():
            self._do(command)
