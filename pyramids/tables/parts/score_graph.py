"""The score graph: everyone's standing by turn; a click chooses a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.engine.story import POINTS, Standing
from pyramids.language import Text, later, text_of
from pyramids.play.history.recorded_turns import Turn, turn_title
from pyramids.play.texts.saves import round_number
from pyramids.tables.players import PlayerLooks
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.events import Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import NUMBER_SMALL, SMALL, Colour, Material, Space, mix
from pyramids.ui.theme.screens import ReplaySizes as Sizes
from pyramids.ui.widgets import Size, Widget

_FINE: Final = 3
_STRIP: Final = 160
"""Pixels: the width of the pieces in which the lines are drawn."""
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500)
_LINES: Final = 5
"""The most horizontal lines."""
_SHAPES: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.2), (1.1, 0.9), (-1.1, 0.9)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    ((0, 1.2), (1.1, -0.9), (-1.1, -0.9)),
)
"""A shape for each colour, so that lines differ without it; the first is a circle."""


_STAR: Final = "common/icon_star"


class ScoreGraph(Widget):
    """Lines in the players' colours; a cursor at the current turn, a star at a marked one."""

    cursor = "hand"

    def __init__(
        self,
        looks: PlayerLooks,
        turns: Sequence[Turn],
        scores: Sequence[tuple[int, ...]],
        on_choose: Callable[[int], None],
        *,
        standing: Standing = POINTS,
    ) -> None:
        super().__init__()
        self.title: Text = later(standing.title)
        """What is counted; shown above the scale."""
        self._standing = standing
        self.players = looks
        self.turns = tuple(turns)
        self.scores = tuple(scores)
        """Everyone's standing at the end of each turn."""
        self.at: float | None = None
        """The cursor's position in turns, with fractions within a turn; None for no cursor."""
        self.marked: int | None = None
        """The turn with the star."""
        self.drawn = 1.0
        """The share of the turns whose lines are drawn, from the left."""
        self.on_choose = on_choose
        self._pointed: int | None = None
        self._plot = pygame.Rect(0, 0, 1, 1)
        points = [score for row in self.scores for score in row]
        self._low, self._high, self._grid = _scale(min(points), max(points))

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A strip at the bottom."""
        return width or graphics.px(Sizes.FOOT * 4), graphics.px(Sizes.FOOT)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Leave room for the scale at the left, the legend above and the rounds below."""
        super().place(rect, graphics)
        left, top, right, below = (graphics.px(part) for part in Sizes.GRAPH)
        # The highest number of the scale is half above the plot, below the legend.
        legend, number = (graphics.text.line_height(style) for style in (SMALL, NUMBER_SMALL))
        top = max(top, graphics.px(Space.TIGHT) + legend + number // 2)
        self._plot = pygame.Rect(
            rect.left + left,
            rect.top + top,
            max(1, rect.width - left - right),
            max(1, rect.height - top - below),
        )

    def point(self, turn: float, score: float) -> tuple[int, int]:
        """The position of a score at a turn."""
        across = turn / max(1, len(self.turns) - 1)
        up = (score - self._low) / (self._high - self._low)
        return (
            self._plot.left + round(across * self._plot.width),
            self._plot.bottom - round(up * self._plot.height),
        )

    def turn_under(self, pos: tuple[int, int]) -> int:
        """The turn nearest to a position."""
        share = (pos[0] - self._plot.left) / self._plot.width
        last = len(self.turns) - 1
        return max(0, min(last, round(share * last)))

    def handle(self, event: Event) -> bool:
        """Go to a turn on a press or a drag."""
        if not isinstance(event, Pointer):
            return False
        if event.kind is PointerKind.PRESS and event.button is MouseButton.LEFT:
            self._pointed = self.turn_under(event.pos)
            self.on_choose(self._pointed)
            return True
        if event.kind is PointerKind.MOVE and self.turn_under(event.pos) != self._pointed:
            self._pointed = self.turn_under(event.pos)
            self.invalidate()
        return event.kind is PointerKind.RELEASE

    def update(self, dt: float) -> bool:
        """Forget the pointer when it leaves."""
        if not self.hovered and self._pointed is not None:
            self._pointed = None
            self.invalidate()
        return False

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The turn under the pointer with all players' points."""
        place = self.turn_under(pos)
        pairs = zip(self.players.names, self.scores[place], strict=True)
        lines = [f"{name}: {self._standing.figure(points)}" for name, points in pairs]
        return "\n".join([turn_title(self.turns[place]), *lines])

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, scale, lines and cursor."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        canvas.plate(self.rect, Material.NIGHT_INSET)
        self._draw_scale(canvas)
        colours = self.players.colours(graphics)
        margin = 2 * graphics.px(Sizes.SHAPE)
        if self.marked is not None:
            self._draw_post(canvas, self.marked, palette.gold_dark, graphics.px(Sizes.CURSOR))
        whole = self._plot.inflate(2 * margin, 2 * margin)
        visible = whole.copy()
        visible.width = round(whole.width * self.drawn)
        with canvas.clip(visible):
            for strip in _strips(whole):
                canvas.blit(self._lines(graphics, colours, strip), strip.topleft)
        if self._pointed is not None:
            self._draw_post(canvas, self._pointed, palette.moonlight_dim, 1)
        if self.marked is not None and self.drawn >= 1:
            self._draw_star(canvas, self.marked)
        if self.at is not None:
            self._draw_post(canvas, self.at, palette.gold_light, graphics.px(Sizes.CURSOR))
            for seat in self.players.seats:
                self._draw_here(canvas, self.at, seat, colours[seat])
        self._draw_names(canvas, colours)

    def _draw_scale(self, canvas: Canvas) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        faint = mix(palette.night, palette.moonlight_dim, 0.22)
        gap = graphics.px(Space.SMALL)
        score = -(-self._low // self._grid) * self._grid
        while score <= self._high:
            y = self.point(0, score)[1]
            canvas.fill(faint, pygame.Rect(self._plot.left, y, self._plot.width, 1))
            at = (self._plot.left - gap, y)
            canvas.text(
                self._standing.figure(score),
                at,
                NUMBER_SMALL,
                palette.moonlight_dim,
                anchor="midright",
            )
            score += self._grid
        taken = self.rect.left
        for place, turn in enumerate(self.turns):
            x = self.point(place - 1, 0)[0]
            # In a long game only some of the rounds have room for their numbers.
            if turn.round and turn.number == 1 and x >= taken:
                canvas.fill(faint, pygame.Rect(x, self._plot.top, 1, self._plot.height))
                at = (x + gap, self.rect.bottom - graphics.px(Space.TIGHT))
                number = round_number(turn.round, turn.round_title)
                if at[0] + graphics.text.width(number, SMALL) > self.rect.right - gap:
                    break
                drawn = canvas.text(number, at, SMALL, palette.moonlight_dim, anchor="bottomleft")
                taken = drawn.right + 2 * gap

    def _draw_names(self, canvas: Canvas, colours: Sequence[Colour]) -> None:
        """Draw the legend in the upper left corner, where no lines are, and the scale's title."""
        graphics = canvas.graphics
        gap, line = graphics.px(Space.SMALL), graphics.text.line_height(SMALL)
        middle = self.rect.top + graphics.px(Space.TIGHT) + line // 2
        at, colour = (self.rect.left + gap, middle), graphics.theme.palette.moonlight_dim
        title = canvas.text(text_of(self.title), at, SMALL, colour, anchor="midleft")
        left = max(self._plot.left, title.right) + gap
        for seat in self.players.seats:
            look = self.players.looks[seat].colour
            mark = shape_mark(graphics, look, colours[seat], Sizes.SHAPE * 1.2)
            place = mark.get_rect(midleft=(left, middle))
            canvas.blit(mark, place.topleft)
            at = (place.right, middle)
            drawn = canvas.text(self.players.names[seat], at, SMALL, anchor="midleft")
            left = drawn.right + graphics.px(Space.MEDIUM)

    def _draw_star(self, canvas: Canvas, turn: int) -> None:
        """Draw the star above the lines, at the foot of the plot if they are in its way."""
        side = canvas.graphics.px(Sizes.STAR)
        x = self.point(turn, 0)[0]
        highest = min(self.point(turn, score)[1] for score in self.scores[turn])
        y = highest - side if highest - side > self._plot.top else self._plot.bottom - side
        canvas.svg(_STAR, rect_at("center", (x, y), side))

    def _draw_post(self, canvas: Canvas, turn: float, colour: Colour, width: int) -> None:
        x = self.point(turn, 0)[0]
        canvas.fill(colour, pygame.Rect(x - width // 2, self._plot.top, width, self._plot.height))

    def _draw_here(self, canvas: Canvas, at: float, seat: Seat, colour: Colour) -> None:
        """Draw the player's shape at the cursor."""
        low = min(int(at), len(self.turns) - 1)
        high = min(low + 1, len(self.turns) - 1)
        share = at - low
        score = self.scores[low][seat] * (1 - share) + self.scores[high][seat] * share
        mark = shape_mark(
            canvas.graphics, self.players.looks[seat].colour, colour, Sizes.SHAPE * 1.6
        )
        canvas.blit(mark, mark.get_rect(center=self.point(at, score)).topleft)

    def _lines(
        self, graphics: Graphics, colours: Sequence[Colour], strip: pygame.Rect
    ) -> pygame.Surface:
        """The lines in one strip of the graph; all at once would take longer than a frame."""
        place = strip.move(-self._plot.left, -self._plot.top)
        key = ("score graph", tuple(place), self._plot.size, self.scores, colours)
        return graphics.cache.get(
            (*key, graphics.theme.scale), lambda: self._bake(graphics, colours, strip)
        )

    def _bake(
        self, graphics: Graphics, colours: Sequence[Colour], strip: pygame.Rect
    ) -> pygame.Surface:
        """Lines drawn large and scaled down smoothly, then the marks."""
        large = pygame.Surface((strip.width * _FINE, strip.height * _FINE), pygame.SRCALPHA)
        for seat in self.players.seats:
            places = [self.point(turn, row[seat]) for turn, row in enumerate(self.scores)]
            shifted = [((x - strip.left) * _FINE, (y - strip.top) * _FINE) for x, y in places]
            self._bake_line(large, shifted, colours[seat], graphics.px(2) * _FINE)
        lines = pygame.transform.smoothscale(large, strip.size)
        # The marks of a long game would hide its lines.
        apart = max(1, -(-2 * graphics.px(Sizes.SHAPE) * len(self.turns) // self._plot.width))
        for seat in self.players.seats:
            mark = shape_mark(graphics, self.players.looks[seat].colour, colours[seat], Sizes.SHAPE)
            for turn, row in enumerate(self.scores):
                if turn % apart:
                    continue
                x, y = self.point(turn, row[seat])
                lines.blit(mark, mark.get_rect(center=(x - strip.left, y - strip.top)))
        return lines

    def _bake_line(
        self,
        large: pygame.Surface,
        places: Sequence[tuple[int, int]],
        colour: Colour,
        width: int,
    ) -> None:
        for start, end in pairwise(places):
            pygame.draw.line(large, colour, start, end, width)
            pygame.draw.circle(large, colour, end, width // 2)


def _strips(whole: pygame.Rect) -> list[pygame.Rect]:
    """The graph cut into pieces side by side."""
    return [
        pygame.Rect(left, whole.top, min(_STRIP, whole.right - left), whole.height)
        for left in range(whole.left, whole.right, _STRIP)
    ]


def shape_mark(graphics: Graphics, look: int, colour: Colour, size: float) -> pygame.Surface:
    """The shape of a player's colour."""
    side = graphics.px(size) | 1
    key = ("shape mark", look, colour, side, graphics.theme.palette.night)
    return graphics.cache.get(key, lambda: _cut_mark(graphics, look, colour, side))


def _cut_mark(graphics: Graphics, look: int, colour: Colour, side: int) -> pygame.Surface:
    """Draw the shape twice: a dark rim separates crossing lines."""
    room = 2 * side
    large = pygame.Surface((room * _FINE, room * _FINE), pygame.SRCALPHA)
    middle = room * _FINE / 2
    corners = _SHAPES[look % len(_SHAPES)]
    for ink, radius in ((graphics.theme.palette.night, side * 0.72), (colour, side * 0.5)):
        reach = radius * _FINE
        if corners:
            places = [(middle + x * reach, middle + y * reach) for x, y in corners]
            pygame.draw.polygon(large, ink, places)
        else:
            pygame.draw.circle(large, ink, (middle, middle), reach)
    return pygame.transform.smoothscale(large, (room, room))


def _scale(least: int, most: int) -> tuple[int, int, int]:
    """Start, end and interval of the scale."""
    low = min(0, least)
    step = next((step for step in _STEPS if (most - low) / step <= _LINES), _STEPS[-1])
    # Where nobody ever has more than 0, as in a race, it ends a little above.
    return low, max(step, most) if most > 0 or not low else max(1, step // 3), step
