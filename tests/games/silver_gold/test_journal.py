"""Worked examples of discoveries: what just counts, and what just doesn't."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from pyramids.catalogue import load_level
from pyramids.engine.contract import Over
from pyramids.games.silver_gold import SPEC
from pyramids.games.silver_gold.deck import Deck
from pyramids.games.silver_gold.events import Awarded, Cross, Event, Gem, Potion, Tomb
from pyramids.games.silver_gold.journal import JOURNAL
from pyramids.games.silver_gold.journal.facts import Completion, Facts, Turn
from pyramids.games.silver_gold.moves import EXTRA, PATTERN, SINGLE
from pyramids.games.silver_gold.state import NEWCOMER

DECK = cast(Deck, load_level(SPEC, SPEC.default_level))
ME, RIVAL = 0, 1


def facts(*turns: tuple[Event, ...], score: int = 50) -> Facts:
    """A game of so many turns of round 1, lost against 99 points, with one skull."""
    numbered = [Turn(1, number, events) for number, events in enumerate(turns, start=1)]
    explorer = NEWCOMER._replace(skulls=1)
    over = Over((score, 99), (2, 1), "points")
    return Facts(DECK, ME, (Turn(0, 0, ()), *numbered), (), (), explorer, over)


def made(game: Facts) -> set[str]:
    """The ids of the discoveries."""
    return {entry.id for entry in JOURNAL.discoveries if entry.found(game)}


def crosses(count: int) -> tuple[Event, ...]:
    return tuple(Cross(ME, 7, (2, column)) for column in range(count))


def test_an_ordinary_game_discovers_nothing() -> None:
    assert made(facts(())) == set()


def test_three_crosses_count_in_one_turn_only() -> None:
    assert made(facts(crosses(3))) == {"three_crosses"}
    assert made(facts(crosses(2), crosses(1))) == set()


def test_a_tomb_is_no_symbol_among_five() -> None:
    gems = tuple(Gem(ME, 7, (1, column), "red", column) for column in range(4))
    assert made(facts((*gems, Tomb(ME, 7, (4, 0))))) == set()
    assert made(facts((*gems, Cross(ME, 7, (2, 0))))) == {"five_finds"}


def test_a_potion_must_erase_two_skulls_of_the_second_row() -> None:
    assert made(facts((Potion(ME, 7, (0, 0), (5, 6)),))) == {"strong_potion"}
    assert made(facts((Potion(ME, 7, (0, 0), (4, 5)),))) == set()
    assert made(facts((Potion(ME, 7, (0, 0), ()),))) == set()


def completed(kind: str = PATTERN, turns: int = 5, marks: int = 0, blind: bool = False) -> set[str]:
    done = Completion(7, kind, turns, marks, blind)
    return made(replace(facts(()), completions=(done,)))


def test_how_a_pyramid_was_completed_makes_discoveries() -> None:
    assert completed() == set()
    assert completed(EXTRA) == {"extra_tomb"}
    assert completed(SINGLE) == {"single_tomb"}
    assert completed(turns=2) == {"swift"}
    assert completed(blind=True) == {"blind"}
    whole = DECK.pyramid(7).open
    assert completed(marks=whole) == {"left_nothing"}
    assert completed(marks=whole & ~DECK.pyramid(7).entrance) == set()


def test_the_last_turn_is_the_seventh_of_the_fourth_round() -> None:
    tomb = (Tomb(ME, 7, (4, 0)),)
    assert made(replace(facts(), turns=(Turn(4, 7, tomb),))) == {"last_breath"}
    assert made(replace(facts(), turns=(Turn(4, 6, tomb), Turn(4, 7, ())))) == set()


def test_two_awards_make_a_monopoly_in_one_colour_and_three_colours_a_set() -> None:
    def awarded(*awards: tuple[str, int]) -> set[str]:
        won = tuple(Awarded(ME, colour, points) for colour, points in awards)
        return made(replace(facts(()), awards=won))

    assert awarded(("green", 10), ("green", 6)) == {"two_awards"}
    assert awarded(("green", 10), ("purple", 6)) == set()
    assert awarded(("green", 6), ("green", 3)) == set()
    assert awarded(("green", 3), ("purple", 6), ("orange", 10)) == {"three_colours"}


def test_only_the_winner_of_a_tie_has_the_older_tomb() -> None:
    tie = Over((99, 99), (1, 2), "lowest_card")  # SG-24
    assert made(replace(facts(()), over=tie)) == {"lowest_card"}
    assert made(replace(facts(()), over=tie, seat=RIVAL)) == set()


def test_points_are_those_of_the_final_scoring() -> None:
    assert made(facts((), score=100)) == {"hundred"}
    assert made(facts((), score=99)) == set()
    assert made(facts((), score=111)) == {"hundred", "rule_book"}
