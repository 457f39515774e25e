"""Modal dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from pyramids.language import Text, later
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.theme.sizes import BODY, HEADING
from pyramids.ui.widgets.arrange import cut_top, row
from pyramids.ui.widgets.base import Widget
from pyramids.ui.widgets.button import Button
from pyramids.ui.widgets.label import Label
from pyramids.ui.widgets.panel import draw_panel
from pyramids.ui.widgets.scroll import ScrollList

_NOTICE_TIME: Final = 1000.0
"""Milliseconds in which a player notices a dialog that they didn't expect."""


class Answer(NamedTuple):
    """A button of a dialog, and its callback."""

    text: Text
    on_choose: Callable[[], None] | None = None
    primary: bool = False
    danger: bool = False
    """It destroys something: drawn in red."""


class Dialog(Scene):
    """Title, text, widgets if any, and answers; Esc cancels, the primary answer has focus."""

    overlay = True
    delays_toasts = True

    def __init__(
        self,
        title: Text,
        text: Text = "",
        answers: Sequence[Answer] = (),
        *,
        content: Sequence[Widget] = (),
        on_cancel: Callable[[], None] | None = None,
        cancellable: bool = True,
        unexpected: bool = False,
        width: int = Extent.DIALOG,
    ) -> None:
        """`unexpected`: it opens by itself, so what is typed at first wasn't meant for it."""
        super().__init__()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.on_cancel = on_cancel
        self.cancellable = cancellable
        self._deaf_for = _NOTICE_TIME if unexpected else 0.0
        self._width = width
        self._answers = tuple(answers) or (Answer(later("OK"), primary=True),)
        self._title = Label(title, HEADING, on=Material.PAPYRUS, align="center")
        self.widgets.add(self._title)
        self._body = self.widgets.add(ScrollList(gap=Space.LARGE, on=Material.PAPYRUS))
        if text:
            self._body.add(Label(text, BODY, on=Material.PAPYRUS, align="center"))
        for widget in content:
            self._body.add(widget)
        self.buttons = [self.widgets.add(self._button(answer)) for answer in self._answers]

    def enter(self) -> None:
        """Focus the first control; if it is unexpected, once the player has noticed it."""
        if self._deaf_for > 0:
            for button in self.buttons:
                button.enabled = False
        else:
            self._focus_first()

    def choose(self, answer: Answer) -> None:
        """Close, then call the answer's callback."""
        self.app.scenes.remove(self)
        if answer.on_choose is not None:
            answer.on_choose()

    def cancel(self) -> None:
        """Close without an answer."""
        if not self.cancellable:
            return
        self.app.scenes.remove(self)
        if self.on_cancel is not None:
            self.on_cancel()

    def layout(self, size: tuple[int, int]) -> None:
        """Centre it, as high as it needs to be; a body that is too long scrolls."""
        graphics = self.graphics
        edge, gap = graphics.px(Space.WIDE), graphics.px(Space.LARGE)
        width = min(graphics.px(self._width), size[0] - 2 * edge)
        inner = width - 2 * edge
        head = self._title.measure(graphics, inner)[1]
        body = self._body.measure(graphics, inner)[1]
        foot = max(button.measure(graphics)[1] for button in self.buttons)
        bare = head + foot + 2 * edge + gap * (2 if body else 1)
        body = min(body, size[1] - edge - bare)
        self.rect = pygame.Rect(0, 0, width, bare + body)
        self.rect.center = (size[0] // 2, size[1] // 2)
        inside = self.rect.inflate(-2 * edge, -2 * edge)
        top, rest = cut_top(inside, head, gap)
        self._title.place(top, graphics)
        middle, _ = cut_top(rest, body)
        self._body.place(middle, graphics)
        below = pygame.Rect(inside.left, inside.bottom - foot, inside.width, foot)
        row(self.buttons, below, graphics, at="center")

    def update(self, dt: float) -> None:
        """Let time pass in which an unexpected dialog takes no answer."""
        super().update(dt)
        if self._deaf_for > 0:
            self._deaf_for -= dt
            if self._deaf_for <= 0:
                for button in self.buttons:
                    button.enabled = True
                self._focus_first()

    def handle(self, event: Event) -> bool:
        """Take every event; Esc cancels, Enter confirms."""
        if self._deaf_for > 0:
            return True
        if not self.widgets.handle(event) and isinstance(event, Command):
            if event.means(Action.CANCEL):
                self.cancel()
            elif event.means(Action.CONFIRM):
                self._confirm()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Darken the scene below, then draw the panel."""
        canvas.dim(Extent.DIMMING)
        draw_panel(canvas, self.rect, ornate=True, depth=2.0)
        self.widgets.draw(canvas)

    def _focus_first(self) -> None:
        """Focus the first control, or else the primary answer."""
        inside = [w for w in self.widgets.focus_order() if w not in self.buttons]
        expected = [
            button
            for button, answer in zip(self.buttons, self._answers, strict=True)
            if answer.primary
        ]
        self.widgets.set_focus((inside or expected or self.buttons)[0], visible=True)

    def _button(self, answer: Answer) -> Button:
        material = Material.CARNELIAN if answer.danger else None
        return Button(
            answer.text, lambda: self.choose(answer), primary=answer.primary, material=material
        )

    def _confirm(self) -> None:
        expected = [answer for answer in self._answers if answer.primary]
        if expected:
            self.choose(expected[0])
