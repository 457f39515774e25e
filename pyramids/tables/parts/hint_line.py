"""One entry of the list of hints: its number, its move and its reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from pyramids.language import Text, _, text_of
from pyramids.tables.drawing.number_disc import draw_number_disc
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.drawing.text_renderer import TextRenderer
from pyramids.ui.theme import (
    BODY,
    BODY_BOLD,
    NUMBER,
    SMALL,
    Colour,
    Material,
    Palette,
    Space,
    TextStyle,
)
from pyramids.ui.theme.table import HintSizes as Sizes
from pyramids.ui.widgets import Pressable


def badge_colours(palette: Palette) -> tuple[Colour, ...]:
    """A colour for each hint, dark enough for a light number on it."""
    return palette.lapis, palette.ink_red, palette.card_purple


def draw_badge(canvas: Canvas, centre: tuple[int, int], number: int, most: int = 1000) -> None:
    """Draw the number of a hint on a disc of at most `most` pixels."""
    palette, side = (
        canvas.graphics.theme.palette,
        min(most, canvas.graphics.theme.stage(Sizes.BADGE)),
    )
    colour = badge_colours(palette)[number]
    rim, papyrus = canvas.graphics.theme.stage(Sizes.RIM), palette.papyrus
    text_style = canvas.graphics.text.fit_to_box(str(number + 1), NUMBER, 0)
    draw_number_disc(
        canvas, str(number + 1), centre, side + rim, text_style,
        rim=papyrus, ground=colour, letters=papyrus, rim_width=rim // 2,
    )  # fmt: skip


class HintLine(Pressable):
    """One hint: its number, the name of its move if it needs one, and its reasons."""

    def __init__(self, number: int, on_choose: Callable[[int], None]) -> None:
        super().__init__(lambda: on_choose(number))
        self.number = number
        self.title: Text = ""
        """The move in a word or two, if its place on the board doesn't tell it."""
        self.text: Text = ""
        self.shorter: tuple[Text, ...] = ()
        """The text with fewer and fewer reasons, for when not all fit."""
        self.chosen = False
        self.small = False
        """Whether the letters are small, because another hint in the list needs that."""
        self._graphics: Graphics | None = None

    @property
    def is_small(self) -> bool:
        """Whether the text is shown in small letters."""
        return self._graphics is not None and self._fitting(self._graphics).text_style == SMALL

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Remember how texts are measured: what doesn't fit is told by the tooltip."""
        super().place(rect, graphics)
        self._graphics = graphics

    def height_for(self, width: int, graphics: Graphics, *, whole: bool) -> int:
        """The least height in which the whole text fits, or the shortest one."""
        renderer, gap = graphics.text, graphics.px(Space.SMALL)
        side = graphics.theme.stage(Sizes.BADGE)
        head = renderer.line_height(BODY_BOLD) if text_of(self.title) else 0
        words = text_of(self.text if whole or not self.shorter else self.shorter[-1])
        if width >= graphics.px(Sizes.NARROW):
            return head + renderer.height(words, SMALL, width - side - 4 * gap) + 2 * gap
        return head + renderer.height(words, SMALL, width - 2 * gap) + side + 3 * gap

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What a press does, after the whole text if it didn't fit."""
        told = [_("Show this move: {number}", number=self.number + 1)]
        words = text_of(self.text)
        if self._graphics is not None and self._fitting(self._graphics).words != words:
            told.insert(0, words)
        return "\n".join(told)

    def tooltip_clear(self) -> Sequence[pygame.Rect]:
        """Neither this hint nor the others are covered."""
        beside = self.parent.children if self.parent is not None else [self]
        return [line.rect for line in beside if line.visible]

    def draw(self, canvas: Canvas) -> None:
        """Draw the number and the text, wrapped if there is room for lines."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT_INSET)
        rect = self.draw_plate(canvas, self.rect, style)
        if self.chosen:
            gold, width = graphics.theme.palette.gold_light, graphics.theme.stage(Sizes.CHOSEN)
            canvas.ring(rect, graphics.px(style.radius), width, gold)
        fitting = self._fitting(graphics)
        shift = rect.left - self.rect.left, rect.top - self.rect.top
        room = fitting.room.move(shift)
        centre = (fitting.badge[0] + shift[0], fitting.badge[1] + shift[1])
        draw_badge(canvas, centre, self.number, rect.height - graphics.theme.stage(Space.SMALL))
        title = text_of(self.title)
        if fitting.lines is None:
            if title:
                right = canvas.text(
                    title, room.midleft, BODY_BOLD, style.text_colour, anchor="midleft"
                ).right
                left = right + graphics.px(Space.MEDIUM)
                room = pygame.Rect(left, room.top, room.right - left, room.height)
            canvas.fitted_text(
                fitting.words, room.midleft, room.width, BODY, style.text_colour, anchor="midleft"
            )
            return
        if title:
            place = (room.left, room.top - graphics.text.line_height(BODY_BOLD) // 2)
            canvas.fitted_text(
                title, place, room.width, BODY_BOLD, style.text_colour, anchor="midleft"
            )
        canvas.paragraph(fitting.lines, room, fitting.text_style, style.text_colour)

    def _fitting(self, graphics: Graphics) -> _Fitting:
        """How number and texts are arranged in the rectangle."""
        renderer, rect = graphics.text, self.rect
        side, gap = graphics.theme.stage(Sizes.BADGE), graphics.px(Space.SMALL)
        every = (text_of(self.text), *map(text_of, self.shorter))
        left = rect.left + side + 3 * gap
        beside = pygame.Rect(left, rect.top, rect.right - gap - left, rect.height)
        badge = (rect.left + gap + side // 2, rect.centery)
        title = text_of(self.title)
        wide = rect.width >= graphics.px(Sizes.NARROW)
        # Below a title there is room for few words in a lower entry, too.
        head = renderer.line_height(BODY_BOLD) + gap if title and wide else rect.height
        low = rect.height <= 3 * renderer.line_height(BODY)
        if low and head + renderer.height(every[-1], SMALL, beside.width) > rect.height:
            taken = renderer.width(title, BODY_BOLD) + graphics.px(Space.MEDIUM) if title else 0
            width = beside.width - taken
            words = next((w for w in every if renderer.width(w, SMALL) <= width), every[-1])
            return _Fitting(badge, beside, words, BODY, None)
        if wide:
            fitting = _wrapped(renderer, every, beside, badge, bool(title), self._styles())
            fitting.room.centery += (beside.bottom - fitting.room.bottom) // 2
            return fitting
        top = rect.top + gap + side + gap // 2
        below = pygame.Rect(rect.left + gap, top, rect.width - 2 * gap, rect.bottom - gap - top)
        badge = (rect.left + gap + side // 2, rect.top + gap + side // 2)
        return _wrapped(renderer, every, below, badge, bool(title), self._styles())

    def _styles(self) -> tuple[TextStyle, ...]:
        return (SMALL,) if self.small else (BODY, SMALL)


class _Fitting(NamedTuple):
    """The arrangement of an entry: its number, and the words that fit."""

    badge: tuple[int, int]
    room: pygame.Rect
    words: str
    text_style: TextStyle
    lines: list[str] | None
    """The wrapped words, which start at the top of the room; None for a single line."""


def _wrapped(
    renderer: TextRenderer,
    every: Sequence[str],
    room: pygame.Rect,
    badge: tuple[int, int],
    titled: bool,
    text_styles: Sequence[TextStyle],
) -> _Fitting:
    """The longest text that fits into a room, in the first of the styles if possible."""
    head = renderer.line_height(BODY_BOLD) if titled else 0
    ways = [(words, text_style) for words in every for text_style in text_styles]
    words, text_style = next(
        (way for way in ways if renderer.height(*way, room.width) <= room.height - head), ways[-1]
    )
    lines = renderer.wrap(words, text_style, room.width)
    step = renderer.line_height(text_style)
    most = max(1, (room.height - head) // step)
    if len(lines) > most:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], renderer.shorten(rest, text_style, room.width)]
        words = " ".join(lines)
    box = pygame.Rect(room.left, room.top + head, room.width, len(lines) * step)
    return _Fitting(badge, box, words, text_style, lines)
