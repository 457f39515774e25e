"""What moves on a table: things on their way, drawn above everything until they arrive.

The table itself always shows the newest state; whatever is still on its way is held back there
and let go when it arrives. So a skip is only an arrival.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from pyramids.engine.contract import AnyEvent
from pyramids.tables.drawing.face_up_card import FaceUpCard
from pyramids.tables.drawing.moving_pictures import Paint
from pyramids.ui.animation import Duration, Easing, in_out_cubic, there_and_back, wiggle
from pyramids.ui.app import App
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.theme.table import FlightSizes
from pyramids.ui.timeline import Part, Timeline, Travel, call, run, sequence


class Flyer:
    """A thing on its way from one rectangle to another."""

    def __init__(
        self, start: pygame.Rect, end: pygame.Rect, paint: Paint, *, arc: float, reduced: bool
    ) -> None:
        self.travel = Travel(start.center, end.center, arc=arc, reduced=reduced)
        self._start, self._end = start.size, end.size
        self._paint = paint

    def draw(self, canvas: Canvas) -> None:
        """Draw it where it is now."""
        share = min(1.0, max(0.0, self.travel.share))
        rect = pygame.Rect(
            0,
            0,
            round(self._start[0] + (self._end[0] - self._start[0]) * share),
            round(self._start[1] + (self._end[1] - self._start[1]) * share),
        )
        rect.center = (round(self.travel.pos[0]), round(self.travel.pos[1]))
        self._paint(canvas, rect, share, self.travel.alpha)


class AnimationLayer:
    """A timeline above a table, and what is in the air."""

    def __init__(self, app: App) -> None:
        self.timeline = Timeline(app.motion)
        self._app = app
        self._flyers: list[Flyer] = []
        self._sparkles: list[_Sparkle] = []
        self._shake_offset = 0.0
        self._quiet = False

    @property
    def busy(self) -> bool:
        """Whether something is still moving."""
        return self.timeline.busy

    @property
    def reduced(self) -> bool:
        """Whether nothing may travel or shake."""
        return self.timeline.motion.reduced

    def skip(self) -> None:
        """Let everything arrive now, without all its sounds at once."""
        self._quiet = True
        self.timeline.skip()
        self._quiet = False

    def clear(self) -> None:
        """Forget everything that is in the air; the table is drawn from its state again."""
        self.timeline.clear()
        self._flyers.clear()
        self._sparkles.clear()
        self._shake_offset = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; says whether something moved."""
        return self.timeline.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw what flies and sparkles."""
        for sparkle in self._sparkles:
            sparkle.draw(canvas)
        for flyer in self._flyers:
            flyer.draw(canvas)

    def draw_shake(self, canvas: Canvas) -> None:
        """Let the table tremble, after everything else is drawn."""
        if self._shake_offset:
            reach = canvas.graphics.theme.stage(FlightSizes.SHAKE)
            canvas.surface.scroll(
                round(self._shake_offset * reach), round(-self._shake_offset * reach / 2)
            )

    # What a choreography is made of.

    def sound(self, name: str) -> Part:
        """An effect, unless everything is skipped."""
        return call(lambda: self._play(name))

    def rising_sound(self, name: str, step: int) -> Part:
        """The next of a row of sounds, a little higher than the last."""
        return call(lambda: None if self._quiet else self._app.audio.play_step(name, step))

    def flight(
        self,
        start: pygame.Rect,
        end: pygame.Rect,
        paint: Paint,
        duration: float = Duration.GEM_FLIGHT,
        *,
        arc: float = FlightSizes.ARC,
        easing: Easing = in_out_cubic,
        arrive: Callable[[], None] | None = None,
    ) -> Part:
        """A thing from here to there."""
        height = self._app.graphics.theme.stage(arc) if arc else 0
        flyer = Flyer(start, end, paint, arc=height, reduced=self.reduced)

        def land() -> None:
            self._flyers.remove(flyer)
            if arrive is not None:
                arrive()

        return sequence(
            call(lambda: self._flyers.append(flyer)),
            flyer.travel.cue(duration, easing),
            call(land),
        )

    def sparkle(self, place: pygame.Rect, colour: str) -> Part:
        """A ring of light that opens and fades."""
        spark = _Sparkle(place, colour)
        return sequence(
            call(lambda: self._sparkles.append(spark)),
            run(Duration.GEM_FLIGHT, spark.grow),
            call(lambda: self._sparkles.remove(spark)),
        )

    def shake_table(self) -> Part:
        """The one shake of a game."""
        if self.reduced:
            return call(lambda: None)
        return sequence(run(Duration.SHAKE, self._shake, movement=True), call(self._rest))

    def flip_card(self, card: FaceUpCard) -> Part:
        """The card that holds for everybody is turned face up."""
        card.turning = 0.0

        def turn(share: float) -> None:
            card.turning = share

        flip = run(Duration.CARD_FLIP, turn, in_out_cubic, movement=True)
        return sequence(self.sound("card_flip"), flip)

    def _shake(self, share: float) -> None:
        self._shake_offset = wiggle(share)

    def _rest(self) -> None:
        self._shake_offset = 0.0

    def _play(self, name: str) -> None:
        if not self._quiet:
            self._app.audio.play(name)


class Flights(AnimationLayer):
    """Shows the events of a game on its table."""

    @abstractmethod
    def parts(self, events: Sequence[AnyEvent], before: Any) -> Sequence[Part]:
        """How events are shown that led away from a state; the table shows how they end."""


class _Sparkle:
    """Light around a field."""

    def __init__(self, place: pygame.Rect, colour: str) -> None:
        self._place = place
        self._colour = colour
        self._share = 0.0

    def grow(self, share: float) -> None:
        """Open and fade."""
        self._share = share

    def draw(self, canvas: Canvas) -> None:
        """Glow and ring."""
        colour = getattr(canvas.graphics.theme.palette, self._colour)
        radius = self._place.width
        canvas.glow(self._place.center, radius, colour, 0.8 * there_and_back(self._share))
        size = 4 * round(self._place.width * (0.6 + 0.6 * self._share) / 4)
        ring = rect_at("center", self._place.center, size)
        width = max(2, self._place.width // 18)
        canvas.ring(ring, size // 2, width, colour, alpha=1.0 - self._share)
