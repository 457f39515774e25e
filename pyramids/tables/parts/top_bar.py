"""The bar above a table: the viewer, the progress, the instruction, and tool buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, cos, sin, tau
from typing import Any, Final

import pygame

from pyramids.language import later
from pyramids.tables.parts.target_sign import TargetSign
from pyramids.tables.table_controller import TableController
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SUBHEADING, Colour, Material, Space
from pyramids.ui.theme.table import ROUND
from pyramids.ui.theme.table import TableSizes as Sizes
from pyramids.ui.widgets import IconButton, Widget

_MUTED_ICON: Final = "common/icon_sound_off"
# Made once: a new text object would count as a change in every frame.
_UNDO: Final = later("Undo: Ctrl+Z")
_TAKE_BACK: Final = later("Take back your last turn: Ctrl+Backspace")
_BEADS: Final = 36
"""Of the ring that shows how long an undo is possible."""
_MANY: Final = 10
"""With more turns than this the dots are smaller."""


class TurnDots(Widget):
    """A dot for each turn, in groups."""

    def __init__(self, turns: int, group: int, words: Callable[[int], str]) -> None:
        super().__init__()
        self.turn = 0
        self.turns = turns
        """How many dots there are; later there may be fewer, but never more."""
        self._most = turns
        self._group = group
        self._instruction_room = words

    def measure(self, graphics: Graphics, width: int | None = None) -> tuple[int, int]:
        """The size of the row of dots."""
        dot = self._dot(graphics)
        return round(self._place(self._most - 1) * dot * 1.5 + dot * 1.5), dot

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The current turn in words."""
        return self._instruction_room(self.turn)

    def draw(self, canvas: Canvas) -> None:
        """Draw the dots, golden for turns that have begun."""
        palette, size = canvas.graphics.theme.palette, self._dot(canvas.graphics)
        step = self.rect.width / (self._place(self._most - 1) + 1)
        for number in range(self.turns):
            left = self.rect.left + round((self._place(number) + 0.5) * step)
            centre = (left, self.rect.centery)
            begun = number < self.turn
            canvas.disc(centre, size, palette.gold if begun else palette.night_light)
            if number == self.turn - 1:
                canvas.disc(centre, size // 2, palette.gold_light)

    def _place(self, number: int) -> float:
        """A dot's position in dots, with half a dot between two groups."""
        return number + number // self._group / 2

    def _dot(self, graphics: Graphics) -> int:
        share = 1.0 if self._most <= _MANY else 0.48
        return graphics.theme.stage(Sizes.DOT * share)


class TopBar(Widget):
    """The bar across the window."""

    hoverable = False

    def __init__(
        self,
        controller: TableController[Any],
        dots: TurnDots,
        title: Callable[[int], str],
        widest: Iterable[int],
        *,
        on_undo: Callable[[], None],
        on_redo: Callable[[], None],
        on_log: Callable[[], None],
    ) -> None:
        super().__init__()
        self.count = 1
        """The round or turn in the title."""
        self.instruction = ""
        self.urgent = False
        """Whether the instruction asks for something unusual."""
        self.portrait = ""
        self.name = ""
        self.colour: Colour = (0, 0, 0)
        self.pause_left = 0.0
        """The share of the undo pause that is left, drawn as a ring around the undo button."""
        self.muted = False
        """Whether all sound is off; shown on the menu button."""
        self.sign: Widget | None = None
        """Something that is shown beside the tools while it is visible."""
        self._made_room = False
        """Whether there is room for the sign."""
        self._controller = controller
        self._title = title
        self._widest = tuple(widest)
        """Counts whose titles may be the widest; the title gets room for all of them."""
        add = self.add
        self.dots = add(dots)
        self.target = add(TargetSign(controller.game))
        self.undo = add(IconButton("common/icon_undo", _UNDO, on_undo))
        self.redo = add(IconButton("common/icon_redo", later("Redo: Ctrl+Y"), on_redo))
        self.log = add(IconButton("common/icon_log", later("Log: L"), on_log))
        self.help = add(IconButton("common/icon_help", later("Rules: F1"), controller.open_rules))
        self.menu = add(IconButton("common/icon_menu", later("Menu: Esc"), controller.open_menu))
        self._face = pygame.Rect(0, 0, 0, 0)
        self._place_of_title = pygame.Rect(0, 0, 0, 0)
        self._instruction_room = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place portrait and title left, instruction in the middle, tools right."""
        super().place(rect, graphics)
        stage = graphics.theme.stage
        gap, side = stage(Space.SMALL), min(rect.height - stage(4), stage(44))
        right = rect.right
        for tool in (self.menu, self.help, self.log, self.redo, self.undo):
            tool.place(pygame.Rect(right - side, rect.centery - side // 2, side, side), graphics)
            right -= side + gap
        self._made_room = self.sign is not None and self.sign.visible
        if self.sign is not None and self.sign.visible:
            width = self.sign.measure(graphics)[0]
            place = pygame.Rect(right - width, rect.centery - side // 2, width, side)
            self.sign.place(place, graphics)
            right -= width + gap
        self._face = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
        title = max(graphics.text.width(words, ROUND) for words in map(self._title, self._widest))
        self._place_of_title = pygame.Rect(self._face.right + gap, rect.top, title, rect.height)
        dots = self.dots.measure(graphics)[0]
        left = self._place_of_title.right + 2 * gap
        self.dots.place(pygame.Rect(left, rect.top, dots, rect.height), graphics)
        if self.target.visible:
            width = self.target.measure(graphics)[0]
            place = pygame.Rect(left + dots + gap, rect.top, width, rect.height)
            self.target.place(place, graphics)
            dots += gap + width
        # The instruction is centred in the window as long as there is room on both sides.
        reach = max(left + dots - rect.centerx, rect.centerx - right) + 2 * gap
        half = max(-reach, 0)
        if half < rect.width // 5:
            start = left + dots + 2 * gap
            self._instruction_room = pygame.Rect(start, rect.top, right - gap - start, rect.height)
        else:
            self._instruction_room = pygame.Rect(
                rect.centerx - half, rect.top, 2 * half, rect.height
            )

    def follow_sign(self, graphics: Graphics) -> None:
        """Make room for the sign when it appears, and use that room when it is gone."""
        if self.sign is not None and self.sign.visible != self._made_room:
            self.place(self.rect, graphics)
            self.invalidate()

    @property
    def face(self) -> pygame.Rect:
        """Where the viewer's portrait is."""
        return self._face

    @property
    def instruction_rect(self) -> pygame.Rect:
        """The room of the instruction."""
        return self._instruction_room

    def follow(self, instruction: str, urgent: bool, *, busy: bool) -> None:
        """Show the instruction, and enable what can be done."""
        controller = self._controller
        self.instruction, self.urgent = instruction, urgent
        self.colour = controller.colour(controller.viewer)
        self.pause_left = round(controller.pause_left, 2)
        self.muted = controller.app.audio.muted
        undo, take_back = controller.can_undo(), controller.can_take_back()
        self.undo.enabled = undo or take_back
        self.undo.tooltip = _UNDO if undo or not take_back else _TAKE_BACK
        self.redo.enabled = controller.can_redo() and not busy

    def draw(self, canvas: Canvas) -> None:
        """Draw portrait, title, instruction, dots and tools."""
        palette = canvas.graphics.theme.palette
        self._draw_portrait(canvas)
        place = self._place_of_title.midleft
        canvas.text(self._title(self.count), place, ROUND, palette.gold_light, anchor="midleft")
        self._draw_words(canvas)
        self.draw_children(canvas)
        if self.pause_left > 0:
            self._draw_pause(canvas)
        if self.muted:
            self._draw_muted(canvas)

    def _draw_portrait(self, canvas: Canvas) -> None:
        rim = canvas.graphics.theme.stage(3)
        canvas.disc(self._face.center, self._face.width, self.colour)
        if self.portrait:
            canvas.svg(self.portrait, self._face.inflate(-2 * rim, -2 * rim))

    def _draw_words(self, canvas: Canvas) -> None:
        if not self.instruction:
            return
        graphics = canvas.graphics
        room = self._instruction_room.width - 2 * graphics.px(Space.LARGE)
        text_style = graphics.text.shrink_to_fit(self.instruction, SUBHEADING, room)
        words = graphics.text.shorten(self.instruction, text_style, room)
        plate = pygame.Rect(0, 0, graphics.text.width(words, text_style), 0)
        plate.width += 2 * graphics.px(Space.LARGE)
        plate.height = min(
            self.rect.height, graphics.text.line_height(text_style) + graphics.px(Space.MEDIUM)
        )
        plate.center = self._instruction_room.center
        material = Material.GOLD if self.urgent else Material.NIGHT
        style = graphics.theme.style(material)
        canvas.plate(plate, style, radius=plate.height // 2)
        canvas.text(words, plate.center, text_style, style.text_colour, anchor="center")

    def _draw_pause(self, canvas: Canvas) -> None:
        """Draw a ring of beads around the undo button, which go out as the pause runs out."""
        stage, palette = canvas.graphics.theme.stage, canvas.graphics.theme.palette
        x, y = self.undo.rect.center
        radius, size = self.undo.rect.width / 2 + stage(Sizes.PAUSE_GAP), stage(Sizes.PAUSE_BEAD)
        lit = ceil(_BEADS * self.pause_left)
        for bead in range(_BEADS):
            angle = tau * bead / _BEADS
            place = (round(x + radius * sin(angle)), round(y - radius * cos(angle)))
            canvas.disc(place, size, palette.gold_light if bead < lit else palette.night_light)

    def _draw_muted(self, canvas: Canvas) -> None:
        """Draw a small icon at the corner of the menu button."""
        rect = self.menu.rect
        sign = rect_at("bottomright", rect.bottomright, rect.width // 2, rect.height // 2)
        canvas.disc(sign.center, sign.width * 5 // 4, canvas.graphics.theme.palette.night)
        canvas.svg(_MUTED_ICON, sign)
