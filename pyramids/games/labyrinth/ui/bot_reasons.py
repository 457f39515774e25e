"""Why the bots built as they did, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.moves import Lay
from pyramids.games.labyrinth.ui.reason_texts import sentence
from pyramids.language import _
from pyramids.play.bot_reasons import BotReasons

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse


class Motives:
    """The reasons behind the bots' plies, in words."""

    def __init__(self, course: LabyrinthCourse) -> None:
        self._course = course
        self._reasons = BotReasons(course.game)

    def of_ply(self, index: int) -> str:
        """Why a ply was made, in a sentence; empty for people, and where nothing is to be said."""
        return sentence(self._reasons.of_ply(index))

    def told(self, seat: Seat) -> str:
        """The reasons for the last tile that all may know, with the bot's name; empty if none."""
        course = self._course
        hidden, plies = course.hidden_plies(), course.game.session.plies
        for index in range(len(plies) - 1, -1, -1):
            mine = plies[index].seat == seat and isinstance(plies[index].move, Lay)
            if mine and index not in hidden:
                why = self.of_ply(index)
                return _("{name}: “{why}”", name=course.name(seat), why=why) if why else ""
        return ""
