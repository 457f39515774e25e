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
)
from pyramids.games.silver_gold.ui.sheet.drawing import red_ink
from pyramids.games.silver_gold.ui.sheet.texts import number
from pyramids.games.silver_gold.ui.theme import FinalScoreSizes
from pyramids.language import _
from pyramids.tables.drawing.crown import crown_rect
from pyramids.tables.final.standing_bar import draw_standing_bar
from pyramids.tables.parts.faces import draw_face
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import BODY_BOLD, SMALL, SUBHEADING, Extent, Space
from pyramids.ui.theme.table import GRAND_TOTAL, POINTS
from pyramids.ui.theme.table import FinalScoringSizes as Sizes
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
    """`begin_line` and `count_piece` count, `crowned` shows who has won."""

    def __init__(self, controller: SilverGoldController, winners: Sequence[Seat]) -> None:
        super().__init__()
        self.controller = controller
        self.winners = winners
        self.lines: tuple[FinalLine, ...] = final_lines(controller.deck, controller.state())
        self.line = -1
        """The line that is being counted; -1 before the first."""
        self.crowned = 0.0
        """How far the crown has been lowered."""
        self._pieces = [[0 for _seat in controller.seats] for _line in self.lines]
        """How many pieces of each line are counted, by seat."""
        self._best = max(
            1, *(sum(line.points(seat) for line in self.lines) for seat in controller.seats)
        )
        self._marks = marked_squares(controller.game.session.plies)
        self._columns: list[pygame.Rect] = []
        self._rows: list[pygame.Rect] = []
        self._names = pygame.Rect(0, 0, 0, 0)
        self._cards = pygame.Rect(0, 0, 0, 0)
        self._faces: list[pygame.Rect] = []
        self._card_places: list[list[pygame.Rect]] = []

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
        self._card_places = [self._lay_cards(graphics, seat) for seat in self.controller.seats]
        top += stage(FinalScoreSizes.CARDS) + stage(Space.SMALL)
        self._lay_rows(pygame.Rect(inner.left, top, inner.width, inner.bottom - top), graphics)

    def crown_place(self, seat: int, graphics: Graphics) -> pygame.Rect:
        """The rectangle of a winner's crown."""
        return crown_rect(
            graphics, self._faces[seat], graphics.theme.stage(FinalScoreSizes.CROWN), 0.16
        )

    def total(self, seat: int) -> int:
        """A seat's points as far as they are counted."""
        pairs = zip(self.lines, self._pieces, strict=True)
        return sum(line.points(seat, pieces[seat]) for line, pieces in pairs)

    def begin_line(self, line: int) -> None:
        """Start counting a line."""
        self.line = line

    def count_piece(self, line: int, seat: int) -> None:
        """Count one more piece of a line."""
        self._pieces[line][seat] += 1
        self.invalidate()

    def piece_places(self, line: int, seat: int, graphics: Graphics) -> list[pygame.Rect]:
        """Where the pieces of a line come from: a player's pyramids, or the line's icon."""
        row, count = self._rows[line], len(self.lines[line].steps[seat])
        if line == 0 and len(self._card_places[seat]) == count:
            return self._card_places[seat]
        side = min(graphics.theme.stage(FinalScoreSizes.ICON), row.height - 4)
        return [pygame.Rect(row.left, row.centery - side // 2, side, side)] * count

    def points_place(self, line: int, seat: int, graphics: Graphics) -> pygame.Rect:
        """Where the pieces of a line arrive: at the player's points."""
        row = self._rows[line]
        side = min(graphics.theme.stage(FinalScoreSizes.ICON), row.height - 4)
        middle = self._points_edge(graphics, seat) - graphics.text.width("00", POINTS) // 2
        return rect_at("center", (middle, row.centery), side)

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
        """Draw points and totals; `draw_still` has drawn the rest."""
        for index, line in enumerate(self.lines):
            self._draw_points(canvas, index, line)
        self._draw_totals(canvas)

    def winner_area(self, seat: int, graphics: Graphics) -> pygame.Rect:
        """The part of the sheet that turns golden for a winner."""
        return self._columns[seat].inflate(-graphics.px(Space.SMALL), graphics.px(Space.SMALL))

    def _lay_rows(self, area: pygame.Rect, graphics: Graphics) -> None:
        lowest = graphics.theme.stage(FinalScoreSizes.LINE)
        total = round(1.5 * lowest) + 2 * graphics.theme.stage(Sizes.BAR)
        count = len(self.lines)
        high = max(lowest // 2, (area.height - total) // count)
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

    def _lay_cards(self, graphics: Graphics, seat: int) -> list[pygame.Rect]:
        """The places of the completed pyramids, overlapping where room is scarce."""
        count = len(self.controller.state().explorers[seat].done)
        # Two rows if one would hide the numbers; the lower row doesn't cover the upper one's.
        stage, column = graphics.theme.stage, self._columns[seat]
        wide, gap = stage(FinalScoreSizes.CARD), stage(Space.TIGHT)
        room = column.width - stage(Space.WIDE) - wide
        rows = 1 if (count - 1) * wide * _NUMBER_SHARE <= room else 2
        high = round(wide / RATIO)
        down = round(high * _HEAD_SHARE)
        top = self._cards.centery - (high + (rows - 1) * down) // 2
        longest = ceil(count / rows)
        places = []
        for row in range(rows):
            cards = min(longest, count - row * longest)
            step = min(wide + gap, room / max(1, cards - 1))
            left = column.centerx - (wide + step * (cards - 1)) / 2
            places += [
                pygame.Rect(round(left + index * step), top + row * down, wide, high)
                for index in range(cards)
            ]
        return places

    def _draw_pyramids(self, canvas: Canvas, seat: int) -> None:
        """The completed pyramids, each over the one at its right and below the row after it."""
        done = sorted(self.controller.state().explorers[seat].done)
        pairs = zip(done, self._card_places[seat], strict=True)
        for card, place in sorted(pairs, key=lambda pair: (pair[1].top, -pair[1].left)):
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
        text_style = graphics.text.shrink_to_fit(title, BODY_BOLD, self._names_room(graphics))
        canvas.text(title, (left, row.centery), text_style, palette.ink, anchor="midleft")

    def _draw_points(self, canvas: Canvas, index: int, line: FinalLine) -> None:
        if index > self.line:
            return
        row = self._rows[index]
        if index == self.line and not self.crowned:
            gold = canvas.graphics.theme.palette.gold_light
            canvas.blit(tint(canvas.graphics, row.size, gold, _COUNTING), row.topleft)
        for seat in self.controller.seats:
            pieces, all_pieces = self._pieces[index][seat], len(line.steps[seat])
            if pieces or not all_pieces:
                self._draw_cell(canvas, row, line, seat, pieces)

    def _draw_cell(
        self, canvas: Canvas, row: pygame.Rect, line: FinalLine, seat: int, pieces: int
    ) -> None:
        """The points right-aligned, the calculation left of them once all are counted."""
        graphics, palette, column = (
            canvas.graphics,
            canvas.graphics.theme.palette,
            self._columns[seat],
        )
        points = line.points(seat, pieces)
        colour = red_ink(palette) if points < 0 else palette.ink
        right = self._points_edge(graphics, seat)
        text = points_text(points)
        canvas.text(text, (right, row.centery), POINTS, colour, anchor="midright")
        left = right - graphics.text.width("0000", POINTS)
        # A long name of the line may reach into the first column.
        name = graphics.text.shrink_to_fit(_(line.title), BODY_BOLD, self._names_room(graphics))
        named = self._titles_edge(graphics) + graphics.text.width(_(line.title), name)
        room = left - max(column.left, named + graphics.px(Space.SMALL))
        way = line.ways[seat] if pieces == len(line.steps[seat]) else ""
        if way and graphics.text.width(way, SMALL) <= room:
            canvas.text(way, (left, row.centery), SMALL, palette.ink_second, anchor="midright")

    def _names_room(self, graphics: Graphics) -> int:
        """The width for the names of the lines."""
        return self._columns[0].left - self._titles_edge(graphics)

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
        place = (self._titles_edge(graphics), row.centery - graphics.theme.stage(Sizes.BAR))
        canvas.text(_("Total"), place, SUBHEADING, palette.ink, anchor="midleft")

    def _draw_totals(self, canvas: Canvas) -> None:
        graphics, row = canvas.graphics, self._rows[-1]
        high, gap = graphics.theme.stage(Sizes.BAR), graphics.theme.stage(Space.WIDE)
        for seat in self.controller.seats:
            total, column = self.total(seat), self._columns[seat]
            place = (self._points_edge(graphics, seat), row.centery - high)
            ink = graphics.theme.palette.ink
            canvas.text(number(total), place, GRAND_TOTAL, ink, anchor="midright")
            bar = pygame.Rect(
                column.left + gap, row.bottom - 2 * high, column.width - 2 * gap, high
            )
            draw_standing_bar(canvas, bar, total / self._best, self.controller.colour(seat))
