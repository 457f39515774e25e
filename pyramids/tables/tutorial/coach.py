"""The coach of a tutorial: a portrait, a speech bubble, and one request at a time.

A scene of a tutorial has a `coach`; pressing at `Request.target` does what it asks for. The probe
reports the same to tests that drive the window from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from pyramids.language import _, later
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, BODY_BOLD, BUTTON, Material, Space
from pyramids.ui.theme.table import CoachSizes as Sizes
from pyramids.ui.widgets import Button, Widget


@dataclass(frozen=True)
class Request:
    """What the player should do now, and where to press."""

    words: str
    target: pygame.Rect
    ringed: bool = True
    """Whether a ring marks the target; glowing squares need none."""


class Coach(Widget):
    """A strip at the bottom of the window: portrait, bubble, progress and buttons."""

    def __init__(
        self,
        portrait: str,
        steps: int,
        *,
        on_skip: Callable[[], None],
        on_play: Callable[[], None],
    ) -> None:
        super().__init__()
        self.portrait = portrait
        self.steps = steps
        self.step = 0
        self.story = ""
        """The text above the request."""
        self.asked: Request | None = None
        self.skip = self.add(
            Button(later("Skip"), on_skip, text_style=BUTTON, tooltip=later("Leave the tutorial."))
        )
        self.play = self.add(Button(later("Play a game"), on_play, primary=True))
        self.play.visible = False
        self._face = pygame.Rect(0, 0, 0, 0)
        self._bubble = pygame.Rect(0, 0, 0, 0)
        self._gap = 0

    @property
    def over(self) -> bool:
        """Whether the last step is reached."""
        return self.step >= self.steps - 1

    def tell(self, step: int, story: str, asked: Request | None, *, done: bool = False) -> None:
        """Show a text and a request; may be called in every frame."""
        self.step, self.story, self.asked = step, story, asked
        if self.play.visible != done:
            self.play.visible = done
            self.skip.text = later("Title screen") if done else later("Skip")
            self.invalidate()

    def area_above(self) -> pygame.Rect:
        """The part of the window above the strip."""
        return pygame.Rect(self.rect.left, 0, self.rect.width, self.rect.top - self._gap)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the portrait left, the bubble in the middle, progress and buttons right."""
        super().place(rect, graphics)
        gap = self._gap = graphics.px(Space.SMALL)
        side = min(rect.height, graphics.px(Sizes.FACE))
        self._face = pygame.Rect(rect.left, rect.bottom - side, side, side)
        column = max(self.play.measure(graphics)[0], graphics.px(Sizes.COLUMN))
        left = self._face.right + 2 * gap
        self._bubble = pygame.Rect(
            left, rect.top, rect.right - column - 2 * gap - left, rect.height
        )
        high = min(self.skip.measure(graphics)[1], (rect.height - gap) // 2)
        right = pygame.Rect(rect.right - column, rect.bottom - high, column, high)
        self.skip.place(right, graphics)
        self.play.place(right.move(0, -high - gap), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything on the strip."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        style = graphics.theme.style(Material.PAPYRUS)
        canvas.shadow(self._bubble, graphics.px(style.radius), depth=1.0)
        self._draw_tail(canvas)
        canvas.plate(self._bubble, style)
        rim = graphics.px(3)
        canvas.disc(self._face.center, self._face.width, palette.gold)
        canvas.svg(self.portrait, self._face.inflate(-2 * rim, -2 * rim))
        self._draw_words(canvas)
        if not self.play.visible:
            self._draw_progress(canvas)
        self.draw_children(canvas)

    def _draw_tail(self, canvas: Canvas) -> None:
        """Draw the bubble's tail, which points at the portrait."""
        side = canvas.graphics.px(Sizes.TAIL)
        style = canvas.graphics.theme.style(Material.PAPYRUS)
        tip = (self._bubble.left - side, self._face.centery)
        for step in range(side):
            high = 2 * step
            line = pygame.Rect(tip[0] + step, tip[1] - high // 2, 1, max(1, high))
            canvas.fill(style.rim if step < 2 else style.bottom, line)

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw the story and the request, smaller if they are too long for the bubble."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        padding = graphics.px(Sizes.PADDING)
        inner = self._bubble.inflate(-2 * padding, 0)
        for size in range(BODY.size, 0, -1):
            plain, bold = BODY.at(size), BODY_BOLD.at(size)
            story = graphics.text.wrap(self.story, plain, inner.width)
            asked = graphics.text.wrap(self.asked.words, bold, inner.width) if self.asked else []
            line = graphics.text.line_height(plain)
            high = (len(story) + len(asked)) * line
            if high <= inner.height or plain.size > size:
                break
        inner.top = self._bubble.top + max(0, (self._bubble.height - high) // 2)
        canvas.paragraph(story, inner, plain, palette.ink)
        canvas.paragraph(asked, inner.move(0, len(story) * line), bold, palette.ink_red)

    def _draw_progress(self, canvas: Canvas) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        dot, left, right = graphics.px(Sizes.DOT), self.skip.rect.left, self.skip.rect.right
        middle = (self.rect.top + self.skip.rect.top) // 2
        step = (right - left - dot) / max(1, self.steps - 1)
        for number in range(self.steps):
            centre = (left + dot // 2 + round(number * step), middle)
            passed = number <= self.step
            canvas.disc(centre, dot, palette.gold_light if passed else palette.night_light)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The number of the current step."""
        return _("Step {step} of {steps}", step=min(self.step + 1, self.steps), steps=self.steps)


def split_off_strip(
    size: tuple[int, int], graphics: Graphics
) -> tuple[tuple[int, int], pygame.Rect]:
    """The window without the coach's strip, and the strip."""
    margin, high = graphics.px(Space.SMALL), graphics.px(Sizes.HEIGHT)
    strip = pygame.Rect(margin, size[1] - margin - high, size[0] - 2 * margin, high)
    return (size[0], strip.top - margin // 2), strip


def draw_ring(canvas: Canvas, asked: Request | None) -> None:
    """Draw a ring around the target of a request."""
    if asked is None or not asked.ringed:
        return
    graphics = canvas.graphics
    width, radius = graphics.px(Sizes.RING), graphics.px(Sizes.RADIUS)
    ring = asked.target.inflate(4 * width, 4 * width)
    canvas.ring(ring.inflate(2, 2), radius + 1, width + 2, graphics.theme.palette.gold_dark)
    canvas.ring(ring, radius, width, graphics.theme.palette.gold_light)
