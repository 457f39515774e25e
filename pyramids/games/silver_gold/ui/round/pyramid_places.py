"""The viewer's two pyramids: the heroes of the table, where the shape is laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.silver_gold.ui.cards.card import PyramidCard
from pyramids.ui.actions import Action
from pyramids.ui.events import Command, Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyramids.games.silver_gold.ui.round.hand import Hand
    from pyramids.ui.widgets.widget_root import Desk

_STEPS = {
    Action.LEFT: (0, -1),
    Action.RIGHT: (0, 1),
    Action.UP: (-1, 0),
    Action.DOWN: (1, 0),
}


class OwnPyramid(PyramidCard):
    """One of the two; with the keyboard on it, arrows move the shape and Enter places it."""

    focusable = True

    def __init__(self, place_number: int) -> None:
        super().__init__()
        self.place_number = place_number
        self.hand: Hand | None = None
        self.on_place: Callable[[], None] | None = None
        self.hushed = False
        """Something moves on it: words about a field would be in the way."""

    def handle(self, event: Event) -> bool:
        """Arrows and Enter, as long as there is something to mark."""
        if not isinstance(event, Command) or self.hand is None or not self.hand.active:
            return False
        if self.hand.place is None:
            self.hand.focus_card(self.place_number)
        for action, (down, right) in _STEPS.items():
            if event.means(action):
                self.hand.step(down, right)
                self._follow()
                return True
        if event.means(Action.CONFIRM) and not event.repeated and self.on_place is not None:
            self.on_place()
            return True
        return False

    def on_focus(self, gained: bool) -> None:
        """The keyboard brings the shape along."""
        desk = self._own_desk()
        if gained and self.hand is not None and desk is not None and desk.focus_visible:
            self.hand.focus_card(self.place_number)

    def tooltip_at(self, pos: tuple[int, int]) -> str:
        """The rule of the field, unless the shape in hand already says what would happen."""
        if self.hushed or (self.hand is not None and self.hand.preview is not None):
            return ""
        return super().tooltip_at(pos)

    def _follow(self) -> None:
        """The focus goes with the shape to the other card."""
        desk, hand = self._own_desk(), self.hand
        if desk is None or hand is None or hand.place in (None, self.place_number):
            return
        other = next(
            (
                widget
                for widget in desk.focus_order()
                if isinstance(widget, OwnPyramid) and widget.place_number == hand.place
            ),
            None,
        )
        desk.set_focus(other, visible=True)

    def _own_desk(self) -> Desk | None:
        widget = self.parent
        while widget is not None and widget.desk is None:
            widget = widget.parent
        return widget.desk if widget is not None else None
