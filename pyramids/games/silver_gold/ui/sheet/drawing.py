"""Draws a score sheet: papyrus, boxes, seals and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.state import MAX_GEMS
from pyramids.games.silver_gold.ui.sheet.layout import AWARDS, BOXES, Kind, Section, SheetPlan
from pyramids.games.silver_gold.ui.sheet.texts import CAPTIONS, MINUS, NUMERALS, number
from pyramids.games.silver_gold.ui.sheet.ticks import FREE, Shown
from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import (
    NUMBER_SMALL,
    SMALL_BOLD,
    Colour,
    Extent,
    Material,
    Palette,
    Space,
    TextStyle,
    mix,
)

SHEET: Final = "silver_gold/sheet"
_PICTURES: Final[dict[Kind, tuple[str, str]]] = {
    "red": ("silver_gold/box_empty", "silver_gold/box_red"),
    "green": ("silver_gold/box_empty", "silver_gold/box_green"),
    "torch": ("silver_gold/box_torch", "silver_gold/box_torch_lit"),
    "skull": ("silver_gold/box_skull", "silver_gold/box_skull_ticked"),
}
_ICONS: Final[dict[Kind, str]] = {
    "red": "silver_gold/gem_red",
    "green": "silver_gold/gem_green",
    "torch": "silver_gold/torch",
    "skull": "silver_gold/skull",
}
_HEADS: Final[dict[Section, str]] = {
    "gems": "silver_gold/gem_red",
    "torches": "silver_gold/torch",
    "skulls": "silver_gold/skull",
    "awards": "silver_gold/medal_pyramid_orange",
}
"""The pictures of the headings, where the words alone have no room."""
_WIDEST: Final[dict[Section, str]] = {
    "gems": "00",
    "torches": "00",
    "skulls": f"{MINUS}00",
    "awards": "000",
}
_IN_BOX: Final = 0.7
"""How much of a box's width its number may take."""
_BESIDE_PICTURE: Final = 0.5
"""The same where a picture is to be seen behind it."""
BROW: Final = 0.43
"""The middle of a skull's brow, as a share of its box's height."""
_RED_INK: Final = 0.3
_BADGE_LIGHT: Final = 0.25
"""How much a player's colour is brightened so that the letter on it can be read."""


@dataclass(frozen=True)
class Owner:
    """Whose sheet it is, and all players' names and colours."""

    seat: int
    names: tuple[str, ...]
    colours: tuple[Colour, ...]


def draw_wide(
    canvas: Canvas, rect: pygame.Rect, plan: SheetPlan, shown: Shown, owner: Owner, torch: int
) -> None:
    """The whole sheet; `torch` is the round whose torch box is pointed out, or 0."""
    graphics, palette = canvas.graphics, canvas.graphics.theme.palette
    canvas.blit(graphics.art.stretched(SHEET, rect.size), rect.topleft)
    if owner.colours:
        canvas.fill(owner.colours[owner.seat], plan.ribbon)
    canvas.plate(plan.total, Material.PAPYRUS_INSET)
    _draw_captions(canvas, plan, shown, owner)
    for kind in _PICTURES:
        _draw_boxes(canvas, plan, shown, kind)
    _draw_pairs(canvas, plan, shown)
    _draw_skull_values(canvas, plan, shown)
    _draw_rounds(canvas, plan, shown)
    if torch:
        _draw_ring(canvas, plan.boxes["torch", torch - 1], palette.gold)
    _draw_awards(canvas, plan, shown, owner)


def red_ink(palette: Palette) -> Colour:
    """The colour of lost points, dark enough for papyrus."""
    return mix(palette.carnelian, palette.ink, _RED_INK)


def draw_compact(
    canvas: Canvas, plan: SheetPlan, shown: Shown, letters: Colour, *, awards: bool
) -> None:
    """Draw icons with their counts; the sheet's counter shows the total."""
    for kind, place in plan.numbers.items():
        canvas.svg(_ICONS[kind], plan.boxes[kind, 0])
        text = str(shown.count(kind))
        if kind == "skull" and shown.points.skulls:
            text = number(shown.points.skulls)
        _write_beside(canvas, text, place, letters)
    for colour, place in plan.counts.items():
        canvas.svg(f"silver_gold/medal_pyramid_{COLOURS[colour]}", plan.boxes["pyramid", colour])
        text = str(shown.pyramids(colour))
        _write_beside(canvas, text, place, letters)
    if awards:
        seal = plan.boxes["award", 0].copy()
        seal.left = plan.total.left
        canvas.svg("silver_gold/award", seal)
        room = plan.total.right - seal.right
        place = pygame.Rect(seal.right, plan.total.top, room, plan.total.height)
        text = str(shown.points.awards)
        _write_beside(canvas, text, place, letters)


def _write_beside(canvas: Canvas, text: str, place: pygame.Rect, letters: Colour) -> None:
    """A count beside its picture."""
    hair = canvas.graphics.px(Space.HAIR)
    text_style = canvas.graphics.text.fit_to_box(text, NUMBER_SMALL, place.width - hair)
    at = (place.left + hair, place.centery)
    canvas.text(text, at, text_style, letters, anchor="midleft")


def _draw_captions(canvas: Canvas, plan: SheetPlan, shown: Shown, owner: Owner) -> None:
    points: dict[Section, int] = {
        "gems": shown.points.gems,
        "torches": shown.points.torches,
        "skulls": shown.points.skulls,
        "awards": shown.points.pyramids + shown.points.awards,
    }
    graphics, palette = canvas.graphics, canvas.graphics.theme.palette
    with_icons = not all(_caption(graphics, section, plan.captions[section]) for section in points)
    for section, value in points.items():
        place = plan.captions[section]
        colour = red_ink(palette) if value < 0 else palette.ink
        canvas.text(number(value), place.midright, NUMBER_SMALL, colour, anchor="midright")
        if with_icons:
            icon = pygame.Rect(place.left, place.top, place.height, place.height)
            canvas.svg(
                _HEADS[section], icon.inflate(-graphics.px(Space.HAIR), -graphics.px(Space.HAIR))
            )
            taken = icon.width + graphics.px(Space.HAIR)
            place = pygame.Rect(place.left + taken, place.top, place.width - taken, place.height)
        word = _caption(graphics, section, place)
        canvas.text(word, place.midleft, SMALL_BOLD, palette.ink_second, anchor="midleft")
    _draw_owner(canvas, plan.captions["total"], owner)


def _caption(graphics: Graphics, section: Section, place: pygame.Rect) -> str:
    """The longest caption that has room beside the widest value there can be; empty if none has.

    Not beside the current value: a heading must not vanish when points are scored.
    """
    room = (
        place.width - graphics.text.width(_WIDEST[section], NUMBER_SMALL) - graphics.px(Space.TIGHT)
    )
    words = (_(caption) for caption in CAPTIONS[section])
    return next((word for word in words if graphics.text.width(word, SMALL_BOLD) <= room), "")


def _draw_owner(canvas: Canvas, place: pygame.Rect, owner: Owner) -> None:
    graphics = canvas.graphics
    word = owner.names[owner.seat] if owner.names else ""
    text_style = graphics.text.fit_to_box(word, SMALL_BOLD, place.width)
    if not word or graphics.text.width(word, text_style) > place.width:
        # Only the viewer's own sheet is so narrow; a word says more than a part of a name.
        title = CAPTIONS["total"][0]
        word = _(title)
        text_style = graphics.text.fit_to_box(word, SMALL_BOLD, place.width)
    ink = graphics.theme.palette.ink_second
    if place.height > graphics.text.line_height(SMALL_BOLD):
        # The head of a block: the name is beside the total, not above it.
        canvas.text(word, place.midleft, text_style, ink, anchor="midleft")
    else:
        canvas.text(word, place.center, text_style, ink, anchor="center")


def _draw_boxes(canvas: Canvas, plan: SheetPlan, shown: Shown, kind: Kind) -> None:
    empty, full = _PICTURES[kind]
    for index in range(BOXES[kind]):
        canvas.svg(full if shown.filled((kind, index)) else empty, plan.boxes[kind, index])


def _draw_pairs(canvas: Canvas, plan: SheetPlan, shown: Shown) -> None:
    """A golden link between the two gems of each pair."""
    palette = canvas.graphics.theme.palette
    for index in range(MAX_GEMS):
        if shown.filled(("red", index)) and shown.filled(("green", index)):
            upper = plan.boxes["red", index]
            link = rect_at(
                "center",
                (upper.centerx, upper.bottom),
                max(3, plan.cell // 5),
                max(2, plan.cell // 9),
            )
            pygame.draw.rect(canvas.surface, palette.gold_dark, link.inflate(2, 2))
            pygame.draw.rect(canvas.surface, palette.gold, link)


def _draw_skull_values(canvas: Canvas, plan: SheetPlan, shown: Shown) -> None:
    palette = canvas.graphics.theme.palette
    widest = max(map(str, shown.deck.skulls), key=len)
    for index, value in enumerate(shown.deck.skulls):
        box = plan.boxes["skull", index]
        costly = index == shown.highest_skull
        if costly:
            _draw_ring(canvas, box, palette.carnelian)
        ink = red_ink(palette) if costly else palette.ink
        ticked = shown.filled(("skull", index))
        middle = box.top + round(BROW * box.height) if ticked else box.centery
        style = _boxed_style(canvas.graphics, widest, box)
        _write_in_middle(canvas, (box.centerx, middle), str(value), ink, style)


def _draw_rounds(canvas: Canvas, plan: SheetPlan, shown: Shown) -> None:
    """Number the torch boxes: empty ones in the middle, full ones in the corner."""
    palette = canvas.graphics.theme.palette
    for index, numeral in enumerate(NUMERALS):
        box = plan.boxes["torch", index]
        if not shown.filled(("torch", index)):
            style = _boxed_style(canvas.graphics, numeral, box)
            _write_in_middle(canvas, box.center, numeral, palette.ink, style)
            continue
        room = round(_BESIDE_PICTURE * box.width)
        text_style = canvas.graphics.text.fit_to_box(numeral, NUMBER_SMALL, room)
        corner = (box.right - box.width // 16, box.bottom + box.height // 16)
        canvas.text(
            numeral, corner, text_style, palette.ink, anchor="bottomright", outline=palette.papyrus
        )


def _boxed_style(graphics: Graphics, widest: str, box: pygame.Rect) -> TextStyle:
    """The letters in which the widest of several texts has room in its box."""
    return graphics.text.fit_to_box(widest, NUMBER_SMALL, round(_IN_BOX * box.width))


def _write_in_middle(
    canvas: Canvas, middle: tuple[int, int], text: str, ink: Colour, text_style: TextStyle
) -> None:
    papyrus = canvas.graphics.theme.palette.papyrus
    canvas.text(text, middle, text_style, ink, anchor="center", outline=papyrus)


def _draw_ring(canvas: Canvas, box: pygame.Rect, colour: Colour) -> None:
    width = max(2, canvas.graphics.px(Extent.RIM))
    canvas.ring(box.inflate(-width, -width), canvas.graphics.px(Space.TIGHT), width, colour)


def _draw_awards(canvas: Canvas, plan: SheetPlan, shown: Shown, owner: Owner) -> None:
    palette = canvas.graphics.theme.palette
    for colour, name in enumerate(COLOURS):
        canvas.svg(f"silver_gold/medal_pyramid_{name}", plan.boxes["pyramid", colour])
        count = shown.pyramids(colour)
        ink = palette.ink if count else palette.ink_second
        place = plan.counts[colour]
        _write_beside(canvas, f"×{count}", place, ink)
        for award in range(AWARDS):
            _draw_award(canvas, plan, shown, owner, colour * AWARDS + award)


def _draw_award(canvas: Canvas, plan: SheetPlan, shown: Shown, owner: Owner, award: int) -> None:
    graphics, palette = canvas.graphics, canvas.graphics.theme.palette
    colour, place = divmod(award, AWARDS)
    seal, taker = plan.boxes["award", award], shown.taker(award)
    struck = taker not in (FREE, owner.seat)
    if taker != FREE and owner.names:
        _draw_taker(canvas, plan.awards[award], seal, owner, taker)
    canvas.svg(f"silver_gold/award_seal_{COLOURS[colour]}", seal, alpha=0.55 if struck else 1.0)
    if struck:
        canvas.svg("silver_gold/award_struck", seal, alpha=0.7)
    text = str(shown.deck.awards[place])
    widest = max(map(str, shown.deck.awards), key=len)
    text_style = _boxed_style(graphics, widest, seal)
    # Above the stroke, so that the points of a lost award can be read.
    outline = palette.papyrus if struck else None
    canvas.text(text, seal.center, text_style, palette.ink, anchor="center", outline=outline)


def _draw_taker(
    canvas: Canvas, award: pygame.Rect, seal: pygame.Rect, owner: Owner, taker: int
) -> None:
    """A label in the taker's colour behind the seal, with the first letter of their name."""
    graphics, palette = canvas.graphics, canvas.graphics.theme.palette
    ground = mix(owner.colours[taker], palette.papyrus, _BADGE_LIGHT)
    radius = award.height // 2
    pygame.draw.rect(canvas.surface, palette.ink, award, border_radius=radius)
    pygame.draw.rect(canvas.surface, ground, award.inflate(-2, -2), border_radius=radius - 1)
    letter = owner.names[taker][:1].upper()
    text_style = graphics.text.fit_to_box(letter, SMALL_BOLD, 0)
    # Between the seal and the label's round end.
    centre = ((seal.right + award.right - radius // 4) // 2, award.centery)
    canvas.text(letter, centre, text_style, palette.ink, anchor="center")
