"""The tile in the player's hand, with a preview of the path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pyramids.games.labyrinth.board import SIZE
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Lay
from pyramids.games.labyrinth.scoring import BLOCKED
from pyramids.games.labyrinth.state import LAY_DUE, State
from pyramids.games.labyrinth.ui.board.own_board import OwnBoard
from pyramids.games.labyrinth.ui.board.tile_face import turning_face
from pyramids.games.labyrinth.ui.controller import LabyrinthController
from pyramids.games.labyrinth.ui.table.gains import Outlook, outlook
from pyramids.tables.placing.placement import Cell, Orientation, Placement
from pyramids.tables.placing.placing_hand import PlacingHand, Preview
from pyramids.ui.drawing.canvas import Canvas

_ALPHA: Final = {"plain": 0.95, "unjudged": 0.5, "legal": 0.95, "illegal": 0.5}
_SWING: Final = 0.1
"""How far a refused tile shakes, in its own widths."""


class TileHand(PlacingHand[Lay, Outlook]):
    """The tile of the turn."""

    controller: LabyrinthController
    _state: State

    snap_reach = 0.45

    def __init__(self, controller: LabyrinthController, board: OwnBoard) -> None:
        super().__init__(controller, [board])
        self._own_board = board
        self._legal: list[Lay] = []
        self._number = 0

    @property
    def space(self) -> int | None:
        """The space under the tile; None if it is over none."""
        return None if self.board is None else self.corner[0] * SIZE + self.corner[1]

    @property
    def rotation(self) -> int:
        """Quarter turns clockwise, as the player turned it."""
        return self.orientation.turns

    @property
    def size(self) -> tuple[int, int]:
        """A tile is one space."""
        return 1, 1

    def begin(self, state: State) -> None:
        """Hold the tile of the turn, or nothing if none is to be placed."""
        seat = self.controller.viewer
        due = self.controller.viewer_builds and state.stages[seat] == LAY_DUE
        self._state = state
        legal = self.controller.rules.legal(state, seat) if due else []
        self._legal = [move for move in legal if isinstance(move, Lay)]
        self.hold((seat, state.turn) if due else None)

    def take_up(self) -> None:
        """Hold the tile as its card shows it; after an undo it stays rotated."""
        if self._number != self._state.drawn[-1]:
            self._number = self._state.drawn[-1]
            self.straighten()

    def legal(self) -> Sequence[Lay]:
        """Every empty space, in all rotations that look different (LP-4)."""
        return self._legal

    def next_choice(self, step: int) -> Lay | None:
        """The next empty space after that under the tile, in the tile's rotation."""
        empty = self.empty_spaces()
        later = [space for space in empty if self.space is not None and space > self.space]
        return self._lay_on((later or empty)[0], self.rotation) if empty else None

    def move_at(self, placement: Placement) -> Lay:
        """The tile on the space under it."""
        row, column = placement.corner
        return self._lay_on(row * SIZE + column, placement.orientation.turns)

    def placement(self, move: Lay) -> Placement:
        """The space, and the rotation unless the tile looks the same already."""
        tile = self.controller.rules.tile_set.tile(move.tile)
        same = tile.rotation(self.rotation) == move.rotation
        orientation = self.orientation if same else Orientation(move.rotation)
        return Placement(0, divmod(move.space, SIZE), orientation)

    def forecast(self, move: Lay) -> Outlook:
        """What the tile would do to the labyrinth."""
        return outlook(self.controller.rules, self._state, self.controller.viewer, move)

    def first_corner(self, board: int) -> Cell:
        """At the path's end if that is free, else anywhere."""
        empty, end = self.empty_spaces(), self._own_board.path.end
        beside = end >= 0 and end >> 3 in empty
        return divmod(end >> 3 if beside else empty[0] if empty else 0, SIZE)

    def squares_told(self, preview: Preview[Lay, Outlook]) -> Sequence[pygame.Rect]:
        """The tile, and the squares that it adds to the path."""
        told = [self.rect]
        if preview.forecast is not None:
            board = self._own_board
            added = preview.forecast.walk.fields[len(board.path.fields) :]
            told += [board.geometry.field_rect(field) for field in added]
        return told

    def empty_spaces(self) -> list[int]:
        """The spaces where the tile may be placed."""
        return sorted({move.space for move in self._legal})

    def draw_piece(self, canvas: Canvas, preview: Preview[Lay, Outlook] | None) -> None:
        """The tile, its frame in the colour of what would happen, and the path through it."""
        palette, tile_set, carried = (
            canvas.graphics.theme.palette,
            self.controller.rules.tile_set,
            self.carried,
        )
        look = "plain" if self.board is None else "unjudged"
        if preview is not None:
            look = "illegal" if preview.reason else "legal"
        rect = self.rect
        rect.centerx = round(carried.centre[0] + carried.swing * _SWING * rect.width)
        content = laid(self._number, tile_set.tile(self._number).rotation(self.rotation))
        picture = turning_face(canvas.graphics, tile_set, content, rect.width, -carried.angle)
        canvas.shadow(rect, 4, depth=1.4)
        canvas.blit(picture, picture.get_rect(center=rect.center).topleft, _ALPHA[look])
        if preview is None:
            return
        width = max(2, rect.width // 28)
        colour = palette.illegal if preview.reason else palette.legal
        if preview.forecast is not None and preview.forecast.ends:
            colour = palette.card_orange
        canvas.ring(rect.inflate(2 * width, 2 * width), 2 * width, width, colour)
        if preview.forecast is not None and not carried.turning:
            self._draw_way(canvas, preview.forecast)

    def _draw_way(self, canvas: Canvas, seen: Outlook) -> None:
        """Draw the path as it would be."""
        board = self._own_board
        board.draw_trail(
            canvas,
            board.settled,
            len(seen.walk.fields),
            walk=seen.walk,
            spaces=seen.hunter.spaces,
            colour=canvas.graphics.theme.palette.emerald,
        )
        if seen.ends == BLOCKED:
            board.draw_dead_end(canvas, seen.hunter, seen.walk)

    def _lay_on(self, space: int, rotation: int) -> Lay:
        tile = self.controller.rules.tile_set.tile(self._number)
        return Lay(self._number, space, tile.rotation(rotation))
