"""Input at a table where pieces are placed: hover, drag, click, rotate, mirror."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from math import dist
from typing import Any

from pyramids.tables.placing.placing_table import PlacingTable
from pyramids.tables.table_keys import TableKeys
from pyramids.ui.actions import Action
from pyramids.ui.drag import Drag, DragStep
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind


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
        self._placed_at: tuple[int, int] | None = None

    @property
    def carries(self) -> bool:
        """Whether the piece is being dragged from its card."""
        return self._drag.lifted and self._table.hand.active

    @property
    def resting(self) -> bool:
        """Whether the pointer is still where something was placed; tooltips stay hidden."""
        return self._placed_at is not None

    def rest(self, pos: tuple[float, float]) -> None:
        """Note that something was placed here."""
        self._placed_at = round(pos[0]), round(pos[1])

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
            table.hand.drop()
            self._drag.cancel()
        elif pointer.kind is PointerKind.MOVE:
            self._hover(pointer)
        elif pointer.kind is PointerKind.WHEEL or pointer.button is not MouseButton.LEFT:
            return wanted or self._turns(pointer)
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

    def _hover(self, pointer: Pointer) -> None:
        table, hand = self._table, self._table.hand
        step = self._drag.feed(pointer, table.graphics)
        if self._placed_at is not None and dist(self._placed_at, pointer.pos) > hand.radius:
            self._placed_at = None
        if step is DragStep.LIFT and hand.active:
            table.app.audio.play("pick_up")
        if self.carries or table.hand_area.collidepoint(pointer.pos):
            hand.point(pointer.pos)
        elif table.widgets.focus not in table.boards or not table.widgets.focus_visible:
            hand.drop()

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
