"""The column of the other players: portraits, scores and small boards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from pyramids.engine.contract import Seat
from pyramids.tables.parts.faces import draw_name
from pyramids.tables.table_controller import TableController
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER, SMALL, Colour, Material, Space
from pyramids.ui.theme.table import RivalSizes
from pyramids.ui.widgets import Counter, Pressable, Widget

_CROWDED = 3
"""With this many opponents the plates are smaller."""


class RivalPlate(Pressable):
    """One opponent; the part below the head is the game's. A press opens their page."""

    def __init__(
        self, seat: Seat, controller: TableController[Any], on_press: Callable[[], None]
    ) -> None:
        super().__init__(on_press)
        self.seat = seat
        self.thinks = False
        """Whether the game waits for this player."""
        self.score = self.add(Counter(0, NUMBER))
        self._controller = controller
        self._face = pygame.Rect(0, 0, 0, 0)
        self._name = pygame.Rect(0, 0, 0, 0)

    @property
    def colour(self) -> Colour:
        """The player's colour."""
        return self._controller.colour(self.seat)

    def set_score(self, total: int, *, roll: bool) -> None:
        """Show a score, rolling to it or at once."""
        if roll:
            self.score.value = total
        else:
            self.score.jump(total)

    @abstractmethod
    def press_words(self) -> str:
        """What a press does, for the tooltip."""

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """A bot's reasons for its last turn, and what a press does."""
        why = self._controller.why_last_turn(self.seat)
        return f"{why}\n{self.press_words()}" if why else self.press_words()

    def natural_height(self, graphics: Graphics, width: int, crowded: bool) -> int:
        """The preferred height for a width."""
        stage = graphics.theme.stage
        inner = width - 2 * stage(RivalSizes.PADDING)
        parts = self._head(graphics, crowded) + self.body_height(graphics, inner, crowded)
        return parts + 2 * stage(RivalSizes.PADDING) + stage(Space.TIGHT)

    def body_height(self, graphics: Graphics, width: int, crowded: bool) -> int:
        """The preferred height of the part below the head."""
        return 0

    def place_body(self, area: pygame.Rect, graphics: Graphics) -> None:
        """Place the part below the head."""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the head above, the game's part below."""
        super().place(rect, graphics)
        stage = graphics.theme.stage
        inner = rect.inflate(-2 * stage(RivalSizes.PADDING), -2 * stage(RivalSizes.PADDING))
        head = self._head(graphics, rect.height < stage(190))
        self._face = pygame.Rect(inner.left, inner.top, head, head)
        score = self.score.measure(graphics)[0]
        self.score.place(pygame.Rect(inner.right - score, inner.top, score, head), graphics)
        left = self._face.right + stage(Space.SMALL)
        self._name = pygame.Rect(left, inner.top, inner.right - score - left, head)
        top = inner.top + head + stage(Space.TIGHT)
        self.place_body(pygame.Rect(inner.left, top, inner.width, inner.bottom - top), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the portrait in the player's colour, and everything on it."""
        graphics = canvas.graphics
        self.draw_plate(canvas, self.rect, graphics.theme.style(Material.NIGHT))
        rim = graphics.theme.stage(2)
        canvas.disc(self._face.center, self._face.width, self.colour)
        canvas.svg(self._controller.portrait(self.seat), self._face.inflate(-2 * rim, -2 * rim))
        draw_name(canvas, self._controller.name(self.seat), self._name)
        if self.thinks:
            self._draw_thinking(canvas)
        self.draw_children(canvas)

    def _draw_thinking(self, canvas: Canvas) -> None:
        side = self._face.width // 2
        place = rect_at("center", self._face.bottomright, side)
        canvas.disc(place.center, side + 2, canvas.graphics.theme.palette.night)
        canvas.svg("common/icon_hourglass", place)

    def _head(self, graphics: Graphics, crowded: bool) -> int:
        return graphics.theme.stage(30 if crowded else RivalSizes.PORTRAIT)


P = TypeVar("P", bound=RivalPlate)


class RivalColumn(Widget, Generic[P]):
    """All opponents below each other, and the log in the remaining space."""

    hoverable = False

    def __init__(self, make_plate: Callable[[Seat], P], log: Widget) -> None:
        super().__init__()
        self._make_plate = make_plate
        self.plates: list[P] = []
        self.log = log

    def seat_around(self, seats: Sequence[Seat]) -> None:
        """Show these players; called again when the viewer changes."""
        self.clear()
        self.plates = [self.add(self._make_plate(seat)) for seat in seats]
        self.add(self.log)

    def plate(self, seat: Seat) -> P | None:
        """A player's plate; None for the viewer."""
        return next((plate for plate in self.plates if plate.seat == seat), None)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the plates at their preferred height, but leave room for the log."""
        super().place(rect, graphics)
        gap = graphics.theme.stage(Space.SMALL)
        crowded = len(self.plates) >= _CROWDED
        log = graphics.theme.stage(RivalSizes.LOG_CROWDED if crowded else RivalSizes.LOG)
        # Larger text needs more room for the same number of lines.
        log += round(
            2 * graphics.text.line_height(SMALL) * (1 - 1 / max(1.0, graphics.theme.text_size))
        )
        most = (rect.height - log) // max(1, len(self.plates)) - gap
        top = rect.top
        for plate in self.plates:
            high = min(most, plate.natural_height(graphics, rect.width, crowded))
            plate.place(pygame.Rect(rect.left, top, rect.width, high), graphics)
            top += high + gap
        self.log.place(pygame.Rect(rect.left, top, rect.width, max(0, rect.bottom - top)), graphics)
