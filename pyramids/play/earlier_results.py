"""Compares a finished game with the player's earlier games of the same kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pyramids.play.running_game import RunningGame
from pyramids.storage import game_statistics
from pyramids.storage.game_statistics import FinishedGame


class Placing(NamedTuple):
    """A result's place among those of all people in games of this kind."""

    score: int
    place: int
    """From 1; equal results share the better place."""
    results: int
    """How many results are compared, this one among them."""
    best_before: int | None
    """The best of the others; None if this is the first."""

    @property
    def is_best(self) -> bool:
        """Whether it is better than all before."""
        return self.best_before is not None and self.score > self.best_before


class EarlierResults:
    """Reads the finished games a few at a time, so that no frame takes long.

    Games are of one kind if game, level, options and number of players are the same.
    """

    def __init__(self, game: RunningGame) -> None:
        self._game = game
        self._files = game_statistics.history_files()
        self._results: list[int] = []

    @property
    def complete(self) -> bool:
        """Whether all of them have been read."""
        return not self._files

    def read(self, most: int) -> None:
        """Read some more files."""
        for _ in range(min(most, len(self._files))):
            path = self._files.pop()
            if path.stem == self._game.autosave.id:
                continue
            entry = game_statistics.read_file(path)
            if isinstance(entry, FinishedGame) and entry.scores and self._is_alike(entry):
                self._results += [entry.scores[seat] for seat in entry.finishers]

    def placing(self, score: int) -> Placing:
        """The place of a result among those read so far."""
        better = sum(other > score for other in self._results)
        best = max(self._results, default=None)
        return Placing(score, better + 1, len(self._results) + 1, best)

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
