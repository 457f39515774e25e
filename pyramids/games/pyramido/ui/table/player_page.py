"""A player's page: the pyramid large, gems, points, and a bot's reasons."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.pyramido.state import State
from pyramids.games.pyramido.ui.column.stage_points import StagePoints
from pyramids.games.pyramido.ui.column.supply import Supply
from pyramids.games.pyramido.ui.controller import PyramidoController
from pyramids.games.pyramido.ui.keys import OwnAction
from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView
from pyramids.games.pyramido.ui.theme import PlayerPageSizes as Sizes
from pyramids.games.pyramido.ui.theme import TableSizes
from pyramids.language import later, ngettext
from pyramids.tables.parts.player_page import PlayerPage
from pyramids.ui.events import Command, Event
from pyramids.ui.theme import Extent, Space
from pyramids.ui.widgets import IconButton, row


class PlayerView(PlayerPage[PyramidoController]):
    """The pyramid large; V tilts it here too."""

    state: State

    def __init__(self, controller: PyramidoController, seat: Seat, state: State) -> None:
        super().__init__(controller, seat, state)
        add = self.widgets.add
        self.board = add(PyramidView(controller.rules, floor=False))
        self.tilt_tool = add(IconButton("pyramido/icon_tilt", later("Tilt: V"), self.tilt))
        self.points = add(StagePoints())
        self.supply = add(Supply(lambda _gem: None))
        self.show(seat)

    def show(self, seat: Seat) -> None:
        """Show another player's page."""
        super().show(seat)
        builder = self.state.builders[seat]
        self.board.show(builder, self.state.stage)
        self.supply.show(builder.gems)
        self.points.show(builder, self.state.stage, self._total(), roll=False)

    def tilt(self) -> None:
        """Tilt the pyramid, or look at it from above again."""
        self.board.tilt(not self.board.tilted, at_once=self.app.motion.reduced)

    def handle(self, event: Event) -> bool:
        """Tilt by the same key as on the table."""
        if isinstance(event, Command) and event.means(OwnAction.TILT) and not event.repeated:
            self.tilt()
            return True
        return super().handle(event)

    def layout(self, size: tuple[int, int]) -> None:
        """The pyramid left, face, points and gems right of it."""
        graphics, stage = self.graphics, self.graphics.theme.stage
        self.rect = pygame.Rect(0, 0, *(stage(length) for length in Sizes.SIZE))
        self.rect.center = (size[0] // 2, size[1] // 2)
        inner = self.rect.inflate(-2 * stage(Sizes.EDGE), -2 * stage(Sizes.EDGE))
        gap, side = stage(Space.LARGE), inner.height
        self.board.place(pygame.Rect(inner.left, inner.top, side, side), graphics)
        left = inner.left + side + gap
        area = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        high = graphics.px(Extent.ICON_BUTTON)
        tools = pygame.Rect(area.left, area.top, area.width, high)
        row([self.tilt_tool, self.before, self.after, self.close_button], tools, graphics, at="end")
        face = stage(Sizes.FACE)
        top = area.top + high + gap
        self.place_head(pygame.Rect(area.left, top, face, face), stage(Space.MEDIUM), area.right)
        top += face + gap
        for part, units in ((self.points, TableSizes.STAGES), (self.supply, TableSizes.SUPPLY[1])):
            high = max(stage(units), graphics.px(units))
            part.place(pygame.Rect(area.left, top, area.width, high), graphics)
            top += high + gap
        high = self.why.measure(graphics, area.width)[1]
        self.why.place(pygame.Rect(area.left, top, area.width, high), graphics)

    def words(self) -> str:
        """The points."""
        return ngettext("{n} point", "{n} points", self._total())

    def _total(self) -> int:
        return self.controller.rules.tally(self.state, self.seat)["total"]
