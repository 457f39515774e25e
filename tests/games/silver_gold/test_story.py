"""The story of a finished game: races for awards, and what a turn brought (SG-20)."""

from __future__ import annotations

from typing import Any

import pytest

from pyramids import language
from pyramids.engine.contract import Over
from pyramids.engine.story import ToldTurn
from pyramids.games.silver_gold.events import Awarded, Completed, Event, Marked, Skull
from pyramids.games.silver_gold.moves import SINGLE
from pyramids.games.silver_gold.texts import SilverGoldTexts

NAMES = ("Ana", "Nefru")


def texts() -> SilverGoldTexts:
    rules: Any = None
    return SilverGoldTexts(rules)


def game(*turns: tuple[tuple[int, int], list[Event]]) -> list[ToldTurn]:
    """A game from nothing, by the points after each turn and its events."""
    return [ToldTurn((), (0, 0)), *(ToldTurn(tuple(events), points) for points, events in turns)]


def told(turns: list[ToldTurn], you: int | None) -> tuple[int, str]:
    points = turns[-1].standings
    ranks = tuple(1 + sum(other > score for other in points) for score in points)
    point = texts().turning_point(turns, Over(points, ranks, "points"), NAMES, you)
    assert point is not None
    return point


def race(*, behind: int) -> list[ToldTurn]:
    """Nefru is one turn faster at the green award, and wins by `behind` points."""
    return game(
        ((30, 30), []),
        ((30, 40), [Awarded(1, "green", 10)]),
        ((36, 40), [Awarded(0, "green", 6)]),
        ((60, 60 + behind), []),
    )


@pytest.mark.parametrize(
    ("you", "text"),
    [
        (0, "Nefru won the green award 1 turn before you: 10 points, not 6."),
        (1, "You won the green award 1 turn before Ana: 10 points, not 6."),
        (None, "Nefru won the green award 1 turn before Ana: 10 points, not 6."),
    ],
)
def test_a_lost_race_for_an_award_decides_a_close_game(you: int | None, text: str) -> None:
    assert told(race(behind=8), you) == (2, text)


def test_a_race_decides_nothing_if_the_game_was_won_by_more() -> None:
    assert "before" not in told(race(behind=9), you=0)[1]


def test_a_completed_pyramid_and_its_award_are_told_in_one_sentence() -> None:
    turns = game(((0, 5), []), ((20, 5), [Completed(0, 12, 0), Awarded(0, "purple", 10)]))
    text = "Ana completes pyramid 12 and wins the purple award. That put Ana ahead, 20 to 5."
    assert told(turns, you=0) == (2, text)


def test_a_loss_is_told_of_the_loser() -> None:
    skull: list[Event] = [Marked(0, 3, SINGLE, ((1, 1),)), Skull(0, 3, (1, 1), 4)]
    text = "Ana marks a single square on pyramid 3: Skull. That put Nefru ahead, 6 to −10."
    assert told(game(((5, 5), []), ((-10, 6), skull)), you=None) == (2, text)


def test_the_story_is_told_in_german_too() -> None:
    language.use("de")
    assert told(race(behind=1), you=0)[1].endswith("1 Zug vor dir: 10 statt 6 Punkte.")
