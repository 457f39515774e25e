"""Betting (LP-14): two tiles to choose from; the bet is face down until the number is revealed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from pyramids.games.labyrinth.state import HIDDEN_BET, HIGH, LOW, NO_BET
from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL_BOLD, Space
from pyramids.ui.widgets import Pressable, Widget

_ART = {HIGH: "labyrinth/bet_high", LOW: "labyrinth/bet_low", HIDDEN_BET: "labyrinth/bet_back"}


class BetTile(Pressable):
    """High or low."""

    def __init__(self, bet: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.bet = bet

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What this bet says."""
        if self.bet == HIGH:
            return _("Bet that the next number is higher.")
        return _("Bet that the next number is lower.")

    def draw(self, canvas: Canvas) -> None:
        """Draw the tile, brighter under the pointer."""
        canvas.shadow(self.rect, canvas.graphics.theme.stage(12), depth=0.7)
        canvas.svg(_ART[self.bet], self.rect)
        if self._light.value > 0:
            gold = canvas.graphics.theme.palette.gold_light
            canvas.glow(self.rect.center, self.rect.width * 2 // 3, gold, 0.5 * self._light.value)


class BetRow(Widget):
    """The choice, or the tile that was chosen; empty when there is nothing to bet on."""

    hoverable = False

    def __init__(self, on_bet: Callable[[str], None]) -> None:
        super().__init__()
        self.tiles = [self.add(BetTile(bet, partial(on_bet, bet))) for bet in (HIGH, LOW)]
        self.made = NO_BET
        """The viewer's own bet, once it is made."""
        self.words = ""
        self._caption = pygame.Rect(0, 0, 0, 0)
        self._made = pygame.Rect(0, 0, 0, 0)

    def show(self, *, due: bool, made: str) -> None:
        """Offer the two tiles, or show the bet that was made."""
        for tile in self.tiles:
            tile.visible = due
        self.made = made
        if due:
            self.words = _("Your bet")
        elif made:
            self.words = _("Your bet, face down")
        else:
            self.words = ""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """A caption, and two tiles below it."""
        super().place(rect, graphics)
        line, gap = graphics.text.line_height(SMALL_BOLD), graphics.theme.stage(Space.SMALL)
        self._caption = pygame.Rect(rect.left, rect.top, rect.width, line)
        side = max(1, min(rect.height - line, (rect.width - gap) // 2))
        left = rect.centerx - side - gap // 2
        for tile in self.tiles:
            tile.place(pygame.Rect(left, rect.top + line, side, side), graphics)
            left += side + gap
        self._made = pygame.Rect(0, rect.top + line, side, side)
        self._made.centerx = rect.centerx

    def draw(self, canvas: Canvas) -> None:
        """Caption and tiles."""
        if self.words:
            place, colour = self._caption, canvas.graphics.theme.palette.moonlight_dim
            canvas.fitted_text(self.words, place.center, place.width, SMALL_BOLD, colour)
        self.draw_children(canvas)
        if self.made and not self.tiles[0].visible:
            canvas.svg(_ART[self.made], self._made, alpha=0.9)


def draw_bet(canvas: Canvas, bet: str, rect: pygame.Rect) -> None:
    """Draw another player's bet: its back, or its face once it is revealed."""
    if bet != NO_BET:
        canvas.svg(_ART[bet], rect)
