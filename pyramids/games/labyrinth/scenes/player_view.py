"""A player's own page: the labyrinth large, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.scenes.board import LabyrinthBoard
from pyramids.games.labyrinth.scenes.playback import last_space
from pyramids.games.labyrinth.scenes.score_strip import ScoreStrip
from pyramids.games.labyrinth.scenes.stock import Stock
from pyramids.games.labyrinth.state import State
from pyramids.scenes.faces import draw_face
from pyramids.ui.actions import Action
from pyramids.ui.canvas import Canvas
from pyramids.ui.events import Command, Event, Kind, MouseButton, Pointer
from pyramids.ui.language import later, ngettext
from pyramids.ui.scene import Scene
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.theme.labyrinth import Maze, Page
from pyramids.ui.theme.sizes import BODY, HEADING, SUBHEADING
from pyramids.ui.widgets import Fit, IconButton, Label, row
from pyramids.ui.widgets.panel import draw_sheet

if TYPE_CHECKING:
    from pyramids.games.labyrinth.scenes.course import LabyrinthCourse


class PlayerView(Scene):
    """An overlay that only shows; Esc or a click beside it closes it, arrows turn the page."""

    overlay = True

    def __init__(self, course: LabyrinthCourse, seat: Seat, table: State) -> None:
        super().__init__()
        self.course = course
        self.seat = seat
        self.table = table
        """What the viewer may see of the table."""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._face = pygame.Rect(0, 0, 0, 0)
        add = self.desk.add
        self.name = add(Label(lambda: course.name(self.seat), HEADING, fit=Fit.SHRINK))
        self.story = add(Label(self._story, BODY, second=True, fit=Fit.SHRINK))
        self.before = add(IconButton("common/icon_left", later("Previous player"), self._before))
        self.after = add(IconButton("common/icon_right", later("Next player"), self._after))
        self.close_button = add(IconButton("common/icon_close", later("Close"), self.close))
        self.board = add(LabyrinthBoard(course.rules))
        self.heading = add(Label(later("Treasures left"), SUBHEADING, fit=Fit.SHRINK))
        self.stock = add(Stock(course.rules.kit, lambda _value: None))
        for pile in self.stock.piles:
            pile.focusable = False
        self.score = add(ScoreStrip(upright=True))
        self.show(seat)

    def show(self, seat: Seat) -> None:
        """Turn to another player's page."""
        self.seat = seat
        table = self.table
        self.board.show(table.hunters[seat], table.professional, last_space(table, seat))
        self.stock.show(table, seat)
        self.score.show(self.course.rules.worth(table, seat), roll=False)
        self.dirty = True

    def close(self) -> None:
        """Back to the table."""
        self.app.scenes.remove(self)

    def layout(self, size: tuple[int, int]) -> None:
        """The board left, face, score and stock right of it."""
        kit, stage = self.kit, self.kit.theme.stage
        self.rect = pygame.Rect(0, 0, *(stage(length) for length in Page.SIZE))
        self.rect.center = (size[0] // 2, size[1] // 2)
        inner = self.rect.inflate(-2 * stage(Page.EDGE), -2 * stage(Page.EDGE))
        gap = stage(Space.LARGE)
        side = inner.height
        self.board.place(pygame.Rect(inner.left, inner.top, side, side), kit)
        left = inner.left + side + gap
        area = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        high = kit.px(Extent.ICON_BUTTON)
        tools = pygame.Rect(area.left, area.top, area.width, high)
        row([self.before, self.after, self.close_button], tools, kit, at="end")
        face = stage(Page.FACE)
        top = area.top + high + gap
        self._face = pygame.Rect(area.left, top, face, face)
        beside = self._face.right + stage(Space.MEDIUM)
        room, half = area.right - beside, face // 2
        self.name.place(pygame.Rect(beside, top, room, half), kit)
        self.story.place(pygame.Rect(beside, top + half, room, half), kit)
        top += face + gap
        strip = 3 * max(stage(Maze.SCORE), kit.px(Maze.SCORE))
        self.score.place(pygame.Rect(area.left, top, area.width, strip), kit)
        top += strip + gap
        line = kit.scribe.line_height(SUBHEADING)
        self.heading.place(pygame.Rect(area.left, top, area.width, line), kit)
        below = pygame.Rect(area.left, top + line, area.width, stage(Maze.STOCK) * 5 // 4)
        self.stock.place(below, kit)

    def handle(self, event: Event) -> bool:
        """Everything is for this page."""
        if isinstance(event, Command):
            self._command(event)
        elif not self.desk.handle(event) and self._beside(event):
            self.close()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Darken the table, then draw the page."""
        canvas.veil(Extent.VEIL)
        draw_sheet(canvas, self.rect, Material.NIGHT, depth=2.0)
        course = self.course
        draw_face(canvas, self._face, course.portrait(self.seat), course.colour(self.seat))
        self.desk.draw(canvas)

    def _command(self, command: Command) -> None:
        # The arrows turn pages here: there is nothing to walk between but a few buttons.
        if command.means(Action.CANCEL) or command.means(Action.OPPONENTS):
            self.close()
        elif command.means(Action.LEFT):
            self._before()
        elif command.means(Action.RIGHT):
            self._after()
        elif not self.desk.handle(command) and command.means(Action.CONFIRM):
            self.close()

    def _beside(self, event: Event) -> bool:
        if not isinstance(event, Pointer) or event.kind is not Kind.PRESS:
            return False
        return event.button is MouseButton.LEFT and not self.rect.collidepoint(event.pos)

    def _before(self) -> None:
        self.show((self.seat - 1) % len(self.course.seats))

    def _after(self) -> None:
        self.show((self.seat + 1) % len(self.course.seats))

    def _story(self) -> str:
        total = self.course.rules.worth(self.table, self.seat).total
        return ngettext("{n} point", "{n} points", total)
