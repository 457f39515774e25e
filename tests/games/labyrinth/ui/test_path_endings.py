"""Where paths end: warnings, marks, markers and the lantern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from pyramids.engine.contract import Ply
from pyramids.games.labyrinth.board import ENTRANCES
from pyramids.games.labyrinth.corridors import EMPTY
from pyramids.games.labyrinth.events import Blocked, Laid, LeftPyramid, TreasurePlaced
from pyramids.games.labyrinth.moves import Lay, Start
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.scoring import BLOCKED, LEAVES
from pyramids.games.labyrinth.state import LAY_DUE, TURNS, Phase, State
from pyramids.games.labyrinth.texts.events import log_line
from pyramids.games.labyrinth.ui.motion import event_motion
from pyramids.games.labyrinth.ui.table.gains import outlook
from pyramids.storage.settings import Pace
from pyramids.tables.drawing import moving_pictures
from pyramids.tables.drawing.moving_pictures import Paint
from pyramids.tables.testing.gestures import Click, Move, Point, Wheel
from pyramids.ui.drawing.canvas import Canvas
from tests.games.labyrinth.boards import rules_of
from tests.games.labyrinth.ui.table_player import (
    ANA,
    BEN,
    Guest,
    masons_choice,
    masons_move,
    seated,
)

RULES = rules_of()
LONG = 9
"""A seed with which a mason's path passes all three markers."""


def laying(turn: int) -> Callable[[State], bool]:
    """Whether Ana has to place the tile of a turn."""

    def reached(state: State) -> bool:
        return state.phase is Phase.BUILD and state.turn == turn and state.stages[0] == LAY_DUE

    return reached


def endings(rules: Labyrinth, table: State, move: Lay | Start) -> list[str]:
    """The ends of paths among the events of a move of Ana's."""
    after = rules.apply(table, 0, move)
    names = {Blocked: BLOCKED, LeftPyramid: LEAVES}
    events = rules.events(table, Ply(0, move), after)
    return [names[type(event)] for event in events if type(event) in names]


def fatal(rules: Labyrinth, table: State, how: str = BLOCKED) -> Lay | None:
    """A place where the tile would end Ana's path in this way."""
    lays = [move for move in rules.legal(table, 0) if isinstance(move, Lay)]
    return next((lay for lay in lays if endings(rules, table, lay) == [how]), None)


def hold(guest: Guest, lay: Lay) -> None:
    """Rotate the tile over the space where it should be placed."""
    tile = guest.game.rules.tile_set.tile(lay.tile)
    while tile.rotation(guest.table.hand.rotation) != lay.rotation:
        guest.headless.do(Wheel(guest.over_space(lay.space), -1))
    guest.point(lay.space)


class TestWarnings:
    @pytest.mark.parametrize("turn", [4, 9, 16, 22])
    def test_the_tile_warns_exactly_where_it_would_end_the_path(self, turn: int) -> None:
        """LP-8"""
        with seated(ANA, until=laying(turn), by=masons_move) as guest:
            rules, table = guest.game.rules, guest.state
            for move in rules.legal(table, 0):
                assert [outlook(rules, table, 0, move).ends] == (
                    endings(rules, table, move) or [""]
                )

    def test_the_last_tile_warns_of_nothing(self) -> None:
        """LP-9: nobody's path goes on after it."""
        with seated(ANA, until=laying(TURNS), by=masons_move) as guest:
            rules, table = guest.game.rules, guest.state
            assert fatal(rules, table) is not None
            moves = rules.legal(table, 0)
            assert not any(outlook(rules, table, 0, move).ends for move in moves)

    @pytest.mark.parametrize(
        ("how", "words"),
        [
            (BLOCKED, "Your path ends here at a wall!"),
            (LEAVES, "Your path leaves the labyrinth here and ends!"),
        ],
    )
    def test_the_words_beside_the_tile_say_how(self, how: str, words: str) -> None:
        def reached(state: State) -> bool:
            return laying(state.turn)(state) and fatal(RULES, state, how) is not None

        with seated(ANA, until=reached, by=masons_move) as guest:
            move = fatal(RULES, guest.state, how)
            assert move is not None
            hold(guest, move)
            preview = guest.table.hand.preview
            assert preview is not None
            assert preview.forecast is not None
            assert words in [gain.text for gain in preview.forecast.gains]

    def test_a_portal_behind_which_stands_a_wall_says_so(self) -> None:
        """LP-7, LP-8"""
        with seated(ANA) as guest:
            guest.lay(10)
            rules = guest.game.rules
            closed = [
                spot
                for spot in guest.table.board.entrances
                if endings(rules, guest.state, Start(*ENTRANCES[spot.entrance]))
            ]
            assert closed
            guest.headless.do(Move(closed[0].rect.center))
            guest.headless.wait(50)
            seen = guest.table.move_preview.pointed_at()
            assert seen is not None
            assert seen.ends == BLOCKED


def test_an_ended_path_is_marked_on_the_board_and_beside_the_score() -> None:
    def reached(state: State) -> bool:
        return laying(state.turn)(state) and fatal(RULES, state) is not None

    with seated(ANA, until=reached, by=masons_move) as guest:
        assert not guest.table.score.ended
        move = fatal(RULES, guest.state)
        assert move is not None
        hold(guest, move)
        guest.lay(move.space)
        guest.wait_for(lambda: not guest.table.busy)
        board = guest.table.board
        assert guest.table.score.ended
        assert "ended" in guest.table.score.tooltip_at(guest.table.score.rect.topleft)
        assert board.ending == BLOCKED
        x, y = board.geometry.threshold(board.path.out)
        spot = pygame.Rect(0, 0, board.geometry.field // 5, board.geometry.field // 5)
        spot.center = (round(x), round(y))
        marked = drawn(guest, spot)
        board.ending = ""
        assert drawn(guest, spot) != marked


def test_a_rivals_ended_path_is_known_to_all() -> None:
    def over(state: State) -> bool:
        return state.phase is Phase.BUILD and state.turn == 12 and state.stages == (LAY_DUE,) * 2

    with seated(ANA, BEN, until=over) as guest:
        plate = guest.table.rivals.plates[0]
        hunter = guest.state.hunters[1]
        walk = guest.game.rules.corridors.walk(
            hunter.spaces, guest.game.rules.tile_set.entrances[hunter.entrance]
        )
        assert hunter.spaces[walk.end >> 3] != EMPTY
        assert plate.board.ending == BLOCKED


def drawn(guest: Guest, rect: pygame.Rect) -> bytes:
    """A part of the viewer's board as it is drawn now, without the hunter."""
    picture = pygame.Surface(guest.headless.app.size)
    guest.table.board.draw(Canvas(picture, guest.table.graphics))
    return pygame.image.tobytes(picture.subsurface(rect), "RGB")


class Witness:
    """Records where a picture is drawn, placed or flying, and where lights are."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, picture: str) -> None:
        self.as_rotated: list[tuple[int, int]] = []
        self.flying: list[tuple[int, int]] = []
        self.lights: list[Point] = []
        draw, shine, fly = Canvas.svg, Canvas.glow, moving_pictures.picture

        def svg(canvas: Canvas, name: str, rect: pygame.Rect, alpha: float = 1.0) -> None:
            if name == picture:
                self.as_rotated.append(rect.center)
            draw(canvas, name, rect, alpha)

        def glow(canvas: Canvas, centre: Point, *details: Any) -> None:
            self.lights.append(centre)
            shine(canvas, centre, *details)

        def paint(name: str) -> Paint:
            def seen(canvas: Canvas, rect: pygame.Rect, share: float, alpha: float) -> None:
                if name == picture:
                    self.flying.append(rect.center)
                fly(name)(canvas, rect, share, alpha)

            return seen

        monkeypatch.setattr(Canvas, "svg", svg)
        monkeypatch.setattr(Canvas, "glow", glow)
        monkeypatch.setattr(event_motion, "picture", paint)


def watch(guest: Guest, until: Callable[[], bool]) -> None:
    """Let time pass frame by frame."""
    for _ in range(600):
        guest.headless.wait(16)
        if until():
            return
    raise AssertionError("it never happens")


@pytest.mark.usefixtures("every_frame")
class TestOnTheWay:
    @pytest.mark.parametrize(("number", "place"), [(1, 15), (2, 30), (3, 45)])
    def test_a_marker_drops_onto_its_square_of_the_path(
        self, number: int, place: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """LP-3"""

        def passes(state: State) -> bool:
            if not laying(state.turn)(state):
                return False
            after = RULES.apply(state, 0, masons_choice(RULES, state, 0))
            return RULES.worth(state, 0).path < place <= RULES.worth(after, 0).path

        with seated(ANA, until=passes, by=masons_move, seed=LONG, pace=Pace.NORMAL) as guest:
            seen = Witness(monkeypatch, f"labyrinth/marker_{number}")
            hold(guest, masons_choice(RULES, guest.state, 0))
            guest.headless.do(Click(guest.over_space(guest.table.hand.space or 0)))
            board = guest.table.board
            drawn(guest, board.rect)
            assert not seen.as_rotated
            watch(guest, lambda: not board.held_markers)
            end = board.marker_rect(board.path.fields[place - 1]).center
            assert {x for x, _y in seen.flying} == {end[0]}
            heights = [y for _x, y in seen.flying]
            assert heights == sorted(heights)
            assert heights[0] < end[1] - board.geometry.field
            seen.as_rotated.clear()
            drawn(guest, board.rect)
            assert seen.as_rotated == [end]

    def test_the_lanterns_glow_goes_with_the_hunter(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """LP-7"""

        def walks_far(state: State) -> bool:
            if not laying(state.turn)(state):
                return False
            after = RULES.apply(state, 0, masons_choice(RULES, state, 0))
            return RULES.worth(after, 0).path > RULES.worth(state, 0).path + 3

        with seated(ANA, until=walks_far, by=masons_move, seed=LONG, pace=Pace.NORMAL) as guest:
            hold(guest, masons_choice(RULES, guest.state, 0))
            guest.headless.do(Click(guest.over_space(guest.table.hand.space or 0)))
            board = guest.table.board
            seen = Witness(monkeypatch, "labyrinth/hunter")
            watch(guest, lambda: board.settled == len(board.path.fields))
            steps = dict.fromkeys(seen.as_rotated)
            assert len(steps) > 3
            for x, y in steps:
                gaps = [max(abs(x - light[0]), abs(y - light[1])) for light in seen.lights]
                assert min(gaps) < board.geometry.field / 2
            assert len(dict.fromkeys(seen.lights)) >= len(steps)


def test_the_log_names_places_as_the_boards_edge_does() -> None:
    """A square is named by its space and its corner."""
    field = TreasurePlaced(0, field=58, value=1, colour="blue")
    assert log_line(field, ["Ana"]) == "Ana: Blue treasure on e3, lower left"
    tile = Laid(0, tile=17, space=14, rotation=0)
    assert log_line(tile, ["Ana"]) == "Ana places the tile on e3"
