"""The face-up card of a turn, on the stack of face-down cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Final

import pygame

from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.widgets import Widget, fitted

_HIDDEN: Final = 3
"""The most cards that are drawn below the face-up one."""


class FaceUpCard(Widget, ABC):
    """The base of a game's face-up card: the game defines its back and draws its face."""

    ratio: float
    """Width divided by height."""
    back: str
    """The picture of its back."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0
        """The number of face-down cards that will still be revealed."""
        self.turning = 1.0
        """The progress of the flip: 0 shows the back, 1 the face."""
        self.lifted = False
        """Whether the piece on it was dragged away."""
        self.card = pygame.Rect(0, 0, 0, 0)
        """The face-up card's place."""
        self._shift = 0

    @property
    @abstractmethod
    def shown(self) -> Hashable:
        """What its face shows, as a cache key; None if no card is face up."""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the card in the middle, with room for the cards below."""
        super().place(rect, graphics)
        self._shift = graphics.theme.stage(4)
        room = rect.inflate(-_HIDDEN * self._shift, -_HIDDEN * self._shift)
        self.card = fitted(room, self.ratio)
        self.card.topleft = (self.card.left - self._shift, rect.top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face-down cards, then the face-up one as far as it is flipped."""
        for depth in range(min(_HIDDEN, self.left), 0, -1):
            canvas.svg(self.back, self.card.move(depth * self._shift, depth * self._shift))
        if self.shown is None:
            if self.left:
                canvas.svg(self.back, self.card)
            return
        canvas.shadow(self.card, canvas.graphics.theme.stage(8), depth=0.8)
        if self.turning >= 1.0:
            self.draw_face(canvas, self.card, bare=self.lifted)
        else:
            self._draw_turning(canvas)

    @abstractmethod
    def draw_face(self, canvas: Canvas, card: pygame.Rect, *, bare: bool = False) -> None:
        """Draw its face; `bare` without the piece, while that is carried."""

    def _draw_turning(self, canvas: Canvas) -> None:
        graphics, size = canvas.graphics, self.card.size
        narrow = abs(1.0 - 2.0 * self.turning)
        width = max(2, round(size[0] * narrow / 4) * 4)
        side = self.shown if self.turning >= 0.5 else None

        def bake() -> pygame.Surface:
            whole = pygame.Surface(size, pygame.SRCALPHA)
            if side is None:
                Canvas(whole, graphics).svg(self.back, whole.get_rect())
            else:
                self.draw_face(Canvas(whole, graphics), whole.get_rect())
            return pygame.transform.smoothscale(whole, (width, size[1]))

        picture = graphics.cache.get(("turned card", self.back, side, size, width), bake)
        canvas.blit(picture, picture.get_rect(center=self.card.center).topleft)
