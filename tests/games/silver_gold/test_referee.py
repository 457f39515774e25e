"""A referee who knows only the rules' text watches whole games, and whistles when one is bent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from pyramids.catalogue import find_game
from pyramids.engine.contract import AnyRules, Over
from pyramids.resources import levels_root
from tests.games.silver_gold.played_games import as_text, play, transcript_lines
from tests.games.silver_gold.referee import Foul, Referee

Line = dict[str, Any]
CLASSIC = levels_root() / "silver_gold" / "classic.yaml"
DECK = CLASSIC.read_text(encoding="utf-8")


@cache
def classic() -> AnyRules:
    spec = find_game("silver_gold")
    return spec.make_rules(spec.load_level(CLASSIC))


@cache
def game(seats: int, seed: int, bot: str) -> tuple[tuple[int, ...], list[Line]]:
    """The winners and the transcript of a game."""
    session = play(classic(), "classic", [bot] * seats, seed)
    over = session.node
    assert isinstance(over, Over)
    return over.winners, [dict(line) for line in transcript_lines(session)]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_referee_agrees_with_every_line_of_many_games(seats: int, bot: str) -> None:
    """SG-1 to SG-24, over 60 games of two, three and four players."""
    follow_games(seats, bot, range(10))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_referee_agrees_with_many_more_games(seats: int, bot: str) -> None:
    """SG-1 to SG-24, over 300 games."""
    follow_games(seats, bot, range(10, 60))


def follow_games(seats: int, bot: str, seeds: range) -> None:
    for seed in seeds:
        winners, lines = game(seats, seed, bot)
        referee = Referee(DECK, as_text(lines))
        assert referee.follow() == list(winners)


def bent_lines(lines: list[Line]) -> Iterator[tuple[str, list[Line]]]:
    """The game with one thing changed at a time; every other line for each kind of change."""
    for index, line in enumerate(lines):
        for number, (name, bend) in enumerate(BENDS):
            changed = bend(line)
            if changed is not None and (index + number) % 2 == 0:
                yield f"{name} in line {index + 1}", [*lines[:index], *changed, *lines[index + 1 :]]


def on(kind: str, /, **changes: Callable[[Line], Any]) -> Callable[[Line], list[Line] | None]:
    """Changes values of lines of one kind."""

    def bend(line: Line) -> list[Line] | None:
        if line["type"] != kind:
            return None
        return [{**line, **{key: change(line) for key, change in changes.items()}}]

    return bend


def other_kind(kind: str) -> str:
    return "single" if kind == "extra" else "extra"


def one_more(line: Line) -> int:
    return int(line["total"]) + 1


BENDS: list[tuple[str, Callable[[Line], list[Line] | None]]] = [
    ("a line left out", lambda line: []),
    ("a line twice", lambda line: [line, line]),
    ("another round", on("reveal", round=lambda line: line["round"] % 4 + 1)),
    ("another player", on("mark", player=lambda line: 1 - line["player"])),
    ("another card", on("mark", card=lambda line: line["card"] % 48 + 1)),
    ("another kind", on("mark", kind=lambda line: other_kind(line["kind"]))),
    ("a field doubled", on("mark", fields=lambda line: [line["fields"][0], *line["fields"]])),
    ("a field far away", on("mark", fields=lambda line: [[9, 9], *line["fields"][1:]])),
    ("a card from nowhere", on("take", card=lambda line: line["card"] % 48 + 1)),
    ("too much for an award", on("award", points=lambda line: line["points"] + 1)),
    ("a point more", on("score", total=one_more)),
    ("a gem more", on("score", gems=lambda line: line["gems"] + 1, total=one_more)),
    ("another winner", on("result", winners=lambda line: [1 - line["winners"][0]])),
    ("one card too much", on("fill", cards=lambda line: [*line["cards"], 1])),
    ("five kept", on("keep", cards=lambda line: [*line["cards"], 1])),
]


def is_foul(lines: list[Line]) -> bool:
    """Whether the referee whistles."""
    try:
        Referee(DECK, as_text(lines)).follow()
    except (Foul, KeyError):
        return True
    return False


def test_the_referee_finds_every_bent_line() -> None:
    """The referee itself is tested: no change of a game goes unseen."""
    _, lines = game(2, 5, "greedy")
    Referee(DECK, as_text(lines)).follow()
    seen = 0
    for name, bent in bent_lines(lines):
        seen += 1
        assert is_foul(bent), name
    assert seen > 200
