"""The table: my labyrinth large, everything else around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.engine.contract import Hint, Seat
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.state import Phase, State
from pyramids.games.labyrinth.texts.moves import refusal
from pyramids.games.labyrinth.ui.board.own_board import OwnBoard
from pyramids.games.labyrinth.ui.column.number_card import NumberCard
from pyramids.games.labyrinth.ui.column.number_column import NumberColumn
from pyramids.games.labyrinth.ui.last_tile import last_space
from pyramids.games.labyrinth.ui.motion import idle_drawing
from pyramids.games.labyrinth.ui.motion.flights import Flights
from pyramids.games.labyrinth.ui.table.hand import TileHand
from pyramids.games.labyrinth.ui.table.hint_places import draw_places, take_up
from pyramids.games.labyrinth.ui.table.layout import TablePlan, plan_table
from pyramids.games.labyrinth.ui.table.offers import Offers
from pyramids.games.labyrinth.ui.table.player_page import PlayerView
from pyramids.games.labyrinth.ui.table.preview import Foresight
from pyramids.games.labyrinth.ui.table.rivals import RivalPlate
from pyramids.games.labyrinth.ui.table.score_strip import ScoreStrip
from pyramids.games.labyrinth.ui.table.top_bar import TopBar
from pyramids.games.labyrinth.ui.table.treasure_choice import TreasureChoice
from pyramids.games.labyrinth.ui.table.treasure_drag import TreasureDrag
from pyramids.tables.drawing.idle_drawing import Chore
from pyramids.tables.hints import Hints
from pyramids.tables.log import LogLines
from pyramids.tables.placing.controls import PlacingControls
from pyramids.tables.placing.table import PlacingTable
from pyramids.tables.rivals import RivalColumn
from pyramids.ui.drawing.canvas import Canvas

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse


class TableScene(PlacingTable[Lay]):
    """The table of the labyrinth."""

    course: LabyrinthCourse
    table: State
    bar: TopBar
    rivals: RivalColumn[RivalPlate]
    hand: TileHand
    flights: Flights
    controls: PlacingControls

    def __init__(self, course: LabyrinthCourse) -> None:
        super().__init__(course, course.state())
        self.board = self.desk.add(
            OwnBoard(
                course.rules,
                on_scarab=self.place_treasure,
                tell_scarab=lambda field: self.foresight.scarab_words(field),
                on_entrance=self.enter_portal,
            )
        )
        self.hold(TileHand(course, self.board), [self.board])
        self.choice = TreasureChoice(course)
        self.foresight = Foresight(self)
        self.offers = Offers(self)
        self.numbers = self.desk.add(
            NumberColumn(
                course.rules.kit,
                on_turn=lambda: self.turn(1),
                on_places=self.show_legal_place,
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
        self.flights = Flights(self)
        self.treasure_drag = TreasureDrag(
            course.app, self.numbers.stock, self.board, self.choice, self.place_treasure
        )
        self.controls = PlacingControls(self, on_pointer=self.treasure_drag.point)
        self.goal: Move | None = None
        """What a lesson wants to be done."""
        self.begin()

    @property
    def piece_card(self) -> NumberCard:
        """The number card with the tile."""
        return self.numbers.card

    @property
    def may_ask(self) -> bool:
        """Whether the viewer has something to decide."""
        return self.offers.decides

    def arrange(self, size: tuple[int, int]) -> None:
        """The labyrinth in the middle, the number left, rivals right, the score below."""
        kit = self.kit
        plan = self.plan = plan_table(size, kit)
        self.board.place(plan.board, kit)
        self.numbers.place(plan.numbers, kit)
        self.rivals.place(plan.rivals, kit)
        self.score.place(plan.score, kit)
        self.hints.list.place(plan.rivals, kit)
        self.offers.follow(anew=True)
        self.bar.place(plan.bar, kit)

    # What is shown.

    def show_parts(self, *, roll: bool) -> None:
        """Let boards, number and score follow the table."""
        table, viewer = self.table, self.course.viewer
        self.board.show(table.hunters[viewer], table.professional, last_space(table, viewer))
        self.numbers.show(table, viewer)
        self.score.show(self.board.worth, ended=bool(self.board.ending), roll=roll)
        for plate in self.rivals.plates:
            plate.show(table, roll=roll)
        self.bar.turn = max(1, table.turn)
        self.bar.dots.turn = table.turn
        self.choice.begin(table)

    def let_go(self) -> None:
        """Nothing is on its way any more: no tile, piece or step is held back."""
        for board in (self.board, *(plate.board for plate in self.rivals.plates)):
            board.settle()
        self.numbers.card.turning = 1.0

    def free_scarabs(self) -> tuple[int, ...]:
        """Where the viewer may put a treasure now."""
        return () if self.busy else self.choice.scarabs

    def fits(self) -> bool:
        """Until the end."""
        return self.course.state().phase is not Phase.OVER

    # What the player does.

    def place(self, move: Lay) -> None:
        """Lay the tile."""
        self._move(move)

    def choose_treasure(self, value: int) -> None:
        """Take another kind of treasure into the hand, or say why not."""
        why = self.choice.choose(value)
        if why is not None:
            self.app.audio.play("thud")
            self.app.toast(refusal(why))
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

    def go_on(self) -> None:
        """End the turn, confirm it, or shorten the pause before the next number."""
        if self.offers.may_end:
            self._move(Done())
        else:
            super().go_on()

    def open_player(self, seat: Seat) -> None:
        """Another player's labyrinth, large."""
        self.app.scenes.push(PlayerView(self.course, seat, self.table))

    def update(self, dt: float) -> None:
        """Let time pass; scarabs shimmer unless nothing may move."""
        if not self.app.motion.reduced and self.board.shimmer(dt):
            self.dirty = True
        super().update(dt)

    def follow(self) -> None:
        """Say and show what can be done now."""
        self.offers.follow()

    def draw(self, canvas: Canvas) -> None:
        """Table and widgets, hunter and tile above them, and what flies above all."""
        self.backdrop.draw(canvas)
        self.board.draw_alive(canvas)
        if not self.busy:
            draw_places(canvas, self)
        if not self.busy and not self.paused:
            self.foresight.draw(canvas)
        self.treasure_drag.draw(canvas)
        self.flights.draw(canvas)

    def _take_hint(self, hint: Hint) -> None:
        """Point at what the hint says; the player's own hand does it, or doesn't."""
        take_up(self, hint.move)

    def _plate(self, seat: Seat) -> RivalPlate:
        return RivalPlate(seat, self.course, lambda: self.open_player(seat))

    def _move(self, move: Move) -> None:
        # Whoever says "done" has confirmed the turn already.
        self.play(self.course.decide(move, final=isinstance(move, Done)))

    def prepare(self) -> list[Chore]:
        """Any tile may come, on any board."""
        boards = [self.board, *(plate.board for plate in self.rivals.plates[:1])]
        sides = [self.numbers.card.tile_side, *(2 * board.ground.field for board in boards)]
        number = self.numbers.card.number
        return idle_drawing.tiles(self.course.rules.kit, number, sides)

    def turn_held(self, step: int) -> bool:
        """Turn the tile, or take the next kind of treasure into the hand."""
        return super().turn_held(step) or self.choice.next(step)
