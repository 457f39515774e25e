"""A file in a list: faces, two lines, a tool and the bin; or what is wrong with it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from pyramids.language import later
from pyramids.play.error_texts import fault_sentence
from pyramids.storage.saves import BrokenFile
from pyramids.ui.actions import Action
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import Material, PlateStyle, Space, TextStyle
from pyramids.ui.theme.screens import RowSizes
from pyramids.ui.theme.sizes import BODY_BOLD, SMALL_BOLD
from pyramids.ui.widgets import IconButton, row
from pyramids.ui.widgets.base import Size
from pyramids.ui.widgets.button import Pressable

_SEATS: Final = 4
"""Words begin behind so many faces, so that they stand in a column."""


class FileRow(Pressable):
    """Press it to open the file; the bin throws it away. What is damaged can't be opened."""

    height: float = RowSizes.SAVE

    def __init__(
        self,
        broken: BrokenFile | None,
        portraits: Sequence[str],
        tool: IconButton,
        on_open: Callable[[], None],
        on_delete: Callable[[], None],
    ) -> None:
        super().__init__(on_open)
        self.broken = broken
        self._portraits = portraits
        self.tool = self.add(tool)
        self.delete = self.add(IconButton("common/icon_trash", later("Delete"), on_delete))
        if broken is not None:
            self.tool.visible = False
            self.tooltip = later("Technical detail: {detail}", detail=broken.detail)

    @abstractmethod
    def draw_words(self, canvas: Canvas, area: pygame.Rect, style: PlateStyle) -> None:
        """What is told of a whole file."""

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Room for a line and another one below it."""
        return width or 0, graphics.px(self.height)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The buttons at the right end."""
        super().place(rect, graphics)
        inside = rect.inflate(-2 * graphics.px(Space.MEDIUM), 0)
        row([self.tool, self.delete], inside, graphics, at="end", gap=Space.SMALL)

    def handle(self, event: Event) -> bool:
        """The delete key means the bin."""
        if isinstance(event, Command) and event.means(Action.ERASE_AHEAD):
            self.delete.press()
            return True
        return super().handle(event)

    def press(self) -> None:
        """Open it; what is damaged only thuds."""
        if self.broken is None:
            super().press()
        else:
            self.sound("thud")

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip and what is told on it."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS_INSET)
        canvas.plate(self.rect, style)
        if self.broken is None and self._light.value > 0:
            canvas.plate(self.rect, style.lit(0.5), alpha=self._light.value)
        inside = self.rect.inflate(-2 * graphics.px(Space.MEDIUM), 0)
        end = self.tool if self.tool.visible else self.delete
        inside.width = end.rect.left - graphics.px(Space.MEDIUM) - inside.left
        if self.broken is not None:
            self._draw_broken(canvas, self.broken, inside, style)
        else:
            self._draw_faces(canvas, inside)
            self.draw_words(canvas, inside, style)
        self.draw_children(canvas)

    def lines(self, graphics: Graphics) -> tuple[int, int]:
        """The heights of the upper and the lower line."""
        apart = graphics.text.line_height(BODY_BOLD) // 2
        return self.rect.centery - apart, self.rect.centery + apart

    def _draw_faces(self, canvas: Canvas, area: pygame.Rect) -> None:
        """The players' portraits, overlapping like a fan; what is left of the area is for words."""
        side = canvas.graphics.px(RowSizes.FACE)
        step = side * 6 // 10
        for number, portrait in enumerate(self._portraits):
            left = area.left + number * step
            canvas.svg(portrait, pygame.Rect(left, area.centery - side // 2, side, side))
        fan = max(_SEATS, len(self._portraits)) - 1
        begin = area.left + fan * step + side + canvas.graphics.px(Space.MEDIUM)
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
    """A line as far as there is room for it; says where it stands."""
    words = canvas.graphics.text.shorten(words, text_style, max(1, room))
    return canvas.text(words, place, text_style, colour, anchor="midleft")
