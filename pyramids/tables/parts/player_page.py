"""A player's own page: an overlay that shows their things large; arrows turn to the next player.

A game says in `show` what is on the page, and in `layout` where.
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
from pyramids.ui.theme import Extent, Material
from pyramids.ui.theme.sizes import BODY, HEADING
from pyramids.ui.widgets import Fit, IconButton, Label
from pyramids.ui.widgets.panel import draw_panel

C = TypeVar("C", bound=TableController[Any])


class PlayerPage(Scene, Generic[C], ABC):
    """An overlay that only shows; Esc or a click beside it closes it, arrows turn the page."""

    overlay = True

    def __init__(self, controller: C, seat: Seat, state: Any) -> None:
        super().__init__()
        self.controller = controller
        self.seat = seat
        self.state = state
        """What the viewer may see of the table."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.face = pygame.Rect(0, 0, 0, 0)
        add = self.widgets.add
        self.name = add(Label(lambda: controller.name(self.seat), HEADING, fit=Fit.SHRINK))
        self.story = add(Label(self.words, BODY, second=True, fit=Fit.SHRINK))
        self.why = add(Label(lambda: controller.why_last_turn(self.seat), BODY, second=True))
        self.before = add(IconButton("common/icon_left", later("Previous player"), self._before))
        self.after = add(IconButton("common/icon_right", later("Next player"), self._after))
        self.close_button = add(IconButton("common/icon_close", later("Close"), self.close))

    def show(self, seat: Seat) -> None:
        """Turn to another player's page."""
        self.seat = seat
        self.dirty = True

    def place_head(self, face: pygame.Rect, gap: int, right: int) -> None:
        """The face, and beside it the name above how the player stands."""
        self.face = face
        left, half = face.right + gap, face.height // 2
        name = pygame.Rect(left, face.top, right - left, half)
        self.name.place(name, self.graphics)
        self.story.place(name.move(0, half), self.graphics)

    @abstractmethod
    def words(self) -> str:
        """How the player stands, in one line."""

    def close(self) -> None:
        """Back to the table."""
        self.app.scenes.remove(self)

    def handle(self, event: Event) -> bool:
        """Everything is for this page."""
        if isinstance(event, Command):
            self._command(event)
        elif not self.widgets.handle(event) and self._is_beside(event):
            self.close()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Darken the table, then draw the page."""
        canvas.dim(Extent.DIMMING)
        draw_panel(canvas, self.rect, Material.NIGHT, depth=2.0)
        controller = self.controller
        draw_face(canvas, self.face, controller.portrait(self.seat), controller.colour(self.seat))
        self.draw_things(canvas)
        self.widgets.draw(canvas)

    def draw_things(self, canvas: Canvas) -> None:
        """What lies on the page and is no widget."""

    def _command(self, command: Command) -> None:
        # The arrows turn pages here: there is nothing to walk between but a few buttons.
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
