"""Why the bots moved as they did, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.moves import EXTRA, Mark, Take
from pyramids.games.silver_gold.ui.reason_texts import sentence
from pyramids.language import _
from pyramids.play.bot_reasons import BotReasons

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.course import SilverGoldCourse


class Motives:
    """The reasons behind the bots' plies, in words."""

    def __init__(self, course: SilverGoldCourse) -> None:
        self._course = course
        self._reasons = BotReasons(course.game)

    def of_ply(self, index: int) -> str:
        """Why a ply was made, in a sentence; empty for people and for bots without reasons."""
        reasons = self._reasons.of_ply(index)
        return sentence(reasons) if reasons else ""

    def of_last_turn(self, seat: Seat) -> str:
        """Why a player marked as it did, and took the card that it took, if it can say so."""
        if self._course.is_human(seat):
            return ""
        marked, taken = self._last_plies(seat)
        words = [self.of_ply(index) for index in (marked, taken) if index is not None]
        return " ".join(f"{part}." for part in words if part)

    def told(self, seat: Seat) -> str:
        """The reasons of the last turn, with the name of whoever has them; empty if none."""
        why = self.of_last_turn(seat)
        if not why:
            return ""
        return _("Behind the last move of {name}: {why}", name=self._course.name(seat), why=why)

    def _last_plies(self, seat: Seat) -> tuple[int | None, int | None]:
        """The last shape or single field, and a card taken after it, as far as all may know."""
        hidden, taken = self._course.hidden_plies(), None
        plies = self._course.game.session.plies
        for index in range(len(plies) - 1, -1, -1):
            if index in hidden or plies[index].seat != seat:
                continue
            move = plies[index].move
            if isinstance(move, Take):
                taken = index if taken is None else taken
            elif isinstance(move, Mark) and move.kind != EXTRA:
                return index, taken
        return None, taken
