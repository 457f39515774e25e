"""A date is the same table on every machine."""

from __future__ import annotations

import re
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from pyramids.catalogue import all_games, level_files
from pyramids.play.daily.rotation import FIRST_DAY, game_of, table_of
from pyramids.play.seats import opponents
from pyramids.storage import folders

DOCUMENT = Path(__file__).parents[3] / "docs" / "daily.md"
PUBLISHED = re.findall(r"^\| (\d{4}-\S+) \|(.*)\|$", DOCUMENT.read_text(encoding="utf-8"), re.M)
YEAR = [FIRST_DAY + timedelta(days=number) for number in range(366)]


@pytest.mark.parametrize(("day", "line"), PUBLISHED)
def test_the_published_days_are_as_published(day: str, line: str) -> None:
    table = table_of(date.fromisoformat(day))
    options = " ".join(f"{key}={value}" for key, value in table.setup.options.items())
    bots = " ".join(str(player.bot) for player in table.setup.players[1:])
    found = [f"{table.spec.id} {table.level.name}", options, bots, str(table.seed)]
    assert found == [cell.strip() for cell in line.split("|")]


def test_enough_days_are_published() -> None:
    assert len(PUBLISHED) >= 6


def number(what: str, day: date) -> int:
    return int(sha256(f"pyramids daily 1/{what}/{day}".encode()).hexdigest()[:15], 16)


def test_every_table_follows_from_the_published_rule() -> None:
    """The rule in words, computed here once more."""
    for day in YEAR[::20]:
        table = table_of(day)
        spec = table.spec
        levels = sorted(file.name for file in level_files(spec))
        assert table.level.name == levels[number("level", day) % len(levels)]
        for option in spec.options:
            drawn = option.choices[number(f"option {option.key}", day) % len(option.choices)]
            assert table.setup.options[option.key] == drawn
        assert table.seed == number("seed", day) % 1_000_000_000
        assert table.setup.players[0].bot is None
        first = table.setup.players[1].bot
        assert first is not None
        assert spec.bot(first).level == (1, 2, 2, 3, 3, 4, 5)[day.weekday()]


def test_each_game_comes_once_in_every_block_of_days() -> None:
    games = {spec.id for spec in all_games()}
    first = next(day for day in YEAR if day.toordinal() % len(games) == 0)
    for block in range(40):
        start = first + timedelta(days=block * len(games))
        found = {game_of(start + timedelta(days=n)).id for n in range(len(games))}
        assert found == games


def test_a_year_shows_every_level_and_every_number_of_opponents() -> None:
    tables = [table_of(day) for day in YEAR[:120]]
    for spec in all_games():
        own = [table for table in tables if table.spec is spec]
        assert {table.level.name for table in own} == {file.name for file in level_files(spec)}
        assert len({len(table.setup.players) for table in own}) > 1
        assert {player.bot for table in own for player in table.setup.players} >= {
            bot.name for bot in opponents(spec)
        }


def test_a_players_own_levels_change_nothing() -> None:
    before = [table_of(day).level.name for day in YEAR[:8]]
    for spec in all_games():
        own = folders.own_levels(spec.id) / "aaa.yaml"
        own.parent.mkdir(parents=True)
        own.write_text("broken", encoding="utf-8")
    assert [table_of(day).level.name for day in YEAR[:8]] == before
