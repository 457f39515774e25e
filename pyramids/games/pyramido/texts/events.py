"""Texts for events: lines of the log, and sentences of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from pyramids.engine.texts import game_over
from pyramids.games.pyramido.domino_set import DominoSet
from pyramids.games.pyramido.events import (
    Activated,
    BackShown,
    DominoPlaced,
    Ended,
    Event,
    GemDiscarded,
    GemsReturned,
    Passed,
    Refilled,
    Revealed,
    ScoringBegan,
    StackSplit,
    StageBegan,
    StageScored,
    Sunk,
    Taken,
)
from pyramids.games.pyramido.texts.pieces import (
    back_words,
    brief_domino,
    domino_words,
    gem_name,
    listed_gems,
    paid_gems,
)
from pyramids.language import _, ngettext


def sentences(domino_set: DominoSet, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened in a step, in words."""
    told = [line for event in events if (line := log_line(domino_set, event, names))]
    ends = [event for event in events if isinstance(event, Ended)]
    return [*told, *(game_over(event.winners, names) for event in ends)]


def brief_line(domino_set: DominoSet, event: Event, names: Sequence[str]) -> str:
    """An event in the log beside the table, which shows stacks and places itself."""
    match event:
        case Taken(seat, domino=domino, gem=gem):
            what = brief_domino(domino_set, domino)
            return _(
                "{who} takes {domino}; gem: {gem}", who=names[seat], domino=what, gem=gem_name(gem)
            )
        case Revealed(seat, domino=domino) if seat >= 0:
            what = brief_domino(domino_set, domino)
            return _("{who} reveals {domino}", who=names[seat], domino=what)
        case DominoPlaced(seat, stage=stage):
            return _("{who} places it on stage {stage}", who=names[seat], stage=stage)
        case BackShown():
            return ""
    return log_line(domino_set, event, names)


def log_line(domino_set: DominoSet, event: Event, names: Sequence[str]) -> str:
    """An event in full, for those who don't see the table; empty if it isn't told."""
    match event:
        case StageBegan(stage, start):
            return _("Stage {stage}: {who} starts", stage=stage, who=names[start])
        case ScoringBegan(stage):
            return _("Scoring of stage {stage}", stage=stage)
        case Taken() | StackSplit() | Revealed() | DominoPlaced() | Sunk() | Passed():
            return _turn_line(domino_set, event, names)
        case BackShown(stack, back):
            return _("Stack {stack}: face down, {back}", stack=stack + 1, back=back_words(back))
        case GemsReturned(count):
            return ngettext(
                "The bag is empty: {n} discarded gem goes back into it",
                "The bag is empty: {n} discarded gems go back into it",
                count,
            )
        case Refilled(stack, gems):
            return _(
                "New gems below stack {stack}: {gems}", stack=stack + 1, gems=listed_gems(gems)
            )
        case Activated() | StageScored() | GemDiscarded():
            return _scoring_line(event, names)
    return ""


def _turn_line(
    domino_set: DominoSet,
    event: Taken | StackSplit | Revealed | DominoPlaced | Sunk | Passed,
    names: Sequence[str],
) -> str:
    who = names[event.seat] if event.seat >= 0 else ""
    match event:
        case Taken(domino=domino, gem=gem):
            what = domino_words(domino_set, domino)
            return _("{who} takes {domino}; gem: {gem}", who=who, domino=what, gem=gem_name(gem))
        case StackSplit(source=source, target=target, count=count):
            return ngettext(
                "{who} splits stack {source}: {n} domino becomes stack {target}",
                "{who} splits stack {source}: {n} dominoes become stack {target}",
                count,
                who=who,
                source=source + 1,
                target=target + 1,
            )
        case Revealed(stack=stack, domino=domino):
            what = domino_words(domino_set, domino)
            if not who:
                return _("Revealed on stack {stack}: {domino}", stack=stack + 1, domino=what)
            return _(
                "{who} reveals on stack {stack}: {domino}", who=who, stack=stack + 1, domino=what
            )
        case DominoPlaced(stage=stage, first=first):
            place = f"{first[0]},{first[1]}"
            return _(
                "{who} places the domino on stage {stage}, at {place}",
                who=who,
                stage=stage,
                place=place,
            )
        case Sunk(stack, domino):
            what = domino_words(domino_set, domino)
            return _("Back under stack {stack}: {domino}", stack=stack + 1, domino=what)
        case Passed(stage=stage):
            return _("{who} passes: no room left on stage {stage}", who=who, stage=stage)


def _scoring_line(event: Activated | StageScored | GemDiscarded, names: Sequence[str]) -> str:
    who = names[event.seat]
    match event:
        case Activated():
            return ngettext(
                "{who} activates an area ({colour}) with {gems}: {n} point",
                "{who} activates an area ({colour}) with {gems}: {n} points",
                event.points,
                who=who,
                colour=gem_name(event.colour),
                gems=paid_gems(event.gems),
            )
        case StageScored(stage=stage):
            return ngettext(
                "{who}: {n} point in stage {stage}",
                "{who}: {n} points in stage {stage}",
                event.points,
                who=who,
                stage=stage,
            )
        case GemDiscarded(gem=gem):
            return _("{who} discards a gem: {gem}", who=who, gem=gem_name(gem))
