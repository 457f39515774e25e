"""The panel with the dominoes that nobody has seen yet, by their colours."""

from __future__ import annotations

import pygame

from pyramids.engine.multiset import size as count_of
from pyramids.games.pyramido.domino_set import Domino
from pyramids.games.pyramido.outlook import unseen_pairs
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import State
from pyramids.games.pyramido.ui.keys import OwnAction
from pyramids.games.pyramido.ui.pyramid.block_face import domino_picture
from pyramids.games.pyramido.ui.theme import UnseenSizes as Sizes
from pyramids.language import later, ngettext
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.events import Command, Event, Pointer, PointerKind
from pyramids.ui.theme import HEADING, NUMBER_LARGE, Extent, Material, Space
from pyramids.ui.widgets import Button, Fit, Label, draw_panel, grid


class UnseenPanel(Scene):
    """Ten colour pairs and how often each may still come."""

    overlay = True

    def __init__(self, rules: Pyramido, state: State) -> None:
        super().__init__()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._cells: list[pygame.Rect] = []
        self.pairs = unseen_pairs(rules, state)
        left = sum(count_of(unseen) for unseen in state.unseen)
        words = lambda: ngettext("{n} domino not seen yet", "{n} dominoes not seen yet", left)  # noqa: E731
        self.title = self.widgets.add(
            Label(words, HEADING, on=Material.PAPYRUS, align="center", fit=Fit.SHRINK)
        )
        self.close_button = self.widgets.add(Button(later("Close"), self.close, primary=True))

    def layout(self, size: tuple[int, int]) -> None:
        """Title, pairs, button."""
        graphics = self.graphics
        edge = graphics.px(Space.LARGE)
        wide, high = (
            min(graphics.px(length), whole - 2 * edge)
            for length, whole in zip(Sizes.SIZE, size, strict=True)
        )
        self.rect = rect_at("center", (size[0] // 2, size[1] // 2), wide, high)
        inner = self.rect.inflate(-2 * edge, -2 * edge)
        line = graphics.text.line_height(HEADING)
        self.title.place(pygame.Rect(inner.left, inner.top, inner.width, line), graphics)
        button = self.close_button.measure(graphics)
        place = rect_at("midbottom", inner.midbottom, *button)
        self.close_button.place(place, graphics)
        top = inner.top + line + edge // 2
        area = pygame.Rect(inner.left, top, inner.width, place.top - edge // 2 - top)
        self._cells = grid(area, 2, 5, graphics.px(Space.SMALL))

    def draw(self, canvas: Canvas) -> None:
        """Dim the table and draw the panel."""
        canvas.dim(Extent.DIMMING)
        draw_panel(canvas, self.rect, ornate=True, depth=2.0)
        style = canvas.graphics.theme.style(Material.PAPYRUS)
        quarter = min(canvas.graphics.theme.stage(Sizes.DOMINO), self._cells[0].height) // 2
        for ((first, second), count), cell in zip(self.pairs, self._cells, strict=True):
            domino = Domino(0, (first, second), ())
            picture = domino_picture(canvas.graphics, domino, 0, quarter)
            place = picture.get_rect(midright=cell.center)
            canvas.blit(picture, place.topleft, 1.0 if count else 0.35)
            spot = (cell.centerx + canvas.graphics.px(Space.LARGE), cell.centery)
            canvas.text(str(count), spot, NUMBER_LARGE, style.text_colour, anchor="midleft")
        self.widgets.draw(canvas)

    def close(self) -> None:
        """Go back to the table."""
        self.app.scenes.remove(self)

    def handle(self, event: Event) -> bool:
        """Esc, the same key or a click beside the panel closes it."""
        if isinstance(event, Command) and not event.repeated:
            if event.means(Action.CANCEL) or event.means(OwnAction.UNSEEN):
                self.close()
                return True
            if not self.widgets.handle(event) and event.means(Action.CONFIRM):
                self.close()
            return True
        used = self.widgets.handle(event)
        if isinstance(event, Pointer) and event.kind is PointerKind.PRESS and not used:
            self._close_beside(event.pos)
        return True

    def _close_beside(self, pos: tuple[int, int]) -> None:
        if not self.rect.collidepoint(pos):
            self.close()
