"""What the game says: states, moves, events and results in words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from pyramids import language
from pyramids.engine.contract import Over
from pyramids.games.pyramido.events import (
    Activated,
    BackShown,
    DominoPlaced,
    Event,
    GemsReturned,
    Passed,
    Refilled,
    Revealed,
    Sunk,
    Taken,
)
from pyramids.games.pyramido.state import Phase
from pyramids.games.pyramido.texts import PyramidoTexts
from tests.games.pyramido.played_games import rules_of
from tests.games.pyramido.scenario import Scenario, builder

NAMES = ("Ana", "Ben")
TEXTS = PyramidoTexts(rules_of())
PYRAMID = ("1: 2 0,0 right", "1: 5 1,0 right")


@pytest.fixture
def german() -> Iterator[None]:
    """Speak German for a test."""
    language.use("de")
    yield
    language.use("en")


def moves(scenario: Scenario, *, pictured: bool = False) -> list[str]:
    """The moves of the seat that decides, in words."""
    words = TEXTS.pictured_move if pictured else TEXTS.move
    state = scenario.state
    legal = scenario.rules.legal(state, state.seat)
    return [words(state, state.seat, move, NAMES) for move in legal]


def test_the_row_is_told_stack_by_stack() -> None:
    """PF-4: fronts by colours and symbols, backs by symbols alone."""
    lines = TEXTS.overview(Scenario().state, NAMES)
    assert lines[0] == "Stage 1 of 4"
    assert lines[1] == (
        "Stack 1 (18): orange with 1, blue with 1 symbols; gems below: orange, blue, red"
    )
    assert lines[2] == (
        "Stack 2 (18): face down, 2 and 0 symbols; gems below: purple, green, mythical"
    )
    assert "Bag: 48. Discarded: 0" in lines
    assert lines[-1].startswith("Dominoes not seen yet: 87 (8 × orange + blue, ")


def test_a_pyramid_is_told_row_by_row_with_its_areas() -> None:
    """PF-11: domino 2 has its symbols on a diagonal, domino 5 on its edge."""
    state = Scenario(builders=[builder(*PYRAMID, gems="red 2 mythical")]).state
    assert TEXTS.player(state, 0, NAMES) == [
        "Ana: 0 points",
        "Gems: 1 × red, 2 × mythical",
        "Stage 1: rows 0 to 1, columns 0 to 1",
        "Row 0: 1 × orange with a symbol, 1 × orange, 2 × blue",
        "Row 1: 1 × orange, 1 × orange with a symbol, 2 × blue",
        "Row 2: 1 × orange with a symbol, 1 × orange, 2 × blue",
        "Row 3: 1 × orange with a symbol, 1 × orange, 2 × blue",
        "Area at 0,0: orange, 4 symbols",
    ]
    assert TEXTS.drawing(state, 0) == ["Oobb", "oObb", "Oobb", "Oobb"]


def test_moves_say_what_they_bring() -> None:
    """PF-5, PF-7, PF-8, PF-12"""
    scenario = Scenario(builders=[builder("1: 2 0,0 right")])
    assert moves(scenario)[0] == "Stack 1: orange with 1, blue with 1 symbols; gem: orange"
    scenario.play("0 take 1 red", "* 1+1")
    assert moves(scenario)[1] == "Reveal stack 2: 2 and 0 symbols"
    scenario.play("0 reveal 2", "* 3")
    assert "orange on 1,0, blue right of it (orange area: 3, blue area: 1)" in moves(scenario)
    scoring = Scenario(builders=[builder(*PYRAMID, gems="orange")], phase=Phase.ACTIVATE)
    assert moves(scoring) == ["Area 0,0, orange, with orange: 4 points", "Done"]


def test_beside_a_picture_moves_name_no_places_and_the_pyramid_is_not_told() -> None:
    scenario = Scenario(builders=[builder("1: 2 0,0 right")])
    scenario.play("0 take 1 red", "* 1+1", "0 reveal 2", "* 3")
    words = moves(scenario, pictured=True)
    assert "orange, blue right of it (orange area: 3, blue area: 1)" in words
    assert not [line for line in words if re.search(r"\d,-?\d", line)]
    scoring = Scenario(builders=[builder(*PYRAMID, gems="orange")], phase=Phase.ACTIVATE)
    assert moves(scoring, pictured=True) == ["orange area with orange: 4 points", "Done"]
    assert TEXTS.off_board(scoring.state, 0, NAMES) == ["Ana: 0 points"]


def test_a_placement_says_what_it_covers() -> None:
    """PF-11: stage 2 over the quarters [1..2][1..2] of both dominoes."""
    built = builder(*PYRAMID)
    box = built.box._replace(height=4, width=5)
    scenario = Scenario(
        builders=[built._replace(box=box, occupied=0)], stage=2, phase=Phase.PLACE, hand=1
    )
    assert "covers 1 symbol" in next(
        words for words in moves(scenario) if "on 0,0, blue right" in words
    )


@pytest.mark.parametrize(
    ("scenario", "task"),
    [
        (Scenario(), "Take a face-up domino and a gem below it"),
        (Scenario(phase=Phase.REVEAL), "Reveal a face-down domino"),
        (Scenario(phase=Phase.PLACE, hand=1, stage=3), "Place your domino on stage 3"),
        (Scenario(phase=Phase.ACTIVATE), "Activate areas with your gems, or press Done"),
        (
            Scenario(phase=Phase.DISCARD, builders=[builder(*PYRAMID, gems="7 red")]),
            "Discard 2 gems: you may keep five",
        ),
    ],
)
def test_the_task_is_one_short_sentence(scenario: Scenario, task: str) -> None:
    assert TEXTS.task(scenario.state, 0) == task
    assert TEXTS.task(scenario.state, 1) == ""


def test_events_are_lines_of_the_log() -> None:
    """PF-5 to PF-12"""
    told = [
        TEXTS.event(event, NAMES)
        for event in (
            Taken(0, 2, 10, 5),
            BackShown(2, 3),
            GemsReturned(12),
            Refilled(2, (0, 5, 5)),
            Revealed(1, 0, 2),
            Revealed(-1, 0, 2),
            Sunk(4, 2),
            Passed(1, 2),
            Activated(0, 1, 4, (2, 3), 4, 2, 2, 8),
        )
    ]
    assert told == [
        "Ana takes orange (1) + purple (1); gem: mythical",
        "",
        "The bag is empty: 12 discarded gems go back into it",
        "New gems below stack 3: orange, mythical, mythical",
        "Ben reveals orange (2) + blue (0)",
        "Revealed on stack 1: orange with 2, blue with 0 symbols",
        "Back under stack 5: orange with 2, blue with 0 symbols",
        "Ben passes: no room left on stage 2",
        "Ana activates an area (red) with 2 × red + 2 × mythical: 8 points",
    ]


def test_who_does_not_see_the_table_is_told_stacks_and_places() -> None:
    """PF-7, PF-8: in a terminal, a replay and for a screen reader."""
    events: list[Event] = [
        BackShown(2, 3),
        Revealed(1, 0, 2),
        DominoPlaced(0, 1, 2, (0, 3), (0, 4)),
    ]
    assert TEXTS.sentences(events, NAMES) == [
        "Stack 3: face down, 2 and 0 symbols",
        "Ben reveals on stack 1: orange with 2, blue with 0 symbols",
        "Ana places the domino on stage 1, at 0,3",
    ]
    assert TEXTS.event(events[-1], NAMES) == "Ana places it on stage 1"


@pytest.mark.parametrize(
    ("reason", "verdict"),
    [
        ("points", "20 points, 2 more than Ben"),
        ("gems", "3 gems left break the tie."),
        ("stage", "9 points in a single stage break the tie."),
    ],
)
def test_the_verdict_names_what_decided(reason: str, verdict: str) -> None:
    """PF-16"""
    winner = builder(*PYRAMID, gems="3 red", areas=(9, 5, 3, 3), mythical=(0, 0, 0, 0))
    state = Scenario(builders=[winner, winner]).state
    over = Over((20, 18 if reason == "points" else 20), (1, 2), reason)
    assert TEXTS.result(state, over, NAMES) == ("Ana wins!", verdict)
    shared = Over((20, 20), (1, 1), "shared")
    assert TEXTS.result(state, shared, NAMES) == ("Shared victory: Ana and Ben", "")


def test_german_uses_the_games_terms(german: None) -> None:
    scenario = Scenario(builders=[builder(*PYRAMID, gems="orange")], phase=Phase.ACTIVATE)
    assert TEXTS.task(scenario.state, 0).startswith("Aktiviere Bereiche")
    assert TEXTS.overview(scenario.state, NAMES)[0] == "Stufe 1 von 4"
    assert moves(scenario) == ["Bereich 0,0, orange, mit orange: 4 Punkte", "Fertig"]
    assert TEXTS.event(Passed(1, 2), NAMES) == "Ben passt: kein Platz mehr auf Stufe 2"
