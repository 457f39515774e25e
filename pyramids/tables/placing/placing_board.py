"""A board of the viewer: with the keyboard on it, arrows move the piece and Enter places it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pyramids.tables.placing.placing_hand import PlacingHand
from pyramids.tables.placing.position import GridBoard
from pyramids.ui.actions import Action
from pyramids.ui.events import Command, Event

_STEPS: Final = {
    Action.LEFT: (0, -1),
    Action.RIGHT: (0, 1),
    Action.UP: (-1, 0),
    Action.DOWN: (1, 0),
}


class PlacingBoard(GridBoard):
    """The keyboard's side of a board. Stands before the game's own board among the bases."""

    focusable = True
    number = 0
    """Which of the table's boards it is, from left to right."""
    hand: PlacingHand[Any, Any] | None = None
    on_place: Callable[[], None] | None = None
    suppress_tooltips = False
    """Something moves on it: a tooltip would be in the way."""

    def handle(self, event: Event) -> bool:
        """Arrows and Enter, as long as there is something to place."""
        hand = self.hand
        if not isinstance(event, Command) or hand is None or not hand.active:
            return False
        if hand.board is None:
            hand.focus(self.number)
        for action, (down, right) in _STEPS.items():
            if event.means(action):
                hand.step(down, right)
                self._follow(hand)
                return True
        if event.means(Action.CONFIRM) and not event.repeated and self.on_place is not None:
            self.on_place()
            return True
        return False

    def on_focus(self, gained: bool) -> None:
        """The keyboard brings the piece along."""
        widgets = self.find_root()
        if gained and self.hand is not None and widgets is not None and widgets.focus_visible:
            self.hand.focus(self.number)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """What lies there, unless the piece in hand already says what would happen."""
        if self.suppress_tooltips or (self.hand is not None and self.hand.preview is not None):
            return ""
        return super().tooltip_at(pos)

    def _follow(self, hand: PlacingHand[Any, Any]) -> None:
        """The focus goes with the piece to another board."""
        widgets = self.find_root()
        if widgets is None or hand.board in (None, self.number):
            return
        boards = [widget for widget in widgets.focus_order() if isinstance(widget, PlacingBoard)]
        widgets.set_focus(next((b for b in boards if b.number == hand.board), None), visible=True)
