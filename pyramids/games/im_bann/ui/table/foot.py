"""The viewer's own cards: the display with its buttons, and the hand below."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pyramids.games.im_bann.rules import ImBann
from pyramids.games.im_bann.ui.table.display import OwnDisplay
from pyramids.games.im_bann.ui.table.hand import Hand
from pyramids.games.im_bann.ui.theme import DisplaySizes
from pyramids.language import later
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import Extent, Space
from pyramids.ui.widgets import Button, Widget, cut_top

# Made once: a new text in every frame would count as a change in every frame.
END_TURN = later("End turn")
SKIP_TURN = later("Skip turn")
CHOSEN_SWAP = later("Swap these cards")
CHOSEN_PRICE = later("Discard these cards")
BEAT = later("Beat the adventure")
OPEN = later("Open the chamber")
PASS = later("Pass the Mummy on")
MYSELF = later("To yourself")


class Foot(Widget):
    """Display, buttons and hand."""

    hoverable = False

    def __init__(
        self,
        rules: ImBann,
        *,
        on_card: Callable[[int], None],
        tell_card: Callable[[int], str],
        on_display: Callable[[int], None],
        on_beat: Callable[[], None],
        on_pass: Callable[[], None],
        on_myself: Callable[[], None],
        on_go_on: Callable[[], None],
    ) -> None:
        super().__init__()
        self.display = self.add(OwnDisplay(rules, on_display))
        self.hand = self.add(Hand(rules.deck, on_card, tell_card))
        self.beat = self.add(Button(BEAT, on_beat, primary=True))
        self.pass_mummy = self.add(Button(PASS, on_pass))
        self.myself = self.add(Button(MYSELF, on_myself))
        self.go_on = self.add(Button(END_TURN, on_go_on))
        for button in self.buttons:
            button.visible = False
        self._side = pygame.Rect(0, 0, 0, 0)
        self._graphics: Graphics | None = None

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, in the order of their places."""
        return self.beat, self.pass_mummy, self.myself, self.go_on

    def place(self, rect: pygame.Rect, graphics: Graphics) -> None:
        """The display and the buttons above, the hand below."""
        super().place(rect, graphics)
        self._graphics = graphics
        gap = graphics.theme.stage(Space.SMALL)
        high = graphics.px(Extent.BUTTON)
        least = max(graphics.theme.stage(DisplaySizes.HEIGHT), 2 * high + gap)
        top, below = cut_top(rect, min(least, rect.height // 2), gap // 2)
        wide = max(button.measure(graphics)[0] for button in self.buttons)
        wide = min(wide, rect.width // 3)
        self._side = pygame.Rect(top.right - wide, top.top, wide, top.height)
        self.display.place(pygame.Rect(top.topleft, (top.width - wide - gap, top.height)), graphics)
        self.hand.place(below, graphics)
        self.arrange()

    def arrange(self) -> None:
        """Place the visible buttons below each other; the last one is at the bottom."""
        if self._graphics is None:
            return
        gap = self._graphics.theme.stage(Space.SMALL)
        shown = [button for button in self.buttons if button.visible]
        high = self._graphics.px(Extent.BUTTON)
        if shown:
            high = min(high, (self._side.height - gap * (len(shown) - 1)) // len(shown))
        total = len(shown) * high + gap * max(0, len(shown) - 1)
        top = self._side.centery - total // 2
        for button in shown:
            place = pygame.Rect(self._side.left, top, self._side.width, high)
            if button.rect != place:
                button.place(place, self._graphics)
            top += high + gap
