"""A scrollable list: by wheel, drag, keys and scroll bar."""

from __future__ import annotations

import pygame

from pyramids.ui.actions import Action
from pyramids.ui.animation import Duration, Tween
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.events import Command, Event, MouseButton, Pointer, PointerKind
from pyramids.ui.theme import Extent, Material, Space
from pyramids.ui.widgets.base import Size, Widget


class ScrollList(Widget):
    """Rows in a column, each at its own height, clipped to the list's rectangle."""

    def __init__(self, *, gap: int = Space.SMALL, on: Material = Material.NIGHT) -> None:
        super().__init__()
        self.gap = gap
        self.on = on
        self._offset = Tween(0.0, Duration.SCROLL)
        self._applied = 0
        self._content = 0
        self._bar_width = 0
        self._wheel = Extent.WHEEL_STEP
        self._threshold = Extent.DRAG_THRESHOLD
        self._bar_length = Extent.SCROLL_THUMB
        self._grip: tuple[int, float] | None = None
        self._bar_grip: int | None = None
        self._touched: tuple[int, int] | None = None

    @property
    def offset(self) -> int:
        """How many pixels are scrolled out at the top."""
        return round(self._offset.value)

    @property
    def max_offset(self) -> int:
        """The largest offset: the last row is at the lower edge."""
        return max(0, self._content - self.rect.height)

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """The height of all rows."""
        wide = width or graphics.px(Extent.DIALOG)
        return wide, self._height(graphics, wide)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the rows; the offset is kept as far as possible."""
        super().place(rect, graphics)
        self._bar_width = graphics.px(Extent.SCROLLBAR)
        self._wheel = graphics.px(Extent.WHEEL_STEP)
        self._threshold = graphics.px(Extent.DRAG_THRESHOLD)
        self._bar_length = graphics.px(Extent.SCROLL_THUMB)
        width = rect.width
        if self._height(graphics, width) > rect.height:
            width -= self._bar_width + graphics.px(Space.SMALL)
        gap, top = graphics.px(self.gap), rect.top
        for row in self.children:
            height = row.measure(graphics, width)[1]
            row.place(pygame.Rect(rect.left, top, width, height), graphics)
            top += height + gap
        self._content = max(0, top - gap - rect.top)
        # If it has controls, they get the focus and scroll the list through `reveal`.
        inside = any(w.focusable for row in self.children for w in row.walk())
        self.focusable = self.max_offset > 0 and not inside
        self._applied = 0
        self._offset.jump(min(self._offset.target, self.max_offset))
        self._apply_offset()

    def scroll_to(self, offset: float, *, at_once: bool = False) -> None:
        """Scroll to an offset, limited to both ends."""
        target = float(min(self.max_offset, max(0, round(offset))))
        if at_once:
            self._offset.jump(target)
            self._apply_offset()
        else:
            self._offset.to(target)
            self.invalidate()

    def reveal(self, child: Widget) -> None:
        """Scroll until a child is fully visible."""
        top = child.rect.top - self.rect.top + self._applied
        bottom = top + child.rect.height
        target = self._offset.target
        margin = self.gap + Extent.FOCUS_GAP + Extent.FOCUS_RING
        if top - margin < target:
            self.scroll_to(top - margin)
        elif bottom + margin > target + self.rect.height:
            self.scroll_to(bottom + margin - self.rect.height)

    def clip_rect(self) -> pygame.Rect | None:
        """The list's own rectangle."""
        return self.rect

    def preview(self, pointer: Pointer) -> bool:
        """Capture a finger that moves up or down on a row: it scrolls instead of pressing."""
        if not pointer.touch:
            return False
        if pointer.kind is PointerKind.PRESS:
            self._touched = pointer.pos
        elif pointer.kind is PointerKind.RELEASE:
            self._touched = None
        elif self._touched is not None:
            dx, dy = (pointer.pos[i] - self._touched[i] for i in (0, 1))
            if abs(dy) > self._threshold and abs(dy) > abs(dx):
                self._grip = (pointer.pos[1], self._offset.value)
                self._touched = None
                return True
        return False

    def handle(self, event: Event) -> bool:
        """Handle wheel, drag and keys."""
        if isinstance(event, Pointer):
            return self._point(event)
        if isinstance(event, Command):
            return self._key(event)
        return False

    def update(self, dt: float) -> bool:
        """Animate scrolling."""
        if self._offset.update(dt):
            self._apply_offset()
        return not self._offset.resting

    def draw(self, canvas: Canvas) -> None:
        """Draw the visible rows; if there are more, the scroll bar and faded edges."""
        edges = [(area, _behind(canvas, area)) for area in self._open_edges(canvas.graphics)]
        with canvas.clip(self._drawn_area(canvas.graphics)):
            for row in self.children:
                if row.visible and row.rect.colliderect(self.rect):
                    row.draw(canvas)
        for area, behind in edges:
            _fade_edge(canvas, behind, area, below=area.top > self.rect.top)
        if self.max_offset:
            self._draw_bar(canvas)

    def _drawn_area(self, graphics: Graphics) -> pygame.Rect:
        """Where rows are drawn: their shadows too, unless rows are scrolled out of sight."""
        if self.max_offset:
            return self.rect
        shadow = 2 * graphics.px(Extent.SHADOW)
        return self.rect.inflate(2 * shadow, 2 * shadow)

    def _open_edges(self, graphics: Graphics) -> list[pygame.Rect]:
        """The edges beyond which there are more rows."""
        edge = pygame.Rect(self.rect.topleft, (self.rect.width, graphics.px(Extent.SCROLL_EDGE)))
        edges = [edge] if self.offset > 0 else []
        if self.offset < self.max_offset:
            edges.append(edge.move(0, self.rect.height - edge.height))
        return edges

    def _height(self, graphics: Graphics, width: int) -> int:
        heights = [row.measure(graphics, width)[1] for row in self.children]
        return sum(heights) + graphics.px(self.gap) * max(0, len(heights) - 1)

    def _draw_bar(self, canvas: Canvas) -> None:
        groove = self._groove()
        radius = groove.width // 2
        dark = self.on not in (Material.PAPYRUS, Material.PAPYRUS_INSET, Material.STONE)
        inset = Material.NIGHT_INSET if dark else Material.PAPYRUS_INSET
        canvas.plate(groove, inset, radius=radius, alpha=0.7)
        held = self._bar_grip is not None
        canvas.plate(self._thumb(), Material.GOLD if held else Material.STONE, radius=radius)

    def _groove(self) -> pygame.Rect:
        left = self.rect.right - self._bar_width
        return pygame.Rect(left, self.rect.top, self._bar_width, self.rect.height)

    def _thumb(self) -> pygame.Rect:
        groove = self._groove()
        length = max(self._bar_length, groove.height * groove.height // max(1, self._content))
        length = min(length, groove.height)
        travel = groove.height - length
        top = groove.top + round(travel * self._offset.value / max(1, self.max_offset))
        return pygame.Rect(groove.left, top, groove.width, length)

    def _point(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.WHEEL:
            before = self._offset.target
            self.scroll_to(before - pointer.steps * self._wheel)
            return self.max_offset > 0
        if pointer.kind is PointerKind.PRESS and pointer.button is MouseButton.LEFT:
            return self._grab(pointer.pos)
        if pointer.kind is PointerKind.RELEASE:
            held = self._grip is not None or self._bar_grip is not None
            self._grip = self._bar_grip = None
            self.invalidate()
            return held
        if pointer.kind is PointerKind.MOVE:
            return self._drag(pointer.pos[1])
        return False

    def _grab(self, pos: tuple[int, int]) -> bool:
        if self.max_offset and self._groove().collidepoint(pos):
            thumb = self._thumb()
            inside = thumb.collidepoint(pos)
            self._bar_grip = pos[1] - thumb.top if inside else thumb.height // 2
            self._drag(pos[1])
        else:
            self._grip = (pos[1], self._offset.value)
        self.invalidate()
        return True

    def _drag(self, y: int) -> bool:
        if self._bar_grip is not None:
            groove, length = self._groove(), self._thumb().height
            share = (y - self._bar_grip - groove.top) / max(1, groove.height - length)
            self.scroll_to(share * self.max_offset, at_once=True)
            return True
        if self._grip is not None:
            start, offset = self._grip
            self.scroll_to(offset + start - y, at_once=True)
            return True
        return False

    def _key(self, command: Command) -> bool:
        page = self.rect.height * 0.9
        steps = {Action.PAGE_UP: -page, Action.PAGE_DOWN: page}
        if self.focused:
            steps |= {Action.UP: -float(self._wheel), Action.DOWN: float(self._wheel)}
        for action, step in steps.items():
            if command.means(action) and self.max_offset:
                before = self._offset.target
                self.scroll_to(before + step)
                return self._offset.target != before
        for action, end in ((Action.START, 0), (Action.END, self.max_offset)):
            if command.means(action) and self.max_offset:
                self.scroll_to(end)
                return True
        return False

    def _apply_offset(self) -> None:
        """Move the rows by the change of the offset."""
        step = self.offset - self._applied
        if step:
            for row in self.children:
                row.shift(0, -step)
            self._applied = self.offset
        self.invalidate()


def _behind(canvas: Canvas, area: pygame.Rect) -> pygame.Surface:
    """Copy what is drawn in an area before the rows cover it."""
    behind = pygame.Surface(area.size, pygame.SRCALPHA)
    behind.blit(canvas.surface, (0, 0), area)
    return behind


def _fade_edge(canvas: Canvas, behind: pygame.Surface, area: pygame.Rect, *, below: bool) -> None:
    """Fade the rows out to what was behind them, fully at the outer edge."""
    key = ("faded edge", area.size, below)
    mask = canvas.graphics.cache.get(key, lambda: _fade_mask(area.size, below))
    behind.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(behind, area.topleft)


def _fade_mask(size: Size, below: bool) -> pygame.Surface:
    mask = pygame.Surface(size, pygame.SRCALPHA)
    for row in range(size[1]):
        share = (row if below else size[1] - 1 - row) / max(1, size[1] - 1)
        mask.fill((255, 255, 255, round(255 * share)), (0, row, size[0], 1))
    return mask
