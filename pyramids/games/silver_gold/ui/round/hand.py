"""The player's hand: holds the shape over the two pyramids and says what it would do there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import dist
from typing import TYPE_CHECKING

import pygame

from pyramids.engine.contract import Reason
from pyramids.engine.grid import normalised
from pyramids.games.silver_gold.deck import GRID
from pyramids.games.silver_gold.moves import EXTRA, PATTERN, SINGLE, Mark, shape_at
from pyramids.games.silver_gold.state import MARK_DUE, State
from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.games.silver_gold.ui.round.gains import forecast
from pyramids.games.silver_gold.ui.round.ghost import SINGLE_FIELD, Ghost, Mood
from pyramids.tables.forecast import Forecast

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.course import SilverGoldCourse

_NEAR = 0.75
"""In fields: how far beside a chamber the shape still snaps to it."""


@dataclass(frozen=True)
class Preview:
    """What the shape would do where it lies."""

    move: Mark
    reason: Reason | None
    forecast: Forecast | None

    @property
    def mood(self) -> Mood:
        """How the shape looks there."""
        return "legal" if self.reason is None else "illegal"


class Hand:
    """Kind of mark, shape, place: everything that a placement is made of."""

    def __init__(self, course: SilverGoldCourse, cards: tuple[PyramidCard, PyramidCard]) -> None:
        self.ghost = Ghost()
        self.kind = ""
        """What is being marked; empty when there is nothing to mark."""
        self.place: int | None = None
        """Over which of the two cards the shape lies; None if it floats."""
        self.corner = (0, 0)
        self.shown = False
        """Whether the shape is seen: the pointer is near, or the keyboard moves it."""
        self.forced_single = False
        """The pattern fits nowhere: only a single field is left."""
        self.lens = False
        """All legal places are shown."""
        self.goal: Mark | None = None
        """The one mark that a lesson asks for: just its fields glow."""
        self.tried = False
        """The shape was moved, or laid down in vain: only then it says what forbids its place."""
        self.made: Mark | None = None
        """The last mark that was made with it."""
        self._course = course
        self._cards = cards
        self._table: State | None = None
        self._legal: list[Mark] = []
        self._preview: Preview | None = None
        self._cycle = -1
        self._pointer: tuple[int, int] | None = None

    @property
    def active(self) -> bool:
        """Whether there is something to mark."""
        return bool(self.kind)

    @property
    def preview(self) -> Preview | None:
        """What the shape would do where it lies; None while it floats."""
        if self.place is None or not self.shown or not self.active:
            return None
        return self._preview

    @property
    def word(self) -> Preview | None:
        """What is to be said of it: nobody is reproached for where a new shape happens to lie."""
        preview = self.preview
        return None if preview is None or (preview.reason and not self.tried) else preview

    @property
    def reach(self) -> float:
        """How far from its middle the shape reaches, in pixels."""
        return max(self.ghost.size) * self.ghost.field / 2

    def begin(self, table: State) -> None:
        """Take up what the viewer has to mark now; empty hands if there is nothing."""
        seat = self._course.viewer
        due = table.due[seat] if self._course.flow.asked else 0
        self._legal = [m for m in self._course.rules.legal(table, seat) if isinstance(m, Mark)]
        again = self._table is not None and _occasion(self._table, seat) == _occasion(table, seat)
        self._table = table
        self.forced_single = due == MARK_DUE and all(m.kind != PATTERN for m in self._legal)
        if again and self.active and due == MARK_DUE:
            self._look()
            return
        self.lens = False
        self._cycle = -1
        if not due:
            self.kind = ""
        elif due == MARK_DUE and not self.forced_single:
            self._hold(PATTERN)
        else:
            self._hold(EXTRA if due != MARK_DUE else SINGLE)
        if self._pointer is not None:
            self.point(self._pointer)
        elif self.active and self.shown and self.place is not None:
            self._settle(self.place, self.corner, at_once=True)
        self.tried = False

    def toggle_single(self) -> bool:
        """Change between the shape and a single field (SG-11); False if there is no choice."""
        if self.kind not in (PATTERN, SINGLE) or self.forced_single:
            return False
        self._hold(SINGLE if self.kind == PATTERN else PATTERN)
        return True

    def turn(self, step: int) -> bool:
        """Turn the shape; False if there is none."""
        return self._reshape(lambda: self.ghost.turn(step))

    def mirror(self) -> bool:
        """Mirror the shape; False if there is none."""
        return self._reshape(self.ghost.mirror)

    def point(self, pos: tuple[int, int]) -> None:
        """The pointer is there: snap to the chamber that is near, or float."""
        self._pointer = pos
        if not self.active:
            return
        appears = not self.shown
        self.shown = self.tried = True
        self.place = self._near(pos)
        if self.place is None:
            self.ghost.move(pos, at_once=True)
            self._preview = None
            return
        chamber = self._cards[self.place].chamber.rect
        down = (pos[1] - chamber.top) / self.ghost.field
        right = (pos[0] - chamber.left) / self.ghost.field
        self._lie(self.ghost.corner((down, right)), at_once=appears)

    def drop(self) -> None:
        """The pointer went away: the shape isn't seen any more."""
        self._pointer = None
        self.shown = False
        self.place = None

    def resume(self, place: int) -> None:
        """Hold the shape again after an undo: as it lay, if it may lie there, or on a card."""
        if self.active and self.made is not None and self.made in self._legal:
            self.lay(self.made)
        else:
            self.focus_card(place)

    def focus_card(self, place: int) -> None:
        """The keyboard came to a card: the shape lies there."""
        if not self.active or self._cards[place].pyramid is None:
            return
        first = not self.shown or self.place is None
        self._pointer = None
        if not first and self.place == place:
            return
        self.shown = True
        self.tried = False
        near = self._first_corner(place) if first else self.corner
        self._settle(place, near, at_once=first)

    def step(self, down: int, right: int) -> bool:
        """Move by a field; over the inner edge to the other card. False at an outer edge."""
        if not self.active or self.place is None:
            return False
        self._pointer = None
        self.tried = True
        rows, columns = self.ghost.size
        row, column = self.corner[0] + down, self.corner[1] + right
        if not 0 <= row <= GRID.rows - rows:
            return False
        if 0 <= column <= GRID.columns - columns:
            self._lie((row, column))
            return True
        other = self.place + right
        if not 0 <= other < len(self._cards) or self._cards[other].pyramid is None:
            return False
        self.place = other
        self._lie((row, 0 if right > 0 else GRID.columns - columns))
        return True

    def next_legal(self, step: int = 1) -> bool:
        """Lie on the next legal place, and light them all; False if there is none."""
        moves = [move for move in self._legal if move.kind == self.kind]
        if not moves:
            return False
        self.lens = True
        self._pointer = None
        self._cycle = (self._cycle + step) % len(moves) if self._cycle >= 0 else 0
        self._lie_as(moves[self._cycle])
        return True

    def lay(self, move: Mark) -> None:
        """Lie as a mark does, a single field instead of the shape if it is one."""
        if move.kind != self.kind:
            self._hold(move.kind)
        self._pointer = None
        self._lie_as(move)

    def lit(self, place: int) -> int:
        """The fields of a card that glow: all legal ones for a single field, or in the lens."""
        pyramid = self._cards[place].pyramid
        if pyramid is None or not self.active:
            return 0
        if self.goal is not None and not self.lens:
            return self.goal.fields if self.goal.card == pyramid.number else 0
        if self.kind == PATTERN and not self.lens:
            return 0
        mask = 0
        for move in self._legal:
            if move.kind == self.kind and move.card == pyramid.number:
                mask |= move.fields
        return mask

    def update(self, dt: float) -> bool:
        """Let the shape glide; says whether it moved."""
        return self.ghost.update(dt)

    def fit(self) -> None:
        """Follow a new layout."""
        self.ghost.field = max(1, self._cards[0].field_rect(0, 0).width)
        if self.place is not None:
            self._lie(self.corner, at_once=True)

    def _hold(self, kind: str) -> None:
        self.kind = kind
        self._cycle = -1
        table = self._table
        if kind == PATTERN and table is not None:
            self.ghost.take_up(self._course.deck.patterns[table.pattern].shape)
        else:
            self.ghost.take_up(SINGLE_FIELD)
        if self.place is not None and self.shown:
            self._lie(self._clamped(self.corner), at_once=True)

    def _reshape(self, change: Callable[[], None]) -> bool:
        if self.kind != PATTERN:
            return False
        rows, columns = self.ghost.size
        middle = (self.corner[0] + rows / 2, self.corner[1] + columns / 2)
        self.tried = True
        change()
        if self.place is not None:
            self._lie(self.ghost.corner(middle))
        return True

    def _settle(self, place: int, near: tuple[int, int], *, at_once: bool) -> None:
        """Lie on the nearest legal place of a card, turned if need be; just there if none is."""
        pyramid = self._cards[place].pyramid
        marks = [move for move in self._legal if move.kind == self.kind]
        if pyramid is not None:
            marks = [move for move in marks if move.card == pyramid.number]

        def way(move: Mark) -> tuple[bool, float]:
            turned = normalised(GRID.fields(move.fields)) != self.ghost.shape
            return turned, dist(near, _corner(move))

        if marks:
            self._lie_as(min(marks, key=way), at_once=at_once)
        elif pyramid is not None:
            self.place = place
            self._lie(near, at_once=at_once)

    def _lie_as(self, move: Mark, *, at_once: bool = False) -> None:
        numbers = [card.pyramid.number if card.pyramid else 0 for card in self._cards]
        self.shown = True
        self.place = numbers.index(move.card)
        self.ghost.lie_as(move.fields)
        self._lie(_corner(move), at_once=at_once)

    def _lie(self, corner: tuple[int, int], *, at_once: bool = False) -> None:
        assert self.place is not None
        self.corner = self._clamped(corner)
        rows, columns = self.ghost.size
        card = self._cards[self.place]
        first = card.field_rect(*self.corner)
        last = card.field_rect(self.corner[0] + rows - 1, self.corner[1] + columns - 1)
        middle = ((first.left + last.right) / 2, (first.top + last.bottom) / 2)
        self.ghost.move(middle, at_once=at_once)
        self._look()

    def _look(self) -> None:
        if self.place is None or self._table is None:
            self._preview = None
            return
        pyramid = self._cards[self.place].pyramid
        if pyramid is None:
            self._preview = None
            return
        move = Mark(self.kind, pyramid.number, shape_at(self.ghost.shape, *self.corner))
        course, seat = self._course, self._course.viewer
        reason = course.rules.check(self._table, seat, move)
        gains = None if reason else forecast(course.rules, self._table, seat, move)
        self._preview = Preview(move, reason, gains)

    def _near(self, pos: tuple[int, int]) -> int | None:
        reach = round(2 * _NEAR * self.ghost.field)
        for place, card in enumerate(self._cards):
            if card.pyramid is None or not card.visible:
                continue
            if card.chamber.rect.inflate(reach, reach).collidepoint(pos):
                return place
        return None

    def _clamped(self, corner: tuple[int, int]) -> tuple[int, int]:
        rows, columns = self.ghost.size
        row = max(0, min(GRID.rows - rows, corner[0]))
        return row, max(0, min(GRID.columns - columns, corner[1]))

    def _first_corner(self, place: int) -> tuple[int, int]:
        """Where the keyboard begins: at the entrance, or beside the marks."""
        card = self._cards[place]
        assert card.pyramid is not None
        near = GRID.fields(card.marks or card.pyramid.entrance)[-1]
        return self._clamped(near)


def chamber_area(cards: tuple[PyramidCard, PyramidCard], margin: int) -> pygame.Rect:
    """Where the shape floats: over both cards and a little around them."""
    return cards[0].rect.union(cards[1].rect).inflate(2 * margin, 2 * margin)


def _corner(move: Mark) -> tuple[int, int]:
    fields = GRID.fields(move.fields)
    return min(row for row, _ in fields), min(column for _, column in fields)


def _occasion(table: State, seat: int) -> tuple[int, int, int]:
    return table.round, table.turn, table.due[seat]
