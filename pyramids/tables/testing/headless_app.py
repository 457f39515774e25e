"""The app without a window, driven by gestures."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, TypeVar

from pyramids.engine.contract import GameSpec, Player
from pyramids.play.running_game import RunningGame, Start, leave_all
from pyramids.play.seats import default_look
from pyramids.play.start_game import new_game
from pyramids.storage import folders
from pyramids.storage.settings import Settings
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.testing.gestures import Click, Gesture, Key, Move, raw
from pyramids.ui.app import App, Scene
from pyramids.ui.audio import Audio
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.widgets import Widget

FRAME: Final = 1000 / 60
NAMES: Final = ("Ana", "Ben", "Cleo", "Dagmar")
_SALT: Final = "fedcba9876543210"
"""Not random: every picture of a game shows the same seal."""
RIVALS: Final = ("Nefru", "Menes", "Tiye", "Sobek")

S = TypeVar("S", bound=Scene)
OpenTable = Callable[[App, RunningGame], None]
OpenTutorial = Callable[[App, GameSpec, Settings], None]

_graphics_by_size: dict[tuple[int, int], Graphics] = {}
"""Shares the drawing caches between apps of the same size."""

_choices: dict[Hashable, Any] = {}
"""What bots have chosen: many pictures and tests begin with the same game."""


class HeadlessApp:
    """An app whose time advances only on request."""

    def __init__(
        self,
        size: tuple[int, int],
        settings: Settings,
        open_table: OpenTable,
        open_tutorial: OpenTutorial,
        *,
        sound: bool = False,
    ) -> None:
        self.settings = settings
        self.app = App(size)
        self.app.graphics = _graphics_by_size.setdefault(size, self.app.graphics)
        # The last app with these graphics may have been resized.
        self.app.graphics.theme.fit(size)
        if not sound:
            # A folder without sounds: loading them would take longer than the picture.
            self.app.audio = Audio(folders.home())
        self._open_table = open_table
        self._open_tutorial = open_tutorial

    def game(
        self,
        spec: GameSpec,
        seed: int,
        *,
        people: int = 1,
        bots: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> RunningGame:
        """A new game, people first, then bots; it isn't shown yet."""
        players = [Player(name) for name in NAMES[:people]]
        players += [Player(name, bot) for name, bot in zip(RIVALS, bots, strict=False)]
        # A face for each of them, even if they are bots of the same kind.
        characters = [bot for bot in spec.bots if bot.level] or list(spec.bots)
        looks = [
            default_look(seat, characters[seat % len(characters)] if player.bot else None)
            for seat, player in enumerate(players)
        ]
        level, chosen = spec.default_level, options or {}
        start = Start(spec, level, tuple(players), tuple(looks), seed, chosen, salt=_SALT)
        return new_game(start, self.settings)

    def play_on(
        self,
        game: RunningGame,
        until: Callable[[Any], bool],
        steps: int = 10_000,
        *,
        as_themselves: bool = False,
    ) -> None:
        """Play by the strongest quick bot until a state; bots make their own moves if wanted."""
        quick = [bot for bot in game.spec.bots if bot.quick][-1]
        kinds = [
            game.spec.bot(player.bot) if as_themselves and player.bot else quick
            for player in game.players
        ]
        bots, session = [kind.make(game.rules) for kind in kinds], game.session
        options = tuple(sorted(session.setup.options.items()))
        table = (game.spec.id, game.level.digest, options, game.seed)
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
            key = (table, kinds[seat].name, seat, view)
            if key not in _choices:
                _choices[key] = bots[seat].choose(view, legal, game.rng(seat), quick.budget)
            session.submit(seat, _choices[key])

    def top(self, kind: type[S]) -> S:
        """The scene on top, which is of this kind."""
        scene = self.app.scenes.top
        assert isinstance(scene, kind)
        return scene

    def open(self, game: RunningGame) -> None:
        """Show a game as if it had just been loaded, without a curtain, and let it come to rest."""
        self.show(game)
        if not isinstance(self.app.scenes.top, PlayScene):
            self.key("return")
        self.rest()

    def show(self, game: RunningGame) -> None:
        """Show a game as if it had just been loaded."""
        self._open_table(self.app, game)

    def tutorial(self, spec: GameSpec) -> None:
        """Show a game's tutorial from its beginning."""
        self._open_tutorial(self.app, spec, self.settings)

    def do(self, *gestures: Gesture) -> None:
        """Make gestures, with a frame for each list of events."""
        for gesture in gestures:
            for events in raw(gesture):
                self.app.step(FRAME, events)

    def click(self, widget: Widget) -> None:
        """Press a widget with the mouse."""
        self.do(Click(widget.rect.center))

    def point(self, widget: Widget) -> None:
        """Move the pointer onto a widget."""
        self.do(Move(widget.rect.center))

    def key(self, *names: str) -> None:
        """Press keys one after another."""
        self.do(*(Key(name) for name in names))

    def wait(self, milliseconds: float) -> None:
        """Advance the time frame by frame; only the last one is drawn."""
        with self.app.unseen():
            for _ in range(round(milliseconds / FRAME)):
                self.app.step(FRAME)

    def rest(self, limit: float = 6000) -> None:
        """Advance the time until nothing moves."""
        self.app.settle(limit)

    def close(self) -> None:
        """Close all games and the app."""
        leave_all()
        self.app.close()
