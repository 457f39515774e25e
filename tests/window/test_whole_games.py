"""Whole games from the title to the scores, by mouse alone and by keyboard alone."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest
from players import PATIENCE, Desktop, Onlooker, Player, Seen, gesture_of, shown

from pyramids.engine.contract import GameSpec
from pyramids.games import all_games
from pyramids.scenes import preferences
from pyramids.scenes.game import open_games
from pyramids.scenes.temple import ANNOUNCED
from pyramids.showcase.easel import easel
from pyramids.showcase.gestures import Click, Drag, Gesture, Key, Move, Wheel
from pyramids.showcase.guides import By
from pyramids.showcase.shows import game_script
from pyramids.storage.settings import Pace

STUCK = 120
"""Gestures in a row that bring no game forward, and then a way is called lost."""
HANDS = {By.MOUSE: (Move, Click, Drag, Wheel), By.KEYS: (Key,)}

PLAYABLE = [spec for spec in all_games() if game_script(spec) is not None]

needs_screen = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")),
    reason="a real window on a virtual screen needs Xvfb and xdotool",
)


def play(player: Player, by: By, spec: GameSpec, done: Callable[[Seen], bool]) -> Seen:
    """Follows the guide until it is done; only with the hands that are allowed."""
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
        assert isinstance(gesture, HANDS[by])
        story.append(shown(gesture))
        player.do(gesture)


def at_the_door(seen: Seen, by: By, spec: GameSpec) -> Gesture | None:
    """The way into a game's door on the title screen."""
    if seen["scenes"] != ["Title"]:
        return None
    number = [announced.id for announced in ANNOUNCED].index(spec.id)
    door = [widget for widget in seen["widgets"] if widget["kind"] == "Door"][number]
    if by is By.MOUSE:
        x, y, width, height = door["rect"]
        return Click((x + width // 2, y + height // 2))
    return Key("return") if door["focused"] else Key("tab")


def over(seen: Seen) -> bool:
    return bool(seen["over"])


@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_a_whole_game_is_played_without_a_window(spec: GameSpec, by: By) -> None:
    with easel((1280, 800)) as made:
        made.settings.pace = Pace.INSTANT
        preferences.apply(made.app, made.settings)
        made.title()
        seen = play(Onlooker(made), by, spec, over)
        assert seen["scenes"][-1] not in ("Title", "NewGame")
        (game,) = open_games()
        assert game.spec is spec
        assert game.over is not None


@needs_screen
@pytest.mark.slow
@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("spec", PLAYABLE, ids=lambda spec: spec.id)
def test_a_whole_game_is_played_in_a_real_window(spec: GameSpec, by: By, tmp_path: Path) -> None:
    desktop = Desktop(tmp_path / "home")
    try:
        seen = play(desktop, by, spec, over)
        assert seen["scenes"][-1] not in ("Title", "NewGame")
    finally:
        desktop.close()
    assert "Traceback" not in desktop.complaints


@needs_screen
def test_a_real_window_opens_shows_its_title_and_reacts(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path / "home")
    try:
        seen = desktop.look(By.MOUSE)
        assert seen["scenes"] == ["Title"]
        settings = next(w for w in seen["widgets"] if w["text"] == "Settings")
        x, y, width, height = settings["rect"]
        desktop.do(Click((x + width // 2, y + height // 2)))
        assert desktop.look(By.MOUSE)["scenes"][-1] == "SettingsScene"
        desktop.do(Key("escape"))
        assert desktop.look(By.MOUSE)["scenes"] == ["Title"]
    finally:
        desktop.close()
    assert "Traceback" not in desktop.complaints


def test_a_key_that_the_window_repeats_closes_only_one_thing() -> None:
    with easel((1280, 800)) as made:
        title = made.title()
        made.click(title.options)
        made.wait(300)
        escape = pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0)
        made.app.step(events=[escape, escape, escape])
        assert list(made.app.scenes) == [title]
