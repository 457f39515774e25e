"""An arbiter who knows only the rules' text watches whole games, and objects when one is bent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pyramids.engine.contract import Over
from tests.games.labyrinth.boards import CLASSIC, as_text, play, rules_of, transcript_lines
from tests.games.labyrinth.referee import Arbiter, Foul

Line = dict[str, Any]
TILE_SET = CLASSIC.read_text(encoding="utf-8")


def game(
    bots: tuple[str, ...], seed: int, kind: str, betting: str
) -> tuple[tuple[int, ...], list[Line]]:
    """The winners and the transcript of a game."""
    session = play(rules_of(), bots, seed, rules=kind, betting=betting)
    over = session.node
    assert isinstance(over, Over)
    return over.winners, transcript_lines(session)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["basic", "professional"])
@pytest.mark.parametrize("betting", ["off", "on"])
def test_the_arbiter_agrees_with_every_line_of_many_games(
    seats: int, kind: str, betting: str
) -> None:
    """LP-1 to LP-15, over 40 games of one to five players."""
    follow_games(seats, kind, betting, range(2))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["basic", "professional"])
@pytest.mark.parametrize("betting", ["off", "on"])
def test_the_arbiter_agrees_with_many_more_games(seats: int, kind: str, betting: str) -> None:
    """LP-1 to LP-15, over 200 games."""
    follow_games(seats, kind, betting, range(2, 12))


@pytest.mark.slow
@pytest.mark.endurance
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["basic", "professional"])
def test_the_arbiter_agrees_with_a_thousand_games(seats: int, kind: str) -> None:
    """LP-1 to LP-15, with betting."""
    follow_games(seats, kind, "on", range(100, 200))


def follow_games(seats: int, kind: str, betting: str, seeds: range) -> None:
    for seed in seeds:
        bots = tuple(("random", "apprentice", "mason")[(seed + s) % 3] for s in range(seats))
        winners, lines = game(bots, seed, kind, betting)
        assert Arbiter(TILE_SET, as_text(lines)).follow() == list(winners)


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


def always(kind: str) -> Callable[[Line], list[Line] | None]:
    """Leaves a line out, unless that may be legal."""
    return lambda line: [] if line["type"] == kind else None


BENDS: list[tuple[str, Callable[[Line], list[Line] | None]]] = [
    *((f"no {kind}", always(kind)) for kind in ("bet", "number", "special", "lay", "score")),
    ("a line twice", lambda line: [line, line]),
    ("no setup", always("setup")),
    ("no result", always("result")),
    ("another turn", on("number", turn=lambda line: line["turn"] + 1)),
    ("another number", on("number", value=lambda line: line["value"] % 19 + 1)),
    ("no bet at all", on("bet", bet=lambda line: "even")),
    ("another bettor", on("bet", player=lambda line: line["player"] + 1)),
    ("another winner of a bet", on("special", player=lambda line: line["player"] + 1)),
    ("another tile", on("lay", tile=lambda line: line["tile"] % 19 + 1)),
    ("a space off the board", on("lay", space=lambda line: [5, 0])),
    ("a fifth rotation", on("lay", rotation=lambda line: 4)),
    ("a field elsewhere", on("treasure", field=lambda line: [line["field"][0], -1])),
    ("a worthless treasure", on("treasure", value=lambda line: 0)),
    ("a treasure of nine", on("treasure", value=lambda line: 9)),
    ("a portal at the top", on("start", portal=lambda line: "top")),
    ("no side", on("start", side=lambda line: "middle")),
    ("a field more", on("score", path=lambda line: line["path"] + 1)),
    ("the path backwards", on("score", fields=lambda line: [[0, 0], *line["fields"][::-1]])),
    ("a treasure more", on("score", treasures=lambda line: line["treasures"] + 1)),
    ("a point more", on("score", total=lambda line: line["total"] + 1)),
    ("nobody wins", on("result", winners=lambda line: [])),
]


def is_foul(lines: list[Line]) -> bool:
    """Whether the arbiter objects."""
    try:
        Arbiter(TILE_SET, as_text(lines)).follow()
    except (Foul, KeyError, IndexError):
        return True
    return False


def test_the_arbiter_finds_every_bent_line() -> None:
    """The arbiter itself is tested: no such change of a game goes unseen."""
    for seed in range(40):
        _, lines = game(("mason", "apprentice"), seed, "basic", "on")
        if any(line["type"] == "special" for line in lines):
            break
    Arbiter(TILE_SET, as_text(lines)).follow()
    kinds = {line["type"] for line in lines}
    assert {"bet", "special", "treasure", "start"} <= kinds
    seen = 0
    for name, bent in bent_lines(lines):
        seen += 1
        assert is_foul(bent), name
    assert seen > 300


def test_a_piece_out_of_order_is_a_foul_in_the_basic_game_only() -> None:
    """LP-6: a random player takes any colour."""
    _, lines = game(("random",), 1, "professional", "off")
    Arbiter(TILE_SET, as_text(lines)).follow()
    assert is_foul([{**lines[0], "rules": "basic"}, *lines[1:]])
