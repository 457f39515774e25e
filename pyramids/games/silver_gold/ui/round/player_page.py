"""A player's page: both pyramids, completed ones by colour, the score sheet."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard, draw_card
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.cards.player_cards import show_pyramids
from pyramids.games.silver_gold.ui.controller import SilverGoldController
from pyramids.games.silver_gold.ui.final.final_lines import marked_squares
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.games.silver_gold.ui.theme import PlayerPageSizes
from pyramids.language import _, later, ngettext
from pyramids.tables.parts.player_page import PlayerPage
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.theme import BODY, SUBHEADING, Extent, Space
from pyramids.ui.widgets import Label, row

_TIGHTEST: Final = 0.52
"""The smallest visible share of an overlapped card: its number."""


class PlayerView(PlayerPage[SilverGoldController]):
    """Both pyramids, the completed ones, the sheet, and a bot's reasons."""

    state: State

    def __init__(self, controller: SilverGoldController, seat: Seat, state: State) -> None:
        super().__init__(controller, seat, state)
        self._marks = marked_squares(controller.game.session.plies)
        self._completed_area = pygame.Rect(0, 0, 0, 0)
        add = self.widgets.add
        self.cards = [add(PyramidCard()) for _place in range(2)]
        self.heading = add(Label(later("Completed"), SUBHEADING))
        self.sheet = add(ScoreSheet())
        self.show(seat)

    def show(self, seat: Seat) -> None:
        """Show another player's page."""
        super().show(seat)
        controller, state = self.controller, self.state
        show_pyramids(self.cards, controller.deck, state, seat)
        self.sheet.show(
            controller.deck, state, seat, controller.names(), controller.colours(), roll=False
        )

    def layout(self, size: tuple[int, int]) -> None:
        """Head, cards beside the completed pyramids, sheet below."""
        graphics, stage = self.graphics, self.graphics.theme.stage
        self.rect = pygame.Rect(0, 0, *(stage(length) for length in PlayerPageSizes.SIZE))
        self.rect.width = max(self.rect.width, min(size[0] * 23 // 25, self.rect.width * 5 // 4))
        self.rect.center = (size[0] // 2, size[1] // 2)
        inner = self.rect.inflate(
            -2 * stage(PlayerPageSizes.EDGE), -2 * stage(PlayerPageSizes.EDGE)
        )
        gap, face = stage(Space.MEDIUM), stage(PlayerPageSizes.FACE)
        head = pygame.Rect(inner.left, inner.top, inner.width, face)
        buttons = row([self.before, self.after, self.close_button], head, graphics, at="end")
        self.place_head(pygame.Rect(head.topleft, (face, face)), stage(Space.LARGE), buttons.left)
        low = self.sheet.measure(graphics, inner.width)[1]
        foot = pygame.Rect(inner.left, inner.bottom - low, inner.width, low)
        self.sheet.place(foot, graphics)
        top = self._lay_why(pygame.Rect(inner.left, inner.top + face, inner.width, 0)) + gap
        middle = pygame.Rect(inner.left, top, inner.width, foot.top - gap - top)
        wide = round(middle.height * RATIO)
        for index, card in enumerate(self.cards):
            left = middle.left + index * (wide + gap)
            card.place(pygame.Rect(left, middle.top, wide, middle.height), graphics)
        left = self.cards[-1].rect.right + 2 * gap
        line = graphics.text.line_height(SUBHEADING)
        room = middle.right - left
        self.heading.place(pygame.Rect(left, middle.top, room, line), graphics)
        self._completed_area = pygame.Rect(left, middle.top + line, room, middle.height - line)

    def words(self) -> str:
        """Pyramids and points."""
        done = len(self.state.explorers[self.seat].done)
        pyramids = ngettext("{n} pyramid completed", "{n} pyramids completed", done)
        points = ngettext("{n} point", "{n} points", self.sheet.total)
        return f"{pyramids}, {points}"

    def _lay_why(self, below: pygame.Rect) -> int:
        """Place the reasons below the head; returns where they end."""
        self.why.visible = bool(self.controller.log.why_last_turn(self.seat))
        if self.why.visible:
            below.height = self.why.measure(self.graphics, below.width)[1]
            self.why.place(below, self.graphics)
        return below.bottom

    def draw_things(self, canvas: Canvas) -> None:
        """A row a colour: the awards count pyramids of one colour (SG-20)."""
        done = self.state.explorers[self.seat].done
        if not done:
            text = _("None yet. Mark a tomb to complete its pyramid.")
            canvas.paragraph(
                text, self._completed_area, BODY, canvas.graphics.theme.palette.moonlight_dim
            )
            return
        high = self._completed_area.height // len(COLOURS)
        for colour in range(len(COLOURS)):
            line = pygame.Rect(
                self._completed_area.left,
                self._completed_area.top + colour * high,
                self._completed_area.width,
                high,
            )
            numbers = (n for n in done if self.controller.deck.pyramid(n).colour == colour)
            self._draw_colour(canvas, line, colour, sorted(numbers))

    def _draw_colour(
        self, canvas: Canvas, line: pygame.Rect, colour: int, cards: list[int]
    ) -> None:
        stage = canvas.graphics.theme.stage
        side = stage(Extent.ICON_BUTTON)
        medal = pygame.Rect(line.left, line.centery - side // 2, side, side)
        name = f"silver_gold/medal_pyramid_{COLOURS[colour]}"
        canvas.svg(name, medal, alpha=1.0 if cards else 0.35)
        left = medal.right + stage(Space.SMALL)
        room = line.right - left
        wide = min(stage(PlayerPageSizes.MINI), round((line.height - stage(Space.SMALL)) * RATIO))
        if len(cards) > 1:
            wide = min(wide, round(room / (1 + (len(cards) - 1) * _TIGHTEST)))
        gap = stage(Space.SMALL)
        step = min(wide + gap, (room - wide) / max(1, len(cards) - 1))
        high = round(wide / RATIO)
        for index, number in reversed(list(enumerate(cards))):
            place = pygame.Rect(round(left + index * step), line.centery - high // 2, wide, high)
            pyramid = self.controller.deck.pyramid(number)
            draw_card(canvas, place, pyramid, self._marks.get(number, 0), completed=True)
