"""The lasting sign that the running game can't be saved at the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramids.language import later
from pyramids.ui.drawing.canvas import Graphics
from pyramids.ui.theme import SMALL_BOLD, Extent, Material, Space
from pyramids.ui.widgets import Button, Size

_ICON: Final = "common/icon_unsaved"


class UnsavedSign(Button):
    """A red plate, shown until everything is saved; press it to read why it isn't."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(
            later("Not saved"),
            on_press,
            material=Material.CARNELIAN,
            icon=_ICON,
            text_style=SMALL_BOLD,
            tooltip=later("Your last moves aren't saved. Press for the reason."),
        )
        self.visible = False

    def measure(self, graphics: Graphics, width: int | None = None) -> Size:
        """Close around icon and text: it takes room from the instruction."""
        wide, high = super().measure(graphics, width)
        return wide - 2 * graphics.px(Extent.BUTTON_PADDING - Space.MEDIUM), high
