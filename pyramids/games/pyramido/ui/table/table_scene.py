"""The table: the viewer's pyramid large, the row of stacks above it, everything else around."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

import pygame

from pyramids.engine.contract import Hint, Seat
from pyramids.games.pyramido.areas.quarters import Area
from pyramids.games.pyramido.building import stage_room
from pyramids.games.pyramido.moves import Done, Move, Place, Reveal, Split, Take
from pyramids.games.pyramido.state import STAGES, Phase, State
from pyramids.games.pyramido.texts.standing import room_words, stage_title
from pyramids.games.pyramido.ui.column.own_column import HandSlot, OwnColumn
from pyramids.games.pyramido.ui.controller import SCORING, PyramidoController
from pyramids.games.pyramido.ui.keys import OwnAction
from pyramids.games.pyramido.ui.motion import idle_drawing
from pyramids.games.pyramido.ui.motion.event_motion import EventMotion
from pyramids.games.pyramido.ui.pyramid.own_pyramid import OwnPyramid
from pyramids.games.pyramido.ui.row.stack_row import StackRow
from pyramids.games.pyramido.ui.row.stack_view import StackView
from pyramids.games.pyramido.ui.row.take_drag import TakeDrag
from pyramids.games.pyramido.ui.scoring.stage_scoring import StageScoring
from pyramids.games.pyramido.ui.table.hand import DominoHand
from pyramids.games.pyramido.ui.table.hint_places import place_of, spot_of
from pyramids.games.pyramido.ui.table.instructions import COMING, instruction
from pyramids.games.pyramido.ui.table.layout import plan_table, split_board
from pyramids.games.pyramido.ui.table.player_page import PlayerView
from pyramids.games.pyramido.ui.table.rivals import RivalPlate
from pyramids.games.pyramido.ui.table.unseen import UnseenPanel
from pyramids.language import later
from pyramids.tables.parts.hint_marks import HintPlace
from pyramids.tables.parts.rivals import RivalPlates
from pyramids.tables.parts.top_bar import TurnDots
from pyramids.tables.placing.controls import PlacingControls
from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.drawing.idle_drawing import DrawTask
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import Space
from pyramids.ui.widgets import Pressable, Widget

# Made once: a new text in every frame would count as a change in every frame.
_DONE = later("Done")
_FINAL: Final = (Take, Split, Reveal, Done)
"""Moves that need no pause for an undo: they reveal something, or the player has ended them."""


class TableScene(PlacingTable[Place]):
    """The table of Pyramido, while dominoes are placed and while a stage is scored."""

    controller: PyramidoController
    state: State
    goal: Move | None
    rivals: RivalPlates[RivalPlate]
    hand: DominoHand
    flights: EventMotion
    controls: PlacingControls

    def __init__(self, controller: PyramidoController) -> None:
        super().__init__(controller, controller.state())
        rules, add = controller.rules, self.widgets.add
        self.row = add(StackRow(rules.domino_set, self.press_top, self.press_gem))
        self.pyramid = add(OwnPyramid(rules, self.choose_area))
        self.hold(DominoHand(controller, self.pyramid), [self.pyramid])
        self.column = OwnColumn(
            rules.domino_set,
            on_turn=lambda: self.turn(1),
            on_places=self.show_legal_place,
            on_hint=self.toggle_hints,
            on_tilt=self.tilt,
            on_unseen=self.show_unseen,
            on_gem=lambda gem: self.scoring.discard(gem),
            on_go_on=self.go_on,
        )
        self.scoring = StageScoring(controller, self.pyramid, self.column.supply, self._move)
        self.sheet = add(self.scoring.sheet)
        add(self.column)
        self.rivals = self.add_rivals(partial(RivalPlate, controller))
        most = stage_room(1)
        dots = TurnDots(most, most, lambda turn: room_words(turn - 1, self.bar.dots.turns))
        self.bar = self.add_bar(dots, stage_title, range(1, STAGES + 1))
        self.hints = self.add_hints()
        self.flights = EventMotion(
            controller, self.row, self.pyramid, self.hand, self.column, self.rivals
        )
        self.take_drag = TakeDrag(
            controller.app,
            self.row,
            self.pyramid,
            press=self.press_domino,
            pick=self.pick_domino,
            take=self.take,
        )
        keys: dict[StrEnum, Callable[[], None]] = {
            OwnAction.TILT: self.tilt,
            OwnAction.UNSEEN: self.show_unseen,
        }
        self.controls = PlacingControls(self, keys=keys, on_pointer=self.take_drag.point)
        self.begin()

    @property
    def piece_card(self) -> HandSlot:
        """The domino that was taken."""
        return self.column.card

    @property
    def deciding(self) -> bool:
        """Whether the viewer has to decide something now."""
        return self.controller.flow.asked and not self.controller.flow.pending

    @property
    def can_ask_for_hints(self) -> bool:
        """Whether the viewer has something to decide."""
        return self.deciding

    @property
    def in_last_round(self) -> bool:
        """Whether the last stage is built."""
        return self.state.stage == STAGES

    def keep_clear(self) -> Sequence[pygame.Rect]:
        """What all tables keep clear, and the row of stacks."""
        return [*super().keep_clear(), self.row.rect]

    def arrange(self, size: tuple[int, int]) -> None:
        """The pyramid in the middle below the row, the column left, rivals right."""
        graphics = self.graphics
        plan = plan_table(size, graphics, self.rivals.needs(graphics))
        row, pyramid = split_board(plan, graphics)
        self.row.place(row, graphics)
        self.sheet.place(row, graphics)
        self.pyramid.place(pyramid, graphics)
        self.column.place(plan.tools, graphics)
        self.rivals.place(plan.rivals, graphics, plan.log)
        self.hint_column.place(plan.rivals, graphics)
        self.follow()
        self.bar.place(plan.bar, graphics)

    # What is shown.

    def show_parts(self, *, roll: bool) -> None:
        """Show the state on pyramids, row and column."""
        state, viewer = self.state, self.controller.viewer
        self.row.show(state)
        self.row.pick(None, None)
        self.pyramid.show(state.builders[viewer], state.stage)
        self.column.show(self.controller.rules, state, viewer, roll=roll)
        for plate in self.rivals.plates:
            plate.show(state, roll=roll)
        self.bar.count = max(1, state.stage)
        placed = sum(domino.stage == state.stage for domino in state.builders[viewer].placed)
        self.bar.dots.turns, self.bar.dots.turn = stage_room(self.bar.count), placed + 1
        self.scoring.begin(state, roll=roll)
        self.row.visible = self.pyramid.floor = not self.sheet.visible
        self.column.card.visible = self.row.visible
        if self.deciding and state.phase in (Phase.PLACE, *SCORING):
            # Nothing can be placed or chosen on a tilted pyramid.
            self.pyramid.tilt(False, at_once=self.controller.app.motion.reduced)

    def release_held(self) -> None:
        """Show everything: nothing is flying any more."""
        for board in (self.pyramid, *(plate.board for plate in self.rivals.plates)):
            board.settle()
        self.row.settle()
        self.column.card.held = False

    def fits(self) -> bool:
        """Whether the game isn't over yet."""
        return self.controller.state().phase is not Phase.OVER

    def update(self, dt: float) -> None:
        """Let time pass; what may be revealed pulses unless nothing may move."""
        if not self.app.motion.reduced and self.row.visible and self.row.pulse(dt):
            self.dirty = True
        super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the domino above them, and flying things above all."""
        self.backdrop.draw(canvas)
        if not self.busy:
            if self.row.visible:
                self.row.draw_alive(canvas)
            frame = canvas.rect.inflate(-2 * Space.SMALL, -2 * Space.SMALL)
            if not self.hand.active and not self.pyramid.spots:
                self.pyramid.draw_pointed_at(canvas, self.take_drag.pointer)
            self.draw_hand(canvas, frame)
            self.take_drag.draw(canvas)
        self.flights.draw(canvas)

    def prepare(self) -> list[DrawTask]:
        """The dominoes that may be taken, in all rotations, and the tilted pyramid."""
        return idle_drawing.tasks(self.state, self.controller.rules.domino_set, self.pyramid)

    def open_player(self, seat: Seat) -> None:
        """Another player's pyramid, large."""
        self.app.scenes.push(PlayerView(self.controller, seat, self.state))

    def show_unseen(self) -> None:
        """The dominoes that nobody has seen yet."""
        self.app.scenes.push(UnseenPanel(self.controller.rules, self.state))

    def tilt(self) -> None:
        """Tilt the pyramid, or look at it from above again."""
        self.hand.drop()
        self.pyramid.tilt(not self.pyramid.tilted, at_once=self.app.motion.reduced)
        self.app.audio.play("card_slide")
        self.dirty = True

    # What can be done now.

    def causes(self) -> tuple[object, ...]:
        """Also what was picked from the row or chosen in a scoring, and the tilt."""
        row, scoring = self.row, self.scoring
        chosen = (row.picked, row.lifted, scoring.chosen, scoring.proposal)
        return (*super().causes(), *chosen, self.pyramid.tilted)

    def offer_actions(self) -> None:
        """Update texts and buttons to what can be done now."""
        hand, controller, column = self.hand, self.controller, self.column
        words = instruction(controller, self.state, self.row)
        self.bar.follow(*words, busy=self.busy)
        column.turn_tool.enabled = column.places_tool.enabled = hand.active and not self.busy
        column.hint.enabled = self.can_ask_for_hints and not self.busy
        column.card.lifted = self.controls.carries
        column.card.turns = hand.orientation.turns if hand.active else 0
        self.show_go_on_button(column.go_on, COMING.button)
        if self.scoring.activating and not self.busy:
            column.go_on.visible, column.go_on.text = True, _DONE
        self.row.offer(self._row_moves())
        self.scoring.follow(busy=self.busy)
        self.pyramid.focusable = hand.active and not self.pyramid.tilted
        self.pyramid.lit = tuple(hand.highlighted_moves())
        self.show_thinking(deciding=self.deciding)

    def _row_moves(self) -> list[Take | Split | Reveal]:
        if not self.deciding:
            return []
        legal = self.controller.rules.legal(self.state, self.controller.viewer)
        return [move for move in legal if isinstance(move, Take | Split | Reveal)]

    def occasion(self) -> Hashable:
        """The phase of the viewer's turn."""
        return self.deciding, self.state.phase, self.state.seat

    def first_action(self) -> Widget | None:
        """The pyramid while a domino is held, otherwise the first thing that can be pressed."""
        if not self.deciding:
            return None
        gems = [spot for view in self.row.stacks for spot in view.gems]
        spots: list[Pressable] = [*gems, *(view.top for view in self.row.stacks)]
        spots = spots if self.row.visible else [*self.pyramid.spots, *self.column.supply.piles]
        usable = (spot for spot in spots if spot.visible and spot.enabled and spot.focusable)
        first = self.pyramid if self.hand.active else next(usable, self.column.go_on)
        return first if first.visible else None

    # What the player does.

    def handle(self, event: Event) -> bool:
        """Esc puts back what was picked or chosen; Enter takes what was picked."""
        if isinstance(event, Command) and not event.repeated and not self.busy:
            if event.means(Action.CANCEL) and self.put_back():
                return True
            on_button = isinstance(self.widgets.focus, Pressable)
            if event.means(Action.CONFIRM) and self.row.picked is not None and not on_button:
                self.take()
                return True
        return super().handle(event)

    def press_gem(self, stack: int, index: int) -> None:
        """Lift a gem with its domino; a second press takes both (PF-5)."""
        if not self.deciding:
            return
        self.flights.skip()
        spot = self.row.stacks[stack].gems[index]
        if spot.picked:
            self.take()
            return
        complete = self.row.picked is None and self.row.lifted == stack
        self.row.pick(spot, Take(stack, spot.gem))
        self.dirty = True
        if complete:
            # The domino was clicked before: with the gem that makes two clicks.
            self.take()
        else:
            self.app.audio.play("pick_up")

    def press_domino(self, view: StackView) -> None:
        """Lift a face-up domino; a second press takes it, or puts it back without a gem."""
        if self.busy or not self.deciding:
            return
        if self.row.lifted != view.number:
            self.pick_domino(view)
            self.app.audio.play("pick_up")
        elif self.row.picked is not None:
            self.take()
        else:
            self.put_back()

    def pick_domino(self, view: StackView) -> bool:
        """Lift a face-up domino with its gem; False if there are several kinds to choose from."""
        if self.busy or not self.deciding:
            return False
        if self.row.picked is not None and self.row.lifted == view.number:
            return True
        self.dirty = True
        spots = [spot for spot in view.gems if spot.visible]
        if len({spot.gem for spot in spots}) != 1:
            self.row.lift_domino(view.number)
            return False
        self.row.pick(spots[0], Take(view.number, spots[0].gem))
        return True

    def put_back(self) -> bool:
        """Put the picked domino and gem back, or choose no area; False if nothing was chosen."""
        if self.row.lifted is None:
            dropped = self.scoring.drop()
            self.dirty = self.dirty or dropped
            return dropped
        self.row.pick(None, None)
        self.app.audio.play("undo")
        self.dirty = True
        return True

    def take(self) -> None:
        """Take the picked domino and gem."""
        if self.row.picked is not None and not self.busy and self.deciding:
            self._move(self.row.picked)

    def press_top(self, stack: int) -> None:
        """Reveal a top (PF-7), or split a stack (PF-5)."""
        if self.deciding:
            self.flights.skip()
            splits = self.state.phase is Phase.SPLIT
            self._move(Split(stack) if splits else Reveal(stack))

    def place(self, move: Place) -> None:
        """Place the domino."""
        self._move(move)

    def choose_area(self, area: Area) -> None:
        """Choose an area to activate."""
        self.scoring.choose(area)
        self.dirty = True

    def go_on(self) -> None:
        """End the activations, confirm the turn, or shorten the pause before the next one."""
        if self.scoring.activating:
            if not self.busy:
                self.scoring.finish()
        else:
            super().go_on()

    def toggle_hints(self) -> None:
        """Ask for the best moves; in a scoring the best activations are shown on the sheet."""
        if self.scoring.activating:
            if not self.busy:
                self.scoring.propose()
                self.dirty = True
            return
        super().toggle_hints()

    def hint_place(self, hint: Hint) -> HintPlace | None:
        """The blocks of a hint's domino, or what is pressed for its move."""
        return place_of(self.row, self.pyramid, self.column, hint.move)

    def take_hint(self, hint: Hint) -> None:
        """Hold a hint's domino, or lift what it takes, and set the focus on its place."""
        move: Move = hint.move
        if isinstance(move, Place):
            self.pyramid.tilt(False, at_once=True)
            self.lay(move)
            return
        spot = spot_of(self.row, self.pyramid, self.column, move)
        if isinstance(move, Take):
            self.row.pick(self.row.stacks[move.stack].spot_of(move.gem), move)
        if spot is not None:
            self.widgets.set_focus(spot, visible=True)

    def _move(self, move: Move) -> None:
        self.make_move(move, final=isinstance(move, _FINAL))
