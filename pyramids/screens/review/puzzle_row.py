"""One puzzle in the list: its position, the game, the player, and what the slip gave away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.catalogue import find_game
from pyramids.engine.errors import PyramidsError
from pyramids.language import _, later
from pyramids.play.kept_puzzles import KeptPuzzle
from pyramids.play.seats import read_seating
from pyramids.play.texts.review import MARKS, percent
from pyramids.play.texts.saves import day, game_title
from pyramids.review.game_review import BLUNDER, SLIP, mark_of
from pyramids.screens.saves.file_row import write
from pyramids.screens.saves.picture_row import PictureRow
from pyramids.storage import saves
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.theme import BODY_BOLD, SMALL, PlateStyle, Space
from pyramids.ui.widgets import IconButton

PuzzleAction = Callable[[KeptPuzzle], None]
_CHECK: Final = "common/icon_check"


class PuzzleRow(PictureRow):
    """Press it to try the puzzle; the bin deletes it."""

    faces = 1

    def __init__(self, kept: KeptPuzzle, on_open: PuzzleAction, on_delete: PuzzleAction) -> None:
        save = saves.describe(kept.path, kept.record)
        super().__init__(
            save,
            _portrait(kept),
            [IconButton("common/icon_play", later("Solve"), lambda: on_open(kept))],
            lambda: on_open(kept),
            lambda: on_delete(kept),
        )
        self.kept = kept
        self._save = save

    def draw_words(self, canvas: Canvas, area: pygame.Rect, style: PlateStyle) -> None:
        """Draw the game, and below it the player and the slip; a tick if it is solved."""
        graphics, kept = canvas.graphics, self.kept
        upper, lower = self.lines(graphics)
        left, side = area.left, graphics.text.line_height(BODY_BOLD)
        if kept.solved:
            canvas.svg(_CHECK, rect_at("midleft", (left, upper), side))
            left += side + graphics.px(Space.TIGHT)
        title = game_title(kept.record.setup.game)
        write(canvas, title, (left, upper), area.right - left, BODY_BOLD, style.text_colour)
        ink = style.second_text_colour
        write(canvas, self._told(), (area.left, lower), area.width, SMALL, ink)

    def _told(self) -> str:
        kept = self.kept
        parts = [
            kept.record.setup.players[kept.seat].name,
            f"{_(MARKS[_mark(kept)])}, {percent(kept.loss)}",
            day(self._save.saved),
        ]
        return " · ".join([*parts, *([_("solved")] if kept.solved else [])])


def _mark(kept: KeptPuzzle) -> str:
    try:
        spec = find_game(kept.record.setup.game)
    except PyramidsError:
        return SLIP
    if spec.review is None:
        return SLIP
    return BLUNDER if mark_of(kept.loss, spec.review.limits) == BLUNDER else SLIP


def _portrait(kept: KeptPuzzle) -> list[str]:
    setup = kept.record.setup
    try:
        looks = read_seating(kept.record.notes.get("seating"), find_game(setup.game), setup.players)
    except PyramidsError:
        return []
    return [looks[kept.seat].portrait]
