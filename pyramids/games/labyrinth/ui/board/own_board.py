"""The viewer's own board, with scarabs and entrances to press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi
from typing import Final

import pygame

from pyramids.games.labyrinth.board import ENTRANCES, SIZE
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.theme import Timing
from pyramids.tables.placing.placing_board import PlacingBoard
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.widgets import Pressable

_MOST_SCARABS: Final = 4
_SHIMMERS: Final = 6
"""How often free scarabs light up before they stop."""


class ScarabSpot(Pressable):
    """A free scarab of the tile just placed; a press places the chosen treasure on it."""

    def __init__(self, on_press: Callable[[], None], tell: Callable[[int], str]) -> None:
        super().__init__(on_press)
        self._tell = tell
        self.field = -1
        self.gem = ""
        """The picture of the chosen treasure."""

    def focus_radius(self, graphics: Graphics) -> int:
        """Round."""
        return self.rect.height // 2

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The treasure that would be placed here, and what it would score."""
        return self._tell(self.field)

    def draw(self, canvas: Canvas) -> None:
        """A glowing ring; the treasure itself, half transparent, while it is pointed at."""
        palette = canvas.graphics.theme.palette
        light = max(self._light.value, 1.0 if self.focused else 0.0)
        radius = self.rect.width * 3 // 5
        canvas.glow(self.rect.center, radius, palette.turquoise, 0.8)
        canvas.ring(
            self.rect, self.rect.width // 2, max(2, self.rect.width // 14), palette.gold_light
        )
        if self.gem and light > 0:
            canvas.svg(self.gem, self.rect.inflate(-4, -4), alpha=0.75 * light)


class EntranceSpot(Pressable):
    """One side of a portal; a press sends the hunter in, the forecast says where that leads."""

    def __init__(self, entrance: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.entrance = entrance
        self.length = 0
        """How long the path from here would be now."""

    def focus_radius(self, graphics: Graphics) -> int:
        """Round."""
        return self.rect.height // 2

    def draw(self, canvas: Canvas) -> None:
        """A lantern, brighter when it is pointed at."""
        palette = canvas.graphics.theme.palette
        canvas.glow(self.rect.center, self.rect.width * 4 // 5, palette.gold_light, 0.75)
        canvas.disc(self.rect.center, self.rect.width, palette.gold_dark)
        rim = max(2, self.rect.width // 12)
        lit = palette.gold_light if self.hovered or self.focused else palette.papyrus
        canvas.disc(self.rect.center, self.rect.width - 2 * rim, lit)
        canvas.svg("labyrinth/hunter", self.rect.inflate(-3 * rim, -3 * rim))


class OwnBoard(PlacingBoard, LabyrinthBoard):
    """With the focus on it, arrows move the tile and Enter places it."""

    rows = columns = SIZE

    def __init__(
        self,
        rules: Labyrinth,
        *,
        on_scarab: Callable[[int], None],
        tell_scarab: Callable[[int], str],
        on_entrance: Callable[[int], None],
    ) -> None:
        super().__init__(rules, live=True)
        self.lit: tuple[int, ...] = ()
        """Empty spaces that are highlighted."""
        self.scarabs = [
            self.add(ScarabSpot(lambda: None, tell_scarab)) for _spot in range(_MOST_SCARABS)
        ]
        for spot in self.scarabs:
            spot.on_press = partial(self._press_scarab, spot, on_scarab)
        self.entrances = [
            self.add(EntranceSpot(number, partial(on_entrance, number)))
            for number in range(len(ENTRANCES))
        ]
        self._shimmer = 0.0
        """For how many milliseconds the free scarabs have shimmered."""
        self.offer((), "", ())

    def offer(self, scarabs: tuple[int, ...], gem: str, lengths: tuple[int, ...]) -> None:
        """Offer these scarabs for a treasure, and entrances with the lengths of their paths."""
        for number, spot in enumerate(self.scarabs):
            spot.visible = number < len(scarabs)
            if spot.visible:
                spot.field = scarabs[number]
                spot.gem = gem
                spot.rect = self.piece_rect(spot.field).inflate(6, 6)
        for spot_at, length in zip(
            self.entrances, lengths or (0,) * len(self.entrances), strict=True
        ):
            spot_at.visible = bool(lengths)
            spot_at.length = length

    def pointed_scarab(self, *, keys: bool) -> int | None:
        """The square of the scarab under the pointer, or with the focus if `keys`."""
        spots = [spot for spot in self.scarabs if spot.visible]
        return next((s.field for s in spots if s.hovered or (keys and s.focused)), None)

    def shimmer(self, dt: float) -> bool:
        """Let free scarabs shimmer for a while; returns whether they do."""
        if not any(spot.visible for spot in self.scarabs):
            self._shimmer = 0.0
            return False
        self._shimmer += dt
        return self._shimmer < _SHIMMERS * Timing.SHIMMER

    def draw_alive(self, canvas: Canvas) -> None:
        """Draw the light on free scarabs, the end of the trail, the hunter."""
        share = self._shimmer / Timing.SHIMMER
        if share < _SHIMMERS:
            light = 0.5 - 0.5 * cos(2 * pi * share)
            for spot in self.scarabs:
                if spot.visible:
                    radius = spot.rect.width * 4 // 5
                    gold = canvas.graphics.theme.palette.gold_light
                    canvas.glow(spot.rect.center, radius, gold, 0.7 * light)
        super().draw_alive(canvas)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The board, then what can be pressed on it."""
        super().place(rect, graphics)
        side = min(round(self.geometry.field * 0.86), round(self.geometry.band * 0.84))
        for spot in self.entrances:
            place = pygame.Rect(0, 0, side, side)
            x, y = self.geometry.outside(self.rules.tile_set.entrances[spot.entrance])
            place.center = (round(x), round(y))
            spot.place(place, graphics)
        for scarab in self.scarabs:
            if scarab.visible:
                scarab.rect = self.piece_rect(scarab.field).inflate(6, 6)

    def cell_rect(self, row: int, column: int) -> pygame.Rect:
        """The rectangle of a space."""
        return self.geometry.space_rect(row * SIZE + column)

    def focus_radius(self, graphics: Graphics) -> int:
        """The same as the terraces' corners."""
        return graphics.theme.stage(6)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, highlighted spaces, and what can be pressed."""
        super().draw(canvas)
        colour = canvas.graphics.theme.palette.legal
        for space in self.lit:
            rect = self.geometry.space_rect(space).inflate(-6, -6)
            canvas.ring(rect, 6, max(2, rect.width // 40), colour, alpha=0.7)
        self.draw_children(canvas)

    def _press_scarab(self, spot: ScarabSpot, on_scarab: Callable[[int], None]) -> None:
        on_scarab(spot.field)
