"""What moves on the table of the labyrinth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyramids.engine.contract import Event
from pyramids.games.labyrinth.scenes.choreography import Choreography
from pyramids.games.labyrinth.state import State
from pyramids.scenes import flights
from pyramids.ui.timeline import Part

if TYPE_CHECKING:
    from pyramids.games.labyrinth.scenes.table import TableScene


class Flights(flights.Flights):
    """Plays acts on a table."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene

    def parts(self, events: Sequence[Event], before: State) -> Sequence[Part]:
        """How events are shown."""
        return Choreography(self._scene, self).parts(events)
