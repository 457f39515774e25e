"""How often the loop looks for events and advances: less often when nothing happens.

A game that waits for its player shouldn't use the processor. Waiting for an event isn't the way:
SDL looks for one every millisecond, which takes more than a few steps per second do.
"""

from __future__ import annotations

from typing import Final

FRAME_RATE: Final = 60
LONGEST_STEP: Final = 50.0
"""Milliseconds: after a long frame, animations continue instead of jumping to their end."""
_IDLE_RATE: Final = 20
"""Looks for events per second while idle: one is seen 25 ms late on average."""
_IDLE_AFTER: Final = 2000.0
"""Milliseconds without a frame, an event or work in the background until the loop is idle."""
_IDLE_STEP: Final = 200.0
"""Milliseconds between two steps while idle; an event or a task starts one at once."""


class LoopPace:
    """Decides how long the loop waits, and by how much the next step advances the time."""

    def __init__(self) -> None:
        self._still_for = 0.0
        """Milliseconds since something happened."""
        self._owed = 0.0
        """Milliseconds that no step has advanced by yet."""

    @property
    def idle(self) -> bool:
        """Whether nothing has happened for a while."""
        return self._still_for > _IDLE_AFTER

    @property
    def rate(self) -> int:
        """How often per second to look for events."""
        return _IDLE_RATE if self.idle else FRAME_RATE

    def due(self, dt: float, *, needed: bool) -> float | None:
        """The milliseconds that the next step advances by; None if no step is due yet.

        `needed` tells that something waits for a step. It may start an animation, which must not
        jump by the time for which the window has been idle.
        """
        self._owed += dt
        if self.idle and not needed and self._owed < _IDLE_STEP:
            return None
        longest = _IDLE_STEP if self.idle and not needed else LONGEST_STEP
        owed, self._owed = self._owed, 0.0
        return min(owed, longest)

    def note(self, dt: float, *, active: bool) -> None:
        """Note whether a step had anything to do."""
        self._still_for = 0.0 if active else self._still_for + dt
