"""The one try of a day: beginning it, going on with it, and its result."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import Enum, auto
from pathlib import Path

from pyramids.engine.codes.table_code import Table, write_table
from pyramids.engine.errors import PyramidsError
from pyramids.engine.records.record import Record
from pyramids.play.daily.errors import DailyError, DailyFault
from pyramids.play.daily.rotation import FIRST_DAY, OWN_SEAT, table_of
from pyramids.play.history import finished_game
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.shared_codes import start_at
from pyramids.play.start_game import new_game, open_save
from pyramids.storage import autosave, daily_files, folders, history
from pyramids.storage.cache import file_index
from pyramids.storage.daily_files import BrokenDay, DayResult, DayTry
from pyramids.storage.errors import StorageError
from pyramids.storage.notes import par_notes
from pyramids.storage.notes.purpose_notes import Purpose, from_notes
from pyramids.storage.saves import Save, describe_file
from pyramids.storage.settings import Settings


class DayState(Enum):
    """What has become of a day's try."""

    OPEN = auto()
    """Nobody has begun it."""
    BEGUN = auto()
    """It can be continued."""
    DONE = auto()
    """It was played to the end."""
    LOST = auto()
    """It was begun, but its game was deleted."""
    DAMAGED = auto()
    """Its file can't be read."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day, and its try if there was one."""

    date: date
    state: DayState
    entry: DayTry | BrokenDay | None = None
    aside: Path | None = None
    """The damaged file of a day whose try was restored from its game."""

    @property
    def is_faulty(self) -> bool:
        """Whether its file is damaged, or was until now."""
        return isinstance(self.entry, BrokenDay) or self.aside is not None

    @property
    def result(self) -> DayResult | None:
        """The result of its try, once that is over."""
        return self.entry.result if isinstance(self.entry, DayTry) else None


def today() -> date:
    """The date where the player is: a new day begins at their midnight."""
    return datetime.now().date()


def look_at(day: date) -> Day:
    """A day as it is now; what its game has brought meanwhile is noted."""
    return _day_of(day, daily_files.read(day))


def all_days() -> list[Day]:
    """Every day with a try, in their order."""
    return [_day_of(entry.day, entry) for entry in daily_files.read_all()]


def open_try(day: date, settings: Settings) -> RunningGame:
    """Begin the try of a day, or go on with it."""
    if look_at(day).state in (DayState.BEGUN, DayState.LOST):
        return continue_try(day, settings)
    return begin_try(day, settings)


def begin_try(day: date, settings: Settings, now: date | None = None) -> RunningGame:
    """Begin the try of today; `DailyError` if it is taken or may not be begun."""
    now = today() if now is None else now
    check_day(day, now)
    if day != now:
        raise DailyError(DailyFault.ANOTHER_DAY, day)
    if (newest := newest_day(day)) > day:
        raise DailyError(DailyFault.CLOCK, day, newest=newest)
    found = look_at(day)
    if found.state is DayState.DAMAGED and isinstance(found.entry, BrokenDay):
        # No game of that day was found either, so nothing was begun that could count.
        daily_files.set_aside(found.entry)
    elif found.state is not DayState.OPEN:
        raise DailyError(DailyFault.TAKEN, day)
    table = table_of(day)
    game = new_game(replace(start_at(table, settings), purpose=Purpose(day=str(day))), settings)
    try:
        begun = daily_files.create(DayTry(day, game.autosave.id, _code(table)))
    except StorageError:
        _discard(game)
        raise
    if not begun:
        _discard(game)
        raise DailyError(DailyFault.TAKEN, day)
    return game


def continue_try(day: date, settings: Settings) -> RunningGame:
    """Go on with a try that was interrupted; it stays the same try."""
    found = look_at(day)
    if found.state is not DayState.BEGUN or not isinstance(found.entry, DayTry):
        fault = DailyFault.LOST if found.state is DayState.LOST else DailyFault.TAKEN
        raise DailyError(fault, day)
    save = autosave.find(found.entry.game_id)
    if save is None:
        raise DailyError(DailyFault.LOST, day)
    return open_save(save, settings)


def practice_start(day: date, settings: Settings, now: date | None = None) -> Start:
    """A game at the day's table that doesn't count; today's try comes first."""
    now = today() if now is None else now
    check_day(day, now)
    waits = look_at(day).state in (DayState.OPEN, DayState.BEGUN)
    if day == now and waits and newest_day(day) == day:
        raise DailyError(DailyFault.TRY_FIRST, day)
    return start_at(table_of(day), settings)


def newest_day(day: date) -> date:
    """The newest day with a try, but at least this one; a later one if the clock was set back."""
    return max([day, *(entry.day for entry in daily_files.read_all())])


def check_day(day: date, now: date) -> None:
    """`DailyError` if there is no expedition on a day, or not yet."""
    if not FIRST_DAY <= day <= now:
        raise DailyError(DailyFault.NOT_YET, day, first=FIRST_DAY)


def note_measure(entry: DayTry, measure: int) -> DayTry:
    """Note what a result is compared with; `StorageError` if that can't be written."""
    if entry.result is None:
        raise DailyError(DailyFault.NO_RESULT, entry.day)
    entry = replace(entry, result=replace(entry.result, measure=measure))
    daily_files.update(entry)
    return entry


def _day_of(day: date, entry: DayTry | BrokenDay | None) -> Day:
    if entry is None:
        return Day(day, DayState.OPEN)
    aside = None
    if isinstance(entry, BrokenDay):
        game_id = _game_of(day)
        if game_id is None:
            return Day(day, DayState.DAMAGED, entry)
        with suppress(StorageError):
            aside = daily_files.set_aside(entry)
        entry = _restore(day, game_id)
    if entry.result is None:
        entry = _with_result(entry)
    if entry.result is not None:
        return Day(day, DayState.DONE, entry, aside)
    begun = autosave.find(entry.game_id) is not None
    return Day(day, DayState.BEGUN if begun else DayState.LOST, entry, aside)


def _with_result(entry: DayTry) -> DayTry:
    """The try with the result of its game, if that is over; it is noted in the day's file."""
    kept = history.load(entry.game_id)
    result = _result(kept) if kept is not None else None
    if result is None:
        return entry
    entry = replace(entry, result=result)
    # If the disk is full, it is noted the next time: the history still has the game.
    with suppress(StorageError):
        daily_files.update(entry)
    return entry


def _result(kept: Record) -> DayResult | None:
    try:
        game = finished_game.watch(kept)
    except PyramidsError:
        return None
    over = game.over(game.last)
    if over is None:
        return None
    par = par_notes.from_notes(kept.notes, len(over.scores)).get(OWN_SEAT)
    return DayResult(
        score=over.scores[OWN_SEAT],
        start=game.standings(0)[OWN_SEAT],
        won=OWN_SEAT in over.winners,
        conceded=OWN_SEAT in game.conceded,
        measure=None if par is None else max(par, over.scores[OWN_SEAT]),
    )


def _game_of(day: date) -> str | None:
    """The id of the game that was played as the try of a day; its file doesn't tell."""
    finished = (found.entry for found in file_index.scan(folders.history(), describe_file))
    for entry in (*finished, *autosave.games()):
        if isinstance(entry, Save) and from_notes(entry.notes).day == str(day):
            return entry.path.stem
    return None


def _restore(day: date, game_id: str) -> DayTry:
    """Write the file of a day again."""
    entry = DayTry(day, game_id, _code(table_of(day)))
    # Without it, the next look at the day finds the same game again.
    with suppress(StorageError):
        daily_files.create(entry)
    return entry


def _code(table: Table) -> str:
    return write_table(table.spec, table.level, table.setup, table.seed)


def _discard(game: RunningGame) -> None:
    """Leave a game that turned out not to be needed, and delete it."""
    game.leave()
    with suppress(StorageError):
        save = autosave.find(game.autosave.id)
        if save is not None:
            autosave.delete(save)
