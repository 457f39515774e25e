"""The examples about cards and marks, checked by the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from pyramids.engine.contract import Reason
from pyramids.engine.grid import Field, indices
from pyramids.games.silver_gold import moves, worked_examples
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.marking import reach
from pyramids.games.silver_gold.moves import Mark
from pyramids.games.silver_gold.spec import SPEC
from pyramids.games.silver_gold.texts.cards import FIELD_TITLES
from pyramids.games.silver_gold.ui.cards import card_face
from pyramids.games.silver_gold.ui.cards.card import draw_card
from pyramids.games.silver_gold.ui.cards.chamber_geometry import Chamber, card_rect
from pyramids.games.silver_gold.ui.round.expedition import draw_expedition
from pyramids.games.silver_gold.ui.theme import ExampleSizes, ExpeditionSizes
from pyramids.games.silver_gold.worked_examples import example_deck, example_rules
from pyramids.language import N_, _, later, ngettext
from pyramids.tables.drawing.example_pictures import ExamplePicture, ExampleRow
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import SMALL_BOLD, Space
from pyramids.ui.theme.screens import ExampleSizes as Sizes
from pyramids.ui.widgets import Size, Widget, fitted

EXPLAINED: Final = 32
"""The card whose parts are named: it has one of everything."""
NAMED_LEFT: Final[tuple[Field, ...]] = ((0, 0), (1, 0), (2, 1), (3, 1), (4, 1))
NAMED_RIGHT: Final[tuple[Field, ...]] = ((0, 4), (1, 4), (2, 4), (4, 3))
_NUMBER: Final = (0.763, 0.133, 0.3, 0.135)
"""Middle and size of the number's plaque, as shares of the card."""

FIRST_MARKS: Final = (
    ("", "pattern 1 d1e1e2e3", N_("Rotated, over the entrance")),
    ("", "pattern 1 c1d1e1e2", N_("Rotated and mirrored")),
    ("", "pattern 1 b1c1d1d2", ""),
    ("single 1 c1d1e1e2", "pattern 1 b2b3b4a4", ""),
)
"""Marks that are there, the shape to be judged, and words; without any, the rules' reason."""
NO_ROOM: Final = "single 3 a1a2a3b3c3d2d3"
"""A card with no legal spot for the two-by-two."""
AT_THE_TOMB: Final = "single 3 a1a2a3b3c3d3e3e4"

_LIGHT: Final = 96
"""Opacity of the light on squares that may be marked."""
_STRIKE: Final = ("silver_gold/stroke_a_1", "silver_gold/stroke_b_1")
_BLOCK: Final = {
    True: "silver_gold/pattern_block_legal",
    False: "silver_gold/pattern_block_illegal",
}

Draw = Callable[[Canvas, pygame.Rect], None]


def pattern_named(name: str) -> int:
    """The place of a pattern in the deck."""
    return [pattern.name for pattern in example_deck().patterns].index(name)


def fields_of(text: str) -> Mark:
    """Squares of a card as a move writes them."""
    move = moves.decode(text)
    assert isinstance(move, Mark)
    return move


def judge(marked: str, shape: str, pattern: int) -> Reason | None:
    """What the rules say about a shape on a card with marks."""
    move = fields_of(shape)
    before = fields_of(marked).fields if marked else 0
    return worked_examples.judge(before, move, pattern)


def expeditions() -> Widget:
    """The six shapes, and how many cards show each."""
    pictures = [
        ExamplePicture(_expedition(number), partial(_cards, pattern.count))
        for number, pattern in enumerate(example_deck().patterns)
    ]
    return ExampleRow(pictures, ExampleSizes.EXPEDITIONS)


def first_marks() -> Widget:
    """The L on an empty card and on one with marks, allowed and not."""
    pattern = pattern_named("L4")
    pictures = [ExamplePicture(_expedition(pattern), later("This turn's shape"))]
    for marked, shape, words in FIRST_MARKS:
        why = judge(marked, shape, pattern)
        caption = later(words) if why is None else partial(SPEC.texts(example_rules()).refusal, why)
        pictures.append(ExamplePicture(_attempt(marked, shape, why is None), caption, why is None))
    return ExampleRow(pictures)


def single() -> Widget:
    """Where a single square may be marked: when the two-by-two fits nowhere, and on the tomb."""
    return ExampleRow(
        [
            ExamplePicture(
                _expedition(pattern_named("O4")), later("The two-by-two fits nowhere …")
            ),
            ExamplePicture(_reachable(NO_ROOM), later("… so mark one of the bright squares"), True),
            ExamplePicture(_last_step, later("You can even mark the tomb this way"), True),
        ],
        Sizes.SINGLE,
    )


class ExplainedCard(Widget):
    """A card with the names of its parts around it."""

    hoverable = False

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """As high as the card."""
        return width or graphics.px(Sizes.WIDEST), graphics.px(Sizes.CARD + 2 * Space.MEDIUM)

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, then lines from the names to the squares."""
        graphics = canvas.graphics
        pyramid = example_deck().pyramid(EXPLAINED)
        area = rect_at(
            "midtop",
            (self.rect.centerx, self.rect.top + graphics.px(Space.SMALL)),
            self.rect.width,
            graphics.px(Sizes.CARD),
        )
        card = card_rect(area)
        draw_card(canvas, card, pyramid)
        chamber = Chamber(card)
        for side, fields in ((-1, NAMED_LEFT), (1, NAMED_RIGHT)):
            for field in fields:
                title = _(FIELD_TITLES[pyramid.letter(*field)])
                self._draw_name(canvas, card, side, title, chamber.field_rect(*field))
        x, y, wide, high = _NUMBER
        number = rect_at(
            "center",
            (card.left + round(card.width * x), card.top + round(card.height * y)),
            round(card.width * wide),
            round(card.height * high),
        )
        self._draw_name(canvas, card, 1, _("Number"), number)

    def _draw_name(
        self, canvas: Canvas, card: pygame.Rect, side: int, text: str, place: pygame.Rect
    ) -> None:
        graphics, ink = canvas.graphics, canvas.graphics.theme.palette.ink
        end = (card.left if side < 0 else card.right) + side * graphics.px(Space.WIDE)
        start = (place.centerx + side * place.width * 3 // 10, place.centery)
        line = max(1, graphics.px(Space.HAIR))
        pygame.draw.line(canvas.surface, ink, start, (end, place.centery), line)
        canvas.disc(start, graphics.px(Space.SMALL), ink)
        where = (end + side * graphics.px(Space.SMALL), place.centery)
        canvas.text(text, where, SMALL_BOLD, ink, anchor="midright" if side < 0 else "midleft")


def _cards(count: int) -> str:
    return ngettext("{n} card", "{n} cards", count)


def _expedition(pattern: int) -> Draw:
    def draw(canvas: Canvas, area: pygame.Rect) -> None:
        card = fitted(area, ExpeditionSizes.RATIO)
        canvas.shadow(card, canvas.graphics.px(Space.SMALL), depth=0.6)
        draw_expedition(canvas, card, example_deck(), pattern)

    return draw


def _attempt(marked: str, shape: str, allowed: bool) -> Draw:
    """A card with the shape on it, crossed out if it isn't allowed."""
    move = fields_of(shape)
    before = fields_of(marked).fields if marked else 0

    def draw(canvas: Canvas, area: pygame.Rect) -> None:
        card = card_rect(area)
        draw_card(canvas, card, example_deck().pyramid(move.card), before)
        chamber = Chamber(card)
        for index in indices(move.fields):
            canvas.svg(_BLOCK[allowed], chamber.field_rect(*divmod(index, GRID.columns)), 0.92)
        if not allowed:
            _strike(canvas, chamber.rect)

    return draw


def _strike(canvas: Canvas, chamber: pygame.Rect) -> None:
    for stroke in _STRIKE:
        side = min(chamber.size)
        picture = canvas.graphics.art.tinted(
            stroke, (side, side), canvas.graphics.theme.palette.carnelian
        )
        canvas.blit(picture, picture.get_rect(center=chamber.center).topleft, 0.85)


def _reachable(marked: str) -> Draw:
    """A card with all legal single squares highlighted."""
    move = fields_of(marked)
    pyramid = example_deck().pyramid(move.card)

    def draw(canvas: Canvas, area: pygame.Rect) -> None:
        card = card_rect(area)
        draw_card(canvas, card, pyramid, move.fields)
        _light(canvas, Chamber(card), reach(pyramid, move.fields))

    return draw


def _last_step(canvas: Canvas, area: pygame.Rect) -> None:
    move, card = fields_of(AT_THE_TOMB), card_rect(area)
    pyramid = example_deck().pyramid(move.card)
    draw_card(canvas, card, pyramid, move.fields)
    _light(canvas, Chamber(card), pyramid.tomb)


def _light(canvas: Canvas, chamber: Chamber, fields: int) -> None:
    legal = canvas.graphics.theme.palette.legal
    rim = max(2, chamber.rect.width // 60)
    for index in indices(fields):
        place = chamber.field_rect(*divmod(index, GRID.columns))
        light = card_face.tint(canvas.graphics, place.size, legal, _LIGHT, rim)
        canvas.blit(light, place.topleft)
