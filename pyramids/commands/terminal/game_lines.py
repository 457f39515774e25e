"""What players can read about the game that they play in the terminal, one fact a line.

Everything is as the viewer of the flow may see it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import Any, Final

from pyramids.commands.terminal.console import number_in
from pyramids.engine.contract import AnyTexts, Over, Seat
from pyramids.play.game_flow import GameFlow
from pyramids.play.history.finished_game import watch_session
from pyramids.play.history.game_story import GameStory
from pyramids.play.history.recorded_turns import turn_title
from pyramids.play.texts.log import GameLog
from pyramids.play.texts.result import result_words
from pyramids.play.workers.bot_reasons import BotReasons

_LOG_LINES: Final = 20
"""How many lines of the log are shown unless another number is wanted."""


class GameLines:
    """Boards, scores, log and reasons of a running game, and how it ended."""

    def __init__(self, flow: GameFlow, texts: AnyTexts) -> None:
        self._flow = flow
        self._game = flow.game
        self._texts = texts
        self._names = tuple(player.name for player in flow.game.players)
        self._log = GameLog(flow)
        self._reasons = BotReasons(flow)

    def situation(self, seat: Seat) -> Iterator[str]:
        """What somebody who has to decide wants to know: the table, their things, all points."""
        state = self._flow.state()
        yield from self._texts.overview(state, self._names)
        yield from self._texts.player(state, seat, self._names)
        yield from (self._points(state, other) for other in self._seats() if other != seat)

    def look(self, name: str) -> Iterator[str]:
        """Everything on the table, or only the players whose name begins like this."""
        state, start = self._flow.state(), name.casefold()
        named = [seat for seat in self._seats() if self._names[seat].casefold().startswith(start)]
        if not start or not named:
            yield from self._texts.overview(state, self._names)
        for seat in named or self._seats():
            yield from self._texts.player(state, seat, self._names)

    def boards(self) -> Iterator[str]:
        """Everyone's points and board, drawn."""
        state = self._flow.state()
        for seat in self._seats():
            yield self._points(state, seat)
            yield from self._texts.drawing(state, seat)

    def scores(self) -> Iterator[str]:
        """Everyone's points, line by line."""
        state = self._flow.state()
        for seat in self._seats():
            yield self._points(state, seat)
            for key, value in self._game.rules.tally(state, seat).items():
                if key != "total":
                    yield f"  {self._texts.score_line(key)}: {value}"

    def log(self, wanted: str) -> list[str]:
        """The end of the log: as many lines as the text says."""
        number = number_in(wanted)
        most = _LOG_LINES if number is None else number
        lines = [self._texts.event(entry.event, self._names) for entry in self._log.entries()]
        lines = [line for line in lines if line]
        return lines[-most:] if most else []

    def log_since(self, ply: int) -> list[str]:
        """The end of the log, from a ply on."""
        entries = takewhile(lambda entry: entry.ply >= ply, self._log.newest_first())
        lines = (self._texts.event(entry.event, self._names) for entry in entries)
        return [*islice(filter(None, lines), _LOG_LINES)][::-1]

    def reasons(self) -> Iterator[str]:
        """Why the bots did what they did in their last turns."""
        for seat in self._seats():
            for found in self._reasons.of_last_turn(seat):
                yield f"{self._names[seat]}: {self._texts.reasons(found)}"

    def story(self) -> list[str]:
        """The turn that decided a finished game, after an empty line; nothing if none did."""
        game = self._game
        story = GameStory(watch_session(game.spec, game.level, game.session, game.seating))
        point = story.turning_point(self._texts)
        return [] if point is None else ["", turn_title(story.turns[point.turn]), point.text]

    def result(self, over: Over) -> Iterator[str]:
        """Everyone's points, the winner's first, and who has won."""
        for seat in sorted(self._seats(), key=lambda seat: over.ranks[seat]):
            yield self._score(seat, over.scores[seat])
        yield from filter(None, result_words(self._game, over, self._texts))

    def _seats(self) -> range:
        return range(len(self._names))

    def _points(self, state: Any, seat: Seat) -> str:
        return self._score(seat, self._game.rules.tally(state, seat)["total"])

    def _score(self, seat: Seat, score: int) -> str:
        return f"{self._names[seat]}: {self._game.spec.standing.words(score)}"
