"""The hands at the table: keys, pointing, dragging, and what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.tables.table_keys import TableKeys
from pyramids.ui.actions import Action
from pyramids.ui.drag import Drag, Step
from pyramids.ui.events import Command, Kind, MouseButton, Pointer
from pyramids.ui.theme import Space

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.table.table_scene import TableScene


class Controls:
    """Turns what hands do into what the table does."""

    def __init__(self, scene: TableScene) -> None:
        self.pointer = (0, 0)
        self.keys = TableKeys(scene)
        self._scene = scene
        self._drag = Drag()
        self._gem_drag = Drag()
        self._pressed_on_board = False

    @property
    def carries_tile(self) -> bool:
        """Whether the tile was lifted from its card."""
        return self._drag.lifted

    @property
    def carries_treasure(self) -> bool:
        """Whether a piece was lifted from its pile."""
        return self._gem_drag.lifted

    def command(self, command: Command) -> bool:
        """Keys of the table; arrows and Enter belong to the board that has the focus."""
        if command.means(Action.ROTATE):
            self._scene.turn(1)
        elif command.means(Action.ROTATE_BACK):
            self._scene.turn(-1)
        elif command.means(Action.LEGAL_PLACES):
            self._scene.show_empty_space()
        else:
            return self.keys.press(command)
        return True

    def point(self, pointer: Pointer) -> bool:
        """The widgets first, then the tile over the board."""
        self.pointer = pointer.pos
        self._drag_treasure(pointer)
        wanted = self._scene.desk.handle(pointer)
        if pointer.kind is Kind.LEAVE:
            self._scene.hand.drop()
            self._drag.cancel()
            self._gem_drag.cancel()
        elif pointer.kind is Kind.MOVE:
            self._hover(pointer)
        elif pointer.kind is Kind.WHEEL or pointer.button in (
            MouseButton.RIGHT,
            MouseButton.MIDDLE,
        ):
            return wanted or self._gesture(pointer)
        elif not wanted:
            self._press(pointer)
        self._scene.dirty = True
        return True

    def _hover(self, pointer: Pointer) -> None:
        step = self._drag.feed(pointer, self._scene.kit)
        if step is Step.LIFT and self._scene.hand.active:
            self._scene.app.audio.play("pick_up")
        near = self._scene.board.rect.inflate(2 * Space.LARGE, 2 * Space.LARGE).collidepoint(
            pointer.pos
        )
        if near or self._drag.lifted:
            self._scene.hand.point(pointer.pos)
        elif self._scene.desk.focus is not self._scene.board or not self._scene.desk.focus_visible:
            self._scene.hand.drop()

    def _gesture(self, pointer: Pointer) -> bool:
        if pointer.means(Action.ROTATE):
            self._scene.turn(1)
        elif pointer.means(Action.ROTATE_BACK):
            self._scene.turn(-1)
        else:
            return False
        return True

    def _press(self, pointer: Pointer) -> None:
        on_board = self._scene.board.rect.collidepoint(pointer.pos)
        if pointer.kind is Kind.PRESS:
            self._pressed_on_board = on_board
            if self._scene.numbers.card.card.collidepoint(pointer.pos):
                self._drag.feed(pointer, self._scene.kit)
            return
        step = self._drag.feed(pointer, self._scene.kit)
        if step is Step.CLICK and self._scene.waits_for_word:
            self._scene.go_on()
        elif step is Step.DROP or (self._pressed_on_board and on_board):
            self._scene.hand.point(pointer.pos)
            self._scene.lay_tile()
        self._pressed_on_board = False

    def _drag_treasure(self, pointer: Pointer) -> None:
        """A piece is carried from its pile to a scarab."""
        if pointer.kind is Kind.PRESS and self._pile_at(pointer.pos) is None:
            return
        step = self._gem_drag.feed(pointer, self._scene.kit)
        if step is Step.LIFT and self._gem_drag.start is not None:
            value = self._pile_at(self._gem_drag.start)
            if (
                value is None
                or not self._scene.choice.scarabs
                or self._scene.choice.choose(value) is not None
            ):
                self._gem_drag.cancel()
            else:
                self._scene.app.audio.play("pick_up")
        elif step is Step.DROP:
            field = self._scene.board.ground.field_at(pointer.pos)
            if field is not None:
                self._scene.place_treasure(field)

    def _pile_at(self, pos: tuple[int, int]) -> int | None:
        for pile in self._scene.numbers.stock.piles:
            if pile.meets(pos):
                return pile.value
        return None
