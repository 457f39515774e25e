"""The log of Silver & Gold: what the viewer may know by now, in lines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from pyramids.games.silver_gold.events import Kept, Marked, Revealed, Taken
from pyramids.games.silver_gold.ui import playback
from pyramids.games.silver_gold.ui.table_texts import log_line
from pyramids.tables import log
from pyramids.tables.log import Line, LogLines

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.course import SilverGoldCourse

__all__ = ["Line", "LogLines", "LogScene", "last_lines", "lines_of"]

_MOVES = (Kept, Marked, Taken)
"""Events that somebody has decided: bots can say why."""


def lines_of(course: SilverGoldCourse) -> list[Line]:
    """Everything that the viewer may know by now, oldest first."""
    return [*newest_first(course)][::-1]


def last_lines(course: SilverGoldCourse, most: int) -> tuple[Line, ...]:
    """The end of the log; what lies further back isn't even looked at."""
    return tuple(islice(newest_first(course), most))[::-1]


def newest_first(course: SilverGoldCourse) -> Iterator[Line]:
    """The log from its end backwards."""
    session, rules = course.game.session, course.rules
    states, names = session.states, course.names()
    hidden = course.hidden_plies()
    for index, ply in reversed([*enumerate(session.plies)]):
        if index in hidden:
            continue
        events = rules.events(states[index], ply, states[index + 1])
        if course.tells_only_own(index):
            events = playback.own_events(events)
        for event in reversed(events):
            text = log_line(event, names)
            if text:
                why = partial(course.motives.of_ply, index) if isinstance(event, _MOVES) else ""
                yield Line(event.seat, text, isinstance(event, Revealed), why)


class LogScene(log.LogScene):
    """Everything that happened."""

    def __init__(self, course: SilverGoldCourse) -> None:
        super().__init__(lambda: lines_of(course), course.colours())
