"""The app: window, main loop and stack of scenes."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Sequence
from queue import SimpleQueue
from typing import Final, Protocol

import pygame

from pyramids import language
from pyramids.ui.actions import REPEATABLE, Action
from pyramids.ui.animation import Duration, Motion, Speed, Tween
from pyramids.ui.audio import Audio
from pyramids.ui.crash import CrashScene
from pyramids.ui.drawing.canvas import Canvas, DrawnText, Kit
from pyramids.ui.events import Command, Event, EventReader
from pyramids.ui.scene import Scene, SceneStack
from pyramids.ui.theme import FIRST_WINDOW, Material
from pyramids.ui.widgets.toast import Toasts
from pyramids.ui.window import Window

_FRAME_RATE: Final = 60
_FRAME: Final = 1000 / _FRAME_RATE
_LONGEST_STEP: Final = 50.0
"""Milliseconds: after a long frame, animations continue instead of jumping to their end."""
_IDLE_RATE: Final = 20
"""Steps per second while idle: an event is seen 25 ms late on average."""
_IDLE_AFTER: Final = 2000.0
"""Milliseconds without a frame or an event after which the loop is idle."""
_KEY_REPEAT: Final = (350, 45)


class Clock(Protocol):
    """Paces the loop, as pygame's clock does."""

    def tick(self, rate: float, /) -> int:
        """Wait to keep `rate` steps per second; returns the milliseconds since the last call."""


class App:
    """Runs scenes. `step` is one step without real time, `run` the loop around it."""

    def __init__(
        self,
        size: tuple[int, int] = FIRST_WINDOW,
        *,
        video: str | None = None,
        on_crash: Callable[[str], None] | None = None,
        on_screenshot: Callable[[pygame.Surface], None] | None = None,
    ) -> None:
        if video is not None:
            pygame.display.quit()
            _set_driver(video)
        # Not pygame.init(): it would open the sound device before the first frame.
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(*_KEY_REPEAT)
        self.window = Window(size)
        self.kit = Kit()
        self.kit.theme.fit(self.window.size)
        self.motion = Motion()
        self.audio = Audio()
        self.scenes = SceneStack(self)
        self.toasts = Toasts()
        self.home: Callable[[], Scene] | None = None
        """Makes the scene to return to after a crash."""
        self.on_crash = on_crash
        """Called with a crash report; if None, errors are raised, as tests want."""
        self.on_screenshot = on_screenshot
        self.on_step: Callable[[Sequence[pygame.Event], bool], None] | None = None
        """Called after every step of the loop with the raw events and whether a frame was shown;
        see `showcase.probe`."""
        self.running = True
        self._reader = EventReader()
        self._tasks: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._dirty = True
        self._hidden = False
        self._idle_for = 0.0
        self._old_frame: pygame.Surface | None = None
        self._transition = Tween(0.0, Duration.SCENE)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the frame in pixels."""
        return self.window.size

    @property
    def flips(self) -> int:
        """The number of frames shown so far."""
        return self.window.flips

    def run(self, first: Scene) -> None:
        """Run until the player quits."""
        self.scenes.push(first)
        self._transition.jump(0.0)
        clock = pygame.time.Clock()
        while self.running:
            self.tick(clock)
        self.close()

    def tick(self, clock: Clock) -> None:
        """One step of the loop in real time.

        Once nothing has moved for a while, the rate drops: a game that waits for a player
        shouldn't use the CPU.
        """
        rate = _IDLE_RATE if self._idle_for > _IDLE_AFTER else _FRAME_RATE
        # Don't wait before the very first frame.
        dt = clock.tick(rate) if self.flips else 0
        events = pygame.event.get()
        shown = self.step(dt, events)
        self._idle_for = 0.0 if shown or events else self._idle_for + dt
        if self.on_step is not None:
            self.on_step(events, shown)

    def step(self, dt: float = _FRAME, events: Iterable[pygame.Event] = ()) -> bool:
        """One step of the loop; returns whether a frame was shown."""
        try:
            return self._turn(min(dt, _LONGEST_STEP), events)
        except Exception as error:
            self._crash(error)
            return False

    def settle(self, limit: float = 10_000) -> None:
        """Step until nothing moves any more; for tests and screenshots."""
        passed = 0.0
        while self.step() and passed < limit:
            passed += _FRAME

    def frame(self) -> pygame.Surface:
        """The frame last drawn."""
        return self.window.frame

    def texts(self) -> list[DrawnText]:
        """Every text of the frame with position, size and colours; for tests."""
        canvas = Canvas(self.window.frame.copy(), self.kit, record=True)
        self._draw(canvas)
        return canvas.texts or []

    def call_soon(self, task: Callable[[], None]) -> None:
        """Run a task in the next step; thread-safe."""
        self._tasks.put(task)

    def quit(self) -> None:
        """Quit without asking."""
        self.running = False

    def ask_to_close(self) -> None:
        """Quit if every scene agrees."""
        if self.scenes.may_close():
            self.quit()

    def close(self) -> None:
        """Close the window and the sound device."""
        self.scenes.clear()
        self.audio.stop()
        self.window.close()

    def toast(self, text: str, material: Material = Material.NIGHT) -> None:
        """Show a short message at the bottom of the window."""
        self.toasts.show(text, material)

    def invalidate(self) -> None:
        """Ask for a new frame."""
        self._dirty = True

    def relayout(self) -> None:
        """Lay out all scenes again."""
        self.kit.theme.fit(self.size)
        self.scenes.layout(self.size)
        self._dirty = True

    def set_language(self, code: str) -> None:
        """Switch to another language."""
        language.use(code)
        self.relayout()

    def set_text_size(self, text_size: float) -> None:
        """Scale texts and widgets."""
        self.kit.theme.set_text_size(text_size)
        self.relayout()

    def set_high_contrast(self, wanted: bool) -> None:
        """Switch between the normal and the high-contrast palette."""
        self.kit.theme.set_high_contrast(wanted)
        self.relayout()

    def set_patterns(self, wanted: bool) -> None:
        """Draw patterns on the games' colours, or not."""
        self.kit.theme.patterns = wanted
        self.relayout()

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window."""
        self.window.resize(size)
        self._sync_size()

    def toggle_fullscreen(self) -> None:
        """Switch full screen on or off."""
        self.window.toggle_fullscreen()
        self._sync_size()

    def begin_transition(self) -> None:
        """Call before scenes change: the old frame fades into the new one."""
        self._dirty = True
        if self.motion.speed is Speed.INSTANT or not self.window.flips:
            return
        if self._transition.resting:
            self._old_frame = self.window.frame.copy()
        self._transition.jump(1.0)
        self._transition.to(0.0)

    def _turn(self, dt: float, events: Iterable[pygame.Event]) -> bool:
        self._run_tasks()
        for raw in events:
            self._handle_raw(raw)
        self._sync_size()
        for scene in self.scenes.visible_scenes():
            scene.update(dt)
        if not self.scenes:
            self.quit()
        moved = self.toasts.update(dt)
        if self._transition.update(dt) or moved:
            self._dirty = True
        if self._transition.resting:
            self._old_frame = None
        self._sync_cursor()
        return self._refresh()

    def _refresh(self) -> bool:
        scenes = self.scenes.visible_scenes()
        if self._hidden or not (self._dirty or any(scene.dirty for scene in scenes)):
            # Nothing to draw: load the next effect, so that it plays without delay.
            self.audio.preload()
            return False
        self._dirty = False
        for scene in scenes:
            scene.dirty = False
        self._draw(Canvas(self.window.frame, self.kit))
        self.window.show()
        self.audio.start()
        return True

    def _draw(self, canvas: Canvas) -> None:
        for scene in self.scenes.visible_scenes():
            scene.draw(canvas)
        self.toasts.draw(canvas)
        if self._old_frame is not None and not self._transition.resting:
            canvas.blit(self._old_frame, (0, 0), self._transition.value)

    def _handle_raw(self, raw: pygame.Event) -> None:
        match raw.type:
            case pygame.QUIT:
                self.ask_to_close()
            case pygame.WINDOWFOCUSLOST:
                self.audio.set_away(True)
            case pygame.WINDOWFOCUSGAINED:
                self.audio.set_away(False)
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._hidden = True
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWEXPOSED:
                self._hidden = False
                self._dirty = True
        for event in self._reader.read(self._in_frame(raw), self.size):
            self._dispatch(event)

    def _in_frame(self, raw: pygame.Event) -> pygame.Event:
        if not hasattr(raw, "pos"):
            return raw
        return pygame.Event(raw.type, {**raw.dict, "pos": self.window.to_frame(raw.pos)})

    def _dispatch(self, event: Event) -> None:
        if isinstance(event, Command) and event.repeated and not event.actions & REPEATABLE:
            return
        if isinstance(event, Command) and event.means(Action.FULLSCREEN):
            self.toggle_fullscreen()
        elif isinstance(event, Command) and event.means(Action.SCREENSHOT):
            if self.on_screenshot is not None:
                self.on_screenshot(self.window.frame.copy())
        elif self.scenes.top is not None and self.scenes.top.handle(event):
            return
        elif isinstance(event, Command) and event.means(Action.MUTE):
            self.audio.muted = not self.audio.muted
            self.toast(language._("Sound off") if self.audio.muted else language._("Sound on"))

    def _run_tasks(self) -> None:
        while not self._tasks.empty():
            self._tasks.get_nowait()()

    def _sync_size(self) -> None:
        if self.window.sync_size():
            self._old_frame = None
            self.kit.shelf.clear()
            self.relayout()

    def _sync_cursor(self) -> None:
        """Set the mouse cursor and the input method's field from the top scene."""
        if self.scenes.top is None:
            return
        desk = self.scenes.top.desk
        self.window.set_cursor(desk.cursor)
        self.window.set_text_input(
            desk.focus.rect if desk.focus and desk.focus.takes_text else None
        )

    def _crash(self, error: Exception) -> None:
        if self.on_crash is None:
            raise error
        report = "".join(traceback.format_exception(error))
        self.on_crash(report)
        if isinstance(self.scenes.top, CrashScene):
            # The crash scene itself is broken: quit rather than crash for ever.
            raise error
        self.scenes.drop_all()
        self.scenes.push(CrashScene(report))


def _set_driver(video: str) -> None:
    import os

    os.environ["SDL_VIDEODRIVER"] = video
