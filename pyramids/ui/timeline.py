"""Timelines: animations in sequence or in parallel. Time enters only by `update`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum

from pyramids.ui.animation import (
    Duration,
    Easing,
    Motion,
    Point,
    Speed,
    in_out_cubic,
    linear,
    out_cubic,
    there_and_back,
)


class Reduction(Enum):
    """How an animation is played with reduced motion."""

    KEEP = "keep"
    """Unchanged: it is no movement, but a fade, a colour, a counter."""
    CUT = "cut"
    """It jumps from start to end."""
    FADE = "fade"
    """It fades out at the start and in at the end."""


@dataclass
class Cue:
    """One animation: `play` is called with the eased progress from 0 to 1, `done` at the end."""

    duration: float = 0.0
    play: Callable[[float], None] | None = None
    done: Callable[[], None] | None = None
    easing: Easing = linear
    reduction: Reduction = Reduction.KEEP


def wait(duration: float) -> Cue:
    """A pause."""
    return Cue(duration)


def call(action: Callable[[], None]) -> Cue:
    """A callback that takes no time, such as a sound."""
    return Cue(done=action)


def run(
    duration: float,
    play: Callable[[float], None],
    easing: Easing = out_cubic,
    *,
    movement: bool = False,
) -> Cue:
    """An animation: `play` is called with the eased progress, the last time with 1."""
    return Cue(duration, play, None, easing, Reduction.CUT if movement else Reduction.KEEP)


@dataclass(frozen=True)
class Sequential:
    """Parts that play one after another."""

    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Parallel:
    """Parts that begin together, or each a little after the one before if staggered."""

    parts: tuple[Part, ...]
    stagger: float = 0.0


Part = Cue | Sequential | Parallel


def sequence(*parts: Part) -> Sequential:
    """Parts that play one after another."""
    return Sequential(parts)


def parallel(*parts: Part) -> Parallel:
    """Parts that begin together."""
    return Parallel(parts)


def stagger(gap: float, parts: Iterable[Part]) -> Parallel:
    """Parts that each begin a gap after the one before."""
    return Parallel(tuple(parts), gap)


@dataclass(eq=False)
class _Entry:
    begin: float
    end: float
    number: int
    cue: Cue


@dataclass
class Timeline:
    """Plays parts as time passes; `skip` finishes all of them in order."""

    motion: Motion = field(default_factory=Motion)
    _now: float = 0.0
    _end: float = 0.0
    _count: int = 0
    _rate: float = 1.0
    """How much faster than designed the current parts are played."""
    _entries: list[_Entry] = field(default_factory=list)

    @property
    def busy(self) -> bool:
        """Whether any part is still to be played."""
        return bool(self._entries)

    def add(self, *parts: Part) -> None:
        """Append parts: they begin when everything added before has ended."""
        if not self._entries:
            self._rate = 1.0
        begin = max(self._now, self._end)
        for part in parts:
            begin = self._schedule(part, begin)
        self._end = begin

    def add_parallel(self, *parts: Part) -> None:
        """Play parts from now on, in parallel with what is running."""
        ends = [self._schedule(part, self._now) for part in parts]
        self._end = max([self._end, *ends])

    @property
    def left(self) -> float:
        """The milliseconds that everything still to be played takes at normal speed."""
        return max(0.0, self._end - self._now) / self._rate if self._entries else 0.0

    def hurry(self, limit: float) -> None:
        """Play everything that was added so far faster, if it would take longer than `limit`."""
        self._rate = max(self._rate, (self._end - self._now) / limit)

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; returns whether anything was played."""
        if not self._entries:
            self._rate = 1.0
            return False
        if self.motion.speed is Speed.INSTANT:
            self.skip()
            return True
        self._now += dt * self._rate / self.motion.speed.value
        self._play(self._now)
        return True

    def skip(self) -> None:
        """Finish every part now, in order, and whatever their callbacks add."""
        while self._entries:
            self._now = max(self._now, self._end)
            self._play(self._now)

    def clear(self) -> None:
        """Drop everything not yet played; the board is redrawn from its state."""
        self._entries.clear()
        self._end = self._now

    def _schedule(self, part: Part, begin: float) -> float:
        if isinstance(part, Cue):
            end = begin + self._length(part)
            self._entries.append(_Entry(begin, end, self._count, part))
            self._count += 1
            return end
        if isinstance(part, Sequential):
            for inner in part.parts:
                begin = self._schedule(inner, begin)
            return begin
        starts = (begin + number * part.stagger for number in range(len(part.parts)))
        ends = [self._schedule(inner, at) for inner, at in zip(part.parts, starts, strict=True)]
        return max(ends, default=begin)

    def _length(self, cue: Cue) -> float:
        if self.motion.reduced and cue.reduction is not Reduction.KEEP:
            return min(cue.duration, Duration.FADE)
        return cue.duration

    def _play(self, now: float) -> None:
        due = [entry for entry in self._entries if entry.begin <= now]
        # In order of their ends; what still runs comes after everything that has ended.
        due.sort(key=lambda entry: (min(entry.end, now), entry.number))
        for entry in due:
            # The callback of an earlier entry may have cleared the timeline.
            if entry in self._entries:
                self._play_entry(entry, now)

    def _play_entry(self, entry: _Entry, now: float) -> None:
        cue = entry.cue
        over = now >= entry.end
        if over:
            self._entries.remove(entry)
        if cue.play is not None:
            cue.play(1.0 if over else self._share(entry, now))
        if over and cue.done is not None:
            cue.done()

    def _share(self, entry: _Entry, now: float) -> float:
        share = (now - entry.begin) / (entry.end - entry.begin)
        if not self.motion.reduced or entry.cue.reduction is Reduction.KEEP:
            return entry.cue.easing(share)
        if entry.cue.reduction is Reduction.FADE:
            return share
        return 1.0 if share >= 0.5 else 0.0


class Travel:
    """Movement along an arc, or a fade out and in if motion is reduced."""

    def __init__(self, start: Point, end: Point, *, arc: float = 0.0, reduced: bool) -> None:
        self._start = start
        self._end = end
        self._arc = arc
        self._reduced = reduced
        self.share = 0.0

    def cue(self, duration: float, easing: Easing = in_out_cubic) -> Cue:
        """The part of a timeline that plays the movement."""
        return Cue(duration, self._at, None, easing, Reduction.FADE)

    @property
    def pos(self) -> Point:
        """The current position."""
        if self._reduced:
            return self._start if self.share < 0.5 else self._end
        x = self._start[0] + (self._end[0] - self._start[0]) * self.share
        y = self._start[1] + (self._end[1] - self._start[1]) * self.share
        return x, y - self._arc * there_and_back(min(1.0, max(0.0, self.share)))

    @property
    def alpha(self) -> float:
        """The opacity; below 1 only with reduced motion."""
        return abs(2.0 * self.share - 1.0) if self._reduced else 1.0

    def _at(self, share: float) -> None:
        self.share = share
