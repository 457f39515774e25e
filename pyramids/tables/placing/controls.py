"""Input at a table where pieces are placed: hover, drag, click, rotate, mirror."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.tables.table_keys import TableKeys
from pyramids.ui.actions import Action
from pyramids.ui.drag import Drag, DragStep
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import Extent


class PlacingControls:
    """Handles the input of one table, and keeps track of a running drag."""

    def __init__(
        self,
        table: PlacingTable[Any],
        *,
        keys: Mapping[StrEnum, Callable[[], None]] | None = None,
        on_pointer: Callable[[Pointer], None] | None = None,
    ) -> None:
        self._table = table
        self._table_keys = TableKeys(table)
        self._own_keys = keys or {}
        """Keys of this game only; they don't repeat when held."""
        self._on_pointer = on_pointer
        """Called first with every pointer event, for other things that can be dragged."""
        self._drag = Drag()
        self._pressed_on_board = False

    @property
    def carries(self) -> bool:
        """Whether the piece is being dragged from its card."""
        return self._drag.lifted and self._table.hand.active

    def skips(self, event: Event) -> bool:
        """Whether an event only skips the running animations."""
        return self._table_keys.skips(event)

    def command(self, command: Command) -> bool:
        """Handle the table's keys; arrows and Enter belong to the focused board."""
        if command.means(Action.LEGAL_PLACES):
            self._table.show_legal_place()
            return True
        return self._turns(command) or self._own(command) or self._table_keys.press(command)

    def point(self, pointer: Pointer) -> bool:
        """Handle a pointer event: widgets first, then the hand."""
        table = self._table
        if self._on_pointer is not None:
            self._on_pointer(pointer)
        wanted = table.widgets.handle(pointer)
        table.dirty = True
        if pointer.kind is PointerKind.LEAVE:
            self._leave_boards()
            self._drag.cancel()
        elif pointer.kind is PointerKind.MOVE:
            self._hover(pointer)
        elif pointer.kind is PointerKind.WHEEL or pointer.button is not MouseButton.LEFT:
            return wanted or self._turns_at(pointer)
        elif not wanted:
            self._press(pointer)
        return True

    def _own(self, command: Command) -> bool:
        for action, act in self._own_keys.items():
            if command.means(action) and not command.repeated:
                act()
                return True
        return False

    def _turns(self, event: Pointer | Command) -> bool:
        if event.means(Action.ROTATE):
            self._table.turn(1)
        elif event.means(Action.ROTATE_BACK):
            self._table.turn(-1)
        elif event.means(Action.MIRROR) and self._table.hand.can_mirror:
            self._table.mirror()
        else:
            return False
        return True

    def _turns_at(self, pointer: Pointer) -> bool:
        """Turn the piece by wheel or click; one that was hidden appears at the pointer."""
        hand = self._table.hand
        if hand.active and not hand.shown and self._on_boards(pointer):
            hand.rest(pointer.pos)
        return self._turns(pointer)

    def _hover(self, pointer: Pointer) -> None:
        table, hand = self._table, self._table.hand
        step = self._drag.feed(pointer, table.graphics)
        if step is DragStep.LIFT and hand.active:
            table.app.audio.play("pick_up")
        if self.carries:
            hand.point(pointer.pos)
        elif not self._on_boards(pointer):
            self._leave_boards()
        elif table.busy and hand.active:
            self._wait_at(pointer)
        elif not hand.rests_near(pointer.pos, table.graphics.px(Extent.DRAG_THRESHOLD)):
            hand.point(pointer.pos)

    def _on_boards(self, pointer: Pointer) -> bool:
        """Whether the pointer is over a board or in the margin around, and on nothing else."""
        widget = self._table.widgets.hover
        if widget is None:
            return self._table.hand_area.collidepoint(pointer.pos)
        while widget is not None and widget not in self._table.boards:
            widget = widget.parent
        return widget is not None

    def _leave_boards(self) -> None:
        """Hide the piece, unless the keyboard moves it."""
        if self._table.hand.follows_pointer:
            self._table.hand.drop()

    def _wait_at(self, pointer: Pointer) -> None:
        """Keep a new piece hidden at the pointer until the animation is over."""
        hand = self._table.hand
        if hand.follows_pointer or not hand.shown:
            hand.rest(pointer.pos)

    def _press(self, pointer: Pointer) -> None:
        table = self._table
        on_board = any(board.rect.collidepoint(pointer.pos) for board in table.boards)
        if pointer.kind is PointerKind.PRESS:
            self._pressed_on_board = on_board
            if table.piece_card.card.collidepoint(pointer.pos):
                self._drag.feed(pointer, table.graphics)
            return
        step = self._drag.feed(pointer, table.graphics)
        if step is DragStep.CLICK and table.can_go_on:
            table.go_on()
        elif step is DragStep.DROP or (self._pressed_on_board and on_board):
            table.hand.point(pointer.pos)
            table.place_piece()
        self._pressed_on_board = False
