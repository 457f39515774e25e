"""The layout of a score sheet: sections side by side or in two rows, boxes in rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

import pygame

from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.state import MAX_GEMS, MAX_SKULLS, ROUNDS
from pyramids.ui.drawing.canvas import Graphics, rect_at
from pyramids.ui.theme import NUMBER_LARGE, NUMBER_SMALL, SMALL_BOLD, Space
from pyramids.ui.widgets import cut_left, cut_top

Kind = Literal["red", "green", "torch", "skull", "award", "pyramid"]
Box = tuple[Kind, int]
Section = Literal["gems", "torches", "skulls", "awards", "total"]

AWARDS: Final = 3
"""Per colour; the index of an award box is colour × 3 + place."""
BOXES: Final[dict[Kind, int]] = {
    "red": MAX_GEMS,
    "green": MAX_GEMS,
    "torch": ROUNDS,
    "skull": MAX_SKULLS,
    "award": AWARDS * len(COLOURS),
    "pyramid": len(COLOURS),
}
"""How many boxes there are of each kind."""
COMPACT_BELOW: Final = 90
"""In units: lower sheets show counts instead of boxes."""
_BLOCK: Final = 4.0
"""In heights: a narrower sheet has its sections in two rows."""
_ACROSS: Final[dict[Section, float]] = {
    "gems": 10.0,
    "torches": 2.9,
    "skulls": 5.0,
    "awards": 7.9,
    "total": 2.5,
}
"""How many boxes wide each section is."""
_ROWS: Final[tuple[tuple[Section, Section], ...]] = (("gems", "torches"), ("skulls", "awards"))
"""The sections of a block; the total is above them."""
_ROW_HEIGHTS: Final = (2.1, 2.6)
"""How many boxes high each row of a block is."""
_GAPS: Final = 0.5
_BLOCK_GAP: Final = 0.7
_SEAL: Final = 0.22
"""How many boxes two awards, or an award and a count, are apart at least."""
_PILL: Final = 1.8
"""How many times as wide as its seal an award with its taker's letter is at most."""
_BLOCK_CELL: Final = 24
"""In units: the least box of a block."""
_MARGIN: Final = (26, 12)
_RIBBON: Final = 10


_COUNT_SHARES = (0.23, 0.23, 0.23, 0.31)
"""How a compact sheet shares its width."""


@dataclass
class SheetPlan:
    """The rectangles of one sheet."""

    compact: bool
    cell: int = 0
    boxes: dict[Box, pygame.Rect] = field(default_factory=dict)
    awards: dict[int, pygame.Rect] = field(default_factory=dict)
    """The whole place of an award: its seal, and the letter of its taker beside that."""
    counts: dict[int, pygame.Rect] = field(default_factory=dict)
    """Where the number of completed pyramids of a colour is written."""
    numbers: dict[Kind, pygame.Rect] = field(default_factory=dict)
    """Where a compact sheet writes how many there are of a kind."""
    sections: dict[Section, pygame.Rect] = field(default_factory=dict)
    captions: dict[Section, pygame.Rect] = field(default_factory=dict)
    total: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    ribbon: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


def plan_sheet(rect: pygame.Rect, graphics: Graphics) -> SheetPlan:
    """Every box in a strip or in a block, or only counts if there is no room for boxes."""
    if rect.height < graphics.theme.stage(COMPACT_BELOW):
        return _compact(rect, graphics)
    if rect.width < _BLOCK * rect.height:
        return _block(rect, graphics)
    return _strip(rect, graphics)


def block_size(graphics: Graphics) -> tuple[int, int]:
    """The least size of a sheet in two rows."""
    cell = graphics.theme.stage(_BLOCK_CELL)
    captions = len(_ROWS) * graphics.text.line_height(SMALL_BOLD)
    high = _block_head(graphics) + captions + round(sum(_ROW_HEIGHTS) * cell)
    wide = round(_block_units() * cell)
    return tuple(  # type: ignore[return-value]
        length + 2 * graphics.theme.stage(margin)
        for length, margin in zip((wide, high), _MARGIN, strict=True)
    )


def _start(rect: pygame.Rect, graphics: Graphics) -> tuple[SheetPlan, pygame.Rect]:
    """A plan with its ribbon, and the room inside the sheet's edges."""
    stage = graphics.theme.stage
    inner = rect.inflate(-2 * stage(_MARGIN[0]), -2 * stage(_MARGIN[1]))
    plan = SheetPlan(compact=False)
    plan.ribbon = pygame.Rect(
        rect.left + stage(_RIBBON), inner.top, stage(Space.TIGHT), inner.height
    )
    return plan, inner


def _block(rect: pygame.Rect, graphics: Graphics) -> SheetPlan:
    """The owner and the total above, the sections in two rows below."""
    plan, inner = _start(rect, graphics)
    caption = graphics.text.line_height(SMALL_BOLD)
    head, body = cut_top(inner, _block_head(graphics))
    high = (body.height - len(_ROWS) * caption) / sum(_ROW_HEIGHTS)
    plan.cell = max(1, int(min(body.width / _block_units(), high)))
    plan.captions["total"], total = cut_left(head, head.width - round(3.5 * plan.cell))
    plan.sections["total"] = total
    plan.total = total.inflate(0, -graphics.px(Space.TIGHT))
    spare = body.height - len(_ROWS) * caption - sum(_ROW_HEIGHTS) * plan.cell
    top = float(body.top)
    for (left, right), boxes in zip(_ROWS, _ROW_HEIGHTS, strict=True):
        high = round(boxes * plan.cell + spare / len(_ROWS))
        under = pygame.Rect(body.left, round(top) + caption, body.width, round(high))
        first = round(_ACROSS[left] * plan.cell)
        last = round(_ACROSS[right] * plan.cell)
        plan.sections[left] = pygame.Rect(under.left, under.top, first, under.height)
        plan.sections[right] = pygame.Rect(under.right - last, under.top, last, under.height)
        gap = round(_BLOCK_GAP * plan.cell) // 2
        for section in (left, right):
            place = plan.sections[section]
            plan.captions[section] = pygame.Rect(
                place.left, under.top - caption, place.width, caption
            )
        # The shorter heading of a row may have what the longer one leaves.
        plan.captions[right].left = plan.captions[left].right + gap
        plan.captions[right].width = under.right - plan.captions[right].left
        top += caption + high
    _place_boxes(plan, graphics)
    return plan


def _block_units() -> float:
    """How many boxes wide a block is."""
    return max(_ACROSS[left] + _ACROSS[right] + _BLOCK_GAP for left, right in _ROWS)


def _block_head(graphics: Graphics) -> int:
    return graphics.text.line_height(NUMBER_LARGE)


def _strip(rect: pygame.Rect, graphics: Graphics) -> SheetPlan:
    """All sections side by side."""
    plan, inner = _start(rect, graphics)
    stage = graphics.theme.stage
    caption = graphics.text.line_height(SMALL_BOLD)
    body = pygame.Rect(inner.left, inner.top + caption, inner.width, inner.height - caption)
    units = sum(_ACROSS.values()) + _GAPS * (len(_ACROSS) - 1)
    plan.cell = max(1, min(int(body.width / units), body.height // 2))
    # The width that the boxes leave goes between the sections.
    taken = sum(round(across * plan.cell) for across in _ACROSS.values())
    gap = (body.width - taken) / (len(_ACROSS) - 1)
    left = float(body.left)
    for section, across in _ACROSS.items():
        wide = round(across * plan.cell)
        plan.sections[section] = pygame.Rect(round(left), body.top, wide, body.height)
        # A heading may use the gap after its section, the owner's name the gaps on both sides.
        spare = max(0, round(gap - stage(Space.MEDIUM)))
        before = spare if section == "total" else 0
        plan.captions[section] = pygame.Rect(
            round(left) - before, inner.top, wide + spare + before, caption
        )
        left += wide + gap
    _place_boxes(plan, graphics)
    return plan


def _place_boxes(plan: SheetPlan, graphics: Graphics) -> None:
    cell, rows = plan.cell, 2
    kinds: tuple[tuple[Section, tuple[Kind, ...]], ...] = (
        ("gems", ("red", "green")),
        ("torches", ("torch",)),
        ("skulls", ("skull",)),
    )
    for section, shown in kinds:
        area = plan.sections[section]
        boxes: list[Box] = [(kind, index) for kind in shown for index in range(BOXES[kind])]
        across = len(boxes) // rows
        left = area.left
        if section == "torches":
            # In the middle below the heading, which is wider.
            left = area.centerx - across * cell // 2
        top = area.top + (area.height - rows * cell) // 2
        for number, box in enumerate(boxes):
            row, column = divmod(number, across)
            plan.boxes[box] = pygame.Rect(left + column * cell, top + row * cell, cell, cell)
    _place_awards(plan, plan.sections["awards"], graphics)
    if not plan.total.width:
        area = plan.sections["total"]
        line = graphics.text.line_height(NUMBER_LARGE)
        high = min(area.height, max(round(1.5 * cell), line))
        plan.total = rect_at("center", area.center, area.width, high)


def _place_awards(plan: SheetPlan, area: pygame.Rect, graphics: Graphics) -> None:
    """A row a colour: its medal, how many are complete, and its three awards."""
    # A little lower than the boxes: a medal's tip must not touch the heading.
    area = area.move(0, plan.cell // 8)
    row = area.height // len(COLOURS)
    side = min(row - 1, plan.cell)
    gap = max(3, round(_SEAL * plan.cell))
    count = graphics.text.width("×0", graphics.text.fit_to_box("×0", NUMBER_SMALL, 0))
    count += 2 * graphics.px(Space.HAIR)
    head = side + count + 2 * gap
    step = (area.width - head + gap) / AWARDS
    wide = min(int(step) - gap, round(_PILL * side))
    for colour in range(len(COLOURS)):
        top = area.top + colour * row + (row - side) // 2
        medal = pygame.Rect(area.left, top, side, side)
        plan.boxes["pyramid", colour] = medal
        plan.counts[colour] = pygame.Rect(medal.right, top, count, side)
        for place in range(AWARDS):
            award = pygame.Rect(area.left + head + round(place * step), top, wide, side)
            plan.awards[colour * AWARDS + place] = award
            plan.boxes["award", colour * AWARDS + place] = pygame.Rect(award.topleft, (side, side))


def _compact(rect: pygame.Rect, graphics: Graphics) -> SheetPlan:
    """Two rows: what was found, and what is complete."""
    plan = SheetPlan(compact=True)
    places = _count_places(rect)
    plan.cell = min(places[0].height, graphics.theme.stage(30), round(0.45 * places[0].width))
    upper: tuple[Kind, ...] = ("red", "green", "torch", "skull")
    for kind, place in zip(upper, places, strict=False):
        _place_count(plan, kind, place)
    for colour in range(len(COLOURS)):
        place = places[len(upper) + colour]
        icon = rect_at("midleft", place.midleft, plan.cell)
        plan.boxes["pyramid", colour] = icon
        plan.counts[colour] = pygame.Rect(
            icon.right, place.top, place.right - icon.right, place.height
        )
        for award in range(AWARDS):
            plan.boxes["award", colour * AWARDS + award] = icon
    plan.total = places[-1]
    return plan


def _count_places(rect: pygame.Rect) -> list[pygame.Rect]:
    """Two rows of four places; the last column is the widest, for skulls and total."""
    high = rect.height // 2
    places = []
    for row in range(2):
        left = rect.left
        for share in _COUNT_SHARES:
            wide = int(share * rect.width)
            places.append(pygame.Rect(left, rect.top + row * high, wide, high))
            left += wide
    return places


def _place_count(plan: SheetPlan, kind: Kind, place: pygame.Rect) -> None:
    icon = rect_at("midleft", place.midleft, plan.cell)
    for index in range(BOXES[kind]):
        plan.boxes[kind, index] = icon
    plan.numbers[kind] = pygame.Rect(icon.right, place.top, place.right - icon.right, place.height)
