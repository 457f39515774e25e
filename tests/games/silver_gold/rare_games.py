"""Rare situations of a game, recognised from the events."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

from pyramids.engine.session import Session
from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Cross,
    Ended,
    Event,
    Filled,
    Kept,
    Lapsed,
    Marked,
    Revealed,
    Taken,
)

Events = list[Event]


def watch(session: Session) -> Events:
    """All events of a game, from its first ply on."""
    rules, states = session.rules, session.states
    found: Events = []
    for before, ply, after in zip(states, session.plies, states[1:], strict=False):
        found.extend(rules.events(before, ply, after))
    return found


def turns(events: Iterable[Event]) -> list[Events]:
    """The events of each turn, the reveal first."""
    found: list[Events] = []
    for event in events:
        if isinstance(event, Revealed):
            found.append([])
        if found:
            found[-1].append(event)
    return found


def stack_runs_empty(events: Events) -> bool:
    """SG-19: all 48 cards have left the stack, and the game goes on."""
    left = 48
    for index, event in enumerate(events):
        match event:
            case Kept():
                left -= 2
            case Filled() | Taken(source="stack"):
                left -= 1
        if left == 0:
            return any(isinstance(later, Revealed) for later in events[index:])
    return False


def two_cards_in_a_turn(events: Events) -> bool:
    """SG-16: a player completes both cards."""
    return any(
        count == 2
        for turn in turns(events)
        for count in Counter(event.seat for event in turn if isinstance(event, Completed)).values()
    )


def three_players_complete(events: Events) -> bool:
    """SG-18: three players complete cards in the same turn."""
    return any(
        len({event.seat for event in turn if isinstance(event, Completed)}) >= 3
        for turn in turns(events)
    )


def chain_of_three_crosses(events: Events) -> bool:
    """SG-12: a cross, an extra mark on a cross, and one more."""
    for turn in turns(events):
        crossed: dict[int, set[int]] = defaultdict(set)
        placements: Counter[int] = Counter()
        for event in turn:
            placements[event.seat] += isinstance(event, Marked)
            if isinstance(event, Cross):
                crossed[event.seat].add(placements[event.seat])
        if any({1, 2, 3} <= numbers for numbers in crossed.values()):
            return True
    return False


def extra_mark_lapses(events: Events) -> bool:
    """SG-15: an extra mark has no field."""
    return any(isinstance(event, Lapsed) for event in events)


def tie_by_card_number(events: Events) -> bool:
    """SG-24: the lowest number decides."""
    end = events[-1]
    return isinstance(end, Ended) and end.reason == "lowest_card"


def all_awards_of_a_colour(events: Events) -> bool:
    """SG-20: one player takes 10, 6 and 3."""
    takers: dict[str, list[int]] = defaultdict(list)
    for event in events:
        if isinstance(event, Awarded):
            takers[event.colour].append(event.seat)
    return any(len(seats) == 3 and len(set(seats)) == 1 for seats in takers.values())


def somebody_sits_out(events: Events) -> bool:
    """SG-19: a player without cards doesn't mark while others do."""
    players = {event.seat for event in events if isinstance(event, Kept)}
    markers = [
        {event.seat for event in turn if isinstance(event, Marked)} for turn in turns(events)
    ]
    return any(seats and seats != players for seats in markers)


def nothing_left_to_take(events: Events) -> bool:
    """SG-18, SG-19: several complete cards in a turn, and not all of them find a new one."""
    for turn in turns(events):
        completed = {event.seat for event in turn if isinstance(event, Completed)}
        taken = {event.seat for event in turn if isinstance(event, Taken)}
        if len(completed) >= 2 and completed - taken:
            return True
    return False


def ordinary(events: Events) -> bool:
    """A game to its end."""
    return isinstance(events[-1], Ended)


SITUATIONS: dict[str, Callable[[Events], bool]] = {
    check.__name__: check
    for check in (
        stack_runs_empty,
        two_cards_in_a_turn,
        three_players_complete,
        chain_of_three_crosses,
        extra_mark_lapses,
        tie_by_card_number,
        all_awards_of_a_colour,
        somebody_sits_out,
        nothing_left_to_take,
    )
}
"""By the name of the golden record that shows it."""
