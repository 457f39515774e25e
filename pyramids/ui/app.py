"""The app: one window, one loop, and the scenes on its stack."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Final, Protocol

import pygame

from pyramids import language
from pyramids.ui.actions import REPEATABLE, Action
from pyramids.ui.animation import Motion
from pyramids.ui.audio import Audio
from pyramids.ui.drawing.canvas import Canvas, DrawnText, Graphics
from pyramids.ui.drawing.scene_drawing import SceneDrawing
from pyramids.ui.events import Command, Event, EventReader
from pyramids.ui.loop_pace import FRAME_RATE, LONGEST_STEP, LoopPace
from pyramids.ui.scene_stack import SceneStack
from pyramids.ui.theme import FIRST_WINDOW, Material, Space
from pyramids.ui.widgets.toast import Toasts
from pyramids.ui.widgets.widget_root import WidgetRoot
from pyramids.ui.window import Window

_FRAME: Final = 1000 / FRAME_RATE
_KEY_REPEAT: Final = (350, 45)
_STEPS_OF_A_FRAME: Final = 12
"""Steps in which the largest change is drawn; where something moves, every step changes more."""


class Clock(Protocol):
    """Paces the loop, as pygame's clock does."""

    def tick(self, rate: float, /) -> int:
        """Wait to keep `rate` steps per second; returns the milliseconds since the last call."""


class Scene:
    """A screen, or an overlay above a screen."""

    overlay = False
    """Whether the scene below stays visible."""

    delays_toasts = False
    """Whether messages wait until this scene is closed, as a toast never covers a dialog."""

    app: App

    def __init__(self) -> None:
        self.widgets = WidgetRoot()
        self.dirty = True
        self.scenery_moved = False
        """Whether the scenery looks different, and nothing else: `draw_scenery` is enough."""
        self.paused = False

    @property
    def graphics(self) -> Graphics:
        """Theme and renderers."""
        return self.app.graphics

    def enter(self) -> None:
        """Called when it is put on the stack: build widgets, start music."""

    def leave(self) -> None:
        """Called when it is removed from the stack."""

    def pause(self) -> None:
        """Called when another scene is put above it."""

    def resume(self) -> None:
        """Called when it is on top again."""

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out: after `enter`, and whenever size, scale, language or theme change."""

    def handle(self, event: Event) -> bool:
        """Handle an event; returns whether it was used."""
        return self.widgets.handle(event)

    def update(self, dt: float) -> None:
        """Advance by `dt` milliseconds; sets `dirty` if the next frame will look different."""
        if self.widgets.update(dt):
            self.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Draw everything; changes no state."""
        if not self.overlay:
            canvas.background()
        self.widgets.draw(canvas)

    def draw_scenery(self, canvas: Canvas) -> None:
        """Draw the scenery where it moved, onto the last frame."""
        self.draw(canvas)

    def toast_area(self) -> pygame.Rect:
        """The area at whose lower edge toasts appear; they must not cover what is read then."""
        window = pygame.Rect((0, 0), self.app.size)
        return window.inflate(0, -2 * self.graphics.px(Space.WIDE))

    def may_close(self) -> bool:
        """Whether the window may close now; a scene that returns False asks the player."""
        return True


class App:
    """Runs scenes. `step` is one step without real time, `run` the loop around it."""

    draws_every_frame = True
    """If not, steps draw nothing and `frame` draws what it returns, as tests want that look at few
    of their frames."""

    def __init__(
        self,
        size: tuple[int, int] = FIRST_WINDOW,
        *,
        video: str | None = None,
        on_crash: Callable[[str], Scene] | None = None,
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
        self.graphics = Graphics()
        self.graphics.theme.fit(self.window.size)
        self.motion = Motion()
        self.audio = Audio()
        self.scenes: SceneStack[Scene] = SceneStack(self)
        self.toasts = Toasts()
        self.home: Callable[[], Scene] | None = None
        """Makes the scene to return to after a crash."""
        self.on_crash = on_crash
        """Called with a crash report, returns the scene that shows it; if None, errors are raised,
        as tests want."""
        self.on_screenshot = on_screenshot
        self.on_step: Callable[[Sequence[pygame.Event], bool], None] | None = None
        """Called after every step of the loop with the raw events and whether a frame was shown;
        see `showcase.probe`."""
        self.running = True
        self._reader = EventReader()
        self._tasks: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._pace = LoopPace()
        self._drawing = SceneDrawing(
            self.window, self._new_canvas, self.toasts, self.scenes.visible_scenes
        )
        self._drawing.unseen = not self.draws_every_frame
        self._crash_scene: Scene | None = None

    @property
    def size(self) -> tuple[int, int]:
        """The size of the frame in pixels."""
        return self.window.size

    @property
    def flips(self) -> int:
        """The number of frames shown so far."""
        return self.window.flips

    @property
    def preparing(self) -> bool:
        """Whether a frame is on its way that shows too many new things for one step."""
        return self._drawing.postponed

    @property
    def away(self) -> bool:
        """Whether another window is in front."""
        return self.audio.away

    def run(self, first: Scene, on_shown: Callable[[], None] | None = None) -> None:
        """Run until the player quits; `on_shown` is called once the first frame is shown."""
        self.scenes.push(first)
        self.cut_transition()
        clock = pygame.time.Clock()
        self.tick(clock)
        if on_shown is not None:
            on_shown()
        while self.running:
            self.tick(clock)
        self.close()

    def tick(self, clock: Clock) -> None:
        """One turn of the loop in real time: wait, look for events, and step if it is due."""
        # Don't wait before the very first frame.
        dt = clock.tick(self._pace.rate) if self.flips else 0
        events = pygame.event.get()
        due = self._pace.due(dt, needed=bool(events) or not self._tasks.empty())
        if due is None:
            return
        shown = self._guarded_turn(due, events)
        self._pace.note(due, active=shown or bool(events))
        if self.on_step is not None:
            self.on_step(events, shown)

    def step(self, dt: float = _FRAME, events: Iterable[pygame.Event] = ()) -> bool:
        """One step without real time; returns whether a frame was shown, or is on its way."""
        return self._guarded_turn(min(dt, LONGEST_STEP), events)

    def _guarded_turn(self, dt: float, events: Iterable[pygame.Event]) -> bool:
        try:
            return self._turn(dt, events)
        except Exception as error:
            self._crash(error)
            return False

    def settle(self, limit: float = 10_000) -> None:
        """Step until nothing moves any more, and draw that; for tests and screenshots."""
        passed = 0.0
        with self.unseen():
            while self.step() and passed < limit:
                passed += _FRAME

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Draw nothing until the end, and then what is shown there; for tests and screenshots."""
        nested, self._drawing.unseen = self._drawing.unseen, True
        try:
            yield
        finally:
            self._drawing.unseen = nested
        if not nested:
            self._complete_frame()

    def _complete_frame(self) -> None:
        drawing, left = self._drawing, _STEPS_OF_A_FRAME
        drawing.dirty = True
        while left and drawing.incomplete and not drawing.hidden:
            self.step(0)
            left -= not drawing.postponed

    def frame(self) -> pygame.Surface:
        """The frame last drawn."""
        if self._drawing.outdated and not self.draws_every_frame:
            self._drawing.unseen = False
            self._complete_frame()
            self._drawing.unseen = True
        return self.window.frame

    def texts(self) -> list[DrawnText]:
        """Every text of the frame with position, size and colours; for tests."""
        canvas = Canvas(self.window.frame.copy(), self.graphics, record=True)
        self._drawing.draw(canvas)
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
        """Show a short message above the top scene; while a dialog is open, it waits."""
        self.toasts.show(text, material)
        self._lift_toasts()

    def invalidate(self) -> None:
        """Ask for a new frame."""
        self._drawing.invalidate()

    def relayout(self) -> None:
        """Lay out all scenes again."""
        self.graphics.theme.fit(self.size)
        self.scenes.layout(self.size)
        self._drawing.dirty = True

    def set_language(self, code: str) -> None:
        """Switch to another language."""
        language.use(code)
        self.relayout()

    def set_text_size(self, text_size: float) -> None:
        """Scale texts and widgets."""
        self.graphics.theme.set_text_size(text_size)
        self.relayout()

    def set_high_contrast(self, wanted: bool) -> None:
        """Switch between the normal and the high-contrast palette."""
        self.graphics.theme.set_high_contrast(wanted)
        self.relayout()

    def set_patterns(self, wanted: bool) -> None:
        """Draw patterns on the games' colours, or not."""
        self.graphics.theme.patterns = wanted
        self.relayout()

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window."""
        self.window.resize(size)
        self._sync_size()

    def toggle_fullscreen(self) -> None:
        """Switch full screen on or off."""
        self.window.toggle_fullscreen()
        self._sync_size()

    def adopt(self, scene: Scene) -> None:
        """Connect a new scene to this app and its sounds."""
        scene.app = self
        scene.widgets.on_sound = self.audio.play

    def begin_transition(self) -> None:
        """Call before scenes change: the old frame fades into the new one."""
        self._drawing.begin_transition(self.motion)

    def cut_transition(self) -> None:
        """Show nothing of the old frame any more, because the new scene hides it."""
        self._drawing.cut_transition()

    def _turn(self, dt: float, events: Iterable[pygame.Event]) -> bool:
        self._drawing.begin_step()
        self._run_tasks()
        for raw in events:
            self._handle_raw(raw)
        self._sync_size()
        if self._drawing.postponed and not self._drawing.unseen:
            # Nothing moves until it can be seen.
            dt = 0.0
        for scene in self.scenes.visible_scenes():
            scene.update(dt)
        if not self.scenes:
            self.quit()
        self._lift_toasts()
        self.audio.update(dt)
        self._drawing.update(dt)
        self._sync_cursor()
        return self._refresh()

    def _new_canvas(self) -> Canvas:
        return Canvas(self.window.frame, self.graphics)

    def _refresh(self) -> bool:
        """Draw if necessary, otherwise do one of the things that would delay a frame later."""
        shown = self._drawing.refresh()
        if shown and self.flips:
            self.audio.start()
        elif not shown and not self.audio.preload():
            self._drawing.prepare_for_later()
        return shown

    def _lift_toasts(self) -> None:
        top = self.scenes.top
        layers = [scene for scene in self.scenes if not scene.delays_toasts]
        self.toasts.lift(layers, waiting=top is not None and top.delays_toasts)

    def _handle_raw(self, raw: pygame.Event) -> None:
        match raw.type:
            case pygame.QUIT:
                self.ask_to_close()
            case pygame.WINDOWFOCUSLOST:
                self.audio.set_away(True)
            case pygame.WINDOWFOCUSGAINED:
                self.audio.set_away(False)
            case pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._drawing.hidden = True
            case pygame.WINDOWRESTORED | pygame.WINDOWSHOWN | pygame.WINDOWEXPOSED:
                self._drawing.hidden = False
                self._drawing.dirty = True
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
                self.on_screenshot(self.frame().copy())
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
            self._drawing.forget_size()
            self.graphics.cache.clear()
            self.relayout()

    def _sync_cursor(self) -> None:
        """Set the mouse cursor and the input method's field from the top scene."""
        if self.scenes.top is None:
            return
        widgets = self.scenes.top.widgets
        self.window.set_cursor(widgets.cursor)
        self.window.set_text_input(
            widgets.focus.rect if widgets.focus and widgets.focus.takes_text else None
        )

    def _crash(self, error: Exception) -> None:
        if self.on_crash is None:
            raise error
        scene = self.on_crash("".join(traceback.format_exception(error)))
        if self._crash_scene is not None and self.scenes.top is self._crash_scene:
            # The crash scene itself is broken: quit rather than crash for ever.
            raise error
        self._crash_scene = scene
        self.scenes.drop_all()
        self.scenes.push(scene)


def _set_driver(video: str) -> None:
    import os

    os.environ["SDL_VIDEODRIVER"] = video
