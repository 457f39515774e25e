"""The layout of a score sheet: sections side by side, boxes in rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

import pygame

from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.state import MAX_GEMS, MAX_SKULLS, ROUNDS
from pyramids.ui.drawing.canvas import Graphics, rect_at
from pyramids.ui.theme import SMALL_BOLD, Space

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
COMPACT_BELOW: Final = 780
"""In units: narrower sheets show counts instead of boxes."""
_ACROSS: Final[dict[Section, float]] = {
    "gems": 10.0,
    "torches": 2.9,
    "skulls": 5.0,
    "awards": 6.7,
    "total": 2.5,
}
"""How many boxes wide each section is."""
_GAPS: Final = 0.55
_MEDAL: Final = 1.85
"""How many boxes wide a medal with its count is."""
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
    counts: dict[int, pygame.Rect] = field(default_factory=dict)
    """Where the number of completed pyramids of a colour is written."""
    numbers: dict[Kind, pygame.Rect] = field(default_factory=dict)
    """Where a compact sheet writes how many there are of a kind."""
    sections: dict[Section, pygame.Rect] = field(default_factory=dict)
    captions: dict[Section, pygame.Rect] = field(default_factory=dict)
    total: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    ribbon: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


def plan_sheet(rect: pygame.Rect, graphics: Graphics) -> SheetPlan:
    """A strip with every box if there is room for it, counts otherwise."""
    if rect.width < graphics.theme.stage(COMPACT_BELOW):
        return _compact(rect, graphics)
    return _wide(rect, graphics)


def _wide(rect: pygame.Rect, graphics: Graphics) -> SheetPlan:
    plan = SheetPlan(compact=False)
    stage = graphics.theme.stage
    inner = rect.inflate(-2 * stage(_MARGIN[0]), -2 * stage(_MARGIN[1]))
    plan.ribbon = pygame.Rect(
        rect.left + stage(_RIBBON), inner.top, stage(Space.TIGHT), inner.height
    )
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
    _place_boxes(plan)
    return plan


def _place_boxes(plan: SheetPlan) -> None:
    cell = plan.cell
    gems, skulls, torches = (plan.sections[name] for name in ("gems", "skulls", "torches"))
    top = gems.top + (gems.height - 2 * cell) // 2
    for index in range(MAX_GEMS):
        plan.boxes["red", index] = pygame.Rect(gems.left + index * cell, top, cell, cell)
        plan.boxes["green", index] = pygame.Rect(gems.left + index * cell, top + cell, cell, cell)
    for index in range(MAX_SKULLS):
        row, column = divmod(index, MAX_SKULLS // 2)
        place = (skulls.left + column * cell, top + row * cell)
        plan.boxes["skull", index] = pygame.Rect(place, (cell, cell))
    left = torches.centerx - cell
    for index in range(ROUNDS):
        row, column = divmod(index, ROUNDS // 2)
        place = (left + column * cell, top + row * cell)
        plan.boxes["torch", index] = pygame.Rect(place, (cell, cell))
    _place_awards(plan, plan.sections["awards"])
    area = plan.sections["total"]
    plan.total = rect_at("center", area.center, area.width, min(area.height, round(1.5 * cell)))


def _place_awards(plan: SheetPlan, area: pygame.Rect) -> None:
    """A row a colour: its medal, how many are complete, and its three awards."""
    # A little lower than the boxes: a medal's tip must not touch the heading.
    area = area.move(0, plan.cell // 8)
    row = area.height // len(COLOURS)
    side = min(row, plan.cell)
    head = round(_MEDAL * plan.cell)
    step = (area.width - head) // AWARDS
    for colour in range(len(COLOURS)):
        top = area.top + colour * row + (row - side) // 2
        medal = pygame.Rect(area.left, top, side, side)
        plan.boxes["pyramid", colour] = medal
        plan.counts[colour] = pygame.Rect(medal.right, top, area.left + head - medal.right, side)
        for place in range(AWARDS):
            seal = pygame.Rect(area.left + head + place * step, top, side, side)
            plan.boxes["award", colour * AWARDS + place] = seal


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
