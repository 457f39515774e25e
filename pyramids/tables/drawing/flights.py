"""Animations on a table: flying things, drawn above everything else until they arrive.

The table always shows the newest state; what is still flying is hidden there and shown when it
arrives. So skipping an animation only means arriving early.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from pyramids.engine.contract import AnyEvent
from pyramids.tables.drawing.big_moments import BigMoment, BigMoments
from pyramids.tables.drawing.face_up_card import FaceUpCard
from pyramids.tables.drawing.moving_pictures import Paint
from pyramids.ui.animation import Duration, Easing, in_out_cubic, there_and_back, wiggle
from pyramids.ui.app import App
from pyramids.ui.drawing.canvas import Canvas, rect_at
from pyramids.ui.theme.table import FlightSizes
from pyramids.ui.timeline import Part, Timeline, Travel, call, run, sequence


class Flyer:
    """A thing that flies from one rectangle to another."""

    def __init__(
        self, start: pygame.Rect, end: pygame.Rect, paint: Paint, *, arc: float, reduced: bool
    ) -> None:
        self.travel = Travel(start.center, end.center, arc=arc, reduced=reduced)
        self._start, self._end = start.size, end.size
        self._paint = paint

    def draw(self, canvas: Canvas) -> None:
        """Draw it at its current place."""
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
    """A timeline, and the things that fly above a scene."""

    def __init__(self, app: App) -> None:
        self.timeline = Timeline(app.motion)
        self._app = app
        self._flyers: list[Flyer] = []
        self._sparkles: list[_Sparkle] = []
        self._shake_offset = 0.0
        self._quiet = False

    @property
    def busy(self) -> bool:
        """Whether an animation is running."""
        return self.timeline.busy

    @property
    def reduced(self) -> bool:
        """Whether reduced motion is set: nothing flies or shakes."""
        return self.timeline.motion.reduced

    def skip(self) -> None:
        """End all animations, without playing their sounds."""
        self._quiet = True
        self.timeline.skip()
        self._quiet = False

    def clear(self) -> None:
        """Drop all animations without finishing them."""
        self.timeline.clear()
        self._flyers.clear()
        self._sparkles.clear()
        self._shake_offset = 0.0

    def update(self, dt: float) -> bool:
        """Advance by `dt`; returns whether something moved."""
        return self.timeline.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw all flying and sparkling things."""
        for sparkle in self._sparkles:
            sparkle.draw(canvas)
        for flyer in self._flyers:
            flyer.draw(canvas)

    def draw_shake(self, canvas: Canvas) -> None:
        """Shift the picture if the table shakes; call it after everything else is drawn."""
        if self._shake_offset:
            reach = canvas.graphics.theme.stage(FlightSizes.SHAKE)
            canvas.surface.scroll(
                round(self._shake_offset * reach), round(-self._shake_offset * reach / 2)
            )

    # Parts for a timeline.

    def sound(self, name: str) -> Part:
        """Play a sound, unless the animation is skipped."""
        return call(lambda: self._play(name))

    def rising_sound(self, name: str, step: int) -> Part:
        """Play a sound, higher with each `step`."""
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
        """Fly a thing from `start` to `end`."""
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

    def sparkle(
        self, place: pygame.Rect, colour: str, duration: float = Duration.GEM_FLIGHT
    ) -> Part:
        """Draw a ring of light that widens and fades."""
        spark = _Sparkle(place, colour)
        return sequence(
            call(lambda: self._sparkles.append(spark)),
            run(duration, spark.grow),
            call(lambda: self._sparkles.remove(spark)),
        )

    def shake_table(self) -> Part:
        """Shake the table."""
        if self.reduced:
            return call(lambda: None)
        return sequence(run(Duration.SHAKE, self._shake, movement=True), call(self._rest))

    def flip_card(self, card: FaceUpCard) -> Part:
        """Flip a card face up."""
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
    """Animates the events of a game on its table."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.moments = BigMoments(app)

    def moment(self, moment: BigMoment) -> Part:
        """Celebrate something at this point of the timeline, which goes on at once."""
        return call(lambda: self._celebrate(moment))

    def clear(self) -> None:
        """Drop all animations, and what is celebrated."""
        super().clear()
        self.moments.clear()

    def update(self, dt: float) -> bool:
        """Advance by `dt`; returns whether something moved."""
        moved = [super().update(dt), self.moments.update(dt)]
        return any(moved)

    def draw(self, canvas: Canvas) -> None:
        """Draw all flying things, and big moments above them."""
        super().draw(canvas)
        self.moments.draw(canvas)

    def _celebrate(self, moment: BigMoment) -> None:
        self.moments.start(moment)
        if moment.sound:
            self._play(moment.sound)

    @abstractmethod
    def parts(self, events: Sequence[AnyEvent], before: Any) -> Sequence[Part]:
        """The animations of events that followed a state; the table already shows the result."""


class _Sparkle:
    """A ring of light around a square."""

    def __init__(self, place: pygame.Rect, colour: str) -> None:
        self._place = place
        self._colour = colour
        self._share = 0.0

    def grow(self, share: float) -> None:
        """Set the progress, from 0 to 1."""
        self._share = share

    def draw(self, canvas: Canvas) -> None:
        """Draw glow and ring."""
        colour = getattr(canvas.graphics.theme.palette, self._colour)
        radius = self._place.width
        canvas.glow(self._place.center, radius, colour, 0.8 * there_and_back(self._share))
        size = 4 * round(self._place.width * (0.6 + 0.6 * self._share) / 4)
        ring = rect_at("center", self._place.center, size)
        width = max(2, self._place.width // 18)
        canvas.ring(ring, size // 2, width, colour, alpha=1.0 - self._share)
