"""An arbiter who knows only the rule pages watches whole games, and objects when one is bent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pyramids.engine.contract import Over
from tests.games.im_bann.players import (
    CHARACTERS,
    CLASSIC,
    SUNKEN,
    as_text,
    play_characters,
    play_game,
    transcript_lines,
)
from tests.games.im_bann.referee import Arbiter, Foul

Line = dict[str, Any]

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
LENGTH = pytest.mark.parametrize("length", ["short", "normal", "long"])
SCORING = pytest.mark.parametrize("scoring", ["off", "on"])


@pytest.mark.sampled(2)
@SEATS
@LENGTH
@SCORING
def test_the_arbiter_agrees_with_every_line_of_many_games(
    seats: int, length: str, scoring: str
) -> None:
    """IB-1 to IB-14, over 240 games of two to five players."""
    follow_games(seats, length, scoring, range(10))


@pytest.mark.sampled(0, slow=8)
@SEATS
@LENGTH
@SCORING
def test_the_arbiter_agrees_with_many_more_games(seats: int, length: str, scoring: str) -> None:
    """IB-1 to IB-14, over 960 games, 320 of them in the slow run."""
    follow_games(seats, length, scoring, range(10, 50))


@pytest.mark.slow
@pytest.mark.endurance
@SEATS
@LENGTH
@SCORING
def test_the_arbiter_agrees_with_three_thousand_games(
    seats: int, length: str, scoring: str
) -> None:
    """IB-1 to IB-14: 2,400 games here, and 600 of the characters below."""
    follow_games(seats, length, scoring, range(100, 200))


@pytest.mark.slow
@pytest.mark.endurance
@SEATS
@LENGTH
@SCORING
def test_the_arbiter_agrees_with_games_of_all_characters(
    seats: int, length: str, scoring: str
) -> None:
    """IB-1 to IB-14, over 600 games: every character sits beside every other, on both decks."""
    follow_characters(seats, length, scoring, range(25))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_arbiter_agrees_with_the_characters(seats: int) -> None:
    follow_characters(seats, "short", "on", range(1))


def follow_characters(seats: int, length: str, scoring: str, seeds: range) -> None:
    """Let the arbiter follow games in which the characters meet in turn."""
    for seed in seeds:
        path = (CLASSIC, SUNKEN)[seed % 2]
        step = 1 + seed // len(CHARACTERS) % (len(CHARACTERS) - 1)
        bots = [CHARACTERS[(seed + step * seat) % len(CHARACTERS)] for seat in range(seats)]
        session = play_characters(bots, seed, path, length=length, scoring=scoring)
        over = session.node
        assert isinstance(over, Over)
        follow(path, transcript_lines(session), over.winners)


def follow_games(seats: int, length: str, scoring: str, seeds: range) -> None:
    """Let the arbiter follow games of both decks, by players of both kinds."""
    mixes = (("random",), ("goer",), ("goer", "random"))
    kinds = list(product((CLASSIC, SUNKEN), mixes))
    for seed in seeds:
        path, mix = kinds[(seed + seats) % len(kinds)]
        players = [mix[seat % len(mix)] for seat in range(seats)]
        session = play_game(players, seed, path, length=length, scoring=scoring)
        over = session.node
        assert isinstance(over, Over)
        follow(path, transcript_lines(session), over.winners)


def follow(path: Path, lines: list[Line], winners: tuple[int, ...]) -> None:
    """The arbiter finds no foul, and the same winners."""
    level = path.read_text(encoding="utf-8")
    assert Arbiter(level, as_text(lines)).follow() == list(winners)


def bent_lines(lines: list[Line]) -> Iterator[tuple[str, list[Line]]]:
    """The game with one thing changed at a time."""
    for index, line in enumerate(lines):
        for name, bend in BENDS:
            changed = bend(line)
            if changed is not None:
                yield f"{name} in line {index + 1}", [*lines[:index], *changed, *lines[index + 1 :]]


def on(kind: str, /, **changes: Callable[[Line], Any]) -> Callable[[Line], list[Line] | None]:
    """Changes values of lines of one kind."""

    def bend(line: Line) -> list[Line] | None:
        if line["type"] != kind:
            return None
        return [{**line, **{key: change(line) for key, change in changes.items()}}]

    return bend


def without(kind: str) -> Callable[[Line], list[Line] | None]:
    """Leaves a line out, where that is never legal."""
    return lambda line: [] if line["type"] == kind else None


BENDS: list[tuple[str, Callable[[Line], list[Line] | None]]] = [
    *(
        (f"no {kind}", without(kind))
        for kind in ("setup", "deal", "turn", "shuffle", "draw", "lose", "score", "result")
    ),
    ("a line twice", lambda line: [line, line]),
    ("a card less", on("deal", cards=lambda line: line["cards"][1:])),
    ("a card of gold", on("draw", cards=lambda line: ["gold", *line["cards"][1:]])),
    ("another round", on("turn", round=lambda line: line["round"] + 1)),
    ("another player", on("turn", player=lambda line: line["player"] + 1)),
    ("another turn", on("turn", again=lambda line: not line["again"])),
    ("nothing swapped", on("swap", cards=lambda line: [])),
    ("a card more for free", on("draw", cards=lambda line: [*line["cards"], "mummy", "mummy"])),
    ("fewer discards", on("shuffle", discards=lambda line: line["discards"] - 1)),
    ("a larger stack", on("shuffle", stack=lambda line: line["stack"] + 1)),
    ("a card from nowhere", on("play", card=lambda line: "gold")),
    ("a loss of nothing", on("lose", card=lambda line: "mummy")),
    ("another loser", on("lose", player=lambda line: line["player"] + 1)),
    ("another place", on("adventure", place=lambda line: line["place"] + 1)),
    ("a smaller need", on("adventure", need=lambda line: line["need"] - 1)),
    ("a larger total", on("adventure", total=lambda line: line["total"] + 1)),
    ("not so exact", on("adventure", exact=lambda line: not line["exact"])),
    ("a card kept", on("adventure", cards=lambda line: line["cards"][1:])),
    ("a depot of sand", on("depot", item=lambda line: "sand")),
    ("the Mummy to oneself", on("mummy", to=lambda line: line["player"])),
    ("a price for nothing", on("mummy", removed=lambda line: ["gold"])),
    ("farther", on("score", place=lambda line: line["place"] + 1)),
    ("less open", on("score", open=lambda line: line["open"] + 1)),
    ("a richer display", on("score", display=lambda line: line["display"] + 1)),
    ("no Mummy", on("score", mummy=lambda line: line["mummy"] - 3)),
    ("a point more", on("score", total=lambda line: line["total"] + 1)),
    ("nobody wins", on("result", winners=lambda line: [])),
    ("other ranks", on("result", ranks=lambda line: [*line["ranks"][::-1], 9])),
    ("for no reason", on("result", reason=lambda line: "boredom")),
]


def is_foul(lines: list[Line]) -> bool:
    """Whether the arbiter objects."""
    try:
        Arbiter(CLASSIC.read_text(encoding="utf-8"), as_text(lines)).follow()
    except (Foul, KeyError, IndexError, StopIteration):
        return True
    return False


WANTED = {"swap", "shuffle", "lose", "adventure", "depot", "mummy", "play"}


@pytest.mark.slow
def test_the_arbiter_finds_every_bent_line() -> None:
    """The arbiter itself is tested: no such change of a game goes unseen."""
    for seed in range(200):
        session = play_game(("goer", "random", "goer"), seed, length="short", scoring="on")
        lines = transcript_lines(session)
        if len(lines) < 400 and {line["type"] for line in lines} >= WANTED:
            break
    assert not is_foul(lines)
    assert {line["type"] for line in lines} >= WANTED
    seen = 0
    for name, bent in bent_lines(lines):
        seen += 1
        assert is_foul(bent), name
    assert seen > 300


def test_the_arbiter_knows_the_hand_limit_and_the_depot() -> None:
    """IB-5, IB-7: cards that are there, but not now."""
    lines = transcript_lines(play_game(("random", "random"), 3))
    for index, line in enumerate(lines):
        if line["type"] == "play" and "item" in line and lines[index + 1]["type"] == "play":
            other = "rope" if line["item"] != "rope" else "torch"
            bent = [*lines[:index], {**line, "item": other}, *lines[index + 1 :]]
            assert is_foul(bent)
            return
    raise AssertionError("no Spell with equipment after it")
