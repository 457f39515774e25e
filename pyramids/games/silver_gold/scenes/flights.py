"""What moves on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.silver_gold.scenes.playback import Act
from pyramids.ui.canvas import Canvas

if TYPE_CHECKING:
    from pyramids.games.silver_gold.scenes.round import RoundScene


class Flights:
    """Plays acts."""

    def __init__(self, scene: RoundScene) -> None:
        self._scene = scene

    @property
    def busy(self) -> bool:
        """Whether something is still moving."""
        return False

    def play(self, act: Act) -> None:
        """Show an act."""
        self._scene.show(act.table)

    def greet(self, number: int) -> None:
        """A round begins."""

    def skip(self) -> None:
        """Show the end of everything."""

    def clear(self) -> None:
        """Forget everything."""

    def update(self, dt: float) -> bool:
        """Let time pass."""
        return False

    def draw_below(self, canvas: Canvas) -> None:
        """What lies under the cards."""

    def draw(self, canvas: Canvas) -> None:
        """What flies above everything."""
