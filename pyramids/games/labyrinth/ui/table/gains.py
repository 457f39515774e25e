"""What a move would score, computed by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.corridors import EMPTY, Walk
from pyramids.games.labyrinth.moves import Lay, Place, Start
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import BLOCKED, GOES_ON, LEAVES, Worth
from pyramids.games.labyrinth.state import NO_ENTRANCE, Hunter, State
from pyramids.games.labyrinth.texts.board import treasure
from pyramids.language import _, ngettext
from pyramids.tables.parts.forecast import Forecast, Gain, Tone, signed


class Change(NamedTuple):
    """How the score would change."""

    path: int
    treasures: int

    @property
    def total(self) -> int:
        """Both together."""
        return self.path + self.treasures


@dataclass(frozen=True)
class Outlook(Forecast):
    """The labyrinth after a move that might be made."""

    hunter: Hunter
    walk: Walk
    change: Change
    ends: str
    """How the move would end the path for good, as `scoring.ending`."""


def outlook(rules: Labyrinth, table: State, seat: int, move: Lay | Place | Start) -> Outlook:
    """What a legal move would do to a labyrinth."""
    later = rules.apply(table, seat, move)
    before, after = table.hunters[seat], later.hunters[seat]
    old, new = rules.worth(table, seat), rules.worth(later, seat)
    change = Change(new.path - old.path, new.treasures - old.treasures)
    ends = _ends(rules, before, after)
    gains = [
        *_end(ends),
        *_path(change.path),
        *_finds(rules, old, new),
        *_first_way(rules, after, move),
    ]
    return Outlook(tuple(gains), change.total, after, rules.path(after), change, ends)


def _ends(rules: Labyrinth, before: Hunter, after: Hunter) -> str:
    """How the move would end a path; empty for the last tile, which ends every path."""
    if EMPTY not in after.spaces or rules.ending(before):
        return GOES_ON
    return rules.ending(after)


def _end(how: str) -> list[Gain]:
    if how == BLOCKED:
        text = _("Your path ends here at a wall!")
        return [Gain("labyrinth/dead_end", text, "", "alarm")]
    if how == LEAVES:
        text = _("Your path leaves the labyrinth here and ends!")
        return [Gain("labyrinth/dead_end", text, "", "alarm")]
    return []


def _path(more: int) -> list[Gain]:
    if not more:
        return []
    text = ngettext("{n} square of path", "{n} squares of path", abs(more))
    return [Gain("labyrinth/path", text, signed(more), _tone(more))]


def _finds(rules: Labyrinth, old: Worth, new: Worth) -> list[Gain]:
    """Treasures that would start or stop scoring, or score more."""
    before = {find.field: find.points for find in old.finds}
    gains = []
    for find in new.finds:
        more = find.points - before.pop(find.field, 0)
        if more:
            colour = rules.tile_set.colour(find.value)
            text = treasure(colour)
            gains.append(Gain(f"labyrinth/gem_{colour}", text, signed(more), _tone(more)))
    lost = sum(before.values())
    if lost:
        gains.append(Gain("labyrinth/treasure", _("treasures lost"), signed(-lost), "bad"))
    return gains


def _first_way(rules: Labyrinth, after: Hunter, move: Lay | Place | Start) -> list[Gain]:
    """Before a portal is chosen: the length of the longest path from one of them."""
    if after.entrance != NO_ENTRANCE or not isinstance(move, Lay):
        return []
    ways = [rules.path_from(after, entrance) for entrance in range(len(ENTRANCES))]
    longest = max(len(way.fields) for way in ways)
    text = ngettext("{n} square from a portal", "{n} squares from a portal", longest)
    return [Gain("labyrinth/path", text, "", "plain")] if longest else []


def _tone(points: int) -> Tone:
    return "good" if points > 0 else "bad" if points < 0 else "plain"
