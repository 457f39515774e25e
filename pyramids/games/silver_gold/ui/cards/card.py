"""A pyramid card on the table: the widget, and functions that draw a card."""

from __future__ import annotations

import pygame

from pyramids.engine.grid import indices
from pyramids.games.silver_gold.deck import GRID, Deck, Pyramid
from pyramids.games.silver_gold.state import NO_CARD
from pyramids.games.silver_gold.texts.cards import card_title, field_rule
from pyramids.games.silver_gold.ui.cards import card_face, chamber_geometry
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO, Chamber, card_rect, corner
from pyramids.language import Text
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Extent, Material
from pyramids.ui.widgets import Size, Widget

ratio = RATIO
"""Width by height of a card."""

_LIT = 72
"""Opacity of the light on a legal square."""
_PILE = 4
"""How many cards of a pile are visible."""
_LAST = 64
"""Opacity of the tint on the last marks."""


class PyramidCard(Widget):
    """A card, as large as its rectangle allows; an empty place without a pyramid."""

    def __init__(
        self,
        pyramid: Pyramid | None = None,
        marks: int = 0,
        *,
        completed: bool = False,
        tooltip: Text | None = None,
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.pyramid = pyramid
        self.marks = marks
        self.completed = completed
        self.strokes: dict[int, float] = {}
        """Marks that are being drawn: the share drawn so far, by index of the square."""
        self.lit = 0
        """Squares that are highlighted: legal spots."""
        self.last = 0
        """Squares marked in this turn, slightly tinted."""
        self.glow = 0.0
        """The strength of the glow around the card, from 0 to 1."""
        self.card = pygame.Rect(0, 0, 0, 0)
        """Where the card itself is in the widget's rectangle."""
        self.chamber = Chamber(self.card)

    def show(self, deck: Deck, number: int, marks: int = 0, last: int = 0) -> None:
        """Show a place of the table."""
        pyramid = None if number == NO_CARD else deck.pyramid(number)
        self.pyramid = pyramid
        self.marks = marks
        self.completed = pyramid is not None and bool(marks & pyramid.tomb)
        self.last = last

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A card of the given or the default width."""
        wide = graphics.px(chamber_geometry.CARD_WIDTH) if width is None else width
        return wide, round(wide / RATIO)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Centre the card in a rectangle."""
        super().place(rect, graphics)
        self.card = card_rect(self.rect)
        self.chamber = Chamber(self.card)

    def field_rect(self, row: int, column: int) -> pygame.Rect:
        """The rectangle of a square."""
        return self.chamber.field_rect(row, column)

    def field_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """The square under a point."""
        return self.chamber.field_at(pos)

    def focus_rect(self) -> pygame.Rect:
        """The ring goes around the card."""
        return self.card

    def focus_radius(self, graphics: Graphics) -> int:
        """Round as the card."""
        return corner(self.card.width)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The rule of the square under the pointer, or the card's title."""
        if self.tooltip is not None or self.pyramid is None:
            return super().tooltip_at(pos)
        field = self.field_at(pos)
        if field is None:
            return card_title(self.pyramid)
        return field_rule(self.pyramid.letter(*field))

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, highlighted squares, and marks that are being drawn."""
        card = self.card
        if card.width <= 0:
            return
        if self.pyramid is None:
            draw_empty_place(canvas, card)
            return
        if self.glow > 0:
            draw_glow(canvas, card, self.glow)
        strokes = sum(1 << index for index in self.strokes)
        draw_card(canvas, card, self.pyramid, self.marks & ~strokes, completed=self.completed)
        self._draw_light(canvas)
        for index, progress in self.strokes.items():
            place = self.field_rect(*divmod(index, GRID.columns))
            card_face.draw_stroke(canvas, place, self.pyramid, index, progress)
        self.draw_children(canvas)

    def _draw_light(self, canvas: Canvas) -> None:
        palette = canvas.graphics.theme.palette
        rim = max(1, self.card.width // 150)
        for mask, colour, opacity, edge in (
            (self.last, palette.gold, _LAST, 0),
            (self.lit, palette.legal, _LIT, rim),
        ):
            for index in indices(mask):
                place = self.field_rect(*divmod(index, GRID.columns))
                light = card_face.tint(canvas.graphics, place.size, colour, opacity, edge)
                canvas.blit(light, place.topleft)


def draw_card(
    canvas: Canvas,
    rect: pygame.Rect,
    pyramid: Pyramid,
    marks: int = 0,
    *,
    completed: bool = False,
    shadow: float = 1.0,
    alpha: float = 1.0,
) -> None:
    """A card in the middle of a rectangle; a larger shadow lifts it from the table."""
    card = card_rect(rect)
    if card.width <= 0:
        return
    if shadow > 0:
        draw_shadow(canvas, card, shadow, alpha)
    picture = card_face.face(canvas.graphics, pyramid, card.width, marks, completed)
    canvas.blit(picture, card.topleft, alpha)


def draw_back(
    canvas: Canvas, rect: pygame.Rect, *, shadow: float = 1.0, alpha: float = 1.0
) -> None:
    """Draw the back of a card."""
    card = card_rect(rect)
    if shadow > 0:
        draw_shadow(canvas, card, shadow, alpha)
    canvas.blit(card_face.back(canvas.graphics, card.width), card.topleft, alpha)


def draw_turning(canvas: Canvas, rect: pygame.Rect, pyramid: Pyramid, share: float) -> None:
    """A card without marks on its way from its back (share 0) to its face (share 1)."""
    card, graphics = card_rect(rect), canvas.graphics
    narrow = abs(1.0 - 2.0 * min(1.0, max(0.0, share)))
    if share < 0.5:
        side, name = card_face.back(graphics, card.width), "back"
    else:
        side = card_face.face(graphics, pyramid, card.width, 0, False)
        name = f"{pyramid.number}/{pyramid.rows}"
    picture = card_face.turning(graphics, side, name, narrow)
    place = picture.get_rect(center=card.center)
    canvas.shadow(place, 1, depth=card_face.shadow_depth(card.width))
    canvas.blit(picture, place.topleft)


def draw_shadow(canvas: Canvas, card: pygame.Rect, lift: float = 1.0, alpha: float = 1.0) -> None:
    """The soft shadow of a card; more lift, more depth."""
    depth = lift * card_face.shadow_depth(card.width)
    canvas.shadow(card, corner(card.width), depth=depth, alpha=alpha)


def draw_glow(canvas: Canvas, card: pygame.Rect, strength: float) -> None:
    """Golden light around a card."""
    graphics = canvas.graphics
    blur = max(4, round(card.width * 0.08))
    light = card_face.halo(
        graphics, card.size, corner(card.width), blur, graphics.theme.palette.gold_light
    )
    canvas.blit(light, (card.left - blur, card.top - blur), min(1.0, strength) * 0.95)


def draw_empty_place(canvas: Canvas, card: pygame.Rect) -> None:
    """Draw an empty place for a card."""
    style = canvas.graphics.theme.style(Material.NIGHT_INSET)
    canvas.plate(card, style, radius=corner(card.width), alpha=0.55)
    inset = card.inflate(-card.width // 6, -card.height // 6)
    width = max(1, canvas.graphics.px(Extent.RIM) // 2)
    ring = canvas.graphics.theme.palette.night_rim
    canvas.ring(inset, corner(inset.width), width, ring, alpha=0.5)


def draw_pile(canvas: Canvas, rect: pygame.Rect, count: int) -> None:
    """Draw a face-down pile, higher with more cards."""
    card = card_rect(rect)
    if not count:
        draw_empty_place(canvas, card)
        return
    step = max(1, round(card.width * 0.02))
    layers = min(_PILE, 1 + count // 12)
    draw_shadow(canvas, card, 1.2)
    for layer in range(layers):
        lower = layers - 1 - layer
        draw_back(canvas, card.move(lower * step, lower * step), shadow=0)
