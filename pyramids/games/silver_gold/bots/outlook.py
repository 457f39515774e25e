"""What a position will still bring home: a learned forecast, one formula for every turn left."""

from __future__ import annotations

from pyramids.games.silver_gold.bots.deck_values import GAME, Lore
from pyramids.games.silver_gold.bots.learned import FORECAST
from pyramids.games.silver_gold.bots.sampling import Position
from pyramids.games.silver_gold.bots.weights import FINE
from pyramids.games.silver_gold.state import TURNS

NOWHERE = 9.0
"""The way of an empty place, in turns: longer than that of any card."""

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


def features(lore: Lore, own: Position, taken: list[int], left: int) -> tuple[float, ...]:
    """What the forecast looks at, in the order of `FEATURES`."""
    (first, second), (marks, others) = own.cards, own.marks
    near = lore.left(first, marks) / FINE if first else NOWHERE
    far = lore.left(second, others) / FINE if second else NOWHERE
    if far < near:
        near, far = far, near
    torches = own.torches >> (GAME - left) // TURNS & 1 if left else 1
    wanted = spare = torch = skulls = potions = crosses = award = 0
    awards, counts = lore.awards, own.counts
    surplus = own.red - own.green
    for card, done in ((first, marks), (second, others)):
        if not card:
            continue
        red, green, fire, bone, flask, cross = lore.contents(card, done)
        wanted += green if surplus > 0 else red
        spare += red if surplus > 0 else green
        torch += fire
        skulls += bone
        potions += flask
        crosses += cross
        colour = lore.colours[card]
        if counts[colour] & 1:
            award += awards[taken[colour]]
    prepared = sum([awards[taken[c]] for c in (0, 1, 2) if counts[c] & 1])
    return (
        1.0, near, far, near < 1.1, far < 2.0,
        min(own.red, own.green), abs(surplus), own.skulls, not torches,
        wanted, spare, torch > 0 and not torches, skulls, min(potions * 2, own.skulls), crosses,
        award, prepared,
    )  # fmt: skip


def forecast(lore: Lore, own: Position, taken: list[int], left: int) -> float:
    """Points that the position will still win in so many turns."""
    total = 0.0
    for weight, value in zip(FORECAST[left], features(lore, own, taken, left), strict=True):
        total += weight * value
    return total
