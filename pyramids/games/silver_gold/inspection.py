"""What a deck is like, in numbers: the way, the treasures and the worth of every card.

A bot plays each card alone, many times, with expedition cards as they come in a game. Its
points and its turns say what a card is worth: a card of 15 points in 4 turns beats one of 20
points in 8.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from statistics import fmean

from pyramids.engine.contract import Inspection, Table
from pyramids.games.silver_gold.bots.greedy import GreedyBot, way_left
from pyramids.games.silver_gold.deck import COLOURS, GRID, PLAIN, Deck, Pyramid
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.scoring import PYRAMID_POINTS, sheet
from pyramids.games.silver_gold.state import EMPTY_PLACE, MARK_DUE, NEWCOMER, TURNS

TRIALS = 60
"""Plays per card: the mean of a card's points is then known to about a quarter of a point."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a bot made of a card played alone."""

    card: Pyramid
    shortest: int
    """Fields to mark on the shortest way, entrance and tomb included."""
    points: float
    """Mean points: the pyramid, its gems, torch and skulls."""
    turns: float
    """Mean turns until the tomb was reached."""

    @property
    def pace(self) -> float:
        """Points a turn."""
        return self.points / self.turns


@lru_cache(maxsize=8)
def appraise(deck: Deck, trials: int = TRIALS) -> tuple[Appraisal, ...]:
    """Every card of the deck, played alone."""
    rules = SilverGold(deck)
    return tuple(_appraise(rules, card, trials) for card in deck.pyramids)


def inspect(deck: Deck) -> Inspection:
    """The tables of `levels check`, with warnings about what a player might not have meant."""
    cards = appraise(deck)
    return Inspection((_card_table(cards), _colour_table(cards)), tuple(_warnings(deck)))


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Pearson's coefficient."""
    mean_x, mean_y = fmean(xs), fmean(ys)
    covariance = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    spread = sum((x - mean_x) ** 2 for x in xs) * sum((y - mean_y) ** 2 for y in ys)
    return covariance / spread**0.5 if spread else 0.0


def _appraise(rules: SilverGold, card: Pyramid, trials: int) -> Appraisal:
    results = [_play_alone(rules, card, Random(f"{card.rows} {trial}")) for trial in range(trials)]
    return Appraisal(
        card=card,
        shortest=way_left(card, 0),
        points=fmean(points for points, _ in results),
        turns=fmean(turns for _, turns in results),
    )


def _play_alone(rules: SilverGold, card: Pyramid, rng: Random) -> tuple[int, int]:
    """Points and turns of one play of the card, by the greedy bot."""
    bot = GreedyBot(rules)
    explorer = NEWCOMER._replace(places=((card.number, 0), EMPTY_PLACE))
    expeditions: list[int] = []
    turns = 0
    while not explorer.places[0][1] & card.tomb:
        expeditions = expeditions or _expeditions(rules.deck, rng)
        pattern, due = expeditions.pop(), MARK_DUE
        while due:
            legal = rules.marking.legal(explorer, due, pattern)
            move = bot.best_mark(explorer, due, legal, round_number=1)
            explorer, due = rules.marking.mark(explorer, due, move, round_number=1)
        turns += 1
    return PYRAMID_POINTS + sheet(rules.deck, explorer, awards=0).total, turns


def _expeditions(deck: Deck, rng: Random) -> list[int]:
    """The patterns of one round, in the order in which they are popped."""
    cards = [index for index, pattern in enumerate(deck.patterns) for _ in range(pattern.count)]
    return [cards.pop(int(rng.random() * len(cards))) for _ in range(TURNS)]


def _card_table(cards: Sequence[Appraisal]) -> Table:
    rows = []
    for item in cards:
        card = item.card
        symbols = "".join(sorted(letter for row in card.rows for letter in row if letter.islower()))
        fields = card.open.bit_count()
        worth = (f"{item.points:.1f}", f"{item.turns:.1f}", f"{item.pace:.2f}")
        rows.append((card.number, COLOURS[card.colour], item.shortest, fields, symbols, *worth))
    columns = ("card", "colour", "way", "fields", "symbols", "points", "turns", "points a turn")
    return Table("Cards", columns, tuple(rows))


def _colour_table(cards: Sequence[Appraisal]) -> Table:
    rows = []
    for index, colour in enumerate(COLOURS):
        mine = [item for item in cards if item.card.colour == index]
        numbers = [float(item.card.number) for item in mine]
        paces = [item.pace for item in mine]
        rows.append(
            (
                colour,
                len(mine),
                f"{fmean(item.points for item in mine):.1f}",
                f"{fmean(item.turns for item in mine):.2f}",
                f"{fmean(paces):.2f}",
                f"{correlation(numbers, paces):+.2f}",
            )
        )
    everyone = [float(item.card.number) for item in cards]
    overall = correlation(everyone, [item.pace for item in cards])
    rows.append(("all", len(cards), "", "", "", f"{overall:+.2f}"))
    columns = ("colour", "cards", "points", "turns", "points a turn", "number ~ worth")
    return Table("Colours", columns, tuple(rows))


def _warnings(deck: Deck) -> list[str]:
    warnings = []
    seen: dict[frozenset[tuple[str, ...]], int] = {}
    for card in deck.pyramids:
        reached = GRID.area(card.entrance, card.open)
        lost = [
            f"{letter} in row {row + 1}, column {column + 1}"
            for row, column in GRID.fields(card.open & ~reached)
            if (letter := card.letter(row, column)) != PLAIN
        ]
        if lost:
            warnings.append(f"card {card.number}: can't be reached: {', '.join(lost)}")
        twin = seen.setdefault(_look(card), card.number)
        if twin != card.number:
            warnings.append(f"card {card.number}: the same chamber as card {twin}")
    return warnings


def _look(card: Pyramid) -> frozenset[tuple[str, ...]]:
    """The chamber, mirrored or not."""
    return frozenset({card.rows, tuple(row[::-1] for row in card.rows)})
