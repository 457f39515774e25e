"""Why a move was chosen: its strongest terms as codes with parameters, for texts to translate.

| code | parameters | used for |
|---|---|---|
| completes | card | marks that reach the tomb |
| takes_award, nears_award | colour, points | completing, or preparing a milestone |
| makes_pair, takes_gems | count | marks |
| takes_torch, drinks_potion, uses_cross | | marks |
| avoids_skulls | | marks where most others would tick one |
| nears_tomb | card, turns | marks |
| enters | card | the first marks on a card |
| keeps_pattern | pattern | marks that leave room for a pattern still to come |
| short_way | card, turns | a kept or taken card |
| fits_award | card, colour, points | a kept or taken card |
| brings_gems, brings_torch, brings_potion, brings_cross | card | a kept or taken card |
| denies | card, seat | a card that a rival would take next |
| unseen | | the top of the stack |
| harms_least | | anything else |
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.bots.deck_values import DeckValues
from pyramids.games.silver_gold.bots.terms import (
    Terms,
    award_ahead,
    evaluate,
    turns_left,
)
from pyramids.games.silver_gold.bots.weights import TURN_PARTS
from pyramids.games.silver_gold.deck import COLOURS
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.refill import MILESTONES
from pyramids.games.silver_gold.state import MARK_DUE, View

REASONS = 2
"""The number of reasons in a sentence."""

NEAR = 1.5 * TURN_PARTS
"""A rival this near to a tomb will soon take a card."""

CODES = (
    "completes",
    "takes_award",
    "nears_award",
    "makes_pair",
    "takes_gems",
    "takes_torch",
    "drinks_potion",
    "uses_cross",
    "avoids_skulls",
    "nears_tomb",
    "enters",
    "keeps_pattern",
    "short_way",
    "fits_award",
    "brings_gems",
    "brings_torch",
    "brings_potion",
    "brings_cross",
    "denies",
    "unseen",
    "harms_least",
)
"""Every code; `texts.reasons` has the words."""

WeightedReason = tuple[float, Reason]


def explain(
    values: DeckValues, view: View, legal: Sequence[Move], move: Move
) -> tuple[Reason, ...]:
    """The one or two strongest reasons for a move, the strongest first."""
    match move:
        case Mark():
            found = list(_mark_reasons(values, view, legal, move))
        case Keep(cards):
            found = [reason for card in cards for reason in _card_reasons(values, view, card)]
        case Take(card) if card != STACK:
            found = [*_card_reasons(values, view, card), *_denials(values, view, card)]
        case _:
            return (Reason("unseen"),)
    found.sort(key=lambda item: -item[0])
    return tuple(reason for _, reason in found[:REASONS]) or (Reason("harms_least"),)


def _mark_reasons(
    values: DeckValues, view: View, legal: Sequence[Move], move: Mark
) -> Iterator[WeightedReason]:
    terms = evaluate(values, view, move)
    marks = dict(view.state.explorers[view.seat].places)[move.card]
    tomb = values.find(move.card, move.fields)[7]
    if tomb:
        yield terms.route + 1.0, Reason("completes", {"card": move.card})
        yield from _milestone(values, view, move.card, terms.award)
    elif terms.route > 0:
        turns = round(values.left(move.card, marks | move.fields) / TURN_PARTS)
        yield terms.route, Reason("nears_tomb", {"card": move.card, "turns": max(1, turns)})
    elif not marks:
        yield 0.5, Reason("enters", {"card": move.card})
    yield from _finds(values, view, move, terms)
    yield from _caution(values, legal, move)
    yield from _room(values, view, legal, move)


def _milestone(values: DeckValues, view: View, card: int, worth: float) -> Iterator[WeightedReason]:
    state, colour = view.state, values.colours[card]
    points = award_ahead(values, state, colour)
    if points and worth:
        count = values.completed(state.explorers[view.seat])[colour] + 1
        code = "takes_award" if count in MILESTONES else "nears_award"
        yield worth, Reason(code, {"colour": COLOURS[colour], "points": points})


def _finds(values: DeckValues, view: View, move: Mark, terms: Terms) -> Iterator[WeightedReason]:
    me = view.state.explorers[view.seat]
    _, red, green, torch, skulls, crosses, _, _, _ = values.find(move.card, move.fields)
    if red or green:
        paired = min(me.red + red, me.green + green) > min(me.red, me.green)
        reason = Reason("makes_pair") if paired else Reason("takes_gems", {"count": red + green})
        yield terms.gems, reason
    if torch and terms.torch:
        yield terms.torch, Reason("takes_torch")
    if skulls < 0 and terms.skulls > 0:
        yield terms.skulls, Reason("drinks_potion")
    if crosses:
        yield terms.cross, Reason("uses_cross")


def _caution(values: DeckValues, legal: Sequence[Move], move: Mark) -> Iterator[WeightedReason]:
    ticked = [
        max(0, values.find(other.card, other.fields)[4])
        for other in legal
        if isinstance(other, Mark)
    ]
    if 2 * sum(count > 0 for count in ticked) > len(ticked) and values.find(*move[1:])[4] <= 0:
        yield values.weights.skull_at_1, Reason("avoids_skulls")


def _room(
    values: DeckValues, view: View, legal: Sequence[Move], move: Mark
) -> Iterator[WeightedReason]:
    """A pattern still to come that fits after this move, but not after most others."""
    rivals = [other for other in legal if isinstance(other, Mark) and other.kind == move.kind]
    for pattern, count in view.state.expeditions:
        if not _fits(values, view, move, pattern):
            continue
        blocked = sum(not _fits(values, view, other, pattern) for other in rivals)
        if 3 * blocked > len(rivals):
            share = blocked / len(rivals) * count
            name = values.deck.patterns[pattern].name
            yield values.weights.turn / 4 * share, Reason("keeps_pattern", {"pattern": name})


def _fits(values: DeckValues, view: View, move: Mark, pattern: int) -> bool:
    me, _ = values.marking.mark(
        view.state.explorers[view.seat], view.state.due[view.seat], move, view.state.round
    )
    return any(m.fields.bit_count() > 1 for m in values.marking.legal(me, MARK_DUE, pattern))


def _card_reasons(values: DeckValues, view: View, card: int) -> Iterator[WeightedReason]:
    left = turns_left(view.state)
    terms, middle = evaluate(values, view, Take(card)), _average(values, view, left)
    turns = round(values.left(card, 0) / TURN_PARTS)
    if terms.route > middle.route:
        yield terms.route - middle.route, Reason("short_way", {"card": card, "turns": turns})
    colour = values.colours[card]
    if values.completed(view.state.explorers[view.seat])[colour] % 2 and terms.award:
        points = award_ahead(values, view.state, colour)
        details = {"card": card, "colour": COLOURS[colour], "points": points}
        yield terms.award, Reason("fits_award", details)
    if terms.gems > middle.gems:
        yield terms.gems - middle.gems, Reason("brings_gems", {"card": card})
    if terms.torch:
        yield terms.torch / 2, Reason("brings_torch", {"card": card})
    if terms.skulls > 0 and view.state.explorers[view.seat].skulls:
        yield terms.skulls, Reason("brings_potion", {"card": card})
    if terms.cross > middle.cross:
        yield terms.cross - middle.cross, Reason("brings_cross", {"card": card})


def _average(values: DeckValues, view: View, left: int) -> Terms:
    """The terms of an average unseen card."""
    if view.state.stack:
        return evaluate(values, view, Take(STACK))
    return Terms(route=values.weights.route(values.weights.turn, left))


def _denials(values: DeckValues, view: View, card: int) -> Iterator[WeightedReason]:
    state = view.state
    taken = [len(takers) for takers in state.awards]
    for seat, rival in enumerate(state.explorers):
        if seat == view.seat:
            continue
        counts = values.completed(rival)
        wanted = values.best_new_card(counts, list(state.display), taken, turns_left(state))
        soon = min((values.left(c, marks) for c, marks in rival.places if c), default=0)
        if wanted == card and soon <= NEAR:
            yield values.weights.turn / 3, Reason("denies", {"card": card, "seat": seat})
