"""Animation: durations, easings and tweened values. Time enters only by `update`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import pi, sin
from typing import Final

Easing = Callable[[float], float]
Point = tuple[float, float]


class Duration:
    """Durations in milliseconds at normal speed."""

    GHOST: Final = 60
    TURN: Final = 110
    SNAP: Final = 100
    INK_STAGGER: Final = 40
    WIGGLE: Final = 150
    CARD_FLIP: Final = 280
    CARD_SLIDE: Final = 260
    GEM_FLIGHT: Final = 400
    COUNTER: Final = 400
    PYRAMID: Final = 600
    BOT_MOVE: Final = 550
    LONGEST_WAIT: Final = 1500
    """The longest time between two decisions in which nobody can do anything."""
    UNDO_PAUSE: Final = 1500
    """The pause after a turn in which it can still be undone."""
    SHORTEST_UNDO_PAUSE: Final = 700
    """The shortest such pause: instant speed has it too."""
    SHAKE: Final = 240
    STAMP: Final = 320
    BIG_MOMENT: Final = 1250
    """How long the points of a big moment rise. Nothing waits for them."""
    REACTION: Final = 1100
    """How long a player's face shows a mood."""
    SCORE_LINE: Final = 300
    LEAD: Final = 260
    """The time that the crown takes to a new leader, and the pause for it."""
    GRAPH: Final = 900
    """The time in which the lines of a score graph are drawn."""
    HOVER: Final = 120
    PRESS: Final = 70
    FADE: Final = 150
    SCENE: Final = 180
    SCROLL: Final = 160
    TOOLTIP_DELAY: Final = 400
    TOAST: Final = 2600
    CARET: Final = 530
    SPIN: Final = 1100
    PARALLAX: Final = 900
    BREATH: Final = 4200
    """One pulse of the light in a door."""
    SAND: Final = 26_000
    """The time a grain of sand takes across the window."""
    SAND_REST: Final = 27_500
    """After so long without input the sand fades, so that half a minute after the last input an
    idle window draws nothing."""
    SAND_FADE: Final = 2400


class Speed(Enum):
    """How fast the game's events are shown; durations are multiplied by the value."""

    SLOW = 1.7
    NORMAL = 1.0
    FAST = 0.5
    INSTANT = 0.0


@dataclass
class Motion:
    """The player's animation settings, shared by all timelines."""

    speed: Speed = Speed.NORMAL
    reduced: bool = False


def linear(t: float) -> float:
    """Constant speed."""
    return t


def out_cubic(t: float) -> float:
    """Starts fast and settles."""
    return 1.0 - (1.0 - t) ** 3


def in_cubic(t: float) -> float:
    """Starts slowly and leaves fast."""
    return t**3


def in_out_cubic(t: float) -> float:
    """Slow at both ends."""
    return 4.0 * t**3 if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def out_back(t: float) -> float:
    """Overshoots a little and comes back, for pieces that snap into place."""
    overshoot = 1.70158
    return 1.0 + (overshoot + 1.0) * (t - 1.0) ** 3 + overshoot * (t - 1.0) ** 2


def there_and_back(t: float) -> float:
    """From 0 to 1 and back to 0."""
    return sin(pi * t)


def wiggle(t: float) -> float:
    """Three decaying swings between -1 and 1, for refusals."""
    return sin(t * 6 * pi) * (1.0 - t)


class Tween:
    """A number animated towards its target; a new target starts from the current value."""

    def __init__(
        self, value: float = 0.0, duration: float = Duration.HOVER, easing: Easing = out_cubic
    ) -> None:
        self.value = value
        self.target = value
        self._start = value
        self._elapsed = 0.0
        self._duration = duration
        self._default = duration
        self._easing = easing

    @property
    def resting(self) -> bool:
        """Whether it has reached its target."""
        return self.value == self.target and self._start == self.target

    def to(self, target: float, duration: float | None = None) -> None:
        """Animate to a target from the current value; the same target changes nothing."""
        if target == self.target:
            return
        self._start, self.target = self.value, target
        self._elapsed = 0.0
        self._duration = self._default if duration is None else duration

    def jump(self, value: float) -> None:
        """Set the value without animation."""
        self.value = self.target = self._start = value

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether the value changed."""
        if self.resting:
            return False
        self._elapsed += dt
        if self._elapsed >= self._duration:
            self.jump(self.target)
        else:
            share = self._easing(self._elapsed / self._duration)
            self.value = self._start + (self.target - self._start) * share
        return True


class Glide:
    """A point animated towards its target, such as the preview of a piece on a board."""

    def __init__(
        self, pos: Point = (0.0, 0.0), duration: float = Duration.GHOST, easing: Easing = out_cubic
    ) -> None:
        self._x = Tween(pos[0], duration, easing)
        self._y = Tween(pos[1], duration, easing)

    @property
    def pos(self) -> Point:
        """The current position."""
        return self._x.value, self._y.value

    @property
    def resting(self) -> bool:
        """Whether it has reached its target."""
        return self._x.resting and self._y.resting

    def to(self, pos: Point, duration: float | None = None) -> None:
        """Animate to a position from the current one."""
        self._x.to(pos[0], duration)
        self._y.to(pos[1], duration)

    def jump(self, pos: Point) -> None:
        """Set the value without animation."""
        self._x.jump(pos[0])
        self._y.jump(pos[1])

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether it moved."""
        moved = self._x.update(dt)
        return self._y.update(dt) or moved
