"""Path, treasures and total below or beside the board, with what the tile in hand would change."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.labyrinth.scoring import Worth
from pyramids.games.labyrinth.ui.table.gains import Change
from pyramids.games.labyrinth.ui.theme import CHANGE, SCORE, TOTAL
from pyramids.language import N_, _
from pyramids.tables.parts.forecast import signed
from pyramids.ui.drawing.canvas import Align, Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL, Material, Space, mix
from pyramids.ui.widgets import Counter, Widget, grid

_PARTS: Final = (
    (
        "labyrinth/path",
        N_("Path"),
        N_("1 point for each square of path, counted from the portal."),
    ),
    (
        "labyrinth/treasure",
        N_("Treasures"),
        N_("Treasures in chambers beside the path, so far."),
    ),
    ("labyrinth/total", N_("Total"), N_("Path and treasures together, so far.")),
)
_LETTERS: Final = (SCORE, SCORE, TOTAL)
_SUM: Final = ("+", "=")
"""The signs between the parts."""
_STRIP: Final = 4
"""In heights: a narrower strip has its numbers below each other."""
_ENDED: Final = N_("ended")
_OVER: Final = N_("The path has ended and can't grow any more.")


class ScoreStrip(Widget):
    """Three rolling numbers; the last is the sum of the others and emphasised."""

    def __init__(self) -> None:
        super().__init__()
        self.counters = [self.add(Counter(0, size)) for size in _LETTERS]
        self.change: Change | None = None
        """What the tile in hand would score."""
        self.ended = False
        """Whether the path can't grow any more."""
        self._upright = False
        """Whether the numbers are below each other instead of side by side."""
        self._cells: list[pygame.Rect] = []
        self._shift = self._shifted = 0
        """How far the path's number must move for the longer word, and how far it has."""
        self._worded = True
        """Whether there is room for words between signs and numbers."""

    def show(self, worth: Worth, *, ended: bool, roll: bool = True) -> None:
        """Follow a score."""
        self.ended = ended
        self._make_room()
        for counter, value in zip(self.counters, _values(worth), strict=True):
            if roll:
                counter.value = value
            else:
                counter.jump(value)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the number under the pointer counts."""
        for cell, (_art, _title, words) in zip(self._cells, _PARTS, strict=True):
            if cell.collidepoint(pos):
                over = self.ended and cell is self._cells[0]
                return f"{_(words)} {_(_OVER)}" if over else _(words)
        return ""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Equal parts: sign, word, number, change; side by side or below each other."""
        super().place(rect, graphics)
        self._upright = rect.width < _STRIP * rect.height
        across, down = (1, len(_PARTS)) if self._upright else (len(_PARTS), 1)
        align: Align = "right" if self._upright else "left"
        self._cells = grid(rect, across, down)
        gap, high = graphics.px(Space.SMALL), graphics.text.line_height(TOTAL)
        width = graphics.text.width("000", TOTAL)
        words = [graphics.text.width(_(title), SMALL) for _art, title, _words in _PARTS]
        room = self._cells[0].right - self._sign(self._cells[0]).right
        change = graphics.text.width("+00", CHANGE)
        numbers = [graphics.text.width("00", size) for size in _LETTERS]
        if self._upright:
            numbers = [graphics.text.width("000", size) for size in _LETTERS]
        widest = max(word + number for word, number in zip(words, numbers, strict=True))
        self._worded = widest + 3 * gap + change <= room
        more = max(0, graphics.text.width(_(_ENDED), SMALL) - words[0])
        self._shift = more if self._worded and not self._upright else 0
        self._shifted = 0
        for counter, cell, word in zip(self.counters, self._cells, words, strict=True):
            left = self._sign(cell).right + gap + (word + gap if self._worded else 0)
            if self._upright:
                left = cell.right - gap - change - gap - width
            counter.align = align
            counter.place(pygame.Rect(left, cell.centery - high // 2, width, high), graphics)
        self.counters[-1].colour = graphics.theme.palette.gold_light
        self._make_room()

    def _make_room(self) -> None:
        """The word for an ended path may be longer than that for a path."""
        wanted = self._shift if self.ended else 0
        if wanted != self._shifted:
            self.counters[0].rect = self.counters[0].rect.move(wanted - self._shifted, 0)
            self._shifted = wanted

    def draw(self, canvas: Canvas) -> None:
        """Signs, words, numbers, changes."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT)
        canvas.plate(self.rect, style)
        for place, (art, title, _words) in enumerate(_PARTS):
            cell = self._cells[place]
            canvas.svg(art, self._sign(cell))
            words = (self._sign(cell).right + graphics.px(Space.SMALL), cell.centery)
            ended = self.ended and place == 0
            if ended:
                self._draw_ended(canvas, words)
            elif self._worded:
                canvas.text(_(title), words, SMALL, style.second_text_colour, anchor="midleft")
            if self.change is not None:
                self._draw_change(canvas, place, _values_of(self.change)[place])
        if not self._upright:
            for sign, cell in zip(_SUM, self._cells[1:], strict=True):
                canvas.text(sign, cell.midleft, CHANGE, style.second_text_colour, anchor="center")
        self.draw_children(canvas)

    def _draw_ended(self, canvas: Canvas, middle: tuple[int, int]) -> None:
        """The path's title, and below it that the path has ended."""
        graphics = canvas.graphics
        draw_ended(canvas, self._sign(self._cells[0]))
        if not self._worded:
            return
        left, line = middle[0], graphics.text.line_height(SMALL) // 2
        dim = graphics.theme.style(Material.NIGHT).second_text_colour
        canvas.text(_(_PARTS[0][1]), (left, middle[1] - line), SMALL, dim, anchor="midleft")
        colour = mix(graphics.theme.palette.card_orange, graphics.theme.palette.gold_light, 0.4)
        canvas.text(_(_ENDED), (left, middle[1] + line), SMALL, colour, anchor="midleft")

    def _draw_change(self, canvas: Canvas, place: int, change: int) -> None:
        if not change:
            return
        palette = canvas.graphics.theme.palette
        loss = mix(palette.illegal, palette.papyrus, 0.4)
        counter = self.counters[place].rect
        end = counter.right
        if not self._upright:
            shown = str(self.counters[place].value)
            end = counter.left + canvas.graphics.text.width(shown, _LETTERS[place])
        at = (end + canvas.graphics.px(Space.SMALL), counter.centery)
        colour = palette.legal if change > 0 else loss
        canvas.text(signed(change), at, CHANGE, colour, anchor="midleft")

    def _sign(self, cell: pygame.Rect) -> pygame.Rect:
        side = cell.height * 7 // 10
        return pygame.Rect(cell.left + cell.height // 5, cell.centery - side // 2, side, side)


def draw_ended(canvas: Canvas, sign: pygame.Rect) -> None:
    """The mark of a dead end at the corner of the path's sign."""
    side = max(6, sign.width // 2)
    mark = rect_at("bottomright", (sign.right + side // 4, sign.bottom + side // 8), side)
    canvas.svg("labyrinth/dead_end", mark)


def _values(worth: Worth) -> tuple[int, int, int]:
    return worth.path, worth.treasures, worth.total


def _values_of(change: Change) -> tuple[int, int, int]:
    return change.path, change.treasures, change.total
