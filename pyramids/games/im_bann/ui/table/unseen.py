"""The panel with the cards that the viewer hasn't seen yet: in the stack or in other hands."""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.games.im_bann.deck import ITEMS
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.ui.cards.card_face import draw_card
from pyramids.games.im_bann.ui.keys import OwnAction
from pyramids.games.im_bann.ui.theme import HandSizes
from pyramids.language import later
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Command, Event, Pointer, PointerKind
from pyramids.ui.theme import HEADING, NUMBER, Extent, Material, Space
from pyramids.ui.widgets import Fit, IconButton, Label, draw_panel

_SIZE: Final = (720, 560)
_FAINT: Final = 0.28
"""The opacity of a card that is accounted for."""


class UnseenCards(Scene):
    """All kinds of cards, each with how many of it may still come. Any key closes it."""

    overlay = True

    def __init__(self, rules: ImBann, state: State) -> None:
        super().__init__()
        self._rules = rules
        self.unseen = rules.unseen(state)
        self.rect = pygame.Rect(0, 0, 0, 0)
        title = later("Not seen yet: in the stack or in other hands")
        self.title = self.widgets.add(Label(title, HEADING, fit=Fit.SHRINK))
        self.close_button = self.widgets.add(
            IconButton("common/icon_close", later("Close"), self.close)
        )
        self._area = pygame.Rect(0, 0, 0, 0)

    def layout(self, size: tuple[int, int]) -> None:
        """The title above, the cards below."""
        graphics, stage = self.graphics, self.graphics.theme.stage
        self.rect = pygame.Rect(0, 0, *(stage(length) for length in _SIZE))
        self.rect.center = (size[0] // 2, size[1] // 2)
        inner = self.rect.inflate(-2 * stage(Space.LARGE), -2 * stage(Space.LARGE))
        side = graphics.px(Extent.ICON_BUTTON)
        self.close_button.place(pygame.Rect(inner.right - side, inner.top, side, side), graphics)
        wide = inner.width - side - stage(Space.MEDIUM)
        self.title.place(pygame.Rect(inner.left, inner.top, wide, side), graphics)
        top = inner.top + side + stage(Space.SMALL)
        self._area = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)

    def close(self) -> None:
        """Go back to the table."""
        self.app.scenes.remove(self)

    def handle(self, event: Event) -> bool:
        """Handle all events here; nothing reaches the table."""
        if self.widgets.handle(event):
            return True
        if isinstance(event, Command):
            closing = (Action.CANCEL, Action.CONFIRM, OwnAction.UNSEEN_CARDS)
            if any(map(event.means, closing)) and not event.repeated:
                self.close()
        elif isinstance(event, Pointer) and self._is_beside(event):
            self.close()
        return True

    def draw(self, canvas: Canvas) -> None:
        """A row for each item, and one for the special cards."""
        canvas.dim(Extent.DIMMING)
        draw_panel(canvas, self.rect, Material.NIGHT, depth=2.0)
        rows = self.rows()
        high = self._area.height // len(rows)
        for number, kinds in enumerate(rows):
            row = pygame.Rect(self._area.left, self._area.top + number * high, 0, high)
            self._draw_row(canvas, kinds, row)
        self.widgets.draw(canvas)

    def rows(self) -> list[list[int]]:
        """The kinds of each item, and the special ones."""
        cards = self._rules.deck.cards
        items = range(-1, len(ITEMS))
        rows = [[n for n, card in enumerate(cards) if card.item == item] for item in items]
        return [row for row in [*rows[1:], rows[0]] if row]

    def _is_beside(self, pointer: Pointer) -> bool:
        return pointer.kind is PointerKind.PRESS and not self.rect.collidepoint(pointer.pos)

    def _draw_row(self, canvas: Canvas, kinds: list[int], row: pygame.Rect) -> None:
        gap = canvas.graphics.theme.stage(Space.SMALL)
        line = canvas.graphics.text.line_height(NUMBER)
        high = row.height - gap
        wide = min(round(high * HandSizes.RATIO), self._area.width // len(kinds) - 2 * line - gap)
        step = self._area.width // max(5, len(kinds))
        for number, kind in enumerate(kinds):
            card, count = self._rules.deck.cards[kind], self.unseen[kind]
            rect = pygame.Rect(row.left + number * step, row.top, wide, high)
            draw_card(canvas, card, rect, 1.0 if count else _FAINT)
            spot = (rect.right + gap, rect.centery)
            canvas.text(f"× {count}", spot, NUMBER, anchor="midleft")
