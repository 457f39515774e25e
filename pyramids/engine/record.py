"""The game record: save, share, replay and bug report in one readable JSON file.

It holds the setup, the seed and every ply, chance outcomes included, so that loading is
replaying, and a stranger can referee the game with nothing but `levels/`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pyramids.engine.contract import CHANCE, AnyRules, GameSpec, Level, Player, Ply, Setup
from pyramids.engine.errors import PyramidsError, RecordError
from pyramids.engine.session import Session
from pyramids.engine.words import is_word, one_line

FORMAT = "pyramids-record"
VERSION = 1
MAX_BYTES = 4 << 20
MAX_DEPTH = 32
LONGEST_NAME = 80
"""Letters of a player's name, twice what can be typed; the rest is cut off."""

_UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Steps from version N to N + 1, so that old records open."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is kept: the text form of everything that happened."""

    setup: Setup
    digest: str
    """The fingerprint of the level it was played with."""
    seed: int
    plies: tuple[str, ...]
    """`0 keep 3 41` for a seat's move, `* 17` for a chance outcome."""
    notes: Mapping[str, Any] = field(default_factory=dict)
    """What the program that kept it wants to remember; the rules don't look at it."""


class Shorthand:
    """Writes a running session down; every ply's text is made only once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._known: list[tuple[Ply, str]] = []

    def record(self, digest: str, notes: Mapping[str, Any] | None = None) -> Record:
        """The game as it is now, played with the level of this fingerprint."""
        session = self._session
        return Record(session.setup, digest, session.seed, self._plies(), notes or {})

    def _plies(self) -> tuple[str, ...]:
        plies, rules = self._session.plies, self._session.rules
        pairs = enumerate(zip(self._known, plies, strict=False))
        # An undo may have put other plies in the place of known ones.
        same = next((n for n, (known, ply) in pairs if known[0] is not ply), len(plies))
        del self._known[same:]
        self._known += [(ply, encode_ply(rules, ply)) for ply in plies[len(self._known) :]]
        return tuple(text for _, text in self._known)


def record(session: Session, digest: str, notes: Mapping[str, Any] | None = None) -> Record:
    """The record of a session."""
    return Shorthand(session).record(digest, notes)


def encode_ply(rules: AnyRules, ply: Ply) -> str:
    """A ply's text form."""
    if ply.seat == CHANCE:
        return f"* {ply.move}"
    return f"{ply.seat} {rules.encode(ply.move)}"


def decode_ply(rules: AnyRules, text: str) -> Ply:
    """The ply of a text form."""
    seat, _, move = text.partition(" ")
    if seat == "*" and move.isascii() and move.isdigit() and len(move) < 10:
        return Ply(CHANCE, int(move))
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise RecordError(f"'{_shown(text)}' is not a ply like '0 keep 3 41' or '* 17'")
    return Ply(int(seat), rules.decode(move))


def resume(kept: Record, spec: GameSpec, level: Level) -> Session:
    """The session that the record tells of; `RecordError` says why there is none."""
    if kept.setup.game != spec.id:
        game = _shown(kept.setup.game)
        raise RecordError(f"the record is of the game '{game}', not of {spec.title}")
    if level.digest != kept.digest:
        raise RecordError(
            f"the game was played with another version of the level '{_shown(kept.setup.level)}' "
            f"(fingerprint {_shown(kept.digest)}, here {level.digest}): "
            "put that version back to open it"
        )
    rules = spec.make_rules(level)
    try:
        setup = spec.validate(kept.setup)
        for player in setup.players:
            if player.bot is not None:
                spec.bot(player.bot)
        plies = [decode_ply(rules, text) for text in kept.plies]
        return Session.replay(rules, setup, kept.seed, plies)
    except PyramidsError as error:
        raise RecordError(f"the record can't be replayed: {_shown(str(error), 300)}") from None


def dumps(kept: Record) -> str:
    """The record as text, one ply a line, so that it can be read and compared."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "game": kept.setup.game,
        "level": {"name": kept.setup.level, "digest": kept.digest},
        "players": [{"name": player.name, "bot": player.bot} for player in kept.setup.players],
        "options": dict(kept.setup.options),
        "seed": kept.seed,
        "notes": dict(kept.notes),
    }
    text = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    # The plies are most of it, and json's encoder is slow where it indents.
    lines = ",\n  ".join([json.dumps(ply, ensure_ascii=False) for ply in kept.plies])
    plies = f"[\n  {lines}\n ]" if lines else "[]"
    return f'{text},\n "plies": {plies}\n}}\n'


def loads(text: str | bytes) -> Record:
    """The record in a text; `RecordError` says what is wrong with it."""
    data = _parse(text)
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError("the record doesn't say its version")
    if version > VERSION:
        raise RecordError(
            f"the record is of version {_shown(str(version))}, and this program knows up to "
            f"{VERSION}: "
            "open it with a newer one"
        )
    while version < VERSION:
        data = _UPGRADES[version](data)
        version += 1
    return _Reader(data).record()


def _shown(text: str, limit: int = 60) -> str:
    """Words of a stranger's file as they may stand in a sentence: printable, and not for pages."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text[: limit + 1])
    return clean if len(clean) <= limit else clean[: limit - 1] + "…"


def _parse(text: str | bytes) -> dict[str, Any]:
    if len(text) > MAX_BYTES:
        raise RecordError(f"the record is larger than {MAX_BYTES:,} bytes")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")  # some editors begin a file with a byte order mark
        data = json.loads(text, parse_constant=_refuse_constant)
    except UnicodeDecodeError:
        raise RecordError("the record is not UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the record is damaged: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("this is not a game record of Pyramids")
    _refuse_unwritable(data)
    return data


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def _refuse_unwritable(data: Any) -> None:
    """A record that opens can be kept again: its texts are Unicode, and it isn't too deep."""
    layer = [data]
    for _ in range(MAX_DEPTH):
        try:
            layer = [child for item in layer for child in _children(item)]
        except UnicodeEncodeError:
            raise RecordError("the record is damaged: half a character in a text") from None
    if layer:
        raise RecordError("the record is damaged: nested too deeply")


def _children(item: Any) -> Iterable[Any]:
    if isinstance(item, str):
        item.encode("utf-8")
    if isinstance(item, dict):
        return (*item, *item.values())
    return item if isinstance(item, list) else ()


class _Reader:
    """Takes a parsed record apart, field by field, trusting nothing."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def record(self) -> Record:
        level = self._get("level", dict)
        name, digest = level.get("name"), level.get("digest")
        if not is_word(name) or not is_word(digest):
            raise RecordError("the record doesn't name its level")
        plies = self._get("plies", list)
        if not all(isinstance(ply, str) for ply in plies):
            raise RecordError("the record's plies must be texts")
        game = self._get("game", str)
        if not is_word(game):
            raise RecordError("the record's 'game' is missing or damaged")
        setup = Setup(game, name, self._players(), self._options())
        notes = self._data.get("notes", {})
        notes = notes if isinstance(notes, dict) else {}
        return Record(setup, digest, self._seed(), tuple(plies), notes)

    def _get(self, key: str, kind: type) -> Any:
        value = self._data.get(key)
        if not isinstance(value, kind):
            raise RecordError(f"the record's '{key}' is missing or damaged")
        return value

    def _seed(self) -> int:
        seed = self._get("seed", int)
        if isinstance(seed, bool):
            raise RecordError("the record's 'seed' is missing or damaged")
        return int(seed)

    def _options(self) -> dict[str, str]:
        options: dict[Any, Any] = self._get("options", dict)
        if not all(isinstance(value, str) for value in options.values()):
            raise RecordError("the record's 'options' is missing or damaged")
        return options

    def _players(self) -> tuple[Player, ...]:
        players = []
        for entry in self._get("players", list):
            name = entry.get("name") if isinstance(entry, dict) else None
            bot = entry.get("bot") if isinstance(entry, dict) else None
            if not isinstance(name, str) or not (bot is None or is_word(bot)):
                raise RecordError("the record's 'players' is missing or damaged")
            players.append(Player(one_line(name, LONGEST_NAME), bot))
        return tuple(players)
