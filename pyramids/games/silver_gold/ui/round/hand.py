"""The shape or single square in the player's hand, over the two pyramids."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

import pygame

from pyramids.engine.grid import Shape, mirrored, normalised, turned
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import EXTRA, PATTERN, SINGLE, Mark, shape_at
from pyramids.games.silver_gold.state import MARK_DUE, State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.round.gains import forecast
from pyramids.tables.parts.forecast import Forecast
from pyramids.tables.placing.placement import ORIENTATIONS, Cell, Orientation, Placement
from pyramids.tables.placing.placing_board import PlacingBoard
from pyramids.tables.placing.placing_hand import PlacingHand, Preview
from pyramids.ui.animation import Point
from pyramids.ui.drawing.canvas import Canvas

_SINGLE_FIELD: Final[Shape] = frozenset({(0, 0)})
PLAIN_BLOCK: Final = "silver_gold/pattern_block"
_LOOKS: Final = {
    "plain": (PLAIN_BLOCK, 0.92),
    "unjudged": (PLAIN_BLOCK, 0.55),
    "legal": ("silver_gold/pattern_block_legal", 0.62),
    "illegal": ("silver_gold/pattern_block_illegal", 0.55),
}
"""The picture of a square, and how opaque it is: squares of a board stay visible below it."""
_SWING: Final = 0.12
"""How far a refused shape shakes, in squares."""


class OwnPyramid(PlacingBoard, PyramidCard):
    """One of the viewer's two pyramids, where the shape is placed."""

    rows, columns = GRID.rows, GRID.columns

    @property
    def takes_pieces(self) -> bool:
        """Whether there is a pyramid in this place."""
        return self.pyramid is not None and self.visible

    def cell_rect(self, row: int, column: int) -> pygame.Rect:
        """Where a square is on the screen."""
        return self.chamber.field_rect(row, column)


class ShapeHand(PlacingHand[Mark, Forecast]):
    """The shape of the turn, a single square instead of it, or an extra square."""

    controller: SilverGoldController
    _state: State

    def __init__(
        self, controller: SilverGoldController, cards: tuple[OwnPyramid, OwnPyramid]
    ) -> None:
        super().__init__(controller, cards)
        self.kind = ""
        """What is being marked; empty when there is nothing to mark."""
        self.forced_single = False
        """The shape fits nowhere: only a single square is possible."""
        self._cards = cards
        self._legal: list[Mark] = []
        self._shapes: dict[Orientation, Shape] = {}
        self._take(_SINGLE_FIELD)

    @property
    def shape(self) -> Shape:
        """The shape as it is rotated and mirrored now."""
        return self._shapes[self.orientation]

    @property
    def size(self) -> tuple[int, int]:
        """Rows and columns of the shape as it is turned now."""
        return 1 + max(row for row, _ in self.shape), 1 + max(column for _, column in self.shape)

    def begin(self, state: State) -> None:
        """Hold what the viewer has to mark now, or nothing."""
        seat = self.controller.viewer
        due = state.due[seat] if self.controller.flow.asked else 0
        self._state = state
        self._legal = [m for m in self.controller.rules.legal(state, seat) if isinstance(m, Mark)]
        self.forced_single = due == MARK_DUE and all(m.kind != PATTERN for m in self._legal)
        if not due:
            self.kind = ""
        self.hold((seat, state.round, state.turn, due) if due else None)

    def take_up(self) -> None:
        """Hold the shape, unless it fits nowhere or an extra square is due."""
        extra = self._state.due[self.controller.viewer] != MARK_DUE
        self._hold(EXTRA if extra else SINGLE if self.forced_single else PATTERN)

    def toggle_single(self) -> bool:
        """Switch between the shape and a single square (SG-11); False if there is no choice."""
        if self.kind not in (PATTERN, SINGLE) or self.forced_single:
            return False
        self._hold(SINGLE if self.kind == PATTERN else PATTERN)
        return True

    def lay(self, move: Mark) -> None:
        """Hold what a mark needs, and move it there."""
        if move.kind != self.kind:
            self._hold(move.kind)
        super().lay(move)

    def legal(self) -> Sequence[Mark]:
        """The legal marks of the kind in the hand."""
        return [move for move in self._legal if move.kind == self.kind]

    def move_at(self, placement: Placement) -> Mark:
        """The mark of the squares under the shape."""
        pyramid = self._cards[placement.board].pyramid
        assert pyramid is not None
        fields = shape_at(self._shapes[placement.orientation], *placement.corner)
        return Mark(self.kind, pyramid.number, fields)

    def placement(self, move: Mark) -> Placement:
        """The placement of a mark."""
        numbers = [card.pyramid.number if card.pyramid else 0 for card in self._cards]
        fields = GRID.fields(move.fields)
        corner = min(row for row, _ in fields), min(column for _, column in fields)
        wanted = normalised(fields)
        # Rotating is preferred to mirroring: what the tutorial asks for depends on it.
        ways = (*(self.orientation.turned(step) for step in range(4)), *ORIENTATIONS)
        orientation = next(way for way in ways if self._shapes[way] == wanted)
        return Placement(numbers.index(move.card), corner, orientation)

    def forecast(self, move: Mark) -> Forecast:
        """What a legal mark would do to the sheet."""
        return forecast(self.controller.rules, self._state, self.controller.viewer, move)

    def first_corner(self, board: int) -> Cell:
        """At the entrance, or at the last marked square."""
        card = self._cards[board]
        assert card.pyramid is not None
        return GRID.fields(card.marks or card.pyramid.entrance)[-1]

    def highlighted_moves(self) -> Sequence[Mark]:
        """All spots of a single square, unless the tutorial asks for one."""
        if self.active and self.kind != PATTERN and self.goal is None:
            return self.legal()
        return super().highlighted_moves()

    def lit(self, board: int) -> int:
        """The squares of a card that are highlighted."""
        pyramid, mask = self._cards[board].pyramid, 0
        for move in self.highlighted_moves():
            if pyramid is not None and move.card == pyramid.number:
                mask |= move.fields
        return mask

    def blocks(self) -> list[Point]:
        """The centres of its squares as they are drawn now."""
        (rows, columns), cell, carried = self.size, self.cell, self.carried
        angle = radians(carried.angle)
        middle = (carried.centre[0] + carried.swing * _SWING * cell, carried.centre[1])
        places = []
        for row, column in sorted(self.shape):
            x, y = column - (columns - 1) / 2, row - (rows - 1) / 2
            x, y = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
            places.append((middle[0] + x * carried.flip * cell, middle[1] + y * cell))
        return places

    def draw_piece(self, canvas: Canvas, preview: Preview[Mark, Forecast] | None) -> None:
        """Draw its squares in the colour of what would happen."""
        look = "plain" if self.board is None else "unjudged"
        if preview is not None:
            look = "illegal" if preview.reason else "legal"
        art, alpha = _LOOKS[look]
        picture = canvas.graphics.art.rotated(art, (self.cell, self.cell), -self.carried.angle)
        for x, y in self.blocks():
            place = picture.get_rect(center=(round(x), round(y)))
            canvas.blit(picture, place.topleft, alpha)

    def _hold(self, kind: str) -> None:
        self.kind = kind
        self.can_turn = self.can_mirror = kind == PATTERN
        pattern = self.controller.deck.patterns[self._state.pattern].shape
        self._take(pattern if kind == PATTERN else _SINGLE_FIELD)
        self.straighten()

    def _take(self, shape: Shape) -> None:
        shape = normalised(shape)
        for way in ORIENTATIONS:
            self._shapes[way] = mirrored(shape) if way.mirrored else shape
            for _turn in range(way.turns):
                self._shapes[way] = turned(self._shapes[way])
