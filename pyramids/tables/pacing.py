"""How long the game may show things before somebody can decide again.

Between two decisions several steps may be shown: what the others did, what followed, the next
card. None of them is a decision, so all together take at most `Duration.LONGEST_WAIT`: each step
gets a share of what is left of that time, and longer animations are played faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.ui.animation import Duration
from pyramids.ui.timeline import Part, Timeline

_SHARE: Final = 0.6
"""Of the time that is left, for a step that others may follow."""


class Pacing:
    """The time that is left for showing things until the next decision."""

    def __init__(self) -> None:
        self._left: float = Duration.LONGEST_WAIT

    def begin(self) -> None:
        """Somebody has decided: what follows from it has the whole time."""
        self._left = Duration.LONGEST_WAIT

    def add(self, timeline: Timeline, parts: Sequence[Part], *, last: bool) -> None:
        """Add the animations of a step to a timeline, faster if they would take too long.

        The last step may take all the time that is left.
        """
        before = timeline.left
        timeline.add(*parts)
        wanted = timeline.left - before
        given = min(wanted, self._left if last else self._left * _SHARE)
        self._left -= given
        if given < wanted:
            timeline.hurry(before + given)
