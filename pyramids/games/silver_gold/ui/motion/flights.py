"""What moves on the table of Silver & Gold: acts, and the banner between rounds.

The table itself always shows the newest state; whatever is still on its way is held back there
(a box stays empty, ink stays wet) and let go when it arrives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pyramids.games.silver_gold.events import Event
from pyramids.games.silver_gold.state import State
from pyramids.games.silver_gold.ui.motion.event_motion import Choreography
from pyramids.games.silver_gold.ui.motion.round_banner import Banner
from pyramids.tables.drawing import flights
from pyramids.ui.drawing.canvas import Canvas
from pyramids.ui.timeline import Part

if TYPE_CHECKING:
    from pyramids.games.silver_gold.ui.round.round_scene import RoundScene


class Flights(flights.Flights):
    """Plays acts on a table."""

    def __init__(self, scene: RoundScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.banner = Banner(scene)

    def parts(self, events: Sequence[Event], before: State) -> Sequence[Part]:
        """How events are shown that led away from a state."""
        return Choreography(self._scene, self, before).parts(events)

    def greet(self, number: int) -> None:
        """A round begins: a banner, and its torch box in the light."""
        self.timeline.add(self.banner.part(number))

    def clear(self) -> None:
        """Forget everything that is in the air; the table is drawn from its state again."""
        super().clear()
        self.banner.share = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw what flies and sparkles, and let the table tremble."""
        super().draw(canvas)
        self.banner.draw(canvas)
        self.draw_tremor(canvas)

    def ink_sound(self, step: int) -> Part:
        """The next stroke of a row, a little higher than the last."""
        return self.rising_sound("ink", step)
