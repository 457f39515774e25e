"""The static evaluation of a tile on a space, by the corridors at its gates."""

from __future__ import annotations

from typing import NamedTuple

from pyramids.bots.bounded_cache import BoundedCache
from pyramids.games.labyrinth.bots.path_ends import (
    FRESH,
    FRESH_CODE,
    LIVE_CODE,
    PORTAL_CODE,
    RING_CODE,
    SHUT,
    SHUT_CODE,
    STUB_CODE,
    Passages,
    PathEnds,
)

CACHE_SIZE = 1 << 16
"""The most cached evaluations."""

_NOWHERE = -1


class Weights(NamedTuple):
    """The weights of the evaluation, in points."""

    going: float
    """A path that can go on."""
    going_turn: float
    """What such a path is worth for each turn that is left."""
    exits: float
    """A gate through which the path may leave the next space."""
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


class TileEvaluator:
    """Evaluates tiles on spaces; cached values depend on the key alone."""

    def __init__(self, passages: Passages, weights: Weights, cache_size: int = CACHE_SIZE) -> None:
        self.passages = passages
        self.weights = weights
        self._leave = passages.corridors.leave
        self._steps = passages.corridors.steps
        self._best: BoundedCache[tuple[int, bytes], tuple[float, int]] = BoundedCache(cache_size)
        self._joined: dict[int, float] = {}
        self._before = [self._worth_before(code) for code in range(256)]
        self._walled = [self._worth_walled(code) for code in range(256)]

    def choose(self, path_ends: PathEnds, number: int, entrance: int) -> tuple[int, int]:
        """The best space and content for a tile, if the hunter starts at that entrance."""
        head = path_ends.heads[entrance]
        next_space = head >> 3 if head >= 0 else _NOWHERE
        gate_codes, cache = path_ends.gate_codes, self._best
        best, chosen = -1e9, (0, 0)
        for space in path_ends.empty:
            if space == next_space:
                continue
            key = (number, bytes(gate_codes[space << 3 : (space + 1) << 3]))
            value, content = cache.get(key) or self._evaluate(key)
            if value > best:
                best, chosen = value, (space, content)
        if next_space == _NOWHERE:
            return chosen
        left = len(path_ends.empty) - 1
        best += path_ends.paths[entrance] + self.open_path_value(path_ends, head, left)
        for content in self.passages.contents[number]:
            value = self.value(path_ends, next_space, content, entrance)
            if value > best:
                best, chosen = value, (next_space, content)
        return chosen

    def value(self, path_ends: PathEnds, space: int, content: int, entrance: int) -> float:
        """The worth of the change to the labyrinth, and of the path after it."""
        head, left = path_ends.heads[entrance], len(path_ends.empty) - 1
        key = bytes(path_ends.gate_codes[space << 3 : (space + 1) << 3])
        if head < 0 or head >> 3 != space:
            beside = self.beside(content, key, 0)
            return path_ends.paths[entrance] + beside + self.open_path_value(path_ends, head, left)
        fields, end, used = self.advance(path_ends, content, head)
        path = path_ends.paths[entrance] + fields
        return path + self.beside(content, key, used) + self.open_path_value(path_ends, end, left)

    def aside(self, path_ends: PathEnds, space: int, content: int) -> float:
        """The worth that a tile adds on a space that isn't the path's next one."""
        return self.beside(content, bytes(path_ends.gate_codes[space << 3 : (space + 1) << 3]), 0)

    def worth_off_path(self, path_ends: PathEnds, space: int, content: int, entrance: int) -> float:
        """The worth that a tile adds to the corridors that the path doesn't use."""
        head = path_ends.heads[entrance]
        on_path = head >= 0 and head >> 3 == space
        used = self.advance(path_ends, content, head)[2] if on_path else 0
        return self.beside(
            content, bytes(path_ends.gate_codes[space << 3 : (space + 1) << 3]), used
        )

    def advance(self, path_ends: PathEnds, content: int, head: int) -> tuple[int, int, int]:
        """The fields that the path gains, its new end, and the gates of the tile that it uses."""
        far, length, space = path_ends.far, path_ends.length, head >> 3
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

    def open_path_value(self, path_ends: PathEnds, end: int, left: int) -> float:
        """The expected worth of a path that can go on from there."""
        if end < 0 or not left:
            return 0.0
        weights = self.weights
        start = end & ~7
        gate_codes = path_ends.gate_codes
        exits = sum([gate_codes[gate] not in _NO_EXIT for gate in range(start, start + 8)])
        return weights.going + weights.going_turn * left + weights.exits * exits

    def beside(self, content: int, gate_codes: bytes, used: int) -> float:
        """The worth that the tile adds off the path, on a space with these gate codes."""
        before = self._before
        return self._after(content, gate_codes, used) - sum([before[code] for code in gate_codes])

    def _after(self, content: int, gate_codes: bytes, used: int) -> float:
        """The worth of all corridors at the tile's gates once it is placed."""
        known, walled = self._joined, self._walled
        worth = 0.0
        for first, second, fields in self.passages.arcs[content]:
            if used >> first & 1:
                continue
            one = gate_codes[first]
            if one < RING_CODE or one & 7 != second:  # a closed ring is worth nothing
                key = one << 16 | gate_codes[second] << 8 | fields
                joined = known.get(key)
                worth += self._join(key) if joined is None else joined
        for gate in self.passages.walls[content]:
            worth += walled[gate_codes[gate]]
        return worth

    def _evaluate(self, key: tuple[int, bytes]) -> tuple[float, int]:
        number, gate_codes = key
        contents = self.passages.contents[number]
        values = [self._after(content, gate_codes, 0) for content in contents]
        best = max(values)
        before = self._before
        found = (best - sum([before[code] for code in gate_codes]), contents[values.index(best)])
        return self._best.keep(key, found)

    def _join(self, key: int) -> float:
        """The worth of a corridor between two gates; the key holds their codes and its fields."""
        one, other, fields = key >> 16, key >> 8 & 255, key & 255
        closed = (one in _NO_EXIT) + (other in _NO_EXIT)
        fields += _fields(one) + _fields(other)
        # LP-11: at a portal there is no chamber.
        portal = fields == 1 and PORTAL_CODE in (one, other)
        worth = self._joined[key] = 0.0 if portal else self._worth(fields, closed)
        return worth

    def _worth_before(self, code: int) -> float:
        """The worth of the corridor at a gate before the tile is placed."""
        if code >= RING_CODE:
            return self._worth(_fields(code), 0) / 2  # counted at both its gates
        if code >= LIVE_CODE:
            return self._worth(_fields(code), 0)
        return self._worth(_fields(code), 1) if code >= STUB_CODE else 0.0

    def _worth_walled(self, code: int) -> float:
        if code == FRESH_CODE:
            return -self.weights.wall
        if code >= RING_CODE:
            return self._worth(_fields(code), 1) / 2
        if code >= LIVE_CODE:
            return self._worth(_fields(code), 1)
        return self._worth(_fields(code), 2) if code >= STUB_CODE else 0.0

    def _worth(self, fields: int, closed_ends: int) -> float:
        """The worth of a corridor off the path. Only a scarab's is a single field."""
        weights = self.weights
        if fields == 1:
            return (weights.scarab, weights.half, weights.chamber)[closed_ends]
        return (weights.live * fields, weights.stub * fields, 0.0)[closed_ends]


_NO_EXIT = frozenset({SHUT_CODE, PORTAL_CODE, *range(STUB_CODE, LIVE_CODE)})


def _fields(code: int) -> int:
    if code >= RING_CODE:
        return (code - RING_CODE) >> 3
    if code >= LIVE_CODE:
        return code - LIVE_CODE
    return code - STUB_CODE if code >= STUB_CODE else 0
