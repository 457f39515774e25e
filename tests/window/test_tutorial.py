"""Every game's tutorial can be finished by following what the screen says."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

import pytest

from pyramids.catalogue import playable_games
from pyramids.engine.contract import GameSpec
from pyramids.screens.settings import preferences
from pyramids.showcase.headless_app import headless_app, show_title
from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import By, Click, Key
from tests.shared.players import PATIENCE, HeadlessPlayer, Player, Seen, WindowPlayer, gesture_of
from tests.shared.playing import middle, needs_screen, press

EVERY_GAME = pytest.mark.parametrize("spec", playable_games(), ids=lambda spec: spec.id)
MOST_PRESSES = 60
"""More than any lesson asks for."""


def open_tutorial(player: Player, spec: GameSpec) -> None:
    """Press Tutorial on the title screen, then the game."""
    assert player.look(By.MOUSE)["scenes"] == ["Title"]
    press(player, "Tutorial")
    press(player, spec.title)


def follow_the_coach(player: Player) -> None:
    """Press where the coach points until the lesson is over."""
    asked: list[str] = []
    since = monotonic()
    while len(asked) < MOST_PRESSES:
        seen = player.look(By.MOUSE)
        if asked and seen["scenes"][-1] == "NewGame":
            return
        coach = seen["coach"]
        if coach is None or not coach["ask"]:
            assert monotonic() < since + PATIENCE, f"the coach asks for nothing: {seen}"
            sleep(0.01)
            continue
        since = monotonic()
        asked.append(coach["ask"])
        player.do(Click(middle(coach["target"])))
    raise AssertionError(f"the lesson never ends: {asked[-8:]}")


@EVERY_GAME
def test_the_tutorial_is_finished_by_pressing_what_the_coach_points_at(spec: GameSpec) -> None:
    with headless_app((1280, 800)) as made:
        made.settings.pace = Pace.INSTANT
        show_title(made)
        preferences.apply(made.app, made.settings)
        player = HeadlessPlayer(made)
        open_tutorial(player, spec)
        follow_the_coach(player)


@EVERY_GAME
def test_the_tutorial_is_finished_by_keys_alone(spec: GameSpec) -> None:
    with headless_app((1280, 800)) as made:
        made.settings.pace = Pace.INSTANT
        show_title(made)
        preferences.apply(made.app, made.settings)
        player = HeadlessPlayer(made)
        open_tutorial(player, spec)
        seen = player.look(By.KEYS)
        for _ in range(10 * MOST_PRESSES):
            if _ended(seen):
                break
            gesture = gesture_of(seen["next"]["keys"])
            if gesture is not None:
                assert isinstance(gesture, Key)
                player.do(gesture)
            seen = player.look(By.KEYS)
        assert _ended(seen)


@needs_screen
@pytest.mark.slow
@EVERY_GAME
def test_the_tutorial_is_finished_in_a_real_window(spec: GameSpec, tmp_path: Path) -> None:
    desktop = WindowPlayer(tmp_path / "home")
    try:
        open_tutorial(desktop, spec)
        follow_the_coach(desktop)
    finally:
        desktop.close()
    assert "Traceback" not in desktop.complaints


def _ended(seen: Seen) -> bool:
    coach = seen["coach"]
    return coach is not None and bool(coach["ask"]) and coach["step"] == coach["steps"] - 1
