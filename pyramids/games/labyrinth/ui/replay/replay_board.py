"""The replay board of the labyrinth: all labyrinths side by side, nothing hidden."""

from __future__ import annotations

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import NO_BET, TURNS, State
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard, last_space
from pyramids.games.labyrinth.ui.column.bets import draw_bet
from pyramids.games.labyrinth.ui.column.number_card import NumberCard
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import PlayerColumn, SideBySide
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import NUMBER, Space
from pyramids.ui.theme.screens import ReplayBoardSizes as Sizes


class Table(SideBySide):
    """The number card, then all labyrinths."""

    def __init__(self, rules: Labyrinth, looks: PlayerLooks) -> None:
        self.card = NumberCard(rules.tile_set)
        super().__init__(self.card, [LabyrinthColumn(rules, looks, seat) for seat in looks.seats])

    def show_middle(self, state: State) -> None:
        """The number card of the turn."""
        self.card.number = state.drawn[-1] if state.drawn else 0
        self.card.left = TURNS - state.turn


class LabyrinthColumn(PlayerColumn):
    """A labyrinth with its path and treasures, and the bet."""

    def __init__(self, rules: Labyrinth, looks: PlayerLooks, seat: Seat) -> None:
        super().__init__(looks, seat)
        self.rules = rules
        self.bet = NO_BET
        self.numbers = (0, 0)
        self.board = self.add(LabyrinthBoard(rules))
        self._foot = pygame.Rect(0, 0, 0, 0)

    def show(self, state: State, graphics: Graphics) -> None:
        """Show a state."""
        self.bet = state.bets[self.seat]
        last = last_space(state, self.seat)
        hunter = state.hunters[self.seat]
        self.board.show(hunter, state.professional, last)
        earlier = self.before.hunters[self.seat] if self.before is not None else hunter
        pairs = zip(earlier.spaces, hunter.spaces, strict=True)
        self.board.marked_spaces = frozenset(n for n, (old, new) in enumerate(pairs) if old != new)
        placed = {*hunter.pieces} - {*earlier.pieces}
        self.board.marked_fields = frozenset(field for field, _value in placed)
        worth = self.rules.worth(state, self.seat)
        self.numbers = (worth.path, worth.treasures)
        self.score.value = worth.total

    def lay_out(self, area: pygame.Rect, graphics: Graphics) -> None:
        """The board, then the figures."""
        if self.bare:
            self.board.place(area, graphics)
            return
        stage = graphics.theme.stage
        foot = max(stage(Sizes.SHEET) // 2, graphics.text.line_height(NUMBER))
        self._foot = pygame.Rect(area.left, area.bottom - foot, area.width, foot)
        high = self._foot.top - stage(Space.SMALL) - area.top
        self.board.place(pygame.Rect(area.left, area.top, area.width, high), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the numbers too."""
        super().draw(canvas)
        if not self.bare:
            self._draw_figures(canvas)

    def _draw_figures(self, canvas: Canvas) -> None:
        side, left = self._foot.height, self._foot.left
        arts = ("labyrinth/path", "labyrinth/treasure")
        for art, number in zip(arts, self.numbers, strict=True):
            canvas.svg(art, pygame.Rect(left, self._foot.top, side, side))
            place = (left + side + 4, self._foot.centery)
            left = canvas.text(str(number), place, NUMBER, anchor="midleft").right + side // 2
        bet = pygame.Rect(self._foot.right - side, self._foot.top, side, side)
        draw_bet(canvas, self.bet, bet)
