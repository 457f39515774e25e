"""The stack and the discard pile."""

from __future__ import annotations

import pygame

from pyramids.games.im_bann.counts import Counts, kinds_of
from pyramids.games.im_bann.deck import Card, Deck
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.texts.cards import counted_cards
from pyramids.games.im_bann.ui.cards.card_face import draw_card
from pyramids.games.im_bann.ui.theme import CARVED_DARK, PILE, HandSizes
from pyramids.language import _, ngettext
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import WHITE, Radius
from pyramids.ui.widgets import Widget


class Piles(Widget):
    """Two piles with their counts. The discard pile is open, so its cards can be read."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.stack = 0
        self.discards = 0
        self.top: Card | None = None
        """The card that came last, as far as it was seen: the rules know no order of piles."""
        self.cards = ""
        self._deck = deck
        self._known: Counts = ()
        """The discard pile that was shown last."""
        self.stack_rect = pygame.Rect(0, 0, 0, 0)
        self.discard_rect = pygame.Rect(0, 0, 0, 0)

    def show(self, state: State) -> None:
        """Show the piles of a state."""
        self.stack, self.discards = sum(state.stack), sum(state.discards)
        self.top = self._last(state.discards)
        self._known = state.discards
        self.cards = counted_cards(self._deck, state.discards)

    def _last(self, discards: Counts) -> Card | None:
        """A card that is new in the pile, else the one that was on top, else any."""
        cards = self._deck.cards
        kinds = kinds_of(discards[:-1])
        before = self._known or (0,) * len(discards)
        new = [kind for kind in kinds if discards[kind] > before[kind]]
        if new:
            return cards[new[-1]]
        still = [kind for kind in kinds if cards[kind] == self.top]
        return cards[(still or kinds)[-1]] if kinds else None

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Side by side."""
        super().place(rect, graphics)
        wide = min(round(rect.height * HandSizes.RATIO), rect.width // 3)
        high = round(wide / HandSizes.RATIO)
        quarter = rect.width // 4
        self.stack_rect = rect_at("center", (rect.left + quarter, rect.centery), wide, high)
        self.discard_rect = rect_at("center", (rect.right - quarter, rect.centery), wide, high)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """How many cards there are; which ones only in the discard pile."""
        if pos[0] < self.rect.centerx:
            return ngettext("Stack: {n} card", "Stack: {n} cards", self.stack)
        if not self.discards:
            return _("The discard pile is empty")
        return ngettext(
            "Discard pile, {n} card: {cards}",
            "Discard pile, {n} cards: {cards}",
            self.discards,
            cards=self.cards,
        )

    def draw(self, canvas: Canvas) -> None:
        """Both piles, with their counts on them."""
        radius = canvas.graphics.px(Radius.SMALL)
        rim = canvas.graphics.theme.palette.night_rim
        for rect, count in ((self.stack_rect, self.stack), (self.discard_rect, self.discards)):
            if not count:
                canvas.ring(rect, radius, 2, rim)
                continue
            for step in range(min(3, count // 6), -1, -1):
                card = None if rect is self.stack_rect or step else self.top
                draw_card(canvas, card, rect.move(-2 * step, -2 * step))
        for rect, count in ((self.stack_rect, self.stack), (self.discard_rect, self.discards)):
            spot = (rect.centerx, rect.bottom - rect.height // 5)
            canvas.text(str(count), spot, PILE, WHITE, anchor="center", outline=CARVED_DARK)
