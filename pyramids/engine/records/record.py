"""The game record: save, share, replay and bug report in one readable JSON file.

It holds the setup, the seed and every ply, chance outcomes included: loading is replaying, and
another program can check the game with nothing but `levels/`.

Version 1 had no plies for closing a turn; `resume` inserts them when it opens such a record.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeGuard

from pyramids.engine.contract import (
    CHANCE,
    CLOSE,
    CLOSING,
    AnyRules,
    GameSpec,
    Level,
    Player,
    Ply,
    Seat,
    Setup,
)
from pyramids.engine.errors import ChecksumError, PyramidsError, RecordError
from pyramids.engine.records.commitment import Commitment
from pyramids.engine.records.digests import content_digest
from pyramids.engine.records.record_text import FORMAT, parse, shown
from pyramids.engine.records.untrusted_text import is_name, one_line
from pyramids.engine.session import Concession, Session, TakeBack

VERSION = 2
LONGEST_NAME = 80
"""The most characters of a player's name, twice what can be typed; longer ones are cut."""

_UNCLOSED = 1
"""The version without plies that close turns."""
_CLOSE_TEXT = "close"
_ENCODER = json.JSONEncoder(ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game: its setup, and its plies as text."""

    setup: Setup
    digest: str
    """The digest of the level it was played with."""
    seed: int
    plies: tuple[str, ...]
    """`0 keep 3 41` for a seat's move, `* 17` for a chance outcome, `close` for a closed turn."""
    notes: Mapping[str, Any] = field(default_factory=dict)
    """Data for the program, such as the seating; the rules ignore it."""
    version: int = VERSION
    """The version of the ply format."""
    checksum: str | None = field(default=None, compare=False)
    """The checksum of the text that it was read from; `dumps` computes a new one."""
    commitment: Commitment | None = None
    take_backs: tuple[TakeBack, ...] = ()
    concessions: tuple[Concession, ...] = ()


class RecordWriter:
    """Records a running session; every ply is encoded only once."""

    def __init__(self, session: Session, commitment: Commitment | None = None) -> None:
        self._session = session
        self._commitment = commitment
        self._known: list[tuple[Ply, str]] = []

    def record(self, digest: str, notes: Mapping[str, Any] | None = None) -> Record:
        """The record of the game so far, played with the level of this digest."""
        session = self._session
        return Record(
            session.setup,
            digest,
            session.seed,
            self._plies(),
            notes or {},
            commitment=self._commitment,
            take_backs=tuple(session.take_backs),
            concessions=tuple(session.concessions),
        )

    def _plies(self) -> tuple[str, ...]:
        plies, rules = self._session.plies, self._session.rules
        pairs = enumerate(zip(self._known, plies, strict=False))
        # After an undo, other plies may have replaced known ones.
        same = next((n for n, (known, ply) in pairs if known[0] is not ply), len(plies))
        del self._known[same:]
        self._known += [(ply, encode_ply(rules, ply)) for ply in plies[len(self._known) :]]
        return tuple(text for _, text in self._known)


def record(session: Session, digest: str, notes: Mapping[str, Any] | None = None) -> Record:
    """The record of a session."""
    return RecordWriter(session).record(digest, notes)


def encode_ply(rules: AnyRules, ply: Ply) -> str:
    """A ply's text form."""
    if ply.seat == CHANCE:
        return f"* {ply.move}"
    if ply.seat == CLOSING:
        return _CLOSE_TEXT
    return f"{ply.seat} {rules.encode(ply.move)}"


def decode_ply(rules: AnyRules, text: str) -> Ply:
    """The ply of a text form."""
    if text == _CLOSE_TEXT:
        return CLOSE
    seat, _, move = text.partition(" ")
    if seat == "*" and move.isascii() and move.isdigit() and len(move) < 10:
        return Ply(CHANCE, int(move))
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise RecordError(f"'{shown(text)}' is not a ply like '0 keep 3 41', '* 17' or 'close'")
    return Ply(int(seat), rules.decode(move))


def resume(kept: Record, spec: GameSpec, level: Level) -> Session:
    """The session of a record; `RecordError` if it can't be replayed."""
    if kept.setup.game != spec.id:
        game = shown(kept.setup.game)
        raise RecordError(f"the record is of the game '{game}', not of {spec.title}")
    if level.digest != kept.digest:
        raise RecordError(
            f"the game was played with another version of the level '{shown(kept.setup.level)}' "
            f"(fingerprint {shown(kept.digest)}, here {level.digest}): "
            "put that version back to open it"
        )
    rules = spec.make_rules(level)
    try:
        setup = spec.validate(kept.setup)
        for player in setup.players:
            if player.bot is not None:
                spec.bot(player.bot)
        plies = [decode_ply(rules, text) for text in kept.plies]
        unclosed = kept.version == _UNCLOSED
        session = Session.replay(rules, setup, kept.seed, plies, close_turns=unclosed)
    except PyramidsError as error:
        raise RecordError(f"the record can't be replayed: {shown(str(error), 300)}") from None
    session.take_backs += kept.take_backs
    session.concessions += kept.concessions
    return session


def dumps(kept: Record) -> str:
    """The record as text, one ply a line, so that it can be read and diffed."""
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": kept.version,
        "game": kept.setup.game,
        "level": {"name": kept.setup.level, "digest": kept.digest},
        "players": [{"name": player.name, "bot": player.bot} for player in kept.setup.players],
        "options": dict(kept.setup.options),
        "seed": kept.seed,
        "notes": dict(kept.notes),
        **dict(_additions(kept)),
    }
    if kept.version != _UNCLOSED:
        head["checksum"] = content_digest({**head, "plies": kept.plies})
    text = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    # Most of the text is plies, and json's encoder is slow when it indents.
    lines = ",\n  ".join(map(_ENCODER.encode, kept.plies))
    plies = f"[\n  {lines}\n ]" if lines else "[]"
    return f'{text},\n "plies": {plies}\n}}\n'


def _additions(kept: Record) -> Iterable[tuple[str, Any]]:
    """The optional keys of a record."""
    if kept.commitment is not None:
        hashed, salt = kept.commitment
        yield "commitment", {"hash": hashed} | ({} if salt is None else {"salt": salt})
    if kept.take_backs:
        yield "take_backs", [take_back._asdict() for take_back in kept.take_backs]
    if kept.concessions:
        entries = [concession._asdict() for concession in kept.concessions]
        yield "concession", entries[0] if len(entries) == 1 else entries


def loads(text: str | bytes, *, unchecked: bool = False) -> Record:
    """The record in a text; `RecordError` if it is invalid.

    `ChecksumError` if it isn't the text that was saved, unless it may be `unchecked`.
    """
    data = parse(text)
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError("the record doesn't say its version")
    if version > VERSION:
        raise RecordError(
            f"the record is of version {shown(str(version))}, and this program knows up to "
            f"{VERSION}: "
            "open it with a newer one"
        )
    kept = _Reader(data, version).record()
    if not (unchecked or _matches_checksum(data, kept)):
        raise ChecksumError(
            "the record doesn't match its checksum: it was damaged, or changed after it was saved"
        )
    return kept


def _matches_checksum(data: dict[str, Any], kept: Record) -> bool:
    """Whether the data are those that were saved; older records have no checksum."""
    if kept.checksum is None:
        return True
    return kept.checksum == content_digest({k: v for k, v in data.items() if k != "checksum"})


class _Reader:
    """Validates a parsed record key by key."""

    def __init__(self, data: dict[str, Any], version: int) -> None:
        self._data = data
        self._version = version

    def record(self) -> Record:
        level = self._get("level", dict)
        name, digest = level.get("name"), level.get("digest")
        if not is_name(name) or not is_name(digest):
            raise RecordError("the record doesn't name its level")
        plies = self._get("plies", list)
        if not all(isinstance(ply, str) for ply in plies):
            raise RecordError("the record's plies must be texts")
        game = self._get("game", str)
        if not is_name(game):
            raise _damaged("game")
        setup = Setup(game, name, self._players(), self._options())
        notes = self._data.get("notes", {})
        notes = notes if isinstance(notes, dict) else {}
        kept = Record(setup, digest, self._seed(), tuple(plies), notes, self._version)
        return kept if self._version == _UNCLOSED else self._with_additions(kept)

    def _with_additions(self, kept: Record) -> Record:
        """The record with its optional keys."""
        data, seats = self._data, len(kept.setup.players)
        if "checksum" in data:
            kept = replace(kept, checksum=_word("checksum", data["checksum"]))
        if "commitment" in data:
            kept = replace(kept, commitment=_commitment(self._get("commitment", dict)))
        if "take_backs" in data:
            moments = [_ply_and_seat("take_backs", m, seats) for m in self._get("take_backs", list)]
            kept = replace(kept, take_backs=tuple(TakeBack(*moment) for moment in moments))
        if "concession" in data:
            kept = replace(kept, concessions=_concessions(data["concession"], seats))
        return kept

    def _get(self, key: str, kind: type) -> Any:
        value = self._data.get(key)
        if not isinstance(value, kind):
            raise _damaged(key)
        return value

    def _seed(self) -> int:
        seed = self._get("seed", int)
        if isinstance(seed, bool):
            raise _damaged("seed")
        return int(seed)

    def _options(self) -> dict[str, str]:
        options: dict[Any, Any] = self._get("options", dict)
        if not all(isinstance(value, str) for value in options.values()):
            raise _damaged("options")
        return options

    def _players(self) -> tuple[Player, ...]:
        players = []
        for entry in self._get("players", list):
            name = entry.get("name") if isinstance(entry, dict) else None
            bot = entry.get("bot") if isinstance(entry, dict) else None
            if not isinstance(name, str) or not (bot is None or is_name(bot)):
                raise _damaged("players")
            players.append(Player(one_line(name, LONGEST_NAME), bot))
        return tuple(players)


def _commitment(data: dict[str, Any]) -> Commitment:
    salt = _word("commitment", data["salt"]) if "salt" in data else None
    return Commitment(_word("commitment", data.get("hash")), salt)


def _concessions(data: object, seats: int) -> tuple[Concession, ...]:
    """One entry, or a list of several of different seats."""
    entries = data if isinstance(data, list) else [data]
    found = [_ply_and_seat("concession", entry, seats) for entry in entries]
    if not found or len({seat for _ply, seat in found}) < len(found):
        raise _damaged("concession")
    return tuple(Concession(seat, ply) for ply, seat in found)


def _ply_and_seat(key: str, data: Any, seats: int) -> tuple[int, Seat]:
    ply, seat = (data.get("ply"), data.get("seat")) if isinstance(data, dict) else (None, None)
    if not _is_count(ply) or not _is_count(seat) or seat >= seats:
        raise _damaged(key)
    return ply, seat


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _word(key: str, value: object) -> str:
    if not is_name(value):
        raise _damaged(key)
    return value


def _damaged(key: str) -> RecordError:
    return RecordError(f"the record's '{key}' is missing or damaged")
