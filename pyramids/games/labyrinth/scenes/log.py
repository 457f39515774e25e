"""The log of the labyrinth: what the viewer may know by now, in lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.labyrinth.scenes.wording import log_line
from pyramids.scenes.log import Line

if TYPE_CHECKING:
    from pyramids.games.labyrinth.scenes.course import LabyrinthCourse


def lines_of(course: LabyrinthCourse) -> list[Line]:
    """Everything that the viewer may know by now, oldest first."""
    session, rules = course.game.session, course.rules
    states, names = session.states, course.names()
    hidden = course.hidden_plies()
    lines: list[Line] = []
    for index, ply in enumerate(session.plies):
        if index in hidden:
            continue
        for event in rules.events(states[index], ply, states[index + 1]):
            text = log_line(event, names)
            if text:
                lines.append(Line(event.seat, text, event.kind == "number"))
    return lines
