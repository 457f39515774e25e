"""What is left to decide after the tile: which treasure goes onto which scarab."""

from __future__ import annotations

from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.moves import Place
from pyramids.games.labyrinth.state import DONE, LAY_DUE, State
from pyramids.games.labyrinth.ui.controller import LabyrinthController


class TreasureChoice:
    """The viewer's treasure in hand, and the scarabs that are free for it."""

    def __init__(self, controller: LabyrinthController) -> None:
        self.deciding = False
        """Whether the tile is laid and the turn isn't over."""
        self.scarabs: tuple[int, ...] = ()
        """The fields that may get a treasure now."""
        self.value: int | None = None
        """The kind in hand; None if there is none to place."""
        self._controller = controller
        self._values: tuple[int, ...] = ()
        self._table: State | None = None

    def begin(self, table: State) -> None:
        """Follow the table; the kind in hand stays if it may."""
        controller, seat = self._controller, self._controller.viewer
        stage, hunter = table.stages[seat], table.hunters[seat]
        self._table = table
        self.deciding = controller.viewer_builds and stage not in (LAY_DUE, DONE)
        building = controller.rules.building
        self._values = building.values(hunter, table.professional) if self.deciding else ()
        free = building.free_scarabs(hunter, stage) if self._values else []
        self.scarabs = tuple(free)
        if not self.scarabs:
            self._values = ()
        if self.value not in self._values:
            self.value = self._values[0] if self._values else None

    def choose(self, value: int) -> Reason | None:
        """Take a kind into the hand; the reason if that isn't possible now (LP-6)."""
        if value in self._values:
            self.value = value
            return None
        if self._table is None or not self.scarabs:
            return Reason("only_on_the_new_tile" if not self.deciding else "no_scarab")
        move = Place(self.scarabs[0], value)
        return self._controller.rules.check(self._table, self._controller.viewer, move)

    def next(self, step: int) -> bool:
        """The next kind; False if there is no other one."""
        if self.value is None or len(self._values) < 2:
            return False
        place = self._values.index(self.value)
        self.value = self._values[(place + step) % len(self._values)]
        return True
