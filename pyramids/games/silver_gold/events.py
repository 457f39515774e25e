"""What can be watched: the events between two states, derived only when somebody asks.

| kind | data |
|---|---|
| deal, keep, fill | card / cards / card, place |
| reveal | round, turn, pattern (its name) |
| mark | card, kind, fields |
| gem, torch, skull | card, field; colour; box (None if the sheet has no room for it) |
| potion, cross | card, field; wiped boxes |
| tomb, lapse | card, field / count of extra marks that lapse |
| complete, take | card, place; from |
| award | colour, points |
| round_end, result | round / winners, reason |

Fields are (row, column), boxes count from 0.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.engine.contract import CHANCE, Event, Ply
from pyramids.games.silver_gold import scoring
from pyramids.games.silver_gold.deck import COLOURS, GRID, Deck, Pyramid
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
    """Everything that the ply brought about, in the order of the rules."""
    return tuple(_derive(deck, before, ply, after))


def _derive(deck: Deck, before: State, ply: Ply, after: State) -> Iterator[Event]:
    if ply.seat == CHANCE:
        yield from _chance(deck, before, ply.move, after)
    elif isinstance(ply.move, Mark):
        yield from _mark(deck, before, ply.seat, ply.move, after)
    elif isinstance(ply.move, Keep):
        yield Event("keep", ply.seat, {"cards": ply.move.cards})
    elif isinstance(ply.move, Take) and ply.move.card != NO_CARD:
        yield _take(before, ply.seat, ply.move.card, "display")
    yield from _consequences(deck, before, after)


def _chance(deck: Deck, before: State, outcome: int, after: State) -> Iterator[Event]:
    if before.phase is Phase.REVEAL:
        pattern = deck.patterns[outcome].name
        data = {"round": before.round, "turn": before.turn + 1, "pattern": pattern}
        yield Event("reveal", CHANCE, data)
    elif before.phase is Phase.DEAL:
        seat = next(s for s, hand in enumerate(after.hands) if hand != before.hands[s])
        yield Event("deal", seat, {"card": outcome})
    elif before.phase is Phase.TAKE_BLIND:
        yield _take(before, before.queue[0], outcome, "stack")
    else:
        place = before.display.index(NO_CARD)
        yield Event("fill", CHANCE, {"card": outcome, "place": place})


def _take(before: State, seat: int, card: int, source: str) -> Event:
    places = before.explorers[seat].places
    place = places.index(EMPTY_PLACE)
    return Event("take", seat, {"card": card, "place": place, "from": source})


def _mark(deck: Deck, before: State, seat: int, move: Mark, after: State) -> Iterator[Event]:
    card = deck.pyramid(move.card)
    fields = GRID.fields(move.fields)
    yield Event("mark", seat, {"card": move.card, "kind": move.kind, "fields": fields})
    explorer = before.explorers[seat]
    yield from _symbols(card, explorer, seat, move.fields, before.round)
    if move.fields & card.tomb:
        yield Event("tomb", seat, {"card": card.number, "field": GRID.fields(card.tomb)[0]})
    owed = before.due[seat] - 1 if move.kind == EXTRA else 0
    owed += (move.fields & card.cross).bit_count()
    if owed and after.due[seat] == 0:
        yield Event("lapse", seat, {"count": owed})


def _symbols(
    card: Pyramid, explorer: Explorer, seat: int, fields: int, round_number: int
) -> Iterator[Event]:
    def at(mask: int) -> list[dict[str, object]]:
        return [{"card": card.number, "field": field} for field in GRID.fields(fields & mask)]

    gems = (("red", card.red, explorer.red), ("green", card.green, explorer.green))
    for colour, mask, ticked in gems:
        for box, data in enumerate(at(mask), start=ticked):
            yield Event("gem", seat, {**data, "colour": colour, "box": _box(box, MAX_GEMS)})
    lit = bool(explorer.torches >> round_number - 1 & 1)
    for data in at(card.torch):
        yield Event("torch", seat, {**data, "box": None if lit else round_number - 1})
        lit = True
    skulls = explorer.skulls
    for data in at(card.skull):
        yield Event("skull", seat, {**data, "box": _box(skulls, MAX_SKULLS)})
        skulls = min(MAX_SKULLS, skulls + 1)
    for data in at(card.potion):
        wiped = tuple(range(max(0, skulls - 2), skulls))
        yield Event("potion", seat, {**data, "wiped": wiped})
        skulls -= len(wiped)
    for data in at(card.cross):
        yield Event("cross", seat, data)


def _completions(before: State, after: State) -> Iterator[Event]:
    """SG-18: with nothing left to take, several complete at once, the lowest number first."""
    finished = []
    for seat, explorer in enumerate(after.explorers):
        old = before.explorers[seat]
        if cards := explorer.done[len(old.done) :]:
            finished.append((cards, seat, [number for number, _ in old.places]))
    for cards, seat, places in sorted(finished):
        for card in cards:
            yield Event("complete", seat, {"card": card, "place": places.index(card)})


def _box(index: int, boxes: int) -> int | None:
    return index if index < boxes else None


def _consequences(deck: Deck, before: State, after: State) -> Iterator[Event]:
    yield from _completions(before, after)
    for colour, name in enumerate(COLOURS):
        held = len(before.awards[colour])
        for index, seat in enumerate(after.awards[colour][held:], start=held):
            yield Event("award", seat, {"colour": name, "points": deck.awards[index]})
    over = after.phase is Phase.OVER and before.phase is not Phase.OVER
    if over or 0 < before.round < after.round:
        yield Event("round_end", CHANCE, {"round": before.round})
    if over:
        result = scoring.final(deck, after)
        yield Event("result", CHANCE, {"winners": result.winners, "reason": result.reason})
