"""Statistics of a deck: the route, the treasures and the worth of every card.

Each card is played alone, many times, with random expedition cards and typical score sheets. Its
worth is its points per turn: a card of 15 points in 4 turns beats one of 20 points in 8.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from statistics import fmean

from pyramids.engine.contract import Inspection, PrintedTable
from pyramids.engine.multiset import elements
from pyramids.games.silver_gold.deck import COLOURS, GRID, PLAIN, Deck, Pyramid, route_left
from pyramids.games.silver_gold.marking import Marking
from pyramids.games.silver_gold.scoring import PYRAMID_POINTS, sheet
from pyramids.games.silver_gold.state import EMPTY_PLACE, MARK_DUE, NEWCOMER, TURNS, Explorer

TRIALS = 60
"""Plays per card: the standard error of its mean points is about a quarter of a point."""

SHEETS = ((0, 0, 0), (1, 2, 2), (2, 1, 2), (3, 3, 3), (2, 4, 4), (4, 2, 4))
"""Red gems, green gems and skulls of the score sheets that plays start with, in turn: on an empty
sheet a potion would be worth nothing, and a skull almost nothing."""

STEP_WORTH = 1.3
"""A field nearer to the tomb: a pyramid's points divided by its typical route."""
EXTRA_MARK_WORTH = 1.2

EVEN = 0.05
"""The tolerated difference between the colours, as a share of their worth."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The results of a card played alone."""

    card: Pyramid
    shortest: int
    """Fields on the shortest route, entrance and tomb included."""
    points: float
    """Mean points of the pyramid, its gems, torch and skulls."""
    turns: float
    """Mean turns until the tomb was reached."""

    @property
    def pace(self) -> float:
        """Points per turn."""
        return self.points / self.turns


@lru_cache(maxsize=8)
def appraise(deck: Deck, trials: int = TRIALS) -> tuple[Appraisal, ...]:
    """Every card of the deck, played alone."""
    marking = Marking(deck)
    return tuple(_appraise(deck, marking, card, trials) for card in deck.pyramids)


def inspect(deck: Deck) -> Inspection:
    """The tables of `levels check`, with warnings about likely mistakes."""
    cards = appraise(deck)
    tables = (_card_table(cards), _colour_table(cards))
    return Inspection(tables, (*_oddities(deck), *_imbalance(cards)))


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Pearson's coefficient."""
    mean_x, mean_y = fmean(xs), fmean(ys)
    covariance = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    spread = sum((x - mean_x) ** 2 for x in xs) * sum((y - mean_y) ** 2 for y in ys)
    return covariance / spread**0.5 if spread else 0.0


def _appraise(deck: Deck, marking: Marking, card: Pyramid, trials: int) -> Appraisal:
    player = _CardPlayer(deck, marking, card)
    results = []
    for trial in range(trials):
        red, green, skulls = SHEETS[trial % len(SHEETS)]
        start = NEWCOMER._replace(red=red, green=green, skulls=skulls)
        results.append(player.play(start, Random(f"{card.rows} {trial}")))
    return Appraisal(
        card=card,
        shortest=route_left(card, 0),
        points=fmean(points for points, _ in results),
        turns=fmean(turns for _, turns in results),
    )


class _CardPlayer:
    """Plays one card, looking one mark ahead.

    It isn't one of the bots: those may change, but a card's worth must not.
    """

    def __init__(self, deck: Deck, marking: Marking, card: Pyramid) -> None:
        self._deck = deck
        self._marking = marking
        self._card = card

    def play(self, start: Explorer, rng: Random) -> tuple[int, int]:
        """Points and turns of one play of the card."""
        explorer = start._replace(places=((self._card.number, 0), EMPTY_PLACE))
        expeditions: list[int] = []
        turns = 0
        while not explorer.places[0][1] & self._card.tomb:
            expeditions = expeditions or _expeditions(self._deck, rng)
            explorer = self._turn(explorer, expeditions.pop())
            turns += 1
        return PYRAMID_POINTS + self._total(explorer) - self._total(start), turns

    def _turn(self, explorer: Explorer, pattern: int) -> Explorer:
        due = MARK_DUE
        while due:
            legal = self._marking.legal(explorer, due, pattern)
            futures = [self._marking.mark(explorer, due, move, round_number=1) for move in legal]
            explorer, due = max(futures, key=self._evaluate)
        return explorer

    def _evaluate(self, future: tuple[Explorer, int]) -> float:
        explorer, due = future
        steps = route_left(self._card, explorer.places[0][1])
        worth = self._total(explorer) + EXTRA_MARK_WORTH * due
        return worth - STEP_WORTH * steps if steps else worth + PYRAMID_POINTS

    def _total(self, explorer: Explorer) -> int:
        return sheet(self._deck, explorer, awards=0).total


def _expeditions(deck: Deck, rng: Random) -> list[int]:
    """The patterns of one round, in the order in which they are popped."""
    cards = elements(deck.expeditions)
    return [cards.pop(int(rng.random() * len(cards))) for _ in range(TURNS)]


def _card_table(cards: Sequence[Appraisal]) -> PrintedTable:
    rows = []
    for item in cards:
        card = item.card
        symbols = "".join(sorted(letter for row in card.rows for letter in row if letter.islower()))
        fields = card.open.bit_count()
        worth = (f"{item.points:.1f}", f"{item.turns:.1f}", f"{item.pace:.2f}")
        rows.append((card.number, COLOURS[card.colour], item.shortest, fields, symbols, *worth))
    columns = ("card", "colour", "way", "fields", "symbols", "points", "turns", "points a turn")
    return PrintedTable("Cards", columns, tuple(rows))


def _colour_table(cards: Sequence[Appraisal]) -> PrintedTable:
    groups = {
        colour: [item for item in cards if item.card.colour == index]
        for index, colour in enumerate(COLOURS)
    }
    rows = [_means(name, group) for name, group in (*groups.items(), ("all", cards))]
    columns = ("colour", "cards", "points", "turns", "points a turn", "number", "number ~ worth")
    return PrintedTable("Colours", columns, tuple(rows))


def _means(name: str, cards: Sequence[Appraisal]) -> tuple[str | int, ...]:
    numbers = [float(item.card.number) for item in cards]
    paces = [item.pace for item in cards]
    return (
        name,
        len(cards),
        f"{fmean(item.points for item in cards):.1f}",
        f"{fmean(item.turns for item in cards):.2f}",
        f"{fmean(paces):.2f}",
        f"{fmean(numbers):.1f}",
        f"{correlation(numbers, paces):+.2f}",
    )


def _oddities(deck: Deck) -> list[str]:
    warnings = []
    seen: dict[frozenset[tuple[str, ...]], int] = {}
    for card in deck.pyramids:
        reached = GRID.area(card.entrance, card.open & ~card.tomb) | card.tomb
        lost = [
            f"{letter} in row {row + 1}, column {column + 1}"
            for row, column in GRID.fields(card.open & ~reached)
            if (letter := card.letter(row, column)) != PLAIN
        ]
        if lost:
            fields = ", ".join(lost)
            warnings.append(f"card {card.number}: can't be reached before the tomb: {fields}")
        twin = seen.setdefault(_look(card), card.number)
        if twin != card.number:
            warnings.append(f"card {card.number}: the same chamber as card {twin}")
    return warnings


def _imbalance(cards: Sequence[Appraisal]) -> list[str]:
    """SG-1: neither a colour nor a number may favour the richer cards."""
    warnings = []
    paces = [
        fmean(item.pace for item in cards if item.card.colour == index)
        for index in range(len(COLOURS))
    ]
    best, worst = max(paces), min(paces)
    if best > worst * (1 + EVEN):
        more = f"{best / worst - 1:.0%} more points a turn"
        colours = f"{COLOURS[paces.index(best)]} than {COLOURS[paces.index(worst)]}"
        warnings.append(f"{more} in {colours}: the colours should be about equal")
    return warnings


def _look(card: Pyramid) -> frozenset[tuple[str, ...]]:
    """The chamber, mirrored or not."""
    return frozenset({card.rows, tuple(row[::-1] for row in card.rows)})
