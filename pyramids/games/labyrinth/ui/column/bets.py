"""Betting (LP-14): two tiles to choose from; the bet is face down until the number is revealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import pygame

from pyramids.games.labyrinth.betting import GROUP
from pyramids.games.labyrinth.state import HIDDEN_BET, HIGH, LOW, NO_BET
from pyramids.games.labyrinth.texts.standing import right_bets, still_in_words
from pyramids.games.labyrinth.ui.theme import BetSizes
from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL, SMALL_BOLD, Colour, Space
from pyramids.ui.widgets import Pressable, Widget, cut_top

_ART = {HIGH: "labyrinth/bet_high", LOW: "labyrinth/bet_low", HIDDEN_BET: "labyrinth/bet_back"}
_PRIZE: Final = "labyrinth/gem_purple"


class BetTile(Pressable):
    """High or low."""

    def __init__(self, bet: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.bet = bet

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What this bet says."""
        if self.bet == HIGH:
            return _("Bet that the next number is higher.")
        return _("Bet that the next number is lower.")

    def draw(self, canvas: Canvas) -> None:
        """Draw the tile, brighter under the pointer."""
        canvas.shadow(self.rect, canvas.graphics.theme.stage(12), depth=0.7)
        canvas.svg(_ART[self.bet], self.rect)
        if self._light.value > 0:
            gold = canvas.graphics.theme.palette.gold_light
            canvas.glow(self.rect.center, self.rect.width * 2 // 3, gold, 0.5 * self._light.value)


class Bettor(NamedTuple):
    """A player in a betting round."""

    name: str
    portrait: str
    colour: Colour
    still_in: bool


class BettingStatus(Widget):
    """How many bets were right so far, and everyone's face; those who are out are dimmed."""

    def __init__(self) -> None:
        super().__init__()
        self.right = 0
        self.bettors: tuple[Bettor, ...] = ()
        """Empty outside the betting rounds."""

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """Who is still in, in words."""
        if not self.bettors:
            return ""
        who = still_in_words([bettor.name for bettor in self.bettors if bettor.still_in])
        prize = _("Five right bets in a row win a special treasure.")
        return f"{who}\n{prize}"

    def measure(self, graphics: Graphics, width: int | None = None) -> tuple[int, int]:
        """A line of text and a row of faces."""
        face = graphics.theme.stage(BetSizes.FACE)
        return width or 0, graphics.text.line_height(SMALL_BOLD) + face

    def draw(self, canvas: Canvas) -> None:
        """Draw the text, and the faces below it."""
        if not self.bettors:
            return
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        line = graphics.text.line_height(SMALL_BOLD)
        middle = (self.rect.centerx, self.rect.top + line // 2)
        words = right_bets(self.right)
        canvas.fitted_text(words, middle, self.rect.width, SMALL_BOLD, palette.moonlight)
        side, gap = graphics.theme.stage(BetSizes.FACE), graphics.theme.stage(Space.SMALL)
        wide = len(self.bettors) * (side + gap) - gap
        face = pygame.Rect(self.rect.centerx - wide // 2, self.rect.top + line, side, side)
        for bettor in self.bettors:
            _draw_bettor(canvas, face, bettor)
            face = face.move(side + gap, 0)


class BetRow(Widget):
    """The betting round: its status, and the choice or the tile that was chosen."""

    hoverable = False

    def __init__(self, on_bet: Callable[[str], None]) -> None:
        super().__init__()
        self.status = self.add(BettingStatus())
        self.tiles = [self.add(BetTile(bet, partial(on_bet, bet))) for bet in (HIGH, LOW)]
        self.made = NO_BET
        """The viewer's own bet, once it is made."""
        self.note = ""
        """What to know between bets; empty while the viewer is in the betting round."""
        self._made = self._below = pygame.Rect(0, 0, 0, 0)

    def show(
        self,
        *,
        due: bool,
        made: str,
        note: str = "",
        right: int = 0,
        bettors: Sequence[Bettor] = (),
    ) -> None:
        """Offer the two tiles, or show the bet that was made; above them the betting round."""
        for tile in self.tiles:
            tile.visible = due
        self.made = made
        self.note = note
        self.status.right, self.status.bettors = right, tuple(bettors)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The status above, two tiles below it."""
        super().place(rect, graphics)
        gap = graphics.theme.stage(Space.SMALL)
        above, below = cut_top(rect, self.status.measure(graphics, rect.width)[1], gap)
        self.status.place(above, graphics)
        side = max(1, min(below.height, (rect.width - gap) // 2))
        left = rect.centerx - side - gap // 2
        for tile in self.tiles:
            tile.place(pygame.Rect(left, below.top, side, side), graphics)
            left += side + gap
        self._made = rect_at("midtop", below.midtop, side)
        self._below = below

    def draw(self, canvas: Canvas) -> None:
        """Status and tiles; between bets how far the viewer is, or what comes next."""
        self.draw_children(canvas)
        if self.tiles[0].visible:
            return
        if self.made:
            canvas.svg(_ART[self.made], self._made, alpha=0.9)
        elif self.note:
            _draw_note(canvas, self.note, self._below if self.status.bettors else self.rect)
        elif self.status.bettors:
            _draw_progress(canvas, self.status.right, self._below)


def _draw_note(canvas: Canvas, note: str, room: pygame.Rect) -> None:
    """Draw a sentence or two, and only the first one where there is no room for both."""
    text, colour = canvas.graphics.text, canvas.graphics.theme.palette.moonlight_dim
    high = text.line_height(SMALL)
    first = note.split(". ")[0]
    lines = next(
        (
            lines
            for words in (note, first)
            if len(lines := text.wrap(words, SMALL, room.width)) * high <= room.height
        ),
        [],
    )
    top = room.centery - len(lines) * high // 2
    for number, line in enumerate(lines):
        place = (room.centerx, top + number * high)
        canvas.text(line, place, SMALL, colour, anchor="midtop")


def _draw_progress(canvas: Canvas, right: int, room: pygame.Rect) -> None:
    """Draw a coin for each right bet of the round, and the prize behind the last one."""
    palette = canvas.graphics.theme.palette
    step = min(room.width // (GROUP + 1), room.height)
    side = step * 4 // 5
    left = room.centerx - (GROUP + 1) * step // 2 + step // 2
    for number in range(GROUP):
        centre = (left + number * step, room.centery)
        done = number < right
        canvas.disc(centre, side, palette.gold if done else palette.shadow)
        if done:
            canvas.svg("common/icon_check", rect_at("center", centre, side * 2 // 3))
    prize = rect_at("center", (left + GROUP * step, room.centery), step)
    canvas.svg(_PRIZE, prize)


def _draw_bettor(canvas: Canvas, face: pygame.Rect, bettor: Bettor) -> None:
    rim = max(2, face.width // 10)
    alpha = 1.0 if bettor.still_in else 0.35
    canvas.disc(face.center, face.width, bettor.colour, alpha)
    canvas.svg(bettor.portrait, face.inflate(-2 * rim, -2 * rim), alpha)
    if not bettor.still_in:
        canvas.svg("labyrinth/dead_end", rect_at("bottomright", face.bottomright, face.width // 2))


def draw_bet(canvas: Canvas, bet: str, rect: pygame.Rect) -> None:
    """Draw another player's bet: its back, or its face once it is revealed."""
    if bet != NO_BET:
        canvas.svg(_ART[bet], rect)
