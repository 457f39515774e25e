"""Compares a finished game with the player's earlier games of the same kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pyramids.engine.contract import Seat
from pyramids.language import ngettext
from pyramids.play.history.history_reader import HistoryReader
from pyramids.play.running_game import RunningGame
from pyramids.storage import game_statistics
from pyramids.storage.game_statistics import FinishedGame
from pyramids.storage.saves import BrokenFile

Result = tuple[int, ...]
"""What somebody achieved, the larger the better: points; in a race whether they won, in how few
rounds, and how far they came otherwise."""


class Placing(NamedTuple):
    """A result's place among those of all people in games of this kind."""

    result: Result
    place: int
    """From 1; equal results share the better place."""
    results: int
    """How many results are compared, this one among them."""
    best_before: Result | None
    """The best of the others; None if this is the first."""

    @property
    def is_best(self) -> bool:
        """Whether it is better than all before."""
        return self.best_before is not None and self.result > self.best_before


class EarlierResults(HistoryReader[FinishedGame | BrokenFile]):
    """The results of the games of one kind that are finished already.

    Games are of one kind if game, level, options and number of players are the same.
    """

    def __init__(self, game: RunningGame) -> None:
        super().__init__(game_statistics.scan_history())
        self._game = game
        self._results: list[Result] = []

    def read(self) -> None:
        """Compare what has been read meanwhile."""
        for entry in self._reader.take():
            if isinstance(entry, BrokenFile) or entry.path.stem == self._game.autosave.id:
                continue
            if entry.scores and self._is_alike(entry):
                won, rounds = entry.winners, entry.rounds
                self._results += [
                    self._result(entry.scores[seat], rounds, won=seat in won)
                    for seat in entry.finishers
                ]

    def placing_of(self, seat: Seat) -> Placing:
        """The place of somebody's result in this game."""
        game, over = self._game, self._game.over
        assert over is not None, "only finished games are compared"
        rounds = game.spec.progress(game.state).round
        return self.placing(self._result(over.scores[seat], rounds, won=seat in over.winners))

    def placing(self, result: Result) -> Placing:
        """The place of a result among those read so far."""
        better = sum(other > result for other in self._results)
        best = max(self._results, default=None)
        return Placing(result, better + 1, len(self._results) + 1, best)

    def words(self, result: Result) -> str:
        """A result in words."""
        standing = self._game.spec.standing
        won, rounds, score = result if standing.race else (0, 0, *result)
        if won:
            return ngettext("won in {n} round", "won in {n} rounds", -rounds)
        return standing.words(score)

    def _result(self, score: int, rounds: int, *, won: bool) -> Result:
        if not self._game.spec.standing.race:
            return (score,)
        return (int(won), -rounds if won else 0, score)

    def _is_alike(self, entry: FinishedGame) -> bool:
        setup = self._game.setup
        return (
            (entry.game, entry.level) == (setup.game, setup.level)
            and len(entry.players) == len(setup.players)
            and self._options(entry.options) == self._options(setup.options)
        )

    def _options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The options, with defaults for those that an old record doesn't know."""
        return {
            option.key: chosen.get(option.key, option.default) for option in self._game.spec.options
        }
