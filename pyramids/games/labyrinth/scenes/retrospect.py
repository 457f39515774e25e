"""A state of the labyrinth in a replay: everybody's board side by side, nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pyramids.engine.contract import CHANCE, Event, GameSpec, Seat
from pyramids.games.labyrinth.kit import Kit as Box
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scenes.bets import draw_bet
from pyramids.games.labyrinth.scenes.board import LabyrinthBoard
from pyramids.games.labyrinth.scenes.number_card import NumberCard
from pyramids.games.labyrinth.scenes.playback import last_space
from pyramids.games.labyrinth.scenes.wording import log_line
from pyramids.games.labyrinth.state import NO_BET, TURNS, State
from pyramids.scenes.cast import Cast
from pyramids.scenes.faces import draw_face
from pyramids.ui.canvas import Canvas, Kit
from pyramids.ui.language import _
from pyramids.ui.theme import Material, Space
from pyramids.ui.theme.handbook import Retrospect as Sizes
from pyramids.ui.theme.sizes import NUMBER, NUMBER_LARGE, SUBHEADING
from pyramids.ui.widgets import Counter, Widget

_CROWDED = 4


def retrospect(kit: Kit, spec: GameSpec, level: Box, cast: Cast) -> Table:
    """The view of a game in a replay."""
    return Table(Labyrinth(level), cast)


def sentences(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened in a step, in words."""
    told = [line for event in events if (line := log_line(event, names))]
    for event in events:
        if event.kind == "result":
            winners = ", ".join(names[seat] for seat in event.data["winners"])
            told.append(_("The game is over. Winner: {names}", names=winners))
    return told


class Table(Widget):
    """The number card at the left, then a column for each player."""

    hoverable = False

    def __init__(self, rules: Labyrinth, cast: Cast) -> None:
        super().__init__()
        self.card = self.add(NumberCard(rules.kit))
        self.columns = [self.add(PlayerColumn(rules, cast, seat)) for seat in cast.seats]

    def show(self, state: State, events: Sequence[Event]) -> None:
        """Show a state, and who has just done something."""
        self.card.number = state.drawn[-1] if state.drawn else 0
        self.card.left = TURNS - state.turn
        movers = {event.seat for event in events if event.seat != CHANCE}
        for column in self.columns:
            column.show(state, column.seat in movers)

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """The columns share what the card leaves."""
        super().place(rect, kit)
        narrow, wide = Sizes.SIDE
        side = kit.theme.stage(wide if len(self.columns) < _CROWDED else narrow)
        gap = kit.theme.stage(Sizes.GAP)
        self.card.place(pygame.Rect(rect.left, rect.top, side, rect.height), kit)
        left = rect.left + side + gap
        step = (rect.right - left + gap) / len(self.columns)
        for number, column in enumerate(self.columns):
            x = left + round(number * step)
            column.place(pygame.Rect(x, rect.top, round(step) - gap, rect.height), kit)


class PlayerColumn(Widget):
    """A player: face, points, labyrinth, path and treasures."""

    hoverable = False

    def __init__(self, rules: Labyrinth, cast: Cast, seat: Seat) -> None:
        super().__init__()
        self.rules = rules
        self.players = cast
        self.seat = seat
        self.moved = False
        """Whether this player has just done something."""
        self.bet = NO_BET
        self.figures = (0, 0)
        self.score = self.add(Counter(0, NUMBER_LARGE))
        self.board = self.add(LabyrinthBoard(rules))
        self._head = self._foot = pygame.Rect(0, 0, 0, 0)

    def show(self, state: State, moved: bool) -> None:
        """Follow a state."""
        self.moved = moved
        self.bet = state.bets[self.seat]
        last = last_space(state, self.seat)
        self.board.show(state.hunters[self.seat], state.professional, last)
        worth = self.rules.worth(state, self.seat)
        self.figures = (worth.path, worth.treasures)
        self.score.value = worth.total

    def place(self, rect: pygame.Rect, kit: Kit) -> None:
        """Head, board, figures."""
        super().place(rect, kit)
        stage = kit.theme.stage
        inner = rect.inflate(-2 * stage(Sizes.PADDING), -2 * stage(Sizes.PADDING))
        head, gap = kit.px(Sizes.HEAD), stage(Space.SMALL)
        self._head = pygame.Rect(inner.left, inner.top, inner.width, head)
        score = self.score.measure(kit)[0]
        self.score.place(pygame.Rect(inner.right - score, inner.top, score, head), kit)
        foot = max(stage(Sizes.SHEET) // 2, kit.scribe.line_height(NUMBER))
        self._foot = pygame.Rect(inner.left, inner.bottom - foot, inner.width, foot)
        top = self._head.bottom + gap
        room = pygame.Rect(inner.left, top, inner.width, self._foot.top - gap - top)
        self.board.place(room, kit)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the head, the board and the figures."""
        kit, palette = canvas.kit, canvas.kit.theme.palette
        recipe = kit.theme.recipe(Material.NIGHT)
        canvas.plate(self.rect, recipe)
        if self.moved:
            canvas.ring(self.rect, kit.px(recipe.radius), kit.theme.stage(3), palette.gold_light)
        face = pygame.Rect(self._head.topleft, (self._head.height, self._head.height))
        colour = self.players.colour(kit, self.seat)
        draw_face(canvas, face, self.players.portrait(self.seat), colour)
        left = face.right + kit.theme.stage(Space.SMALL)
        room = self.score.rect.left - left
        name = self.players.names[self.seat]
        lettering = kit.scribe.fitting(name, SUBHEADING, room)
        name = kit.scribe.shorten(name, lettering, room)
        canvas.text(name, (left, face.centery), lettering, anchor="midleft")
        self.draw_children(canvas)
        self._draw_figures(canvas)

    def _draw_figures(self, canvas: Canvas) -> None:
        side, left = self._foot.height, self._foot.left
        arts = ("labyrinth/path", "labyrinth/treasure")
        for art, figure in zip(arts, self.figures, strict=True):
            canvas.svg(art, pygame.Rect(left, self._foot.top, side, side))
            place = (left + side + 4, self._foot.centery)
            left = canvas.text(str(figure), place, NUMBER, anchor="midleft").right + side // 2
        bet = pygame.Rect(self._foot.right - side, self._foot.top, side, side)
        draw_bet(canvas, self.bet, bet)
