"""What moves on the table of the labyrinth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramids.games.labyrinth.scenes.choreography import Choreography
from pyramids.scenes.flights import Air
from pyramids.scenes.stage import Act

if TYPE_CHECKING:
    from pyramids.games.labyrinth.scenes.table import TableScene


class Flights(Air):
    """Plays acts on a table."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene.course.app)
        self._scene = scene

    def play(self, act: Act) -> None:
        """Show an act: the table at once, held back; then everything in its order."""
        self._scene.show(act.table)
        self.timeline.add(*Choreography(self._scene, self).parts(act.events))

    def clear(self) -> None:
        """Forget everything that is in the air; the table is drawn from its state again."""
        super().clear()
        self._scene.let_go()
