"""The score sheet: all boxes as in print, or only counts where room is scarce."""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Sequence

import pygame

from pyramids import language
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.sheet import texts
from pyramids.games.silver_gold.ui.sheet.drawing import Owner, draw_compact, draw_wide
from pyramids.games.silver_gold.ui.sheet.layout import Box, Kind, SheetPlan, plan_sheet
from pyramids.games.silver_gold.ui.sheet.ticks import Shown, Tally, tally
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import NUMBER, NUMBER_LARGE, Colour, Space
from pyramids.ui.widgets import Counter, Size, Widget

_UNITS = (1200, 150)
"""The preferred size of a wide sheet, in units of the 1280×800 window."""


class ScoreSheet(Widget):
    """A player's sheet. `hold` keeps a box as it was until something has flown to it."""

    def __init__(self, *, total: bool = True) -> None:
        super().__init__()
        self.owner = Owner(0, (), ())
        self.highlighted: Kind | None = None
        """"torch" emphasises the round's torch box."""
        self.round = 0
        self._deck: Deck | None = None
        self._tally: Tally | None = None
        self._empty: Counts[Box] = Counts()
        self._full: Counts[Box] = Counts()
        self._flashes: dict[Box, Tween] = {}
        self.plan = SheetPlan(compact=False)
        self._shown: Shown | None = None
        self._total = self.add(Counter(0, NUMBER_LARGE, align="center"))
        # A compact sheet without its total shows the points of its awards instead.
        self._total.visible = total

    def show(
        self,
        deck: Deck,
        state: State,
        seat: int,
        names: Sequence[str],
        colours: Sequence[Colour],
        *,
        roll: bool = True,
    ) -> None:
        """Show a seat's sheet; the total rolls unless the owner changes."""
        owner = Owner(seat, tuple(names), tuple(colours))
        roll = roll and owner.seat == self.owner.seat and self._tally is not None
        self.owner, self.round = owner, state.round
        self._deck, self._tally = deck, tally(deck, state, seat)
        self._renew()
        if not roll:
            self._total.jump(self._total.value)

    def hold(self, kind: Kind, index: int, *, filled: bool = False) -> None:
        """Draw a box empty (or filled) until it is released, whatever the state says."""
        (self._full if filled else self._empty)[kind, index] += 1
        self._renew()

    def release(self, kind: Kind, index: int) -> None:
        """Draw a box as the state has it, with a flash."""
        box = (kind, index)
        held = self._empty if self._empty[box] else self._full
        if held[box]:
            held[box] -= 1
        flash = self._flashes.setdefault(box, Tween(0.0, Duration.COUNTER))
        flash.jump(1.0)
        flash.to(0.0)
        self._renew()

    def release_all(self) -> None:
        """Show everything; nothing is flying any more."""
        self._empty.clear()
        self._full.clear()
        self._flashes.clear()
        self._renew()

    def box(self, kind: Kind, index: int) -> pygame.Rect:
        """Where a box is; on a compact sheet all boxes of a kind are its icon."""
        return self.plan.boxes[kind, index]

    @property
    def total(self) -> int:
        """The points of what is drawn."""
        return self._shown.points.total if self._shown else 0

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """A strip across the window."""
        return graphics.theme.stage(_UNITS[0]) if width is None else width, graphics.theme.stage(
            _UNITS[1]
        )

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Lay out all boxes in a rectangle."""
        super().place(rect, graphics)
        self.plan = plan_sheet(self.rect, graphics)
        room = self.plan.total.width - 2 * graphics.px(Space.HAIR)
        large = graphics.text.shrink_to_fit("000", NUMBER_LARGE, room)
        self._total.text_style = NUMBER if self.plan.compact else large
        self._total.align = "right" if self.plan.compact else "center"
        self._total.colour = self._letters(graphics)
        self._total.place(self.plan.total, graphics)

    def update(self, dt: float) -> bool:
        """Let flashes fade."""
        for box, flash in list(self._flashes.items()):
            flash.update(dt)
            self.invalidate()
            if flash.resting:
                del self._flashes[box]
        return bool(self._flashes)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The rule of the section under the pointer."""
        if self._shown is None:
            return ""
        return texts.rule_at(self.plan, self._shown, self.owner.names, pos)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, then what moves on it."""
        if self._shown is None or self.rect.width <= 0:
            return
        if self.plan.compact:
            letters, awards = self._letters(canvas.graphics), not self._total.visible
            draw_compact(canvas, self.plan, self._shown, letters, awards=awards)
        else:
            self._draw_strip(canvas, self._shown)
        for box, flash in self._flashes.items():
            place = self.plan.boxes[box]
            canvas.glow(
                place.center, place.width, canvas.graphics.theme.palette.gold_light, flash.value
            )
        self.draw_children(canvas)

    def _draw_strip(self, canvas: Canvas, shown: Shown) -> None:
        """Drawn as one cached picture, unless texts are recorded."""
        torch = self.round if self.highlighted == "torch" else 0
        if canvas.texts is not None:
            draw_wide(canvas, self.rect, self.plan, shown, self.owner, torch)
            return
        graphics = canvas.graphics
        look = (graphics.theme.high_contrast, graphics.theme.scale, language.current())
        key = ("sheet", self.rect.topleft, self.rect.size, shown, self.owner, torch, look)
        canvas.blit(
            graphics.cache.get(key, lambda: self._bake(graphics, shown, torch)), self.rect.topleft
        )

    def _bake(self, graphics: Graphics, shown: Shown, torch: int) -> pygame.Surface:
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_wide(
            Canvas(picture, graphics),
            picture.get_rect(),
            plan_sheet(picture.get_rect(), graphics),
            shown,
            self.owner,
            torch,
        )
        return picture

    def _letters(self, graphics: Graphics) -> Colour:
        palette = graphics.theme.palette
        return palette.moonlight if self.plan.compact else palette.ink

    def _renew(self) -> None:
        if self._deck is None or self._tally is None:
            return
        missing = tuple(self._empty["pyramid", colour] for colour in range(3))
        shown = Shown(
            self._deck,
            self.owner.seat,
            self._tally,
            frozenset(box for box, held in self._empty.items() if held and box[0] != "pyramid"),
            frozenset(box for box, held in self._full.items() if held),
            missing,
        )
        if shown == self._shown:
            return
        self._shown = shown
        self._total.value = self._shown.points.total
        self.invalidate()
