"""Transcripts: what a game's own writer may decide about its lines."""

from __future__ import annotations

from collections.abc import Iterator

from pyramids.engine.contract import CHANCE, Over, Player, Setup
from pyramids.engine.records.transcripts import (
    Line,
    SimultaneousLines,
    TranscriptWriter,
    json_line,
    player_line,
    transcript,
)
from pyramids.engine.session import Session
from tests.engine.toy_game import SPEC, Lots, LotsRules, Made


class LotsWriter(TranscriptWriter[Made]):
    """Writes draws as nobody's, and the highest seat first."""

    def __init__(self) -> None:
        self._bids: list[Line] = []

    def write(self, event: Made) -> Iterator[Line]:
        if event.seat == CHANCE:
            yield from self.flush()
            yield player_line("draw", None, lot=event.move)
        else:
            self._bids.append(player_line("move", event.seat, move=event.move))

    def flush(self) -> Iterator[Line]:
        yield from sorted(self._bids, key=lambda line: -int(line["player"]))
        self._bids = []

    def scores(self, state: Lots) -> Iterator[Line]:
        for seat, points in enumerate(state.points):
            yield player_line("score", seat, total=points)

    def result_keys(self, state: Lots) -> Line:
        return {"margin": max(state.points) - min(state.points)}


def finished() -> Session:
    """A game in which everyone always makes the first move."""
    setup = Setup(SPEC.id, "toy", (Player("Ana"), Player("Ben")))
    session = Session(LotsRules(), setup, 1)
    while not isinstance(session.node, Over):
        if not session.proceed():
            seat = session.waiting()[0]
            session.submit(seat, session.rules.legal(session.state, seat)[0])
    return session


def test_a_game_orders_its_lines_and_adds_to_its_result() -> None:
    game = finished()
    lines = list(transcript(game.rules, game.setup, 1, game.plies, LotsWriter()))
    assert [line["type"] for line in lines[:5]] == ["setup", "draw", "move", "move", "move"]
    assert [line["player"] for line in lines[1:5]] == [None, 1, 0, 0]
    assert lines[-3:] == [
        {"type": "score", "player": 0, "total": 6},
        {"type": "score", "player": 1, "total": 0},
        {"type": "result", "winners": [0], "reason": "points", "margin": 6},
    ]


def test_a_line_may_be_nobodys() -> None:
    assert json_line(player_line("draw", None, lot=3)) == '{"type":"draw","player":null,"lot":3}\n'


def test_what_is_done_at_the_same_time_is_told_by_seat_and_only_once() -> None:
    lines = SimultaneousLines()
    for seat, number in ((1, 1), (0, 2), (1, 3)):
        lines.hold(seat, player_line("move", seat, number=number))
    assert [line["number"] for line in lines.flush()] == [2, 1, 3]
    assert list(lines.flush()) == []
