"""The column beside the pyramid: depot, piles, and what can be done with the stack."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.games.im_bann.deck import Deck
from pyramids.games.im_bann.state import State
from pyramids.games.im_bann.ui.column.depot import Depot
from pyramids.games.im_bann.ui.column.piles import Piles
from pyramids.games.im_bann.ui.theme import LayoutSizes
from pyramids.language import later
from pyramids.tables.layout.table_parts import ToolsRoom
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Extent, Space
from pyramids.ui.widgets import Button, IconButton, Widget, cut_left, cut_top

# Made once: a new text in every frame would count as a change in every frame.
SWAP = later("Swap")
CANCEL = later("Cancel")


class ToolColumn(Widget):
    """Everything beside the pyramid."""

    hoverable = False

    def __init__(
        self,
        deck: Deck,
        *,
        on_item: Callable[[int], None],
        on_draw: Callable[[int], None],
        on_swap: Callable[[], None],
        on_hint: Callable[[], None],
        on_unseen: Callable[[], None],
    ) -> None:
        super().__init__()
        self.depot = self.add(Depot(on_item))
        self.piles = self.add(Piles(deck))
        self.draw_one = self.add(Button(later("Draw 1"), lambda: on_draw(1)))
        self.draw_two = self.add(Button(later("Draw 2"), lambda: on_draw(2)))
        self.swap = self.add(Button(SWAP, on_swap))
        self.hint = self.add(IconButton("common/icon_hint", later("Hint: H"), on_hint))
        self.unseen = self.add(
            IconButton("common/icon_eye", later("Cards not seen yet: N"), on_unseen)
        )

    def show(self, state: State) -> None:
        """Show the depot and the piles."""
        self.depot.show(state.depot)
        self.piles.show(state)

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """From top to bottom; in a low, broad place the depot is beside the rest."""
        super().place(rect, graphics)
        gap = graphics.theme.stage(Space.SMALL)
        below = _below(graphics)
        if rect.height - below < graphics.theme.stage(LayoutSizes.DIAL):
            dial, rest = cut_left(rect, min(rect.height, rect.width // 2), gap)
        else:
            dial, rest = cut_top(rect, min(rect.height - below, rect.width), gap)
            spare = rest.height - (below - gap)
            dial.height += spare // 2
            rest = pygame.Rect(rest.left, rest.top + spare // 2, rest.width, below - gap)
        self.depot.place(dial, graphics)
        high = graphics.px(Extent.BUTTON)
        piles, rest = cut_top(rest, max(0, rest.height - 2 * (high + gap)), gap)
        self.piles.place(piles, graphics)
        row = pygame.Rect(rest.left, rest.top, (rest.width - gap) // 2, high)
        self.draw_one.place(row, graphics)
        self.draw_two.place(row.move(row.width + gap, 0), graphics)
        side = min(high, graphics.px(Extent.ICON_BUTTON))
        row = pygame.Rect(rest.left, rest.top + high + gap, rest.width, high)
        tool = pygame.Rect(row.right - side, row.centery - side // 2, side, side)
        self.unseen.place(tool, graphics)
        self.hint.place(tool.move(-side - gap, 0), graphics)
        row.width -= 2 * (side + gap)
        self.swap.place(row, graphics)


def tools_room(graphics: Graphics) -> ToolsRoom:
    """What the column needs."""
    stage = graphics.theme.stage
    least, widest = (stage(width) for width in LayoutSizes.TOOLS)
    dial, below = stage(LayoutSizes.DIAL), _below(graphics)
    least = max(least, graphics.px(LayoutSizes.TOOLS[0]))
    return ToolsRoom(
        upright=(least, dial + below),
        broad=(dial + stage(Space.SMALL) + least, below),
        widest=widest,
    )


def _below(graphics: Graphics) -> int:
    """The height of piles and buttons."""
    gap = graphics.theme.stage(Space.SMALL)
    return graphics.theme.stage(LayoutSizes.PILE) + 2 * graphics.px(Extent.BUTTON) + 3 * gap
