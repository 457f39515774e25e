"""The left column of the table: number card, tools, treasures, bets, numbers to come."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.games.labyrinth.betting import ROUNDS, turn_of_bets
from pyramids.games.labyrinth.state import TURNS, State
from pyramids.games.labyrinth.texts.standing import right_bets
from pyramids.games.labyrinth.tile_set import TileSet
from pyramids.games.labyrinth.ui.column.bets import BetRow
from pyramids.games.labyrinth.ui.column.number_card import NumberCard, NumbersLeft
from pyramids.games.labyrinth.ui.column.treasure_stock import Stock
from pyramids.games.labyrinth.ui.theme import CardSizes, LayoutSizes
from pyramids.language import later, ngettext
from pyramids.tables.layout.table_parts import ToolsRoom
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL_BOLD, Extent, Space
from pyramids.ui.widgets import Button, IconButton, Widget, cut_left, cut_top, row


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
        self.bets.visible = False
        self.left = self.add(NumbersLeft(tile_set))
        self.go_on = self.add(Button(later("Done"), on_go_on, primary=True))
        self.betting = False
        """Whether bets are made in this game."""
        self._graphics: Graphics | None = None
        self.to_come = TURNS
        """How many numbers will still be revealed."""

    def show(self, table: State, seat: int) -> None:
        """Follow the table."""
        self.card.number = table.drawn[-1] if table.drawn else 0
        self.card.left = TURNS - table.turn
        self.left.hidden = table.cards
        self.stock.show(table, seat)
        self.betting = table.betting
        bets = table.betting and turn_of_bets(table) < ROUNDS.stop
        if bets != self.bets.visible:
            # After the last betting round the numbers and treasures get its room.
            self.bets.visible = bets
            if self._graphics is not None:
                self.place(self.rect, self._graphics)
        self.to_come = TURNS - table.turn

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """A column, or the card with everything else beside and below it."""
        super().place(rect, graphics)
        self._graphics = graphics
        if tools_room(graphics, betting=self.betting).is_broad(rect.size):
            self._place_broad(rect, graphics)
        else:
            self._place_column(rect, graphics)

    def _place_column(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """From the card at the top to the button at the foot, without a hole."""
        gap, button = graphics.theme.stage(Space.SMALL), self.go_on.measure(graphics)[1]
        parts, cells = self._parts_height(graphics), _least_cells(graphics)
        spare = max(0, rect.height - parts - cells - button - 3 * gap)
        # The card first, then the numbers, then the treasures get what is left.
        card = min(round(rect.width / CardSizes.RATIO), spare)
        spare -= card
        more = min(spare, max(0, _most_cells(graphics, rect.width) - cells))
        place, rest = cut_top(rect, card, gap)
        self.card.place(place, graphics)
        # Treasures in rows of their own fill what is left.
        top = self._place_parts(rest, graphics, spare - more) + gap
        foot = pygame.Rect(rect.left, rect.bottom - button, rect.width, button)
        self.go_on.place(foot, graphics)
        high = min(cells + more, foot.top - gap - top)
        self.left.place(pygame.Rect(rect.left, top, rect.width, high), graphics)

    def _place_broad(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The card left, tools and treasures right, the numbers below."""
        gap, button = graphics.theme.stage(Space.SMALL), self.go_on.measure(graphics)[1]
        parts = self._parts_height(graphics) + gap + button
        most = rect.height - gap - _least_cells(graphics)
        high = max(parts, min(most, round(rect.width / 2 / CardSizes.RATIO)))
        upper, lower = cut_top(rect, high, gap)
        most_wide = min(
            rect.width // 2, rect.width - gap - _parts_width(graphics, betting=self.betting)
        )
        card, right = cut_left(upper, min(round(high * CardSizes.RATIO), most_wide), gap)
        self.card.place(card, graphics)
        self._place_parts(right, graphics, high - parts)
        self.go_on.place(
            pygame.Rect(right.left, right.bottom - button, right.width, button), graphics
        )
        self.left.place(lower, graphics)

    def _place_parts(self, area: pygame.Rect, graphics: Graphics, spare: int) -> int:
        """Place tools, treasures with the spare height, and bets; returns where they end."""
        stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
        tools, rest = cut_top(area, stage(LayoutSizes.TOOL), gap)
        row([self.turn_tool, self.places_tool, self.hint], tools, graphics, at="center")
        stock = max(stage(LayoutSizes.STOCK), graphics.px(LayoutSizes.STOCK))
        place, rest = cut_top(rest, stock + spare, gap)
        self.stock.place(place, graphics)
        if not self.bets.visible:
            return place.bottom
        bets, _rest = cut_top(rest, _bets_height(graphics))
        self.bets.place(bets, graphics)
        return bets.bottom

    def _parts_height(self, graphics: Graphics) -> int:
        """The least height of tools, treasures and bets."""
        return _parts_height(graphics, betting=self.bets.visible)

    def draw(self, canvas: Canvas) -> None:
        """The caption of the numbers while there is no button in its place, then the parts."""
        if not self.go_on.visible:
            words = ngettext("{n} number to come", "{n} numbers to come", self.to_come)
            place, colour = self.go_on.rect, canvas.graphics.theme.palette.moonlight_dim
            canvas.fitted_text(words, place.center, place.width, SMALL_BOLD, colour)
        self.draw_children(canvas)


def tools_room(graphics: Graphics, *, betting: bool) -> ToolsRoom:
    """The room that it needs as a column, and as something broader."""
    stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
    column, widest = (stage(width) for width in LayoutSizes.LEFT)
    below = _least_cells(graphics)
    parts = _parts_height(graphics, betting=betting) + gap + graphics.px(Extent.BUTTON)
    card = round(stage(LayoutSizes.CARD) / CardSizes.RATIO)
    return ToolsRoom(
        upright=(column, card + parts + below + 3 * gap),
        broad=(
            stage(LayoutSizes.CARD) + gap + max(column, _parts_width(graphics, betting=betting)),
            max(card, parts) + below + gap,
        ),
        widest=widest,
    )


def _parts_height(graphics: Graphics, *, betting: bool) -> int:
    stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
    stock = max(stage(LayoutSizes.STOCK), graphics.px(LayoutSizes.STOCK))
    bets = gap + _bets_height(graphics) if betting else 0
    return stage(LayoutSizes.TOOL) + gap + stock + bets


def _parts_width(graphics: Graphics, *, betting: bool) -> int:
    """The least width of the three tools and of the words about bets."""
    tools = 3 * graphics.px(Extent.ICON_BUTTON) + 2 * graphics.px(Space.MEDIUM)
    words = graphics.text.width(right_bets(0), SMALL_BOLD) if betting else 0
    return max(tools, words)


def _bets_height(graphics: Graphics) -> int:
    return graphics.theme.stage(LayoutSizes.BET) + graphics.text.line_height(SMALL_BOLD)


def _least_cells(graphics: Graphics) -> int:
    return max(graphics.theme.stage(LayoutSizes.NUMBERS[0]), graphics.px(LayoutSizes.NUMBERS[0]))


def _most_cells(graphics: Graphics, width: int) -> int:
    """How high the numbers may become: four rows of cells about as high as wide."""
    return 4 * min(width // 5, graphics.theme.stage(LayoutSizes.NUMBERS[1]))
