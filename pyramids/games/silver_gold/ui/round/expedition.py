"""The expedition column: the revealed card, the shapes to come, and the shape's tools."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from pyramids.engine.grid import Shape
from pyramids.engine.multiset import elements
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.state import NO_PATTERN, TURNS, Phase, State
from pyramids.games.silver_gold.texts.cards import pattern_title
from pyramids.games.silver_gold.ui.theme import ExpeditionSizes
from pyramids.language import _, later, ngettext
from pyramids.tables.drawing.face_up_card import FaceUpCard
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL_BOLD, Material, Space
from pyramids.ui.widgets import Button, IconButton, Widget

_FRONT, _BACK = "silver_gold/expedition_front", "silver_gold/expedition_back"


class ExpeditionCard(FaceUpCard):
    """The revealed card on the cards that are still face down."""

    ratio = ExpeditionSizes.RATIO
    back = _BACK

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck
        self.pattern = NO_PATTERN

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
        draw_expedition(canvas, card, self.deck, self.pattern, bare=bare)


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
        left = list(self.hidden)
        for number, pattern in enumerate(every):
            there = pattern in left
            if there:
                left.remove(pattern)
            row, column = divmod(number, columns)
            place = (edge + column * side, self.rect.top + row * side)
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
        self._to_come = TURNS
        self._title = pygame.Rect(0, 0, 0, 0)
        self._note = pygame.Rect(0, 0, 0, 0)

    def show(self, table: State) -> None:
        """Follow the table."""
        facing = table.phase not in (Phase.REVEAL,) or table.turn > 0
        self.card.pattern = table.pattern if facing else NO_PATTERN
        self.card.left = TURNS - table.turn
        self.still.hidden = tuple(elements(table.expeditions))
        self._to_come = TURNS - table.turn

    def caption(self) -> str:
        """How many of the bright shapes will be revealed: the last card never is (SG-6)."""
        return _to_come(self._to_come, len(self.still.hidden))

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """From the card at the top to the button at the foot."""
        super().place(rect, graphics)
        stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
        # As high as the longest caption, so that nothing moves from turn to turn.
        line = graphics.text.height(_to_come(TURNS - 1, TURNS), SMALL_BOLD, rect.width)
        button = self.go_on.measure(graphics)[1]
        tools = (self.turn_tool, self.mirror_tool, self.places_tool)
        tool = min(stage(ExpeditionSizes.TOOL), (rect.width - 2 * gap) // len(tools))
        still = min(2 * round(rect.width / 4), stage(110))
        hint = button + gap if self.hint.visible else 0
        fixed = 2 * button + hint + tool + line + still + 6 * gap
        high = min(round(rect.width / ExpeditionSizes.RATIO), rect.height - fixed)
        # The shapes get the height that the card leaves: they are read in every turn.
        still += max(0, min(rect.width, rect.height - fixed - high))
        top = rect.top
        self.card.place(pygame.Rect(rect.left, top, rect.width, high), graphics)
        top += high + gap
        step = (rect.width - tool) / (len(tools) - 1)
        for number, widget in enumerate(tools):
            widget.place(pygame.Rect(rect.left + round(number * step), top, tool, tool), graphics)
        top += tool + gap
        self.single.place(pygame.Rect(rect.left, top, rect.width, button), graphics)
        top += button + gap
        self.hint.place(pygame.Rect(rect.left, top, rect.width, button), graphics)
        top += hint + gap
        self._note = pygame.Rect(rect.left, top, rect.width, line)
        self.still.place(pygame.Rect(rect.left, top + line, rect.width, still), graphics)
        foot = pygame.Rect(rect.left, rect.bottom - button, rect.width, button)
        self.go_on.place(foot, graphics)

    def draw(self, canvas: Canvas) -> None:
        """The caption between card and shapes, then the parts."""
        graphics = canvas.graphics
        colour = graphics.theme.palette.moonlight_dim
        lines = graphics.text.wrap(self.caption(), SMALL_BOLD, self._note.width)
        high = graphics.text.line_height(SMALL_BOLD)
        middle = self._note.centery - high * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            place = (self._note.centerx, middle + number * high)
            canvas.text(line, place, SMALL_BOLD, colour, anchor="center")
        self.draw_children(canvas)


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
    canvas: Canvas, card: pygame.Rect, deck: Deck, pattern: int, *, bare: bool = False
) -> None:
    """Draw an expedition card with its shape, or without it while that is carried."""
    canvas.svg(_FRONT, card)
    unit = card.width / 200
    left, top, width, height = (round(length * unit) for length in ExpeditionSizes.SHAPE)
    if not bare:
        room = pygame.Rect(card.left + left, card.top + top, width, height)
        draw_shape(canvas, deck.patterns[pattern].shape, room, round(ExpeditionSizes.BLOCK * unit))


def draw_shape(canvas: Canvas, shape: Shape, area: pygame.Rect, largest: int) -> None:
    """A shape in the middle of an area, as on an expedition card."""
    rows, columns = (1 + max(cell[axis] for cell in shape) for axis in (0, 1))
    side = min(largest, area.width // columns, area.height // rows)
    left = area.centerx - side * columns // 2
    top = area.centery - side * rows // 2
    for row, column in sorted(shape):
        place = pygame.Rect(left + column * side, top + row * side, side, side)
        canvas.svg("silver_gold/pattern_block", place)
