"""A table as a code: the game, its level, its options, who plays, and the deal.

Games and bots are named by a hash of their ids, levels by their digest, so a code stays valid when
games, bots or levels are added. An option is stored as its distance from the default choice and
comes last: a later version may add options, and old codes mean their defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final
from zlib import crc32

from pyramids.engine.codes import code_text
from pyramids.engine.codes.packing import Packer, Unpacker
from pyramids.engine.contract import GameSpec, Level, Player, Setup
from pyramids.engine.errors import CodeError, CodeFault

LevelFinder = Callable[[GameSpec, str], Level | None]
"""Finds a game's level by the beginning of its digest."""

_VERSION: Final = 0
_VERSIONS: Final = 16
_GAMES: Final = 1 << 16
_BOTS: Final = 1 << 12
_DIGEST_DIGITS: Final = 8
_SEED_BITS: Final = 63


class CodeKind(IntEnum):
    """What a code contains."""

    TABLE = 0
    GAME = 1


@dataclass(frozen=True, slots=True)
class Table:
    """A game that is ready to be dealt. People have no names yet."""

    spec: GameSpec
    level: Level
    setup: Setup
    seed: int


def write_table(spec: GameSpec, level: Level, setup: Setup, seed: int) -> str:
    """The code of a table; `CodeError` if the seed is too large for one."""
    packer = begin(CodeKind.TABLE, spec)
    pack_table(packer, spec, level, setup, seed)
    return code_text.write(packer.number())


def begin(kind: CodeKind, spec: GameSpec) -> Packer:
    """A packer with what every code begins with: version, kind and game."""
    packer = Packer()
    packer.put(_VERSION, _VERSIONS)
    packer.put(kind, len(CodeKind))
    packer.put(_hash(spec.id, _GAMES), _GAMES)
    return packer


def open_code(text: str, games: Iterable[GameSpec]) -> tuple[CodeKind, GameSpec, Unpacker]:
    """What kind of code it is, its game, and the rest of it."""
    unpacker = Unpacker(code_text.read(text))
    if unpacker.get(_VERSIONS) != _VERSION:
        raise CodeError(CodeFault.NEWER)
    kind = CodeKind(unpacker.get(len(CodeKind)))
    hashed = unpacker.get(_GAMES)
    for spec in games:
        if _hash(spec.id, _GAMES) == hashed:
            return kind, spec, unpacker
    raise CodeError(CodeFault.UNKNOWN_GAME)


def pack_table(packer: Packer, spec: GameSpec, level: Level, setup: Setup, seed: int) -> None:
    """Add a table's level, seed, seats and options."""
    if not 0 <= seed < 1 << _SEED_BITS:
        raise CodeError(CodeFault.SEED, seed=seed)
    packer.put(int(level.digest[:_DIGEST_DIGITS], 16), 16**_DIGEST_DIGITS)
    packer.put_number(seed, _SEED_BITS)
    packer.put(len(setup.players) - spec.seats.start, len(spec.seats))
    for player in setup.players:
        packer.put(_bot_number(player.bot), _BOTS)
    for option in spec.options:
        chosen = setup.options.get(option.key, option.default)
        distance = option.choices.index(chosen) - option.choices.index(option.default)
        packer.put(distance % len(option.choices), len(option.choices))


def unpack_table(unpacker: Unpacker, spec: GameSpec, find_level: LevelFinder) -> Table:
    """Read what `pack_table` has added."""
    digest = f"{unpacker.get(16**_DIGEST_DIGITS):0{_DIGEST_DIGITS}x}"
    level = find_level(spec, digest)
    if level is None:
        raise CodeError(CodeFault.UNKNOWN_LEVEL, game=spec.title, digest=digest)
    seed = unpacker.get_number(_SEED_BITS)
    seats = spec.seats.start + unpacker.get(len(spec.seats))
    bots = [_bot(spec, unpacker.get(_BOTS)) for _ in range(seats)]
    options = {
        option.key: _choice(option.choices, option.default, unpacker) for option in spec.options
    }
    players = tuple(Player("", bot) for bot in bots)
    return Table(spec, level, Setup(spec.id, level.name, players, options), seed)


def _choice(choices: Sequence[str], default: str, unpacker: Unpacker) -> str:
    return choices[(choices.index(default) + unpacker.get(len(choices))) % len(choices)]


def _hash(name: str, limit: int) -> int:
    return crc32(name.encode()) % limit


def _bot_number(bot: str | None) -> int:
    """0 for a person."""
    return 0 if bot is None else 1 + _hash(bot, _BOTS - 1)


def _bot(spec: GameSpec, number: int) -> str | None:
    if number == 0:
        return None
    for bot in spec.bots:
        if _bot_number(bot.name) == number:
            return bot.name
    raise CodeError(CodeFault.UNKNOWN_BOT, game=spec.title)
