"""The table: my labyrinth large, everything else around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.bots.hints import Hint
from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.moves import Bet, Done, Move, Place, Start
from pyramids.games.labyrinth.scenes import preparation, wording
from pyramids.games.labyrinth.scenes.choice import TreasureChoice
from pyramids.games.labyrinth.scenes.controls import Controls
from pyramids.games.labyrinth.scenes.flights import Flights
from pyramids.games.labyrinth.scenes.foresight import Foresight
from pyramids.games.labyrinth.scenes.hand import TileHand
from pyramids.games.labyrinth.scenes.hint_places import draw_places, take_up
from pyramids.games.labyrinth.scenes.number_column import NumberColumn
from pyramids.games.labyrinth.scenes.offers import Offers
from pyramids.games.labyrinth.scenes.opponents import RivalPlate
from pyramids.games.labyrinth.scenes.own_board import OwnBoard
from pyramids.games.labyrinth.scenes.plan import TablePlan, plan_table
from pyramids.games.labyrinth.scenes.playback import last_space
from pyramids.games.labyrinth.scenes.player_view import PlayerView
from pyramids.games.labyrinth.scenes.score_strip import ScoreStrip
from pyramids.games.labyrinth.scenes.topbar import TopBar
from pyramids.games.labyrinth.state import State
from pyramids.scenes.hints import Hints
from pyramids.scenes.log import LogLines, LogScene
from pyramids.scenes.preparation import Preparation
from pyramids.scenes.rivals import RivalColumn
from pyramids.scenes.stage import Act, Stage
from pyramids.ui.backdrop import Backdrop
from pyramids.ui.canvas import Canvas
from pyramids.ui.events import Command, Event, Pointer

if TYPE_CHECKING:
    from pyramids.games.labyrinth.scenes.course import LabyrinthCourse

_MUSIC = "dusk"


class TableScene(Stage):
    """The table as the viewer sees it. What it shows comes from a state, what moves from events."""

    def __init__(self, course: LabyrinthCourse) -> None:
        super().__init__(course)
        self.course = course
        self.table: State = course.table()
        self.board = self.desk.add(
            OwnBoard(
                course.rules,
                on_lay=self.lay_tile,
                on_scarab=self.place_treasure,
                tell_scarab=lambda field: self.foresight.scarab_words(field),
                on_entrance=self.enter_portal,
            )
        )
        self.hand = self.board.hand = TileHand(course, self.board)
        self.choice = TreasureChoice(course)
        self.foresight = Foresight(self)
        self.offers = Offers(self)
        self.numbers = self.desk.add(
            NumberColumn(
                course.rules.kit,
                on_turn=lambda: self.turn(1),
                on_places=self.show_empty_space,
                on_hint=self.toggle_hints,
                on_choose=self.choose_treasure,
                on_bet=self.bet,
                on_go_on=self.go_on,
            )
        )
        self.log = LogLines(self.open_log)
        self.rivals = self.desk.add(RivalColumn(self._plate, self.log))
        self.score = self.desk.add(ScoreStrip())
        self.bar = self.desk.add(TopBar(self))
        self.hints = Hints(course.advice, self._take_hint, instead_of=[self.rivals])
        self.desk.add(self.hints.list)
        self.plan: TablePlan | None = None
        self.backdrop = Backdrop(self.desk)
        self.preparation = Preparation()
        self.flights = Flights(self)
        self.controls = Controls(self)
        self.goal: Move | None = None
        """What a lesson wants to be done."""
        self._seat_everybody()
        self.show(self.table, roll=False)

    @property
    def busy(self) -> bool:
        """Whether something is still moving."""
        return self.flights.busy

    def enter(self) -> None:
        """Let the evening be heard."""
        self.app.audio.music(_MUSIC)

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything anew; what was flying has arrived."""
        self.flights.skip()
        kit = self.kit
        plan = self.plan = plan_table(size, kit)
        self.board.place(plan.board, kit)
        self.numbers.place(plan.numbers, kit)
        self.rivals.place(plan.rivals, kit)
        self.score.place(plan.score, kit)
        self.hints.list.place(plan.rivals, kit)
        self.offers.follow(anew=True)
        self.bar.place(plan.bar, kit)
        self.hand.fit()
        self._write_log()
        self.backdrop.renew()
        self.preparation.forget()
        self._prepare()

    # What is shown.

    def show(self, table: State, *, roll: bool = True) -> None:
        """Let all parts follow a table."""
        self.table = table
        viewer = self.course.viewer
        self.board.show(table.hunters[viewer], table.professional, last_space(table, viewer))
        self.numbers.show(table, viewer)
        self.score.show(self.board.worth, ended=bool(self.board.ending), roll=roll)
        for plate in self.rivals.plates:
            plate.show(table, roll=roll)
        self.bar.turn = max(1, table.turn)
        self.bar.dots.turn = table.turn
        self.hints.hide()
        self.hand.begin(table)
        self.choice.begin(table)
        if self.hand.active:
            # The tile says what happens here; an older word about a field would be in its way.
            self.desk.tooltip.hide()
        self._write_log()
        self._prepare()
        self.dirty = True

    def play(self, act: Act) -> None:
        """Show what happened, one thing after the other."""
        self.flights.play(act)

    def refresh(self) -> None:
        """Draw from the state again: the viewer changed, or something was taken back."""
        self.flights.clear()
        self._seat_everybody()
        self.hand.drop()
        self.show(self.course.table(), roll=False)
        if self.plan is not None:
            self.layout(self.app.size)

    def let_go(self) -> None:
        """Nothing is on its way any more: no tile, piece or step is held back."""
        for board in (self.board, *(plate.board for plate in self.rivals.plates)):
            board.settle()
        self.numbers.card.turning = 1.0

    def free_scarabs(self) -> tuple[int, ...]:
        """Where the viewer may put a treasure now."""
        return () if self.busy else self.choice.scarabs

    # What the player does.

    def lay_tile(self) -> None:
        """Lay the tile where it is, or say no."""
        preview = self.hand.preview
        if preview is None or self.busy:
            return
        if preview.reason is not None:
            self.hand.refuse()
            self.app.audio.play("thud")
            self.dirty = True
            return
        self._move(preview.move)

    def choose_treasure(self, value: int) -> None:
        """Take another kind of treasure into the hand, or say why not."""
        why = self.choice.choose(value)
        if why is not None:
            self.app.audio.play("thud")
            self.app.toast(wording.reason(why))
        self.dirty = True

    def place_treasure(self, field: int) -> None:
        """Put the chosen treasure on a scarab."""
        if not self.busy and field in self.choice.scarabs and self.choice.value is not None:
            self._move(Place(field, self.choice.value))

    def enter_portal(self, entrance: int) -> None:
        """Send the hunter in."""
        move = Start(*ENTRANCES[entrance])
        if not self.busy and self.course.rules.check(self.table, self.course.viewer, move) is None:
            self._move(move)

    def bet(self, bet: str) -> None:
        """Bet on the next number."""
        if self.course.viewer_bets and not self.busy:
            self.app.audio.play("card_slide")
            self._move(Bet(bet))

    def undo(self) -> None:
        """Take the last move back."""
        self.flights.skip()
        if self.course.undo():
            self.app.audio.play("undo")

    def redo(self) -> None:
        """Make the last undone move again."""
        act = self.course.redo()
        if act is not None:
            self.play(act)

    def go_on(self) -> None:
        """End the turn, confirm it, or shorten the pause before the next number."""
        if self.offers.may_end:
            self._move(Done())
        else:
            self.course.consent()
        self.dirty = True

    def show_empty_space(self) -> None:
        """The next empty space; Enter lays the tile there, since the keyboard goes there too."""
        if self.hand.next_legal():
            self.desk.set_focus(self.board, visible=True)

    def toggle_hints(self) -> None:
        """Ask for the three best moves, or put them away."""
        if self.offers.decides and not self.busy:
            self.hints.toggle(self.course.viewer)
            self.dirty = True

    def open_log(self) -> None:
        """The whole log."""
        self.app.scenes.push(LogScene(self.course.chronicle.lines, self.course.colours()))

    def open_player(self, seat: Seat) -> None:
        """Another player's labyrinth, large."""
        self.app.scenes.push(PlayerView(self.course, seat, self.table))

    def handle(self, event: Event) -> bool:
        """What moves is skipped first; then widgets, then the tile."""
        if self.busy and self.controls.keys.skips(event):
            self.flights.skip()
            self.dirty = True
            return True
        if isinstance(event, Pointer):
            return self.controls.point(event)
        if isinstance(event, Command):
            self.desk.hush()
            if self.controls.command(event):
                self.dirty = True
                return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Let time pass for everything that moves."""
        if self.flights.update(dt):
            self.dirty = True
        if self.hand.update(dt) or self.hints.update():
            self.dirty = True
        if not self.app.motion.reduced and self.board.shimmer(dt):
            self.dirty = True
        self.offers.follow()
        super().update(dt)
        if not self.dirty and not self.busy:
            self.preparation.draw_one(self.kit, self.app.size)

    def draw(self, canvas: Canvas) -> None:
        """Table and widgets, hunter and tile above them, and what flies above all."""
        self.backdrop.draw(canvas)
        self.board.draw_alive(canvas)
        if not self.busy:
            draw_places(canvas, self)
        if not self.busy and not self.paused:
            self.foresight.draw(canvas)
        if self.controls.carries_treasure and self.choice.value is not None:
            gem = self.board.piece_rect(0)
            gem.center = self.controls.pointer
            canvas.svg(self.numbers.stock.pile(self.choice.value).art, gem)
        self.flights.draw(canvas)

    def _take_hint(self, hint: Hint) -> None:
        """Point at what the hint says; the player's own hand does it, or doesn't."""
        take_up(self, hint.move)

    def _plate(self, seat: Seat) -> RivalPlate:
        return RivalPlate(seat, self.course, lambda: self.open_player(seat))

    def _seat_everybody(self) -> None:
        viewer, seats = self.course.viewer, self.course.seats
        around = [(viewer + step) % len(seats) for step in range(1, len(seats))]
        self.rivals.seat_around(around)
        self.log.colours = self.course.colours()
        self.bar.portrait = self.course.portrait(viewer)
        self.bar.name = self.course.name(viewer)

    def _move(self, move: Move) -> None:
        self.play(self.course.move(move))

    def _prepare(self) -> None:
        """Any tile may come, on any board."""
        if self.plan is None:
            return
        boards = [self.board, *(plate.board for plate in self.rivals.plates[:1])]
        sides = [self.numbers.card.tile_side, *(2 * board.ground.field for board in boards)]
        number = self.numbers.card.number
        self.preparation.wish(preparation.tiles(self.course.rules.kit, number, sides))

    def _write_log(self) -> None:
        self.log.lines = tuple(self.course.chronicle.lines()[-12:])

    def turn(self, step: int) -> None:
        """Turn the tile, or take the next kind of treasure into the hand."""
        if self.hand.turn(step) or self.choice.next(step):
            self.app.audio.play("turn")
            self.dirty = True

    @property
    def waits_for_word(self) -> bool:
        """Whether a word ends a pause: consent, or the next number at once."""
        return self.course.wants_consent or self.course.breathing > 0
