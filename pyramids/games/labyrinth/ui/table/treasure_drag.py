"""Dragging a treasure from its pile to a scarab."""

from __future__ import annotations

from collections.abc import Callable

from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.column.treasure_stock import Pile, Stock
from pyramids.games.labyrinth.ui.table.treasure_choice import TreasureChoice
from pyramids.ui.app import App
from pyramids.ui.drag import Drag, DragStep
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Pointer, PointerKind


class TreasureDrag:
    """A piece that was lifted from its pile, until it is dropped."""

    def __init__(
        self,
        app: App,
        stock: Stock,
        board: LabyrinthBoard,
        choice: TreasureChoice,
        on_drop: Callable[[int], None],
    ) -> None:
        self._app = app
        self._stock = stock
        self._board = board
        self._choice = choice
        self._on_drop = on_drop
        self._drag = Drag()
        self._pointer = (0, 0)

    def point(self, pointer: Pointer) -> None:
        """Follow a pointer that may carry a piece."""
        self._pointer = pointer.pos
        if pointer.kind is PointerKind.LEAVE:
            self._drag.cancel()
        if pointer.kind is PointerKind.PRESS and self._pile_at(pointer.pos) is None:
            return
        step = self._drag.feed(pointer, self._app.graphics)
        if step is DragStep.LIFT and self._drag.start is not None:
            self._lift(self._pile_at(self._drag.start))
        elif step is DragStep.DROP:
            field = self._board.ground.field_at(pointer.pos)
            if field is not None:
                self._on_drop(field)

    def draw(self, canvas: Canvas) -> None:
        """The piece at the pointer."""
        value = self._choice.value
        if self._drag.lifted and value is not None:
            gem = self._board.piece_rect(0)
            gem.center = self._pointer
            canvas.svg(self._stock.pile(value).art, gem)

    def _lift(self, pile: Pile | None) -> None:
        choice = self._choice
        if pile is None or not choice.scarabs or choice.choose(pile.value) is not None:
            self._drag.cancel()
        else:
            self._app.audio.play("pick_up")

    def _pile_at(self, pos: tuple[int, int]) -> Pile | None:
        return next((pile for pile in self._stock.piles if pile.contains(pos)), None)
