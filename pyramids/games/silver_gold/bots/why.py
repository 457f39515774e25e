"""Why a move was chosen: its strongest terms as codes with parameters, for texts to translate.

A move is compared with its alternatives: all legal moves, or the other hints.

| code | parameters | used for |
|---|---|---|
| completes | card | marks that reach the tomb |
| takes_award, nears_award | colour, points | completing, or preparing a milestone |
| leads_race | colour, points | being nearer to an award than all rivals |
| makes_pair, takes_gems | count | marks |
| takes_torch, drinks_potion, uses_cross | | marks |
| avoids_skulls | | marks where most others would tick one |
| nears_tomb | card, turns | marks |
| enters | card | the first marks on a card |
| opens_gems | count | marks that put gems within reach of the next ones |
| keeps_pattern | pattern | marks that leave room for a pattern still to come |
| short_way | card, turns | a taken card |
| fits_award | card, colour, points | a taken card |
| brings_gems, brings_cross | card, count | a taken card |
| brings_torch, brings_potion, no_skulls | card | a taken card |
| denies | card, seat | a card that a rival would take next |
| both_colour | colour, points | two kept cards that lead to an award together |
| both_short | turns | two kept cards |
| both_gems, both_torches, both_crosses, both_potions | count | two kept cards |
| unseen | | the top of the stack |
| harms_least | | anything else |

The codes of `distinct_reasons.COMPARISONS` compare a hint with the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from pyramids.bots.distinct_reasons import COMPARISONS, WeightedReason, strongest
from pyramids.engine.contract import Reason
from pyramids.games.silver_gold.bots.deck_values import DeckValues
from pyramids.games.silver_gold.bots.terms import (
    Terms,
    award_ahead,
    evaluate,
    turns_left,
)
from pyramids.games.silver_gold.bots.weights import TURN_PARTS
from pyramids.games.silver_gold.deck import COLOURS, GRID
from pyramids.games.silver_gold.moves import STACK, Keep, Mark, Move, Take
from pyramids.games.silver_gold.refill import MILESTONES
from pyramids.games.silver_gold.state import MARK_DUE, View

NEAR = 1.5 * TURN_PARTS
"""A rival this near to a tomb will soon take a card."""

CODES = (
    *("completes", "takes_award", "nears_award", "leads_race", "makes_pair", "takes_gems"),
    *("takes_torch", "drinks_potion", "uses_cross", "avoids_skulls", "nears_tomb", "enters"),
    *("opens_gems", "keeps_pattern", "short_way", "fits_award", "brings_gems", "brings_torch"),
    *("brings_potion", "brings_cross", "no_skulls", "denies", "both_colour", "both_short"),
    *("both_gems", "both_torches", "both_crosses", "both_potions", "unseen", "harms_least"),
    *COMPARISONS,
)
"""Every code; `texts.reasons` has the words."""

SUBJECTS = frozenset({"card", "colour", "seat"})
"""The parameters that say what a reason is about, not what is good about it."""


def explain(
    values: DeckValues, view: View, legal: Sequence[Move], move: Move
) -> tuple[Reason, ...]:
    """The one or two strongest reasons for a move, the strongest first."""
    return strongest(weighted(values, view, legal, move)) or (Reason("harms_least"),)


def weighted(
    values: DeckValues, view: View, alternatives: Sequence[Move], move: Move
) -> list[WeightedReason]:
    """All reasons for a move, one of the alternatives, with their worth in points."""
    match move:
        case Mark():
            return list(_mark_reasons(values, view, alternatives, move))
        case Keep():
            return list(_pair_reasons(values, view, alternatives, move))
        case Take(card) if card != STACK:
            reasons = _card_reasons(values, view, alternatives, card)
            return [*reasons, *_denials(values, view, card)]
    return [(0.1, Reason("unseen"))]


def _mark_reasons(
    values: DeckValues, view: View, legal: Sequence[Move], move: Mark
) -> Iterator[WeightedReason]:
    terms = evaluate(values, view, move)
    marks = dict(view.state.explorers[view.seat].places)[move.card]
    tomb = values.find(move.card, move.fields)[7]
    if tomb:
        yield terms.route + 1.0, Reason("completes", {"card": move.card})
        yield from _milestone(values, view, move.card, terms.award)
    else:
        turns = round(values.left(move.card, marks | move.fields) / TURN_PARTS)
        yield terms.route, Reason("nears_tomb", {"card": move.card, "turns": max(1, turns)})
        if not marks:
            yield 0.5, Reason("enters", {"card": move.card})
    yield from _finds(values, view, move, terms)
    yield from _gems_in_reach(values, marks, move)
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
        yield 0.0 if paired else terms.gems, Reason("takes_gems", {"count": red + green})
        if paired:
            yield terms.gems, Reason("makes_pair")
    if torch:
        yield terms.torch, Reason("takes_torch")
    if skulls < 0:
        yield terms.skulls, Reason("drinks_potion")
    if crosses:
        yield terms.cross, Reason("uses_cross")


def _gems_in_reach(values: DeckValues, marks: int, move: Mark) -> Iterator[WeightedReason]:
    """Gems beside the marked squares, unless the card is completed."""
    card, marked = values.deck.pyramid(move.card), marks | move.fields
    near = GRID.neighbours(marked) & (card.red | card.green) & ~marked
    if near and not move.fields & card.tomb:
        count = near.bit_count()
        yield values.weights.gem_ahead / 4 * count, Reason("opens_gems", {"count": count})


def _caution(values: DeckValues, legal: Sequence[Move], move: Mark) -> Iterator[WeightedReason]:
    ticked = [
        max(0, values.find(other.card, other.fields)[4])
        for other in legal
        if isinstance(other, Mark)
    ]
    if values.find(*move[1:])[4] <= 0:
        common = 2 * sum(count > 0 for count in ticked) >= len(ticked)
        yield values.weights.skull_at_1 if common else 0.0, Reason("avoids_skulls")


def _room(
    values: DeckValues, view: View, legal: Sequence[Move], move: Mark
) -> Iterator[WeightedReason]:
    """Patterns still to come that fit after this move, but not after many others."""
    others = [other for other in legal if isinstance(other, Mark) and other.kind == move.kind]
    found: list[WeightedReason] = []
    for pattern, count in view.state.expeditions:
        if _fits(values, view, move, pattern):
            blocked = sum(not _fits(values, view, other, pattern) for other in others)
            share = blocked / len(others) * count if 3 * blocked > len(others) else 0.0
            name = values.deck.patterns[pattern].name
            found.append(
                (values.weights.turn / 4 * share, Reason("keeps_pattern", {"pattern": name}))
            )
    found.sort(key=lambda item: -item[0])
    # One of them is enough to tell.
    yield from found[:1]
    yield from ((0.0, reason) for _worth, reason in found[1:])


def _fits(values: DeckValues, view: View, move: Mark, pattern: int) -> bool:
    me, _ = values.marking.mark(
        view.state.explorers[view.seat], view.state.due[view.seat], move, view.state.round
    )
    return any(m.fields.bit_count() > 1 for m in values.marking.legal(me, MARK_DUE, pattern))


def _card_reasons(
    values: DeckValues, view: View, alternatives: Sequence[Move], number: int
) -> Iterator[WeightedReason]:
    terms, middle = evaluate(values, view, Take(number)), _average(values, view, alternatives)
    card, me = values.deck.pyramid(number), view.state.explorers[view.seat]
    turns = round(values.left(number, 0) / TURN_PARTS)
    yield terms.route - middle.route, Reason("short_way", {"card": number, "turns": turns})
    if values.completed(me)[card.colour] % 2 and terms.award:
        points = award_ahead(values, view.state, card.colour)
        details = {"card": number, "colour": COLOURS[card.colour], "points": points}
        yield terms.award, Reason("fits_award", details)
    gems = (card.red | card.green).bit_count()
    if gems:
        yield terms.gems - middle.gems, Reason("brings_gems", {"card": number, "count": gems})
    if card.torch:
        yield terms.torch - middle.torch, Reason("brings_torch", {"card": number})
    if card.potion and me.skulls:
        yield terms.skulls - middle.skulls, Reason("brings_potion", {"card": number})
    if not card.skull:
        yield terms.skulls - middle.skulls, Reason("no_skulls", {"card": number})
    if card.cross:
        details = {"card": number, "count": card.cross.bit_count()}
        yield terms.cross - middle.cross, Reason("brings_cross", details)


def _pair_reasons(
    values: DeckValues, view: View, alternatives: Sequence[Move], keep: Keep
) -> Iterator[WeightedReason]:
    """What two cards are worth together."""
    terms, middle = evaluate(values, view, keep), _average(values, view, alternatives)
    first, second = (values.deck.pyramid(number) for number in keep.cards)
    if first.colour == second.colour:
        points = award_ahead(values, view.state, first.colour)
        worth = values.weights.award * points
        yield worth, Reason("both_colour", {"colour": COLOURS[first.colour], "points": points})
    turns = round(sum(values.left(number, 0) for number in keep.cards) / TURN_PARTS)
    yield terms.route - middle.route, Reason("both_short", {"turns": turns})
    treasures = (
        ("both_gems", terms.gems - middle.gems, [c.red | c.green for c in (first, second)]),
        ("both_torches", terms.torch - middle.torch, [first.torch, second.torch]),
        ("both_potions", terms.skulls - middle.skulls, [first.potion, second.potion]),
        ("both_crosses", terms.cross - middle.cross, [first.cross, second.cross]),
    )
    for code, worth, squares in treasures:
        count = sum(mask.bit_count() for mask in squares)
        if count:
            yield worth, Reason(code, {"count": count})


def _average(values: DeckValues, view: View, alternatives: Sequence[Move]) -> Terms:
    """The mean terms of the alternatives."""
    rows = [evaluate(values, view, move) for move in alternatives]
    return Terms(*(fmean(column) for column in zip(*rows, strict=True)))


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
