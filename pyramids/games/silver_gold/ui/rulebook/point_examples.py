"""The examples about numbers, awards and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.ui.cards.card import draw_card
from pyramids.games.silver_gold.ui.cards.chamber_geometry import RATIO
from pyramids.games.silver_gold.ui.sheet.drawing import BROW
from pyramids.games.silver_gold.ui.sheet.texts import NUMERALS, number
from pyramids.games.silver_gold.ui.theme import ORDER, ExampleSizes
from pyramids.games.silver_gold.worked_examples import (
    LINUS,
    LINUS_AWARDS,
    example_deck,
    shortest_route,
)
from pyramids.language import N_, Text, _, later
from pyramids.tables.drawing.example_pictures import ExamplePicture, ExampleRow
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import BODY, BODY_BOLD, NUMBER, NUMBER_SMALL, Material, Space
from pyramids.ui.theme.screens import BILL_TOTAL
from pyramids.ui.theme.screens import ExampleSizes as Sizes
from pyramids.ui.widgets import Size, Widget

TIM: Final = (14, 45)
SARAH: Final = (31,)
"""The purple cards that two players complete in the same turn."""
PURPLE: Final = COLOURS.index("purple")


class SealState(NamedTuple):
    """Whose sheet it is, and which of the three awards are theirs; all others are struck."""

    owner: str
    taken: tuple[int, ...]


AWARDS: Final = (
    SealState(N_("Tim, 4th purple, card {card}"), (6,)),
    SealState(N_("Sarah, 2nd purple, card {card}"), (3,)),
)


def numbers() -> Widget:
    """Two players complete cards in one turn: the lowest number chooses first."""
    first = later(
        "Tim completed {low} and {high}. His {low} is the lowest number, so he takes two new"
        " cards first.",
        low=TIM[0],
        high=TIM[1],
    )
    second = later("Then Sarah (card {card}) takes one.", card=SARAH[0])
    pictures = [_completed("1", TIM, first), _completed("2", SARAH, second)]
    return ExampleRow(pictures, ExampleSizes.NUMBERS)


def _completed(order: str, cards: Sequence[int], caption: Text) -> ExamplePicture:
    def draw(canvas: Canvas, area: pygame.Rect) -> None:
        graphics = canvas.graphics
        gap = graphics.px(Space.MEDIUM)
        badge = graphics.px(Sizes.VERDICT + Space.SMALL)
        wide = min(round(area.height * RATIO), (area.width - badge - 3 * gap) // 2)
        left = area.centerx - (badge + gap + len(cards) * (wide + gap)) // 2
        centre = (left + badge // 2, area.centery)
        gold = graphics.theme.style(Material.GOLD)
        canvas.plate(pygame.Rect(left, area.centery - badge // 2, badge, badge), gold,
                     radius=badge // 2)  # fmt: skip
        canvas.text(order, centre, ORDER, gold.text_colour, anchor="center")
        left += badge + gap
        for card in cards:
            pyramid = example_deck().pyramid(card)
            place = pygame.Rect(left, area.top, wide, area.height)
            draw_card(canvas, place, pyramid, shortest_route(pyramid), completed=True)
            left += wide + gap

    return ExamplePicture(draw, caption)


class Awards(Widget):
    """Tim and Sarah reach a milestone of the same colour in one turn; the 10 is gone already."""

    hoverable = False

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A sentence, and a line a player."""
        wide = width or graphics.px(Sizes.WIDEST)
        high = graphics.text.height(self._sentence(), BODY, wide) + graphics.px(Space.MEDIUM)
        return wide, high + len(AWARDS) * graphics.px(ExampleSizes.SEAL + Space.MEDIUM)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence, then each player's three seals."""
        graphics = canvas.graphics
        letters = graphics.theme.style(Material.PAPYRUS).text_colour
        taken = canvas.paragraph(self._sentence(), self.rect, BODY, letters)
        top = taken.bottom + graphics.px(Space.MEDIUM)
        for seals, card in zip(AWARDS, (TIM[0], SARAH[0]), strict=True):
            line = pygame.Rect(self.rect.left, top, self.rect.width, graphics.px(ExampleSizes.SEAL))
            words = _(seals.owner, card=card)
            canvas.text(words, line.midleft, BODY_BOLD, letters, anchor="midleft")
            self._draw_seals(canvas, line, seals.taken)
            top = line.bottom + graphics.px(Space.MEDIUM)

    def _draw_seals(self, canvas: Canvas, line: pygame.Rect, taken: tuple[int, ...]) -> None:
        graphics, side = canvas.graphics, line.height
        left = line.left + graphics.px(Sizes.WIDEST) // 2
        for points in example_deck().awards:
            seal = pygame.Rect(left, line.top, side, side)
            mine = points in taken
            draw_seal(canvas, seal, PURPLE, points, struck=not mine)
            if mine:
                rim = max(2, graphics.px(Space.HAIR))
                around = seal.inflate(4 * rim, 4 * rim)
                canvas.ring(around, around.width // 2, 2 * rim, graphics.theme.palette.gold)
            left += side + graphics.px(Space.LARGE)

    def _sentence(self) -> str:
        return _(
            "The purple 10 is gone. Tim and Sarah complete purple pyramids in the same turn."
            " Tim's number is lower, so he takes the 6 and Sarah the 3."
        )


def draw_seal(
    canvas: Canvas, seal: pygame.Rect, colour: int, points: int, *, struck: bool = False
) -> None:
    """Draw an award, struck if another player has it."""
    ink = canvas.graphics.theme.palette.ink
    canvas.svg(f"silver_gold/award_seal_{COLOURS[colour]}", seal, 0.75 if struck else 1.0)
    canvas.text(str(points), seal.center, NUMBER, ink, anchor="center")
    if struck:
        canvas.svg("silver_gold/award_struck", seal)


class BillLine(NamedTuple):
    """A line of the worked example: what is counted, its pictures, and the points."""

    words: str
    pictures: tuple[tuple[str, str], ...]
    """Pictures with what is written on them."""
    points: int


def bill() -> tuple[BillLine, ...]:
    """Linus' sheet line by line, counted by the rules themselves."""
    deck = example_deck()
    lines = scoring.sheet(deck, LINUS, sum(LINUS_AWARDS))
    colours = [COLOURS[deck.pyramid(card).colour] for card in LINUS.done]
    pyramids = tuple((f"silver_gold/medal_pyramid_{colour}", "") for colour in sorted(colours))
    lit = [index for index in range(len(NUMERALS)) if LINUS.torches >> index & 1]
    torches = tuple(("silver_gold/box_torch_lit", NUMERALS[index]) for index in lit)
    seals = ("green", "purple", "purple")
    awards = tuple(
        (f"silver_gold/award_seal_{colour}", str(points))
        for colour, points in zip(seals, LINUS_AWARDS, strict=True)
    )
    pairs = min(LINUS.red, LINUS.green)
    gems = (("silver_gold/gem_red", ""), ("silver_gold/gem_green", "")) * pairs
    gems += (("silver_gold/gem_red", ""),) * (LINUS.red - pairs)
    skulls = tuple(
        ("silver_gold/box_skull_ticked", str(value)) for value in deck.skulls[: LINUS.skulls]
    )
    return (
        BillLine(N_("7 pyramids, 10 points each"), pyramids, lines.pyramids),
        BillLine(N_("2 torches, 5 points each"), torches, lines.torches),
        BillLine(N_("3 awards"), awards, lines.awards),
        BillLine(N_("3 gem pairs and 3 single gems"), gems, lines.gems),
        BillLine(N_("Only the highest skull"), skulls, lines.skulls),
    )


class ScoreExample(Widget):
    """The worked example: what Linus has, and what it adds up to."""

    hoverable = False

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A heading, the lines, the total."""
        lines = len(bill()) + 2
        return width or graphics.px(Sizes.WIDEST), lines * graphics.px(Sizes.LINE) + graphics.px(
            Space.MEDIUM
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw all lines from top to bottom."""
        graphics = canvas.graphics
        style = graphics.theme.style(Material.PAPYRUS_INSET)
        slip = self.rect.inflate(0, -graphics.px(Space.SMALL))
        slip.width = min(slip.width, graphics.px(Sizes.WIDEST + Space.WIDE))
        canvas.plate(slip, style)
        inner = slip.inflate(-2 * graphics.px(Space.LARGE), 0)
        line = pygame.Rect(inner.left, slip.top, inner.width, graphics.px(Sizes.LINE))
        title = _("Linus's score")
        canvas.text(
            title, line.midleft, BODY_BOLD, graphics.theme.palette.ink_red, anchor="midleft"
        )
        for entry in bill():
            line = line.move(0, line.height)
            self._draw_line(canvas, line, entry)
        line = line.move(0, line.height)
        pygame.draw.line(
            canvas.surface,
            style.second_text_colour,
            line.topleft,
            line.topright,
            graphics.px(Space.HAIR),
        )
        total = str(sum(entry.points for entry in bill()))
        canvas.text(_("Total"), line.midleft, BODY_BOLD, style.text_colour, anchor="midleft")
        canvas.text(total, line.midright, BILL_TOTAL, style.text_colour, anchor="midright")

    def _draw_line(self, canvas: Canvas, line: pygame.Rect, entry: BillLine) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        words = _(entry.words)
        canvas.text(words, line.midleft, BODY, palette.ink, anchor="midleft")
        colour = palette.ink_red if entry.points < 0 else palette.ink
        canvas.text(number(entry.points), line.midright, NUMBER, colour, anchor="midright")
        side = line.height * 5 // 6
        room = line.width * 38 // 100
        step = min(side, room // len(entry.pictures))
        left = line.right - graphics.px(ExampleSizes.SEAL) - room
        for picture, text in entry.pictures:
            place = pygame.Rect(left, line.centery - side // 2, side, side)
            canvas.svg(picture, place)
            if text:
                self._write(canvas, place, text, picture)
            left += step

    def _write(self, canvas: Canvas, place: pygame.Rect, text: str, picture: str) -> None:
        """Write on a seal, on a skull's brow, or in the corner of a box."""
        palette = canvas.graphics.theme.palette
        if "seal" in picture or "skull" in picture:
            middle = place.top + round(BROW * place.height) if "skull" in picture else place.centery
            at = (place.centerx, middle)
            canvas.text(text, at, NUMBER_SMALL, palette.ink, anchor="center")
            return
        corner = place.bottomright
        canvas.text(
            text, corner, NUMBER_SMALL, palette.ink, anchor="bottomright", outline=palette.papyrus
        )
