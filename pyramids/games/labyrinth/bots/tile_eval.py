"""A sense for good places: what a tile brings at once, judged by the threads at its gates."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.labyrinth.bots.path_ends import (
    FRESH,
    FRESH_SIGN,
    LIVE_SIGN,
    PORTAL_SIGN,
    RING_SIGN,
    SHUT,
    SHUT_SIGN,
    STUB_SIGN,
    Passages,
    Threads,
)

MEMORY = 1 << 16
"""Appraisals remembered at most."""

_NOWHERE = -1


class Weights(NamedTuple):
    """What things are worth, in points."""

    going: float
    """A path that can go on."""
    going_turn: float
    """The same, for each turn that is left."""
    exits: float
    """A gate through which the path may leave the space before which it waits."""
    live: float
    """A field of a corridor that is open at both ends."""
    stub: float
    """A field of a corridor that is open at one end."""
    scarab: float
    """A scarab that is open on both sides."""
    half: float
    """A scarab with one side closed."""
    chamber: float
    """A scarab with both sides closed."""
    wall: float
    """A wall towards an empty space."""


class Sense:
    """Appraises a tile on a space. Pure: what it remembers follows from the key alone."""

    def __init__(self, passages: Passages, weights: Weights, memory: int = MEMORY) -> None:
        self.passages = passages
        self.weights = weights
        self._leave = passages.corridors.leave
        self._steps = passages.corridors.steps
        self._best: BoundedCache[tuple[int, bytes], tuple[float, int]] = BoundedCache(memory)
        self._joined: dict[int, float] = {}
        self._before = [self._worth_before(sign) for sign in range(256)]
        self._walled = [self._worth_walled(sign) for sign in range(256)]

    def choose(self, threads: Threads, number: int, entrance: int) -> tuple[int, int]:
        """The best space and content for a tile, if the hunter starts at that entrance."""
        head = threads.heads[entrance]
        waiting = head >> 3 if head >= 0 else _NOWHERE
        signs, remembered = threads.signs, self._best
        best, chosen = -1e9, (0, 0)
        for space in threads.empty:
            if space == waiting:
                continue
            key = (number, bytes(signs[space << 3 : (space + 1) << 3]))
            value, content = remembered.get(key) or self._appraise(key)
            if value > best:
                best, chosen = value, (space, content)
        if waiting == _NOWHERE:
            return chosen
        left = len(threads.empty) - 1
        best += threads.paths[entrance] + self.prospect(threads, head, left)
        for content in self.passages.contents[number]:
            value = self.value(threads, waiting, content, entrance)
            if value > best:
                best, chosen = value, (waiting, content)
        return chosen

    def value(self, threads: Threads, space: int, content: int, entrance: int) -> float:
        """The worth of the labyrinth's change, and of the path as it is then."""
        head, left = threads.heads[entrance], len(threads.empty) - 1
        key = bytes(threads.signs[space << 3 : (space + 1) << 3])
        if head < 0 or head >> 3 != space:
            beside = self.beside(content, key, 0)
            return threads.paths[entrance] + beside + self.prospect(threads, head, left)
        fields, end, used = self.advance(threads, content, head)
        path = threads.paths[entrance] + fields
        return path + self.beside(content, key, used) + self.prospect(threads, end, left)

    def aside(self, threads: Threads, space: int, content: int) -> float:
        """The worth that a tile adds at a space that isn't the path's next one."""
        return self.beside(content, bytes(threads.signs[space << 3 : (space + 1) << 3]), 0)

    def advance(self, threads: Threads, content: int, head: int) -> tuple[int, int, int]:
        """The fields that the path gains, its end then, and the gates of the tile that it uses."""
        far, length, space = threads.far, threads.length, head >> 3
        gate, fields, used = head & 7, 0, 0
        while True:
            index = content << 3 | gate
            out = self._leave[index]
            if out < 0:
                return fields, SHUT, used
            used |= 1 << gate | 1 << out
            there = space << 3 | out
            end = far[there]
            fields += self._steps[index] + length[there]
            if end == FRESH:
                return fields, self.passages.beyond[there], used
            if end < 0 or end >> 3 != space:
                return fields, end, used
            gate = end & 7

    def prospect(self, threads: Threads, end: int, left: int) -> float:
        """What a path that waits there may still bring."""
        if end < 0 or not left:
            return 0.0
        weights = self.weights
        start = end & ~7
        signs = threads.signs
        exits = sum([signs[gate] not in _NO_EXIT for gate in range(start, start + 8)])
        return weights.going + weights.going_turn * left + weights.exits * exits

    def beside(self, content: int, signs: bytes, used: int) -> float:
        """The worth that the tile adds away from the path, at a space with these gates."""
        before = self._before
        return self._after(content, signs, used) - sum([before[sign] for sign in signs])

    def _after(self, content: int, signs: bytes, used: int) -> float:
        """The worth of all threads at the tile's gates when it lies there."""
        known, walled = self._joined, self._walled
        worth = 0.0
        for first, second, fields in self.passages.arcs[content]:
            if used >> first & 1:
                continue
            one = signs[first]
            if one < RING_SIGN or one & 7 != second:  # a corridor closed to a ring is lost
                key = one << 16 | signs[second] << 8 | fields
                joined = known.get(key)
                worth += self._join(key) if joined is None else joined
        for gate in self.passages.walls[content]:
            worth += walled[signs[gate]]
        return worth

    def _appraise(self, key: tuple[int, bytes]) -> tuple[float, int]:
        number, signs = key
        contents = self.passages.contents[number]
        values = [self._after(content, signs, 0) for content in contents]
        best = max(values)
        before = self._before
        found = (best - sum([before[sign] for sign in signs]), contents[values.index(best)])
        return self._best.keep(key, found)

    def _join(self, key: int) -> float:
        """The worth of a corridor of some fields between two gates that offer this."""
        one, other, fields = key >> 16, key >> 8 & 255, key & 255
        closed = (one in _NO_EXIT) + (other in _NO_EXIT)
        fields += _fields(one) + _fields(other)
        # LP-11: at a portal there is no chamber.
        portal = fields == 1 and PORTAL_SIGN in (one, other)
        worth = self._joined[key] = 0.0 if portal else self._worth(fields, closed)
        return worth

    def _worth_before(self, sign: int) -> float:
        """The worth of the thread at a gate before the tile is laid."""
        if sign >= RING_SIGN:
            return self._worth(_fields(sign), 0) / 2  # it is met at both its gates
        if sign >= LIVE_SIGN:
            return self._worth(_fields(sign), 0)
        return self._worth(_fields(sign), 1) if sign >= STUB_SIGN else 0.0

    def _worth_walled(self, sign: int) -> float:
        if sign == FRESH_SIGN:
            return -self.weights.wall
        if sign >= RING_SIGN:
            return self._worth(_fields(sign), 1) / 2
        if sign >= LIVE_SIGN:
            return self._worth(_fields(sign), 1)
        return self._worth(_fields(sign), 2) if sign >= STUB_SIGN else 0.0

    def _worth(self, fields: int, closed_ends: int) -> float:
        """The worth of a thread that isn't the path. Only a scarab's is a single field."""
        weights = self.weights
        if fields == 1:
            return (weights.scarab, weights.half, weights.chamber)[closed_ends]
        return (weights.live * fields, weights.stub * fields, 0.0)[closed_ends]


_NO_EXIT = frozenset({SHUT_SIGN, PORTAL_SIGN, *range(STUB_SIGN, LIVE_SIGN)})


def _fields(sign: int) -> int:
    if sign >= RING_SIGN:
        return (sign - RING_SIGN) >> 3
    if sign >= LIVE_SIGN:
        return sign - LIVE_SIGN
    return sign - STUB_SIGN if sign >= STUB_SIGN else 0
