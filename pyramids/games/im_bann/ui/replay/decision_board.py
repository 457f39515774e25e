"""A player's decision: the pyramid and the depot, and which cards of display and hand it moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import pygame

from pyramids.engine.contract import AnyEvent, Seat
from pyramids.games.im_bann.counts import Kind, kinds_of
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.ui.board.geometry import RATIO
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.column.depot import Depot
from pyramids.games.im_bann.ui.replay.replay_board import CardColumn
from pyramids.games.im_bann.ui.table.display import display_kinds
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import ReplayBoard
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Space
from pyramids.ui.widgets import cut_left, cut_top

_WIDE: Final = 1.1
"""From this proportion on the cards are beside the pyramid, else below it."""
_DIAL: Final = 0.4
"""The depot's share of the part that it divides with the pyramid."""


class DecisionBoard(ReplayBoard):
    """Pyramid, depot, and the player's own cards.

    After a move the hand still shows the cards that left it, faded and marked; cards that are to
    be drawn show their backs. What is new is marked too.
    """

    hoverable = False

    def __init__(self, rules: ImBann, looks: PlayerLooks, seat: Seat) -> None:
        super().__init__()
        self._rules, self._looks, self._seat = rules, looks, seat
        self.pyramid = self.add(Pyramid(rules))
        self.depot = self.add(Depot(lambda _item: None))
        self.depot.offer(items=False)
        self.cards = self.add(CardColumn(rules, looks, seat))
        self.cards.bare = True
        self._shown: tuple[State, State] | None = None
        self._graphics: Graphics | None = None

    def show(self, state: State, events: Sequence[AnyEvent]) -> None:
        """Show a state; nothing is marked."""
        self.show_change(state, state)

    def show_change(self, before: State, after: State) -> None:
        """Show what a move makes of a state, and mark the cards that it moves."""
        self._shown = (before, after)
        self.pyramid.show(after)
        self.depot.show(after.depot)
        self._follow()

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The cards beside the pyramid and the depot, or below them."""
        super().place(rect, graphics)
        self._graphics = graphics
        looks, gap = self._looks, graphics.theme.stage(Space.SMALL)
        colours = [looks.colour(graphics, seat) for seat in looks.seats]
        self.pyramid.introduce(looks.names, colours, self._seat)
        if rect.width >= _WIDE * rect.height:
            left, cards = cut_left(rect, rect.width // 2 - gap, 2 * gap)
            high = min(round(left.width / RATIO), round(left.height * (1 - _DIAL)))
            pyramid, dial = cut_top(left, high, gap)
        else:
            top, cards = cut_top(rect, rect.height // 2 - gap, gap)
            pyramid, dial = cut_left(top, round(top.width * (1 - _DIAL)), gap)
        self.pyramid.place(pyramid, graphics)
        self.depot.place(dial, graphics)
        self.cards.place(cards, graphics)
        self._follow()

    def _follow(self) -> None:
        """Show the cards, which can be done only once they have been placed."""
        if self._shown is None or self._graphics is None:
            return
        (before, after), seat, cards = self._shown, self._seat, self.cards
        cards.show(after, self._graphics)
        held = kinds_of(before.archaeologists[seat].hand)
        gone = Counter(held) - Counter(cards.hand) + Counter(after.picked)
        gained = Counter(cards.hand) - Counter(held)
        new = Counter(cards.display) - Counter(display_kinds(self._rules, before, seat))
        if after.turn == seat:
            gained[self._rules.deck.back] += after.draws
        cards.hand = tuple(sorted((*held, *gained.elements())))
        cards.new_in_display = _places(cards.display, new)
        cards.new_in_hand = _places(cards.hand, gained)
        cards.gone_from_hand = _places(cards.hand, gone)
        cards.invalidate()


def _places(kinds: Sequence[Kind], marked: Counter[Kind]) -> frozenset[int]:
    """The positions of so many cards of each kind."""
    left, found = Counter(marked), set()
    for position, kind in enumerate(kinds):
        if left[kind] > 0:
            left[kind] -= 1
            found.add(position)
    return frozenset(found)
