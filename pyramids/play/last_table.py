"""The table of the last game of each kind: players, colours, level and options.

It is kept in the settings, by the game's id. What no longer fits the game, or was never valid,
is ignored: then the default is suggested.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from pyramids.engine.codes.table_code import Table
from pyramids.engine.contract import GameSpec
from pyramids.engine.records.untrusted_text import one_line
from pyramids.play.seats import SeatLook, default_look, opponents, read_look, write_seating
from pyramids.storage.settings import Settings

LONGEST_NAME: Final = 20
"""The longest name that can be typed for a player."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who sits on a seat."""

    bot: str
    """The bot's name; empty for a person."""
    name: str
    """As it was typed; empty for the default name."""
    look: SeatLook


@dataclass(frozen=True, slots=True)
class LastTable:
    """All choices for a new game but the deal."""

    players: int
    """How many of the seats take part."""
    seats: tuple[SeatChoice, ...]
    level: str
    options: Mapping[str, str]


def remember_table(settings: Settings, spec: GameSpec, table: LastTable) -> bool:
    """Note a game's table in the settings; returns whether that changed them."""
    looks = write_seating([seat.look for seat in table.seats])
    entry = {
        "players": table.players,
        "level": table.level,
        "options": dict(table.options),
        "seats": [
            {"bot": seat.bot, "name": seat.name, **look}
            for seat, look in zip(table.seats, looks, strict=True)
        ],
    }
    changed = settings.tables.get(spec.id) != entry
    settings.tables[spec.id] = entry
    return changed


def last_table(settings: Settings, spec: GameSpec, default: LastTable) -> LastTable:
    """The last table of a game, with defaults for all that is missing or doesn't fit."""
    entry = settings.tables.get(spec.id)
    if not isinstance(entry, dict):
        return default
    players, level = entry.get("players"), entry.get("level")
    if not isinstance(players, int) or players not in spec.seats:
        players = default.players
    return LastTable(
        players=int(players),
        seats=_seats(entry.get("seats"), spec, default.seats),
        level=level if isinstance(level, str) else default.level,
        options=_options(entry.get("options"), spec, default.options),
    )


def at_table(table: Table, choices: LastTable) -> LastTable:
    """The choices with the seats, level and options of a given table; people keep their names."""
    seats = list(choices.seats)
    for seat, player in enumerate(table.setup.players):
        bot = None if player.bot is None else table.spec.bot(player.bot)
        face = default_look(seat, bot).portrait
        was = seats[seat]
        same = was.bot == (player.bot or "")
        look = was.look if same else was.look._replace(portrait=face)
        seats[seat] = SeatChoice(player.bot or "", was.name if same else "", look)
    return LastTable(len(table.setup.players), tuple(seats), table.level.name, table.setup.options)


def _seats(
    entries: object, spec: GameSpec, default: tuple[SeatChoice, ...]
) -> tuple[SeatChoice, ...]:
    kept = entries if isinstance(entries, list) else []
    seats = [
        _seat(kept[number], spec, usual) if number < len(kept) else usual
        for number, usual in enumerate(default)
    ]
    colours = {seat.look.colour for seat in seats}
    if colours != {usual.look.colour for usual in default}:
        # Two seats of one colour: the default colours are at least distinct.
        return tuple(
            SeatChoice(seat.bot, seat.name, seat.look._replace(colour=usual.look.colour))
            for seat, usual in zip(seats, default, strict=True)
        )
    return tuple(seats)


def _seat(entry: Any, spec: GameSpec, default: SeatChoice) -> SeatChoice:
    if not isinstance(entry, dict):
        return default
    bot, name = entry.get("bot"), entry.get("name")
    if bot != "" and bot not in [bot.name for bot in opponents(spec)]:
        return default
    name = one_line(name, LONGEST_NAME) if isinstance(name, str) else ""
    return SeatChoice(bot, name, read_look(entry, default.look))


def _options(entries: object, spec: GameSpec, default: Mapping[str, str]) -> Mapping[str, str]:
    kept = entries if isinstance(entries, dict) else {}
    allowed = {option.key: option.choices for option in spec.options}
    chosen = {key: kept[key] for key in allowed if kept.get(key) in allowed[key]}
    return {**default, **chosen}
