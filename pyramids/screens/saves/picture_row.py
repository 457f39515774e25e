"""The base of a row with a picture of its game's board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from pyramids.screens.saves.board_picture import BoardPicture, draw_board, picture_size
from pyramids.screens.saves.file_row import FileRow
from pyramids.storage.saves import BrokenFile, Save
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.widgets import IconButton


class PictureRow(FileRow):
    """Its picture is made while nothing else is drawn; a damaged file has none."""

    def __init__(
        self,
        save: Save | BrokenFile,
        portraits: Sequence[str],
        tools: Sequence[IconButton],
        on_open: Callable[[], None],
        on_delete: Callable[[], None],
    ) -> None:
        broken = save if isinstance(save, BrokenFile) else None
        super().__init__(broken, portraits, tools, on_open, on_delete)
        self.picture = BoardPicture(save) if isinstance(save, Save) else None

    def make_picture(self, graphics: Graphics) -> Iterator[None]:
        """Make the picture of the board, step by step."""
        if self.picture is not None:
            yield from self.picture.steps(graphics, picture_size(graphics))
            self.invalidate()

    def draw_picture(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the board, or the game's door until there is a picture."""
        assert self.picture is not None, "what is damaged has no picture"
        draw_board(canvas, self.picture, area)
