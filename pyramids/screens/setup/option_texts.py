"""The variants of a game in words.

A game's scenes package has a module `variants` with

    TITLES    an option's key -> its title
    CHOICES   (key, value) -> what the value is called
    NOTES     an option's key -> a sentence about it

each marked for translation. Whatever is missing is called as the rules call it.
"""

from __future__ import annotations

from collections.abc import Hashable
from importlib import import_module
from importlib.util import find_spec

from pyramids.engine.contract import GameSpec
from pyramids.language import Text, later


def option_title(spec: GameSpec, key: str) -> Text:
    """What an option is called."""
    return _word(spec, "TITLES", key, key)


def choice_title(spec: GameSpec, key: str, value: str) -> Text:
    """What a value of an option is called."""
    return _word(spec, "CHOICES", (key, value), value)


def option_note(spec: GameSpec, key: str) -> Text:
    """A sentence about an option; empty if there is none."""
    return _word(spec, "NOTES", key, "")


def _word(spec: GameSpec, table: str, key: Hashable, usual: str) -> Text:
    name = f"{spec.scenes}.option_texts"
    if not spec.scenes or find_spec(name) is None:
        return usual
    message = getattr(import_module(name), table, {}).get(key, usual)
    return later(message) if message else ""
