"""Derives the events between two states, on demand."""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.engine.contract import CHANCE, CLOSING, Ply, Seat
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import COLOURS, GRID, Deck, Pyramid
from pyramids.games.silver_gold.events import (
    Awarded,
    Completed,
    Cross,
    Dealt,
    Ended,
    Event,
    Filled,
    Find,
    Gem,
    GemColour,
    Kept,
    Lapsed,
    Marked,
    Potion,
    Revealed,
    RoundEnded,
    Skull,
    Source,
    Taken,
    Tomb,
    Torch,
)
from pyramids.games.silver_gold.moves import EXTRA, Keep, Mark, Take
from pyramids.games.silver_gold.state import (
    EMPTY_PLACE,
    MAX_GEMS,
    MAX_SKULLS,
    NO_CARD,
    Explorer,
    Phase,
    State,
)


def derive(deck: Deck, before: State, ply: Ply, after: State) -> tuple[Event, ...]:
    """All events of the ply, in the order of the rules."""
    if ply.seat == CHANCE:
        own = _chance(deck, before, ply.move, after)
    elif ply.seat == CLOSING:
        own = iter(())
    else:
        own = _decision(deck, before, ply, after)
    return (*own, *_consequences(deck, before, after))


def _chance(deck: Deck, before: State, outcome: int, after: State) -> Iterator[Event]:
    """What was drawn."""
    if before.phase is Phase.REVEAL:
        yield Revealed(before.round, before.turn + 1, deck.patterns[outcome].name)
    elif before.phase is Phase.DEAL:
        seat = next(s for s, hand in enumerate(after.hands) if hand != before.hands[s])
        yield Dealt(seat, outcome)
    elif before.phase is Phase.TAKE_BLIND:
        yield _take(before, before.queue[0], outcome, "stack")
    else:
        yield Filled(outcome, before.display.index(NO_CARD))


def _decision(deck: Deck, before: State, ply: Ply, after: State) -> Iterator[Event]:
    """The immediate events of a seat's move."""
    match ply.move:
        case Mark():
            yield from _mark(deck, before, ply.seat, ply.move, after)
        case Keep(cards):
            yield Kept(ply.seat, cards)
        case Take(card) if card != NO_CARD:
            yield _take(before, ply.seat, card, "display")


def _consequences(deck: Deck, before: State, after: State) -> Iterator[Event]:
    """What follows from everyone's decisions: completed cards, awards, the end."""
    yield from _completions(before, after)
    for colour, name in enumerate(COLOURS):
        held = len(before.awards[colour])
        for index, seat in enumerate(after.awards[colour][held:], start=held):
            yield Awarded(seat, name, deck.awards[index])
    over = after.phase is Phase.OVER and before.phase is not Phase.OVER
    if over or 0 < before.round < after.round:
        yield RoundEnded(before.round)
    if over:
        result = scoring.final(deck, after)
        yield Ended(result.winners, result.reason)


def _take(before: State, seat: Seat, card: int, source: Source) -> Taken:
    place = before.explorers[seat].places.index(EMPTY_PLACE)
    return Taken(seat, card, place, source)


def _mark(deck: Deck, before: State, seat: Seat, move: Mark, after: State) -> Iterator[Event]:
    card = deck.pyramid(move.card)
    yield Marked(seat, move.card, move.kind, tuple(GRID.fields(move.fields)))
    yield from _finds(card, before.explorers[seat], seat, move.fields, before.round)
    owed = before.due[seat] - 1 if move.kind == EXTRA else 0
    owed += (move.fields & card.cross).bit_count()
    if owed and after.due[seat] == 0:
        yield Lapsed(seat, owed)


def _finds(
    card: Pyramid, explorer: Explorer, seat: Seat, fields: int, round_number: int
) -> Iterator[Find]:
    """The symbols on the marked fields; skulls are ticked before potions erase (SG-13)."""
    number = card.number
    gems: tuple[tuple[GemColour, int, int], ...] = (
        ("red", card.red, explorer.red),
        ("green", card.green, explorer.green),
    )
    for colour, mask, ticked in gems:
        for box, field in enumerate(GRID.fields(fields & mask), start=ticked):
            yield Gem(seat, number, field, colour, _box(box, MAX_GEMS))
    lit = bool(explorer.torches >> round_number - 1 & 1)
    for field in GRID.fields(fields & card.torch):
        yield Torch(seat, number, field, None if lit else round_number - 1)
        lit = True
    skulls = explorer.skulls
    for field in GRID.fields(fields & card.skull):
        yield Skull(seat, number, field, _box(skulls, MAX_SKULLS))
        skulls = min(MAX_SKULLS, skulls + 1)
    for field in GRID.fields(fields & card.potion):
        wiped = tuple(range(max(0, skulls - 2), skulls))
        yield Potion(seat, number, field, wiped)
        skulls -= len(wiped)
    for field in GRID.fields(fields & card.cross):
        yield Cross(seat, number, field)
    for field in GRID.fields(fields & card.tomb):
        yield Tomb(seat, number, field)


def _box(index: int, boxes: int) -> int | None:
    return index if index < boxes else None


def _completions(before: State, after: State) -> Iterator[Completed]:
    """SG-18: with nothing left to take, several complete at once, the lowest number first."""
    finished = []
    for seat, explorer in enumerate(after.explorers):
        old = before.explorers[seat]
        if cards := explorer.done[len(old.done) :]:
            finished.append((cards, seat, [number for number, _ in old.places]))
    for cards, seat, places in sorted(finished):
        for card in cards:
            yield Completed(seat, card, places.index(card))
