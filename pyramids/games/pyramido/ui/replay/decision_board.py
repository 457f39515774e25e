"""A player's decision: the pyramid, and below it the domino in hand and the gems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pyramids.engine.contract import AnyEvent, Seat
from pyramids.games.pyramido.domino_set import DominoSet
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import NO_DOMINO, Phase, State
from pyramids.games.pyramido.ui.column.supply import Supply
from pyramids.games.pyramido.ui.pyramid.block_face import back_picture, domino_picture
from pyramids.games.pyramido.ui.replay.replay_board import PyramidColumn
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import ReplayBoard
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import Space
from pyramids.ui.widgets import Widget, cut_left, cut_top

_STRIP: Final = 0.17
"""The height of domino and gems, as a share of the board's."""


class HandDomino(Widget):
    """The domino that a player has taken, or the back of one that is to be revealed."""

    hoverable = False

    def __init__(self, domino_set: DominoSet) -> None:
        super().__init__()
        self._dominoes = domino_set
        self.domino = NO_DOMINO
        self.back: int | None = None
        self.marked = False
        """Whether the move that is shown brings it."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the domino with a bright rim if it is new, or an empty place."""
        graphics, rect = canvas.graphics, self.rect
        palette, width = graphics.theme.palette, max(2, graphics.theme.stage(3))
        quarter = max(1, rect.height // 2 - width)
        place = rect_at("center", rect.center, 4 * quarter, 2 * quarter)
        if self.domino != NO_DOMINO:
            picture = domino_picture(graphics, self._dominoes.domino(self.domino), 0, quarter)
        elif self.back is not None:
            picture = back_picture(graphics, self.back, quarter)
        else:
            canvas.ring(place, width, max(1, width // 2), palette.night_light, 0.5)
            return
        canvas.blit(picture, place.topleft)
        if self.marked:
            canvas.ring(place.inflate(2 * width, 2 * width), width, width, palette.gold_light)


class DecisionBoard(ReplayBoard):
    """Marks what a move takes, places or pays."""

    hoverable = False

    def __init__(self, rules: Pyramido, looks: PlayerLooks, seat: Seat) -> None:
        super().__init__()
        self._seat = seat
        self.column = self.add(PyramidColumn(rules, looks, seat))
        self.column.bare = True
        self.hand = self.add(HandDomino(rules.domino_set))
        self.supply = self.add(Supply(lambda _gem: None))
        self._state: State | None = None
        self._graphics: Graphics | None = None

    def show(self, state: State, events: Sequence[AnyEvent]) -> None:
        """Show a state; nothing is marked."""
        self.show_change(state, state)

    def show_change(self, before: State, after: State) -> None:
        """Show what a move makes of a state."""
        seat, hand = self._seat, self.hand
        self._state, self.column.before = after, before
        own = after.seat == seat
        reveals = own and before.phase is Phase.REVEAL and after.phase is Phase.FRONT
        hand.domino = after.hand if own and not reveals else NO_DOMINO
        hand.back = before.stacks[after.stack].back if reveals else None
        hand.marked = reveals or hand.domino not in (NO_DOMINO, before.hand)
        had, has = before.builders[seat].gems, after.builders[seat].gems
        self.supply.show(has)
        for pile, old, new in zip(self.supply.piles, had, has, strict=True):
            pile.marked = old != new
        self._follow()
        self.invalidate()

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The pyramid above, domino and gems below it."""
        super().place(rect, graphics)
        self._graphics = graphics
        high, gap = round(rect.height * _STRIP), graphics.theme.stage(Space.SMALL)
        pyramid, strip = cut_top(rect, rect.height - high - 2 * gap, 2 * gap)
        hand, gems = cut_left(strip, 2 * high, 2 * gap)
        self.column.place(pyramid, graphics)
        self.hand.place(hand, graphics)
        self.supply.place(gems, graphics)
        self._follow()

    def _follow(self) -> None:
        """Show the pyramid, which can be done only once it has been placed."""
        if self._graphics is not None and self._state is not None:
            self.column.show(self._state, self._graphics)
