"""Why the bots built as they did: found out when somebody asks, from what they saw before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pyramids.engine.contract import Ply, Reason, Seat
from pyramids.games.labyrinth.bots.architect import Prospect
from pyramids.games.labyrinth.bots.bets import odds
from pyramids.games.labyrinth.bots.why import reasons
from pyramids.games.labyrinth.moves import Bet, Lay
from pyramids.games.labyrinth.ui.reason_texts import sentence
from pyramids.language import _

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse

_MOST: Final = 2
"""So many reasons are given."""
_HEEDED: Final[Mapping[str, frozenset[str]]] = {
    "random": frozenset(),
    "apprentice": frozenset({"lengthens", "goes_on", "leads_in", "way"}),
}
"""What a bot pays attention to, if that isn't everything: an apprentice sees only the path."""


class Motives:
    """The reasons behind the bots' plies; each is found out once."""

    def __init__(self, course: LabyrinthCourse) -> None:
        self._course = course
        self._known: dict[tuple[int, Ply], tuple[Reason, ...]] = {}

    def of_ply(self, index: int) -> str:
        """Why a ply was made, in a sentence; empty for people, and where nothing is to be said."""
        ply = self._course.game.session.plies[index]
        key = (index, ply)
        if key not in self._known:
            self._known[key] = self._find_out(index, ply)
        return sentence(self._known[key])

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

    def _find_out(self, index: int, ply: Ply) -> tuple[Reason, ...]:
        course = self._course
        if ply.seat not in course.seats or course.is_human(ply.seat):
            return ()
        before = course.game.session.states[index]
        table = course.rules.observe(before, ply.seat).table
        chance = dict(odds(table))[ply.move] if isinstance(ply.move, Bet) else 0.0
        prospect = Prospect(ply.move, chance=chance)
        found = list(reasons(course.rules, table, ply.seat, prospect))
        heeded = _HEEDED.get(course.game.players[ply.seat].bot or "")
        if heeded is not None:
            found = [(weight, reason) for weight, reason in found if reason.code in heeded]
        found.sort(key=lambda item: -item[0])
        return tuple(reason for _weight, reason in found[:_MOST])
