"""The table: towers, and two buttons for the stone of this turn."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.language import later
from pyramids.play.game_flow import Step
from pyramids.tables.drawing.crown import crown_rect
from pyramids.tables.final_scoring import FinalScoring
from pyramids.tables.parts.log import LogScene
from pyramids.tables.play_scene import PlayScene
from pyramids.tables.players import PlayerLooks
from pyramids.tables.table_controller import TableController
from pyramids.ui.actions import Action
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import HEADING, Extent, Space
from pyramids.ui.timeline import Part
from pyramids.ui.widgets import Button, Label, row

from ..rules import LAY, LEAVE, Move, State, Tower, points
from .towers import Towers


class TowerController(TableController[Tower]):
    """One game at the table."""

    @property
    def cast(self) -> PlayerLooks:
        """Everybody's names and looks."""
        return PlayerLooks(self.names(), self.game.seating)


def make_scene(controller: TowerController) -> PlayScene:
    """The table, then the final count."""
    return TowerEnd(controller) if controller.game.over is not None else TowerTable(controller)


class TowerTable(PlayScene):
    """Where stones are laid."""

    def __init__(self, controller: TowerController) -> None:
        super().__init__(controller)
        self.controller = controller
        add = self.widgets.add
        self.task = add(Label(self._task, HEADING, align="center"))
        self.towers = add(Towers(controller.cast))
        self.lay = add(Button(later("Lay it"), lambda: self.decide(LAY), primary=True))
        self.leave_it = add(Button(later("Leave it"), lambda: self.decide(LEAVE)))
        self.undo = add(Button(later("Undo"), self.take_back))
        self.go_on = add(Button(later("Confirm"), controller.confirm, primary=True))
        self.refresh()

    @property
    def state(self) -> State:
        """The table as the viewer may see it."""
        state: State = self.controller.state()
        return state

    def fits(self) -> bool:
        """Until the game is over."""
        return self.controller.game.over is None

    def layout(self, size: tuple[int, int]) -> None:
        """What to do above, the towers in the middle, buttons below."""
        graphics = self.graphics
        gap, foot = graphics.px(Space.MEDIUM), graphics.px(Extent.BUTTON)
        area = pygame.Rect((0, 0), size).inflate(-2 * gap, -2 * gap)
        head = graphics.text.line_height(HEADING)
        self.task.place(pygame.Rect(area.left, area.top, area.width, head), graphics)
        high = area.height - head - foot - 2 * gap
        self.towers.place(pygame.Rect(area.left, area.top + head + gap, area.width, high), graphics)
        strip = pygame.Rect(area.left, area.bottom - foot, area.width, foot)
        row([self.lay, self.leave_it, self.undo, self.go_on], strip, graphics, at="center")

    def update(self, dt: float) -> None:
        """Buttons follow what can be done."""
        super().update(dt)
        self._follow()

    def handle(self, event: Event) -> bool:
        """The log and undo have keys as everywhere."""
        if super().handle(event):
            return True
        if isinstance(event, Command) and event.means(Action.LOG):
            lines, colours = self.controller.log.lines, self.controller.colours()
            self.app.scenes.push(LogScene(lines, colours))
            return True
        if isinstance(event, Command) and event.means(Action.UNDO):
            self.take_back()
            return True
        return False

    def decide(self, move: Move) -> None:
        """Make the viewer's move."""
        if move in self.controller.rules.legal(self.state, self.controller.viewer):
            self.play(self.controller.decide(move))

    def take_back(self) -> None:
        """Undo the viewer's move."""
        self.controller.undo()

    def play(self, step: Step) -> None:
        """Nothing flies here."""
        self.towers.show(step.state, step.events)
        self._follow()
        self.dirty = True

    def refresh(self) -> None:
        """Draw from the state again."""
        self.towers.show(self.state, ())
        self._follow()
        self.dirty = True

    def _task(self) -> str:
        return self.controller.texts.task(self.state, self.controller.viewer)

    def _follow(self) -> None:
        controller = self.controller
        legal = (
            controller.rules.legal(self.state, controller.viewer) if controller.flow.asked else ()
        )
        wanted = (LAY in legal, LEAVE in legal, controller.can_undo())
        confirm = controller.wants_confirmation
        buttons = (self.lay, self.leave_it, self.undo, self.go_on)
        for button, enabled in zip(buttons, (*wanted, confirm), strict=True):
            if button.enabled != enabled:
                button.enabled = enabled
                self.dirty = True


class TowerEnd(FinalScoring):
    """The final count."""

    def __init__(self, controller: TowerController) -> None:
        super().__init__(controller)
        self.towers = self.count_part.add(Towers(controller.cast))
        self.towers.show(controller.state(), ())

    def count(self) -> tuple[Part, ...]:
        """There is nothing to count: crown at once."""
        return ()

    def total(self, seat: Seat) -> int:
        """The tower is counted as a whole."""
        return points(self.controller.state().towers[seat])

    def crown_place(self, seat: Seat) -> pygame.Rect:
        """In the corner of the plate."""
        plate = self.towers.columns[seat].rect
        return crown_rect(self.graphics, plate, self.graphics.px(Extent.BUTTON), 0.05)

    def place_count(self, area: pygame.Rect) -> None:
        """The towers between verdict and buttons."""
        self.towers.place(area, self.graphics)
