"""The left column of the table: number card, tools, treasures, bets, numbers to come."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.games.labyrinth.state import TURNS, State
from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.column.bets import BetRow
from pyramids.games.labyrinth.ui.column.number_card import NumberCard, NumbersLeft
from pyramids.games.labyrinth.ui.column.treasure_stock import Stock
from pyramids.games.labyrinth.ui.theme import CardSizes, LayoutSizes
from pyramids.language import later, ngettext
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL_BOLD, Space
from pyramids.ui.widgets import Button, IconButton, Widget, row


class NumberColumn(Widget):
    """From the card at the top to the button at the foot."""

    hoverable = False

    def __init__(
        self,
        tile_set: TileSet,
        *,
        on_turn: Callable[[], None],
        on_places: Callable[[], None],
        on_hint: Callable[[], None],
        on_choose: Callable[[int], None],
        on_bet: Callable[[str], None],
        on_go_on: Callable[[], None],
    ) -> None:
        super().__init__()
        self.card = self.add(NumberCard(tile_set))
        words = later("Rotate the tile: R, wheel or right click")
        self.turn_tool = self.add(IconButton("common/icon_rotate", words, on_turn))
        words = later("Show empty spaces one by one: P")
        self.places_tool = self.add(IconButton("common/icon_eye", words, on_places))
        self.hint = self.add(IconButton("common/icon_hint", later("Hint: H"), on_hint))
        self.stock = self.add(Stock(tile_set, on_choose))
        self.bets = self.add(BetRow(on_bet))
        self.left = self.add(NumbersLeft(tile_set))
        self.go_on = self.add(Button(later("Done"), on_go_on, primary=True))
        self.betting = False
        """Whether room is kept for bets."""
        self._to_come = TURNS
        self._note = pygame.Rect(0, 0, 0, 0)

    def show(self, table: State, seat: int) -> None:
        """Follow the table."""
        self.card.number = table.drawn[-1] if table.drawn else 0
        self.card.left = TURNS - table.turn
        self.left.hidden = table.cards
        self.stock.show(table, seat)
        self.betting = table.betting
        self._to_come = TURNS - table.turn

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The card gets the room that the others leave."""
        super().place(rect, graphics)
        stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
        line = graphics.text.line_height(SMALL_BOLD)
        button = self.go_on.measure(graphics)[1]
        tool, stock = (
            stage(LayoutSizes.TOOL),
            max(stage(LayoutSizes.STOCK), graphics.px(LayoutSizes.STOCK)),
        )
        rows = stage(LayoutSizes.LEFT_ROWS[0 if self.betting else 1])
        bets = stage(LayoutSizes.BET) + line + gap if self.betting else 0
        fixed = button + tool + stock + rows + line + bets + 5 * gap
        wide = min(rect.width, stage(LayoutSizes.CARD))
        high = max(1, min(round(wide / CardSizes.RATIO), rect.height - fixed))
        # The numbers get the height that the card can't use.
        rows += max(0, min(rows, rect.height - fixed - high))
        self.card.place(pygame.Rect(rect.left, rect.top, rect.width, high), graphics)
        top = rect.top + high + gap
        tools = pygame.Rect(rect.left, top, rect.width, tool)
        row([self.turn_tool, self.places_tool, self.hint], tools, graphics, at="center")
        top += tool + gap
        self.stock.place(pygame.Rect(rect.left, top, rect.width, stock), graphics)
        top += stock + gap
        if self.betting:
            self.bets.place(pygame.Rect(rect.left, top, rect.width, bets - gap), graphics)
        foot = pygame.Rect(rect.left, rect.bottom - button, rect.width, button)
        self.go_on.place(foot, graphics)
        cells = pygame.Rect(rect.left, foot.top - gap - rows, rect.width, rows)
        self.left.place(cells, graphics)
        self._note = pygame.Rect(rect.left, cells.top - line, rect.width, line)

    def draw(self, canvas: Canvas) -> None:
        """The caption above the numbers, then the parts."""
        words = ngettext("{n} number to come", "{n} numbers to come", self._to_come)
        place, colour = self._note, canvas.graphics.theme.palette.moonlight_dim
        canvas.fitted_text(words, place.center, place.width, SMALL_BOLD, colour)
        self.draw_children(canvas)
