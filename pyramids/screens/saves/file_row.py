"""The base of a row for a game's file: portraits, two lines and buttons, or an error."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from pyramids.language import later
from pyramids.play.texts.errors import fault_sentence
from pyramids.storage.saves import BrokenFile
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import BODY_BOLD, SMALL_BOLD, Material, PlateStyle, Space, TextStyle
from pyramids.ui.theme.screens import RowSizes
from pyramids.ui.widgets import IconButton, Pressable, Size, row


class FileRow(Pressable):
    """Press it to open the file; the bin deletes it. A damaged file can't be opened."""

    height: float = RowSizes.SAVE
    faces = 4
    """Texts start after the room for this many portraits, so that they are aligned."""

    def __init__(
        self,
        broken: BrokenFile | None,
        portraits: Sequence[str],
        tools: Sequence[IconButton],
        on_open: Callable[[], None],
        on_delete: Callable[[], None],
    ) -> None:
        super().__init__(on_open)
        self.broken = broken
        self._portraits = portraits
        self._tools = tools
        self._buttons_left = 0
        """Where the buttons begin, and the texts end."""
        for tool in tools:
            self.add(tool).visible = broken is None
        self.delete = self.add(IconButton("common/icon_trash", later("Delete"), on_delete))
        if broken is not None:
            self.tooltip = later("Technical detail: {detail}", detail=broken.detail)

    def draw_picture(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw a picture before the portraits, and narrow `area` to what is left."""

    @abstractmethod
    def draw_words(self, canvas: Canvas, area: pygame.Rect, style: PlateStyle) -> None:
        """Draw the texts of an intact file."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as two lines."""
        return width or 0, graphics.px(self.height)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the buttons at the right end."""
        super().place(rect, graphics)
        inside = rect.inflate(-2 * graphics.px(Space.MEDIUM), 0)
        buttons = [*self._tools, self.delete]
        self._buttons_left = row(buttons, inside, graphics, at="end", gap=Space.SMALL).left

    def handle(self, event: Event) -> bool:
        """The delete key presses the bin."""
        if isinstance(event, Command) and event.means(Action.ERASE_AHEAD):
            self.delete.press()
            return True
        return super().handle(event)

    def press(self) -> None:
        """Open the file; a damaged one can't be opened."""
        if self.broken is None:
            super().press()
        else:
            self.sound("thud")

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, portraits and texts."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS_INSET)
        canvas.plate(self.rect, style)
        if self.broken is None and self._light.value > 0:
            canvas.plate(self.rect, style.lit(0.5), alpha=self._light.value)
        inside = self.rect.inflate(-2 * graphics.px(Space.MEDIUM), 0)
        inside.width = self._buttons_left - graphics.px(Space.MEDIUM) - inside.left
        if self.broken is not None:
            self._draw_broken(canvas, self.broken, inside, style)
        else:
            self.draw_picture(canvas, inside)
            self._draw_faces(canvas, inside)
            self.draw_words(canvas, inside, style)
        self.draw_children(canvas)

    def lines(self, graphics: Graphics) -> tuple[int, int]:
        """The vertical centres of the two lines."""
        apart = graphics.text.line_height(BODY_BOLD) // 2
        return self.rect.centery - apart, self.rect.centery + apart

    def _draw_faces(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw the portraits, overlapping; narrows `area` to what is left for the texts.

        Where that would be too little, the names have to do.
        """
        side = canvas.graphics.px(RowSizes.FACE)
        step = side * 6 // 10
        fan = max(self.faces, len(self._portraits)) - 1
        begin = area.left + fan * step + side + canvas.graphics.px(Space.MEDIUM)
        if area.right - begin < canvas.graphics.px(RowSizes.LEAST_TEXT):
            return
        for number, portrait in enumerate(self._portraits):
            left = area.left + number * step
            canvas.svg(portrait, pygame.Rect(left, area.centery - side // 2, side, side))
        area.width, area.left = area.right - begin, begin

    def _draw_broken(
        self, canvas: Canvas, broken: BrokenFile, area: pygame.Rect, style: PlateStyle
    ) -> None:
        upper, lower = self.lines(canvas.graphics)
        red = canvas.graphics.theme.palette.ink_red
        write(
            canvas, broken.path.name, (area.left, upper), area.width, BODY_BOLD, style.text_colour
        )
        words = fault_sentence(broken.fault)
        write(canvas, words, (area.left, lower), area.width, SMALL_BOLD, red)


def write(
    canvas: Canvas,
    words: str,
    place: tuple[int, int],
    room: int,
    text_style: TextStyle,
    colour: tuple[int, int, int],
) -> pygame.Rect:
    """Draw a text, shortened to the room; returns its place."""
    words = canvas.graphics.text.shorten(words, text_style, max(1, room))
    return canvas.text(words, place, text_style, colour, anchor="midleft")
