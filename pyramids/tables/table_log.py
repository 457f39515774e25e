"""What the players at a table can read about the game so far: the log, and the bots' reasons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice

from pyramids.engine.contract import CHANCE, AnyTexts, Seat
from pyramids.language import Text, _, later
from pyramids.play.game_flow import GameFlow
from pyramids.play.texts.log import GameLog
from pyramids.play.texts.seal import SEAL_MEANING, seal_line
from pyramids.play.workers.bot_reasons import BotReasons
from pyramids.tables.parts.log import LogLine


class TableLog:
    """The log of one running game in words, as the viewer may see it."""

    def __init__(self, flow: GameFlow, texts: AnyTexts) -> None:
        self.reasons = BotReasons(flow)
        self._game = flow.game
        self._texts = texts
        self._log = GameLog(flow)

    def lines(self, most: int | None = None) -> list[LogLine]:
        """All lines, or the last `most` of them; oldest first."""
        return [*islice(self._newest_first(), most)][::-1]

    def why_last_turn(self, seat: Seat) -> str:
        """A bot's reasons for its last turn, with its name; empty if it has none."""
        sentences = [f"{self._texts.reasons(why)}." for why in self.reasons.of_last_turn(seat)]
        if not sentences:
            return ""
        name, why = self._game.players[seat].name, " ".join(sentences)
        return _("Why {name} did that: {why}", name=name, why=why)

    def _newest_first(self) -> Iterator[LogLine]:
        texts, names = self._texts, tuple(player.name for player in self._game.players)
        for entry in self._log.newest_first():
            text = texts.event(entry.event, names)
            if text:
                why: Text = partial(self._why, entry.ply) if entry.decision else ""
                yield LogLine(entry.event.seat, text, texts.starts_turn(entry.event), why)
        if sealed := seal_line(self._game):
            yield LogLine(CHANCE, sealed, heading=False, why=later(SEAL_MEANING))

    def _why(self, ply: int) -> str:
        reasons = self.reasons.of_ply(ply)
        return self._texts.reasons(reasons) if reasons else ""
