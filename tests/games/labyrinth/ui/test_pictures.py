"""The labyrinth's pictures and texts agree with its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from pyramids import games
from pyramids.engine.contract import CLOSE, Over
from pyramids.games.labyrinth.board import FIELDS, GATES, OUTER, SIDES, SPACES
from pyramids.games.labyrinth.corridors import CLOSED, laid
from pyramids.games.labyrinth.moves import Done, Lay, Place
from pyramids.games.labyrinth.rules import Labyrinth
from pyramids.games.labyrinth.state import Phase, State
from pyramids.games.labyrinth.texts.board import field_words
from pyramids.games.labyrinth.texts.events import sentences
from pyramids.games.labyrinth.texts.refusals import REFUSALS
from pyramids.games.labyrinth.ui.board.geometry import BoardGeometry
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.board.tile_face import tile_face
from pyramids.games.labyrinth.ui.final.final_scene import ScoringScene
from pyramids.games.labyrinth.ui.replay.replay_board import LabyrinthColumn, Table
from pyramids.games.labyrinth.ui.rulebook import drawn_examples, examples
from pyramids.play.seats import SeatLook
from pyramids.tables.players import PlayerLooks
from pyramids.tables.replay_board import OnePlayer
from pyramids.ui.drawing.canvas import Canvas, Graphics
from tests.games.labyrinth.boards import rules_of
from tests.games.labyrinth.ui.table_player import ANA, BEN, IPI, SPEC, play_ahead, seated

SIDE = 120


@pytest.fixture(scope="module")
def rules() -> Labyrinth:
    return rules_of()


@pytest.fixture(scope="module")
def graphics() -> Graphics:
    pygame.display.init()
    pygame.display.set_mode((1280, 800))
    pygame.font.init()
    return Graphics()


def brightness(picture: pygame.Surface, place: tuple[int, int]) -> float:
    area = pygame.Rect(0, 0, 7, 7)
    area.center = place
    return sum(pygame.transform.average_color(picture, area.clip(picture.get_rect()))[:3]) / 3


def beside(gate: int) -> tuple[int, int]:
    """A place just inside of a gate of a tile."""
    quarter = next(q for q, gates in enumerate(OUTER) if gate in gates)
    x = SIDE // 4 + (SIDE // 2 if quarter in (1, 2) else 0)
    y = SIDE // 4 + (SIDE // 2 if quarter in (2, 3) else 0)
    dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[SIDES[gate // 2]]
    reach = SIDE // 4 - 6
    return x + dx * reach, y + dy * reach


class TestTiles:
    @pytest.mark.parametrize("rotation", range(4))
    def test_a_corridor_is_bright_where_the_tile_is_open_and_dark_where_not(
        self, graphics: Graphics, rules: Labyrinth, rotation: int
    ) -> None:
        for tile in rules.tile_set.tiles:
            content = laid(tile.number, rotation)
            face = tile_face(graphics, rules.tile_set, content, SIDE)
            for gate in range(GATES):
                bright = brightness(face, beside(gate)) > 130
                assert bright == (rules.corridors.leave[content << 3 | gate] != CLOSED), (
                    tile.number,
                    gate,
                )

    def test_every_square_is_found_under_the_pointer(self) -> None:
        geometry = BoardGeometry(pygame.Rect(40, 20, 700, 640))
        for field in range(FIELDS * FIELDS):
            assert geometry.field_at(geometry.field_rect(field).center) == field
        for space in range(SPACES):
            assert geometry.space_at(geometry.space_rect(space).center) == space

    def test_beside_the_board_the_tile_still_snaps_to_it_but_not_far_away(self) -> None:
        geometry = BoardGeometry(pygame.Rect(40, 20, 700, 640))
        beyond = (geometry.inner.right + 5, geometry.inner.centery)
        assert geometry.space_at(beyond) is None
        assert geometry.space_at(beyond, reach=10) == 14


class TestWords:
    def test_every_reason_of_the_rules_has_words(self) -> None:
        folder = Path(games.__file__).parent / "labyrinth"
        texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
        codes = {code for text in texts for code in re.findall(r'Reason\(\s*"(\w+)"', text)}
        codes |= set(re.findall(r'"(lay_first|tile_laid_already)"', "".join(texts)))
        assert codes
        assert codes <= set(REFUSALS)

    def test_every_variant_has_words(self) -> None:
        for option in SPEC.options:
            assert option.title
            assert option.note
            assert all(title != value for value, title in option.titled_choices)

    def test_every_treasure_says_whether_and_why_it_scores(self, rules: Labyrinth) -> None:
        told = set()
        for seed in range(1, 12):
            board = drawn_examples.board_of(drawn_examples.finished(seed, careful=False))
            for field, _value in board.hunter.pieces:
                words = field_words(rules, board.hunter, board.path, board.finds, field).partition(
                    ": "
                )[2]
                scores = "point" in words
                assert scores == (field in board.finds), words
                told.add(re.sub(r"\d+", "n", words))
        assert len(told) >= 4

    def test_a_whole_game_is_told_without_a_gap(self) -> None:
        with seated(ANA, BEN, IPI, options={"betting": "on"}) as guest:
            guest.game.leave()
            play_ahead(guest.game, lambda state: state.phase is Phase.OVER)
            session, names = guest.game.session, ("Ana", "Ben", "Tia")
            for index, ply in enumerate(session.plies):
                before, after = session.states[index], session.states[index + 1]
                events = guest.game.rules.events(before, ply, after)
                silent = ply == CLOSE or isinstance(ply.move, Done)
                assert bool(sentences(events, names)) or silent


class TestBookOfRules:
    def test_the_examples_of_chambers_are_what_they_say(self) -> None:
        board, field = drawn_examples._found(drawn_examples._scores)
        assert board.finds[field].points > 0
        for wanted in (drawn_examples._lonely, drawn_examples._open):
            board, field = drawn_examples._found(wanted)
            assert field not in board.finds
            assert field in dict(board.hunter.pieces)

    def test_the_drawings_can_be_drawn(self, graphics: Graphics) -> None:
        canvas = Canvas(pygame.Surface((900, 700)), graphics)
        for name in ("labyrinth", "tiles", "chambers", "score"):
            widget = examples.drawing(name)
            assert widget is not None
            wide, high = widget.measure(graphics, 800)
            canvas.fill((0, 0, 0))
            widget.place(pygame.Rect(10, 10, wide, high), graphics)
            widget.draw(canvas)
            assert pygame.transform.average_color(canvas.surface)[:3] != (0, 0, 0)

    def test_the_rule_to_look_up_follows_the_game(self) -> None:
        with seated(ANA, options={"betting": "on"}) as guest:
            assert examples.rule_of(guest.state) == "LP-4"
            guest.lay(0)
            assert examples.rule_of(guest.state) == "LP-7"
            guest.game.leave()
            play_ahead(guest.game, lambda state: state.phase is Phase.BET)
            assert examples.rule_of(guest.state) == "LP-14"
            play_ahead(guest.game, lambda state: state.phase is Phase.OVER)
            assert examples.rule_of(guest.state) == "LP-10"


class TestTheEnd:
    def test_the_count_ends_at_the_score_of_the_rules(self) -> None:
        with seated(ANA, IPI, until=_over) as guest:
            guest.headless.wait(9000)
            scene = guest.headless.app.scenes.top
            assert isinstance(scene, ScoringScene)
            assert not scene.busy
            over = guest.game.over
            assert over is not None
            assert tuple(column.total for column in scene.columns) == over.scores

    def test_a_key_ends_the_counting(self) -> None:
        with seated(ANA, IPI, until=_over) as guest:
            scene = guest.headless.app.scenes.top
            assert isinstance(scene, ScoringScene)
            guest.key("space")
            assert scene.counted
            assert guest.game.over is not None
            assert scene.columns[0].total == guest.game.over.scores[0]

    def test_the_title_is_one_press_away(self) -> None:
        with seated(ANA, until=_over) as guest:
            guest.headless.wait(9000)
            scene = guest.headless.app.scenes.top
            assert isinstance(scene, ScoringScene)
            guest.click(scene.home)
            assert guest.top() == "Title"


def _over(state: State) -> bool:
    return state.phase is Phase.OVER


def test_a_replay_shows_every_state_of_a_game(graphics: Graphics) -> None:
    with seated(ANA, IPI, until=_over) as guest:
        session = guest.game.session
        cast = PlayerLooks(("Ana", "Tia"), (SeatLook(0, "common/portrait_human_1"),) * 2)
        view = Table(guest.game.rules, cast)
        canvas = Canvas(pygame.Surface((1200, 560)), graphics)
        for index in range(0, len(session.states), 12):
            ply = session.plies[index - 1] if index else None
            state = session.states[index]
            events = guest.game.rules.events(session.states[index - 1], ply, state) if ply else ()
            view.show(state, events)
            view.place(canvas.rect, graphics)
            view.draw(canvas)
            column = view.columns[0]
            assert isinstance(column, LabyrinthColumn)
            assert column.board.hunter == state.hunters[0]
        assert view.columns[0].score.value == guest.game.rules.worth(state, 0).total


@pytest.mark.parametrize("kind", [Lay, Place])
def test_a_review_outlines_what_a_move_places(graphics: Graphics, kind: type[Lay | Place]) -> None:
    with seated(ANA, IPI, until=_over) as guest:
        rules, states = guest.game.rules, guest.game.session.states
    cast = PlayerLooks(("Ana", "Tia"), (SeatLook(0, "common/portrait_human_1"),) * 2)
    column = LabyrinthColumn(rules, cast, 0)
    board = OnePlayer(column)
    board.place(pygame.Rect(0, 0, 300, 300), graphics)
    before, move = next(
        (state, move) for state in states for move in rules.legal(state, 0) if type(move) is kind
    )
    after = rules.apply(before, 0, move)
    board.show_change(before, after)
    found = (column.board.marked_spaces, column.board.marked_fields)
    assert found == (({move.space}, set()) if isinstance(move, Lay) else (set(), {move.field}))
    board.show(after, ())
    assert not column.board.marked_spaces | column.board.marked_fields


def test_a_small_board_shows_the_same_labyrinth(graphics: Graphics, rules: Labyrinth) -> None:
    state = drawn_examples.finished()
    board = LabyrinthBoard(rules)
    board.place(pygame.Rect(0, 0, 120, 120), graphics)
    board.show(state.hunters[0], state.professional)
    canvas = Canvas(pygame.Surface((120, 120)), graphics)
    board.draw(canvas)
    node = rules.node(state)
    assert isinstance(node, Over)
    found = sum(find.points for find in board.finds.values())
    assert len(board.path.fields) + found == node.scores[0]


def test_a_board_in_a_rectangle_of_its_own_size_is_the_same_board() -> None:
    for side in range(40, 1200):
        geometry = BoardGeometry(pygame.Rect(0, 0, side, side))
        again = BoardGeometry(geometry.rect)
        assert (again.field, again.rect) == (geometry.field, geometry.rect)
        assert geometry.rect.width <= side
