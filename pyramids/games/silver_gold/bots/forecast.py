"""A learned forecast of a position's points to come: one linear formula per turns left."""

from __future__ import annotations

from pyramids.games.silver_gold.bots.deck_values import GAME, DeckValues
from pyramids.games.silver_gold.bots.learned import FORECAST
from pyramids.games.silver_gold.bots.sampling import Position
from pyramids.games.silver_gold.bots.weights import TURN_PARTS
from pyramids.games.silver_gold.state import TURNS

EMPTY_PLACE_TURNS = 9.0
"""The turns to the tomb for an empty place: more than for any card."""

FEATURES = (
    "always",
    "near",
    "far",
    "at hand",
    "within two",
    "pairs",
    "surplus",
    "skulls",
    "unlit",
    "gems wanted",
    "gems spare",
    "torch ahead",
    "skulls ahead",
    "potions ahead",
    "crosses ahead",
    "award ahead",
    "award prepared",
)


def features(values: DeckValues, own: Position, taken: list[int], left: int) -> tuple[float, ...]:
    """The features of a position, in the order of `FEATURES`."""
    (first, second), (marks, others) = own.cards, own.marks
    near = values.left(first, marks) / TURN_PARTS if first else EMPTY_PLACE_TURNS
    far = values.left(second, others) / TURN_PARTS if second else EMPTY_PLACE_TURNS
    if far < near:
        near, far = far, near
    torches = own.torches >> (GAME - left) // TURNS & 1 if left else 1
    wanted = spare = torch = skulls = potions = crosses = award = 0
    awards, counts = values.awards, own.counts
    surplus = own.red - own.green
    for card, done in ((first, marks), (second, others)):
        if not card:
            continue
        red, green, fire, bone, flask, cross = values.contents(card, done)
        wanted += green if surplus > 0 else red
        spare += red if surplus > 0 else green
        torch += fire
        skulls += bone
        potions += flask
        crosses += cross
        colour = values.colours[card]
        if counts[colour] & 1:
            award += awards[taken[colour]]
    prepared = sum([awards[taken[c]] for c in (0, 1, 2) if counts[c] & 1])
    return (
        1.0, near, far, near < 1.1, far < 2.0,
        min(own.red, own.green), abs(surplus), own.skulls, not torches,
        wanted, spare, torch > 0 and not torches, skulls, min(potions * 2, own.skulls), crosses,
        award, prepared,
    )  # fmt: skip


def forecast(values: DeckValues, own: Position, taken: list[int], left: int) -> float:
    """The points that the position will still gain in the `left` turns to come."""
    total = 0.0
    for weight, value in zip(FORECAST[left], features(values, own, taken, left), strict=True):
        total += weight * value
    return total
