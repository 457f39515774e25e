"""A player's pyramid on the screen: from above, or tilted to admire it.

It shows a builder of the game's state, except for a domino that is still flying: the animation
holds that back until it arrives.
"""

from __future__ import annotations

import pygame

from pyramids.games.pyramido.areas.outlook import placed_quarters, possible_blocks
from pyramids.games.pyramido.areas.quarters import Area, fields, shows_symbol
from pyramids.games.pyramido.building import second_block
from pyramids.games.pyramido.moves import Place
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import NEWCOMER, STAGES, Builder, Placed
from pyramids.games.pyramido.texts.pieces import area_words
from pyramids.games.pyramido.ui.pyramid.geometry import Frame, PyramidGeometry, frame_of
from pyramids.games.pyramido.ui.pyramid.pyramid_picture import PyramidPicture, block_rects
from pyramids.games.pyramido.ui.pyramid.tilted_view import TiltedView
from pyramids.games.pyramido.ui.theme import PyramidSizes as Sizes
from pyramids.games.pyramido.ui.theme import Timing
from pyramids.tables.drawing.cell_outline import outline
from pyramids.ui.animation import Tween, in_out_cubic
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import Colour, Material
from pyramids.ui.widgets import Widget

_STEPS = 15
"""In how many steps the view tilts; each of them is drawn once and cached."""
_PAVING = 0.2
"""How clearly the paving stones of the floor are seen."""


class PyramidView(Widget):
    """One pyramid. `show` sets the state; `held` leaves out a domino that is still flying."""

    def __init__(self, rules: Pyramido, *, floor: bool = True) -> None:
        super().__init__()
        self.rules = rules
        self.builder: Builder = NEWCOMER
        self.stage = 1
        self.floor = self.framed = floor
        """Whether the outline that is to be built on is shown, and fits in."""
        self.held: Placed | None = None
        self.marked: frozenset[int] = frozenset()
        """The dominoes that are outlined."""
        self.top_stage = STAGES
        """Stages above this one aren't shown."""
        self.risen = 1.0
        """How far the outline of a new stage has risen."""
        self.geometry = PyramidGeometry(pygame.Rect(0, 0, 1, 1), Frame(0, 0, 1, 1))
        self._tilt = Tween(0.0, Timing.TILT, in_out_cubic)
        self._tilted = False
        self._picture = PyramidPicture(rules.domino_set)
        self._paved: tuple[Builder | None, PyramidGeometry, list[pygame.Rect]]
        self._paved = None, self.geometry, []

    @property
    def tilted(self) -> bool:
        """Whether it is seen from the side, or on its way there."""
        return self._tilted

    def show(self, builder: Builder, stage: int) -> None:
        """Show a builder of the state in a stage."""
        if (builder, stage) != (self.builder, self.stage):
            self.builder, self.stage = builder, stage
            self._fit()
        self.settle()

    def settle(self) -> None:
        """Show everything; nothing is flying or rising any more."""
        self.held, self.risen = None, 1.0

    def tilt(self, wanted: bool, *, at_once: bool = False) -> None:
        """Tilt it, or look at it from above again."""
        self._tilted = wanted
        if at_once:
            self._tilt.jump(float(wanted))
        self._tilt.to(float(wanted))
        self.invalidate()

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """As large as fits."""
        super().place(rect, graphics)
        self._fit()

    def _fit(self) -> None:
        margin = min(self.rect.size) // 40
        area = self.rect.inflate(-2 * margin, -2 * margin)
        self.geometry = PyramidGeometry(area, frame_of(self.builder, self.stage, floor=self.framed))

    def update(self, dt: float) -> bool:
        """Tilt on."""
        if self._tilt.update(dt):
            self.invalidate()
        return not self._tilt.resting

    # What is where.

    def area_at(self, pos: tuple[int, int]) -> Area | None:
        """The area under a point."""
        if not self.builder.placed or not self.geometry.rect.collidepoint(pos):
            return None
        quarter = self.geometry.quarter_at(self.builder.box, pos)
        areas = self.rules.areas(self.builder)
        return next((area for area in areas if quarter in fields(area.quarters)), None)

    def has_symbol(self, pos: tuple[int, int]) -> bool:
        """Whether there is a gem symbol at the quarter under a point."""
        return shows_symbol(self.builder, self.geometry.quarter_at(self.builder.box, pos))

    def area_rects(self, area: Area) -> list[pygame.Rect]:
        """The rectangles of an area's quarters."""
        return self.geometry.placed_rects(placed_quarters(area, self.builder))

    def domino_rects(self, stage: int, place: Place) -> tuple[pygame.Rect, pygame.Rect]:
        """The rectangles of a domino's two blocks."""
        first = self.geometry.block_rect(stage, place.row, place.column)
        return first, self.geometry.block_rect(stage, *second_block(place))

    def stage_rect(self) -> pygame.Rect:
        """The outline of the current stage."""
        blocks = [self.geometry.block_rect(self.stage, *block) for block in self._blocks()]
        return blocks[0].unionall(blocks[1:])

    def built_rect(self) -> pygame.Rect:
        """Around everything that is built."""
        rects = [
            rect for domino in self.builder.placed for rect in block_rects(self.geometry, domino)
        ]
        return (
            rects[0].unionall(rects[1:])
            if rects
            else pygame.Rect(self.geometry.rect.center, (0, 0))
        )

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The area under the pointer and its symbols."""
        area = None if self._tilted else self.area_at(pos)
        return area_words(area.colour, area.symbols) if area is not None else ""

    # Drawing.

    def draw(self, canvas: Canvas) -> None:
        """Draw the floor, the pyramid, and the outline of the current stage."""
        if self._tilt.value > 0:
            self._draw_tilted(canvas)
            return
        if self.floor and self.stage == 1:
            self._draw_floor(canvas)
        built = max(1, self.stage)
        picture = self._picture.picture(canvas.graphics, self.geometry, self._shown(), built)
        side = self.geometry.quarter
        canvas.blit(picture, (self.geometry.rect.left - side, self.geometry.rect.top - side))
        if self.floor and self.stage > 1:
            self._draw_stage(canvas)
        palette = canvas.graphics.theme.palette
        for domino in self._shown():
            if domino.domino in self.marked:
                rects = [*block_rects(self.geometry, domino)]
                self.draw_outline(canvas, rects, palette.ink, 2 * Sizes.OUTLINE)
                self.draw_outline(canvas, rects, palette.gold_light, 1.5 * Sizes.OUTLINE)
        self.draw_children(canvas)

    def draw_outline(
        self, canvas: Canvas, rects: list[pygame.Rect], colour: Colour, share: float = Sizes.OUTLINE
    ) -> None:
        """Draw a line around some quarters or blocks."""
        width = max(2, round(self.geometry.quarter * share))
        for edge in outline(rects, 0, width):
            canvas.fill(colour, edge)

    def _shown(self) -> tuple[Placed, ...]:
        placed = self.builder.placed
        return tuple(d for d in placed if d != self.held and d.stage <= self.top_stage)

    def _blocks(self) -> list[tuple[int, int]]:
        if not self.builder.placed:
            frame = self.geometry.frame
            rows = range(frame.top, frame.top + frame.height)
            return [(r, c) for r in rows for c in range(frame.left, frame.left + frame.width)]
        return sorted(possible_blocks(self.builder, self.stage))

    def _draw_floor(self, canvas: Canvas) -> None:
        """Paving stones where the outline of stage 1 may still be, and a line around them."""
        gap = max(2, round(2 * self.geometry.quarter * Sizes.FLOOR))
        near, rects = canvas.near(), self._paving()
        for rect in rects:
            if near is None or near.colliderect(rect):
                stone = rect.inflate(-gap, -gap)
                canvas.plate(stone, Material.STONE, radius=2 * gap, alpha=_PAVING)
        self.draw_outline(canvas, rects, canvas.graphics.theme.palette.gold_dark, Sizes.FLOOR)

    def _paving(self) -> list[pygame.Rect]:
        """Where the paving stones lie; found once for each pyramid, as it is drawn often."""
        builder, geometry, rects = self._paved
        if builder is not self.builder or geometry is not self.geometry:
            rects = [self.geometry.block_rect(1, *block) for block in self._blocks()]
            self._paved = self.builder, self.geometry, rects
        return rects

    def _draw_stage(self, canvas: Canvas) -> None:
        """The outline of the stage that is being built."""
        palette, rect = canvas.graphics.theme.palette, self.stage_rect()
        # It rises from the outline of the stage below, which is larger by half a block.
        sunk = round(2 * self.geometry.quarter * (1.0 - self.risen))
        rect.inflate_ip(sunk, sunk)
        width = max(2, round(self.geometry.quarter * Sizes.OUTLINE))
        light = min(1.0, self.risen)
        canvas.ring(rect.inflate(2, 2), width, width + 2, palette.gold_dark, 0.8 * light)
        canvas.ring(rect, width, width, palette.gold_light, 0.9 * light)

    def _draw_tilted(self, canvas: Canvas) -> None:
        step = round(self._tilt.value * _STEPS) / _STEPS
        frame = self.geometry.frame
        if self.stage == 1 and self.builder.placed:
            frame = Frame(*self.builder.box)
        key = ("tilted pyramid", self._shown(), frame, self.stage, self.rect.size, step)

        def render() -> pygame.Surface:
            picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            area = picture.get_rect()
            last = TiltedView(area, frame, self.stage)
            local = TiltedView(area, frame, self.stage, step, last.quarter)
            dominoes = self.rules.domino_set
            local.draw(canvas.graphics, picture, dominoes, frame, self._shown())
            return picture

        canvas.blit(canvas.graphics.cache.get(key, render), self.rect.topleft)
