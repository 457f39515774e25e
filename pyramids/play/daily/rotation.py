"""The table of a day, by the rule that `docs/daily.md` publishes.

Everything is drawn by hashing the date, so that every machine gets the same table.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from pyramids import catalogue, resources
from pyramids.engine.codes.table_code import Table
from pyramids.engine.contract import BotSpec, GameSpec, Player, Setup
from pyramids.engine.records.digests import sha256
from pyramids.play.seats import opponents

FIRST_DAY: Final = date(2026, 1, 1)
"""The first expedition; earlier days have none."""
OWN_SEAT: Final = 0
"""The seat of the person."""

_RULE: Final = "pyramids daily 1"
"""Begins every hashed text; another rule would have another number."""
_HASHED: Final = 15
"""Hexadecimal digits of a hash that are used as a number."""
_SEEDS: Final = 1_000_000_000
_MOST_OPPONENTS: Final = 3
_STARS: Final = (1, 2, 2, 3, 3, 4, 5)
"""The strength of the first opponent, from Monday to Sunday."""


def game_of(day: date) -> GameSpec:
    """The game of a day. Each comes once in as many days as there are games."""
    games = [spec for spec in catalogue.all_games() if _is_built_in(spec)]
    block, place = divmod(day.toordinal(), len(games))
    return sorted(games, key=lambda spec: sha256(f"{_RULE}/order/{block}/{spec.id}"))[place]


def table_of(day: date) -> Table:
    """The table of a day; `LevelError` if the level's file is damaged."""
    spec = game_of(day)
    levels = sorted(file.name for file in catalogue.level_files(spec) if not file.own)
    level = catalogue.load_level(spec, levels[_draw(day, "level", len(levels))])
    options = {
        option.key: option.choices[_draw(day, f"option {option.key}", len(option.choices))]
        for option in spec.options
    }
    players = (Player(""), *(Player("", bot.name) for bot in _opponents(day, spec)))
    setup = spec.validate(Setup(spec.id, level.name, players, options))
    return Table(spec, level, setup, _draw(day, "seed", _SEEDS))


def _opponents(day: date, spec: GameSpec) -> list[BotSpec]:
    """One opponent of the weekday's strength; the others are as strong or one star weaker."""
    bots = opponents(spec)
    wanted = _STARS[day.weekday()]
    fewest = max(1, spec.seats.start - 1)
    most = min(_MOST_OPPONENTS, spec.seats.stop - 2)
    count = fewest + _draw(day, "opponents", most - fewest + 1)
    first = [bot for bot in bots if bot.level == wanted]
    others = [bot for bot in bots if bot.level in (wanted - 1, wanted)]
    pools = [first, *[others] * (count - 1)]
    return [pool[_draw(day, f"opponent {n}", len(pool))] for n, pool in enumerate(pools)]


def _draw(day: date, what: str, count: int) -> int:
    """A number below `count` for one part of the day's table."""
    return int(sha256(f"{_RULE}/{what}/{day.isoformat()}")[:_HASHED], 16) % count


def _is_built_in(spec: GameSpec) -> bool:
    """Whether the program brings the game along: other machines may not have the others."""
    return (resources.levels_root() / spec.id).is_dir()
