"""The replay board of Silver & Gold: all players side by side, nothing hidden."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.engine.multiset import elements
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import Deck, Pyramid
from pyramids.games.silver_gold.state import NO_CARD, NO_PATTERN, TURNS, Explorer, Phase, State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard, draw_card
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.cards.player_cards import turn_marks
from pyramids.games.silver_gold.ui.round.expedition import ExpeditionCard
from pyramids.games.silver_gold.ui.sheet.score_sheet import ScoreSheet
from pyramids.games.silver_gold.ui.theme import CompletedSizes
from pyramids.language import ngettext
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import PlayerColumn, SideBySide
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL_BOLD, Space
from pyramids.ui.theme.screens import ReplayBoardSizes as Sizes
from pyramids.ui.widgets import Widget

_DEALT = 4


class Table(SideBySide):
    """Expedition and display, then all players' pyramids."""

    def __init__(self, deck: Deck, looks: PlayerLooks) -> None:
        self.shared_area = Middle(deck)
        super().__init__(
            self.shared_area, [PyramidColumn(deck, looks, seat) for seat in looks.seats]
        )

    def show_middle(self, state: State) -> None:
        """Show expedition and display."""
        self.shared_area.show(state)


class Middle(Widget):
    """The expedition, the display and how many cards the stack holds."""

    hoverable = False

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck
        self.expedition = self.add(ExpeditionCard(deck))
        self.cards = [self.add(PyramidCard()) for _ in range(_DEALT)]
        self.stack = 0
        self._caption = pygame.Rect(0, 0, 0, 0)

    def show(self, state: State) -> None:
        """Show a state."""
        revealed = state.pattern if state.turn else NO_PATTERN
        self.expedition.pattern = revealed
        self.expedition.left = TURNS - state.turn
        for card, number in zip(self.cards, state.display, strict=True):
            card.show(self.deck, number)
        self.stack = len(tuple(elements(state.stack)))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The expedition above, two rows of open cards below, the count at the foot."""
        super().place(rect, graphics)
        gap, line = graphics.theme.stage(Space.SMALL), graphics.text.line_height(SMALL_BOLD)
        wide = (rect.width - gap) // 2
        high = round(wide / RATIO)
        self._caption = pygame.Rect(rect.left, rect.bottom - line, rect.width, line)
        top = self._caption.top - 2 * (high + gap)
        for number, card in enumerate(self.cards):
            row, column = divmod(number, 2)
            left = rect.left + column * (wide + gap)
            card.place(pygame.Rect(left, top + row * (high + gap), wide, high), graphics)
        room = pygame.Rect(rect.left, rect.top, rect.width, max(1, top - gap - rect.top))
        room.height = min(room.height, round(rect.width * 1.5))
        self.expedition.place(room, graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards and the count."""
        self.draw_children(canvas)
        words = ngettext("{n} in the stack", "{n} in the stack", self.stack)
        place, colour = self._caption, canvas.graphics.theme.palette.moonlight_dim
        canvas.fitted_text(words, place.center, place.width, SMALL_BOLD, colour)


class PyramidColumn(PlayerColumn):
    """Pyramids, completed ones and the sheet."""

    def __init__(self, deck: Deck, looks: PlayerLooks, seat: Seat) -> None:
        super().__init__(looks, seat)
        self.deck = deck
        self.done: tuple[Pyramid, ...] = ()
        self.cards = [self.add(PyramidCard()) for _ in range(_DEALT)]
        self.sheet = self.add(ScoreSheet(total=False))
        self._cards = self._done = pygame.Rect(0, 0, 0, 0)
        self._drafts = False
        """Whether the dealt cards are shown, of which two are still to be chosen."""

    def show(self, state: State, graphics: Graphics) -> None:
        """Show a state."""
        explorer = state.explorers[self.seat]
        self.done = tuple(self.deck.pyramid(number) for number in explorer.done)
        self._show_cards(state, explorer)
        colours = self.players.colours(graphics)
        self.sheet.show(self.deck, state, self.seat, self.players.names, colours)
        self.score.value = scoring.seat_sheet(self.deck, state, self.seat).total
        self._lay_cards(graphics)

    def lay_out(self, area: pygame.Rect, graphics: Graphics) -> None:
        """Pyramids, completed ones, the sheet below."""
        stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
        self.sheet.visible = not self.bare
        if self.bare:
            self._cards, self._done = area, pygame.Rect(0, 0, 0, 0)
            self._lay_cards(graphics)
            return
        sheet = max(stage(Sizes.SHEET), 2 * graphics.text.line_height(SMALL_BOLD))
        foot = pygame.Rect(area.left, area.bottom - sheet, area.width, sheet)
        self.sheet.place(foot, graphics)
        room = foot.top - gap - area.top
        # Two pyramids as wide as the column; the completed ones get the rest.
        high = min(
            room - gap - stage(CompletedSizes.SIZE[0]), round((area.width - gap) / 2 / RATIO)
        )
        self._cards = pygame.Rect(area.left, area.top, area.width, high)
        self._done = pygame.Rect(area.left, area.top + high + gap, area.width, room - high - gap)
        self._lay_cards(graphics)

    def draw(self, canvas: Canvas) -> None:
        """The completed pyramids too."""
        super().draw(canvas)
        self._draw_done(canvas)

    def _show_cards(self, state: State, explorer: Explorer) -> None:
        """Show the two places, or the dealt cards during the draft."""
        places = list(explorer.places)
        choosing = state.phase in (Phase.DEAL, Phase.KEEP) and bool(state.hands)
        self._drafts = choosing and all(number == NO_CARD for number, _ in places)
        if self._drafts:
            places = [(number, 0) for number in state.hands[self.seat]]
        fresh = turn_marks(state, self.seat)
        for index, card in enumerate(self.cards):
            card.visible = index < len(places)
            if card.visible:
                number, marks = places[index]
                card.show(self.deck, number, marks, fresh.get(number, 0))

    def _lay_cards(self, graphics: Graphics) -> None:
        """Two side by side; the four of the draft in two rows."""
        shown = [card for card in self.cards if card.visible]
        if not self._cards.width:
            return
        rows = 2 if self._drafts else 1
        area = self._cards.union(self._done) if self._drafts and not self.bare else self._cards
        gap = graphics.theme.stage(Space.SMALL)
        high = (area.height - gap * (rows - 1)) // rows
        wide = min((area.width - gap) // 2, round(high * RATIO))
        first = area.centerx - wide - gap // 2
        for number, card in enumerate(shown):
            row, column = divmod(number, 2)
            left = first + column * (wide + gap)
            card.place(pygame.Rect(left, area.top + row * (high + gap), wide, high), graphics)

    def _draw_done(self, canvas: Canvas) -> None:
        """Completed pyramids in as many rows as make them largest."""
        if not self.done or self.bare:
            return
        gap = canvas.graphics.theme.stage(Space.TIGHT)
        count = max(CompletedSizes.ROOM, len(self.done))
        wide, across = max(self._done_size(canvas.graphics, count, rows, gap) for rows in (1, 2, 3))
        high = round(wide / RATIO)
        for number, pyramid in enumerate(self.done):
            row, column = divmod(number, across)
            corner = (self._done.left + column * (wide + gap), self._done.top + row * (high + gap))
            place = pygame.Rect(corner, (wide, high))
            draw_card(canvas, place, pyramid, pyramid.tomb, completed=True, shadow=0.4)

    def _done_size(self, graphics: Graphics, count: int, rows: int, gap: int) -> tuple[int, int]:
        """The width of a completed pyramid in so many rows, and how many are in a row."""
        across = -(-count // rows)
        high = (self._done.height - gap * (rows - 1)) // rows
        wide = min((self._done.width - gap * (across - 1)) // across, int(high * RATIO))
        return max(1, min(wide, graphics.theme.stage(CompletedSizes.SIZE[1]))), across
