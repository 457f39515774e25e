"""Small pictures of saved games: one player's board, drawn while nothing else happens.

Replaying a record and drawing a board for the first time take longer than a frame should, so the
list appears at once, and then each idle frame does one part of one picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame

from pyramids.catalogue import find_game
from pyramids.engine.errors import PyramidsError
from pyramids.play.saved_board import SavedBoard, saved_board
from pyramids.storage import saves
from pyramids.storage.saves import Save
from pyramids.tables.game_ui import game_ui
from pyramids.tables.players import PlayerLooks
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import Material, Space
from pyramids.ui.theme.screens import GameDoorSizes, RowSizes

_SEALED: Final = "common/door_closed"
_LARGEST: Final = 300_000
"""Bytes of a record, ten times a long game. Replaying more would stop the window for seconds."""
_FINE: Final = 3
"""Boards are drawn larger and scaled down smoothly: their lines have a least width."""


class BoardPicture:
    """The picture of one saved game, made step by step; until then it is the game's door."""

    def __init__(self, save: Save) -> None:
        self._save = save
        self.door = _door(save.game)
        self._board: SavedBoard | None = None
        self._failed = False

    def surface(self, graphics: Graphics, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture at a size, if it has been drawn already."""
        return graphics.cache.find(self._key(graphics, size))

    def steps(self, graphics: Graphics, size: tuple[int, int]) -> Iterator[None]:
        """Make the picture; each step takes about a frame's time."""
        if self._failed or self.surface(graphics, size) is not None:
            return
        try:
            if self._board is None and _size(self._save.path) > _LARGEST:
                self._failed = True
                return
            if self._board is None:
                self._board = saved_board(saves.load(self._save.path))
                yield
            drawn = _draw(graphics, self._board, size)
        except PyramidsError:
            # The player is told why as soon as they try to open the game.
            drawn = None
        self._failed = drawn is None
        if drawn is not None:
            graphics.cache.get(self._key(graphics, size), lambda: drawn)
            yield

    def _key(self, graphics: Graphics, size: tuple[int, int]) -> tuple[object, ...]:
        theme = graphics.theme
        look = (size, theme.high_contrast, theme.patterns)
        return ("saved board", self._save.path, self._save.saved, look)


def picture_size(graphics: Graphics) -> tuple[int, int]:
    """The size of a picture in a row of a list."""
    width, height = RowSizes.BOARD
    return graphics.px(width), graphics.px(height)


def draw_board(canvas: Canvas, picture: BoardPicture, area: pygame.Rect) -> None:
    """Draw the board at the left of a row, or the game's door until there is a picture.

    Narrows `area` to what is left for the texts.
    """
    graphics = canvas.graphics
    size = picture_size(graphics)
    frame = pygame.Rect(area.left, area.centery - size[1] // 2, *size)
    margin = graphics.px(Space.TIGHT)
    canvas.plate(frame.inflate(2 * margin, 2 * margin), Material.NIGHT_INSET)
    board = picture.surface(graphics, size)
    if board is not None:
        canvas.blit(board, frame.topleft)
    else:
        wide, high = GameDoorSizes.OPENING
        door = rect_at("center", frame.center, frame.height * wide // high, frame.height)
        canvas.blit(graphics.art.stretched(picture.door, door.size), door.topleft, 0.5)
    begin = frame.right + graphics.px(Space.LARGE)
    area.width, area.left = area.right - begin, begin


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _door(game: str) -> str:
    try:
        return game_ui(find_game(game)).door
    except PyramidsError:
        return _SEALED


def _draw(graphics: Graphics, board: SavedBoard, size: tuple[int, int]) -> pygame.Surface | None:
    looks = PlayerLooks(board.names, board.seating)
    widget = game_ui(board.spec).board_preview(board.level, looks, board.seat)
    if widget is None:
        return None
    large = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    widget.place(large.get_rect(), graphics)
    widget.show(board.state, ())
    widget.draw(Canvas(large, graphics))
    if not large.get_bounding_rect().width:
        # Before the deal, or while everything is still hidden.
        return None
    return pygame.transform.smoothscale(large, size)
