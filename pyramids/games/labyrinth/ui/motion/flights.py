"""What moves on the table of the labyrinth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyramids.games.labyrinth.events import Event
from pyramids.games.labyrinth.state import State
from pyramids.games.labyrinth.ui.motion.event_motion import Choreography
from pyramids.tables.drawing import flights
from pyramids.ui.timeline import Part

if TYPE_CHECKING:
    from pyramids.games.labyrinth.ui.table.table_scene import TableScene


class Flights(flights.Flights):
    """Plays acts on a table."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene

    def parts(self, events: Sequence[Event], before: State) -> Sequence[Part]:
        """How events are shown."""
        return Choreography(self._scene, self).parts(events)
