"""The rating over all rated games: a line with its uncertainty, among the bots' ratings."""

from __future__ import annotations

from functools import partial

import pygame

from pyramids.engine.contract import GameSpec
from pyramids.engine.series.glicko import NEWCOMER, Rating
from pyramids.language import _, later, ngettext
from pyramids.play.history.rating import (
    RatingHistory,
    certainty_words,
    even_match,
    match_words,
    rating_words,
)
from pyramids.play.seats import bot_title, opponents
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.drawing.svg_text import render_svg, svg_colour
from pyramids.ui.theme import BODY_BOLD, SMALL, SMALL_BOLD, Material, Space, mix
from pyramids.ui.theme.screens import RatingGraphSizes as Sizes
from pyramids.ui.widgets import Label, Size, Widget


def rating_widgets(history: RatingHistory, spec: GameSpec) -> list[Widget]:
    """The rating, its graph, and who is an even match; how to get one before the first game."""
    if all(not bot.rating for bot in spec.bots):
        return []
    title = Label(later("Rating"), SMALL_BOLD, on=Material.PAPYRUS, second=True)
    if not history.games:
        words = later("Play against bots without hints and take-backs to get a rating.")
        return [title, Label(words, SMALL, on=Material.PAPYRUS, second=True)]
    lines = [Label(partial(_rating_line, history), BODY_BOLD, on=Material.PAPYRUS)]
    rating = history.rating
    even = even_match(spec, rating)
    words = partial(match_words, rating, even) if even else partial(certainty_words, rating)
    lines.append(Label(words, SMALL, on=Material.PAPYRUS, second=True))
    return [title, *lines, RatingGraph(history, spec)]


def _rating_line(history: RatingHistory) -> str:
    count = ngettext("{n} rated game", "{n} rated games", len(history.games))
    return f"{rating_words(history.rating)} · {count}"


class RatingGraph(Widget):
    """A strip with the rating after each rated game; the first point is that of a newcomer."""

    def __init__(self, history: RatingHistory, spec: GameSpec) -> None:
        super().__init__()
        self.ratings = (NEWCOMER, *(game.rating for game in history.games))
        self.bots = [(bot_title(bot), bot.rating) for bot in opponents(spec) if bot.rating]
        values = [rating.value for rating in self.ratings]
        self._line_width = 0
        """The width of the line in pixels."""
        self.low, self.high = min(values) - Sizes.MARGIN, max(values) + Sizes.MARGIN

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Note how wide the line will be, for the tooltips."""
        super().place(rect, graphics)
        self._line_width = self._plot(graphics, self._inside(graphics)).width

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A strip."""
        return width or graphics.px(Sizes.WIDTH), graphics.px(Sizes.HEIGHT)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The rating after the game under the pointer."""
        last = len(self.ratings) - 1
        share = (pos[0] - self.rect.left) / max(1, self._line_width)
        place = max(0, min(last, round(share * last)))
        words = rating_words(self.ratings[place])
        if place == 0:
            return _("Before the first rated game: {rating}", rating=words)
        return _("After {n} of {total} rated games: {rating}", n=place, total=last, rating=words)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the bots' ratings, the uncertainty and the line."""
        graphics = canvas.graphics
        canvas.plate(self.rect, Material.PAPYRUS_INSET)
        inside = self._inside(graphics)
        if inside.width <= 0 or inside.height <= 0:
            return
        plot = self._plot(graphics, inside)
        key = ("rating graph", self.ratings, plot.size, graphics.theme.palette)
        picture = graphics.cache.get(key, lambda: self._render(graphics, plot.size))
        canvas.blit(picture, plot.topleft)
        self._draw_bots(canvas, inside)

    def _inside(self, graphics: Graphics) -> pygame.Rect:
        margin = 2 * graphics.px(Space.SMALL)
        return self.rect.inflate(-margin, -margin)

    def _plot(self, graphics: Graphics, inside: pygame.Rect) -> pygame.Rect:
        """Where the line is: left of the bots' names."""
        names = [graphics.text.width(name, SMALL) for name, _rating in self.bots]
        wide = inside.width - max(names, default=0) - graphics.px(Space.SMALL)
        return pygame.Rect(inside.topleft, (max(1, wide), inside.height))

    def _draw_bots(self, canvas: Canvas, inside: pygame.Rect) -> None:
        """Draw a fine line at each bot's rating, with its name where there is room."""
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        high, below = graphics.text.line_height(SMALL), inside.bottom + inside.height
        for name, rating in self.bots:
            y = inside.top + round(self._y(rating, inside.height))
            if not inside.top + high // 2 <= y <= inside.bottom - high // 2:
                continue
            fine = mix(palette.papyrus_edge, palette.papyrus_shade, 0.4)
            canvas.fill(fine, pygame.Rect(inside.left, y, inside.width, max(1, graphics.px(1))))
            if below - y >= high:
                at = (inside.right, y - high // 2)
                canvas.text(name, at, SMALL, palette.ink_second, anchor="midright")
                below = y

    def _render(self, graphics: Graphics, size: Size) -> pygame.Surface:
        palette = graphics.theme.palette
        band = svg_colour(mix(palette.gold, palette.papyrus, 0.35))
        line = svg_colour(palette.lapis)
        upper = [self._point(place, rating, size, 2) for place, rating in enumerate(self.ratings)]
        lower = [self._point(place, rating, size, -2) for place, rating in enumerate(self.ratings)]
        middle = [self._point(place, rating, size, 0) for place, rating in enumerate(self.ratings)]
        dot = middle[-1].split(",")
        body = (
            f'<polygon points="{" ".join([*upper, *reversed(lower)])}" fill="{band}" '
            f'fill-opacity="0.45"/>'
            f'<polyline points="{" ".join(middle)}" fill="none" stroke="{line}" '
            f'stroke-width="{graphics.px(Sizes.LINE)}" stroke-linejoin="round"/>'
            f'<circle cx="{dot[0]}" cy="{dot[1]}" r="{graphics.px(Sizes.DOT)}" fill="{line}"/>'
        )
        return render_svg(body, size, size)

    def _point(self, place: int, rating: Rating, size: Size, deviations: int) -> str:
        """Where a rating is in the strip, so many deviations above it."""
        x = (size[0] - Sizes.END) * place / max(1, len(self.ratings) - 1)
        y = self._y(rating.value + deviations * rating.deviation, size[1])
        return f"{x:.1f},{min(size[1], max(0.0, y)):.1f}"

    def _y(self, value: float, height: int) -> float:
        return height * (self.high - value) / (self.high - self.low)
