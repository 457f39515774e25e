"""A board on which the viewer places pieces by keyboard."""

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
    """Adds the keyboard to a game's board. List it before that board among the base classes."""

    focusable = True
    number = 0
    """Its number among the table's boards, from left to right."""
    hand: PlacingHand[Any, Any] | None = None
    on_place: Callable[[], None] | None = None
    suppress_tooltips = False
    """Whether something moves on it, so that a tooltip would be in the way."""

    def handle(self, event: Event) -> bool:
        """Arrows move the piece, Enter places it."""
        hand = self.hand
        if not isinstance(event, Command) or hand is None or not hand.active:
            return False
        appears = hand.board is None
        if appears:
            hand.focus(self.number)
        for action, (down, right) in _STEPS.items():
            if event.means(action):
                hand.step(down, right)
                self._follow(hand)
                return True
        if event.means(Action.CONFIRM) and not event.repeated and self.on_place is not None:
            # Nobody places what they haven't seen there.
            if not appears:
                self.on_place()
            return True
        return False

    def on_focus(self, gained: bool) -> None:
        """Move the piece to this board."""
        widgets = self.find_root()
        if gained and self.hand is not None and widgets is not None and widgets.focus_visible:
            self.hand.focus(self.number)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The board's tooltip, unless the hand shows a preview."""
        if self.suppress_tooltips or (self.hand is not None and self.hand.preview is not None):
            return ""
        return super().tooltip_at(pos)

    def _follow(self, hand: PlacingHand[Any, Any]) -> None:
        """Move the focus to the board that the piece went to."""
        widgets = self.find_root()
        if widgets is None or hand.board in (None, self.number):
            return
        boards = [widget for widget in widgets.focus_order() if isinstance(widget, PlacingBoard)]
        widgets.set_focus(next((b for b in boards if b.number == hand.board), None), visible=True)
