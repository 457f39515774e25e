"""The table: what the tables of all games share.

A game's own table puts its boards and tools on the desk, with a bar above them, the rivals and the
log beside them, and hints. It says in `arrange` where they lie, in `show_parts` what they show of
a state, in `follow` what can be done at this moment, and in `prepare` what may be seen next.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from pyramids.engine.contract import Hint, Seat
from pyramids.language import Text, later
from pyramids.play.flow import Step
from pyramids.tables.drawing.flights import Flights
from pyramids.tables.drawing.idle_drawing import DrawTask, IdleDrawing
from pyramids.tables.parts.hints import Hints
from pyramids.tables.parts.log import LogLines, LogScene
from pyramids.tables.parts.rivals import RivalColumn, RivalPlate
from pyramids.tables.parts.top_bar import TopBar, TurnDots
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.table_controller import TableController
from pyramids.ui.drawing.backdrop import Backdrop
from pyramids.ui.events import Command, Event, Pointer
from pyramids.ui.theme.table import LOG_LINES
from pyramids.ui.widgets import Button, Widget

_MUSIC = "dusk"
# Made once: a text that is made anew would look like a change in every frame.
_CONFIRM = later("Confirm")
P = TypeVar("P", bound=RivalPlate)


class TableHand(Protocol):
    """What the viewer holds: a shape, a tile."""

    @property
    def active(self) -> bool:
        """Whether it is the viewer's to lay."""

    def begin(self, state: Any) -> None:
        """Take what the table gives to lay."""

    def drop(self) -> None:
        """Let go of it."""

    def fit(self) -> None:
        """Follow the boards to where they lie now."""

    def update(self, dt: float) -> bool:
        """Let time pass; says whether something moved."""


class TableControls(Protocol):
    """What hands do at a table."""

    def skips(self, event: Event) -> bool:
        """Whether an event ends what is moving and means nothing else."""

    def point(self, pointer: Pointer) -> bool:
        """A pointer: widgets first, then what is in the hand."""

    def command(self, command: Command) -> bool:
        """A key; says whether it means something here."""


class GameTable(PlayScene):
    """The table as the viewer sees it. What it shows comes from a state, what moves from events."""

    controller: TableController[Any]
    bar: TopBar
    log: LogLines
    rivals: RivalColumn[Any]
    hints: Hints
    hand: TableHand
    flights: Flights
    controls: TableControls

    def __init__(self, controller: TableController[Any], state: Any) -> None:
        super().__init__(controller)
        self.controller = controller
        self.state = state
        """The state that is shown."""
        self.backdrop = Backdrop(self.widgets)
        self._idle_drawing = IdleDrawing()
        self._laid_out = False

    def begin(self) -> None:
        """Everything has its place on the desk: show the table."""
        self._seat_players()
        self.show(self.state, roll=False)

    # What a game's own table says.

    @abstractmethod
    def arrange(self, size: tuple[int, int]) -> None:
        """Place everything."""

    @abstractmethod
    def show_parts(self, *, roll: bool) -> None:
        """Let boards and plates follow the table; counters roll there if they may."""

    @abstractmethod
    def release_held(self) -> None:
        """Nothing is on its way any more: nothing is held back."""

    @abstractmethod
    def follow(self) -> None:
        """Buttons and words say what can be done now; nothing changes if nothing changed."""

    @abstractmethod
    def prepare(self) -> list[DrawTask]:
        """What may be seen soon."""

    @property
    @abstractmethod
    def can_ask_for_hints(self) -> bool:
        """Whether there is a choice that hints could be given for."""

    @abstractmethod
    def open_player(self, seat: Seat) -> None:
        """Somebody's page."""

    @abstractmethod
    def take_hint(self, hint: Hint) -> None:
        """Point at what a hint says; the player's own hand does it, or doesn't."""

    # Parts that every table has.

    def add_bar(self, dots: TurnDots, title: Callable[[int], str], widest: Iterable[int]) -> TopBar:
        """The bar above the table."""
        bar = TopBar(
            self.controller,
            dots,
            title,
            widest,
            on_undo=self.undo,
            on_redo=self.redo,
            on_log=self.open_log,
        )
        return self.widgets.add(bar)

    def add_rivals(self, make_plate: Callable[[Seat, Callable[[], None]], P]) -> RivalColumn[P]:
        """The column of the other players, with the end of the log below them."""
        self.log = LogLines(self.open_log)
        column = RivalColumn(
            lambda seat: make_plate(seat, lambda: self.open_player(seat)), self.log
        )
        return self.widgets.add(column)

    def add_hints(self, instead_of: Widget) -> Hints:
        """The list of hints, which takes the place of something else while it is shown."""
        hints = Hints(self.controller.advice, self.take_hint, instead_of=[instead_of])
        self.widgets.add(hints.list)
        return hints

    def show_go_on_button(self, button: Button, coming: Text) -> None:
        """The golden button confirms the turn, or lets come what comes next."""
        button.visible = self.can_go_on
        button.text = _CONFIRM if self.controller.wants_confirmation else coming

    def show_thinking(self, *, deciding: bool) -> None:
        """Mark whom the game waits for, unless it waits for the viewer."""
        thinking = () if deciding else self.controller.thinking
        for plate in self.rivals.plates:
            plate.thinks = plate.seat in thinking

    # What is shown.

    @property
    def busy(self) -> bool:
        """Whether something is still moving."""
        return self.flights.busy

    @property
    def can_go_on(self) -> bool:
        """Whether a word ends a pause: consent, or what comes next at once."""
        return self.controller.wants_confirmation or self.controller.pause_left > 0

    def enter(self) -> None:
        """Let the evening be heard."""
        self.app.audio.play_music(_MUSIC)

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything anew; what was flying has arrived."""
        self.flights.skip()
        self._laid_out = True
        self.arrange(size)
        self.hand.fit()
        self._write_log()
        self.backdrop.renew()
        self._idle_drawing.forget()
        self._prepare()

    def show(self, state: Any, *, roll: bool = True) -> None:
        """Let all parts follow a table."""
        self.state = state
        self.show_parts(roll=roll)
        self.hints.hide()
        self.hand.begin(state)
        if self.hand.active:
            # What is in the hand says what happens here: an older word would be in its way.
            self.widgets.tooltip.hide()
        self._write_log()
        self._prepare()
        self.dirty = True

    def play(self, step: Step) -> None:
        """Show the state at once, held back; then what happened, one thing after the other."""
        self.widgets.tooltip.hide()
        before = self.state
        self.show(step.state)
        self.flights.timeline.add(*self.flights.parts(step.events, before))

    def refresh(self) -> None:
        """Draw from the state again: the viewer changed, or something was taken back."""
        self.flights.clear()
        self.release_held()
        self._seat_players()
        self.hand.drop()
        self.show(self.controller.state(), roll=False)
        if self._laid_out:
            self.layout(self.app.size)

    def update(self, dt: float) -> None:
        """Let time pass for everything that moves."""
        moved = [self.flights.update(dt), self.hand.update(dt), self.hints.update()]
        if any(moved):
            self.dirty = True
        super().update(dt)
        self.follow()
        if not self.dirty and not self.busy:
            self._idle_drawing.draw_one(self.graphics, self.app.size)

    # What the player does.

    def handle(self, event: Event) -> bool:
        """What moves is skipped first; then widgets, then what is in the hand."""
        if self.busy and self.controls.skips(event):
            self.flights.skip()
            self.dirty = True
            return True
        if isinstance(event, Pointer):
            return self.controls.point(event)
        if isinstance(event, Command):
            self.widgets.suppress_tooltip()
            if self.controls.command(event):
                self.dirty = True
                return True
        return super().handle(event)

    def undo(self) -> None:
        """Take the last move back."""
        self.flights.skip()
        if self.controller.undo():
            self.app.audio.play("undo")

    def redo(self) -> None:
        """Make the last undone move again."""
        step = self.controller.redo()
        if step is not None:
            self.play(step)

    def go_on(self) -> None:
        """Confirm the turn, or shorten the pause before what comes next."""
        self.controller.confirm()
        self.dirty = True

    def open_log(self) -> None:
        """Everything that happened."""
        self.app.scenes.push(LogScene(self.controller.log_lines, self.controller.colours()))

    def toggle_hints(self) -> None:
        """Ask for the three best moves, or put them away."""
        if self.can_ask_for_hints and not self.busy:
            self.hints.toggle(self.controller.viewer)
            self.dirty = True

    def _seat_players(self) -> None:
        viewer, seats = self.controller.viewer, self.controller.seats
        around = [(viewer + step) % len(seats) for step in range(1, len(seats))]
        self.rivals.seat_around(around)
        self.log.colours = self.controller.colours()
        self.bar.portrait = self.controller.portrait(viewer)
        self.bar.name = self.controller.name(viewer)

    def _write_log(self) -> None:
        self.log.lines = tuple(self.controller.log_lines(LOG_LINES))

    def _prepare(self) -> None:
        if self._laid_out:
            self._idle_drawing.set_tasks(self.prepare())
