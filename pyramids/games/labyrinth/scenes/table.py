"""The table: my labyrinth large, everything else around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.bots.hints import Hint
from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.scenes import instructions, wording
from pyramids.games.labyrinth.scenes.choice import TreasureChoice
from pyramids.games.labyrinth.scenes.controls import Controls, means_skip
from pyramids.games.labyrinth.scenes.flights import Flights
from pyramids.games.labyrinth.scenes.gains import Outlook, entrance_way, outlook
from pyramids.games.labyrinth.scenes.hand import TileHand
from pyramids.games.labyrinth.scenes.hint_places import draw_places, take_up
from pyramids.games.labyrinth.scenes.number_column import NumberColumn
from pyramids.games.labyrinth.scenes.opponents import RivalPlate
from pyramids.games.labyrinth.scenes.own_board import EntranceSpot, OwnBoard
from pyramids.games.labyrinth.scenes.plan import TablePlan, plan_table
from pyramids.games.labyrinth.scenes.playback import last_space
from pyramids.games.labyrinth.scenes.player_view import PlayerView
from pyramids.games.labyrinth.scenes.score_strip import ScoreStrip
from pyramids.games.labyrinth.scenes.topbar import TopBar
from pyramids.games.labyrinth.scoring import worth
from pyramids.games.labyrinth.state import HIDDEN_BET, NO_ENTRANCE, State
from pyramids.scenes.forecast import Forecast, Gain, draw_forecast, draw_refusal
from pyramids.scenes.hints import Hints
from pyramids.scenes.log import LogLines, LogScene
from pyramids.scenes.rivals import RivalColumn
from pyramids.scenes.stage import Act, Stage
from pyramids.ui.backdrop import Backdrop
from pyramids.ui.canvas import Canvas
from pyramids.ui.events import Command, Event, Pointer
from pyramids.ui.language import later
from pyramids.ui.theme import Space

if TYPE_CHECKING:
    from pyramids.games.labyrinth.scenes.course import LabyrinthCourse

_MUSIC = "dusk"

# Made once: a text that is made anew in every frame would be a change in every frame.
_DONE, _CONFIRM, _NEXT = later("Done"), later("Confirm"), later("Next number")


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
                tell_scarab=self.scarab_words,
                on_entrance=self.enter_portal,
            )
        )
        self.hand = self.board.hand = TileHand(course, self.board)
        self.choice = TreasureChoice(course)
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
        self.bar = self.desk.add(
            TopBar(
                on_menu=course.open_menu,
                on_rules=course.open_rules,
                on_undo=self.undo,
                on_redo=self.redo,
                on_log=self.open_log,
            )
        )
        self.hints = Hints(course.advice, self._take_hint, instead_of=[self.rivals])
        self.desk.add(self.hints.list)
        self.plan: TablePlan | None = None
        self.backdrop = Backdrop(self.desk)
        self.flights = Flights(self)
        self.controls = Controls(self)
        self._occasion: tuple[bool, bool, bool] = (False, False, False)
        self.goal: Move | None = None
        """What a lesson wants to be done."""
        self._foresight: tuple[State, Move, Outlook] | None = None
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
        self._follow_course()
        self.bar.place(plan.bar, kit)
        self.hand.fit()
        self._write_log()
        self.backdrop.renew()

    # What is shown.

    def show(self, table: State, *, roll: bool = True) -> None:
        """Let all parts follow a table."""
        self.table = table
        course, viewer = self.course, self.course.viewer
        self.board.show(table.hunters[viewer], table.professional, last_space(table, viewer))
        self.numbers.show(table, viewer)
        self.score.show(course.rules.worth(table, viewer), roll=roll)
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

    def scarab_words(self, field: int) -> str:
        """What the treasure in hand would be worth on a scarab of the new tile."""
        if self.choice.value is None:
            return ""
        rules, seen = self.course.rules, self._outlook(Place(field, self.choice.value))
        finds = worth(rules.kit, rules.corridors, seen.hunter, self.table.professional).finds
        scoring = {find.field: find for find in finds}
        return wording.field_words(rules, seen.hunter, seen.walk, scoring, field)

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
        if self._may_end():
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
        if self._decides and not self.busy:
            self.hints.toggle(self.course.viewer)
            self.dirty = True

    def open_log(self) -> None:
        """The whole log."""
        self.app.scenes.push(LogScene(self.course.chronicle.lines(), self.course.colours()))

    def open_player(self, seat: Seat) -> None:
        """Another player's labyrinth, large."""
        self.app.scenes.push(PlayerView(self.course, seat, self.table))

    def handle(self, event: Event) -> bool:
        """What moves is skipped first; then widgets, then the tile."""
        if self.busy and means_skip(event):
            self.flights.skip()
            self.dirty = True
            return True
        if isinstance(event, Pointer):
            return self.controls.point(event)
        if isinstance(event, Command) and self.controls.command(event):
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
        self._follow_course()
        super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Table and widgets, hunter and tile above them, and what flies above all."""
        self.backdrop.draw(canvas)
        self.board.draw_alive(canvas)
        if not self.busy:
            draw_places(canvas, self)
        if not self.busy and not self.paused:
            self._draw_hand(canvas)
            self._draw_entrance(canvas)
        if self.controls.carries_treasure and self.choice.value is not None:
            gem = self.board.piece_rect(0)
            gem.center = self.controls.pointer
            canvas.svg(self.numbers.stock.pile(self.choice.value).art, gem)
        self.flights.draw(canvas)

    @property
    def _decides(self) -> bool:
        """Whether the viewer has something to choose now."""
        return self.hand.active or self.choice.deciding or self.course.viewer_bets

    def _take_hint(self, hint: Hint) -> None:
        """Point at what the hint says; the player's own hand does it, or doesn't."""
        take_up(self, hint.move)

    def _draw_hand(self, canvas: Canvas) -> None:
        hand = self.hand
        if not hand.active or not hand.shown:
            return
        hand.draw(canvas)
        preview = hand.preview
        frame = canvas.rect.inflate(-2 * Space.SMALL, -2 * Space.SMALL)
        if preview is None:
            return
        if preview.reason is not None:
            draw_refusal(canvas, wording.reason(preview.reason), hand.rect, frame)
        elif preview.outlook is not None:
            draw_forecast(canvas, preview.outlook.forecast, hand.rect, frame)

    def _draw_entrance(self, canvas: Canvas) -> None:
        """The way that the hunter would go from the entrance that is pointed at."""
        spot = self._pointed_entrance()
        if spot is None:
            return
        hunter = self.table.hunters[self.course.viewer]
        walk = entrance_way(self.course.rules, hunter, spot.entrance)
        colour = canvas.kit.theme.palette.emerald
        self.board.draw_trail(canvas, 0, len(walk.fields), walk=walk, colour=colour)
        move = Start(*ENTRANCES[spot.entrance])
        seen = self._outlook(move)
        name = Gain("labyrinth/hunter", wording.entrance(*ENTRANCES[spot.entrance]), "", "plain")
        told = Forecast((name, *seen.forecast.gains), seen.forecast.net)
        frame = canvas.rect.inflate(-2 * Space.SMALL, -2 * Space.SMALL)
        # Beside the first fields of the way, not upon them.
        clear = spot.rect.inflate(6 * self.board.ground.field, 0)
        draw_forecast(canvas, told, clear, frame)

    def _pointed_entrance(self) -> EntranceSpot | None:
        for spot in self.board.entrances:
            if spot.visible and (spot.hovered or (spot.focused and self.desk.focus_visible)):
                return spot
        return None

    def _plate(self, seat: Seat) -> RivalPlate:
        return RivalPlate(seat, self.course, lambda: self.open_player(seat))

    def _seat_everybody(self) -> None:
        viewer, seats = self.course.viewer, self.course.seats
        around = [(viewer + step) % len(seats) for step in range(1, len(seats))]
        self.rivals.seat_around(around)
        self.log.colours = self.course.colours()
        self.bar.portrait = self.course.portrait(viewer)
        self.bar.name = self.course.name(viewer)

    def _follow_course(self) -> None:
        """Buttons and words say what can be done now; nothing changes if nothing changed."""
        course, hand, column = self.course, self.hand, self.numbers
        self.bar.instruction, self.bar.urgent = instructions.words(self)
        self.bar.crest = course.colour(course.viewer)
        self.bar.breath = round(course.breathing, 2)
        self.bar.undo.enabled = course.can_undo()
        self.bar.redo.enabled = course.can_redo() and not self.busy
        column.turn_tool.enabled = column.places_tool.enabled = hand.active and not self.busy
        column.hint.enabled = self._decides and not self.busy
        # The card's tile is in the hand, or lies on the board already.
        column.card.lifted = self.controls.carries_tile or (
            not hand.active and bool(self.table.drawn)
        )
        self.offer_choices()
        self._offer_bets()
        ending = self._may_end()
        needed = ending or self.waits_for_word()
        if column.go_on.visible != needed:
            # What is hidden is not looked at any more, so the column tells of the change.
            column.go_on.visible = needed
            column.invalidate()
        column.go_on.text = _DONE if ending else _CONFIRM if course.wants_consent else _NEXT
        self.board.focusable = hand.active
        self.board.lit = self._lit_spaces()
        seen = None if self.busy else self._foreseen()
        self.score.change = seen.change if seen is not None else None
        self._lead_keyboard()
        for plate in self.rivals.plates:
            plate.thinks = plate.seat in course.thinking and not course.viewer_is_due

    def _lit_spaces(self) -> tuple[int, ...]:
        """The spaces that glow: all empty ones, or the one that a lesson is about."""
        if not self.hand.active:
            return ()
        if isinstance(self.goal, Lay):
            return (self.goal.space,)
        return tuple(self.hand.empty_spaces()) if self.hand.lens else ()

    def _foreseen(self) -> Outlook | None:
        """What the tile, treasure or entrance that is pointed at would bring."""
        if self.hand.preview is not None:
            return self.hand.preview.outlook
        spot = self._pointed_entrance()
        if spot is not None:
            return self._outlook(Start(*ENTRANCES[spot.entrance]))
        field = self.board.pointed_scarab(keys=self.desk.focus_visible)
        if field is None or self.choice.value is None:
            return None
        return self._outlook(Place(field, self.choice.value))

    def _outlook(self, move: Place | Start) -> Outlook:
        """What a move would do; thought out once, as long as nothing changes."""
        if self._foresight is None or self._foresight[:2] != (self.table, move):
            seen = outlook(self.course.rules, self.table, self.course.viewer, move)
            self._foresight = (self.table, move, seen)
        return self._foresight[2]

    def _lead_keyboard(self) -> None:
        """Whoever plays by keys finds the focus on what is to be done next."""
        occasion = (self.hand.active, self.choice.deciding, self.course.viewer_bets)
        if self.busy or occasion == self._occasion:
            return
        self._occasion = occasion
        if not self.desk.focus_visible:
            return
        if self.hand.active:
            self.desk.set_focus(self.board)
            return
        spots = [*self.board.scarabs, *self.board.entrances, *self.numbers.bets.tiles]
        first = next((spot for spot in [*spots, self.numbers.go_on] if spot.visible), None)
        if first is not None:
            self.desk.set_focus(first)

    def offer_choices(self) -> None:
        """Scarabs and entrances of a player who has laid the tile."""
        value = self.choice.value
        gem = self.numbers.stock.pile(value).art if value is not None else ""
        lengths: tuple[int, ...] = ()
        if self.choice.deciding and not self.busy:
            hunter = self.table.hunters[self.course.viewer]
            if hunter.entrance == NO_ENTRANCE:
                ways = [
                    entrance_way(self.course.rules, hunter, number)
                    for number in range(len(ENTRANCES))
                ]
                lengths = tuple(len(way.fields) for way in ways)
        self.board.offer(self.free_scarabs(), gem, lengths)
        self.numbers.stock.choose(value if self.free_scarabs() else None)

    def _offer_bets(self) -> None:
        made = self.table.bets[self.course.viewer]
        # Face down also on one's own screen: somebody may be looking over the shoulder.
        shown = HIDDEN_BET if made and len(self.course.humans) > 1 else made
        self.numbers.bets.show(due=self.course.viewer_bets and not self.busy, made=shown)

    def _move(self, move: Move) -> None:
        self.play(self.course.move(move))

    def _may_end(self) -> bool:
        """Whether "done" would be a move now."""
        if not self.choice.deciding or self.busy:
            return False
        return self.course.rules.check(self.table, self.course.viewer, Done()) is None

    def _write_log(self) -> None:
        self.log.lines = tuple(self.course.chronicle.lines()[-12:])

    def turn(self, step: int) -> None:
        """Turn the tile, or take the next kind of treasure into the hand."""
        if self.hand.turn(step) or self.choice.next(step):
            self.app.audio.play("turn")
            self.dirty = True

    def waits_for_word(self) -> bool:
        """Whether a word ends a pause: consent, or the next number at once."""
        return self.course.wants_consent or self.course.breathing > 0
