"""A player's page: an overlay with everything of one player, large.

A game defines in `show` what is on the page, and in `layout` where.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import pygame

from pyramids.engine.contract import Seat
from pyramids.language import later
from pyramids.tables.parts.faces import draw_face
from pyramids.tables.table_controller import TableController
from pyramids.ui.actions import Action
from pyramids.ui.app import Scene
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import BODY, HEADING, Extent, Material
from pyramids.ui.widgets import Fit, IconButton, Label, draw_panel

C = TypeVar("C", bound=TableController[Any])


class PlayerPage(Scene, Generic[C], ABC):
    """A view-only overlay. Esc or a click beside it closes it; arrows show the next player."""

    overlay = True

    def __init__(self, controller: C, seat: Seat, state: Any) -> None:
        super().__init__()
        self.controller = controller
        self.seat = seat
        self.state = state
        """The state as the viewer may see it."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.face = pygame.Rect(0, 0, 0, 0)
        add = self.widgets.add
        self.name = add(Label(lambda: controller.name(self.seat), HEADING, fit=Fit.SHRINK))
        self.story = add(Label(self.words, BODY, second=True, fit=Fit.SHRINK))
        self.why = add(Label(lambda: controller.log.why_last_turn(self.seat), BODY, second=True))
        self.before = add(IconButton("common/icon_left", later("Previous player"), self._before))
        self.after = add(IconButton("common/icon_right", later("Next player"), self._after))
        self.close_button = add(IconButton("common/icon_close", later("Close"), self.close))

    def show(self, seat: Seat) -> None:
        """Show another player."""
        self.seat = seat
        self.dirty = True

    def place_head(self, face: pygame.Rect, gap: int, right: int) -> None:
        """Place the portrait, with the name and the summary beside it."""
        self.face = face
        left, half = face.right + gap, face.height // 2
        name = pygame.Rect(left, face.top, right - left, half)
        self.name.place(name, self.graphics)
        self.story.place(name.move(0, half), self.graphics)

    @abstractmethod
    def words(self) -> str:
        """A summary of the player's position in one line."""

    def close(self) -> None:
        """Go back to the table."""
        self.app.scenes.remove(self)

    def handle(self, event: Event) -> bool:
        """Handle all events here; nothing reaches the table."""
        if isinstance(event, Command):
            self._command(event)
        elif not self.widgets.handle(event) and self._is_beside(event):
            self.close()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Dim the table and draw the page."""
        canvas.dim(Extent.DIMMING)
        draw_panel(canvas, self.rect, Material.NIGHT, depth=2.0)
        controller = self.controller
        draw_face(canvas, self.face, controller.portrait(self.seat), controller.colour(self.seat))
        self.draw_things(canvas)
        self.widgets.draw(canvas)

    def draw_things(self, canvas: Canvas) -> None:
        """Draw what is on the page but isn't a widget."""

    def _command(self, command: Command) -> None:
        # Arrows show the next player instead of moving the focus between the few buttons.
        if command.means(Action.CANCEL) or command.means(Action.OPPONENTS):
            self.close()
        elif command.means(Action.LEFT):
            self._before()
        elif command.means(Action.RIGHT):
            self._after()
        elif not self.widgets.handle(command) and command.means(Action.CONFIRM):
            self.close()

    def _is_beside(self, event: Event) -> bool:
        if not isinstance(event, Pointer) or event.kind is not PointerKind.PRESS:
            return False
        return event.button is MouseButton.LEFT and not self.rect.collidepoint(event.pos)

    def _before(self) -> None:
        self._turn_page(-1)

    def _after(self) -> None:
        self._turn_page(1)

    def _turn_page(self, step: int) -> None:
        self.show((self.seat + step) % len(self.controller.seats))
        self.layout(self.app.size)
