"""The statistics screen: numbers by game and level, and the list of finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from pyramids.catalogue import find_game, playable_games
from pyramids.engine.contract import GameSpec
from pyramids.engine.errors import SetupError
from pyramids.language import N_, Text, _, later, ngettext
from pyramids.play.history import finished_game
from pyramids.play.history.rating import RatingReader
from pyramids.play.seats import bot_title
from pyramids.play.texts.saves import game_title
from pyramids.screens.common.empty_list import EmptyNotice
from pyramids.screens.common.growing_list import GrowingList
from pyramids.screens.common.scanning_sheet import ScanningSheet
from pyramids.screens.replay.watch_game import review_game, watch_game
from pyramids.screens.saves.delete_dialog import ask_delete
from pyramids.screens.setup.level_choice import level_offers
from pyramids.screens.statistics.charts import (
    NumberRow,
    NumberTable,
    NumberTile,
    NumberTiles,
    RecentGames,
)
from pyramids.screens.statistics.finished_row import HistoryRow
from pyramids.screens.statistics.rating_graph import rating_widgets
from pyramids.storage import game_statistics, history
from pyramids.storage.game_statistics import FinishedGame, GameStatistics, ScoreSummary, WinRate
from pyramids.storage.saves import BrokenFile
from pyramids.storage.settings import Settings
from pyramids.ui.theme import SMALL_BOLD, Extent, Material, Space
from pyramids.ui.theme.screens import SheetSizes, StatisticsSizes
from pyramids.ui.widgets import Button, Label, ScrollList, Stepper, Widget, cut_left, cut_top, row

_COUNT_EVERY: Final = 500.0
"""Milliseconds between two counts while the history is being read."""
_ALL: Final = ""
"""The choice of all levels."""

_PLAYER_COUNTS: Final = (
    "",
    N_("Alone"),
    N_("Two players"),
    N_("Three players"),
    N_("Four players"),
    N_("Five players"),
)
"""Titles by number of players, bots included."""


class Statistics(ScanningSheet[FinishedGame | BrokenFile]):
    """Numbers by game and level on the left, the finished games on the right."""

    def __init__(self, settings: Settings, game: str | None = None) -> None:
        super().__init__(later("Statistics"), SheetSizes.LARGE)
        self.settings = settings
        self.entries: list[FinishedGame | BrokenFile] = []
        self._ratings: RatingReader | None = None
        self._rating_known = False
        """Whether all games have been replayed for the rating."""
        self._counted = game_statistics.compute([])
        self._count_in = 0.0
        """Milliseconds until what has been read is counted again."""
        self.game = game or ""
        self.level = _ALL
        self._titles: dict[str, str] = {}
        add = self.widgets.add
        self.game_choice = add(Stepper([("", "")], "", self._choose_game))
        self.level_choice = add(Stepper([(_ALL, "")], _ALL, self._choose_level))
        self.tables = add(ScrollList(gap=Space.MEDIUM, on=Material.PAPYRUS))
        self.list = add(GrowingList(self._make_row))
        words = later("No finished games yet.")
        self.empty = add(EmptyNotice(words))
        self.journal = Button(
            later("Journal"), self._open_journal, tooltip=later("Your discoveries in every game.")
        )
        self.puzzles = Button(
            later("Puzzles"), self._open_puzzles, tooltip=later("Your slips, to try again.")
        )
        self.build_foot()

    def foot(self) -> list[Button]:
        """The way back, to the puzzles and to the journal."""
        return [self.back, self.puzzles, self.journal]

    @property
    def rows(self) -> list[HistoryRow]:
        """The rows of the list."""
        return [row for row in self.list.children if isinstance(row, HistoryRow)]

    @property
    def statistics(self) -> GameStatistics:
        """The statistics of the chosen games, as far as they have been read and counted."""
        return self._counted

    def leave(self) -> None:
        """Stop reading and replaying."""
        super().leave()
        if self._ratings is not None:
            self._ratings.close()

    def update(self, dt: float) -> None:
        """Show what has been read; count it when that is complete, and now and then before."""
        super().update(dt)
        self._count_in -= dt
        self._read_ratings()
        if not self._reading or self._reader is None:
            return
        came = self._reader.take()
        changed = bool(came or self._reader.done) and self._take([*self.entries, *came])
        if not self._reading or (came and self._count_in <= 0):
            self._count()
            changed = True
        if changed:
            self.layout(self.app.size)

    def scan(self) -> Iterator[FinishedGame | BrokenFile]:
        """Read the history."""
        return game_statistics.scan_history(finished_game.winners)

    def read(self) -> None:
        """Read the history, and count what was read at once."""
        reader = self.start_reading()
        self._ratings, self._rating_known = None, False
        self._take(reader.take())
        if not self._reading:
            self._ratings = RatingReader()
            self._ratings.wait()
            self._rating_known = self._ratings.read()
        self._count()

    def _read_ratings(self) -> None:
        """Show the rating as soon as all games have been replayed, which follows the list."""
        if self._ratings is None and not self._reading:
            self._ratings = RatingReader()
        if self._rating_known or self._ratings is None or not self._ratings.read():
            return
        self._rating_known = True
        self.layout(self.app.size)

    def _take(self, entries: list[FinishedGame | BrokenFile]) -> bool:
        """Show entries; returns whether the rows have changed."""
        self._reading = self._reader is not None and not self._reader.done
        self.entries = game_statistics.newest_first(entries)
        self._offer_games()
        self._offer_levels()
        return self._show()

    def _offer_games(self) -> None:
        """Offer all games, also played ones that this version doesn't know."""
        played = dict.fromkeys(
            entry.game for entry in self.entries if isinstance(entry, FinishedGame)
        )
        games = list(dict.fromkeys([*(spec.id for spec in playable_games()), *played]))
        # One that isn't known yet may still be read.
        if self.game not in games and not (self.game and self._reading):
            self.game = games[0]
        if [name for name, _title in self.game_choice.options] != games:
            self.game_choice.options = [(name, _titled(name)) for name in games]
        self.game_choice.value = self.game
        self.game_choice.visible = len(games) > 1

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything; the numbers follow the language."""
        self._show_statistics()
        super().layout(size)

    def place_body(self, area: pygame.Rect) -> None:
        """Place the choices above, the numbers left, the games right."""
        graphics = self.graphics
        above, below = cut_top(area, graphics.px(Extent.FIELD), graphics.px(Space.MEDIUM))
        row([self.game_choice, self.level_choice], above, graphics)
        left, right = cut_left(below, graphics.px(StatisticsSizes.FIGURES), graphics.px(Space.WIDE))
        self.tables.place(left, graphics)
        self.list.place(right, graphics)
        self.empty.place(below if not self.tables.children else right, graphics)

    def _choose_game(self, game: str) -> None:
        self.game, self.level = game, _ALL
        self._offer_levels()
        self._show()
        self._count()
        self.layout(self.app.size)

    def _choose_level(self, level: str) -> None:
        self.level = level
        self._show()
        self._count()
        self.layout(self.app.size)

    def _offer_levels(self) -> None:
        """Offer all levels that were played, also those whose file is gone."""
        spec = _spec(self.game)
        self._titles = {}
        if spec is not None:
            self._titles = {offer.name: offer.title for offer in level_offers(spec)}
        played = sorted(
            {entry.level for entry in game_statistics.games_of(self.entries, self.game)}
        )
        names = [name for name in self._titles if name in played]
        names += [name for name in played if name not in names]
        everything = later(spec.all_levels_title) if spec is not None else later("All")
        options: list[tuple[str, Text]] = [(_ALL, everything)]
        options += [(name, self._level_text(name)) for name in names]
        if self.level not in dict(options):
            self.level = _ALL
        self.level_choice.options = options
        self.level_choice.value = self.level
        self.level_choice.visible = len(options) > 1

    def _level_text(self, name: str) -> Callable[[], str]:
        return lambda: self._level_title(name)

    def _level_title(self, name: str) -> str:
        return _(self._titles[name]) if name in self._titles else name

    def _chosen(self) -> list[FinishedGame]:
        return game_statistics.games_of(self.entries, self.game, self.level or None)

    def _show(self) -> bool:
        place = self._focused_place()
        shown: list[FinishedGame | BrokenFile] = [*self._chosen()]
        shown += [entry for entry in self.entries if isinstance(entry, BrokenFile)]
        changed = self.list.show(shown)
        self.empty.visible = not self.rows and not self._reading
        if self.widgets.focus in (self.game_choice, self.level_choice):
            return changed
        first: Widget = self.rows[min(place, len(self.rows) - 1)] if self.rows else self.back
        if changed or self.widgets.focus is None:
            self.widgets.set_focus(first, visible=self.widgets.focus_visible)
        return changed

    def _make_row(self, entry: FinishedGame | BrokenFile) -> HistoryRow:
        level = self._level_title(entry.level) if isinstance(entry, FinishedGame) else ""
        return HistoryRow(
            entry, _spec(self.game), level, self._watch, self._review, self._ask_delete
        )

    def _count(self) -> None:
        spec = _spec(self.game)
        race = spec is not None and spec.standing.race
        self._counted = game_statistics.compute(self._chosen(), StatisticsSizes.BARS, race=race)
        self._count_in = _COUNT_EVERY
        self._show_statistics()

    def _focused_place(self) -> int:
        for place, entry in enumerate(self.rows):
            if any(widget is self.widgets.focus for widget in entry.walk()):
                return place
        return 0

    def _show_statistics(self) -> None:
        self.tables.clear()
        counted = self.statistics
        if not counted.won.games:
            return
        spec = _spec(self.game)
        rating: list[Widget] = []
        if spec is not None and self._rating_known and self._ratings is not None:
            rating = rating_widgets(self._ratings.history(spec), spec)
        for widget in _statistics_widgets(counted, spec, rating):
            self.tables.add(widget)

    def _open_puzzles(self) -> None:
        from pyramids.screens.review.puzzle_list import PuzzleList

        self.app.scenes.push(PuzzleList())

    def _open_journal(self) -> None:
        from pyramids.screens.journal.journal_sheet import JournalSheet

        self.app.scenes.push(JournalSheet(self.settings, self.game))

    def _watch(self, entry: FinishedGame | BrokenFile) -> None:
        watch_game(self.app, entry.path, self.settings)

    def _review(self, entry: FinishedGame | BrokenFile) -> None:
        review_game(self.app, entry.path, self.settings)

    def _ask_delete(self, entry: FinishedGame | BrokenFile) -> None:
        ask_delete(
            self,
            later("Delete this finished game?"),
            later("It will be gone for good, from your statistics too."),
            partial(history.remove, entry.path.stem),
            later("Couldn't delete the game"),
        )


def _statistics_widgets(
    counted: GameStatistics, spec: GameSpec | None, rating: Sequence[Widget]
) -> list[Widget]:
    best, mean = counted.scores.best, counted.scores.mean
    race = spec is not None and spec.standing.race
    best_title = later("fewest rounds") if race else later("best score")
    mean_title = later("rounds per win") if race else later("average")
    made: list[Widget] = [
        NumberTiles(
            [
                NumberTile(str(counted.won.games), later("games")),
                NumberTile(_("{n}%", n=counted.won.percent), later("won")),
                NumberTile("–" if best is None else _points(best), best_title),
                NumberTile("–" if mean is None else _points(round(mean)), mean_title),
            ]
        ),
        Label(later("Recent games"), SMALL_BOLD, on=Material.PAPYRUS, second=True),
        RecentGames(counted.recent, rounds=race),
        *rating,
    ]
    if counted.by_bot or counted.among_people:
        made.append(_opponents(counted, spec))
    made.append(_tables_by_players(counted.by_players))
    return made


def _opponents(counted: GameStatistics, spec: GameSpec | None) -> NumberTable:
    """The results against each bot, weakest first, and among people."""
    bots = sorted(spec.bots, key=lambda bot: bot.level) if spec is not None else []
    known = [bot.name for bot in bots]
    names = [name for name in known if name in counted.by_bot]
    names += [name for name in counted.by_bot if name not in names]
    lines = [_share_row(_bot_name(spec, name), counted.by_bot[name]) for name in names]
    if counted.among_people:
        lines.append(NumberRow(later("Humans only"), (str(counted.among_people), "", "")))
    heads = (later("games"), later("won"), "%")
    return NumberTable(later("Against"), heads, lines)


def _tables_by_players(by_players: dict[int, ScoreSummary]) -> NumberTable:
    lines = [
        NumberRow(
            _player_count(number),
            (
                str(scores.games),
                "–" if scores.best is None else _points(scores.best),
                "–" if scores.mean is None else _points(round(scores.mean)),
            ),
        )
        for number, scores in by_players.items()
    ]
    return NumberTable(
        later("At the table"), (later("games"), later("best"), later("average")), lines
    )


def _share_row(name: Text, share: WinRate) -> NumberRow:
    return NumberRow(name, (str(share.games), str(share.won), str(share.percent)))


def _player_count(number: int) -> Callable[[], str]:
    """A title for a number of players."""
    if number < len(_PLAYER_COUNTS):
        return later(_PLAYER_COUNTS[number])
    return lambda: ngettext("{n} player", "{n} players", number)


def _bot_name(spec: GameSpec | None, name: str) -> Text:
    if spec is not None:
        for bot in spec.bots:
            if bot.name == name:
                return partial(bot_title, bot)
    return name


def _titled(game: str) -> Callable[[], str]:
    return lambda: game_title(game)


def _spec(game: str) -> GameSpec | None:
    try:
        return find_game(game)
    except SetupError:
        return None


def _points(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
