"""The README's key table and the key help list the same keys."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from pyramids.catalogue import playable_games
from pyramids.tables.game_ui import game_ui
from pyramids.ui.actions import BINDINGS, Binding, Chord, Gesture, Section
from tests.keys.key_user import name, triggers_of

README = Path(__file__).parents[2] / "README.md"


def all_keys() -> list[Binding]:
    """The bindings of all games, then those of single games."""
    return [*BINDINGS, *(key for spec in playable_games() for key in game_ui(spec).keys)]


def readme_keys() -> list[str]:
    """The keys of the README's table, in lower case."""
    text = README.read_text(encoding="utf-8")
    table = text.partition("| key | what it does |\n|---|---|\n")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()]
    return [key.strip().lower() for cell in cells for key in re.split(r" · |, | or ", cell)]


def test_every_key_of_the_readme_stands_in_the_key_help() -> None:
    known = {name(trigger).lower() for b in all_keys() for trigger in triggers_of(b)}
    keys = readme_keys()
    assert len(keys) > 20
    assert [key for key in keys if key not in known] == []


def test_the_readme_tells_every_key_of_the_table() -> None:
    told = readme_keys()
    # Touch gestures aren't keys, and Shift+Tab is common to all desktops.
    untold = {Gesture.SECOND_FINGER, Chord(pygame.K_TAB, shift=True)}
    missing = [
        name(trigger)
        for binding in all_keys()
        if binding.section is Section.PLAYING
        for trigger in triggers_of(binding)
        if trigger not in untold and name(trigger).lower() not in told
    ]
    assert missing == []
