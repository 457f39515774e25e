"""The pyramid in cross-section: carved values, and the archaeologists on their way up."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, pi, sin
from typing import Final

import pygame

from pyramids.engine.contract import Seat
from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.state import CHAMBER, MUMMY_VALUE, NOBODY, OUT, State
from pyramids.games.im_bann.texts.cards import place_name
from pyramids.games.im_bann.ui.board import geometry
from pyramids.games.im_bann.ui.theme import CARVED, CARVED_DARK
from pyramids.language import _
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER_SMALL, WHITE, Colour
from pyramids.ui.widgets import Widget, fitted

_MUMMY: Final = "im_bann/mummy"
_OUTLINE: Final = 2
"""In pixels: about what the outline of a text adds at each side."""
_DOOR: Final = "im_bann/royal_door"
_DOOR_EDGE: Final = 3.0
"""How far the door overlaps the wall, in the picture's units."""
_HOP: Final = 14.0
"""How high an archaeologist hops from one chamber to the next, in the picture's units."""
_FLOOR: Final = 54.0
"""The height of a storey, in the picture's units."""
_TINT: Final = 0.42
"""How much of the player's colour an archaeologist wears."""
_LIGHT: Final = 0.55
"""The light of the chamber where the viewer is."""


class Pyramid(Widget):
    """The board. It shows nothing that is hidden."""

    def __init__(self, rules: ImBann) -> None:
        super().__init__()
        self.values: tuple[int, ...] = rules.deck.lengths[1]
        self.places: tuple[float, ...] = ()
        """By seat where the archaeologist is; between two places while it climbs."""
        self.colours: tuple[Colour, ...] = ()
        self.names: tuple[str, ...] = ()
        self.mummy: Seat = NOBODY
        self.viewer: Seat = NOBODY
        """Whose chamber is lit."""
        self.away: Seat = NOBODY
        """Whose archaeologist is drawn elsewhere while it climbs."""
        self.gold = 0.0
        """How far the royal chamber has opened."""
        self._rules = rules
        self._picture = pygame.Rect(0, 0, 0, 0)

    def introduce(
        self, names: Sequence[str], colours: Sequence[Colour], viewer: Seat = NOBODY
    ) -> None:
        """Say who takes part."""
        self.names, self.colours, self.viewer = tuple(names), tuple(colours), viewer

    def show(self, state: State) -> None:
        """Show a state at once."""
        self.values = self._rules.deck.lengths[state.length]
        self.places = tuple(float(player.place) for player in state.archaeologists)
        self.mummy = state.mummy
        self.away = NOBODY
        self.gold = 1.0 if OUT in self.places else 0.0

    def climb(self, seat: Seat, place: float) -> None:
        """Move an archaeologist, also between two places."""
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The picture keeps its proportions."""
        super().place(rect, graphics)
        self._picture = fitted(rect, geometry.RATIO)

    def figure_rect(self, seat: Seat, place: float | None = None) -> pygame.Rect:
        """The rectangle of an archaeologist, at its own place or another one."""
        x, y = self._spot(self.places[seat] if place is None else place, seat)
        scale = self._scale
        wide, high = (round(length * scale) for length in geometry.FIGURE)
        return rect_at("midbottom", self._at((x, y)), wide, high)

    def chamber_rect(self, place: int) -> pygame.Rect:
        """The rectangle of an adventure or of the royal chamber."""
        inside = geometry.chamber(min(place, CHAMBER))
        left, top = self._at(inside.topleft)
        return pygame.Rect(left, top, *(round(length * self._scale) for length in inside.size))

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The adventure below the pointer, its value and who is there."""
        for place, value in enumerate(self.values):
            band = self.chamber_rect(place)
            if band.top <= pos[1] <= band.bottom and self._picture.collidepoint(pos):
                there = [name for seat, name in enumerate(self.names) if self._is_at(seat, place)]
                name = place_name(place)
                words = _("{place}: value {value}", place=name[:1].upper() + name[1:], value=value)
                rule = _("The royal chamber must be met exactly") if place == CHAMBER else ""
                return "\n".join(filter(None, (words, rule, ", ".join(there))))
        return ""

    def draw(self, canvas: Canvas) -> None:
        """The stone, the light, the values and whoever is inside."""
        canvas.svg("im_bann/pyramid", self._picture)
        self._draw_royal_chamber(canvas)
        self._draw_light(canvas)
        self._draw_values(canvas)
        if self.mummy != NOBODY and self.mummy < len(self.places):
            self._draw_more(canvas, int(self.places[self.mummy]))
        order = sorted(range(len(self.places)), key=lambda seat: (seat == self.viewer, seat))
        for seat in order:
            if seat != self.away:
                self.draw_figure(canvas, seat, self.figure_rect(seat))

    def _draw_royal_chamber(self, canvas: Canvas) -> None:
        """The door, as far as it hasn't opened, and the light that falls out."""
        royal = self.chamber_rect(CHAMBER)
        edge = round(_DOOR_EDGE * self._scale)
        door = royal.inflate(2 * edge, edge).move(0, -edge // 2)
        if self.gold:
            gold = canvas.graphics.theme.palette.gold_light
            canvas.glow(royal.center, royal.width * 4, gold, 0.9 * self.gold)
        with canvas.clip(door):
            canvas.svg(_DOOR, door.move(0, -round(door.height * self.gold)))

    def _draw_values(self, canvas: Canvas) -> None:
        """The carved values, unless the picture is too small for them."""
        style = CARVED.at(round(CARVED.size * min(1.0, self._scale)))
        if canvas.graphics.text.line_height(style) > _FLOOR * self._scale:
            return
        gold = canvas.graphics.theme.palette.gold_light
        for place, value in enumerate(self.values):
            spot = self._at(geometry.value_spot(place))
            canvas.text(str(value), spot, style, gold, anchor="center", outline=CARVED_DARK)

    def _draw_light(self, canvas: Canvas) -> None:
        """The torch in the viewer's chamber."""
        if self.viewer == NOBODY or not self.places:
            return
        place = int(self.places[self.viewer])
        if place > CHAMBER:
            return
        rect, light = self.chamber_rect(place), canvas.graphics.theme.palette.gold_light
        with canvas.clip(rect):
            canvas.glow(rect.midbottom, max(rect.width // 2, rect.height), light, _LIGHT)
        width = max(2, round(1.6 * self._scale))
        canvas.ring(rect.inflate(2 * width, 2 * width), 3 * width, width, light, alpha=0.8)

    def _draw_more(self, canvas: Canvas, place: int) -> None:
        """What the Mummy adds to the need."""
        if place > CHAMBER:
            return
        words, area = f"+{MUMMY_VALUE}", self.more_rect(canvas.graphics, place)
        canvas.svg(_MUMMY, rect_at("midleft", area.midleft, self._mummy_side))
        canvas.text(
            words, area.midright, NUMBER_SMALL, WHITE, anchor="midright", outline=CARVED_DARK
        )

    def more_rect(self, graphics: Graphics, place: int) -> pygame.Rect:
        """Where the Mummy's extra need is told: beside the pyramid, or on it without room."""
        side, margin = self._mummy_side, _OUTLINE
        wide = side + graphics.text.width(f"+{MUMMY_VALUE}", NUMBER_SMALL) + 2 * margin
        high = max(side, graphics.text.line_height(NUMBER_SMALL))
        area = rect_at("midright", self._at(geometry.mummy_spot(place)), wide, high)
        area.left = max(area.left, self.rect.left + margin)
        return area

    @property
    def _mummy_side(self) -> int:
        return round(24 * self._scale)

    def draw_figure(self, canvas: Canvas, seat: Seat, rect: pygame.Rect) -> None:
        """Draw an archaeologist somewhere."""
        colour = self.colours[seat] if seat < len(self.colours) else WHITE
        art = canvas.graphics.art
        canvas.glow((rect.centerx, rect.bottom), rect.width * 3 // 4, colour, 0.9)
        picture = art.tinted("im_bann/archaeologist", rect.size, colour, _TINT)
        canvas.blit(picture, picture.get_rect(midbottom=rect.midbottom).topleft)
        if seat == self.viewer:
            # A lamp on the viewer's own helmet.
            lamp, side = (rect.centerx, rect.top + rect.height // 9), max(4, rect.width // 5)
            canvas.glow(lamp, 2 * side, canvas.graphics.theme.palette.gold_light)
            canvas.disc(lamp, side, WHITE)
        if seat == self.mummy:
            side = rect.width * 3 // 5
            canvas.svg(_MUMMY, rect_at("bottomright", (rect.right + side // 3, rect.bottom), side))

    def _is_at(self, seat: Seat, place: int) -> bool:
        return seat < len(self.places) and int(self.places[seat]) == place

    @property
    def _scale(self) -> float:
        return self._picture.width / geometry.SIZE[0]

    def _at(self, spot: geometry.Spot) -> tuple[int, int]:
        scale = self._scale
        return (
            round(self._picture.left + spot[0] * scale),
            round(self._picture.top + spot[1] * scale),
        )

    def _spot(self, place: float, seat: Seat) -> geometry.Spot:
        """Where the feet are; an archaeologist hops from one place to the next."""
        seats = len(self.places)
        below = floor(place)
        share = place - below
        start = geometry.figure_spot(below, seat, seats)
        if not share:
            return start
        end = geometry.figure_spot(below + 1, seat, seats)
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        return x, y - _HOP * sin(pi * share)
