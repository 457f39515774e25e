"""One saved game in the list: faces, name, standing, date; or what is wrong with the file."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.games import all_games
from pyramids.scenes.save_text import day, game_title, scores, stage
from pyramids.scenes.seating import default_look, read_seating
from pyramids.scenes.troubles import fault_sentence
from pyramids.storage.saves import Broken, Save
from pyramids.ui.actions import Action
from pyramids.ui.canvas import Canvas, Kit
from pyramids.ui.events import Command, Event
from pyramids.ui.language import _, later
from pyramids.ui.theme import Material, Recipe, Space
from pyramids.ui.theme.screens import Rows
from pyramids.ui.theme.sizes import BODY_BOLD, SMALL, SMALL_BOLD
from pyramids.ui.widgets import IconButton, row
from pyramids.ui.widgets.base import Size
from pyramids.ui.widgets.button import Pressable

Entry = Save | Broken
Wish = Callable[[Entry], None]


class SaveRow(Pressable):
    """Press it to go on with the game; its buttons rename and delete."""

    def __init__(self, entry: Entry, on_open: Wish, on_rename: Wish, on_delete: Wish) -> None:
        super().__init__(lambda: on_open(entry))
        self.entry = entry
        self.whole = isinstance(entry, Save)
        self._portraits = _portraits(entry) if isinstance(entry, Save) else []
        self.rename = self.add(
            IconButton("common/icon_pencil", later("Rename"), lambda: on_rename(entry))
        )
        self.rename.visible = self.whole and not entry.automatic
        self.delete = self.add(
            IconButton("common/icon_trash", later("Delete"), lambda: on_delete(entry))
        )
        if isinstance(entry, Broken):
            self.tooltip = later("Technical detail: {detail}", detail=entry.detail)

    def measure(self, kit: Kit, width: int | None = None) -> Size:
        """Room for a name and a line below it."""
        return width or 0, kit.px(Rows.SAVE)

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """The buttons at the right end."""
        super().place(rect, kit)
        inside = rect.inflate(-2 * kit.px(Space.MEDIUM), 0)
        row([self.rename, self.delete], inside, kit, at="end", gap=Space.SMALL)

    def handle(self, event: Event) -> bool:
        """The delete key means the bin; a damaged file can't be opened."""
        if isinstance(event, Command) and event.means(Action.ERASE_AHEAD):
            self.delete.press()
            return True
        return super().handle(event)

    def press(self) -> None:
        """Open it; what is damaged only thuds."""
        if self.whole:
            super().press()
        else:
            self.sound("thud")

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip and what is told on it."""
        recipe = canvas.kit.theme.recipe(Material.PAPYRUS_INSET)
        canvas.plate(self.rect, recipe)
        if self.whole and self._light.value > 0:
            canvas.plate(self.rect, recipe.lit(0.5), alpha=self._light.value)
        inside = self.rect.inflate(-2 * canvas.kit.px(Space.MEDIUM), 0)
        inside.width = self._words_right() - inside.left - canvas.kit.px(Space.MEDIUM)
        if isinstance(self.entry, Save):
            self._draw_save(canvas, self.entry, inside, recipe)
        else:
            self._draw_broken(canvas, self.entry, inside, recipe)
        self.draw_children(canvas)

    def _words_right(self) -> int:
        return self.rename.rect.left if self.rename.visible else self.delete.rect.left

    def _draw_save(self, canvas: Canvas, save: Save, area: pygame.Rect, recipe: Recipe) -> None:
        kit = canvas.kit
        left = self._draw_faces(canvas, area)
        lines = (day(save.saved), f"{game_title(save.game)} · {stage(save)}")
        right_width = max(kit.scribe.width(line, SMALL) for line in lines)
        right_width = min(right_width, (area.right - left) // 2)
        room = area.right - right_width - kit.px(Space.LARGE) - left
        name = save.summary.name or _("Saved by itself")
        upper, lower = self._lines(kit)
        self._write(canvas, name, (left, upper), room, recipe, bold=True)
        self._write(canvas, scores(save), (left, lower), room, recipe)
        for line, height in zip(lines, (upper, lower), strict=True):
            words = kit.scribe.shorten(line, SMALL, right_width)
            place = (area.right, height)
            canvas.text(words, place, SMALL, recipe.letters_second, anchor="midright")

    def _draw_faces(self, canvas: Canvas, area: pygame.Rect) -> int:
        """The players' portraits, overlapping like a fan; returns where words may begin."""
        side = canvas.kit.px(Rows.FACE)
        step = side * 7 // 10
        left = area.left
        for portrait in self._portraits:
            face = pygame.Rect(left, 0, side, side)
            face.centery = area.centery
            canvas.svg(portrait, face)
            left += step
        widest = area.left + 4 * step + side - step
        return widest + canvas.kit.px(Space.MEDIUM)

    def _draw_broken(
        self, canvas: Canvas, broken: Broken, area: pygame.Rect, recipe: Recipe
    ) -> None:
        upper, lower = self._lines(canvas.kit)
        self._write(canvas, broken.path.name, (area.left, upper), area.width, recipe, bold=True)
        red = canvas.kit.theme.palette.ink_red
        words = fault_sentence(broken.fault)
        canvas.text(words, (area.left, lower), SMALL_BOLD, red, anchor="midleft")

    def _lines(self, kit: Kit) -> tuple[int, int]:
        apart = kit.scribe.line_height(BODY_BOLD) // 2
        return self.rect.centery - apart, self.rect.centery + apart

    def _write(
        self,
        canvas: Canvas,
        words: str,
        place: tuple[int, int],
        room: int,
        recipe: Recipe,
        *,
        bold: bool = False,
    ) -> None:
        lettering = BODY_BOLD if bold else SMALL
        colour = recipe.letters if bold else recipe.letters_second
        words = canvas.kit.scribe.shorten(words, lettering, room)
        canvas.text(words, place, lettering, colour, anchor="midleft")


def _portraits(save: Save) -> list[str]:
    for spec in all_games():
        if spec.id == save.game:
            looks = read_seating(save.notes.get("seating"), spec, save.players)
            return [look.portrait for look in looks]
    return [default_look(seat, None).portrait for seat in range(len(save.players))]
