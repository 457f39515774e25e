"""The placing hand: holds a piece over a table's boards and previews its placement.

A game's own hand defines what there is to place (`begin`), its legal moves, the conversion between
moves and placements, and how the piece is drawn. This class follows the pointer or the keyboard,
snaps, rotates, and asks the rules about the current placement.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import dist
from typing import Any, Generic, TypeVar

import pygame

from pyramids.engine.contract import Reason
from pyramids.tables.parts.forecast import Forecast, draw_forecast, draw_refusal
from pyramids.tables.placing.placement import UPRIGHT, Cell, Orientation, Placement
from pyramids.tables.placing.position import GridBoard, PiecePosition
from pyramids.tables.table_controller import TableController
from pyramids.ui.drawing.canvas import Canvas

M = TypeVar("M")
"""The moves that place something."""
F = TypeVar("F", bound=Forecast)
"""What the game forecasts for such a move."""


@dataclass(frozen=True)
class Preview(Generic[M, F]):
    """What the piece would do at its place."""

    move: M
    reason: Reason | None
    """Why it can't be placed there; None if it can."""
    forecast: F | None
    """What it would bring; None if it can't be placed there."""


class PlacingHand(PiecePosition, Generic[M, F]):
    """The piece that the viewer has to place, and its position."""

    can_turn = True
    can_mirror = False

    def __init__(self, controller: TableController[Any], boards: Sequence[GridBoard]) -> None:
        super().__init__(boards)
        self.controller = controller
        self._state = controller.state()
        """The state that the piece is placed in."""
        self.active = False
        """Whether there is something to place."""
        self.shown = False
        """Whether the piece is drawn: the pointer is near, or the keyboard moves it."""
        self.showing_legal = False
        """Whether all legal places are highlighted."""
        self.goal: M | None = None
        """The move that a lesson asks for; only its place is highlighted."""
        self.tried = False
        """Whether the piece was moved or refused; only then a reason against its place is shown."""
        self.keep_clear: Callable[[], Sequence[pygame.Rect]] = tuple
        """Returns what no forecast or refusal may cover; set by the table."""
        self.chosen_by_keys = False
        """Whether the player put this piece where it is with the keyboard."""
        self.made: M | None = None
        """The last move that was made with the hand."""
        self._key: Hashable = None
        self._preview: Preview[M, F] | None = None
        self._cycle = -1
        self._pointer: tuple[int, int] | None = None
        """Where the pointer is that moves the piece; None if the keyboard moves it."""
        self._rests_at: tuple[int, int] | None = None
        """Where the pointer rests: it takes the piece only when it moves on from there."""

    # What a game's own hand defines.

    @abstractmethod
    def begin(self, state: Any) -> None:
        """Call `hold` with a key for what the viewer has to place in a state."""

    @abstractmethod
    def take_up(self) -> None:
        """Called for a new piece; `straighten` holds it as it is drawn on its card."""

    @abstractmethod
    def legal(self) -> Sequence[M]:
        """The legal moves with what is in the hand, in all orientations."""

    @abstractmethod
    def move_at(self, placement: Placement) -> M:
        """The move that places the piece there, legal or not."""

    @abstractmethod
    def placement(self, move: M) -> Placement:
        """Where and how a legal move places the piece; in the current orientation if possible."""

    @abstractmethod
    def forecast(self, move: M) -> F:
        """What a legal move would bring."""

    @abstractmethod
    def first_corner(self, board: int) -> Cell:
        """Where the keyboard starts on a board."""

    @abstractmethod
    def draw_piece(self, canvas: Canvas, preview: Preview[M, F] | None) -> None:
        """Draw the piece where it is carried, coloured by its preview."""

    def squares_told(self, preview: Preview[M, F]) -> Sequence[pygame.Rect]:
        """What the forecast or refusal is about, which it must not cover: the piece's place."""
        return [self.rect]

    # Holding and moving the piece.

    @property
    def piece(self) -> Hashable:
        """Identifies the piece that is held; None if there is none."""
        return self._key

    @property
    def follows_pointer(self) -> bool:
        """Whether the pointer moves the piece, not the keyboard."""
        return self._pointer is not None

    @property
    def preview(self) -> Preview[M, F] | None:
        """What the piece would do at its place; None while it floats."""
        return self._preview if self.active and self.shown and self.board is not None else None

    @property
    def visible_preview(self) -> Preview[M, F] | None:
        """The preview to show: no reason against the place of a piece that wasn't moved yet."""
        preview = self.preview
        return None if preview is None or (preview.reason and not self.tried) else preview

    def hold(self, key: Hashable) -> None:
        """Hold the piece that `key` identifies; None if there is nothing to place.

        The same key again leaves the piece's place and orientation as they are.
        """
        again = self.active and key == self._key
        self._key = key
        self.active = key is not None
        if again:
            self._update_preview()
            return
        self.showing_legal = self.chosen_by_keys = False
        if not self.active:
            return
        self.take_up()
        if self._pointer is not None:
            self.rest(self._pointer)
        elif self.shown and self.board is not None:
            self._settle(self.board, self.corner, at_once=True)
        self.tried = False

    def straighten(self) -> None:
        """Reset the orientation to that of the card."""
        self._cycle = -1
        self.orientation = UPRIGHT
        self.carried.straighten()
        if self.board is not None and self.shown:
            self._move_piece(self.corner, at_once=True)

    def turn(self, step: int) -> bool:
        """Rotate the piece by quarter turns clockwise; False if that isn't possible."""
        if not self.active or not self.can_turn:
            return False
        self._reorient(lambda: self.carried.turn(step), self.orientation.turned(step))
        return True

    def mirror(self) -> bool:
        """Mirror the piece; False if that isn't possible."""
        if not self.active or not self.can_mirror:
            return False
        self._reorient(self.carried.mirror, self.orientation.flipped())
        return True

    def rest(self, pos: tuple[int, int]) -> None:
        """Hide the piece until the pointer moves on from here: nobody has moved it yet."""
        self._hide()
        self._pointer = self._rests_at = pos

    def rests_near(self, pos: tuple[int, int], reach: float) -> bool:
        """Whether the pointer has hardly moved since it lost the piece, or a new one appeared."""
        return self._rests_at is not None and dist(pos, self._rests_at) <= reach

    def point(self, pos: tuple[int, int]) -> None:
        """Follow the pointer: snap to a board that is near, or float."""
        self._pointer, self._rests_at = pos, None
        self.chosen_by_keys = False
        if not self.active:
            return
        appears = not self.shown
        self.shown = self.tried = True
        self.board = self.near_board(pos)
        if self.board is None:
            self.carried.move(pos, at_once=True)
            self._preview = None
            return
        self._move_piece(self.corner_at(pos), at_once=appears)

    def drop(self) -> None:
        """Hide the piece, as the pointer has left."""
        self._pointer = self._rests_at = None
        self._hide()

    def resume(self, board: int) -> None:
        """Hold the piece again after an undo: where it was placed if possible, else on a board."""
        if self.active and self.made is not None and self.made in self.legal():
            self.lay(self.made)
        else:
            self.focus(board)

    def focus(self, board: int) -> None:
        """Move the piece to a board that got the keyboard focus."""
        if not self.active or not self.boards[board].takes_pieces:
            return
        first = not self.shown or self.board is None
        self._use_keys()
        if not first and self.board == board:
            return
        self.shown = True
        self.tried = False
        near = self.clamped(board, self.first_corner(board)) if first else self.corner
        self._settle(board, near, at_once=first)

    def step(self, down: int, right: int) -> bool:
        """Move by a cell, also across to the next board; False at an outer edge."""
        if not self.active or self.board is None:
            return False
        self._use_keys()
        self.tried = self.chosen_by_keys = True
        board = self.boards[self.board]
        rows, columns = self.size
        row, column = self.corner[0] + down, self.corner[1] + right
        if not 0 <= row <= board.rows - rows:
            return False
        if 0 <= column <= board.columns - columns:
            self._move_piece((row, column))
            return True
        other = self.board + right
        if not 0 <= other < len(self.boards) or not self.boards[other].takes_pieces:
            return False
        self.board = other
        self._move_piece((row, 0 if right > 0 else self.boards[other].columns - columns))
        return True

    def next_legal(self, step: int = 1) -> bool:
        """Move to the next legal place and highlight all; False if there is none."""
        move = self.next_choice(step) if self.active else None
        if move is None:
            return False
        self.showing_legal = self.chosen_by_keys = True
        self._use_keys()
        self._move_piece_to(self.placement(move))
        return True

    def next_choice(self, step: int) -> M | None:
        """The move of the next legal place; None if there is none."""
        moves = self.legal()
        if not moves:
            return None
        self._cycle = (self._cycle + step) % len(moves) if self._cycle >= 0 else 0
        return moves[self._cycle]

    def lay(self, move: M) -> None:
        """Put the piece where a move would place it, without making the move."""
        if self.active:
            self._use_keys()
            self.chosen_by_keys = True
            self._move_piece_to(self.placement(move))

    def refuse(self) -> None:
        """Shake the piece, as it can't be placed there."""
        self.tried = True
        self.carried.refuse()

    def highlighted_moves(self) -> Sequence[M]:
        """The moves whose places are highlighted: all legal ones, or what a lesson asks for."""
        if not self.active:
            return ()
        if self.showing_legal:
            return self.legal()
        return () if self.goal is None else (self.goal,)

    def update(self, dt: float) -> bool:
        """Advance the piece's animation; returns whether it moved."""
        return self.carried.update(dt)

    def fit(self) -> None:
        """Adapt to a new layout of the boards."""
        if self.board is not None:
            self._move_piece(self.corner, at_once=True)

    def draw(self, canvas: Canvas, frame: pygame.Rect) -> None:
        """Draw the piece and its forecast, or why it can't be placed there."""
        self.draw_held(canvas)
        self.draw_outcome(canvas, frame)

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the piece alone."""
        if self.active and self.shown:
            self.draw_piece(canvas, self.visible_preview)

    def draw_outcome(self, canvas: Canvas, frame: pygame.Rect) -> None:
        """Draw the forecast, or why the piece can't be placed there; inside `frame`."""
        preview = self.visible_preview
        if preview is None:
            return
        taken = [*self.squares_told(preview), *self.keep_clear()]
        if preview.reason is not None:
            words = self.controller.texts.refusal(preview.reason)
            draw_refusal(canvas, words, self.rect, frame, taken)
        elif preview.forecast is not None:
            draw_forecast(canvas, preview.forecast, self.rect, frame, taken)

    # Position and preview.

    def _use_keys(self) -> None:
        """Let the keyboard move the piece, until the pointer moves on."""
        if self._pointer is not None:
            self._rests_at, self._pointer = self._pointer, None

    def _hide(self) -> None:
        self.shown = self.chosen_by_keys = False
        self.board = None

    def _reorient(self, show: Callable[[], None], orientation: Orientation) -> None:
        """Rotate or mirror around the piece's centre; a piece at a resting pointer appears."""
        appears = not self.shown and self._pointer is not None
        if self._pointer is not None and appears:
            self.point(self._pointer)
        rows, columns = self.size
        middle = (self.corner[0] + rows / 2, self.corner[1] + columns / 2)
        self.tried = not appears
        self.orientation = orientation
        show()
        if self.board is not None:
            self._move_piece(self.corner_around(middle))

    def _settle(self, board: int, near: Cell, *, at_once: bool) -> None:
        """Move to the nearest legal place of a board, rotated if necessary; else to `near`."""
        there = self.boards[board].takes_pieces
        places = [self.placement(move) for move in self.legal()]
        places = [place for place in places if place.board == board or not there]

        def distance(place: Placement) -> tuple[bool, float]:
            return place.orientation != self.orientation, dist(near, place.corner)

        if places:
            self._move_piece_to(min(places, key=distance), at_once=at_once)
        elif there:
            self.board = board
            self._move_piece(near, at_once=at_once)

    def _move_piece_to(self, place: Placement, *, at_once: bool = False) -> None:
        self.shown = True
        self.board = place.board
        if place.orientation != self.orientation:
            self.orientation = place.orientation
            self.carried.straighten()
        self._move_piece(place.corner, at_once=at_once)

    def _move_piece(self, corner: Cell, *, at_once: bool = False) -> None:
        self.move_to(corner, at_once=at_once)
        self._update_preview()

    def _update_preview(self) -> None:
        """Ask the rules about the current placement."""
        self._preview = None
        if self.board is None or not self.active or not self.boards[self.board].takes_pieces:
            return
        move = self.move_at(Placement(self.board, self.corner, self.orientation))
        controller = self.controller
        reason = controller.rules.check(self._state, controller.viewer, move)
        self._preview = Preview(move, reason, None if reason else self.forecast(move))
