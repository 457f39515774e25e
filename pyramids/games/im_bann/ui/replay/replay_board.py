"""The replay board: pyramid, depot and piles at the left, then everyone's cards.

A replay shows finished games, so that hands are open; cards that are hidden show their backs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from pyramids.engine.contract import AnyEvent, Seat
from pyramids.games.im_bann.counts import Kind, kinds_of
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.ui.board.geometry import RATIO
from pyramids.games.im_bann.ui.board.pyramid import Pyramid
from pyramids.games.im_bann.ui.cards.card_face import draw_card
from pyramids.games.im_bann.ui.column.depot import Depot
from pyramids.games.im_bann.ui.column.piles import Piles
from pyramids.games.im_bann.ui.table.display import Standing, display_kinds
from pyramids.games.im_bann.ui.theme import HandSizes, ReplaySizes
from pyramids.language import _, later
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import PlayerColumn, ReplayBoard, SideBySide
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import NUMBER, SMALL_BOLD, Radius, Space
from pyramids.ui.widgets import Label, Widget, cut_top

_FADED: Final = 0.45
"""How much is seen of a card that a move takes away."""


class Middle(Widget):
    """What belongs to nobody: pyramid, depot, stack and discard pile."""

    hoverable = False

    def __init__(self, rules: ImBann, looks: PlayerLooks) -> None:
        super().__init__()
        self._looks = looks
        self.pyramid = self.add(Pyramid(rules))
        self.depot = self.add(Depot(lambda _item: None))
        self.depot.offer(items=False)
        self.piles = self.add(Piles(rules.deck))

    def show(self, state: State) -> None:
        """Show a state."""
        self.pyramid.show(state)
        self.depot.show(state.depot)
        self.piles.show(state)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """From top to bottom."""
        super().place(rect, graphics)
        looks, gap = self._looks, graphics.theme.stage(Space.SMALL)
        colours = [looks.colour(graphics, seat) for seat in looks.seats]
        self.pyramid.introduce(looks.names, colours)
        high = min(round(rect.width / RATIO), rect.height // 2)
        pyramid, rest = cut_top(rect, high, gap)
        self.pyramid.place(pyramid, graphics)
        dial, piles = cut_top(rest, min(rest.width, rest.height * 3 // 5), gap)
        self.depot.place(dial, graphics)
        self.piles.place(piles, graphics)


class Table(SideBySide):
    """The pyramid, then all players' cards."""

    side = ReplaySizes.SIDE

    def __init__(self, rules: ImBann, looks: PlayerLooks) -> None:
        self.shared = Middle(rules, looks)
        super().__init__(self.shared, [CardColumn(rules, looks, seat) for seat in looks.seats])
        self._rules, self._looks = rules, looks

    def show_middle(self, state: State) -> None:
        """Pyramid, depot and piles."""
        self.shared.show(state)

    def of_player(self, seat: Seat) -> ReplayBoard:
        """The pyramid alone: a small picture must not show anybody's hand."""
        return PyramidPicture(self._rules, self._looks)


class PyramidPicture(ReplayBoard):
    """The pyramid with everyone on it."""

    hoverable = False

    def __init__(self, rules: ImBann, looks: PlayerLooks) -> None:
        super().__init__()
        self._looks = looks
        self.pyramid = self.add(Pyramid(rules))

    def show(self, state: State, events: Sequence[AnyEvent]) -> None:
        """Show a state."""
        self.pyramid.show(state)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """It takes all of it."""
        super().place(rect, graphics)
        looks = self._looks
        colours = [looks.colour(graphics, seat) for seat in looks.seats]
        self.pyramid.introduce(looks.names, colours)
        self.pyramid.place(rect, graphics)


class CardColumn(PlayerColumn):
    """A player's display and hand."""

    def __init__(self, rules: ImBann, looks: PlayerLooks, seat: Seat) -> None:
        super().__init__(looks, seat)
        self._rules = rules
        self.display: tuple[Kind, ...] = ()
        self.hand: tuple[Kind, ...] = ()
        self.new_in_display: frozenset[int] = frozenset()
        """Positions of cards that the move shown has laid there."""
        self.new_in_hand: frozenset[int] = frozenset()
        self.gone_from_hand: frozenset[int] = frozenset()
        """Positions of cards that the move shown takes away."""
        self.standing: Standing | None = None
        self.display_title = self.add(Label(later("Cards in the display"), SMALL_BOLD))
        self.hand_title = self.add(Label(later("Cards in the hand"), SMALL_BOLD))
        self._display = pygame.Rect(0, 0, 0, 0)
        self._hand = pygame.Rect(0, 0, 0, 0)
        self._figures = pygame.Rect(0, 0, 0, 0)

    def show(self, state: State, graphics: Graphics) -> None:
        """Show a state."""
        self.display = display_kinds(self._rules, state, self.seat)
        self.hand = kinds_of(state.archaeologists[self.seat].hand)
        self.standing = Standing(self._rules, state, self.seat)
        self.score.value = -self._rules.scoring.score(state, self.seat).total

    def lay_out(self, area: pygame.Rect, graphics: Graphics) -> None:
        """What the display is worth, the display, then the hand."""
        gap = graphics.theme.stage(Space.TIGHT)
        line = graphics.text.line_height(SMALL_BOLD)
        self._figures, rest = cut_top(area, graphics.text.line_height(NUMBER), gap)
        title, rest = cut_top(rest, line, gap)
        self.display_title.place(title, graphics)
        self._display, rest = cut_top(rest, (rest.height - line) // 2, gap)
        title, self._hand = cut_top(rest, line, gap)
        self.hand_title.place(title, graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards too."""
        super().draw(canvas)
        standing = self.standing
        if standing is not None:
            words = standing.words
            if standing.figures:
                words = _("{figures}, {words}", figures=standing.figures, words=words)
            place, wide = self._figures.midleft, self._figures.width
            canvas.fitted_text(words, place, wide, NUMBER, anchor="midleft")
        self._draw_cards(canvas, self.display, self._display, self.new_in_display)
        marked = self.new_in_hand | self.gone_from_hand
        self._draw_cards(canvas, self.hand, self._hand, marked, self.gone_from_hand)

    def _draw_cards(
        self,
        canvas: Canvas,
        kinds: Sequence[Kind],
        area: pygame.Rect,
        marked: frozenset[int],
        faded: frozenset[int] = frozenset(),
    ) -> None:
        """Cards in rows, as large as they fit; marked ones have a ring."""
        count = len(kinds)
        if not count or area.height <= 0:
            return
        gap = canvas.graphics.theme.stage(Space.TIGHT)
        columns = max(range(1, 11), key=lambda n: _card_width(area, n, -(-count // n), gap))
        wide = _card_width(area, columns, -(-count // columns), gap)
        high = round(wide / HandSizes.RATIO)
        deck = self._rules.deck
        for number, kind in enumerate(kinds):
            row, column = divmod(number, columns)
            left, top = area.left + column * (wide + gap), area.top + row * (high + gap)
            card = deck.cards[kind] if kind < deck.back else None
            place = pygame.Rect(left, top, wide, high)
            draw_card(canvas, card, place, _FADED if number in faded else 1.0)
            if number in marked:
                px, light = canvas.graphics.px, canvas.graphics.theme.palette.gold_light
                canvas.ring(place, px(Radius.SMALL), px(3), light)


def _card_width(area: pygame.Rect, columns: int, rows: int, gap: int) -> int:
    wide = (area.width - gap * (columns - 1)) // columns
    high = (area.height - gap * (rows - 1)) // rows
    return max(1, min(wide, round(high * HandSizes.RATIO), area.width // 3))
