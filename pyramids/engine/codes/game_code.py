"""A finished game as a code: its table, the players' names, every decision, and who gave up.

A decision is the number of its move among the legal ones, and draws follow from the seed. So a
whole game takes some hundred letters. Turns taken back and concessions come last: a game without
them, as most are, needs no letter for that.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final
from zlib import crc32

from pyramids.engine.codes import code_text
from pyramids.engine.codes.packing import Packer, Unpacker
from pyramids.engine.codes.table_code import (
    CodeKind,
    LevelFinder,
    Table,
    begin,
    open_code,
    pack_table,
    unpack_table,
)
from pyramids.engine.contract import Decide, GameSpec, Level, Over, Player
from pyramids.engine.errors import CodeError, CodeFault
from pyramids.engine.records.record import LONGEST_NAME
from pyramids.engine.records.untrusted_text import one_line
from pyramids.engine.session import Concession, Session, TakeBack

_LONGEST_IN_BYTES: Final = 4 * LONGEST_NAME
_MOST_DECISIONS: Final = 20_000
"""More than any finished game has: a code that goes on is no game."""
_RESULTS: Final = 1 << 12
_PLY_BITS: Final = 20
_MOST_TAKE_BACKS: Final = 255
"""Of more turns taken back, the last ones are kept."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was read from a code."""

    spec: GameSpec
    level: Level
    session: Session


def write_game(spec: GameSpec, level: Level, session: Session) -> str:
    """The code of a finished game."""
    if not isinstance(session.node, Over):
        raise CodeError(CodeFault.UNFINISHED)
    packer = begin(CodeKind.GAME, spec)
    pack_table(packer, spec, level, session.setup, session.seed)
    for player in session.setup.players:
        _pack_name(packer, player.name)
    _pack_decisions(packer, session)
    _pack_marks(packer, session)
    code = code_text.write(packer.number())
    if not _leads_to(code, spec, level, session):
        raise CodeError(CodeFault.NOT_FROM_SEED)
    return code


def read_code(
    text: str, games: Iterable[GameSpec], find_level: LevelFinder
) -> Table | FinishedGame:
    """The table or the finished game of a code."""
    kind, spec, unpacker = open_code(text, games)
    table = unpack_table(unpacker, spec, find_level)
    if kind is CodeKind.TABLE:
        unpacker.finish()
        return table
    names = [_unpack_name(unpacker) for _ in table.setup.players]
    players = tuple(
        Player(name, player.bot) for name, player in zip(names, table.setup.players, strict=True)
    )
    setup = replace(table.setup, players=players)
    session = Session(spec.make_rules(table.level), setup, table.seed)
    _decide(unpacker, session)
    _unpack_marks(unpacker, session)
    unpacker.finish()
    return FinishedGame(spec, table.level, session)


def _leads_to(code: str, spec: GameSpec, level: Level, session: Session) -> bool:
    try:
        again = read_code(code, [spec], lambda _spec, _digest: level)
    except CodeError:
        return False
    return isinstance(again, FinishedGame) and again.session.plies == session.plies


def _pack_decisions(packer: Packer, session: Session) -> None:
    rules = session.rules
    for state, ply in zip(session.states, session.plies, strict=False):
        node = rules.node(state)
        if isinstance(node, Decide):
            # Who decides first where several may is part of the record.
            packer.put(node.seats.index(ply.seat), len(node.seats))
            legal = rules.legal(state, ply.seat)
            packer.put(legal.index(ply.move), len(legal))
    packer.put(_result_hash(session), _RESULTS)


def _decide(unpacker: Unpacker, session: Session) -> None:
    """Play a session to its end by the decisions of a code."""
    for _ in range(_MOST_DECISIONS):
        while session.proceed():
            pass
        node = session.node
        if not isinstance(node, Decide):
            break
        seat = node.seats[unpacker.get(len(node.seats))]
        legal = session.rules.legal(session.state, seat)
        session.submit(seat, legal[unpacker.get(len(legal))])
    else:
        raise CodeError(CodeFault.ENDLESS)
    if unpacker.get(_RESULTS) != _result_hash(session):
        raise CodeError(CodeFault.OTHER_RULES)


def _pack_marks(packer: Packer, session: Session) -> None:
    """Add who conceded and which turns were taken back, in the order in which that happened."""
    seats = len(session.setup.players)
    plies = [mark.ply for mark in session.concessions] + [mark.ply for mark in session.take_backs]
    if max(plies, default=0) >> _PLY_BITS:
        raise CodeError(CodeFault.NOT_FROM_SEED)
    packer.put(len(session.concessions), seats + 1)
    for concession in session.concessions:
        packer.put(concession.seat, seats)
        packer.put_number(concession.ply, _PLY_BITS)
    take_backs = session.take_backs[-_MOST_TAKE_BACKS:]
    packer.put(len(take_backs), _MOST_TAKE_BACKS + 1)
    for take_back in take_backs:
        packer.put(take_back.seat, seats)
        packer.put_number(take_back.ply, _PLY_BITS)


def _unpack_marks(unpacker: Unpacker, session: Session) -> None:
    seats = len(session.setup.players)
    for _ in range(unpacker.get(seats + 1)):
        seat, ply = unpacker.get(seats), unpacker.get_number(_PLY_BITS)
        if seat not in session.conceded:
            session.concessions.append(Concession(seat, ply))
    for _ in range(unpacker.get(_MOST_TAKE_BACKS + 1)):
        seat, ply = unpacker.get(seats), unpacker.get_number(_PLY_BITS)
        session.take_backs.append(TakeBack(ply, seat))


def _result_hash(session: Session) -> int:
    """Tells whether the decisions still lead to the same end."""
    over = session.node
    assert isinstance(over, Over)
    return crc32(repr((over.scores, over.ranks)).encode()) % _RESULTS


def _pack_name(packer: Packer, name: str) -> None:
    letters = one_line(name, LONGEST_NAME).encode()
    packer.put(len(letters), _LONGEST_IN_BYTES + 1)
    for letter in letters:
        packer.put(letter, 256)


def _unpack_name(unpacker: Unpacker) -> str:
    letters = bytes(unpacker.get(256) for _ in range(unpacker.get(_LONGEST_IN_BYTES + 1)))
    return one_line(letters.decode(errors="replace"), LONGEST_NAME)
