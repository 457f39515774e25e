"""The story of a finished game: paths that end too early, and what a turn brought (LP-8)."""

from __future__ import annotations

from typing import Any

from pyramids.engine.contract import Over
from pyramids.engine.story import ToldTurn
from pyramids.games.labyrinth.events import Advanced, Blocked, ChamberClosed, Event
from pyramids.games.labyrinth.texts import LabyrinthTexts

NAMES = ("Ana", "Nefru")


def told(*turns: tuple[tuple[int, ...], list[Event]]) -> tuple[int, str]:
    """The turning point of a game, by the points after each turn and its events."""
    points = turns[-1][0]
    played = [ToldTurn((), (0,) * len(points))]
    played += [ToldTurn(tuple(events), standings) for standings, events in turns]
    ranks = tuple(1 + sum(other > score for other in points) for score in points)
    rules: Any = None
    point = LabyrinthTexts(rules).turning_point(played, Over(points, ranks, "points"), NAMES, None)
    assert point is not None
    return point


def test_the_end_of_a_leading_path_decides() -> None:
    found = told(((5, 12), []), ((9, 14), [Blocked(1)]), ((20, 14), [Advanced(0, (1,) * 11, 20)]))
    assert found == (2, "Nefru's path ends at a wall. That made it Ana 9, Nefru 14.")


def test_a_path_that_ends_behind_decides_nothing() -> None:
    turn, text = told(((9, 4), [Blocked(1)]), ((20, 4), [Advanced(0, (1,) * 11, 20)]))
    assert (turn, text) == (
        2,
        "Ana's path grows by 11 squares. That made it Ana 20, Nefru 4.",
    )


def test_a_path_and_a_chamber_are_told_in_one_sentence() -> None:
    events: list[Event] = [Advanced(0, (1, 2, 3), 7), ChamberClosed(0, 5, 4)]
    assert told(((2, 3), []), ((9, 3), events))[1] == (
        "Ana's path grows by 3 squares and a chamber closes. That put Ana ahead, 9 to 3."
    )


def test_a_game_for_one_tells_its_best_turn() -> None:
    found = told(((2,), []), ((9,), [Advanced(0, (1,) * 7, 9)]), ((10,), []))
    assert found == (2, "Ana's path grows by 7 squares. That made it 9.")
