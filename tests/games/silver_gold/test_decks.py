"""What the built-in decks promise to players, in numbers.

The files are read by YAML's own loader and walked by a flood fill of this module, so that a
mistake in the engine can't hide one in a deck.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from statistics import fmean

import pytest
import yaml

from pyramids.engine.contract import Over, Player, Setup
from pyramids.engine.luck import decision_rng
from pyramids.engine.session import Session
from pyramids.games.silver_gold.bots.greedy import GreedyBot
from pyramids.games.silver_gold.deck import Deck, read_deck
from pyramids.games.silver_gold.inspection import Appraisal, appraise, correlation, inspect
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.resources import levels_root

DECKS = ("classic", "cursed")
COLOURS = ("green", "orange", "purple")
TREASURES = "rgfp"

Field = tuple[int, int]


@dataclass(frozen=True)
class Card:
    """A card as it stands in the file."""

    number: int
    colour: str
    rows: tuple[str, ...]

    @property
    def letters(self) -> str:
        return "".join(self.rows)

    def at(self, field: Field) -> str:
        return self.rows[field[0]][field[1]]

    def fields(self, letters: str) -> set[Field]:
        return {(r, c) for r in range(5) for c in range(5) if self.rows[r][c] in letters}

    def steps(self, field: Field) -> list[Field]:
        """The open fields beside a field."""
        row, column = field
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [(r, c) for r, c in near if 0 <= r < 5 and 0 <= c < 5 and self.rows[r][c] != "#"]


@cache
def content(name: str) -> dict[str, object]:
    text = (levels_root() / "silver_gold" / f"{name}.yaml").read_text(encoding="utf-8")
    found = yaml.safe_load(text)
    assert isinstance(found, dict)
    return found


@cache
def cards(name: str) -> tuple[Card, ...]:
    entries = content(name)["pyramids"]
    assert isinstance(entries, list)
    return tuple(
        Card(entry["number"], entry["colour"], tuple(entry["chamber"].split())) for entry in entries
    )


@cache
def deck(name: str) -> Deck:
    return read_deck(levels_root() / "silver_gold" / f"{name}.yaml")


def appraisals(name: str) -> tuple[Appraisal, ...]:
    return appraise(deck(name))


def flooded(card: Card) -> set[Field]:
    """Everything that can be reached from the entrance without opening the tomb."""
    reached = card.fields("E")
    waiting = list(reached)
    while waiting:
        fresh = {field for field in card.steps(waiting.pop()) if card.at(field) != "T"} - reached
        reached |= fresh
        waiting.extend(fresh)
    return reached


def ways(card: Card, longest: int) -> Iterator[frozenset[Field]]:
    """All ways from the entrance to the tomb of at most so many fields."""
    waiting: list[tuple[Field, ...]] = [(field,) for field in card.fields("E")]
    while waiting:
        way = waiting.pop()
        if card.at(way[-1]) == "T":
            yield frozenset(way)
        elif len(way) < longest:
            waiting.extend((*way, field) for field in card.steps(way[-1]) if field not in way)


@cache
def sensible_ways(card: Card) -> tuple[tuple[frozenset[Field], ...], tuple[frozenset[Field], ...]]:
    """The shortest ways, and those with up to four fields more."""
    for longest in range(5, 26):
        if shortest := tuple(ways(card, longest)):
            every = tuple(ways(card, longest + 4))
            return shortest, tuple(way for way in every if way not in shortest)
    raise AssertionError(f"card {card.number} has no way")


def count(found: list[Card] | tuple[Card, ...], letters: str) -> int:
    return sum(letter in letters for card in found for letter in card.letters)


def of_colour(name: str, colour: str) -> list[Card]:
    return [card for card in cards(name) if card.colour == colour]


@pytest.mark.parametrize("name", DECKS)
class TestForm:
    """SG-1 to SG-3, and what the chambers have in common."""

    def test_the_numbers_are_1_to_48_and_each_colour_has_16(self, name: str) -> None:
        assert [card.number for card in cards(name)] == list(range(1, 49))
        assert Counter(card.colour for card in cards(name)) == dict.fromkeys(COLOURS, 16)

    def test_the_sheet_and_the_expeditions_are_those_of_the_box(self, name: str) -> None:
        assert content(name)["skulls"] == [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]
        assert content(name)["awards"] == [10, 6, 3]
        assert content(name)["expeditions"] == [
            {"pattern": "I2", "count": 1, "shape": ["xx"]},
            {"pattern": "I3", "count": 2, "shape": ["xxx"]},
            {"pattern": "V3", "count": 2, "shape": ["x.", "xx"]},
            {"pattern": "T4", "count": 1, "shape": ["xxx", ".x."]},
            {"pattern": "L4", "count": 1, "shape": ["x.", "x.", "xx"]},
            {"pattern": "O4", "count": 1, "shape": ["xx", "xx"]},
        ]

    def test_every_chamber_is_5_by_5_with_known_letters(self, name: str) -> None:
        for card in cards(name):
            assert [len(row) for row in card.rows] == [5] * 5, card
            assert set(card.letters) <= set(".#ETrgfspx"), card

    def test_the_entrance_is_in_the_top_row_and_the_tomb_in_the_bottom_row(self, name: str) -> None:
        for card in cards(name):
            assert card.letters.count("E") == card.rows[0].count("E") == 1, card
            assert card.letters.count("T") == card.rows[4].count("T") == 1, card

    def test_entrance_and_tomb_lie_in_or_near_opposite_corners_on_most_cards(
        self, name: str
    ) -> None:
        apart = [abs(card.rows[0].index("E") - card.rows[4].index("T")) for card in cards(name)]
        assert min(apart) >= 2
        assert sum(columns >= 3 for columns in apart) >= 40

    def test_entrances_lie_left_as_often_as_right(self, name: str) -> None:
        sides = Counter(card.rows[0].index("E") < 2 for card in cards(name))
        assert abs(sides[True] - sides[False]) <= 6

    def test_every_field_can_be_reached_before_the_tomb(self, name: str) -> None:
        for card in cards(name):
            assert flooded(card) | card.fields("T") == card.fields(".ETrgfspx"), card

    def test_every_chamber_has_3_to_7_walls(self, name: str) -> None:
        assert all(3 <= card.letters.count("#") <= 7 for card in cards(name))

    def test_no_two_chambers_are_equal_mirrored_or_not(self, name: str) -> None:
        for one, other in combinations(cards(name), 2):
            assert one.rows != other.rows, (one, other)
            assert one.rows != tuple(row[::-1] for row in other.rows), (one, other)

    def test_no_two_cards_have_the_same_walls_mirrored_or_not(self, name: str) -> None:
        plans = [
            tuple("".join(x if x in "#ET" else "." for x in row) for row in card.rows)
            for card in cards(name)
        ]
        for one, other in combinations(plans, 2):
            assert one not in (other, tuple(row[::-1] for row in other))

    def test_the_engine_reads_the_same_cards(self, name: str) -> None:
        for card, pyramid in zip(cards(name), deck(name).pyramids, strict=True):
            assert (pyramid.number, COLOURS[pyramid.colour], pyramid.rows) == (
                card.number,
                card.colour,
                card.rows,
            )

    def test_the_check_has_nothing_to_warn_of(self, name: str) -> None:
        assert inspect(deck(name)).warnings == ()


@pytest.mark.parametrize("name", DECKS)
class TestTreasures:
    """How much of what there is."""

    def test_every_card_has_2_to_4_gems(self, name: str) -> None:
        assert all(2 <= count([card], "rg") <= 4 for card in cards(name))

    def test_red_and_green_gems_are_equally_common_in_the_deck(self, name: str) -> None:
        assert count(cards(name), "r") == count(cards(name), "g")

    @pytest.mark.parametrize("colour", COLOURS)
    def test_red_and_green_gems_are_about_equally_common_in_each_colour(
        self, name: str, colour: str
    ) -> None:
        mine = of_colour(name, colour)
        assert abs(count(mine, "r") - count(mine, "g")) <= 2

    def test_every_card_has_a_skull_and_a_cross_is_as_common_as_a_card(self, name: str) -> None:
        skulls = [count([card], "s") for card in cards(name)]
        assert min(skulls) >= 1
        assert max(skulls) <= (3 if name == "classic" else 4)
        assert {count([card], "x") for card in cards(name)} == {0, 1, 2}
        assert 44 <= count(cards(name), "x") <= 52

    def test_torches_and_potions_are_only_on_some_cards(self, name: str) -> None:
        for letter in "fp":
            holders = sum(letter in card.letters for card in cards(name))
            assert 8 <= holders <= 24
            assert max(card.letters.count(letter) for card in cards(name)) == 1

    @pytest.mark.parametrize("letter", "rgsxfp")
    def test_every_colour_has_its_share_of_a_symbol(self, name: str, letter: str) -> None:
        shares = [count(of_colour(name, colour), letter) for colour in COLOURS]
        assert max(shares) - min(shares) <= 2


@pytest.mark.parametrize("name", DECKS)
class TestDecisions:
    """Walls and symbols ask something of the player."""

    def test_the_short_way_leads_past_a_skull_on_most_cards(self, name: str) -> None:
        guarded = [
            all(any(card.at(field) == "s" for field in way) for way in sensible_ways(card)[0])
            for card in cards(name)
        ]
        assert sum(guarded) >= 40

    def test_what_lies_beside_the_short_way_is_worth_a_detour_on_nearly_every_card(
        self, name: str
    ) -> None:
        tempting = 0
        for card in cards(name):
            best = max(
                sum(card.at(field) in TREASURES for field in way) for way in sensible_ways(card)[0]
            )
            tempting += count([card], TREASURES) >= best + 2
        assert tempting >= 40

    def test_there_are_two_really_different_ways_on_nearly_every_card(self, name: str) -> None:
        forked = 0
        for card in cards(name):
            shortest, longer = sensible_ways(card)
            forked += any(
                len(one - other) >= 3 for one, other in permutations(shortest + longer, 2)
            )
        assert forked >= 44

    def test_dead_ends_hold_treasures_or_nothing_but_rarely_a_skull(self, name: str) -> None:
        ends = Counter(
            card.at(field)
            for card in cards(name)
            for field in card.fields(".rgfspx")
            if len(card.steps(field)) == 1
        )
        paying = sum(ends[letter] for letter in TREASURES)
        assert paying >= sum(ends.values()) / 3
        assert ends["s"] <= sum(ends.values()) / 10


@pytest.mark.parametrize("name", DECKS)
class TestBalance:
    """SG-1: numbers must not favour a colour or the richer cards."""

    def test_the_colours_are_equal_in_points_turns_and_pace_within_5_percent(
        self, name: str
    ) -> None:
        for trait in ("points", "turns", "pace"):
            means = [
                fmean(
                    getattr(item, trait) for item in appraisals(name) if item.card.colour == index
                )
                for index in range(3)
            ]
            assert max(means) <= 1.05 * min(means), (trait, means)

    def test_the_number_says_nothing_about_the_worth(self, name: str) -> None:
        for trait in ("points", "turns", "pace"):
            numbers = [float(item.card.number) for item in appraisals(name)]
            worths = [float(getattr(item, trait)) for item in appraisals(name)]
            assert abs(correlation(numbers, worths)) < 0.2, trait

    @pytest.mark.parametrize("colour", range(3))
    def test_the_number_says_little_within_a_colour(self, name: str, colour: int) -> None:
        mine = [item for item in appraisals(name) if item.card.colour == colour]
        numbers = [float(item.card.number) for item in mine]
        assert abs(correlation(numbers, [item.pace for item in mine])) < 0.2
        assert abs(correlation(numbers, [item.points for item in mine])) < 0.2

    def test_every_colour_has_low_middle_and_high_numbers(self, name: str) -> None:
        means = []
        for colour in COLOURS:
            numbers = [card.number for card in of_colour(name, colour)]
            thirds = Counter((number - 1) // 16 for number in numbers)
            assert all(4 <= thirds[third] <= 7 for third in range(3)), (colour, thirds)
            means.append(fmean(numbers))
        assert max(means) - min(means) <= 2

    def test_no_card_is_a_gift_or_a_chore(self, name: str) -> None:
        paces = [item.pace for item in appraisals(name)]
        assert max(paces) <= 2 * fmean(paces)
        assert min(paces) >= fmean(paces) / 2
        assert max(item.turns for item in appraisals(name)) <= 6


@cache
def greedy_results(name: str, seats: int) -> tuple[float, float]:
    """Mean pyramids and points of greedy bots."""
    rules = SilverGold(deck(name))
    pyramids: list[float] = []
    points: list[float] = []
    for seed in range(20):
        over, done = played(rules, seats, seed)
        points += over.scores
        pyramids += done
    return fmean(pyramids), fmean(points)


def played(rules: SilverGold, seats: int, seed: int) -> tuple[Over, list[int]]:
    setup = Setup("silver_gold", "deck", tuple(Player(f"P{seat}") for seat in range(seats)))
    session, bot = Session(rules, setup, seed), GreedyBot(rules)
    while not isinstance(node := session.node, Over):
        if session.proceed():
            continue
        seat = session.waiting()[0]
        legal = rules.legal(session.state, seat)
        view = rules.observe(session.state, seat)
        rng = decision_rng(seed, seat, session.decisions(seat))
        session.submit(seat, bot.choose(view, legal, rng, 0))
    return node, [len(explorer.done) for explorer in session.state.explorers]


@pytest.mark.slow
def test_the_design_tool_writes_the_same_decks_again() -> None:
    root = Path(__file__).parents[3]
    code = (
        "from tools.games.silver_gold.design_decks import DESIGNS, design; "
        "print(design('classic', DESIGNS['classic']), end='')"
    )
    made = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    file = levels_root() / "silver_gold" / "classic.yaml"
    assert made.stdout == file.read_text(encoding="utf-8")


class TestDifficulty:
    """A whole game: 28 turns for seven pyramids or so."""

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_greedy_explorers_finish_about_seven_classic_pyramids(self, seats: int) -> None:
        pyramids, points = greedy_results("classic", seats)
        assert 6.5 <= pyramids <= 8.5
        assert 85 <= points <= 115

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_cursed_deck_is_harder(self, seats: int) -> None:
        classic, cursed = greedy_results("classic", seats), greedy_results("cursed", seats)
        assert cursed[0] <= classic[0] - 0.5
        assert cursed[1] <= classic[1] - 10

    def test_the_cursed_deck_has_more_skulls_walls_and_potions_and_fewer_gems(self) -> None:
        for letter in "s#p":
            assert count(cards("cursed"), letter) > count(cards("classic"), letter)
        assert count(cards("cursed"), "rg") < count(cards("classic"), "rg")
