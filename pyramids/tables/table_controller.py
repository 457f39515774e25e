"""Drives a running game in the window: asks the flow what comes next and lets the scene show it.

Every scene of a running game holds its table controller, which knows the players, passes the
viewer's decisions on, and keeps the pause in which they can be undone. While the scene is busy,
or another scene (menu, log) covers it, the game waits.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from time import perf_counter
from typing import Any, Final, Generic, Protocol, TypeVar

from pyramids.engine.contract import AnyRules, Chance, Seat
from pyramids.language import _
from pyramids.play.game_flow import Ask, Finished, GameFlow, HandOver, Pause, Step
from pyramids.play.running_game import RunningGame
from pyramids.play.texts.late_undo import undo_advice, why_not_undo
from pyramids.play.workers.advice import Advice
from pyramids.review.game_review import Review
from pyramids.tables.pacing import Pacing
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.questions import ask_to_take_back
from pyramids.tables.table_log import TableLog
from pyramids.tables.undo_pause import UndoPause
from pyramids.ui.app import App
from pyramids.ui.theme import Colour

R = TypeVar("R", bound=AnyRules)
_PLAY_OUT_SECONDS: Final = 0.1
"""For each frame of a game that nobody plays any more: drawing and saving it costs more time than
its decisions, and the window still answers ten times a second."""
_PLAY_OUT_STEPS: Final = 50
"""The fewest steps in such a frame, however slow the machine is."""


class Navigation(Protocol):
    """Opens the shared screens from a table."""

    def open_menu(self, table: TableController[Any]) -> None:
        """Open the pause menu of a running game."""

    def open_rules(self, game: RunningGame) -> None:
        """Open the rules at the page that fits the current state."""

    def save_as(self, game: RunningGame) -> None:
        """Ask for a name and save."""

    def hand_over(self, game: RunningGame, seat: Seat, on_ready: Callable[[], None]) -> None:
        """Cover the screen until the next player is ready."""

    def play_again(self, game: RunningGame) -> None:
        """Start a game with the same players and another deal."""

    def same_deal_again(self, game: RunningGame) -> None:
        """Start a game with the same players and the same deal."""

    def open_replay(self, game: RunningGame, turn: int = 1) -> None:
        """Open the replay of the game at a turn."""

    def open_review(self, game: RunningGame, review: Review) -> None:
        """Open the review of the game."""

    def open_statistics(self, game: RunningGame) -> None:
        """Open the statistics of this kind of game."""

    def open_daily(self, game: RunningGame) -> None:
        """Open the daily expedition."""

    def new_game(self, game: RunningGame) -> None:
        """Open the setup of a new game of the same kind."""

    def to_title(self) -> None:
        """Leave the table for the title screen."""

    def tell_save_error(self, game: RunningGame) -> None:
        """Tell why the game can't be saved."""

    def may_close(self, game: RunningGame) -> bool:
        """Whether the window may close; if the game can't be saved, the player is asked."""


class TableController(Generic[R]):
    """One running game in the window, as the players at this screen see it."""

    def __init__(
        self,
        app: App,
        game: RunningGame,
        make_scene: Callable[[Any], PlayScene],
        navigation: Navigation,
    ) -> None:
        self.app = app
        self.game = game
        self.flow = GameFlow(game)
        self.navigation = navigation
        self.texts = game.spec.texts(game.rules)
        self.advice = Advice(game, self.texts.reasons)
        self.log = TableLog(self.flow, self.texts)
        self.scene: PlayScene | None = None
        self._make_scene = make_scene
        self.pacing = Pacing()
        """How long steps may be shown."""
        self._pause = UndoPause(app.motion)

    # Players and rules.

    @property
    def rules(self) -> R:
        """The game's rules, bound to the level."""
        rules: R = self.game.rules
        return rules

    @property
    def viewer(self) -> Seat:
        """The seat whose view is shown."""
        return self.flow.viewer

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.game.humans

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.game.players))

    def name(self, seat: Seat) -> str:
        """The name of the player on a seat."""
        return self.game.players[seat].name

    def names(self) -> tuple[str, ...]:
        """The names of all players."""
        return tuple(player.name for player in self.game.players)

    def colour(self, seat: Seat) -> Colour:
        """The colour of a player."""
        return self.app.graphics.theme.palette.seats[self.game.seating[seat].colour]

    def colours(self) -> tuple[Colour, ...]:
        """The colours of all players."""
        return tuple(self.colour(seat) for seat in self.seats)

    def portrait(self, seat: Seat) -> str:
        """A player's portrait."""
        return self.game.seating[seat].portrait

    def is_human(self, seat: Seat) -> bool:
        """Whether a person plays this seat."""
        return self.flow.is_human(seat)

    def state(self) -> Any:
        """The state as the viewer may see it now."""
        return self.flow.state()

    # The viewer's actions.

    @property
    def wants_confirmation(self) -> bool:
        """Whether the viewer's turn is complete and waits for the player's confirmation."""
        pause = None if self.flow.asked else self.flow.pause()
        return pause is not None and pause.confirm

    @property
    def pause_left(self) -> float:
        """The share of the pause before the game goes on that is left; 0 if there is none."""
        return self._pause.left

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """The bots that the game waits for."""
        return self.flow.thinking

    def decide(self, move: Any, *, final: bool = False) -> Step:
        """Make the viewer's move; returns the step to show."""
        step = self.flow.decide(move, final=final)
        self.pacing.begin()
        self._pause.prepare()
        return step

    def confirm(self) -> None:
        """Make the viewer's decision final and continue at once."""
        self._make_final()
        self._pause.end()

    def can_undo(self) -> bool:
        """Whether the viewer's last decision can be undone."""
        return self.flow.can_undo()

    def can_redo(self) -> bool:
        """Whether the viewer's last undone decision can be redone."""
        return self.flow.can_redo()

    def undo(self) -> bool:
        """Undo the viewer's last decision and show the state before it."""
        if not self.flow.undo():
            return False
        self._show_again()
        return True

    def redo(self) -> Step | None:
        """Redo the viewer's last undone decision; returns the step to show."""
        step = self.flow.redo()
        if step is not None:
            self._pause.prepare()
        return step

    def undo_or_explain(self) -> bool:
        """Undo; if it is too late, say why, and offer to take the whole turn back."""
        if self.undo():
            self.app.audio.play("undo")
            return True
        if self.can_take_back():
            ask_to_take_back(self, partial(why_not_undo, self.flow))
        else:
            self.app.toast(undo_advice(self.flow))
        return False

    def can_take_back(self) -> bool:
        """Whether the viewer's whole last turn can be taken back."""
        return self.flow.can_take_back()

    def ask_to_take_back(self) -> None:
        """Offer to take the last turn back, or say why that isn't possible."""
        if self.can_take_back():
            ask_to_take_back(self)
        else:
            self.app.toast(undo_advice(self.flow))

    def take_back(self) -> None:
        """Take the viewer's last turn back and show the state before it."""
        if self.flow.take_back():
            self.app.audio.play("undo")
            self._show_again()

    def can_concede(self) -> bool:
        """Whether the viewer may concede."""
        return self.flow.can_concede()

    def concede(self) -> None:
        """Let a bot play on for the viewer."""
        if self.flow.concede():
            self._show_again()

    def tell_to_skip(self) -> None:
        """Tell new players once that they needn't wait for animations."""
        settings = self.game.settings
        if not settings.told_to_skip:
            settings.told_to_skip = True
            self.app.toast(_("Click or press Space to skip animations"))

    def open_menu(self) -> None:
        """Open the pause menu."""
        self.navigation.open_menu(self)

    def open_rules(self) -> None:
        """Open the game's rules."""
        self.navigation.open_rules(self.game)

    def save_as(self) -> None:
        """Ask for a name and save."""
        self.navigation.save_as(self.game)

    @property
    def is_saved(self) -> bool:
        """Whether the game is saved, as far as is known."""
        return self.game.save_error is None

    def tell_save_error(self) -> None:
        """Tell why the game can't be saved."""
        self.navigation.tell_save_error(self.game)

    def may_close(self) -> bool:
        """Whether the window may close; if the game can't be saved, the player is asked."""
        return self.navigation.may_close(self.game)

    # Advancing the game.

    @property
    def held(self) -> bool:
        """Whether the game is stopped for good, as a tutorial is at its end."""
        return False

    def open(self) -> None:
        """Show the game in its current state and start advancing it."""
        self._enter(self._make_scene(self))
        if self.flow.begins_covered:
            self.navigation.hand_over(self.game, self.viewer, partial(self._turn_to, self.viewer))

    def update(self, dt: float) -> None:
        """Advance the game, unless the scene is busy or covered."""
        scene = self.scene
        if scene is None or self.app.scenes.top is not scene or scene.busy or self.held:
            return
        if self.game.given_up and self.game.over is None:
            self._play_out(scene)
            return
        self.flow.bots.next_frame()
        if not self.flow.pending:
            if not scene.fits():
                self._enter(self._make_scene(self))
                return
            if self._is_about_to_draw() and scene.interlude():
                return
        self._go_on(scene, dt)

    def _play_out(self, scene: PlayScene) -> None:
        """Play a game that everyone has conceded to its end, as fast as frames allow."""
        end = perf_counter() + _PLAY_OUT_SECONDS
        with self.game.batched():
            for step in count():
                self.flow.bots.next_frame()
                if isinstance(self.flow.next(), Finished):
                    break
                if step >= _PLAY_OUT_STEPS and perf_counter() > end:
                    break
        if scene.fits():
            scene.refresh()

    def scene_left(self, scene: PlayScene) -> None:
        """Close the game if its current scene was closed and not replaced."""
        if scene is self.scene:
            self.scene = None
            self.flow.close()
            self.advice.close()

    def _go_on(self, scene: PlayScene, dt: float) -> None:
        known = len(self.game.session.plies)
        came = self.flow.next()
        if any(ply.seat >= 0 for ply in self.game.session.plies[known:]):
            self.pacing.begin()
        match came:
            case Step() as step:
                scene.play(step)
            case Ask():
                scene.ask()
            case HandOver(seat, curtain=False):
                self._turn_to(seat)
                self.app.toast(_("{name}, it's your turn", name=self.name(seat)))
            case HandOver(seat):
                self.navigation.hand_over(self.game, seat, partial(self._turn_to, seat))
            case Pause(confirm=False):
                if self._pause.run(dt):
                    self._make_final()
                scene.dirty = True

    def _is_about_to_draw(self) -> bool:
        return isinstance(self.game.node, Chance) and self.flow.pause() is None

    def _turn_to(self, seat: Seat) -> None:
        self.flow.turn_to(seat)
        self._show_again()

    def _show_again(self) -> None:
        """Show the game as it is now, without anything that lies above the table."""
        self._pause.end()
        scene, scenes = self.scene, self.app.scenes
        while scene is not None and scene in scenes and scenes.top is not scene:
            scenes.pop()
        if scene is None:
            return
        if scene.fits():
            scene.refresh()
        else:
            # At once: the last player's hidden things must not be shown even for a frame.
            self._enter(self._make_scene(self))

    def _enter(self, scene: PlayScene) -> None:
        before, self.scene = self.scene, scene
        if before is None:
            self.app.scenes.reset(scene)
        else:
            self.app.scenes.replace(scene)

    def _make_final(self) -> None:
        """The time for an undo is over; what follows has its own time."""
        self.flow.confirm()
        self.pacing.begin()
