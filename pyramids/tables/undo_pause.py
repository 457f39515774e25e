"""The pause after a decision, in which it can still be undone.

Without it the next card would be revealed at once; asking for a key press would cost a click in
each turn. So the game continues by itself after a moment. Enter or a click ends the pause early,
and so does an undo.
"""

from __future__ import annotations

from pyramids.ui.animation import Duration, Motion


class UndoPause:
    """The time of a pause that is left. It runs only while nothing else is being shown."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion
        self._time_left = 0.0
        self._running = False

    @property
    def left(self) -> float:
        """The share of the pause that is left; 0 if none is running."""
        return self._time_left / Duration.UNDO_PAUSE if self._running else 0.0

    def prepare(self) -> None:
        """A decision was made: the next pause has the whole time."""
        self._time_left = Duration.UNDO_PAUSE

    def end(self) -> None:
        """End the pause."""
        self._running = False
        self._time_left = 0.0

    def run(self, dt: float) -> bool:
        """Let time pass; returns whether the pause is over."""
        # Instant speed keeps a part of the pause: it is thinking time, not an animation.
        pace = max(self._motion.speed.value, Duration.SHORTEST_UNDO_PAUSE / Duration.UNDO_PAUSE)
        self._time_left = max(0.0, self._time_left - dt / pace)
        self._running = self._time_left > 0
        return not self._running
