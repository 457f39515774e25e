"""`GameTable`, the base of the scene in which a game is played.

A game's table adds its boards and tools, and the shared parts: top bar, rivals, log, hints. It
defines `arrange` (where they lie), `show_parts` (what they show of a state), `offer_actions` (what
can be done now) and `prepare` (what to draw ahead of time).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar

import pygame

from pyramids.engine.contract import Hint, Reason, Seat
from pyramids.language import Text, current, later
from pyramids.play.game_flow import Step
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.early_keys import EarlyKeys
from pyramids.tables.parts.faces import Face
from pyramids.tables.parts.hint_column import HintColumn
from pyramids.tables.parts.hint_marks import HintMark, HintPlace, badge_rect, mark_hints
from pyramids.tables.parts.hints import Hints
from pyramids.tables.parts.log import LogLines, LogScene
from pyramids.tables.parts.rivals import RivalPlate, RivalPlates
from pyramids.tables.parts.top_bar import TopBar, TurnDots
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.table_controller import TableController
from pyramids.tables.table_music import play_table_music
from pyramids.ui.actions import Action
from pyramids.ui.animation import Speed
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.drawing.idle_drawing import DrawTask, IdleDrawing
from pyramids.ui.events import Command, Event, Pointer
from pyramids.ui.theme import Extent
from pyramids.ui.theme.table import LOG_LINES
from pyramids.ui.timeline import Part
from pyramids.ui.widgets import Button, Widget

# Made once: a new text object would count as a change in every frame.
_CONFIRM = later("Confirm")
WORTH_SKIPPING: Final = 700
"""Milliseconds: the shortest animation that players are told they can skip."""
P = TypeVar("P", bound=RivalPlate)


class TableControls(Protocol):
    """Handles a table's input."""

    def skips(self, event: Event) -> bool:
        """Whether an event only skips the running animations."""

    def point(self, pointer: Pointer) -> bool:
        """Handle a pointer event: widgets first, then the hand."""

    def command(self, command: Command) -> bool:
        """Handle a key; returns whether it has a meaning here."""

    @property
    def carries(self) -> bool:
        """Whether a piece or a card is being dragged."""


class TableHand(Protocol):
    """What the viewer holds: a piece to place, or cards to choose from."""

    @property
    def active(self) -> bool:
        """Whether the viewer has something to do with it."""

    def begin(self, state: Any) -> None:
        """Start with a state."""

    def fit(self) -> None:
        """Fit the size of the window."""

    def drop(self) -> None:
        """Forget what was being done with it."""

    def update(self, dt: float) -> bool:
        """Advance what moves; returns whether something did."""


class GameTable(PlayScene):
    """The table as the viewer sees it: shows a state, and animates events."""

    controller: TableController[Any]
    bar: TopBar
    log: LogLines
    rivals: RivalPlates[Any]
    hints: Hints
    hint_column: HintColumn
    hand: TableHand
    flights: Flights
    controls: TableControls

    def __init__(self, controller: TableController[Any], state: Any) -> None:
        super().__init__(controller)
        self.controller = controller
        self.state = state
        """The state that is shown."""
        self.goal: Any = None
        """The move that the tutorial asks for."""
        self.backdrop = Backdrop(self.widgets)
        self.widgets.keep_clear = self.keep_clear
        self._idle_drawing = IdleDrawing()
        self._early_keys = EarlyKeys(self.handle, lambda: self.purpose_of_confirming)
        self._laid_out = False
        self._offered_for: tuple[object, ...] = ()
        """What the actions depended on when they were last offered."""
        self._occasion: Hashable = None
        """What the viewer could decide when the focus was last set."""

    def begin(self) -> None:
        """Show the first state; call it when all parts have been added."""
        self._seat_players()
        self.show(self.state, roll=False)

    # What a game's own table defines.

    @abstractmethod
    def arrange(self, size: tuple[int, int]) -> None:
        """Place all parts in a window of a size."""

    @abstractmethod
    def show_parts(self, *, roll: bool) -> None:
        """Show `state` on all parts; `roll` lets counters roll to their new values."""

    @abstractmethod
    def release_held(self) -> None:
        """Show everything that was hidden until its flight arrives."""

    @abstractmethod
    def offer_actions(self) -> None:
        """Update buttons and texts to what can be done now."""

    def causes(self) -> tuple[object, ...]:
        """What `offer_actions` depends on, beside what it depends on at every table."""
        return ()

    def follow_pointer(self) -> None:
        """Update what depends on where the pointer is; called in every frame."""

    def occasion(self) -> Hashable:
        """What the viewer can decide now; a new occasion sets the focus, if that is visible."""
        return None

    def first_action(self) -> Widget | None:
        """What a new occasion sets the focus on."""
        return None

    @abstractmethod
    def prepare(self) -> list[DrawTask]:
        """What may be shown soon, to be drawn while idle."""

    @property
    @abstractmethod
    def can_ask_for_hints(self) -> bool:
        """Whether the viewer has a decision that hints can be given for."""

    @abstractmethod
    def open_player(self, seat: Seat) -> None:
        """Open a player's page."""

    @abstractmethod
    def take_hint(self, hint: Hint) -> None:
        """Show a hint's move without making it."""

    @property
    def in_last_round(self) -> bool:
        """Whether the last part of the game has begun; the music tells it."""
        return False

    def hint_place(self, hint: Hint) -> HintPlace | None:
        """Where a hint's move is made; None if it is nowhere on the table."""
        return None

    def hint_title(self, hint: Hint) -> str:
        """A hint's move in a word or two; empty if its place tells it."""
        return ""

    # Shared parts.

    def add_bar(self, dots: TurnDots, title: Callable[[int], str], widest: Iterable[int]) -> TopBar:
        """Add the top bar."""
        bar = TopBar(
            self.controller,
            dots,
            title,
            widest,
            on_undo=self.undo,
            on_redo=self.redo,
            on_log=self.open_log,
        )
        bar.sign = self.unsaved
        return self.widgets.add(bar)

    def add_rivals(self, make_plate: Callable[[Seat, Callable[[], None]], P]) -> RivalPlates[P]:
        """Add the column of the other players, with the last log lines below them."""
        self.log = LogLines(self.open_log)
        column = RivalPlates(
            lambda seat: make_plate(seat, lambda: self.open_player(seat)), self.log
        )
        return self.widgets.add(column)

    def add_hints(self, *, titled: bool = False) -> Hints:
        """Add the list of hints, which takes room from the opponents; `titled`: all have titles."""
        self.hint_column = HintColumn(
            self.controller, self.rivals, self.take_hint, self.hint_title, titled=titled
        )
        self.widgets.add(self.hint_column.heads)
        self.widgets.add(self.hint_column.hints.list)
        return self.hint_column.hints

    def show_go_on_button(self, button: Button, coming: Text) -> None:
        """Show the primary button: it confirms the turn, or ends the pause before `coming`."""
        button.visible = self.can_go_on
        button.text = _CONFIRM if self.controller.wants_confirmation else coming

    def show_thinking(self, *, deciding: bool) -> None:
        """Mark the players that the game waits for, unless it waits for the viewer."""
        thinking = () if deciding else self.controller.thinking
        for plate in self.rivals.plates:
            plate.thinks = plate.seat in thinking

    def hint_marks(self) -> tuple[HintMark, ...]:
        """The marks of the hints that are shown."""
        if self.busy or not self.hints.hints:
            return ()
        return mark_hints([self.hint_place(hint) for hint in self.hints.hints], self.graphics)

    def place_sign(self) -> None:
        """Let the bar make room for the sign that the game isn't saved."""
        self.bar.follow_sign(self.graphics)

    def keep_clear(self) -> Sequence[pygame.Rect]:
        """The instruction, the log, and the hints with their numbers on the board."""
        hints = [self.hints.list.rect] if self.hints.shown else []
        badges = [badge_rect(mark, self.graphics) for mark in self.hint_marks()]
        return [self.bar.instruction_rect, self.log.rect, *hints, *badges]

    # Showing states and events.

    @property
    def busy(self) -> bool:
        """Whether an animation is running."""
        return self.flights.busy

    @property
    def can_go_on(self) -> bool:
        """Whether the player can confirm the turn or end a pause."""
        return self.controller.wants_confirmation or self.controller.pause_left > 0

    def enter(self) -> None:
        """Start the table's music."""
        self._play_music()

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything again; flights end at once."""
        self.flights.skip()
        self.flights.moments.clear()
        self._laid_out = True
        self._offered_for = ()
        self.arrange(size)
        self.hand.fit()
        self._write_log()
        self.backdrop.renew()
        self._idle_drawing.forget()
        self._prepare()

    def follow(self) -> None:
        """Offer the actions anew if their causes have changed, and follow pointer and keyboard."""
        causes = (*self._shared_causes(), *self.causes())
        if causes != self._offered_for:
            self._offered_for = causes
            self.offer_actions()
        self.follow_pointer()
        self._lead_keyboard()

    def _shared_causes(self) -> tuple[object, ...]:
        """What the actions of every table depend on."""
        controller = self.controller
        # Values that mostly stay the same objects come first: comparing those is fast.
        return (
            self.state,
            controller.game.state,
            self.goal,
            self.busy,
            controller.viewer,
            controller.flow.pending,
            controller.wants_confirmation,
            controller.pause_left,
            controller.flow.bots.paused,
            controller.app.audio.muted,
            current(),
        )

    def _lead_keyboard(self) -> None:
        """Set the focus on what is to be done next, for players with a keyboard."""
        occasion = self.occasion()
        if self.busy or occasion == self._occasion:
            return
        self._occasion = occasion
        first = self.first_action() if self.widgets.focus_visible else None
        if first is not None:
            self.widgets.set_focus(first)

    def show(self, state: Any, *, roll: bool = True) -> None:
        """Show a state on all parts."""
        self.state = state
        self._offered_for = ()
        self.show_parts(roll=roll)
        self.hints.hide()
        self.hand.begin(state)
        if self.hand.active:
            # The hand shows a preview; an older tooltip would cover it.
            self.widgets.tooltip.hide()
        self._write_log()
        self._prepare()
        self.dirty = True

    def play(self, step: Step) -> None:
        """Show the new state, with moving things hidden, and animate the events."""
        # What changes under a resting pointer isn't pointed at.
        self.widgets.suppress_tooltip(self.graphics.px(Extent.DRAG_THRESHOLD))
        before = self.state
        self.show(step.state)
        self._play_music()
        self.animate(self.flights.parts(step.events, before))

    def animate(self, parts: Sequence[Part]) -> None:
        """Animate something; what would take too long is played faster."""
        controller, timeline = self.controller, self.flights.timeline
        # After the viewer's own decision a pause follows, and then a new time begins; after the
        # last one nothing does.
        last = controller.flow.pause() is not None or controller.game.over is not None
        controller.pacing.add(timeline, parts, last=last)
        if timeline.left > WORTH_SKIPPING and timeline.motion.speed is not Speed.INSTANT:
            controller.tell_to_skip()

    def refresh(self) -> None:
        """Show the current state again after an undo or a change of the viewer."""
        self._early_keys.clear()
        self.flights.clear()
        self.release_held()
        self._seat_players()
        self.hand.drop()
        self.show(self.controller.state(), roll=False)
        self._play_music()
        if self._laid_out:
            self.layout(self.app.size)

    def update(self, dt: float) -> None:
        """Advance everything that moves; draw ahead while idle."""
        moved = [self.flights.update(dt), self.hand.update(dt), self.hints.update()]
        if any(moved):
            self.dirty = True
        super().update(dt)
        self.follow()
        flow = self.controller.flow
        if not self.busy and not flow.pending:
            self._early_keys.do_first(asked=flow.asked)
        if not self.dirty and not self.busy:
            self._idle_drawing.draw_one(self.graphics, self.app.size)

    # Input.

    def pause(self) -> None:
        """Forget keys that were meant for the table, not for the scene above it."""
        super().pause()
        self._early_keys.clear()

    @property
    def purpose_of_confirming(self) -> Hashable:
        """What Enter would confirm after the animation; None if that isn't known yet."""
        controller = self.controller
        return (
            ("turn", len(controller.game.session.plies)) if controller.wants_confirmation else None
        )

    def comes_early(self, command: Command) -> bool:
        """Whether a key that is pressed during an animation takes effect after it."""
        return command.means(Action.HINT)

    def handle(self, event: Event) -> bool:
        """Skip animations first; then widgets, then the hand."""
        self._early_keys.watch(event)
        if self.busy and self.controls.skips(event):
            self._skip_by(event)
            return True
        if isinstance(event, Pointer):
            return self.controls.point(event)
        if isinstance(event, Command):
            self.widgets.suppress_tooltip()
            if self.busy and not event.repeated and self.comes_early(event):
                self._early_keys.add(event)
                return True
            if self.controls.command(event):
                self.dirty = True
                return True
        return super().handle(event)

    def make_move(self, move: Any, *, final: bool = False) -> None:
        """Make the viewer's move and show it, or say why the rules refuse it.

        `final`: the move confirms the turn, so that no pause for an undo follows.
        """
        controller = self.controller
        if not controller.flow.asked:
            return  # A second press, before the first one's effect was seen.
        game = controller.game
        reason = game.rules.check(game.state, controller.viewer, move)
        if reason is not None:
            self.refuse(reason)
        else:
            self.play(controller.decide(move, final=final))

    def refuse(self, reason: Reason) -> None:
        """Say why something that was tried can't be done."""
        self.app.audio.play("thud")
        self.app.toast(self.controller.texts.refusal(reason))
        self.dirty = True

    def undo(self) -> None:
        """Undo the last move, or say why that isn't possible."""
        self._early_keys.clear()
        self.flights.skip()
        self.controller.undo_or_explain()

    def redo(self) -> None:
        """Redo the last undone move."""
        step = self.controller.redo()
        if step is not None:
            self.play(step)

    def go_on(self) -> None:
        """Confirm the turn, or shorten the pause before what comes next."""
        self.controller.confirm()
        self.dirty = True

    def open_log(self) -> None:
        """Open the whole log."""
        self.app.scenes.push(LogScene(self.controller.log.lines, self.controller.colours()))

    def toggle_hints(self) -> None:
        """Ask for the best moves, or hide them."""
        if self.can_ask_for_hints and not self.busy:
            self.hints.toggle(self.controller.viewer)
            self.dirty = True

    def _skip_by(self, event: Event) -> None:
        """End all animations; Enter, unlike Space, then also confirms what it was meant for."""
        if isinstance(event, Command) and not event.means(Action.SKIP):
            self._early_keys.add(event)
        self.flights.skip()
        self.dirty = True

    def _play_music(self) -> None:
        """Play the table's music, which follows the round."""
        play_table_music(self.app.audio, last_round=self.in_last_round)

    def _seat_players(self) -> None:
        viewer, seats = self.controller.viewer, self.controller.seats
        around = [(viewer + step) % len(seats) for step in range(1, len(seats))]
        self.rivals.seat_around(around)
        self.hint_column.heads.seat_around(self.rivals.plates)
        self.flights.moments.seat_around(viewer, self._face_of)
        self.log.colours = self.controller.colours()
        self.bar.portrait = self.controller.portrait(viewer)
        self.bar.name = self.controller.name(viewer)

    def _face_of(self, seat: Seat) -> Face | None:
        """A player's face on the table."""
        plate = self.rivals.plate(seat)
        if plate is None and seat != self.controller.viewer:
            return None
        place = self.bar.face if plate is None else plate.face
        return Face(place, self.controller.portrait(seat), self.controller.colour(seat))

    def _write_log(self) -> None:
        self.log.lines = tuple(self.controller.log.lines(LOG_LINES))

    def _prepare(self) -> None:
        if self._laid_out:
            self._idle_drawing.set_tasks(self.prepare())
