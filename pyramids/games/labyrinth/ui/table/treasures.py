"""Placing treasures: which one goes onto which scarab, by clicking or dragging."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.moves import Place
from pyramids.games.labyrinth.state import DONE, LAY_DUE, State
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.column.treasure_stock import Pile, Stock
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.ui.app import App
from pyramids.ui.drag import Drag, DragStep
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Pointer, PointerKind

_REFUSED: Final = 0.55
"""Opacity of a dragged treasure that can't be placed."""


class TreasureChoice:
    """The viewer's chosen treasure, and the free scarabs."""

    def __init__(self, controller: LabyrinthController) -> None:
        self.deciding = False
        """Whether the tile is placed and the turn isn't over."""
        self.scarabs: tuple[int, ...] = ()
        """The squares where a treasure may be placed now."""
        self.value: int | None = None
        """The chosen kind; None if there is none to place."""
        self._controller = controller
        self._values: tuple[int, ...] = ()
        self._state: State | None = None

    def begin(self, state: State) -> None:
        """Follow the table; the chosen kind stays if it can."""
        controller, seat = self._controller, self._controller.viewer
        stage, hunter = state.stages[seat], state.hunters[seat]
        self._state = state
        self.deciding = controller.viewer_builds and stage not in (LAY_DUE, DONE)
        building = controller.rules.building
        self._values = building.values(hunter, state.professional) if self.deciding else ()
        free = building.free_scarabs(hunter, stage) if self._values else []
        self.scarabs = tuple(free)
        if not self.scarabs:
            self._values = ()
        if self.value not in self._values:
            self.value = self._values[0] if self._values else None

    def choose(self, value: int) -> Reason | None:
        """Choose a kind; returns the reason if that isn't possible now (LP-6)."""
        if value in self._values:
            self.value = value
            return None
        if self._state is None or not self.scarabs:
            return Reason("only_on_the_new_tile" if not self.deciding else "no_scarab")
        move = Place(self.scarabs[0], value)
        return self._controller.rules.check(self._state, self._controller.viewer, move)

    def next(self, step: int) -> bool:
        """The next kind; False if there is no other one."""
        if self.value is None or len(self._values) < 2:
            return False
        place = self._values.index(self.value)
        self.value = self._values[(place + step) % len(self._values)]
        return True


class TreasureDrag:
    """Drags a treasure from its pile until it is dropped."""

    def __init__(
        self,
        app: App,
        stock: Stock,
        board: LabyrinthBoard,
        choice: TreasureChoice,
        on_drop: Callable[[int, int], None],
    ) -> None:
        self._app = app
        self._stock = stock
        self._board = board
        self._choice = choice
        self._on_drop = on_drop
        """Called with the square and the value of the treasure."""
        self._value: int | None = None
        """The treasure that is dragged."""
        self._drag = Drag()
        self._pointer = (0, 0)

    def point(self, pointer: Pointer) -> None:
        """Follow a pointer that may drag a treasure."""
        self._pointer = pointer.pos
        if pointer.kind is PointerKind.LEAVE:
            self._drag.cancel()
        if pointer.kind is PointerKind.PRESS and self._pile_at(pointer.pos) is None:
            return
        step = self._drag.feed(pointer, self._app.graphics)
        if step is DragStep.LIFT and self._drag.start is not None:
            self._lift(self._pile_at(self._drag.start))
        elif step is DragStep.DROP:
            field = self._board.geometry.field_at(pointer.pos)
            if field is not None and self._value is not None:
                self._on_drop(field, self._value)

    def draw(self, canvas: Canvas) -> None:
        """Draw the treasure at the pointer, paler if it can't be placed now."""
        if self._drag.lifted and self._value is not None:
            gem = self._board.piece_rect(0)
            gem.center = self._pointer
            fits = self._value == self._choice.value
            canvas.svg(self._stock.pile(self._value).art, gem, alpha=1.0 if fits else _REFUSED)

    def _lift(self, pile: Pile | None) -> None:
        if pile is None or not pile.count:
            self._drag.cancel()
            return
        # Also one that can't be placed now: where it is dropped, the player is told why.
        self._value = pile.value
        self._choice.choose(pile.value)
        self._app.audio.play("pick_up")

    def _pile_at(self, pos: tuple[int, int]) -> Pile | None:
        return next((pile for pile in self._stock.piles if pile.contains(pos)), None)
