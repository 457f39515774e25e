"""A dealt card of the draft: it flies from the pile, is revealed, and can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pyramids.games.silver_gold.deck import Pyramid
from pyramids.games.silver_gold.texts.cards import (
    card_title,
    field_rule,
    route_length,
    symbol_counts,
)
from pyramids.games.silver_gold.ui.cards import card_face
from pyramids.games.silver_gold.ui.cards.card import draw_card, draw_glow, draw_shadow, draw_turning
from pyramids.games.silver_gold.ui.cards.chamber_geometry import Chamber, card_rect, corner
from pyramids.games.silver_gold.ui.theme import DraftSizes
from pyramids.language import ngettext
from pyramids.tables.parts.hint_line import draw_badge
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import NUMBER_SMALL, SMALL, Extent, Space
from pyramids.ui.theme.table import HintSizes
from pyramids.ui.timeline import Travel
from pyramids.ui.widgets import Pressable

_CHECK: Final = "common/icon_check"
_HOVER_GLOW: Final = 0.35


class DealtCard(Pressable):
    """The card, with its route and symbols below; raised and glowing while it is chosen."""

    def __init__(self, pyramid: Pyramid, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.pyramid = pyramid
        self.chosen = False
        self.hints: tuple[int, ...] = ()
        """The numbers of the hints that would keep it."""
        self.turned = 1.0
        """0 shows the back, 1 the face."""
        self.flight: Travel | None = None
        """Its flight between pile and place, while it flies."""
        self.leaving = False
        """Whether it flies back into the pile."""
        self.away = False
        """Whether it is in the pile."""
        self.pile = pygame.Rect(0, 0, 0, 0)
        self.home = pygame.Rect(0, 0, 0, 0)
        """Where the card is when it is not chosen."""
        self._lift = Tween(0.0, Duration.HOVER)

    def take_off(self, flight: Travel) -> None:
        """Fly to its place, or back into the pile."""
        self.leaving, self.flight, self.away = not self.away, flight, False

    def land(self, *, away: bool) -> None:
        """Arrive at its place, or in the pile."""
        self.flight, self.away = None, away

    def turn(self, share: float) -> None:
        """Turn up to a share: 0 shows the back, 1 the face."""
        self.turned = share

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The card in the upper part, its details in the lower."""
        super().place(rect, graphics)
        upper = pygame.Rect(
            rect.left, rect.top, rect.width, rect.height - graphics.px(DraftSizes.DETAILS)
        )
        self.home = card_rect(upper)
        self.home.bottom = upper.bottom

    def press(self) -> None:
        """Choose it, or give it back."""
        self.sound("pick_up" if not self.chosen else "card_slide")
        if self.on_press is not None:
            self.on_press()

    def update(self, dt: float) -> bool:
        """Animate the rise of a chosen card."""
        self._lift.to(1.0 if self.chosen else 0.0)
        if self._lift.update(dt):
            self.invalidate()
        return super().update(dt) or not self._lift.resting

    def focus_rect(self) -> pygame.Rect:
        """The ring goes around the card where it is now."""
        return self._lifted()

    def focus_radius(self, graphics: Graphics) -> int:
        """Round as the card."""
        return corner(self.home.width)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The rule of the symbol under the pointer; nothing over plain squares."""
        field = Chamber(self._lifted()).field_at(pos)
        if field is None:
            return card_title(self.pyramid)
        letter = self.pyramid.letter(*field)
        return field_rule(letter) if letter in card_face.SYMBOLS else ""

    def draw(self, canvas: Canvas) -> None:
        """Draw the card at its place or in flight."""
        if self.flight is not None:
            self._draw_flying(canvas, self.flight)
        elif not self.away:
            self._draw_lying(canvas)

    def _draw_lying(self, canvas: Canvas) -> None:
        card = self._lifted()
        if self.turned < 1.0:
            draw_turning(canvas, card, self.pyramid, self.turned)
            return
        light = max(self._lift.value, _HOVER_GLOW * self._light.value)
        if light > 0:
            draw_glow(canvas, card, light)
        draw_card(canvas, card, self.pyramid, shadow=1.0 if self._lift.value < 0.5 else 1.5)
        if self.chosen:
            self._draw_badge(canvas, card)
        self._draw_hints(canvas, card)
        self._draw_details(canvas)

    def _draw_flying(self, canvas: Canvas, flight: Travel) -> None:
        """Draw its back, growing from the pile's size to its own."""
        share = 1.0 - flight.share if self.leaving else flight.share
        wide = self.pile.width + (self.home.width - self.pile.width) * share
        picture = card_face.scaled_back(canvas.graphics, self.home.width, round(wide))
        place = picture.get_rect(center=flight.pos)
        draw_shadow(canvas, place, 1.5, flight.alpha)
        canvas.blit(picture, place.topleft, flight.alpha)

    def _draw_badge(self, canvas: Canvas, card: pygame.Rect) -> None:
        palette, side = canvas.graphics.theme.palette, canvas.graphics.px(DraftSizes.BADGE)
        centre = (card.right - side // 3, card.top + side // 3)
        rim = canvas.graphics.px(Extent.RIM)
        canvas.disc(centre, side + 2 * rim, palette.gold_dark)
        canvas.disc(centre, side, palette.gold_light)
        sign = canvas.graphics.art.tinted(_CHECK, (side * 2 // 3, side * 2 // 3), palette.ink)
        canvas.blit(sign, sign.get_rect(center=centre).topleft)

    def _draw_hints(self, canvas: Canvas, card: pygame.Rect) -> None:
        side = canvas.graphics.theme.stage(HintSizes.BADGE)
        left, middle = card.left + side, card.top + canvas.graphics.theme.stage(Space.TIGHT)
        for step, number in enumerate(self.hints):
            draw_badge(canvas, (left + round(1.3 * step * side), middle), number)

    def _draw_details(self, canvas: Canvas) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        way = ngettext(
            "{n} square to the tomb", "{n} squares to the tomb", route_length(self.pyramid)
        )
        top = self.home.bottom + graphics.px(Space.MEDIUM) + graphics.text.line_height(SMALL) // 2
        canvas.text(way, (self.home.centerx, top), SMALL, palette.moonlight, anchor="center")
        self._draw_symbols(canvas, top + graphics.text.line_height(SMALL) // 2)

    def _draw_symbols(self, canvas: Canvas, top: int) -> None:
        graphics = canvas.graphics
        side, gap = graphics.px(DraftSizes.SYMBOL), graphics.px(Space.SMALL)
        counts = symbol_counts(self.pyramid)
        widths = [side + graphics.text.width(str(count), NUMBER_SMALL) for _, count in counts]
        left = self.home.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        middle = top + graphics.px(Space.TIGHT) + side // 2
        for (letter, count), wide in zip(counts, widths, strict=True):
            icon = pygame.Rect(left, middle - side // 2, side, side)
            canvas.svg(card_face.SYMBOLS[letter], icon)
            canvas.text(str(count), (icon.right, middle), NUMBER_SMALL, anchor="midleft")
            left += wide + gap

    def _lifted(self) -> pygame.Rect:
        lift = round(self.home.width * DraftSizes.LIFT / 300 * self._lift.value)
        return self.home.move(0, -lift)
