"""The final sheet of everybody side by side: faces, completed pyramids, lines and totals."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.ui.cards.card import draw_card
from pyramids.games.silver_gold.ui.cards.card_face import tint
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.final.final_lines import (
    FinalLine,
    dug_fields,
    final_lines,
    points_text,
    running_total,
)
from pyramids.games.silver_gold.ui.sheet.drawing import red_ink
from pyramids.games.silver_gold.ui.sheet.texts import number
from pyramids.games.silver_gold.ui.theme import Scores
from pyramids.language import _
from pyramids.tables.drawing.crown import crown_rect, draw_crown
from pyramids.tables.faces import draw_face
from pyramids.ui.animation import out_cubic
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Extent, Space
from pyramids.ui.theme.sizes import BODY_BOLD, SMALL, SUBHEADING
from pyramids.ui.theme.table import GRAND_TOTAL, POINTS
from pyramids.ui.widgets.base import Widget
from pyramids.ui.widgets.panel import draw_sheet

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.course import SilverGoldCourse

_NUMBER_SHARE: Final = 0.52
"""How much of a card's width its number takes, at its right edge."""
_HEAD_SHARE: Final = 0.45
"""How much of an upper card is seen above a lower one."""
_WASH: Final = 70
"""Opacity of the gold behind a winner."""
_COUNTING: Final = 60
"""Opacity of the gold over the line that is being counted."""


class Scoreboard(Widget):
    """Set `progress` to count line by line, `crowned` to show who has won."""

    def __init__(self, course: SilverGoldCourse, winners: Sequence[Seat]) -> None:
        super().__init__()
        self.course = course
        self.winners = winners
        self.lines: tuple[FinalLine, ...] = final_lines(course.deck, course.state())
        self.progress = 0.0
        """How many lines are counted; the line in the middle of it rolls."""
        self.crowned = 0.0
        """How far the crown has come down."""
        self._marks = dug_fields(course.game.session.plies)
        self._columns: list[pygame.Rect] = []
        self._rows: list[pygame.Rect] = []
        self._names = pygame.Rect(0, 0, 0, 0)
        self._cards = pygame.Rect(0, 0, 0, 0)
        self._faces: list[pygame.Rect] = []

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """Divide the sheet: a column a player, a row a line."""
        super().place(rect, kit)
        stage = kit.theme.stage
        inner = rect.inflate(-2 * stage(Scores.INSET), -2 * stage(Space.LARGE))
        labels, seats = stage(Scores.LABELS), len(self.course.seats)
        wide = (inner.width - labels) // seats
        self._columns = [
            pygame.Rect(inner.left + labels + seat * wide, inner.top, wide, inner.height)
            for seat in self.course.seats
        ]
        face, crown = stage(Scores.FACE), stage(Scores.CROWN) // 2
        self._faces = [pygame.Rect(0, 0, face, face) for _seat in self.course.seats]
        for place, column in zip(self._faces, self._columns, strict=True):
            place.midtop = (column.centerx, inner.top + crown)
        top = inner.top + crown + face + stage(Space.TIGHT)
        line = kit.scribe.line_height(SUBHEADING)
        self._names = pygame.Rect(inner.left, top, inner.width, line)
        top += line + stage(Space.TIGHT)
        self._cards = pygame.Rect(inner.left, top, inner.width, stage(Scores.CARDS))
        top += stage(Scores.CARDS) + stage(Space.SMALL)
        self._lay_rows(pygame.Rect(inner.left, top, inner.width, inner.bottom - top), kit)

    def crown_place(self, seat: int, kit: Kit) -> pygame.Rect:
        """Where a winner's crown rests."""
        return crown_rect(kit, self._faces[seat], kit.theme.stage(Scores.CROWN), 0.16)

    def total(self, seat: int) -> int:
        """A seat's points as far as they are counted."""
        return running_total(self.lines, seat, self._share)

    def draw_still(self, canvas: Canvas, *, lit: bool) -> None:
        """What never moves: the sheet with its heads and lines, the winners in gold if lit."""
        draw_sheet(canvas, self.rect, ornate=True)
        if lit:
            self._draw_winners(canvas)
        for seat in self.course.seats:
            self._draw_head(canvas, seat)
            self._draw_pyramids(canvas, seat)
        for index, line in enumerate(self.lines):
            self._draw_title(canvas, index, line)
        self._draw_foot(canvas)

    def draw(self, canvas: Canvas) -> None:
        """What is counted, and the crowns; the still part lies below already."""
        for index, line in enumerate(self.lines):
            self._draw_points(canvas, index, line)
        self._draw_totals(canvas)
        for seat in self.winners:
            draw_crown(canvas, self.crown_place(seat, canvas.kit), self.crowned)

    def gilded(self, seat: int, kit: Kit) -> pygame.Rect:
        """The part of the sheet that turns golden for a winner."""
        return self._columns[seat].inflate(-kit.px(Space.SMALL), kit.px(Space.SMALL))

    def _share(self, line: int) -> float:
        return out_cubic(min(1.0, max(0.0, self.progress - line)))

    def _lay_rows(self, area: pygame.Rect, kit: Kit) -> None:
        lowest, highest = (kit.theme.stage(height) for height in Scores.LINE)
        total = round(1.5 * lowest)
        count = len(self.lines)
        high = max(lowest // 2, min(highest, (area.height - total) // count))
        self._rows = [
            pygame.Rect(area.left, area.top + index * high, area.width, high)
            for index in range(count)
        ]
        top = area.top + count * high
        self._rows.append(pygame.Rect(area.left, top, area.width, area.bottom - top))

    def _draw_winners(self, canvas: Canvas) -> None:
        kit, palette = canvas.kit, canvas.kit.theme.palette
        for seat in self.winners:
            column = self.gilded(seat, kit)
            canvas.blit(tint(kit, column.size, palette.gold_light, _WASH), column.topleft)
            canvas.ring(column, kit.px(Space.MEDIUM), kit.px(Extent.RIM), palette.gold)

    def _draw_head(self, canvas: Canvas, seat: int) -> None:
        kit, course = canvas.kit, self.course
        draw_face(canvas, self._faces[seat], course.portrait(seat), course.colour(seat))
        column = self._columns[seat]
        room = column.width - kit.px(Space.LARGE)
        name = course.name(seat)
        lettering = kit.scribe.fitting(name, SUBHEADING, room)
        canvas.text(
            kit.scribe.shorten(name, lettering, room),
            (column.centerx, self._names.centery),
            lettering,
            kit.theme.palette.ink,
            anchor="center",
        )

    def _draw_pyramids(self, canvas: Canvas, seat: int) -> None:
        """The completed pyramids, each upon the next higher one where room is scarce."""
        done = sorted(self.course.state().explorers[seat].done)
        if not done:
            return
        # Two rows if one would hide the numbers; the lower row leaves the upper one's heads free.
        stage, column = canvas.kit.theme.stage, self._columns[seat]
        wide = stage(Scores.CARD)
        room = column.width - stage(Space.WIDE) - wide
        rows = 1 if (len(done) - 1) * wide * _NUMBER_SHARE <= room else 2
        high = round(wide / RATIO)
        step = round(high * _HEAD_SHARE)
        top = self._cards.centery - (high + (rows - 1) * step) // 2
        count = ceil(len(done) / rows)
        for row in range(rows):
            area = pygame.Rect(column.left, top + row * step, column.width, high)
            self._draw_cards(canvas, area, done[row * count : (row + 1) * count], room)

    def _draw_cards(self, canvas: Canvas, area: pygame.Rect, cards: list[int], room: int) -> None:
        wide = round(area.height * RATIO)
        gap = canvas.kit.theme.stage(Space.TIGHT)
        step = min(wide + gap, room / max(1, len(cards) - 1))
        left = area.centerx - (wide + step * (len(cards) - 1)) / 2
        for index, card in reversed(list(enumerate(cards))):
            place = pygame.Rect(round(left + index * step), area.top, wide, area.height)
            pyramid = self.course.deck.pyramid(card)
            draw_card(canvas, place, pyramid, self._marks.get(card, 0), completed=True)

    def _draw_title(self, canvas: Canvas, index: int, line: FinalLine) -> None:
        kit, palette, row = canvas.kit, canvas.kit.theme.palette, self._rows[index]
        canvas.fill(palette.field_line, pygame.Rect(row.left, row.top, row.width, 1))
        side = min(kit.theme.stage(Scores.ICON), row.height - 4)
        for step, icon in enumerate(line.icons):
            left = row.left + round(step * side * 0.55)
            canvas.svg(icon, pygame.Rect(left, row.centery - side // 2, side, side))
        left = self._titles_edge(kit)
        title = _(line.title)
        lettering = kit.scribe.fitting(title, BODY_BOLD, self._columns[0].left - left)
        canvas.text(title, (left, row.centery), lettering, palette.ink, anchor="midleft")

    def _draw_points(self, canvas: Canvas, index: int, line: FinalLine) -> None:
        row, share = self._rows[index], self._share(index)
        if index < self.progress < index + 1:
            gold = canvas.kit.theme.palette.gold_light
            canvas.blit(tint(canvas.kit, row.size, gold, _COUNTING), row.topleft)
        if share > 0:
            for seat in self.course.seats:
                self._draw_cell(canvas, row, line, seat, share)

    def _draw_cell(
        self, canvas: Canvas, row: pygame.Rect, line: FinalLine, seat: int, share: float
    ) -> None:
        """The points under each other, how they come about to the left of them."""
        kit, palette, column = canvas.kit, canvas.kit.theme.palette, self._columns[seat]
        points = round(line.points[seat] * share)
        colour = red_ink(palette) if points < 0 else palette.ink
        right = self._points_edge(kit, seat)
        text = points_text(points)
        canvas.text(text, (right, row.centery), POINTS, colour, anchor="midright", alpha=share)
        left = right - kit.scribe.width("0000", POINTS)
        room = left - column.left
        way = line.ways[seat]
        if way and kit.scribe.width(way, SMALL) <= room:
            ink = palette.ink_second
            canvas.text(way, (left, row.centery), SMALL, ink, anchor="midright", alpha=share)

    def _titles_edge(self, kit: Kit) -> int:
        """Where the names of the lines begin, beside their icons."""
        return self._rows[0].left + round(kit.theme.stage(Scores.ICON) * 1.55) + kit.px(Space.SMALL)

    def _points_edge(self, kit: Kit, seat: int) -> int:
        """Where the points of a column end: the grand total above them stands in its middle."""
        return self._columns[seat].centerx + kit.scribe.width("000", GRAND_TOTAL) // 2

    def _draw_foot(self, canvas: Canvas) -> None:
        kit, palette, row = canvas.kit, canvas.kit.theme.palette, self._rows[-1]
        thick = kit.px(Extent.RIM)
        canvas.fill(palette.gold_dark, pygame.Rect(row.left, row.top, row.width, thick))
        place = (self._titles_edge(kit), row.centery)
        canvas.text(_("Total"), place, SUBHEADING, palette.ink, anchor="midleft")

    def _draw_totals(self, canvas: Canvas) -> None:
        kit, row = canvas.kit, self._rows[-1]
        for seat in self.course.seats:
            place = (self._points_edge(kit, seat), row.centery)
            text = number(self.total(seat))
            canvas.text(text, place, GRAND_TOTAL, kit.theme.palette.ink, anchor="midright")
