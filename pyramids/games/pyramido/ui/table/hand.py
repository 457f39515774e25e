"""The domino in the player's hand, with a preview of the areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from pyramids.games.pyramido.areas.outlook import AreaChange, outcome
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.state import Phase, State
from pyramids.games.pyramido.texts.pieces import change_words
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.pyramid.block_face import domino_picture
from pyramids.games.pyramido.ui.pyramid.own_pyramid import OwnPyramid
from pyramids.games.pyramido.ui.row.stack_view import gem_art
from pyramids.language import _
from pyramids.tables.parts.forecast import Forecast, Gain, Tone, signed
from pyramids.tables.placing.placement import Cell, Orientation, Placement
from pyramids.tables.placing.placing_hand import PlacingHand, Preview
from pyramids.ui.drawing.canvas import Canvas

_ALPHA: Final = {"plain": 0.95, "unjudged": 0.6, "legal": 0.92, "illegal": 0.5}
_SWING: Final = 0.1
"""How far a refused domino shakes, in its own widths."""
_FIRST_BLOCK: Final = ((0, 0), (0, 0), (0, 1), (1, 0))
"""By rotation: the first block's cell, counted from the domino's top left one."""
_STRONG: Final = 0.1
"""The outline of an area that would change, in shares of a quarter."""


@dataclass(frozen=True)
class AreaForecast(Forecast):
    """What a placement would do to the areas."""

    changes: tuple[AreaChange, ...]


class DominoHand(PlacingHand[Place, AreaForecast]):
    """The domino that was taken."""

    controller: PyramidoController
    _state: State

    snap_reach = 0.45

    def __init__(self, controller: PyramidoController, board: OwnPyramid) -> None:
        super().__init__(controller, [board])
        self._own_board = board
        self._domino = 0

    @property
    def size(self) -> tuple[int, int]:
        """Two blocks, side by side or below each other."""
        return (2, 1) if self.orientation.turns % 2 else (1, 2)

    def begin(self, state: State) -> None:
        """Hold the taken domino once it is to be placed."""
        due = self.controller.asks(Phase.PLACE) and state.phase is Phase.PLACE
        self._state = state
        self.hold((self.controller.viewer, state.hand) if due else None)

    def take_up(self) -> None:
        """Hold the domino lying flat; after an undo it stays rotated."""
        if self._domino != self._state.hand:
            self._domino = self._state.hand
            self.straighten()

    def legal(self) -> Sequence[Place]:
        """Every free place, in all rotations (PF-8)."""
        moves = self.controller.rules.legal(self._state, self.controller.viewer)
        return [move for move in moves if isinstance(move, Place)]

    def next_choice(self, step: int) -> Place | None:
        """The next place in this rotation; after the last one, those in the next rotation."""
        moves = sorted(self.legal(), key=lambda move: (move.rotation, move.row, move.column))
        if not moves:
            return None
        here = self.move_at(Placement(0, self.corner, self.orientation)) if self.shown else None
        if here in moves:
            return moves[(moves.index(here) + step) % len(moves)]
        turns = self.orientation.turns
        return next((move for move in moves if move.rotation == turns), moves[0])

    def move_at(self, placement: Placement) -> Place:
        """The domino on the blocks under it; the first one of a pyramid may go anywhere."""
        rotation = placement.orientation.turns
        if not self._own_board.builder.placed:
            return Place(0, 0, rotation)
        (row, column), (down, right) = placement.corner, _FIRST_BLOCK[rotation]
        top, left = self._own_board.corner
        return Place(row + down + top, column + right + left, rotation)

    def placement(self, move: Place) -> Placement:
        """The cell of its top left block, and its rotation."""
        (down, right), (top, left) = _FIRST_BLOCK[move.rotation], self._own_board.corner
        corner = move.row - down - top, move.column - right - left
        return Placement(0, corner, Orientation(move.rotation))

    def forecast(self, move: Place) -> AreaForecast:
        """What the domino would do to the areas."""
        state, rules = self._state, self.controller.rules
        builder = state.builders[self.controller.viewer]
        found = outcome(rules, builder, state.stage, state.hand, move)
        gains = [_gain(change) for change in found.changes if _counts(change)]
        gains.sort(key=lambda gain: gain.tone)
        if found.covered:
            lost = signed(-found.covered)
            gains.append(Gain("common/icon_close", _("covered"), lost, "bad"))
        return AreaForecast(tuple(gains), None, found.changes)

    def first_corner(self, board: int) -> Cell:
        """At the first legal place in this rotation."""
        moves = self.legal()
        same = [move for move in moves if move.rotation == self.orientation.turns] or moves
        return self.placement(same[0]).corner if same else (0, 0)

    def squares_told(self, preview: Preview[Place, AreaForecast]) -> Sequence[pygame.Rect]:
        """The domino, and the areas that it changes."""
        told = [self.rect, self._own_board.built_rect()]
        if preview.forecast is not None:
            for change in preview.forecast.changes:
                rects = self._own_board.geometry.placed_rects(change.quarters)
                told += rects
        return told

    def draw_piece(self, canvas: Canvas, preview: Preview[Place, AreaForecast] | None) -> None:
        """The domino, its frame in the colour of what would happen, and the areas around it."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        look = "plain" if self.board is None else "unjudged"
        if preview is not None:
            look = "illegal" if preview.reason else "legal"
        rect, carried = self.rect, self.carried
        rect.centerx = round(carried.centre[0] + carried.swing * _SWING * rect.width)
        domino = self.controller.rules.domino_set.domino(self._domino)
        quarter = max(1, self.cell // 2)
        picture = domino_picture(graphics, domino, self.orientation.turns, quarter)
        if carried.turning:
            picture = pygame.transform.rotate(picture.convert_alpha(), -carried.angle)
        canvas.shadow(rect, 4, depth=1.6)
        canvas.blit(picture, picture.get_rect(center=rect.center).topleft, _ALPHA[look])
        if preview is None or carried.turning:
            return
        # The first domino always is at 0,0, wherever it is held: nothing around it changes.
        if preview.forecast is not None and self._own_board.builder.placed:
            self._draw_changes(canvas, preview.forecast.changes)
        width = max(3, max(rect.size) // 36)
        colour = palette.illegal if preview.reason else palette.legal
        canvas.ring(rect.inflate(width, width), width, width, colour)

    def _draw_changes(self, canvas: Canvas, changes: Sequence[AreaChange]) -> None:
        """Outline the areas that would grow, and those that would shrink."""
        palette, board = canvas.graphics.theme.palette, self._own_board
        for change in changes:
            shrinks = sum(change.after) < sum(change.before)
            rects = board.geometry.placed_rects(change.quarters)
            if rects and _counts(change):
                board.draw_outline(canvas, rects, palette.ink, _STRONG + 0.03)
                colour = palette.illegal if shrinks else palette.gold_light
                board.draw_outline(canvas, rects, colour, _STRONG)


def _gain(change: AreaChange) -> Gain:
    tone: Tone = "bad" if sum(change.after) < sum(change.before) else "good"
    if not change.before:
        tone = "plain"
    return Gain(gem_art(change.colour), "", change_words(change.before, change.after), tone)


def _counts(change: AreaChange) -> bool:
    """Whether the symbols of areas change; losing a part without any isn't told."""
    return [*filter(None, change.before)] != [*filter(None, change.after)]
