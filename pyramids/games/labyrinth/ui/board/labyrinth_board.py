"""A player's labyrinth on the screen: board, tiles, trail, treasures, treasure hunter.

The board shows a hunter of the game's state, except for what is still flying (a tile, a treasure,
the last steps of the path): the animation holds that back until it arrives.
"""

from __future__ import annotations

from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.labyrinth.board import OUTSIDE, SPACES, place_of
from pyramids.games.labyrinth.corridors import CLOSED, EMPTY, Walk
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import (
    BLOCKED,
    GOES_ON,
    NO_WALK,
    Find,
    Worth,
)
from pyramids.games.labyrinth.state import NO_ENTRANCE, Hunter, State
from pyramids.games.labyrinth.texts import board as board_texts
from pyramids.games.labyrinth.ui.board.board_picture import READABLE, BoardPicture
from pyramids.games.labyrinth.ui.board.geometry import BoardGeometry, Point
from pyramids.games.labyrinth.ui.board.trail import sides_of, trail_colour, trail_piece
from pyramids.games.labyrinth.ui.theme import BADGE, BoardSizes
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import Colour, Material
from pyramids.ui.widgets import Widget

NOTHING: Final = Worth((), ())
NOBODY: Final = Hunter(bytes(SPACES), NO_ENTRANCE, (), ())


def last_space(state: State, seat: Seat) -> int | None:
    """The space that a seat has filled in this turn, as far as the state shows it."""
    before, now = state.before[seat].spaces, state.hunters[seat].spaces
    return next((space for space, content in enumerate(now) if content != before[space]), None)


class LabyrinthBoard(Widget):
    """One board. `show` sets the state; the `held_` attributes leave out what is still flying."""

    def __init__(self, rules: Labyrinth, *, live: bool = False) -> None:
        super().__init__()
        self.rules = rules
        self.live = live
        """Whether `draw_alive` draws the hunter and the end of the trail in every frame."""
        self.hunter: Hunter = NOBODY
        self.professional = False
        self.last: int | None = None
        """The space of the tile placed in this turn."""
        self.marked_spaces: frozenset[int] = frozenset()
        self.marked_fields: frozenset[int] = frozenset()
        """What has a strong outline: a move that is shown changes it."""
        self.settled = 0
        """How many squares of the path are drawn as part of the board."""
        self.held_tile: int | None = None
        self.held_pieces: frozenset[int] = frozenset()
        self.held_markers: frozenset[int] = frozenset()
        self.opened: frozenset[int] | None = None
        """In the final scoring: the chambers opened so far; None means all of them."""
        self.path: Walk = NO_WALK
        self.worth = NOTHING
        """What it scores at present."""
        self.finds: dict[int, Find] = {}
        self.ending = GOES_ON
        """Whether and how the path has ended for good."""
        self._picture = BoardPicture(rules.tile_set)
        self._reach = 0.0
        self.geometry = BoardGeometry(pygame.Rect(0, 0, 1, 1))

    @property
    def reach(self) -> float:
        """How far the hunter has walked, in squares."""
        return self._reach

    def walk_to(self, reach: float) -> None:
        """Move the hunter along the path; a live board isn't redrawn for it."""
        if reach != self._reach and not self.live:
            self.invalidate()
        self._reach = reach

    def show(self, hunter: Hunter, professional: bool, last: int | None = None) -> None:
        """Show a hunter of the state."""
        self.last = last
        if (hunter, professional) != (self.hunter, self.professional):
            self.hunter, self.professional = hunter, professional
            self._compute()
        self.settle()

    def _compute(self) -> None:
        """Compute path and score once a state: the same boards are shown many times."""
        rules, hunter = self.rules, self.hunter
        self.path = rules.path(hunter)
        self.worth = rules.worth_of(hunter, professional=self.professional)
        self.finds = {find.field: find for find in self.worth.finds}
        self.ending = rules.ending(hunter)

    def settle(self) -> None:
        """Show everything; nothing is flying any more."""
        self.settled = len(self.path.fields)
        self.walk_to(float(len(self.stations()) - 1))
        self.held_tile = None
        self.held_pieces = frozenset()
        self.held_markers = frozenset()

    def expect(self, space: int) -> None:
        """Leave out a tile that is still flying, with the path through it and what is on it."""
        self.held_tile = space
        fields = self.path.fields
        known = next((n for n, field in enumerate(fields) if place_of(field)[0] == space), None)
        if known is not None:
            self.settled = known
            self.walk_to(float(known))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """As large as fits."""
        super().place(rect, graphics)
        self.geometry = BoardGeometry(rect)
        self.rect = pygame.Rect(self.geometry.rect)

    def stations(self) -> list[Point]:
        """The points of the hunter's walk: before the portal, on each square, and outside."""
        if self.hunter.entrance == NO_ENTRANCE:
            return [(0.0, 0.0)]
        geometry, walk = self.geometry, self.path
        first = geometry.outside(self.rules.tile_set.entrances[self.hunter.entrance])
        places: list[Point] = [first, *(geometry.field_rect(f).center for f in walk.fields)]
        if walk.end == OUTSIDE:
            places.append(geometry.outside(walk.out))
        return places

    def spot(self) -> Point:
        """Where the hunter is now."""
        places = self.stations()
        number = max(0, min(len(places) - 1, int(self._reach)))
        here, there = places[number], places[min(len(places) - 1, number + 1)]
        share = min(1.0, max(0.0, self._reach - number))
        return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What is on the square under the pointer, and why it scores or doesn't."""
        field = self.geometry.field_at(pos)
        if field is None:
            return ""
        return board_texts.field_words(self.rules, self.hunter, self.path, self.finds, field)

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        """Draw the board from the terraces up to the hunter."""
        canvas.shadow(self.geometry.rect, canvas.graphics.theme.stage(6), depth=1.0)
        picture = self._picture.picture(canvas.graphics, self.geometry, self._tiles())
        canvas.blit(picture, self.geometry.rect.topleft)
        self._draw_last(canvas)
        self.draw_trail(canvas, 0, self.settled)
        self._draw_pieces(canvas)
        self._draw_markers(canvas)
        self._draw_dead_end(canvas)
        self._draw_marked(canvas)
        if not self.live:
            self.draw_hunter(canvas)

    def draw_alive(self, canvas: Canvas) -> None:
        """Draw what moves in every frame: the end of the trail and the hunter."""
        self.draw_trail(canvas, self.settled, int(self._reach))
        self.draw_hunter(canvas)

    def draw_trail(
        self,
        canvas: Canvas,
        start: int,
        end: int,
        *,
        walk: Walk | None = None,
        spaces: bytes | None = None,
        colour: Colour | None = None,
        alpha: float = 1.0,
    ) -> None:
        """Draw the trail through some squares of the path, or of a possible walk."""
        fields = (self.path if walk is None else walk).fields[start:end]
        tiles = self.hunter.spaces if spaces is None else spaces
        graphics, tile_set = canvas.graphics, self.rules.tile_set
        tone = trail_colour(graphics) if colour is None else colour
        for field in fields:
            rect = self.geometry.field_rect(field)
            content = tiles[place_of(field)[0]]
            if content != EMPTY:
                picture = trail_piece(
                    graphics, sides_of(tile_set, content, field), rect.width, tone
                )
                canvas.blit(picture, rect.topleft, alpha)

    def draw_hunter(self, canvas: Canvas) -> None:
        """Draw the hunter with the lantern's glow."""
        if self.hunter.entrance == NO_ENTRANCE:
            return
        x, y = self.spot()
        field = self.geometry.field
        gold = canvas.graphics.theme.palette.gold_light
        canvas.glow((x, y), max(2, round(field * BoardSizes.LANTERN)), gold, 0.5)
        size = max(4, round(field * BoardSizes.HUNTER))
        place = rect_at("midbottom", (x, y + field * 0.34), size)
        canvas.svg("labyrinth/hunter", place)

    def piece_rect(self, field: int) -> pygame.Rect:
        """The rectangle of a treasure on a square."""
        side = max(3, round(self.geometry.field * BoardSizes.GEM))
        return rect_at("center", self.geometry.field_rect(field).center, side)

    def marker_rect(self, field: int) -> pygame.Rect:
        """The rectangle of a corridor marker on a square."""
        side = max(3, round(self.geometry.field * BoardSizes.MARKER))
        return rect_at("center", self.geometry.field_rect(field).center, side)

    def draw_dead_end(self, canvas: Canvas, hunter: Hunter, walk: Walk) -> None:
        """Draw the mark where a hunter's path ends at a wall."""
        gate = self.rules.tile_set.entrances[hunter.entrance] if walk.out == CLOSED else walk.out
        side = max(5, round(self.geometry.field * BoardSizes.DEAD_END))
        place = pygame.Rect(0, 0, side, side)
        x, y = self.geometry.threshold(gate)
        place.center = (round(x), round(y))
        canvas.svg("labyrinth/dead_end", place)

    def _draw_dead_end(self, canvas: Canvas) -> None:
        """Draw it once the hunter has arrived."""
        arrived = self.held_tile is None and self.settled == len(self.path.fields)
        if arrived and self.ending == BLOCKED:
            self.draw_dead_end(canvas, self.hunter, self.path)

    def _tiles(self) -> bytes:
        """The tiles on the board, without the one that is still flying."""
        spaces = self.hunter.spaces
        if self.held_tile is None:
            return spaces
        return spaces[: self.held_tile] + bytes([EMPTY]) + spaces[self.held_tile + 1 :]

    def _draw_last(self, canvas: Canvas) -> None:
        if self.last is not None and self.last != self.held_tile:
            rect = self.geometry.space_rect(self.last)
            width = max(1, self.geometry.field // 16)
            canvas.ring(rect, width * 2, width, canvas.graphics.theme.palette.gold_light, alpha=0.9)

    def _draw_marked(self, canvas: Canvas) -> None:
        palette, width = canvas.graphics.theme.palette, max(2, self.geometry.field // 9)
        rects = [self.geometry.space_rect(space) for space in self.marked_spaces]
        rects += [self.geometry.field_rect(field) for field in self.marked_fields]
        for rect in rects:
            canvas.ring(rect.inflate(2, 2), width, width + 2, palette.ink)
            canvas.ring(rect, width, width, palette.gold_light)

    def _draw_pieces(self, canvas: Canvas) -> None:
        for field, value in self.hunter.pieces:
            if field in self.held_pieces or place_of(field)[0] == self.held_tile:
                continue
            find = self.finds.get(field)
            if find is not None and self.opened is not None and field not in self.opened:
                find = None
            self._draw_piece(canvas, field, value, find)

    def _draw_piece(self, canvas: Canvas, field: int, value: int, find: Find | None) -> None:
        graphics, rect = canvas.graphics, self.piece_rect(field)
        palette = graphics.theme.palette
        # Cover the scarab, which would show beside the treasure.
        canvas.disc(rect.center, rect.width, palette.field)
        if find is not None:
            # Every treasure has its colour; one that scores also has a halo and a golden ring.
            reach = max(2, round(self.geometry.field * BoardSizes.HALO))
            canvas.glow(rect.center, reach, palette.gold_light, 0.85)
            ring = rect.inflate(rect.width // 3, rect.width // 3)
            width = max(1, self.geometry.field // 12)
            canvas.ring(ring, ring.width // 2, width, palette.gold)
        canvas.svg(f"labyrinth/gem_{self.rules.tile_set.colour(value)}", rect)
        if find is not None and self.geometry.field >= READABLE:
            self._draw_badge(canvas, rect, find)

    def _draw_badge(self, canvas: Canvas, rect: pygame.Rect, find: Find) -> None:
        graphics, palette = canvas.graphics, canvas.graphics.theme.palette
        text = board_texts.find_points(find)
        side = max(round(self.geometry.field * BoardSizes.BADGE), graphics.text.line_height(BADGE))
        wide = max(side, graphics.text.width(text, BADGE) + side // 3)
        plate = rect_at("center", (rect.right - side // 4, rect.bottom - side // 6), wide, side)
        canvas.disc(plate.center, round(side * 1.1), palette.ink, 0.5)
        canvas.plate(plate, Material.GOLD, radius=side // 2)
        canvas.text(text, plate.center, BADGE, palette.ink, anchor="center")

    def _draw_markers(self, canvas: Canvas) -> None:
        for number, place in enumerate(self.rules.tile_set.markers, start=1):
            if place <= self.settled and place not in self.held_markers:
                field = self.path.fields[place - 1]
                canvas.svg(f"labyrinth/marker_{number}", self.marker_rect(field))
