"""The viewer's own pyramid: dominoes are placed on it, areas are activated on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from pyramids.games.pyramido.areas.quarters import Area
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import Builder
from pyramids.games.pyramido.ui.pyramid.area_spot import AreaSpot
from pyramids.games.pyramido.ui.pyramid.pyramid_view import PyramidView
from pyramids.tables.placing.placing_board import PlacingBoard
from pyramids.ui.drawing.canvas import Canvas, Graphics


class OwnPyramid(PlacingBoard, PyramidView):
    """With the focus on it, arrows move the domino and Enter places it."""

    def __init__(self, rules: Pyramido, on_area: Callable[[Area], None]) -> None:
        super().__init__(rules)
        self.lit: tuple[Place, ...] = ()
        """Places that are highlighted."""
        self.spots: list[AreaSpot] = []
        self._on_area = on_area
        self._areas: tuple[Area, ...] = ()
        self._looks: list[tuple[object, ...]] = []

    @property
    def rows(self) -> int:  # type: ignore[override]
        """The rows of blocks in the current stage."""
        return self.geometry.frame.height - self.stage + 1

    @property
    def columns(self) -> int:  # type: ignore[override]
        """The columns of blocks in the current stage."""
        return self.geometry.frame.width - self.stage + 1

    @property
    def takes_pieces(self) -> bool:
        """Whether a domino can be placed: not while it is tilted."""
        return not self.tilted

    def cell_rect(self, row: int, column: int) -> pygame.Rect:
        """The rectangle of a block, counted from the top left one of the frame."""
        top, left = self.corner
        return self.geometry.block_rect(self.stage, row + top, column + left)

    @property
    def corner(self) -> tuple[int, int]:
        """The rules' row and column of the top left cell."""
        frame = self.geometry.frame
        return (frame.top, frame.left) if self.stage == 1 else (0, 0)

    def focus_rect(self) -> pygame.Rect:
        """Around the blocks of the stage."""
        return self.stage_rect()

    def show(self, builder: Builder, stage: int) -> None:
        """Show a builder; the areas of another pyramid are no longer offered."""
        if builder.placed != self.builder.placed:
            self.offer_areas(())
        super().show(builder, stage)

    def offer_areas(self, areas: Iterable[Area]) -> None:
        """Let the player choose among areas; without any, none is outlined."""
        wanted = tuple(areas)
        if wanted != self._areas:
            self._areas = wanted
            self.clear()
            self.spots = [
                self.add(AreaSpot(area, self, partial(self._on_area, area))) for area in wanted
            ]
            self._place_spots()

    def spot(self, row: int, column: int) -> AreaSpot | None:
        """The spot of the area with that first quarter."""
        found = (s for s in self.spots if (s.area.row, s.area.column) == (row, column))
        return next(found, None)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The pyramid, then what can be pressed on it."""
        super().place(rect, graphics)
        self._place_spots()

    def _place_spots(self) -> None:
        for spot in self.spots:
            spot.fit(self.area_rects(spot.area))

    def update(self, dt: float) -> bool:
        """Tilt on, and redraw outlines that have changed."""
        looks = [spot.look for spot in self.spots]
        if looks != self._looks:
            self._looks = looks
            self.invalidate()
        return super().update(dt)

    def draw_children(self, canvas: Canvas) -> None:
        """Draw the outlines of areas, the brightest last, then their badges."""
        for spot in sorted(self.spots, key=lambda spot: (spot.look[0], spot.proposed)):
            spot.draw_outline(canvas)
        super().draw_children(canvas)

    def draw_pointed_at(self, canvas: Canvas, pos: tuple[int, int]) -> None:
        """Outline the area under the pointer."""
        area = self.area_at(pos) if self.hovered and not self.tilted else None
        if area is not None:
            palette, rects = canvas.graphics.theme.palette, self.area_rects(area)
            self.draw_outline(canvas, rects, palette.ink, 0.12)
            self.draw_outline(canvas, rects, palette.gold_light, 0.08)

    def draw(self, canvas: Canvas) -> None:
        """Draw the pyramid, and what is highlighted on it."""
        super().draw(canvas)
        if self.tilted:
            return
        colour = canvas.graphics.theme.palette.legal
        blocks = {
            (rect.left, rect.top): rect
            for place in self.lit
            for rect in self.domino_rects(self.stage, place)
        }
        for rect in blocks.values():
            inner = rect.inflate(-rect.width // 6, -rect.height // 6)
            canvas.ring(inner, rect.width // 12, max(2, rect.width // 30), colour, alpha=0.8)
