"""A table knows all that its texts and buttons depend on: offering them anew changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any, Final

import pygame
import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.language import text_of
from pyramids.play.seats import opponents
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import headless_app
from pyramids.tables.game_table import GameTable
from pyramids.tables.testing.gestures import By, Gesture, Key, raw
from pyramids.tables.testing.headless_app import FRAME
from pyramids.ui.app import Scene
from pyramids.ui.widgets import Button, Label

GESTURES: Final = 60
FRAMES_BETWEEN: Final = 8
KEYS: Final = ("x", "p", "r", "x", "h", "escape", "v", "v")
"""What players press besides playing: a single square, legal places, rotating, hints, tilting."""
PLAIN: Final = (bool, int, float, str, tuple, frozenset, type(None))


def offered(table: GameTable) -> list[tuple[str, str, Any]]:
    """What all widgets of a table show."""
    seen: list[tuple[str, str, Any]] = []
    for widget in table.widgets.root.walk(hidden=True):
        name = type(widget).__name__
        if isinstance(widget, Button | Label):
            seen.append((name, "text", text_of(widget.text)))
        for attribute, value in vars(widget).items():
            public = not attribute.startswith("_")
            if public and attribute not in ("dirty", "text") and isinstance(value, PLAIN):
                seen.append((name, attribute, value))
    return seen


def gestures(scene: Scene | None, by: By, key: str) -> Iterator[Gesture]:
    """A key, then the guide's next gesture."""
    yield Key(key)
    suggested = next_gesture(scene, by) if scene is not None else None
    if suggested is not None:
        yield suggested


@pytest.mark.sampled(3)
@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
def test_what_a_table_offers_changes_with_its_causes_only(spec: GameSpec, by: By) -> None:
    quick = [bot.name for bot in opponents(spec) if bot.quick]
    compared, keys = 0, cycle(KEYS)
    with headless_app((1280, 800)) as made:
        made.app.step(events=[pygame.Event(pygame.WINDOWMINIMIZED)])
        made.show(made.game(spec, 7, bots=quick[:1]))
        for _ in range(GESTURES):
            for gesture in gestures(made.app.scenes.top, by, next(keys)):
                for events in (*raw(gesture), *[[]] * FRAMES_BETWEEN):
                    made.app.step(FRAME, events)
                    table = made.app.scenes.top
                    if isinstance(table, GameTable):
                        # Keys that came early take effect at the end of an update.
                        table.follow()
                        before = offered(table)
                        table.offer_actions()
                        assert offered(table) == before
                        compared += 1
    assert compared > GESTURES
