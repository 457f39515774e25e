"""The text of a record as JSON data: size, encoding, nesting and format, before any key is read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from pyramids.engine.errors import RecordError

FORMAT = "pyramids-record"
MAX_BYTES = 4 << 20
MAX_DEPTH = 32


def shown(text: str, limit: int = 60) -> str:
    """Untrusted text, made printable and cut to length."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text[: limit + 1])
    return clean if len(clean) <= limit else clean[: limit - 1] + "…"


def parse(text: str | bytes) -> dict[str, Any]:
    """The JSON data of a record; `RecordError` if it can't be one."""
    if len(text) > MAX_BYTES:
        raise RecordError(f"the record is larger than {MAX_BYTES:,} bytes")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")  # some editors write a byte order mark
        data = json.loads(text, parse_constant=_refuse_constant)
    except UnicodeDecodeError:
        raise RecordError("the record is not UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        why = _damage(text, error)
        raise RecordError(
            f"the record is damaged: {why}; open another copy if you have one"
        ) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("this is not a game record of Pyramids")
    _refuse_unwritable(data)
    return data


def _damage(text: str | bytes, error: Exception) -> str:
    """What is wrong with a text that isn't JSON, without the words of the parser."""
    if not text.strip():
        return "it is empty"
    if isinstance(error, json.JSONDecodeError):
        return f"line {error.lineno} can't be read"
    return "nested too deeply" if isinstance(error, RecursionError) else "a number can't be read"


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def _refuse_unwritable(data: Any) -> None:
    """Refuse what can't be written again: texts with surrogates, and too deep nesting."""
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
