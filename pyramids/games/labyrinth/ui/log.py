"""The log of the labyrinth: what the viewer may know by now, in lines."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pyramids import language
from pyramids.engine.contract import Ply
from pyramids.games.labyrinth.events import BetMade, Laid, NumberDrawn, Started, TreasurePlaced
from pyramids.games.labyrinth.ui.table_texts import log_line
from pyramids.tables.log import Line

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse

_MOVES = (BetMade, Laid, TreasurePlaced, Started)
"""Events that somebody has decided: bots can say why."""


class Chronicle:
    """Writes every ply down once: paths needn't be walked again to be told again."""

    def __init__(self, course: LabyrinthCourse) -> None:
        self._course = course
        self._language = ""
        self._written: list[tuple[Ply, list[Line]]] = []

    def lines(self) -> list[Line]:
        """Everything that the viewer may know by now, oldest first."""
        self._catch_up()
        hidden = self._course.hidden_plies()
        return [
            line
            for index, (_ply, lines) in enumerate(self._written)
            if index not in hidden
            for line in lines
        ]

    def _catch_up(self) -> None:
        plies, states = self._course.game.session.plies, self._course.game.session.states
        if self._language != language.current():
            self._language = language.current()
            self._written.clear()
        del self._written[len(plies) :]
        for index, ply in enumerate(plies):
            # An undo may have put other plies in the place of those that were written down.
            if index < len(self._written) and self._written[index][0] is ply:
                continue
            del self._written[index:]
            events = self._course.rules.events(states[index], ply, states[index + 1])
            texts = [(event, log_line(event, self._course.names())) for event in events]
            why = partial(self._course.motives.of_ply, index)
            lines = [
                Line(
                    event.seat,
                    text,
                    isinstance(event, NumberDrawn),
                    why if isinstance(event, _MOVES) else "",
                )
                for event, text in texts
                if text
            ]
            self._written.append((ply, lines))
