"""An arbiter who knows only the rules' text watches whole games, and objects when one is bent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from pyramids.engine.contract import Over
from pyramids.games.pyramido.rules import Pyramido
from tests.games.pyramido.played_games import (
    CLASSIC,
    HABITS,
    LEVELS,
    Habit,
    as_text,
    character,
    hoarder,
    play,
    rules_of,
    stubborn,
    transcript_lines,
)
from tests.games.pyramido.referee import Arbiter, Foul

Line = dict[str, Any]
QUICK_BOTS = ("random", "stacker", "hoarder", "gardener", "spoiler")
CLASSIC_TEXT = CLASSIC.read_text(encoding="utf-8")

EVERY_TABLE = pytest.mark.parametrize("seats", [1, 2, 3, 4])
EVERY_LEVEL = pytest.mark.parametrize("level", ["classic", "hoards"])


Table = Callable[[int, int, Pyramido], Sequence[Habit]]
"""Who sits at a table of so many seats in the game of a seed."""


def habits(seats: int, seed: int, _rules: Pyramido) -> Sequence[Habit]:
    """Simple players whose habits change from seed to seed."""
    return [HABITS[(seed // (1 + 4 * seat) + seat) % len(HABITS)] for seat in range(seats)]


def characters(seats: int, seed: int, rules: Pyramido) -> Sequence[Habit]:
    """Bots from random play to the spoiler, and in every 50th game the planner."""
    names = [QUICK_BOTS[(seed // (1 + 4 * seat) + seat) % len(QUICK_BOTS)] for seat in range(seats)]
    if seed % 50 == 0:
        names[seed // 50 % seats] = "planner"
    return [character(name, rules) for name in names]


def follow_games(seats: int, level: str, seeds: range, table: Table = habits) -> None:
    """Play and follow games."""
    path = LEVELS / f"{level}.yaml"
    text, rules = path.read_text(encoding="utf-8"), rules_of(path)
    for seed in seeds:
        session = play(rules, table(seats, seed, rules), seed, level)
        over = session.node
        assert isinstance(over, Over)
        transcript = as_text(transcript_lines(session))
        assert Arbiter(text, transcript).follow() == list(over.winners), (seats, level, seed)


@pytest.mark.sampled(2)
@EVERY_TABLE
@EVERY_LEVEL
def test_the_arbiter_agrees_with_every_line_of_many_games(seats: int, level: str) -> None:
    """PF-1 to PF-17, over 80 games of one to four players."""
    follow_games(seats, level, range(10))


def test_the_arbiter_agrees_with_a_game_of_the_characters() -> None:
    """PF-1 to PF-17, at a table of four."""
    follow_games(4, "hoards", range(1, 2), characters)


@pytest.mark.slow
@EVERY_TABLE
@EVERY_LEVEL
def test_the_arbiter_agrees_with_many_more_games(seats: int, level: str) -> None:
    """PF-1 to PF-17, over 400 games."""
    follow_games(seats, level, range(10, 60))


@pytest.mark.slow
@pytest.mark.endurance
@EVERY_TABLE
@EVERY_LEVEL
def test_the_arbiter_agrees_with_two_thousand_games(seats: int, level: str) -> None:
    """PF-1 to PF-17: a thousand by simple habits, a thousand by the bots."""
    follow_games(seats, level, range(100, 225))
    follow_games(seats, level, range(225, 350), characters)


MOST_BENDS = 4
"""How often the same change is tried in a game."""


def bent_lines(lines: list[Line]) -> Iterator[tuple[str, list[Line]]]:
    """The game with one thing changed at a time."""
    for name, bend in BENDS:
        changes = [(index, bend(line)) for index, line in enumerate(lines)]
        possible = [(index, changed) for index, changed in changes if changed is not None]
        for index, changed in possible[:: 1 + len(possible) // MOST_BENDS]:
            yield f"{name} in line {index + 1}", [*lines[:index], *changed, *lines[index + 1 :]]


def on(kind: str, /, **changes: Callable[[Line], Any]) -> Callable[[Line], list[Line] | None]:
    """Changes values of lines of one kind."""

    def bend(line: Line) -> list[Line] | None:
        if line["type"] != kind:
            return None
        return [{**line, **{key: change(line) for key, change in changes.items()}}]

    return bend


def without(kind: str) -> Callable[[Line], list[Line] | None]:
    """Leaves a line out."""
    return lambda line: [] if line["type"] == kind else None


def more(key: str) -> Callable[[Line], int]:
    """A number that is one higher."""
    return lambda line: int(line[key]) + 1


KINDS = ("setup", "row", "stage", "take", "split", "refill", "reveal", "place", "sink", "pass",
         "stage_score", "discard", "score", "result")  # fmt: skip

BENDS: list[tuple[str, Callable[[Line], list[Line] | None]]] = [
    *((f"no {kind}", without(kind)) for kind in KINDS),
    ("a line twice", lambda line: [line, line]),
    ("another row", on("row", dominoes=lambda line: line["dominoes"][::-1])),
    ("a hidden top", on("row", dominoes=lambda line: [None, *line["dominoes"][1:]])),
    ("two gems", on("row", gems=lambda line: [g[:2] for g in line["gems"]])),
    ("another stage", on("stage", stage=more("stage"))),
    ("another start", on("stage", start=more("start"))),
    ("another player", on("take", player=more("player"))),
    ("another stack", on("take", stack=lambda line: line["stack"] % 5 + 1)),
    ("another domino", on("take", domino=more("domino"))),
    ("no gem", on("take", gem=lambda line: "yellow")),
    ("no back", on("take", back=lambda line: None if line["back"] else [1, 1])),
    ("a back of three", on("take", back=lambda line: [3, 0])),
    ("too many", on("split", count=more("count"))),
    ("split from nowhere", on("split", **{"from": lambda line: line["to"]})),
    ("four gems", on("refill", gems=lambda line: [*line["gems"], "red"])),
    ("gems from nowhere", on("refill", returned=more("returned"))),
    ("revealed twice", on("reveal", domino=lambda line: line["domino"] % 90 + 1)),
    ("far away", on("place", blocks=lambda line: [[90, 0], [90, 1]])),
    ("broken", on("place", blocks=lambda line: [line["blocks"][0], line["blocks"][0]])),
    ("the other stage", on("place", stage=more("stage"))),
    ("another sinks", on("sink", domino=lambda line: line["domino"] % 90 + 1)),
    ("a symbol more", on("activate", symbols=more("symbols"))),
    ("a point more", on("activate", points=more("points"))),
    ("another area", on("activate", area=lambda line: [line["area"][0], 99])),
    ("a gem too many", on("activate", gems=lambda line: [*line["gems"], line["colour"]])),
    ("paid by another colour", on("activate", gems=lambda line: ["yellow"])),
    ("more for areas", on("stage_score", areas=more("areas"))),
    ("more mythical", on("stage_score", mythical=more("mythical"))),
    ("more in all", on("stage_score", points=more("points"))),
    ("discards too much", on("discard", gems=lambda line: [*line["gems"], line["gems"][0]])),
    ("other stages", on("score", stages=lambda line: [*line["stages"][:3], -1])),
    ("a total more", on("score", total=more("total"))),
    ("a gem more", on("score", gems=more("gems"))),
    ("nobody wins", on("result", winners=lambda line: [])),
    ("by lot", on("result", reason=lambda line: "lot")),
]


def is_foul(lines: list[Line]) -> bool:
    """Whether the arbiter objects."""
    try:
        Arbiter(CLASSIC_TEXT, as_text(lines)).follow()
    except (Foul, KeyError, IndexError, StopIteration):
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_the_arbiter_finds_every_bent_line(seats: int) -> None:
    """The arbiter itself is tested: no such change of a game goes unseen."""
    habits = (stubborn, hoarder)[:seats]
    lines = transcript_lines(play(rules_of(), habits, 4))
    assert not is_foul(lines)
    kinds = {line["type"] for line in lines}
    assert kinds >= ({"split", "refill", "discard"} if seats == 2 else {"sink"})
    seen = 0
    for name, bent in bent_lines(lines):
        seen += 1
        assert is_foul(bent), name
    assert seen > 100


def test_an_unneeded_pass_is_a_foul() -> None:
    """PF-9"""
    lines = transcript_lines(play(rules_of(), HABITS[:2], 1))
    at = next(index for index, line in enumerate(lines) if line["type"] == "take")
    assert is_foul([*lines[:at], {"type": "pass", "player": 0, "stage": 1}, *lines[at:]])
