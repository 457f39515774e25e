"""The other players: plates with portrait, score and a small board, and the log among them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from pyramids.engine.contract import Seat
from pyramids.tables.layout.rival_grid import (
    PlateShape,
    PlateSizes,
    RivalGrid,
    RivalNeeds,
    Size,
    divide,
)
from pyramids.tables.parts.faces import draw_name
from pyramids.tables.table_controller import TableController
from pyramids.ui.drawing.canvas import Canvas, Graphics, rect_at
from pyramids.ui.theme import NUMBER, SMALL, SUBHEADING, Colour, Material, Space
from pyramids.ui.theme.table import LOG_LINES, RivalSizes
from pyramids.ui.widgets import Counter, Pressable, Widget, cut_left, cut_top


class RivalPlate(Pressable):
    """One opponent; the part below the head is the game's. A press opens their page."""

    def __init__(
        self, seat: Seat, controller: TableController[Any], on_press: Callable[[], None]
    ) -> None:
        super().__init__(on_press)
        self.seat = seat
        self.thinks = False
        """Whether the game waits for this player."""
        self.score = self.add(Counter(0, NUMBER))
        self._controller = controller
        self._face = pygame.Rect(0, 0, 0, 0)
        self._name = pygame.Rect(0, 0, 0, 0)

    @property
    def face(self) -> pygame.Rect:
        """Where the portrait is."""
        return self._face

    @property
    def colour(self) -> Colour:
        """The player's colour."""
        return self._controller.colour(self.seat)

    def set_score(self, total: int, *, roll: bool) -> None:
        """Show a score, rolling to it or at once."""
        if roll:
            self.score.value = total
        else:
            self.score.jump(total)

    def brief(self) -> str:
        """What is told beside the name where there is room for little more."""
        return str(self.score.value)

    @abstractmethod
    def press_words(self) -> str:
        """What a press does, for the tooltip."""

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """A bot's reasons for its last turn, and what a press does."""
        why = self._controller.log.why_last_turn(self.seat)
        return f"{why}\n{self.press_words()}" if why else self.press_words()

    @abstractmethod
    def sizes(self, graphics: Graphics) -> PlateSizes:
        """The least sizes of the plate; `plate_sizes` adds head and edges to those of its parts."""

    @abstractmethod
    def split_body(self, area: pygame.Rect, graphics: Graphics) -> tuple[pygame.Rect, pygame.Rect]:
        """Divide the area below the head between the board and the figures."""

    @abstractmethod
    def board_width(self, graphics: Graphics, height: int) -> int:
        """The width of a board of a height."""

    @abstractmethod
    def place_parts(self, board: pygame.Rect, figures: pygame.Rect, graphics: Graphics) -> None:
        """Place the board and the figures."""

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """Place the head above the board or beside it, whichever makes the board larger."""
        super().place(rect, graphics)
        padding = graphics.theme.stage(RivalSizes.PADDING)
        inner = rect.inflate(-2 * padding, -2 * padding)
        if self.sizes(graphics).lies(rect.size):
            self._place_lying(inner, graphics)
        else:
            self._place_upright(inner, graphics)

    def _place_upright(self, inner: pygame.Rect, graphics: Graphics) -> None:
        stage = graphics.theme.stage
        roomy = inner.height > stage(RivalSizes.ROOMY)
        high = stage(RivalSizes.PORTRAIT if roomy else RivalSizes.HEAD)
        head, body = cut_top(inner, high, stage(Space.TIGHT))
        self._place_head(head, graphics)
        self.place_parts(*self.split_body(body, graphics), graphics)

    def _place_lying(self, inner: pygame.Rect, graphics: Graphics) -> None:
        stage = graphics.theme.stage
        gap, least = stage(Space.SMALL), stage(RivalSizes.SIDE)
        wide = min(self.board_width(graphics, inner.height), inner.width - gap - least)
        board, side = cut_left(inner, wide, gap)
        if side.width >= stage(RivalSizes.WIDE_SIDE):
            head, figures = cut_top(side, stage(RivalSizes.PORTRAIT), stage(Space.TIGHT))
            self._place_head(head, graphics)
        else:
            head, figures = cut_top(side, _two_lines(graphics), stage(Space.TIGHT))
            self._place_high_head(head, graphics)
        self.place_parts(board, figures, graphics)

    def _place_head(self, head: pygame.Rect, graphics: Graphics) -> None:
        """Face, name and score in a row."""
        self._face = pygame.Rect(head.topleft, (head.height, head.height))
        score = self.score.measure(graphics)[0]
        self.score.align = "right"
        self.score.place(pygame.Rect(head.right - score, head.top, score, head.height), graphics)
        left = self._face.right + graphics.theme.stage(Space.SMALL)
        self._name = pygame.Rect(left, head.top, head.right - score - left, head.height)

    def _place_high_head(self, head: pygame.Rect, graphics: Graphics) -> None:
        """The name above the score, beside the face."""
        side = min(graphics.theme.stage(RivalSizes.PORTRAIT), head.height)
        self._face = rect_at("midleft", head.midleft, side)
        left = self._face.right + graphics.theme.stage(Space.SMALL)
        self._name = pygame.Rect(left, head.top, head.right - left, head.height // 2)
        self.score.align = "left"
        self.score.place(self._name.move(0, head.height // 2), graphics)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the portrait in the player's colour, and everything on it."""
        graphics = canvas.graphics
        self.draw_plate(canvas, self.rect, graphics.theme.style(Material.NIGHT))
        rim = graphics.theme.stage(2)
        canvas.disc(self._face.center, self._face.width, self.colour)
        canvas.svg(self._controller.portrait(self.seat), self._face.inflate(-2 * rim, -2 * rim))
        draw_name(canvas, self._controller.name(self.seat), self._name)
        if self.thinks:
            self._draw_thinking(canvas)
        self.draw_children(canvas)

    def _draw_thinking(self, canvas: Canvas) -> None:
        side = self._face.width // 2
        place = rect_at("center", self._face.bottomright, side)
        canvas.disc(place.center, side + 2, canvas.graphics.theme.palette.night)
        canvas.svg("common/icon_hourglass", place)


def plate_sizes(
    graphics: Graphics, board: Size, below: Size = (0, 0), beside: Size = (0, 0), side: int = 0
) -> PlateSizes:
    """The sizes of a plate with a board of a least size.

    An upright plate has figures `below` and `beside` the board, or one of them; a lying one has
    them all below the head, `side` wide.
    """
    stage = graphics.theme.stage
    edges, tight, gap = 2 * stage(RivalSizes.PADDING), stage(Space.TIGHT), stage(Space.SMALL)
    wide = max(below[0] - board[0], beside[0] + gap if beside[0] else 0, 0)
    high = stage(RivalSizes.HEAD) + tight + (below[1] + tight if below[1] else 0)
    figures = _two_lines(graphics) + tight + max(below[1], beside[1])
    return PlateSizes(
        upright=PlateShape(board, (wide + edges, high + edges)),
        lying=PlateShape(
            (board[0], max(board[1], figures)),
            (gap + max(side, stage(RivalSizes.SIDE)) + edges, edges),
        ),
    )


def _two_lines(graphics: Graphics) -> int:
    """The height of a name above a score."""
    lines = graphics.text.line_height(SUBHEADING) + graphics.text.line_height(NUMBER)
    return max(lines, graphics.theme.stage(RivalSizes.HEAD))


P = TypeVar("P", bound=RivalPlate)
_NO_PLATE = PlateSizes(PlateShape((1, 1), (0, 0)), PlateShape((1, 1), (0, 0)))


class RivalPlates(Widget, Generic[P]):
    """All opponents in a column, a row or a grid, and the log in the remaining space."""

    hoverable = False

    def __init__(self, make_plate: Callable[[Seat], P], log: Widget) -> None:
        super().__init__()
        self._make_plate = make_plate
        self.plates: list[P] = []
        self.log = log
        self._log_elsewhere: pygame.Rect | None = None
        """The log's place, if it isn't among the plates."""

    def seat_around(self, seats: Sequence[Seat]) -> None:
        """Show these players; called again when the viewer changes."""
        self.clear()
        self.plates = [self.add(self._make_plate(seat)) for seat in seats]
        self.add(self.log)

    def plate(self, seat: Seat) -> P | None:
        """A player's plate; None for the viewer."""
        return next((plate for plate in self.plates if plate.seat == seat), None)

    def needs(self, graphics: Graphics) -> RivalNeeds:
        """The room that the plates and the log need."""
        sizes = self.plates[0].sizes(graphics) if self.plates else _NO_PLATE
        return rival_needs(graphics, len(self.plates), sizes)

    def place(self, rect: pygame.Rect, graphics: Graphics, log: pygame.Rect | None = None) -> None:
        """Place plates and log in an area; the log elsewhere if it has a place of its own."""
        super().place(rect, graphics)
        self._log_elsewhere = log
        grid = divide(rect, self.needs(graphics), log=log is None)
        self._place_plates(grid, graphics)
        self.log.place(grid.log if log is None else log, graphics)

    def share(self, height: int, graphics: Graphics) -> pygame.Rect | None:
        """Make room for something of a height below the plates, instead of the log.

        Returns its place; None if the plates would become too small. `place` takes it back.
        """
        if not self.plates or self.rect.width > self.rect.height:
            return None
        gap = graphics.theme.stage(Space.SMALL)
        upper, _below = cut_top(self.rect, self.rect.height - height - gap)
        grid = divide(upper, self.needs(graphics), log=False)
        if grid.scale < 1:
            return None
        self._place_plates(grid, graphics)
        self.log.visible = self._log_elsewhere is not None
        top = max(place.bottom for place in grid.plates) + gap
        return pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    def take_back(self, graphics: Graphics) -> None:
        """Give plates and log their whole place again."""
        self.log.visible = True
        self.place(self.rect, graphics, self._log_elsewhere)

    def _place_plates(self, grid: RivalGrid, graphics: Graphics) -> None:
        for plate, place in zip(self.plates, grid.plates, strict=True):
            plate.place(place, graphics)


def rival_needs(graphics: Graphics, count: int, sizes: PlateSizes) -> RivalNeeds:
    """The room that so many plates and the log need."""
    stage = graphics.theme.stage
    line, edges = graphics.text.line_height(SMALL), 2 * graphics.px(Space.TIGHT)
    lines = round(RivalSizes.LOG_LINES / max(1.0, graphics.theme.text_size))
    log = (stage(RivalSizes.LOG), lines * line + edges)
    # Long lines are wrapped, but hardly all of them.
    highest = LOG_LINES * 3 // 2 * line + edges
    return RivalNeeds(count, sizes, log, highest, stage(Space.SMALL))
