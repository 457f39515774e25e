"""A monkey test: random input on real games, with checks of the resulting states."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pygame

from pyramids.engine.records import record as records
from pyramids.play.running_game import open_games
from pyramids.showcase.guides import next_gesture
from pyramids.showcase.headless_app import show_title
from pyramids.tables.testing.gestures import By, key_events, moved, pressed, raw, released
from pyramids.tables.testing.headless_app import HeadlessApp
from pyramids.ui.actions import all_bindings
from pyramids.ui.dialog import Dialog

SIZES: Final = ((1024, 640), (1280, 800), (1100, 900), (700, 500))
KEYS: Final = sorted({chord.key for binding in all_bindings() for chord in binding.chords})
GUIDED_SHARE: Final = 0.55
"""The share of the input that follows the guide, so that games get finished."""
CHECKED_EVERY: Final = 250
"""Events between two checks of the whole game."""


class Monkey:
    """Sends random events to an app."""

    def __init__(self, headless: HeadlessApp, seed: int) -> None:
        self._headless = headless
        self._luck = Random(f"monkey {seed}")
        self.events = 0
        self.finished = 0
        """The number of games that it finished."""
        self._seen_over: set[str] = set()

    def play(self, events: int) -> None:
        """Send this many events."""
        checked = 0
        while self.events < events:
            batch = self._batch()
            self.events += max(1, len(batch))
            self._headless.app.step(self._luck.choice((0.0, 8.0, 16.7, 16.7, 50.0, 400.0)), batch)
            self._stay()
            if self.events - checked >= CHECKED_EVERY:
                checked = self.events
                self._check()

    def _batch(self) -> list[pygame.Event]:
        """The events of one frame: mostly one gesture, sometimes several."""
        app = self._headless.app
        if self._luck.random() < GUIDED_SHARE and app.scenes.top is not None:
            gesture = next_gesture(app.scenes.top, self._luck.choice(list(By)))
            if gesture is not None:
                return [event for portion in raw(gesture) for event in portion]
        doings: list[Callable[[], list[pygame.Event]]] = [
            self._click, self._click, self._click, self._hold, self._let_go, self._wander,
            self._wander, self._key, self._key, self._key, self._wheel, self._type, self._window,
        ]  # fmt: skip
        count = self._luck.choice((1, 1, 1, 2, 5))
        return [event for _ in range(count) for event in self._luck.choice(doings)()]

    def _pos(self) -> tuple[int, int]:
        """A position: often on a usable widget, sometimes anywhere, rarely outside."""
        width, height = self._headless.app.size
        top = self._headless.app.scenes.top
        usable = top.widgets.focus_order() if top is not None else []
        if usable and self._luck.random() < 0.5:
            rect = self._luck.choice(usable).rect
            return (
                rect.left + self._number(rect.width + 1),
                rect.top + self._number(rect.height + 1),
            )
        return self._number(width + 60) - 30, self._number(height + 60) - 30

    def _number(self, below: int) -> int:
        return int(self._luck.random() * max(1, below))

    def _click(self) -> list[pygame.Event]:
        pos, button = self._pos(), self._luck.choice((1, 1, 1, 1, 2, 3, 8))
        return [moved(pos), pressed(pos, button), released(pos, button)]

    def _hold(self) -> list[pygame.Event]:
        pos = self._pos()
        return [moved(pos), pressed(pos)]

    def _let_go(self) -> list[pygame.Event]:
        return [released(self._pos())]

    def _wander(self) -> list[pygame.Event]:
        return [moved(self._pos()) for _ in range(self._luck.choice((1, 2, 6)))]

    def _key(self) -> list[pygame.Event]:
        name = pygame.key.name(self._luck.choice(KEYS))
        if not name:
            return []
        ctrl, shift = self._luck.random() < 0.15, self._luck.random() < 0.15
        return key_events(name, ctrl=ctrl, shift=shift) * self._luck.choice((1, 1, 2))

    def _wheel(self) -> list[pygame.Event]:
        steps = self._luck.choice((-3, -1, -1, 0, 1, 1, 4))
        return [pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)]

    def _type(self) -> list[pygame.Event]:
        text = self._luck.choice(("a", "7", "ß", "Ünal", "🐒", " ", "\u200f", "e\u0301"))
        return [
            pygame.Event(pygame.TEXTEDITING, text=text, start=0, length=len(text)),
            pygame.Event(pygame.TEXTINPUT, text=text),
        ]

    def _window(self) -> list[pygame.Event]:
        kind = self._luck.choice(
            ("resize", "away", "back", "leave", "hide", "show", "close", "finger")
        )
        if kind == "resize" and self._luck.random() < 0.2:
            self._headless.app.resize(self._luck.choice(SIZES))
            return []
        if kind == "finger":
            return self._fingers()
        names = {
            "away": pygame.WINDOWFOCUSLOST,
            "back": pygame.WINDOWFOCUSGAINED,
            "leave": pygame.WINDOWLEAVE,
            "hide": pygame.WINDOWMINIMIZED,
            "show": pygame.WINDOWRESTORED,
            "close": pygame.QUIT,
        }
        return [pygame.Event(names[kind])] if kind in names else []

    def _fingers(self) -> list[pygame.Event]:
        kind = self._luck.choice((pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION))
        x, y = self._luck.random(), self._luck.random()
        number = self._luck.choice((1, 1, 2))
        return [pygame.Event(kind, x=x, y=y, dx=0.0, dy=0.0, finger_id=number, touch_id=1)]

    def _stay(self) -> None:
        """Keep the app open: revoke a quit, and show the title if no scene is left."""
        app = self._headless.app
        app.running = True
        if not app.scenes:
            show_title(self._headless)
        elif isinstance(app.scenes.top, Dialog) and self._luck.random() < 0.05:
            app.scenes.top.cancel()

    def _check(self) -> None:
        """Replay the game: the rules must allow every ply."""
        assert len(open_games()) <= 1
        for game in open_games():
            kept = records.loads(records.dumps(game.record()))
            again = records.resume(kept, game.spec, game.level)
            assert again.state == game.state
            assert game.save_error is None
            if game.over is not None and game.autosave.id not in self._seen_over:
                self._seen_over.add(game.autosave.id)
                self.finished += 1
