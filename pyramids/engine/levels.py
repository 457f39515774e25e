"""Reads level files: YAML into items that know their line, so that errors can name it.

Players write such files themselves, so they are untrusted: size, depth, entries and tags are
limited, and aliases ("YAML bombs") are refused.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import yaml

from pyramids.engine.errors import LevelError
from pyramids.engine.records.digests import content_digest
from pyramids.engine.records.untrusted_text import is_name

MAX_BYTES = 1 << 20
MAX_DEPTH = 16
MAX_ITEMS = 10_000

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times faster with libyaml
_INTEGER = re.compile(r"[+-]?\d{1,9}", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_LONGEST_QUOTE = 40
_LONGEST_TITLE = 40
_LONGEST_DESCRIPTION = 200


class Item:
    """A node of a level file: a text, a list or a mapping, with its line."""

    def __init__(self, path: Path, line: int, value: str | list[Item] | dict[str, Item]) -> None:
        self.path = path
        self.line = line
        self.value = value
        self.subject = ""

    def fail(self, reason: str) -> NoReturn:
        """Raise `LevelError` for this item."""
        _refuse(self.path, reason, self.line, self.subject)

    def about(self, subject: str) -> Item:
        """Set the subject that errors in this item name, such as «card 12»."""
        self.subject = subject
        for child in self._children():
            child.about(subject)
        return self

    def keys(self, required: Sequence[str], optional: Sequence[str] = ()) -> None:
        """Require a mapping with exactly these keys."""
        mapping = self._mapping()
        for key in required:
            if key not in mapping:
                self.fail(f"'{key}' is missing")
        for key, child in mapping.items():
            if key not in required and key not in optional:
                known = ", ".join([*required, *optional])
                child.fail(f"unknown key {quoted(key)}: known are {known}")

    def __getitem__(self, key: str) -> Item:
        mapping = self._mapping()
        if key not in mapping:
            self.fail(f"'{key}' is missing")
        return mapping[key]

    def __contains__(self, key: str) -> bool:
        return key in self._mapping()

    def entries(self, count: int | None = None) -> list[Item]:
        """The items of a list, exactly `count` if given."""
        if not isinstance(self.value, list):
            self.fail("a list is expected here")
        if count is not None and len(self.value) != count:
            self.fail(f"{count} entries are expected here, not {len(self.value)}")
        return self.value

    def text(self) -> str:
        """The text, which must not be empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            self.fail("a text is expected here")
        return self.value

    def title(self, longest: int) -> str:
        """The text, which must be a single printable line."""
        text = self.text().strip()
        if not text.isprintable():
            self.fail("a text of one line is expected here, without control characters")
        if len(text) > longest:
            self.fail(f"the text has {len(text)} characters: {longest} fit")
        return text

    def number(self, low: int, high: int) -> int:
        """An integer from `low` to `high`."""
        if not isinstance(self.value, str) or not _INTEGER.fullmatch(self.value.strip()):
            self.fail(f"a whole number from {low} to {high} is expected here")
        number = int(self.value)
        if not low <= number <= high:
            self.fail(f"{number} is not from {low} to {high}")
        return number

    def choice(self, choices: Sequence[str]) -> str:
        """One of the choices."""
        word = self.text()
        if word not in choices:
            self.fail(f"{quoted(word)} is not one of {', '.join(choices)}")
        return word

    def _mapping(self) -> dict[str, Item]:
        if not isinstance(self.value, dict):
            self.fail("keys with values are expected here")
        return self.value

    def _children(self) -> Iterator[Item]:
        if isinstance(self.value, list):
            yield from self.value
        elif isinstance(self.value, dict):
            yield from self.value.values()


def read(path: Path) -> Item:
    """The content of a level file; `LevelError` with file, line and reason if it can't be used."""
    text = _text(path)
    if not is_name(path.stem):
        # Records store the level's name, which is the file's.
        _refuse(path, "the file's name is not plain text; rename it")
    with _yaml_errors_named(path):
        return _Reader(path, yaml.parse(text, Loader=_Loader)).document()


def title_of(item: Item) -> str:
    """The title of a level, from its file's mapping."""
    return item["name"].title(_LONGEST_TITLE)


def description_of(item: Item) -> str:
    """The description of a level, from its file's mapping; empty if it has none."""
    return item["description"].title(_LONGEST_DESCRIPTION) if "description" in item else ""


def quoted(text: str) -> str:
    """Text from the file for an error message: shortened, and on one line."""
    shown = text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
    return f"'{shown}'" if shown.isprintable() else ascii(shown)


def digest(content: object) -> str:
    """A hash of validated level data; comments in the file don't change it."""
    return content_digest(content)


def _refuse(path: Path, reason: str, line: int | None = None, subject: str = "") -> NoReturn:
    place = [str(path) if str(path).isprintable() else ascii(str(path))]
    if line is not None:
        place.append(f"line {line}")
    if subject:
        place.append(subject)
    raise LevelError(f"{', '.join(place)}: {reason}") from None


def _text(path: Path) -> str:
    data = _bytes(path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        _refuse(path, "not UTF-8; save the file as UTF-8", line)
    if found := _CONTROL.search(text):
        line = text[: found.start()].count("\n") + 1
        _refuse(path, f"the control character U+{ord(found[0]):04X} is not allowed", line)
    return text


def _bytes(path: Path) -> bytes:
    try:
        # Checked before opening: opening a pipe would block until something writes to it.
        if not stat.S_ISREG(path.stat().st_mode):
            _refuse(path, "not a regular file")
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        _refuse(path, "there is no such file")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        _refuse(path, f"can't be read ({reason})")
    if len(data) > MAX_BYTES:
        _refuse(path, f"the file is too large: a level has at most {MAX_BYTES:,} bytes")
    return data


@contextmanager
def _yaml_errors_named(path: Path) -> Iterator[None]:
    try:
        yield
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else None
        _refuse(path, f"not valid YAML: {_sentence(error.problem or error.context)}", line)
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        # The pure Python parser passes an escape like "\\UFFFFFFFF" on to chr().
        _refuse(path, f"not valid YAML: {_sentence(error)}")


def _sentence(problem: object) -> str:
    """The YAML parser's message on one line."""
    return " ".join(str(problem).split())


class _Reader:
    """Builds items from the parser's events and refuses what levels don't need."""

    def __init__(self, path: Path, events: Iterator[Any]) -> None:
        self._path = path
        self._events = events
        self._items = 0

    def document(self) -> Item:
        """The only document of the file."""
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                break
        else:
            _refuse(self._path, "the file is empty")
        item = self._item(next(self._events), depth=0)
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                self._fail(event, "a second document; a level is one")
        return item

    def _item(self, event: Any, depth: int) -> Item:
        if isinstance(event, yaml.AliasEvent):
            self._fail(event, f"the alias {quoted(str(event.anchor))} is not allowed; write it out")
        if event.tag is not None and event.tag != "!":
            self._fail(event, f"the tag {quoted(event.tag)} is not allowed")
        if depth > MAX_DEPTH:
            self._fail(event, "nested too deeply")
        self._items += 1
        if self._items > MAX_ITEMS:
            self._fail(event, f"too much: a level has at most {MAX_ITEMS:,} entries")
        line = event.start_mark.line + 1
        if isinstance(event, yaml.ScalarEvent):
            return Item(self._path, line, event.value)
        if isinstance(event, yaml.SequenceStartEvent):
            return Item(self._path, line, self._list(depth))
        return Item(self._path, line, self._dict(depth))

    def _list(self, depth: int) -> list[Item]:
        items = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._item(event, depth + 1))
        return items

    def _dict(self, depth: int) -> dict[str, Item]:
        mapping: dict[str, Item] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                self._fail(event, "a key must be a plain word")
            key = event.value
            if key in mapping:
                self._fail(event, f"the key {quoted(key)} stands here twice")
            mapping[key] = self._item(next(self._events), depth + 1)
        return mapping

    def _fail(self, event: Any, reason: str) -> NoReturn:
        _refuse(self._path, reason, event.start_mark.line + 1)
