"""The sheet of a scoring: the running sum, the ways to pay for the chosen area, the proposal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from pyramids.games.pyramido.areas import activation
from pyramids.games.pyramido.areas.quarters import Area
from pyramids.games.pyramido.domino_set import MYTHICAL
from pyramids.games.pyramido.state import NO_GEMS, Gems, State
from pyramids.games.pyramido.texts.scoring import payment_words
from pyramids.games.pyramido.ui.row.stack_view import gem_art
from pyramids.games.pyramido.ui.theme import COUNT, TOTAL
from pyramids.games.pyramido.ui.theme import TableSizes as Sizes
from pyramids.language import Text, _, later, text_of
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import BODY, SMALL, Material, Space
from pyramids.ui.widgets import Button, Counter, Pressable, Widget, cut_left, grid

Payment = tuple[int, int]

_COINS: Final[tuple[Payment, ...]] = ((1, 0), (3, 0), (2, 2), (0, 2), (1, 4), (0, 6))
"""In the order of two rows: the first of each is worth one gem, the others three."""


class PaymentCoin(Pressable):
    """A way to pay; it lights up if the player has the gems."""

    def __init__(self, payment: Payment, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.payment = payment
        self.area: Area | None = None

    @property
    def points(self) -> int:
        """What the area would score."""
        return activation.points(self.area, *self.payment) if self.area is not None else 0

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The gems and the points."""
        if self.area is None:
            return ""
        return payment_words(self.area.colour, *self.payment, self.points)

    def draw(self, canvas: Canvas) -> None:
        """The gems left, the points right."""
        if self.area is None:
            return
        graphics = canvas.graphics
        style = graphics.theme.style(Material.GOLD if self.enabled else Material.NIGHT)
        rect = self.draw_plate(canvas, self.rect, style)
        letters = style.text_colour
        if not self.enabled:
            letters = style.faded(graphics.theme.palette).text_colour
        rect = rect.inflate(-4 * graphics.theme.stage(Space.TIGHT), -rect.height // 5)
        words = f"+{self.points}"
        drawn = canvas.text(words, rect.midright, COUNT, letters, anchor="midright")
        rect.width = drawn.left - graphics.theme.stage(Space.TIGHT) - rect.left
        gems = [self.area.colour] * self.payment[0] + [MYTHICAL] * self.payment[1]
        draw_gems(canvas, gems, rect, alpha=1.0 if self.enabled else 0.4)


def draw_gems(canvas: Canvas, gems: Sequence[int], room: pygame.Rect, alpha: float = 1.0) -> None:
    """Gems from the left, in as many rows as make them largest."""

    def side(rows: int) -> int:
        return min(room.height // rows, room.width // -(-len(gems) // rows))

    rows = max((1, 2), key=side) if gems else 1
    across, wide = -(-len(gems) // rows), side(rows) if gems else 0
    area = rect_at("midleft", room.midleft, across * wide, rows * wide)
    for gem, place in zip(gems, grid(area, max(1, across), rows), strict=False):
        canvas.svg(gem_art(gem), place.inflate(-wide // 10, -wide // 10), alpha=alpha)


class ScoringSheet(Widget):
    """Takes the place of the row of stacks while a stage is scored."""

    hoverable = False

    def __init__(self, on_pay: Callable[[Payment], None], on_best: Callable[[], None]) -> None:
        super().__init__()
        self.areas = self.mythical = 0
        self.words: Text = ""
        """What is shown instead of coins while no area is chosen."""
        self.kept = NO_GEMS
        """The gems that a proposal keeps, shown below the words."""
        self.coins = [self.add(PaymentCoin(pay, partial(on_pay, pay))) for pay in _COINS]
        self.best = self.add(Button(later("Best for me"), on_best, tooltip=later("Best: H")))
        self.sum = self.add(Counter(0, TOTAL))
        self._left = self._middle = pygame.Rect(0, 0, 0, 0)

    def show(self, state: State, seat: int, *, roll: bool) -> None:
        """Show the running sum of a seat's scoring."""
        builder = state.builders[seat]
        if len(builder.areas) == state.stage:
            self.areas, self.mythical = builder.areas[-1], builder.mythical[-1]
        else:
            scores = seat == state.seat
            self.areas = sum(item.points for item in state.activations) if scores else 0
            self.mythical = builder.gems[MYTHICAL]
        if roll:
            self.sum.value = self.areas + self.mythical
        else:
            self.sum.jump(self.areas + self.mythical)

    def choose(self, area: Area | None, gems: Gems) -> None:
        """Offer the ways to pay for an area."""
        affordable = activation.payments(gems, area.colour) if area is not None else ()
        for coin in self.coins:
            coin.area = area
            coin.visible = area is not None
            coin.enabled = coin.payment in affordable

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The sum left, coins in the middle, the button right."""
        super().place(rect, graphics)
        gap = graphics.theme.stage(Space.SMALL)
        inner = rect.inflate(-2 * gap, -2 * gap)
        self._left, rest = cut_left(inner, inner.width // 5, gap)
        best = min(self.best.measure(graphics)[0], graphics.px(Sizes.BEST), rest.width // 3)
        high = self.best.measure(graphics)[1]
        place = rect_at("midright", inner.midright, best, min(high, inner.height))
        self.best.place(place, graphics)
        self._middle = pygame.Rect(rest.left, rest.top, place.left - gap - rest.left, rest.height)
        total = self.sum.measure(graphics)[1]
        self.sum.place(
            pygame.Rect(self._left.left, self._left.bottom - total, self._left.width, total),
            graphics,
        )
        self.sum.colour = graphics.theme.palette.gold_light
        for coin, cell in zip(self.coins, grid(self._middle, 3, 2, gap // 2), strict=True):
            coin.place(cell, graphics)

    def draw(self, canvas: Canvas) -> None:
        """Sum, coins or words, button."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.NIGHT)
        canvas.plate(self.rect, style)
        line = self.sum.rect.top - self._left.top
        left, right, middle = self._left.left, self._left.right, self._left.top + line // 4
        colour = style.second_text_colour
        canvas.text(_("Areas"), (left, middle), SMALL, colour, anchor="midleft")
        canvas.text(str(self.areas), (right, middle), COUNT, anchor="midright")
        middle += line // 2
        gem = rect_at("midleft", (left, middle), min(line // 2, graphics.theme.stage(Space.LARGE)))
        canvas.svg(gem_art(MYTHICAL), gem)
        canvas.text(str(self.mythical), (right, middle), COUNT, anchor="midright")
        rule = pygame.Rect(left, self.sum.rect.top, right - left, max(1, graphics.theme.stage(1)))
        canvas.fill(style.rim, rule)
        if not any(coin.visible for coin in self.coins):
            self._draw_words(canvas)
        self.draw_children(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        words, text = text_of(self.words), canvas.graphics.text
        size = BODY if text.height(words, BODY, self._middle.width) <= self.rect.height else SMALL
        gems = [gem for gem, count in enumerate(self.kept) for _each in range(count)]
        high = text.height(words, size, self._middle.width)
        side = min(self._middle.height - high, canvas.graphics.theme.stage(Sizes.KEPT))
        side = side if gems else 0
        top = self._middle.top + max(0, (self._middle.height - high - side) // 2)
        box = pygame.Rect(self._middle.left, top, self._middle.width, high)
        canvas.paragraph(words, box, size, align="center")
        wide = min(self._middle.width, side * len(gems))
        draw_gems(canvas, gems, rect_at("midtop", box.midbottom, wide, side))
