"""Why a move is good: its immediate effects as codes with parameters, for texts to translate.

| code | parameters | used for |
|---|---|---|
| lengthens | fields | a tile that lets the hunter walk on |
| leads_in | fields, portal, side | a tile before an entrance is chosen |
| scores | points | a tile or a treasure whose chamber counts now |
| goes_on | | a path that is longer and still open |
| spares_end | | a tile beside the path, whose end stays open |
| aside | | a tile at the edge, out of the path's way |
| awaits | fields | a tile beside the path's end with a corridor that the path can take next |
| joins | fields | a tile that makes a long corridor the path may take later |
| shelters | count | a tile that closes a side of treasures not in chambers yet |
| scarabs | count | a tile whose scarabs lie at the path |
| likely | percent | a treasure that is often in a chamber at the path in rollouts |
| keeps | | ending the turn with scarabs free |
| waits | | ending the turn without an entrance |
| way | fields | an entrance with a way behind it |
| odds | percent | a bet |
| saves | | a treasure of less value than others in stock, in the professional game |
| next_fits | percent | a tile after which the next ones can continue the path |

Reasons that compare a move with other hints come from `hint_reasons`.

| code | parameters | used for |
|---|---|---|
| longest, richest | fields; points | the only move with the longest path, or most from treasures |
| brings | points | a treasure: what it adds to ending the turn without it |
| harms_least | | the first hint without other reasons |
| expects | points | the first hint, last: the mean score of the rollouts |

The codes of `distinct_reasons.COMPARISONS` compare the expected points of hints.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pyramids.bots.distinct_reasons import COMPARISONS, WeightedReason, strongest
from pyramids.engine.contract import Reason
from pyramids.games.labyrinth.board import ENTRANCES, GATES, OUTER, QUARTERS, SIZE, place_of
from pyramids.games.labyrinth.bots.bets import odds
from pyramids.games.labyrinth.corridors import CLOSED, EMPTY, first_touch, laid
from pyramids.games.labyrinth.moves import Bet, Done, Lay, Move, Place, Start
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import path_of, worth
from pyramids.games.labyrinth.state import NO_ENTRANCE, Hunter, State, View

CODES = (
    *("lengthens", "leads_in", "scores", "goes_on", "spares_end", "aside", "awaits", "joins"),
    *("shelters", "scarabs", "likely", "saves", "keeps", "waits", "way", "odds"),
    *("next_fits", "longest", "richest", "brings", "harms_least", "expects", *COMPARISONS),
)
GRADE = 5
"""Chances are rounded to this percentage: rollouts are too few for finer differences."""
LONG = 5
"""The least fields of a corridor that is mentioned."""


def explain(
    rules: Labyrinth, view: View, move: Move, codes: Collection[str] = CODES
) -> tuple[Reason, ...]:
    """The one or two strongest reasons for a move, of those with these codes."""
    return strongest([item for item in weighted(rules, view, move) if item[1].code in codes])


def weighted(rules: Labyrinth, view: View, move: Move) -> list[WeightedReason]:
    """All reasons for a move that its effects alone give, with their weights."""
    chance = dict(odds(view.state))[move] if isinstance(move, Bet) else 0.0
    return list(reasons(rules, view.state, view.seat, move, chance))


def reasons(
    rules: Labyrinth, state: State, seat: int, move: Move, chance: float
) -> Iterator[WeightedReason]:
    """All reasons for a move with their weights.

    The chance is that a bet is right, or that a treasure is in a chamber at the path.
    """
    percent = round(100 * chance)
    effects = _Effects(rules, state, seat, move)
    match move:
        case Bet():
            yield 1.0, Reason("odds", {"percent": percent})
        case Lay():
            yield from effects.of_tile(move)
        case Place():
            yield from effects.scores()
            rounded = GRADE * round(percent / GRADE)
            if rounded:
                yield 1.0, Reason("likely", {"percent": rounded})
            yield from effects.saves(move.value)
        case Start(portal, side):
            entrance = ENTRANCES.index((portal, side))
            yield from effects.of_entrance(entrance)
        case Done():
            free = any(isinstance(m, Place) for m in rules.legal(state, seat))
            yield 1.0, Reason("keeps" if free else "waits")


class _Effects:
    """A hunter's labyrinth before and after a move."""

    def __init__(self, rules: Labyrinth, state: State, seat: int, move: Move) -> None:
        self._rules = rules
        self._professional = state.professional
        self._before = self._after = state.hunters[seat]
        if not isinstance(move, Bet):
            stage = state.stages[seat]
            self._after, _stage = rules.building.apply(self._before, stage, move)

    def of_tile(self, lay: Lay) -> Iterator[WeightedReason]:
        """The effects of a tile on the path, on treasures, and on other corridors."""
        if self._after.entrance == NO_ENTRANCE:
            yield from self._leads_in()
        else:
            yield from self._path()
            yield from self._aside(lay.space)
        yield from self.scores()
        yield from self._shelters()
        yield from self._joins(lay)
        yield from self._scarabs(lay)

    def of_entrance(self, entrance: int) -> Iterator[WeightedReason]:
        """The path behind an entrance."""
        walk = self._rules.corridors.walk(
            self._after.spaces, self._rules.tile_set.entrances[entrance]
        )
        if walk.fields:
            yield float(len(walk.fields)), Reason("way", {"fields": len(walk.fields)})
        if self._is_open(walk.end):
            yield 0.5, Reason("goes_on")

    def scores(self) -> Iterator[WeightedReason]:
        """Treasures that count from now on (LP-11)."""
        more = self._worth(self._after) - self._worth(self._before)
        if more > 0:
            yield 1.5 * more, Reason("scores", {"points": more})

    def saves(self, value: int) -> Iterator[WeightedReason]:
        """LP-6, LP-12: better pieces that stay in stock for a chamber deeper in."""
        values = self._rules.building.values(self._before, self._professional)
        if self._professional and value < max(values):
            yield 0.5, Reason("saves")

    def _path(self) -> Iterator[WeightedReason]:
        tile_set, corridors = self._rules.tile_set, self._rules.corridors
        old, new = (path_of(tile_set, corridors, hunter) for hunter in (self._before, self._after))
        more = len(new.fields) - len(old.fields)
        if more:
            yield 1.0 + more, Reason("lengthens", {"fields": more})
        if self._is_open(new.end):
            yield 0.5 if more else 0.0, Reason("goes_on")
            if not more:
                yield 0.3, Reason("spares_end")
            yield from self._awaits(new.end >> 3)

    def _aside(self, space: int) -> Iterator[WeightedReason]:
        """A tile at the edge that isn't next to the path's end."""
        end = path_of(self._rules.tile_set, self._rules.corridors, self._after).end
        here, head = divmod(space, SIZE), divmod(max(end, 0) >> 3, SIZE)
        far = max(abs(here[0] - head[0]), abs(here[1] - head[1])) > 1
        if self._is_open(end) and far and {0, SIZE - 1}.intersection(here):
            yield 0.35, Reason("aside")

    def _awaits(self, space: int) -> Iterator[WeightedReason]:
        """The longest corridor from the path's next space; of no weight if it was there before."""
        ready = []
        for spaces in (self._before.spaces, self._after.spaces):
            gates = [self._rules.corridors.beyond[space << 3 | gate] for gate in range(GATES)]
            ready.append(max(self._open_way(spaces, gate) for gate in gates))
        if ready[1]:
            new = ready[1] > ready[0]
            yield 0.4 * ready[1] if new else 0.0, Reason("awaits", {"fields": ready[1]})

    def _leads_in(self) -> Iterator[WeightedReason]:
        """The longest path from a portal, if this tile has extended it."""
        gates, walk = self._rules.tile_set.entrances, self._rules.corridors.walk
        ways = [len(walk(self._after.spaces, gate).fields) for gate in gates]
        best = ways.index(max(ways))
        if ways[best] > len(walk(self._before.spaces, gates[best]).fields):
            portal, side = ENTRANCES[best]
            details = {"fields": ways[best], "portal": portal, "side": side}
            yield 1.0 + ways[best], Reason("leads_in", details)

    def _shelters(self) -> Iterator[WeightedReason]:
        """Treasures outside chambers that lose an open side."""
        corridors, count = self._rules.corridors, 0
        for field, _value in self._before.pieces:
            space, quarter = place_of(field)
            gates = [space << 3 | gate for gate in OUTER[quarter]]
            closed = [
                sum(corridors.is_shut(hunter.spaces, gate) for gate in gates)
                for hunter in (self._before, self._after)
            ]
            count += closed[0] < closed[1]
        if count:
            yield 0.6 * count, Reason("shelters", {"count": count})

    def _joins(self, lay: Lay) -> Iterator[WeightedReason]:
        """The longest corridor from an empty space through the tile to another empty space."""
        spaces, corridors = self._after.spaces, self._rules.corridors
        longest = 0
        for gate in range(GATES):
            index = laid(lay.tile, lay.rotation) << 3 | gate
            out = corridors.leave[index]
            if out == CLOSED:
                continue
            back = corridors.beyond[lay.space << 3 | gate]
            whole = self._open_way(spaces, lay.space << 3 | gate)
            fresh = whole == corridors.steps[index]
            if whole and not fresh and self._is_open(back):
                longest = max(longest, whole)
        if longest >= LONG:
            yield 0.2 * longest, Reason("joins", {"fields": longest})

    def _scarabs(self, lay: Lay) -> Iterator[WeightedReason]:
        """Scarabs of the new tile beside the path, as long as there are treasures for them."""
        fields = path_of(self._rules.tile_set, self._rules.corridors, self._after).fields
        walk = {field: place for place, field in enumerate(fields, start=1)}
        quarters = self._rules.corridors.scarabs[laid(lay.tile, lay.rotation)]
        scarabs = [QUARTERS[lay.space][quarter] for quarter in quarters]
        useful = [f for f in scarabs if f not in walk and first_touch(walk, f)]
        if useful and any(self._after.stock):
            yield 0.8 * len(useful), Reason("scarabs", {"count": len(useful)})

    def _open_way(self, spaces: bytes, gate: int) -> int:
        """The fields from a gate on, if the corridor comes out at an empty space; else none."""
        corridors, fields, start = self._rules.corridors, 0, gate
        while gate >= 0 and spaces[gate >> 3] != EMPTY:
            index = spaces[gate >> 3] << 3 | gate & 7
            out = corridors.leave[index]
            if out == CLOSED:
                return 0
            fields += corridors.steps[index]
            gate = corridors.beyond[gate & ~7 | out]
            if gate == start:  # a closed ring, unreachable
                return 0
        return fields if gate >= 0 else 0

    def _is_open(self, end: int) -> bool:
        return end >= 0 and self._after.spaces[end >> 3] == EMPTY

    def _worth(self, hunter: Hunter) -> int:
        rules = self._rules
        return worth(rules.tile_set, rules.corridors, hunter, self._professional).treasures
