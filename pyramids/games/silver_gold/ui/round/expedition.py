"""The expedition column: the revealed card, the shapes to come, and the shape's tools."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from pyramids.engine.grid import Shape
from pyramids.engine.multiset import elements
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import NO_PATTERN, TURNS, Phase, State
from pyramids.games.silver_gold.texts.cards import pattern_title
from pyramids.games.silver_gold.ui.theme import ExpeditionSizes as Sizes
from pyramids.language import _, later, ngettext
from pyramids.tables.drawing.face_up_card import FaceUpCard
from pyramids.tables.layout.table_parts import ToolsRoom
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL_BOLD, Extent, Material, Space
from pyramids.ui.widgets import Button, IconButton, Widget, cut_left, cut_top

_FRONT, _BACK = "silver_gold/expedition_front", "silver_gold/expedition_back"


class ExpeditionCard(FaceUpCard):
    """The revealed card on the cards that are still face down."""

    ratio = Sizes.RATIO
    back = _BACK

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck
        self.pattern = NO_PATTERN
        self.held: Shape | None = None
        """The shape as the viewer has rotated and mirrored it; None to show it as printed."""

    @property
    def shown(self) -> Hashable:
        """Its shape."""
        return None if self.pattern == NO_PATTERN else (self.deck.digest, self.pattern)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the card is for."""
        if self.pattern == NO_PATTERN:
            return _("The next expedition card is about to be revealed.")
        title = pattern_title(self.deck.patterns[self.pattern].name)
        return _(
            "Mark {shape} on one of your pyramids, rotated and mirrored as you like.",
            shape=title,
        )

    def draw_face(self, canvas: Canvas, card: pygame.Rect, *, bare: bool = False) -> None:
        """The card with its shape."""
        draw_expedition(canvas, card, self.deck, self.pattern, bare=bare, held=self.held)


class UpcomingShapes(Widget):
    """All eight cards of the round as small shapes; revealed ones are dim."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck
        self.hidden: tuple[int, ...] = ()
        """The patterns that are still face down, one entry a card."""

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What the shapes mean."""
        return _("Bright shapes are still face down. One of them is never revealed this round.")

    def draw(self, canvas: Canvas) -> None:
        """Rows of shapes, as large as the room allows."""
        every = [i for i, pattern in enumerate(self.deck.patterns) for _n in range(pattern.count)]
        columns, side = cells(self.rect.size, len(every))
        edge = self.rect.left + (self.rect.width - columns * side) // 2
        top = self.rect.top + (self.rect.height - -(-len(every) // columns) * side) // 2
        left = list(self.hidden)
        for number, pattern in enumerate(every):
            there = pattern in left
            if there:
                left.remove(pattern)
            row, column = divmod(number, columns)
            place = (edge + column * side, top + row * side)
            self._draw_cell(canvas, pattern, pygame.Rect(place, (side, side)), there)

    def _draw_cell(self, canvas: Canvas, pattern: int, cell: pygame.Rect, there: bool) -> None:
        graphics = canvas.graphics
        plate = cell.inflate(-graphics.theme.stage(4), -graphics.theme.stage(4))
        material = Material.PAPYRUS_INSET if there else Material.NIGHT_INSET
        inner = plate.inflate(-plate.width // 5, -plate.height // 5)
        side = inner.height // 3

        def render() -> pygame.Surface:
            whole = pygame.Surface(plate.size, pygame.SRCALPHA)
            draft = Canvas(whole, graphics)
            draft.plate(whole.get_rect(), material, radius=graphics.theme.stage(5))
            place = inner.move(-plate.left, -plate.top)
            draw_shape(draft, self.deck.patterns[pattern].shape, place, max(3, side))
            whole.set_alpha(None if there else 90)
            return whole

        key = (
            "still_to_come",
            self.deck.digest,
            pattern,
            plate.size,
            there,
            graphics.theme.palette,
        )
        canvas.blit(graphics.cache.get(key, render), plate.topleft)


class ExpeditionColumn(Widget):
    """The left column of the table."""

    hoverable = False

    def __init__(
        self,
        deck: Deck,
        *,
        on_turn: Callable[[], None],
        on_mirror: Callable[[], None],
        on_single: Callable[[], None],
        on_places: Callable[[], None],
        on_hint: Callable[[], None],
        on_go_on: Callable[[], None],
    ) -> None:
        super().__init__()
        self.card = self.add(ExpeditionCard(deck))
        self.still = self.add(UpcomingShapes(deck))
        self.turn_tool = self.add(
            IconButton(
                "common/icon_rotate",
                later("Rotate the shape: R, wheel or right click"),
                on_turn,
            )
        )
        self.mirror_tool = self.add(
            IconButton(
                "common/icon_mirror", later("Mirror the shape: F or middle click"), on_mirror
            )
        )
        self.places_tool = self.add(
            IconButton(
                "common/icon_eye",
                later("Show legal spots one by one: P"),
                on_places,
            )
        )
        self.single = self.add(
            Button(
                later("One square"),
                on_single,
                icon="common/icon_single",
                tooltip=later("Mark just one square instead of the shape: X"),
            )
        )
        self.hint = self.add(
            Button(
                later("Hint"),
                on_hint,
                icon="common/icon_hint",
                tooltip=later("Show your three best moves and why: H"),
            )
        )
        self.go_on = self.add(Button(later("Confirm"), on_go_on, primary=True))
        self.to_come = TURNS
        """How many cards of the round will still be revealed."""

    def show(self, table: State) -> None:
        """Follow the table."""
        facing = table.phase not in (Phase.REVEAL,) or table.turn > 0
        self.card.pattern = table.pattern if facing else NO_PATTERN
        self.card.left = TURNS - table.turn
        self.still.hidden = tuple(elements(table.expeditions))
        self.to_come = TURNS - table.turn

    def caption(self) -> str:
        """How many of the bright shapes will be revealed: the last card never is (SG-6)."""
        return _to_come(self.to_come, len(self.still.hidden))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """A column, or the card with its buttons beside it."""
        super().place(rect, graphics)
        if tools_room(graphics).is_broad(rect.size):
            self._place_broad(rect, graphics)
        else:
            self._place_column(rect, graphics)

    def _place_column(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """From the card at the top to the button at the foot."""
        stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
        button = self.go_on.measure(graphics)[1]
        still = min(2 * round(rect.width / 4), stage(110))
        fixed = self._buttons_height(graphics) + still + 2 * gap
        high = min(round(rect.width / Sizes.RATIO), rect.height - fixed)
        # The shapes get the height that the card leaves: they are read in every turn.
        still += max(0, min(rect.width, rect.height - fixed - high))
        card, rest = cut_top(rect, high, gap)
        self.card.place(card, graphics)
        foot = pygame.Rect(rect.left, rect.bottom - button, rect.width, button)
        self.go_on.place(foot, graphics)
        top = self._place_buttons(rest, graphics)
        self.still.place(pygame.Rect(rect.left, top, rect.width, foot.top - gap - top), graphics)

    def _place_broad(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The card left, buttons right, the shapes below."""
        gap, button = graphics.theme.stage(Space.SMALL), self.go_on.measure(graphics)[1]
        # Half of the width is the card's; what it can't use of the height is the shapes'.
        most = rect.height - gap - rect.width // (TURNS + 1)
        high = max(self._buttons_height(graphics), min(most, round(rect.width / 2 / Sizes.RATIO)))
        upper, lower = cut_top(rect, high, gap)
        wide = min(round(high * Sizes.RATIO), rect.width // 2)
        card, right = cut_left(upper, wide, gap)
        self.card.place(card, graphics)
        self._place_buttons(right, graphics)
        self.go_on.place(
            pygame.Rect(right.left, right.bottom - button, right.width, button), graphics
        )
        self.still.place(lower, graphics)

    def _place_buttons(self, area: pygame.Rect, graphics: Graphics) -> int:
        """Place all buttons but the last one from the top of an area; returns where they end."""
        stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
        tools = (self.turn_tool, self.mirror_tool, self.places_tool)
        tool = min(stage(Sizes.TOOL), (area.width - 2 * gap) // len(tools))
        step = (area.width - tool) / (len(tools) - 1)
        for number, widget in enumerate(tools):
            left = area.left + round(number * step)
            widget.place(pygame.Rect(left, area.top, tool, tool), graphics)
        top = area.top + tool + gap
        button = self.go_on.measure(graphics)[1]
        for wide_tool in (self.single, self.hint):
            wide_tool.place(pygame.Rect(area.left, top, area.width, button), graphics)
            top += button + gap if wide_tool.visible else 0
        return top

    def _buttons_height(self, graphics: Graphics) -> int:
        """The height of all buttons below each other."""
        gap, button = graphics.theme.stage(Space.SMALL), self.go_on.measure(graphics)[1]
        count = 3 if self.hint.visible else 2
        return graphics.theme.stage(Sizes.TOOL) + count * (button + gap)

    def draw(self, canvas: Canvas) -> None:
        """The caption of the shapes while there is no button in its place, then the parts."""
        if not self.go_on.visible:
            self._draw_caption(canvas, self.go_on.rect)
        self.draw_children(canvas)

    def _draw_caption(self, canvas: Canvas, room: pygame.Rect) -> None:
        graphics = canvas.graphics
        room = room.inflate(-2 * graphics.theme.stage(Space.SMALL), 0)
        colour = graphics.theme.palette.moonlight_dim
        lines = graphics.text.wrap(self.caption(), SMALL_BOLD, room.width)
        high = graphics.text.line_height(SMALL_BOLD)
        middle = room.centery - high * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            place = (room.centerx, middle + number * high)
            canvas.text(line, place, SMALL_BOLD, colour, anchor="center")


def tools_room(graphics: Graphics) -> ToolsRoom:
    """The room that the expedition needs as a column, and as something broader."""
    stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
    column = stage(Sizes.COLUMN[0])
    buttons = stage(Sizes.TOOL) + 3 * (graphics.px(Extent.BUTTON) + gap)
    broad = 2 * column + gap
    return ToolsRoom(
        upright=(column, column + buttons + column // 2 + 2 * gap),
        broad=(broad, buttons + broad // (TURNS + 1) + gap),
        widest=stage(Sizes.COLUMN[1]),
    )


def cells(room: tuple[int, int], count: int) -> tuple[int, int]:
    """How many cells in a row, and how large, use a room best."""
    ways = range(1, count + 1)
    sides = {columns: min(room[0] // columns, room[1] // -(-count // columns)) for columns in ways}
    best = max(ways, key=lambda columns: sides[columns])
    return best, sides[best]


def _to_come(count: int, bright: int) -> str:
    if not count:
        return _("Stays face down")
    return ngettext(
        "{n} of these {bright} to come", "{n} of these {bright} to come", count, bright=bright
    )


def draw_expedition(
    canvas: Canvas,
    card: pygame.Rect,
    deck: Deck,
    pattern: int,
    *,
    bare: bool = False,
    held: Shape | None = None,
) -> None:
    """Draw an expedition card with its shape, as it is held or without it while it is carried."""
    canvas.svg(_FRONT, card)
    unit = card.width / 200
    left, top, width, height = (round(length * unit) for length in Sizes.SHAPE)
    if not bare:
        room = pygame.Rect(card.left + left, card.top + top, width, height)
        shape = deck.patterns[pattern].shape if held is None else held
        draw_shape(canvas, shape, room, round(Sizes.BLOCK * unit))


def draw_shape(canvas: Canvas, shape: Shape, area: pygame.Rect, largest: int) -> None:
    """A shape in the middle of an area, as on an expedition card."""
    rows, columns = (1 + max(cell[axis] for cell in shape) for axis in (0, 1))
    side = min(largest, area.width // columns, area.height // rows)
    left = area.centerx - side * columns // 2
    top = area.centery - side * rows // 2
    for row, column in sorted(shape):
        place = pygame.Rect(left + column * side, top + row * side, side, side)
        canvas.svg("silver_gold/pattern_block", place)
