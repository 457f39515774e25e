"""Shows a state in a replay: the shared area at the left, then a column for each player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final

import pygame

from pyramids.engine.contract import CHANCE, AnyEvent, Seat
from pyramids.tables.parts.faces import draw_head
from pyramids.tables.players import PlayerLooks
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import NUMBER_LARGE, Material, Space
from pyramids.ui.theme.screens import ReplayBoardSizes as Sizes
from pyramids.ui.widgets import Counter, Widget

_CROWDED: Final = 4
"""With this many players the shared area is narrower."""


class PlayerColumn(Widget, ABC):
    """A player's column: portrait, name and points, and the game's part below."""

    hoverable = False

    def __init__(self, looks: PlayerLooks, seat: Seat) -> None:
        super().__init__()
        self.players = looks
        self.seat = seat
        self.moved = False
        """Whether this player moved in the step that is shown."""
        self.before: Any = None
        """The state before the move that is shown; None if no move is shown."""
        self.bare = False
        """Whether only the game's part is shown, as in a small picture."""
        self.score = self.add(Counter(0, NUMBER_LARGE))
        self._head = pygame.Rect(0, 0, 0, 0)

    @abstractmethod
    def show(self, state: Any, graphics: Graphics) -> None:
        """Show a state."""

    @abstractmethod
    def lay_out(self, area: pygame.Rect, graphics: Graphics) -> None:
        """Place the game's part, below the head."""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the head, then the game's part."""
        super().place(rect, graphics)
        self.score.visible = not self.bare
        if self.bare:
            self.lay_out(rect, graphics)
            return
        padding = 2 * graphics.theme.stage(Sizes.PADDING)
        inner = rect.inflate(-padding, -padding)
        head = graphics.px(Sizes.HEAD)
        self._head = pygame.Rect(inner.left, inner.top, inner.width, head)
        score = self.score.measure(graphics)[0]
        self.score.place(pygame.Rect(inner.right - score, inner.top, score, head), graphics)
        top = self._head.bottom + graphics.theme.stage(Space.SMALL)
        self.lay_out(pygame.Rect(inner.left, top, inner.width, inner.bottom - top), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, its head, and everything on it."""
        if self.bare:
            self.draw_children(canvas)
            return
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        style = graphics.theme.style(Material.NIGHT)
        canvas.plate(self.rect, style)
        if self.moved:
            canvas.ring(
                self.rect, graphics.px(style.radius), graphics.theme.stage(3), palette.gold_light
            )
        players, seat = self.players, self.seat
        head, gap = self._head.copy(), graphics.theme.stage(Space.SMALL)
        head.width -= self.score.rect.width
        name, portrait = players.names[seat], players.portrait(seat)
        draw_head(canvas, head, name, portrait, players.colour(graphics, seat), gap)
        self.draw_children(canvas)


class ReplayBoard(Widget, ABC):
    """The widget that shows a game in a replay."""

    @abstractmethod
    def show(self, state: Any, events: Sequence[AnyEvent]) -> None:
        """Show a state, and mark what the last events changed."""

    def show_change(self, before: Any, after: Any) -> None:
        """Show what a move makes of a state; games may mark what is different."""
        self.show(after, ())

    def of_player(self, seat: Seat) -> ReplayBoard | None:
        """A widget that shows this player's board alone; None if the game has no such part."""
        return None


class OnePlayer(ReplayBoard):
    """One player's column without its head."""

    hoverable = False

    def __init__(self, column: PlayerColumn) -> None:
        super().__init__()
        self.column = self.add(column)
        column.bare = True
        self._graphics: Graphics | None = None
        self._state: Any = None

    def show(self, state: Any, events: Sequence[AnyEvent]) -> None:
        """Show a state."""
        self._state, self.column.before = state, None
        self._follow()

    def show_change(self, before: Any, after: Any) -> None:
        """Show what a move makes of a state; columns may mark what is different."""
        self._state, self.column.before = after, before
        self._follow()

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The column takes all of it."""
        super().place(rect, graphics)
        self._graphics = graphics
        self.column.place(rect, graphics)
        self._follow()

    def _follow(self) -> None:
        """Show the state; a column can do so only once it has been placed."""
        if self._graphics is not None and self._state is not None:
            self.column.show(self._state, self._graphics)


class SideBySide(ReplayBoard):
    """The shared area, then a column for each player."""

    hoverable = False
    side: ClassVar[tuple[int, int]] = Sizes.SIDE
    """The least and greatest width of the shared area."""

    def __init__(self, middle: Widget, columns: Sequence[PlayerColumn]) -> None:
        super().__init__()
        self.middle = self.add(middle)
        self.columns = [self.add(column) for column in columns]
        self._graphics: Graphics | None = None
        self._state: Any = None

    def show(self, state: Any, events: Sequence[AnyEvent]) -> None:
        """Show a state, and mark the players of the last events."""
        self._state = state
        self.show_middle(state)
        movers = {event.seat for event in events if event.seat != CHANCE}
        for column in self.columns:
            column.moved = column.seat in movers
        self._follow()

    def of_player(self, seat: Seat) -> ReplayBoard:
        """The player's column alone."""
        return OnePlayer(self.columns[seat])

    @abstractmethod
    def show_middle(self, state: Any) -> None:
        """Show a state in the shared area."""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the shared area; the columns divide the rest."""
        super().place(rect, graphics)
        self._graphics = graphics
        narrow, wide = self.side
        side = graphics.theme.stage(wide if len(self.columns) < _CROWDED else narrow)
        gap = graphics.theme.stage(Sizes.GAP)
        self.middle.place(pygame.Rect(rect.left, rect.top, side, rect.height), graphics)
        left = rect.left + side + gap
        step = (rect.right - left + gap) / len(self.columns)
        for number, column in enumerate(self.columns):
            x = left + round(number * step)
            column.place(pygame.Rect(x, rect.top, round(step) - gap, rect.height), graphics)
        self._follow()

    def _follow(self) -> None:
        """Show the state; columns can do so only once they have been placed."""
        if self._graphics is not None and self._state is not None:
            for column in self.columns:
                column.show(self._state, self._graphics)
