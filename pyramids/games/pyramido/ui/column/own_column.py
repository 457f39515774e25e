"""The left column: the domino in the hand, tools, gems, points, and the button."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from pyramids.games.pyramido.domino_set import DominoSet
from pyramids.games.pyramido.rules import Pyramido
from pyramids.games.pyramido.state import NO_DOMINO, State
from pyramids.games.pyramido.ui.column.area_list import AreaList
from pyramids.games.pyramido.ui.column.stage_points import StagePoints
from pyramids.games.pyramido.ui.column.supply import Supply
from pyramids.games.pyramido.ui.pyramid.block_face import domino_picture
from pyramids.games.pyramido.ui.theme import COUNT
from pyramids.games.pyramido.ui.theme import TableSizes as Sizes
from pyramids.language import _, later
from pyramids.tables.drawing.face_up_card import FaceUpCard
from pyramids.tables.layout.table_parts import ToolsRoom
from pyramids.ui.drawing.canvas import Canvas, Graphics
from pyramids.ui.theme import SMALL, Extent, Space
from pyramids.ui.widgets import Button, IconButton, Widget, cut_left, cut_top, row

_BROAD = 0.8
"""In shares of the height: if the column is wider, the parts are beside the domino."""


class HandSlot(FaceUpCard):
    """The domino that was taken and is to be placed."""

    ratio = 2.0
    back = "pyramido/back"

    def __init__(self, domino_set: DominoSet) -> None:
        super().__init__()
        self.domino = NO_DOMINO
        self.turns = 0
        """How often it is rotated clockwise."""
        self.held = False
        """Whether the domino is still flying here."""
        self._dominoes = domino_set

    @property
    def shown(self) -> Hashable:
        """The domino's number."""
        return self.domino or None

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What to do with it."""
        return _("Place it: drag it, or just point at your pyramid.") if self.domino else ""

    def draw(self, canvas: Canvas) -> None:
        """The domino, or an empty recess that says what it is for."""
        palette = canvas.graphics.theme.palette
        canvas.ring(self.card, canvas.graphics.theme.stage(6), 2, palette.night_light, 0.7)
        if self.domino == NO_DOMINO or self.lifted or self.held:
            room = self.card.width - canvas.graphics.px(Space.LARGE)
            words, colour = _("Your domino"), palette.moonlight_dim
            canvas.fitted_text(words, self.card.center, room, SMALL, colour)
            return
        super().draw(canvas)

    def draw_face(self, canvas: Canvas, card: pygame.Rect, *, bare: bool = False) -> None:
        """The domino as it is rotated; upright it is smaller."""
        domino, blocks = self._dominoes.domino(self.domino), 2 if self.turns % 2 else 1
        quarter = max(1, card.height // 2 // blocks)
        picture = domino_picture(canvas.graphics, domino, self.turns, quarter)
        canvas.blit(picture, picture.get_rect(center=card.center).topleft)


class Bag(Widget):
    """How many gems are in the bag."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.discards = 0

    def measure(self, graphics: Graphics, width: int | None = None) -> tuple[int, int]:
        """The bag and a number of two digits."""
        side = graphics.px(Extent.ICON_BUTTON)
        return side + graphics.text.width("00", COUNT) + graphics.px(Space.TIGHT), side

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The gems in the bag, and those that will return to it."""
        return _("Bag: {bag}. Discarded: {gone}", bag=self.count, gone=self.discards)

    def draw(self, canvas: Canvas) -> None:
        """The bag and the number."""
        side = self.rect.height
        canvas.svg("pyramido/bag", pygame.Rect(self.rect.topleft, (side, side)))
        place = (self.rect.left + side + canvas.graphics.px(Space.TIGHT), self.rect.centery)
        canvas.text(str(self.count), place, COUNT, anchor="midleft")


class OwnColumn(Widget):
    """From the domino at the top to the button at the foot."""

    hoverable = False

    def __init__(
        self,
        domino_set: DominoSet,
        *,
        on_turn: Callable[[], None],
        on_places: Callable[[], None],
        on_hint: Callable[[], None],
        on_tilt: Callable[[], None],
        on_unseen: Callable[[], None],
        on_gem: Callable[[int], None],
        on_go_on: Callable[[], None],
    ) -> None:
        super().__init__()
        add = self.add
        self.card = add(HandSlot(domino_set))
        words = later("Rotate the domino: R, wheel or right click")
        self.turn_tool = add(IconButton("common/icon_rotate", words, on_turn))
        words = later("Show legal spots one by one: P")
        self.places_tool = add(IconButton("common/icon_eye", words, on_places))
        self.hint = add(IconButton("common/icon_hint", later("Hint: H"), on_hint))
        self.tilt_tool = add(IconButton("pyramido/icon_tilt", later("Tilt: V"), on_tilt))
        words = later("Dominoes not seen yet: N")
        self.unseen_tool = add(IconButton("common/icon_stack", words, on_unseen))
        self.bag = add(Bag())
        self.supply = add(Supply(on_gem))
        self.points = add(StagePoints())
        self.areas = add(AreaList())
        self.go_on = add(Button(later("Done"), on_go_on, primary=True))

    def show(self, rules: Pyramido, state: State, seat: int, *, roll: bool) -> None:
        """Show what a player owns."""
        builder, total = state.builders[seat], rules.tally(state, seat)["total"]
        self.areas.show(rules.areas(builder) if builder.placed else ())
        self.card.held = False
        self.card.domino = state.hand if state.seat == seat else NO_DOMINO
        self.supply.show(builder.gems)
        self.points.show(builder, state.stage, total, roll=roll)
        self.bag.count, self.bag.discards = sum(state.bag), sum(state.discards)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """A column, or the domino with everything else beside it."""
        super().place(rect, graphics)
        gap, button = graphics.theme.stage(Space.SMALL), self.go_on.measure(graphics)[1]
        if rect.width > _BROAD * rect.height:
            left, right = cut_left(rect, (rect.width - gap) // 2, gap)
            card, below = cut_top(left, min(left.width // 2, left.height - button - gap), gap)
            self.card.place(card, graphics)
            self.go_on.place(
                pygame.Rect(left.left, left.bottom - button, left.width, button), graphics
            )
            self._place_parts(right, graphics)
            return
        foot = pygame.Rect(rect.left, rect.bottom - button, rect.width, button)
        self.go_on.place(foot, graphics)
        rest = pygame.Rect(rect.topleft, (rect.width, foot.top - gap - rect.top))
        spare = rest.height - _parts_height(graphics) - gap
        card, below = cut_top(rest, max(1, min(rect.width // 2, spare)), gap)
        self.card.place(card, graphics)
        self._place_parts(below, graphics)

    def _place_parts(self, area: pygame.Rect, graphics: Graphics) -> None:
        """Tools, gems, points; what is left goes between them."""
        gap = graphics.theme.stage(Space.SMALL)
        tool = max(graphics.theme.stage(Sizes.TOOL), graphics.px(Extent.ICON_BUTTON))
        tools, rest = cut_top(area, tool, gap)
        row([self.turn_tool, self.places_tool, self.hint], tools, graphics, at="center")
        tools, rest = cut_top(rest, tool, gap)
        row([self.tilt_tool, self.unseen_tool, self.bag], tools, graphics, at="center")
        least, most = (_scaled(graphics, units) for units in Sizes.SUPPLY)
        points = _scaled(graphics, Sizes.STAGES)
        spare = rest.height - least - points - gap
        supply, rest = cut_top(rest, least + max(0, min(spare, most - least)), gap)
        self.supply.place(supply, graphics)
        place, rest = cut_top(rest, min(points, rest.height), gap)
        self.points.place(place, graphics)
        self.areas.place(rest, graphics)


def tools_room(graphics: Graphics) -> ToolsRoom:
    """The room that it needs as a column, and as something broader."""
    stage, gap = graphics.theme.stage, graphics.theme.stage(Space.SMALL)
    narrow, widest = (stage(width) for width in Sizes.LEFT)
    narrow = max(narrow, _tools_width(graphics))
    parts, button = _parts_height(graphics), graphics.px(Extent.BUTTON)
    card = stage(Sizes.CARD) // 2
    return ToolsRoom(
        upright=(narrow, card + parts + button + 2 * gap),
        broad=(2 * narrow + gap, max(parts, card + gap + button)),
        widest=max(narrow, widest),
    )


def _tools_width(graphics: Graphics) -> int:
    """The width of two tools and the bag."""
    icons = 3 * graphics.px(Extent.ICON_BUTTON) + 2 * graphics.px(Space.MEDIUM)
    return icons + graphics.text.width("00", COUNT) + 2 * graphics.px(Space.TIGHT)


def _parts_height(graphics: Graphics) -> int:
    gap = graphics.theme.stage(Space.SMALL)
    tool = max(graphics.theme.stage(Sizes.TOOL), graphics.px(Extent.ICON_BUTTON))
    supply, points = _scaled(graphics, Sizes.SUPPLY[0]), _scaled(graphics, Sizes.STAGES)
    return 2 * (tool + gap) + supply + gap + points


def _scaled(graphics: Graphics, units: float) -> int:
    return max(graphics.theme.stage(units), graphics.px(units))
