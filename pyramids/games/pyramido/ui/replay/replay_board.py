"""The replay board of Pyramido: the row of stacks, and all pyramids side by side."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import State
from pyramids.games.pyramido.ui.column.supply import Supply
from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView
from pyramids.games.pyramido.ui.row.stack_row import StackRow
from pyramids.games.pyramido.ui.theme import TableSizes
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import PlayerColumn, SideBySide
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Space


class Table(SideBySide):
    """The stacks, then all pyramids."""

    def __init__(self, rules: Pyramido, looks: PlayerLooks) -> None:
        self.row = StackRow(rules.domino_set)
        self.row.offer([])
        super().__init__(self.row, [PyramidColumn(rules, looks, seat) for seat in looks.seats])

    def show_middle(self, state: State) -> None:
        """The stacks and gems."""
        self.row.show(state)


class PyramidColumn(PlayerColumn):
    """A pyramid, and the gems."""

    def __init__(self, rules: Pyramido, looks: PlayerLooks, seat: Seat) -> None:
        super().__init__(looks, seat)
        self.rules = rules
        self.board = self.add(PyramidView(rules, floor=False))
        self.supply = self.add(Supply(lambda _gem: None))

    def show(self, state: State, graphics: Graphics) -> None:
        """Show a state."""
        builder = state.builders[self.seat]
        self.board.show(builder, max(1, state.stage))
        earlier = self.before if self.before is not None else state
        new = {*builder.placed} - {*earlier.builders[self.seat].placed}
        self.board.marked = frozenset(domino.domino for domino in new)
        self.supply.show(builder.gems)
        self.score.value = self.rules.tally(state, self.seat)["total"]

    def lay_out(self, area: pygame.Rect, graphics: Graphics) -> None:
        """The pyramid, then the gems."""
        self.supply.visible = not self.bare
        if self.bare:
            self.board.place(area, graphics)
            return
        units, gap = TableSizes.SUPPLY[0], graphics.theme.stage(Space.SMALL)
        foot = max(graphics.theme.stage(units), graphics.px(units))
        below = pygame.Rect(area.left, area.bottom - foot, area.width, foot)
        self.supply.place(below, graphics)
        high = below.top - gap - area.top
        self.board.place(pygame.Rect(area.left, area.top, area.width, high), graphics)
