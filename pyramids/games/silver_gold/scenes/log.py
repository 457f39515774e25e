"""The log of Silver & Gold: what the viewer may know by now, in lines."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pyramids.games.silver_gold.scenes import playback
from pyramids.games.silver_gold.scenes.wording import log_line
from pyramids.scenes import log
from pyramids.scenes.log import Line, LogLines

if TYPE_CHECKING:
    from pyramids.games.silver_gold.scenes.course import Course

__all__ = ["Line", "LogLines", "LogScene", "lines_of"]

_MOVES = frozenset({"keep", "mark", "take"})
"""Events that somebody has decided: bots can say why."""


def lines_of(course: Course) -> list[Line]:
    """Everything that the viewer may know by now, oldest first."""
    session, rules = course.game.session, course.rules
    states, names = session.states, course.names()
    hidden = course.hidden_plies()
    lines: list[Line] = []
    for index, ply in enumerate(session.plies):
        if index in hidden:
            continue
        events = rules.events(states[index], ply, states[index + 1])
        if course.tells_only_own(index):
            events = playback.own_events(events)
        for event in events:
            text = log_line(event, names)
            if text:
                why = partial(course.motives.of_ply, index) if event.kind in _MOVES else ""
                lines.append(Line(event.seat, text, event.kind == "reveal", why))
    return lines


class LogScene(log.LogScene):
    """Everything that happened."""

    def __init__(self, course: Course) -> None:
        super().__init__(lines_of(course), course.colours())
