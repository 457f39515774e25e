"""One saved game in the list: portraits, name, scores, date; or an error."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.catalogue import all_games
from pyramids.language import _, later
from pyramids.play.save_texts import day, game_title, scores, stage
from pyramids.play.seats import default_look, read_seating
from pyramids.screens.saves.file_row import FileRow, write
from pyramids.storage.saves import BrokenFile, Save
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import BODY_BOLD, SMALL, PlateStyle, Space
from pyramids.ui.widgets import IconButton

Entry = Save | BrokenFile
RowAction = Callable[[Entry], None]


class SaveRow(FileRow):
    """Press it to continue the game; its buttons rename and delete it."""

    def __init__(
        self, entry: Entry, on_open: RowAction, on_rename: RowAction, on_delete: RowAction
    ) -> None:
        super().__init__(
            entry if isinstance(entry, BrokenFile) else None,
            _portraits(entry) if isinstance(entry, Save) else [],
            IconButton("common/icon_pencil", later("Rename"), lambda: on_rename(entry)),
            lambda: on_open(entry),
            lambda: on_delete(entry),
        )
        self.entry = entry
        self.rename = self.tool
        if entry.automatic:
            self.rename.visible = False

    def draw_words(self, canvas: Canvas, area: pygame.Rect, style: PlateStyle) -> None:
        """Draw name and scores left, date and progress right."""
        graphics, save = canvas.graphics, self.entry
        assert isinstance(save, Save), "what is damaged has nothing to tell"
        told = (day(save.saved), f"{game_title(save.game)} · {stage(save)}")
        widest = max(graphics.text.width(line, SMALL) for line in told)
        widest = min(widest, area.width // 2)
        room = area.width - widest - graphics.px(Space.LARGE)
        upper, lower = self.lines(graphics)
        name = save.summary.name or _("Saved automatically")
        write(canvas, name, (area.left, upper), room, BODY_BOLD, style.text_colour)
        write(canvas, scores(save), (area.left, lower), room, SMALL, style.second_text_colour)
        for line, height in zip(told, (upper, lower), strict=True):
            words = graphics.text.shorten(line, SMALL, widest)
            place = (area.right, height)
            canvas.text(words, place, SMALL, style.second_text_colour, anchor="midright")


def _portraits(save: Save) -> list[str]:
    for spec in all_games():
        if spec.id == save.game:
            looks = read_seating(save.notes.get("seating"), spec, save.players)
            return [look.portrait for look in looks]
    return [default_look(seat, None).portrait for seat in range(len(save.players))]
