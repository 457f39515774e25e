"""The player's journal: which discoveries were made, and in which game first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pyramids.engine.contract import GameSpec
from pyramids.engine.discoveries import Discovery
from pyramids.language import _, ngettext
from pyramids.play.history import replayed_history
from pyramids.play.history.history_reader import HistoryReader
from pyramids.play.history.replayed_history import ReplayedGame
from pyramids.play.practice import NoAutosave
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.saves import day
from pyramids.storage.game_statistics import FinishedGame


class FoundDiscoveries:
    """Per game the discoveries made so far, each with the game in which it was made first."""

    def __init__(self) -> None:
        self._first: dict[str, dict[str, FinishedGame]] = {}

    def add(self, games: Iterable[ReplayedGame]) -> None:
        """Count finished games, in any order."""
        for entry, note in games:
            known = self._first.setdefault(entry.game, {})
            for name in {name for seat in entry.finishers for name in note.found.get(seat, ())}:
                if name not in known or _age(entry) < _age(known[name]):
                    known[name] = entry

    def of(self, spec: GameSpec) -> Mapping[str, FinishedGame]:
        """By id, in which game each discovery was made first."""
        known = self._first.get(spec.id, {})
        wanted = [entry.id for entry in spec.journal().discoveries]
        return {name: known[name] for name in wanted if name in known}


def count_words(found: int, spec: GameSpec) -> str:
    """How many of a game's discoveries were made."""
    total = len(spec.journal().discoveries)
    return _("{found} of {total}", found=found, total=total)


def found_words(entry: FinishedGame) -> str:
    """When a discovery was made first."""
    return _("Found: {day}", day=day(entry.saved))


class NewDiscoveries(HistoryReader[ReplayedGame | set[str]]):
    """The discoveries of a game that was just finished and that no earlier game had."""

    def __init__(self, game: RunningGame) -> None:
        played = replayed_history.played_game(game.session)
        super().__init__(_own_and_earlier(game, played))
        self._spec = game.spec
        self._own: set[str] = set()
        self._earlier = FoundDiscoveries()

    def read(self) -> bool:
        """Count what has been read meanwhile; returns whether it is complete now."""
        for came in self._reader.take():
            if isinstance(came, ReplayedGame):
                self._earlier.add([came])
            else:
                self._own |= came
        return self.complete

    def found(self) -> list[Discovery[Any]]:
        """What is new, in the journal's order; nothing until all earlier games are read."""
        if not self.complete:
            return []
        known = self._earlier.of(self._spec)
        return [
            entry
            for entry in self._spec.journal().discoveries
            if entry.id in self._own and entry.id not in known
        ]

    def words(self) -> str:
        """What is new, in a line; empty if nothing."""
        titles = [_(entry.title) for entry in self.found()]
        if not titles:
            return ""
        if len(titles) > 2:
            return ngettext(
                "{n} new discovery in your journal",
                "{n} new discoveries in your journal",
                len(titles),
            )
        return _("New in your journal: {titles}", titles=" · ".join(titles))


def _own_and_earlier(game: RunningGame, played: Any) -> Iterator[ReplayedGame | set[str]]:
    """The ids of the game's own discoveries, then all earlier games."""
    if isinstance(game.autosave, NoAutosave) or not game.humans:
        return
    found = replayed_history.discovered(played, game.spec.id, tuple(game.humans))
    yield {name for names in found.values() for name in names}
    for replayed in replayed_history.scan(game.spec.id):
        if replayed.entry.path.stem != game.autosave.id:
            yield replayed


def _age(entry: FinishedGame) -> tuple[int, str]:
    return entry.order, entry.saved.isoformat()
