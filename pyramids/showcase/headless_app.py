"""An easel: the app without a window, with a home of its own, and hands that play it."""

from __future__ import annotations

import importlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from pyramids.engine.contract import GameSpec, Player
from pyramids.play.running_game import RunningGame, Start, leave_all, new_game
from pyramids.play.seats import default_look
from pyramids.screens.settings import preferences
from pyramids.screens.title.title_scene import Title
from pyramids.showcase.gestures import Click, Gesture, Key, Move, raw
from pyramids.storage import folders
from pyramids.storage.settings import Settings
from pyramids.ui.app import App
from pyramids.ui.audio import Audio
from pyramids.ui.drawing.canvas import Kit
from pyramids.ui.widgets.base import Widget

FRAME: Final = 1000 / 60
NAMES: Final = ("Ana", "Ben", "Cleo", "Dagmar")
RIVALS: Final = ("Nefru", "Menes", "Tiye", "Sobek")

_kits: dict[tuple[int, int], Kit] = {}
"""What was baked for one picture serves the next one of the same size."""


class Easel:
    """One picture in the making. Time passes only where a show says so."""

    def __init__(self, size: tuple[int, int], language: str, *, sound: bool = False) -> None:
        self.settings = Settings(language=language)
        self.app = App(size)
        self.app.kit = _kits.setdefault(size, self.app.kit)
        if not sound:
            # A folder without sounds: reading them would take longer than the picture.
            self.app.audio = Audio(folders.home())
        self.app.home = lambda: Title(self.settings)
        preferences.apply(self.app, self.settings)
        if self.app.kit.theme.high_contrast or self.app.kit.theme.text_size != 1.0:
            raise ValueError("a show has left its easel in disorder")

    def title(self) -> Title:
        """Begin with the title screen, as a player does."""
        title = Title(self.settings)
        self.app.scenes.push(title)
        self.wait(250)
        return title

    def game(
        self, spec: GameSpec, seed: int, *, people: int = 1, bots: Sequence[str] = ()
    ) -> RunningGame:
        """A new game: people first, then bots; nothing of it is shown yet."""
        players = [Player(name) for name in NAMES[:people]]
        players += [Player(name, bot) for name, bot in zip(RIVALS, bots, strict=False)]
        looks = [
            default_look(seat, spec.bot(player.bot) if player.bot else None)
            for seat, player in enumerate(players)
        ]
        start = Start(spec, spec.default_level, tuple(players), tuple(looks), seed, {})
        return new_game(start, self.settings)

    def play_on(self, game: RunningGame, until: Callable[[Any], bool], steps: int = 10_000) -> None:
        """Let luck and the best of the quick bots make everybody's moves, until it is so."""
        quick = [bot for bot in game.spec.bots if bot.budget == 0][-1]
        player, session = quick.make(game.rules), game.session
        for _ in range(steps):
            if until(session.state) or game.over is not None:
                return
            if session.proceed():
                continue
            seat = session.waiting()[0]
            view, legal = (
                game.rules.observe(session.state, seat),
                game.rules.legal(session.state, seat),
            )
            session.submit(seat, player.choose(view, legal, game.rng(seat), quick.budget))

    def open(self, game: RunningGame) -> None:
        """Show a game as if it had just been loaded."""
        importlib.import_module(game.spec.scenes).open_game(self.app, game)
        self.rest()

    def do(self, *gestures: Gesture) -> None:
        """Let hands do something, a frame for each motion."""
        for gesture in gestures:
            for events in raw(gesture):
                self.app.step(FRAME, events)

    def click(self, widget: Widget) -> None:
        """Press a widget with the mouse."""
        self.do(Click(widget.rect.center))

    def point(self, widget: Widget) -> None:
        """Let the pointer rest on a widget."""
        self.do(Move(widget.rect.center))

    def key(self, *names: str) -> None:
        """Press keys, one after the other."""
        self.do(*(Key(name) for name in names))

    def wait(self, milliseconds: float) -> None:
        """Let time pass, in frames as they come in a window."""
        for _ in range(round(milliseconds / FRAME)):
            self.app.step(FRAME)

    def rest(self, limit: float = 6000) -> None:
        """Let time pass until nothing moves any more."""
        self.app.settle(limit)

    def close(self) -> None:
        """Clear everything away."""
        leave_all()
        self.app.close()


@contextmanager
def easel(size: tuple[int, int], language: str = "en", *, sound: bool = False) -> Iterator[Easel]:
    """An easel in a home of its own: nobody's saves are seen or touched, no clock is local."""
    with TemporaryDirectory(prefix="pyramids-") as folder, _environment(Path(folder)):
        made = Easel(size, language, sound=sound)
        try:
            yield made
        finally:
            made.close()


@contextmanager
def _environment(home: Path) -> Iterator[None]:
    wanted = {"PYRAMIDS_HOME": str(home), "TZ": "UTC"}
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    _follow_clock()
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        _follow_clock()


def _follow_clock() -> None:
    # Only Unix lets a program change its time zone; elsewhere dates stay local.
    if hasattr(time, "tzset"):
        time.tzset()
