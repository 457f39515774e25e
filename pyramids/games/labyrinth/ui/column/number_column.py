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
from pyramids.ui.theme import Space
from pyramids.ui.theme.sizes import SMALL_BOLD
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
        """The card gets what the others leave."""
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
        # What the card can't use makes the numbers larger.
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
        graphics = canvas.graphics
        words = ngettext("{n} number to come", "{n} numbers to come", self._to_come)
        text_style = graphics.text.shrink_to_fit(words, SMALL_BOLD, self._note.width)
        colour = graphics.theme.palette.moonlight_dim
        canvas.text(words, self._note.center, text_style, colour, anchor="center")
        self.draw_children(canvas)
