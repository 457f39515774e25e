"""A state in a replay: the middle of the table at the left, then everybody side by side."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import pygame

from pyramids.engine.contract import CHANCE, AnyEvent, Seat
from pyramids.tables.faces import draw_head
from pyramids.tables.players import Cast
from pyramids.ui.drawing.canvas import Canvas, Kit
from pyramids.ui.theme import Material, Space
from pyramids.ui.theme.handbook import Retrospect as Sizes
from pyramids.ui.theme.sizes import NUMBER_LARGE
from pyramids.ui.widgets import Counter, Widget

_CROWDED: Final = 4
"""With so many players the middle is narrower."""


class PlayerColumn(Widget, ABC):
    """A player's things below a head with face, name and points."""

    hoverable = False

    def __init__(self, cast: Cast, seat: Seat) -> None:
        super().__init__()
        self.players = cast
        self.seat = seat
        self.moved = False
        """Whether this player has just done something."""
        self.score = self.add(Counter(0, NUMBER_LARGE))
        self._head = pygame.Rect(0, 0, 0, 0)

    @abstractmethod
    def show(self, state: Any, kit: Kit) -> None:
        """Follow a state."""

    @abstractmethod
    def lay_out(self, area: pygame.Rect, kit: Kit) -> None:
        """Place everything below the head."""

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """The head, then the game's own part."""
        super().place(rect, kit)
        padding = 2 * kit.theme.stage(Sizes.PADDING)
        inner = rect.inflate(-padding, -padding)
        head = kit.px(Sizes.HEAD)
        self._head = pygame.Rect(inner.left, inner.top, inner.width, head)
        score = self.score.measure(kit)[0]
        self.score.place(pygame.Rect(inner.right - score, inner.top, score, head), kit)
        top = self._head.bottom + kit.theme.stage(Space.SMALL)
        self.lay_out(pygame.Rect(inner.left, top, inner.width, inner.bottom - top), kit)

    def draw(self, canvas: Canvas) -> None:
        """The plate, its head, and everything on it."""
        kit, palette = canvas.kit, canvas.kit.theme.palette
        recipe = kit.theme.recipe(Material.NIGHT)
        canvas.plate(self.rect, recipe)
        if self.moved:
            canvas.ring(self.rect, kit.px(recipe.radius), kit.theme.stage(3), palette.gold_light)
        players, seat = self.players, self.seat
        head, gap = self._head.copy(), kit.theme.stage(Space.SMALL)
        head.width -= self.score.rect.width
        name, portrait = players.names[seat], players.portrait(seat)
        draw_head(canvas, head, name, portrait, players.colour(kit, seat), gap)
        self.draw_children(canvas)


class ReplayBoard(Widget, ABC):
    """What shows a game in a replay."""

    @abstractmethod
    def show(self, state: Any, events: Sequence[AnyEvent]) -> None:
        """Show a state, and point out what has just happened."""


class SideBySide(ReplayBoard):
    """The middle of the table, then a column for each player."""

    hoverable = False

    def __init__(self, middle: Widget, columns: Sequence[PlayerColumn]) -> None:
        super().__init__()
        self.middle = self.add(middle)
        self.columns = [self.add(column) for column in columns]
        self._kit: Kit | None = None
        self._state: Any = None

    def show(self, state: Any, events: Sequence[AnyEvent]) -> None:
        """Show a state, and who has just done something."""
        self._state = state
        self.show_middle(state)
        movers = {event.seat for event in events if event.seat != CHANCE}
        for column in self.columns:
            column.moved = column.seat in movers
        self._follow()

    @abstractmethod
    def show_middle(self, state: Any) -> None:
        """Let what lies in the middle follow a state."""

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """The columns share what the middle leaves."""
        super().place(rect, kit)
        self._kit = kit
        narrow, wide = Sizes.SIDE
        side = kit.theme.stage(wide if len(self.columns) < _CROWDED else narrow)
        gap = kit.theme.stage(Sizes.GAP)
        self.middle.place(pygame.Rect(rect.left, rect.top, side, rect.height), kit)
        left = rect.left + side + gap
        step = (rect.right - left + gap) / len(self.columns)
        for number, column in enumerate(self.columns):
            x = left + round(number * step)
            column.place(pygame.Rect(x, rect.top, round(step) - gap, rect.height), kit)
        self._follow()

    def _follow(self) -> None:
        """Columns know how to show a state only once they lie somewhere."""
        if self._kit is not None and self._state is not None:
            for column in self.columns:
                column.show(self._state, self._kit)
