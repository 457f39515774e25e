"""The player's hand: holds the tile over the board, turns it, and says what it would do there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.board import SIZE
from pyramids.games.labyrinth.corridors import laid
from pyramids.games.labyrinth.moves import Lay
from pyramids.games.labyrinth.scoring import BLOCKED
from pyramids.games.labyrinth.state import LAY_DUE, State
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.board.tile_face import turning_face
from pyramids.games.labyrinth.ui.table.gains import Outlook, outlook
from pyramids.ui.animation import Duration, Glide, Tween, in_out_cubic, wiggle
from pyramids.ui.drawing.canvas import Canvas

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.course import LabyrinthCourse

_ALPHA: Final = {"plain": 0.95, "legal": 0.95, "illegal": 0.5}
_SWING: Final = 0.1
"""How far a refused tile shakes its head, in its own widths."""
_NEAR: Final = 0.9
"""In fields: how far beside the board the tile still snaps to it."""


@dataclass(frozen=True)
class Preview:
    """What the tile would do where it lies."""

    move: Lay
    reason: Reason | None
    outlook: Outlook | None


class TileHand:
    """Tile, rotation and space: everything that a placement is made of."""

    def __init__(self, course: LabyrinthCourse, board: LabyrinthBoard) -> None:
        self.active = False
        """Whether there is a tile to lay."""
        self.shown = False
        """Whether it is seen: the pointer is near, or the keyboard moves it."""
        self.space: int | None = None
        """Over which space it lies; None if it floats."""
        self.rotation = 0
        """Quarter turns clockwise, as the player turned it."""
        self.lens = False
        """All empty spaces are shown."""
        self._number = 0
        self._course = course
        self._board = board
        self._table: State | None = None
        self._preview: Preview | None = None
        self._pointer: tuple[int, int] | None = None
        self._centre = Glide(duration=Duration.GHOST)
        self._spin = Tween(0.0, Duration.TURN)
        self._refusal = Tween(1.0, Duration.WIGGLE, in_out_cubic)

    @property
    def preview(self) -> Preview | None:
        """What the tile would do where it lies; None while it floats."""
        return self._preview if self.active and self.shown and self.space is not None else None

    @property
    def content(self) -> int:
        """The tile as a space would hold it."""
        tile = self._course.rules.kit.tile(self._number)
        return laid(self._number, tile.rotation(self.rotation))

    @property
    def rect(self) -> pygame.Rect:
        """Where it is drawn now."""
        side = 2 * self._board.ground.field
        rect = pygame.Rect(0, 0, side, side)
        swing = wiggle(self._refusal.value) * _SWING * side
        x, y = self._centre.pos
        rect.center = (round(x + swing), round(y))
        return rect

    def begin(self, table: State) -> None:
        """Take up the tile of the turn; empty hands if there is nothing to lay."""
        seat = self._course.viewer
        due = self._course.viewer_builds and table.stages[seat] == LAY_DUE
        fresh = self._table is None or self._table.turn != table.turn
        self._table = table
        self.active = due
        self.lens = False
        if not due:
            self._preview = None
            return
        self._number = table.drawn[-1]
        if fresh:
            self.rotation = 0
            self._spin.jump(0.0)
        if self._pointer is not None:
            self.point(self._pointer)
        elif self.space is not None:
            self._look()

    def turn(self, step: int) -> bool:
        """Turn it by a quarter; a turn that is still running goes on from where it is."""
        if not self.active:
            return False
        self.rotation = (self.rotation + step) % 4
        self._spin.jump(self._spin.value + 90.0 * step)
        self._spin.to(0.0)
        self._look()
        return True

    def point(self, pos: tuple[int, int]) -> None:
        """The pointer is there: snap to the space that is near, or float."""
        self._pointer = pos
        if not self.active:
            return
        appears = not self.shown
        self.shown = True
        ground = self._board.ground
        self.space = ground.space_at(pos, round(_NEAR * ground.field))
        if self.space is None:
            self._centre.jump(pos)
            self._preview = None
            return
        self._lie(self.space, at_once=appears)

    def drop(self) -> None:
        """The pointer went away: the tile isn't seen any more."""
        self._pointer = None
        self.shown = False
        self.space = None

    def focus(self) -> None:
        """The keyboard came to the board: the tile lies on the first empty space."""
        if not self.active:
            return
        self._pointer = None
        first = self.space is None or not self.shown
        self.shown = True
        self._lie(self._first_space() if first or self.space is None else self.space, at_once=first)

    def step(self, down: int, right: int) -> bool:
        """Move by a space; False at the edge."""
        if not self.active or self.space is None:
            return False
        self._pointer = None
        row, column = self.space // SIZE + down, self.space % SIZE + right
        if not (0 <= row < SIZE and 0 <= column < SIZE):
            return False
        self._lie(row * SIZE + column)
        return True

    def next_legal(self) -> bool:
        """Lie on the next empty space, and light them all; False if there is none."""
        empty = self.empty_spaces()
        if not self.active or not empty:
            return False
        self.lens = True
        self.shown = True
        self._pointer = None
        later = [space for space in empty if self.space is not None and space > self.space]
        self._lie((later or empty)[0])
        return True

    def lay(self, move: Lay) -> None:
        """Lie there as a move would lay it, without making it."""
        if not self.active:
            return
        self.rotation = move.rotation
        self._spin.jump(0.0)
        self._pointer = None
        self.shown = True
        self._lie(move.space)

    def empty_spaces(self) -> list[int]:
        """Where the tile may lie."""
        if self._table is None:
            return []
        spaces = self._table.hunters[self._course.viewer].spaces
        return [space for space, content in enumerate(spaces) if not content]

    def refuse(self) -> None:
        """Shake the head."""
        self._refusal.jump(0.0)
        self._refusal.to(1.0)

    def fit(self) -> None:
        """Follow a new layout."""
        if self.space is not None:
            self._lie(self.space, at_once=True)

    def update(self, dt: float) -> bool:
        """Let time pass; says whether it moved."""
        moved = [tween.update(dt) for tween in (self._spin, self._refusal)]
        return any([*moved, self._centre.update(dt)])

    def draw(self, canvas: Canvas) -> None:
        """The tile, its frame in the colour of what would happen, and the path through it."""
        preview, palette = self.preview, canvas.kit.theme.palette
        mood = "plain" if preview is None else "illegal" if preview.reason else "legal"
        rect = self.rect
        picture = turning_face(
            canvas.kit, self._course.rules.kit, self.content, rect.width, self._spin.value
        )
        canvas.shadow(rect, 4, depth=1.4)
        canvas.blit(picture, picture.get_rect(center=rect.center).topleft, _ALPHA[mood])
        if preview is None:
            return
        width = max(2, rect.width // 28)
        colour = palette.illegal if preview.reason else palette.legal
        if preview.outlook is not None and preview.outlook.ends:
            colour = palette.card_orange
        canvas.ring(rect.inflate(2 * width, 2 * width), 2 * width, width, colour)
        if preview.outlook is not None and self._spin.resting:
            self._draw_way(canvas, preview.outlook)

    def _draw_way(self, canvas: Canvas, seen: Outlook) -> None:
        """The corridor grows before the tile is laid."""
        self._board.draw_trail(
            canvas,
            self._board.settled,
            len(seen.walk.fields),
            walk=seen.walk,
            spaces=seen.hunter.spaces,
            colour=canvas.kit.theme.palette.emerald,
        )
        if seen.ends == BLOCKED:
            self._board.draw_dead_end(canvas, seen.hunter, seen.walk)

    def _lie(self, space: int, *, at_once: bool = False) -> None:
        self.space = space
        centre = self._board.ground.space_rect(space).center
        if at_once:
            self._centre.jump(centre)
        else:
            self._centre.to(centre)
        self._look()

    def _look(self) -> None:
        table = self._table
        if self.space is None or table is None or not self.active:
            self._preview = None
            return
        course, seat = self._course, self._course.viewer
        tile = course.rules.kit.tile(self._number)
        move = Lay(self._number, self.space, tile.rotation(self.rotation))
        reason = course.rules.check(table, seat, move)
        seen = None if reason else outlook(course.rules, table, seat, move)
        self._preview = Preview(move, reason, seen)

    def _first_space(self) -> int:
        """Where the keyboard begins: beside the path's end if that is free, else anywhere."""
        empty, end = self.empty_spaces(), self._board.path.end
        if end >= 0 and end >> 3 in empty:
            return end >> 3
        return empty[0] if empty else 0
