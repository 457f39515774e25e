"""What a try is compared with, searched for in another process."""

from __future__ import annotations

import time
from datetime import timedelta

import pytest

from pyramids.play.daily import tries
from pyramids.play.daily.measure import find_measure, question_about
from pyramids.play.daily.measure_search import MeasureSearch
from pyramids.play.daily.rotation import FIRST_DAY, game_of, table_of
from pyramids.play.history import finished_game
from pyramids.storage import history
from pyramids.storage.daily_files import DayTry
from pyramids.storage.settings import Settings
from tests.shared.kept_games import play_out

DAY = next(
    day
    for day in (FIRST_DAY + timedelta(days=number) for number in range(90))
    if game_of(day).standing.race
    and len(table_of(day).setup.players) == 2
    and table_of(day).setup.options["length"] == "short"
)


def finished() -> DayTry:
    game = play_out(tries.begin_try(DAY, Settings(), now=DAY))
    game.leave()
    entry = tries.look_at(DAY).entry
    assert isinstance(entry, DayTry)
    return entry


@pytest.mark.slow
def test_the_measure_is_found_and_noted() -> None:
    entry = finished()
    search = MeasureSearch()
    search.start(entry)
    assert search.searching
    while not search.poll():
        time.sleep(0.02)
    assert not search.searching
    noted = tries.look_at(DAY).result
    kept = history.load(entry.game_id)
    assert noted is not None
    assert kept is not None
    assert noted.measure == find_measure(question_about(finished_game.watch(kept)))


def test_without_the_game_nothing_is_searched_for() -> None:
    entry = finished()
    history.remove(entry.game_id)
    search = MeasureSearch()
    search.start(entry)
    assert not search.searching
    assert not search.poll()
