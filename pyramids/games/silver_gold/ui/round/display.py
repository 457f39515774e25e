"""The display of four face-up pyramids, and the stack."""

from __future__ import annotations

import pygame

from pyramids.engine.multiset import size as count_of
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import DISPLAY, State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard, draw_back, draw_card
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.theme import DisplaySizes as Sizes
from pyramids.language import _, ngettext
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER_SMALL, SMALL_BOLD, Material, Space
from pyramids.ui.widgets import Widget


class OfferedCard(PyramidCard):
    """A card of the display, shown large while it is pointed at."""

    focusable = True

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """None: the card is shown large."""
        return ""


class Stack(Widget):
    """The face-down cards, with their number."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """How many cards are left."""
        return ngettext(
            "{n} pyramid in the stack, face down.",
            "{n} pyramids in the stack, face down.",
            self.count,
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw a few backs, and the number on a plate."""
        graphics = canvas.graphics
        shift = max(1, graphics.theme.stage(2))
        for depth in range(min(3, self.count), 0, -1):
            draw_back(canvas, self.rect.move(shift * (depth - 1), shift * (depth - 1)))
        if not self.count:
            canvas.plate(self.rect, Material.NIGHT_INSET, alpha=0.5)
        style = graphics.theme.style(Material.NIGHT)
        words = str(self.count)
        slip = pygame.Rect(
            0, 0, graphics.text.width(words, NUMBER_SMALL), graphics.text.line_height(NUMBER_SMALL)
        )
        slip.inflate_ip(2 * graphics.px(Space.SMALL), graphics.px(Space.TIGHT))
        slip.center = self.rect.center
        canvas.plate(slip, style, radius=slip.height // 2)
        canvas.text(words, slip.center, NUMBER_SMALL, style.text_colour, anchor="center")


class Display(Widget):
    """Four open cards and the stack beside them."""

    hoverable = False

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck
        self.cards = [self.add(OfferedCard()) for _ in range(DISPLAY)]
        self.stack = self.add(Stack())
        self.large = 0
        """The width in pixels of the card that is shown large."""
        self._title = pygame.Rect(0, 0, 0, 0)
        self._look: PyramidCard | None = None
        self._light = Tween(0.0, Duration.FADE)

    def show(self, table: State) -> None:
        """Follow the table."""
        for card, number in zip(self.cards, table.display, strict=True):
            card.show(self.deck, number)
        self.stack.count = count_of(table.stack)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The title, below it five cards side by side."""
        super().place(rect, graphics)
        self.large = graphics.theme.stage(Sizes.PREVIEW)
        gap = graphics.theme.stage(Space.SMALL)
        line = graphics.text.line_height(SMALL_BOLD)
        inner = rect.inflate(-2 * gap, -2 * gap)
        self._title = pygame.Rect(inner.left, inner.top, inner.width, line)
        room = pygame.Rect(inner.left, inner.top + line + gap // 2, inner.width, 0)
        room.height = inner.bottom - room.top
        wide = min(round(room.height * RATIO), (room.width - 5 * gap) // 5)
        high = round(wide / RATIO)
        spare = (room.width - 5 * wide) // 5
        for number, widget in enumerate([*self.cards, self.stack]):
            left = room.left + spare // 2 + number * (wide + spare)
            widget.place(pygame.Rect(left, room.centery - high // 2, wide, high), graphics)

    def update(self, dt: float) -> bool:
        """Fade the large picture in and out."""
        looked_at = self.looked_at()
        if looked_at is not None:
            self._look = looked_at
        self._light.to(1.0 if looked_at is not None else 0.0)
        if self._light.update(dt):
            self.invalidate()
        return not self._light.resting

    def spot(self, place: int) -> pygame.Rect:
        """The rectangle of a card of the display."""
        return self.cards[place].card

    def looked_at(self) -> PyramidCard | None:
        """The card under the pointer or with the focus."""
        for card in self.cards:
            if card.pyramid is not None and (card.hovered or card.ringed):
                return card
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the title and the cards."""
        canvas.plate(self.rect, Material.NIGHT, alpha=0.9)
        style = canvas.graphics.theme.style(Material.NIGHT)
        canvas.text(
            _("The display"),
            self._title.midleft,
            SMALL_BOLD,
            style.second_text_colour,
            anchor="midleft",
        )
        stack = (self.stack.rect.centerx, self._title.centery)
        canvas.text(_("Stack"), stack, SMALL_BOLD, style.second_text_colour, anchor="center")
        self.draw_children(canvas)

    def draw_large(self, canvas: Canvas, frame: pygame.Rect) -> None:
        """Draw the card that is pointed at, large above the display."""
        card = self._look
        if card is None or card.pyramid is None or self._light.value <= 0:
            return
        graphics = canvas.graphics
        large = rect_at(
            "midbottom",
            (card.rect.centerx, self.rect.top - graphics.theme.stage(Space.SMALL)),
            self.large,
            round(self.large / RATIO),
        )
        large.clamp_ip(frame)
        draw_card(canvas, large, card.pyramid, shadow=2.0, alpha=self._light.value)
