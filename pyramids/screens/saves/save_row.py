"""One saved game in the list: its board, portraits, name, scores, date; or an error."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.catalogue import all_games
from pyramids.language import _, later
from pyramids.play.seats import default_look, read_seating
from pyramids.play.texts.saves import day, game_title, scores, stage
from pyramids.screens.saves.file_row import write
from pyramids.screens.saves.picture_row import PictureRow
from pyramids.storage.saves import BrokenFile, Save
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import BODY_BOLD, SMALL, PlateStyle, Space
from pyramids.ui.widgets import IconButton

Entry = Save | BrokenFile
RowAction = Callable[[Entry], None]


class SaveRow(PictureRow):
    """Press it to continue the game; its buttons rename and delete it."""

    def __init__(
        self, entry: Entry, on_open: RowAction, on_rename: RowAction, on_delete: RowAction
    ) -> None:
        self.rename = IconButton("common/icon_pencil", later("Rename"), lambda: on_rename(entry))
        super().__init__(
            entry,
            _portraits(entry) if isinstance(entry, Save) else [],
            [self.rename],
            lambda: on_open(entry),
            lambda: on_delete(entry),
        )
        self.entry = entry
        if entry.automatic:
            self.rename.visible = False

    def draw_words(self, canvas: Canvas, area: pygame.Rect, style: PlateStyle) -> None:
        """Draw the name with the date at the right, then scores, game and progress."""
        graphics, save = canvas.graphics, self.entry
        assert isinstance(save, Save), "what is damaged has nothing to tell"
        line = graphics.text.line_height(SMALL)
        middle, ink = area.centery, style.second_text_colour
        date = canvas.text(
            day(save.saved), (area.right, middle - line), SMALL, ink, anchor="midright"
        )
        room = date.left - graphics.px(Space.MEDIUM) - area.left
        name = save.summary.name or _("Saved automatically")
        write(canvas, name, (area.left, middle - line), room, BODY_BOLD, style.text_colour)
        write(canvas, scores(save), (area.left, middle), area.width, SMALL, ink)
        words = f"{game_title(save.game)} · {stage(save)}"
        write(canvas, words, (area.left, middle + line), area.width, SMALL, ink)


def _portraits(save: Save) -> list[str]:
    for spec in all_games():
        if spec.id == save.game:
            looks = read_seating(save.notes.get("seating"), spec, save.players)
            return [look.portrait for look in looks]
    return [default_look(seat, None).portrait for seat in range(len(save.players))]
