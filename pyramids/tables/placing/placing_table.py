"""The base of tables at which pieces are placed on boards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from pyramids.tables.drawing.face_up_card import FaceUpCard
from pyramids.tables.game_table import GameTable
from pyramids.tables.parts.hint_marks import draw_badges, draw_outlines
from pyramids.tables.placing.placing_board import PlacingBoard
from pyramids.tables.placing.placing_hand import PlacingHand
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Command
from pyramids.ui.theme import Space

M = TypeVar("M")
"""The moves that place something."""


class PlacingTable(GameTable, Generic[M]):
    """A game's own table passes its hand and boards to `hold`, and makes the moves."""

    piece_actions: ClassVar[tuple[StrEnum, ...]] = (
        Action.LEGAL_PLACES,
        Action.ROTATE,
        Action.ROTATE_BACK,
        Action.MIRROR,
    )
    """What is done with the piece by keys, besides placing it."""
    hand: PlacingHand[M, Any]
    boards: Sequence[PlacingBoard]
    """The viewer's own boards, from left to right."""

    def hold(self, hand: PlacingHand[M, Any], boards: Sequence[PlacingBoard]) -> None:
        """Connect the hand and the boards."""
        self.hand, self.boards = hand, boards
        hand.keep_clear = self.keep_clear
        for number, board in enumerate(boards):
            board.number, board.hand, board.on_place = number, hand, self.place_piece

    @property
    @abstractmethod
    def piece_card(self) -> FaceUpCard:
        """The face-up card that the piece can be dragged from."""

    @abstractmethod
    def place(self, move: M) -> None:
        """Make a legal move."""

    @property
    def hand_area(self) -> pygame.Rect:
        """Where the piece follows the pointer: all boards and a margin around them."""
        first, *others = (board.rect for board in self.boards)
        margin = 2 * self.graphics.px(Space.WIDE)
        return first.unionall(others).inflate(margin, margin)

    def place_piece(self) -> None:
        """Place the piece at its current place, or refuse."""
        preview = self.hand.preview
        if preview is None or self.busy:
            return
        if preview.reason is not None:
            self.hand.refuse()
            self.app.audio.play("thud")
            self.dirty = True
            return
        self.hand.made = preview.move
        # The pointer still rests on what was placed: that isn't a question about it.
        self.widgets.suppress_tooltip(round(self.hand.radius))
        self.place(preview.move)

    def turn(self, step: int) -> None:
        """Rotate the piece by quarter turns clockwise."""
        if self.turn_held(step):
            self.app.audio.play("turn")
            self.dirty = True

    def turn_held(self, step: int) -> bool:
        """Rotate the piece; returns whether it changed."""
        return self.hand.turn(step)

    def mirror(self) -> None:
        """Mirror the piece."""
        if self.hand.mirror():
            self.app.audio.play("flip_over")
            self.dirty = True

    def show_legal_place(self) -> None:
        """Move the piece and the focus to the next legal place."""
        if self.hand.next_legal():
            self._focus_piece()

    def lay(self, move: M) -> None:
        """Put the piece where a hint says, without placing it."""
        self.hand.lay(move)
        self._focus_piece()

    def draw_hand(self, canvas: Canvas, frame: pygame.Rect) -> None:
        """Draw hints and the piece over the boards; the forecast is inside `frame`."""
        marks = self.hint_marks()
        draw_outlines(canvas, marks, self.hints.pointed_at)
        if not self.paused:
            self.hand.draw_held(canvas)
        draw_badges(canvas, marks)
        if not self.paused:
            self.hand.draw_outcome(canvas, frame)

    def refresh(self) -> None:
        """Show the current state again after an undo or a change of the viewer."""
        super().refresh()
        focus = self.widgets.focus
        if isinstance(focus, PlacingBoard) and self.widgets.focus_visible:
            # A keyboard player gets the piece back at once.
            self.hand.resume(focus.number)

    @property
    def purpose_of_confirming(self) -> Hashable:
        """The place that the player chose for the piece by keys, or the turn."""
        hand, widgets = self.hand, self.widgets
        if widgets.focus_visible and widgets.focus in self.boards and hand.chosen_by_keys:
            return hand.piece, hand.board, hand.corner, hand.orientation
        return super().purpose_of_confirming

    def comes_early(self, command: Command) -> bool:
        """Keys for the piece wait until there is one."""
        if super().comes_early(command):
            return True
        return not self.hand.active and any(map(command.means, self.piece_actions))

    def causes(self) -> tuple[object, ...]:
        """What is held, how it is turned, and whether its legal places are shown."""
        hand = self.hand
        return hand.active, hand.showing_legal, hand.orientation, self.controls.carries

    def pause(self) -> None:
        """Hide a piece at the pointer, which is on another scene now."""
        super().pause()
        if self.hand.follows_pointer:
            self.hand.drop()

    def update(self, dt: float) -> None:
        """Advance everything; no tooltips on the boards while something moves there."""
        super().update(dt)
        for board in self.boards:
            board.suppress_tooltips = self.busy

    def _focus_piece(self) -> None:
        if self.hand.board is not None:
            self.widgets.set_focus(self.boards[self.hand.board], visible=True)
