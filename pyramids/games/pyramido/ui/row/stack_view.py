"""A stack of dominoes with the gems below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from pyramids.games.pyramido.domino_set import GEMS, DominoSet
from pyramids.games.pyramido.state import FACE_UP, GEMS_BELOW, Stack
from pyramids.games.pyramido.texts.pieces import gem_name, stack_words
from pyramids.games.pyramido.ui.pyramid.block_face import back_picture, domino_picture
from pyramids.games.pyramido.ui.theme import TableSizes as Sizes
from pyramids.language import _
from pyramids.tables.drawing.number_disc import draw_number_disc
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER_SMALL, Space
from pyramids.ui.widgets import Pressable, Widget, cut_top, fitted

_LAYERS = 3
"""The most dominoes that are drawn below the top."""
_FLIP_STEP = 4
"""In pixels: the widths in which a domino that is turned over is drawn."""


def gem_art(gem: int) -> str:
    """The picture of a gem."""
    return f"pyramido/gem_{GEMS[gem]}"


class TopSpot(Pressable):
    """The top of a stack, face up or face down."""

    def __init__(self, domino_set: DominoSet, number: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.number = number
        self.stack: Stack | None = None
        self.picked = False
        """Whether it is lifted, to be taken."""
        self.offered = False
        """Whether a press would reveal or split it."""
        self.turning = 1.0
        """The progress of its flip: 0 shows the back, 1 what is on top now."""
        self.held = False
        """Whether what is on top is still flying."""
        self.back_before = -1
        self._dominoes = domino_set

    @property
    def face_up(self) -> bool:
        """Whether its domino is face up."""
        return self.stack is not None and self.stack.back == FACE_UP

    def domino_rect(self) -> pygame.Rect:
        """Where its domino is drawn."""
        lift = self.rect.height // 6 if self.picked else 0
        return self.rect.move(0, -lift)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What is on top, and how many dominoes there are."""
        return stack_words(self._dominoes, self.number, self.stack) if self.stack else ""

    def tooltip_clear(self) -> Sequence[pygame.Rect]:
        """The domino, and the gems below it: they are chosen together."""
        return (self.rect.inflate(0, 2 * self.rect.height),)

    def picture(self, graphics: Graphics) -> pygame.Surface | None:
        """What is on top; None if the stack is empty."""
        stack, quarter = self.stack, max(1, self.rect.height // 2)
        if stack is None or not stack.size:
            return None
        if self.turning < 0.5 or not self.face_up:
            back = self.back_before if self.turning < 1.0 else stack.back
            return back_picture(graphics, back, quarter)
        return domino_picture(graphics, self._dominoes.domino(stack.top), 0, quarter)

    def draw(self, canvas: Canvas) -> None:
        """The dominoes below as edges, then the top, lifted if it was picked."""
        graphics = canvas.graphics
        palette, step = graphics.theme.palette, max(1, graphics.theme.stage(2))
        size = self.stack.size if self.stack is not None else 0
        canvas.ring(self.rect, step, step, palette.night_light, 0.5)
        for layer in range(min(_LAYERS, size - 1), 0, -1):
            place = self.rect.move(layer * step, layer * step)
            canvas.fill(palette.night_rim, place)
            canvas.fill(palette.night, place.inflate(-2, -2))
        picture = None if self.held else self.picture(graphics)
        if picture is None:
            return
        rect = self.domino_rect()
        if self.picked:
            canvas.shadow(rect, step, depth=1.6)
        if self.turning < 1.0:
            picture = self._narrowed(graphics, picture)
        canvas.blit(picture, picture.get_rect(center=rect.center).topleft)
        if self.picked or (self.offered and self.is_lit()):
            canvas.ring(rect.inflate(4, 4), step + 2, step + 1, palette.gold_light)

    def _narrowed(self, graphics: Graphics, picture: pygame.Surface) -> pygame.Surface:
        wide, high = picture.get_size()
        share = abs(1.0 - 2.0 * self.turning)
        width = max(2, round(wide * share / _FLIP_STEP) * _FLIP_STEP)
        shown = self.stack.top if self.stack is not None and self.turning >= 0.5 else None
        key = ("pyramido flip", shown, self.back_before, wide, high, width)
        return graphics.cache.get(key, lambda: pygame.transform.smoothscale(picture, (width, high)))


class GemSpot(Pressable):
    """A gem below a stack; a press lifts it with the domino, another one takes both."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.gem = 0
        self.picked = False
        self.held = False
        """Whether it is still flying."""

    def focus_radius(self, graphics: Graphics) -> int:
        """Round."""
        return self.rect.height // 2

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What a press does."""
        name = gem_name(self.gem)
        if not self.enabled:
            return _("Gem: {gem}", gem=name)
        if self.picked:
            return _("Click again to take both.")
        return _("Take the domino above with this gem: {gem}.", gem=name)

    def draw(self, canvas: Canvas) -> None:
        """The gem, larger when it is pointed at or picked."""
        if self.held:
            return
        palette = canvas.graphics.theme.palette
        rect = self.rect
        if self.picked:
            canvas.glow(rect.center, rect.width, palette.gold_light, 0.9)
            rect = rect.inflate(rect.width // 6, rect.height // 6)
        elif self._light.value > 0 and self.enabled:
            canvas.glow(rect.center, rect.width * 4 // 5, palette.gold_light, self._light.value)
        canvas.svg(gem_art(self.gem), rect)
        if self.picked:
            width = max(2, rect.width // 14)
            canvas.ring(rect.inflate(4, 4), rect.width // 2 + 2, width, palette.gold_light)


class StackView(Widget):
    """A stack and its gems. The gems can be pressed while its domino can be taken."""

    hoverable = False

    def __init__(
        self,
        domino_set: DominoSet,
        number: int,
        on_top: Callable[[int], None],
        on_gem: Callable[[int, int], None],
    ) -> None:
        super().__init__()
        self.number = number
        self.size = 0
        """How many dominoes there are."""
        self.top = self.add(TopSpot(domino_set, number, partial(on_top, number)))
        self.gems = [
            self.add(GemSpot(partial(on_gem, number, index))) for index in range(GEMS_BELOW)
        ]

    def show(self, stack: Stack, below: Sequence[int]) -> None:
        """Show a stack of the state."""
        self.size = stack.size
        self.top.stack = stack
        self.top.turning, self.top.held = 1.0, False
        for index, spot in enumerate(self.gems):
            spot.visible, spot.held = index < len(below), False
            if spot.visible:
                spot.gem = below[index]

    def spot_of(self, gem: int) -> GemSpot | None:
        """A gem of a kind below this stack."""
        return next((spot for spot in self.gems if spot.visible and spot.gem == gem), None)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The domino above, the gems below."""
        super().place(rect, graphics)
        gap = graphics.theme.stage(Space.TIGHT)
        count = max(graphics.theme.stage(Sizes.COUNT), graphics.text.width("000", NUMBER_SMALL))
        wide = (rect.width - count - 6 * gap) // GEMS_BELOW
        side = max(1, min(wide, rect.height * 36 // 100))
        upper, lower = cut_top(rect, rect.height - side - 3 * gap, gap)
        domino = fitted(upper.inflate(-6 * gap, -2 * gap), 2.0)
        # Whole quarters: pictures of blocks have no halves.
        quarter = max(1, domino.height // 2)
        # The edges of the dominoes below jut out on the right.
        middle = upper.centerx - _LAYERS * max(1, graphics.theme.stage(2)) // 2, upper.centery
        self.top.place(rect_at("center", middle, 4 * quarter, 2 * quarter), graphics)
        # The number on the left and as much space on the right: the gems are in the middle.
        needed = count + GEMS_BELOW * (side + gap) + 2 * gap
        start = max(rect.left, min(self.top.rect.left, rect.right - needed))
        self._count = rect_at("midleft", (start, lower.centery), count, side)
        left = lower.centerx - (GEMS_BELOW * (side + gap) - gap) // 2
        left = max(left, self._count.right + gap)
        for spot in self.gems:
            spot.place(rect_at("midleft", (left, lower.centery), side), graphics)
            left += side + gap

    def draw(self, canvas: Canvas) -> None:
        """The parts, and how many dominoes there are."""
        self.draw_children(canvas)
        palette, place = canvas.graphics.theme.palette, self._count.center
        draw_number_disc(
            canvas, str(self.size), place, min(self._count.size), NUMBER_SMALL,
            rim=palette.night_rim, ground=palette.night, letters=palette.moonlight_dim,
        )  # fmt: skip

    _count = pygame.Rect(0, 0, 0, 0)
