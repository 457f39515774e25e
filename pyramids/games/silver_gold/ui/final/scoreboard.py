"""The final sheet of all players: faces, completed pyramids, lines and totals."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.ui.cards.card import draw_card
from pyramids.games.silver_gold.ui.cards.card_face import tint
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.final.final_lines import (
    FinalLine,
    final_lines,
    marked_squares,
    points_text,
    running_total,
)
from pyramids.games.silver_gold.ui.sheet.drawing import red_ink
from pyramids.games.silver_gold.ui.sheet.texts import number
from pyramids.games.silver_gold.ui.theme import FinalScoreSizes
from pyramids.language import _
from pyramids.tables.drawing.crown import crown_rect, draw_crown
from pyramids.tables.parts.faces import draw_face
from pyramids.ui.animation import out_cubic
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY_BOLD, SMALL, SUBHEADING, Extent, Space
from pyramids.ui.theme.table import GRAND_TOTAL, POINTS
from pyramids.ui.widgets import Widget, draw_panel

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

    def __init__(self, controller: SilverGoldController, winners: Sequence[Seat]) -> None:
        super().__init__()
        self.controller = controller
        self.winners = winners
        self.lines: tuple[FinalLine, ...] = final_lines(controller.deck, controller.state())
        self.progress = 0.0
        """How many lines are counted; a fraction is the line that is rolling."""
        self.crowned = 0.0
        """How far the crown has been lowered."""
        self._marks = marked_squares(controller.game.session.plies)
        self._columns: list[pygame.Rect] = []
        self._rows: list[pygame.Rect] = []
        self._names = pygame.Rect(0, 0, 0, 0)
        self._cards = pygame.Rect(0, 0, 0, 0)
        self._faces: list[pygame.Rect] = []

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Divide the sheet: a column a player, a row a line."""
        super().place(rect, graphics)
        stage = graphics.theme.stage
        inner = rect.inflate(-2 * stage(FinalScoreSizes.INSET), -2 * stage(Space.LARGE))
        labels, seats = stage(FinalScoreSizes.LABELS), len(self.controller.seats)
        wide = (inner.width - labels) // seats
        self._columns = [
            pygame.Rect(inner.left + labels + seat * wide, inner.top, wide, inner.height)
            for seat in self.controller.seats
        ]
        face, crown = stage(FinalScoreSizes.FACE), stage(FinalScoreSizes.CROWN) // 2
        self._faces = [pygame.Rect(0, 0, face, face) for _seat in self.controller.seats]
        for place, column in zip(self._faces, self._columns, strict=True):
            place.midtop = (column.centerx, inner.top + crown)
        top = inner.top + crown + face + stage(Space.TIGHT)
        line = graphics.text.line_height(SUBHEADING)
        self._names = pygame.Rect(inner.left, top, inner.width, line)
        top += line + stage(Space.TIGHT)
        self._cards = pygame.Rect(inner.left, top, inner.width, stage(FinalScoreSizes.CARDS))
        top += stage(FinalScoreSizes.CARDS) + stage(Space.SMALL)
        self._lay_rows(pygame.Rect(inner.left, top, inner.width, inner.bottom - top), graphics)

    def crown_place(self, seat: int, graphics: Graphics) -> pygame.Rect:
        """The rectangle of a winner's crown."""
        return crown_rect(
            graphics, self._faces[seat], graphics.theme.stage(FinalScoreSizes.CROWN), 0.16
        )

    def total(self, seat: int) -> int:
        """A seat's points as far as they are counted."""
        return running_total(self.lines, seat, self._share)

    def draw_still(self, canvas: Canvas, *, lit: bool) -> None:
        """Draw what doesn't move: the sheet with heads and lines, the winners in gold if lit."""
        draw_panel(canvas, self.rect, ornate=True)
        if lit:
            self._draw_winners(canvas)
        for seat in self.controller.seats:
            self._draw_head(canvas, seat)
            self._draw_pyramids(canvas, seat)
        for index, line in enumerate(self.lines):
            self._draw_title(canvas, index, line)
        self._draw_foot(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw points, totals and crowns; `draw_still` has drawn the rest."""
        for index, line in enumerate(self.lines):
            self._draw_points(canvas, index, line)
        self._draw_totals(canvas)
        for seat in self.winners:
            draw_crown(canvas, self.crown_place(seat, canvas.graphics), self.crowned)

    def winner_area(self, seat: int, graphics: Graphics) -> pygame.Rect:
        """The part of the sheet that turns golden for a winner."""
        return self._columns[seat].inflate(-graphics.px(Space.SMALL), graphics.px(Space.SMALL))

    def _share(self, line: int) -> float:
        return out_cubic(min(1.0, max(0.0, self.progress - line)))

    def _lay_rows(self, area: pygame.Rect, graphics: Graphics) -> None:
        lowest, highest = (graphics.theme.stage(height) for height in FinalScoreSizes.LINE)
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
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        for seat in self.winners:
            column = self.winner_area(seat, graphics)
            canvas.blit(tint(graphics, column.size, palette.gold_light, _WASH), column.topleft)
            canvas.ring(column, graphics.px(Space.MEDIUM), graphics.px(Extent.RIM), palette.gold)

    def _draw_head(self, canvas: Canvas, seat: int) -> None:
        graphics, controller = canvas.graphics, self.controller
        draw_face(canvas, self._faces[seat], controller.portrait(seat), controller.colour(seat))
        column = self._columns[seat]
        canvas.fitted_text(
            controller.name(seat),
            (column.centerx, self._names.centery),
            column.width - graphics.px(Space.LARGE),
            SUBHEADING,
            graphics.theme.palette.ink,
        )

    def _draw_pyramids(self, canvas: Canvas, seat: int) -> None:
        """The completed pyramids, overlapping where room is scarce."""
        done = sorted(self.controller.state().explorers[seat].done)
        if not done:
            return
        # Two rows if one would hide the numbers; the lower row doesn't cover the upper one's.
        stage, column = canvas.graphics.theme.stage, self._columns[seat]
        wide = stage(FinalScoreSizes.CARD)
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
        gap = canvas.graphics.theme.stage(Space.TIGHT)
        step = min(wide + gap, room / max(1, len(cards) - 1))
        left = area.centerx - (wide + step * (len(cards) - 1)) / 2
        for index, card in reversed(list(enumerate(cards))):
            place = pygame.Rect(round(left + index * step), area.top, wide, area.height)
            pyramid = self.controller.deck.pyramid(card)
            draw_card(canvas, place, pyramid, self._marks.get(card, 0), completed=True)

    def _draw_title(self, canvas: Canvas, index: int, line: FinalLine) -> None:
        graphics, palette, row = canvas.graphics, canvas.graphics.theme.palette, self._rows[index]
        canvas.fill(palette.field_line, pygame.Rect(row.left, row.top, row.width, 1))
        side = min(graphics.theme.stage(FinalScoreSizes.ICON), row.height - 4)
        for step, icon in enumerate(line.icons):
            left = row.left + round(step * side * 0.55)
            canvas.svg(icon, pygame.Rect(left, row.centery - side // 2, side, side))
        left = self._titles_edge(graphics)
        title = _(line.title)
        text_style = graphics.text.shrink_to_fit(title, BODY_BOLD, self._columns[0].left - left)
        canvas.text(title, (left, row.centery), text_style, palette.ink, anchor="midleft")

    def _draw_points(self, canvas: Canvas, index: int, line: FinalLine) -> None:
        row, share = self._rows[index], self._share(index)
        if index < self.progress < index + 1:
            gold = canvas.graphics.theme.palette.gold_light
            canvas.blit(tint(canvas.graphics, row.size, gold, _COUNTING), row.topleft)
        if share > 0:
            for seat in self.controller.seats:
                self._draw_cell(canvas, row, line, seat, share)

    def _draw_cell(
        self, canvas: Canvas, row: pygame.Rect, line: FinalLine, seat: int, share: float
    ) -> None:
        """The points right-aligned, the calculation left of them."""
        graphics, palette, column = (
            canvas.graphics,
            canvas.graphics.theme.palette,
            self._columns[seat],
        )
        points = round(line.points[seat] * share)
        colour = red_ink(palette) if points < 0 else palette.ink
        right = self._points_edge(graphics, seat)
        text = points_text(points)
        canvas.text(text, (right, row.centery), POINTS, colour, anchor="midright", alpha=share)
        left = right - graphics.text.width("0000", POINTS)
        room = left - column.left
        way = line.ways[seat]
        if way and graphics.text.width(way, SMALL) <= room:
            ink = palette.ink_second
            canvas.text(way, (left, row.centery), SMALL, ink, anchor="midright", alpha=share)

    def _titles_edge(self, graphics: Graphics) -> int:
        """Where the names of the lines begin, beside their icons."""
        return (
            self._rows[0].left
            + round(graphics.theme.stage(FinalScoreSizes.ICON) * 1.55)
            + graphics.px(Space.SMALL)
        )

    def _points_edge(self, graphics: Graphics, seat: int) -> int:
        """The right edge of a column's points; its total is centred."""
        return self._columns[seat].centerx + graphics.text.width("000", GRAND_TOTAL) // 2

    def _draw_foot(self, canvas: Canvas) -> None:
        graphics, palette, row = canvas.graphics, canvas.graphics.theme.palette, self._rows[-1]
        thick = graphics.px(Extent.RIM)
        canvas.fill(palette.gold_dark, pygame.Rect(row.left, row.top, row.width, thick))
        place = (self._titles_edge(graphics), row.centery)
        canvas.text(_("Total"), place, SUBHEADING, palette.ink, anchor="midleft")

    def _draw_totals(self, canvas: Canvas) -> None:
        graphics, row = canvas.graphics, self._rows[-1]
        for seat in self.controller.seats:
            place = (self._points_edge(graphics, seat), row.centery)
            text = number(self.total(seat))
            canvas.text(text, place, GRAND_TOTAL, graphics.theme.palette.ink, anchor="midright")
