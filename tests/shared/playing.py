"""Plays a game from the title screen to the result, with any test player."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from time import monotonic, sleep

import pytest

from pyramids.catalogue import announced_games
from pyramids.engine.contract import GameSpec
from pyramids.tables.testing.gestures import By, Click, Drag, Gesture, Key, Move, Wheel
from tests.shared.players import PATIENCE, Player, Seen, gesture_of, shown

STUCK = 120
"""Gestures in a row without progress after which a test fails."""
GESTURES = {By.MOUSE: (Move, Click, Drag, Wheel), By.KEYS: (Key,)}

needs_screen = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")),
    reason="a real window on a virtual screen needs Xvfb and xdotool",
)


def play(player: Player, by: By, spec: GameSpec, done: Callable[[Seen], bool]) -> Seen:
    """Follow the guide until `done`, with one input device."""
    story: list[str] = []
    plies, since, heard_of = -1, 0, monotonic()
    while True:
        seen = player.look(by)
        if done(seen):
            return seen
        if seen["plies"] != plies:
            plies, since, heard_of = seen["plies"], 0, monotonic()
        way = f"from {seen['scenes']} on: {story[-12:]}"
        gesture = at_the_door(seen, by, spec) or gesture_of(seen["next"][by.value])
        if gesture is None:
            assert monotonic() < heard_of + PATIENCE, f"nothing happens {way}"
            sleep(0.01)
            continue
        since += 1
        assert since < STUCK, f"no way {way}"
        assert isinstance(gesture, GESTURES[by])
        story.append(shown(gesture))
        player.do(gesture)


def at_the_door(seen: Seen, by: By, spec: GameSpec) -> Gesture | None:
    """The next gesture towards opening a game's door on the title screen."""
    if seen["scenes"] != ["Title"]:
        return None
    number = [game.id for game in announced_games()].index(spec.id)
    door = [widget for widget in seen["widgets"] if widget["kind"] == "Door"][number]
    if by is By.MOUSE:
        return Click(middle(door["rect"]))
    return Key("return") if door["focused"] else Key("tab")


def over(seen: Seen) -> bool:
    """Whether the game is over."""
    return bool(seen["over"])


def press(player: Player, text: str) -> None:
    """Click on the widget with this text."""
    seen = player.look(By.MOUSE)
    texts = [widget["text"] for widget in seen["widgets"]]
    assert text in texts, f"there is no '{text}' on {seen['scenes']}"
    player.do(Click(middle(seen["widgets"][texts.index(text)]["rect"])))


def middle(rect: list[int]) -> tuple[int, int]:
    """The centre of a rectangle."""
    left, top, width, height = rect
    return left + width // 2, top + height // 2
