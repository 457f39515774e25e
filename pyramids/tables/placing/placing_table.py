"""A table at which pieces are placed on boards: what the player can do with the hand."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import pygame

from pyramids.tables.drawing.face_up_card import FaceUpCard
from pyramids.tables.game_table import GameTable
from pyramids.tables.placing.placing_board import PlacingBoard
from pyramids.tables.placing.placing_hand import PlacingHand
from pyramids.ui.theme import Space

M = TypeVar("M")
"""The moves that place something."""


class PlacingTable(GameTable, Generic[M]):
    """A game's own table gives the hand and the boards to `hold`, and makes the moves."""

    hand: PlacingHand[M, Any]
    boards: Sequence[PlacingBoard]
    """The viewer's own boards, from left to right."""

    def hold(self, hand: PlacingHand[M, Any], boards: Sequence[PlacingBoard]) -> None:
        """Place pieces on these boards with this hand."""
        self.hand, self.boards = hand, boards
        for number, board in enumerate(boards):
            board.number, board.hand, board.on_place = number, hand, self.place_piece

    @property
    @abstractmethod
    def piece_card(self) -> FaceUpCard:
        """The open card that the piece can be dragged from."""

    @abstractmethod
    def place(self, move: M) -> None:
        """Make a legal move of the hand."""

    @property
    def hand_area(self) -> pygame.Rect:
        """Where the piece follows the pointer: over all boards and a little around them."""
        first, *others = (board.rect for board in self.boards)
        margin = 2 * self.graphics.px(Space.WIDE)
        return first.unionall(others).inflate(margin, margin)

    def place_piece(self) -> None:
        """Place the piece where it lies, or say no."""
        preview = self.hand.preview
        if preview is None or self.busy:
            return
        if preview.reason is not None:
            self.hand.refuse()
            self.app.audio.play("thud")
            self.dirty = True
            return
        self.hand.made = preview.move
        self.place(preview.move)

    def turn(self, step: int) -> None:
        """Turn what is in the hand by quarters, clockwise."""
        if self.turn_held(step):
            self.app.audio.play("turn")
            self.dirty = True

    def turn_held(self, step: int) -> bool:
        """Turn the piece; says whether something changed."""
        return self.hand.turn(step)

    def mirror(self) -> None:
        """Mirror the piece."""
        if self.hand.mirror():
            self.app.audio.play("flip_over")
            self.dirty = True

    def show_legal_place(self) -> None:
        """The next legal place; Enter takes it, since the keyboard goes there too."""
        if self.hand.next_legal():
            self._focus_piece()

    def lay(self, move: M) -> None:
        """The piece lies as a hint says; the player's own hand places it, or doesn't."""
        self.hand.lay(move)
        self._focus_piece()

    def refresh(self) -> None:
        """Draw from the state again: the viewer changed, or something was taken back."""
        super().refresh()
        focus = self.widgets.focus
        if isinstance(focus, PlacingBoard) and self.widgets.focus_visible:
            # Whoever plays by keys has the piece in the hand again at once.
            self.hand.resume(focus.number)

    def _focus_piece(self) -> None:
        if self.hand.board is not None:
            self.widgets.set_focus(self.boards[self.hand.board], visible=True)
