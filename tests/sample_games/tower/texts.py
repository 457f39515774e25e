"""What the game says to its players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramids.engine.contract import Over, Reason, Seat
from pyramids.engine.texts import GameTexts
from pyramids.language import N_, _, ngettext

from .rules import LAY, Event, Laid, Left, Move, State, StoneDrawn, Tower, points

_CLAUSES: Final = {
    "hardly_smaller": N_("the stone is hardly smaller than the one below"),
    "costs_too_much": N_("the stone would cost too many others"),
}
_SCORE_LINES: Final = {
    "stones": N_("Stones"),
    "cap": N_("Smallest stone on top"),
    "total": N_("Total"),
}
_REFUSALS: Final = {
    "not_now": N_("There is nothing to decide now."),
    "decided": N_("You have decided already."),
    "too_large": N_("The stone is larger than the one below."),
}


class TowerTexts(GameTexts[State]):
    """The texts of the game, bound to its rules."""

    score_lines = _SCORE_LINES
    refusals = _REFUSALS

    def __init__(self, rules: Tower) -> None:
        self.rules = rules

    def overview(self, state: State, names: Sequence[str]) -> list[str]:
        """Turn and stone."""
        turns = self.rules.quarry.turns
        lines = [_("Turn {turn} of {turns}", turn=state.turn, turns=turns)]
        if state.stone:
            lines.append(_("A stone of size {stone}", stone=state.stone))
        return lines

    def player(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """A player's tower, from the ground up."""
        tower = state.towers[seat]
        stones = ", ".join(map(str, tower)) or _("no stone yet")
        return [_("{name}: {stones}", name=names[seat], stones=stones)]

    def drawing(self, state: State, seat: Seat) -> list[str]:
        """A player's tower, drawn."""
        return [("#" * (2 * stone - 1)).center(20).rstrip() for stone in state.towers[seat][::-1]]

    def task(self, state: State, seat: Seat) -> str:
        """What a player has to do now."""
        return _("Lay the stone or leave it") if self.rules.legal(state, seat) else ""

    def move(self, state: State, seat: Seat, move: Move, names: Sequence[str]) -> str:
        """A move, and what it would bring at once."""
        if move != LAY:
            return _("Leave it")
        tower = state.towers[seat]
        gain = points((*tower, state.stone)) - points(tower)
        return ngettext("Lay it: {n} point", "Lay it: {n} points", gain)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log."""
        match event:
            case StoneDrawn(turn, stone):
                return _("Turn {turn}: a stone of size {stone}", turn=turn, stone=stone)
            case Laid(seat):
                return _("{name} lays the stone", name=names[seat])
            case Left(seat):
                return _("{name} leaves the stone", name=names[seat])

    def starts_turn(self, event: Event) -> bool:
        """The stone is the heading of its turn."""
        return isinstance(event, StoneDrawn)

    def sentences(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened in a step."""
        return [self.event(event, names) for event in events]

    def clause(self, reason: Reason) -> str:
        """A reason as a part of a sentence."""
        return _(_CLAUSES[reason.code])

    def verdict(self, state: State, over: Over, names: Sequence[str]) -> str:
        """Points alone decide."""
        return ""
