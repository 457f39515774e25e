"""The labyrinth's table: tiles, treasures, portals and bets by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyramids.games.labyrinth.board import ENTRANCES, place_of
from pyramids.games.labyrinth.corridors import EMPTY, tile_in
from pyramids.games.labyrinth.state import (
    DONE,
    HIDDEN_BET,
    HIGH,
    LAY_DUE,
    NO_ENTRANCE,
    Phase,
    State,
)
from pyramids.games.labyrinth.ui.board.labyrinth_board import LabyrinthBoard
from pyramids.games.labyrinth.ui.table.table_scene import TableScene
from pyramids.screens.in_game.handover import Handover
from pyramids.storage.settings import Pace
from pyramids.tables.testing.gestures import Drag, Wheel
from pyramids.ui.drawing.canvas import Canvas
from tests.games.labyrinth.ui.table_player import ANA, BEN, IPI, Guest, masons_move, seated

RICH = range(10, 15)
"""The tiles with several scarabs."""


def turn(number: int, seat: int = 0) -> Callable[[State], bool]:
    """Whether a seat has to place the tile of a turn."""

    def reached(state: State) -> bool:
        return state.phase is Phase.BUILD and state.turn == number and state.stages[seat] == LAY_DUE

    return reached


def rich_tile(state: State) -> bool:
    """Whether a tile with several scarabs is to be placed, after the portal was chosen."""
    lays = state.phase is Phase.BUILD and state.stages[0] == LAY_DUE
    return lays and state.turn > 3 and state.drawn[-1] in RICH


def empty_space(guest: Guest) -> int:
    return guest.state.hunters[0].spaces.index(EMPTY)


def rival_board(guest: Guest) -> LabyrinthBoard:
    plate = guest.table.rivals.plate(1)
    assert plate is not None
    return plate.board


class TestLayingTiles:
    def test_a_click_lays_the_tile_under_the_pointer(self) -> None:
        with seated(ANA) as guest:
            guest.lay(12)
            assert tile_in(guest.state.hunters[0].spaces[12]) == (guest.state.drawn[0], 0)

    def test_the_wheel_turns_the_tile_before_it_is_laid(self) -> None:
        with seated(ANA) as guest:
            number = guest.state.drawn[0]
            guest.lay(7, turns=1)
            expected = guest.game.rules.tile_set.tile(number).rotation(1)
            assert tile_in(guest.state.hunters[0].spaces[7]) == (number, expected)

    def test_the_tile_can_be_dragged_from_its_card(self) -> None:
        with seated(ANA) as guest:
            card = guest.table.numbers.card.card
            guest.headless.do(Drag(card.center, guest.over_space(24)))
            guest.headless.wait(600)
            assert guest.state.hunters[0].spaces[24] != EMPTY

    def test_the_keyboard_walks_the_tile_and_lays_it(self) -> None:
        with seated(ANA) as guest:
            guest.key("tab")
            assert guest.table.widgets.focus is guest.table.board
            guest.key("down", "right", "right", "r", "return")
            number = guest.state.drawn[0]
            rotation = guest.game.rules.tile_set.tile(number).rotation(1)
            assert tile_in(guest.state.hunters[0].spaces[7]) == (number, rotation)

    def test_a_space_with_a_tile_refuses_another_one_and_says_why(self) -> None:
        with seated(ANA, until=turn(4)) as guest:
            taken = next(s for s, tile in enumerate(guest.state.hunters[0].spaces) if tile)
            guest.point(taken)
            preview = guest.table.hand.preview
            assert preview is not None
            assert preview.reason is not None
            assert preview.reason.code == "space_taken"
            before = guest.state
            guest.lay(taken)
            assert guest.state == before

    @pytest.mark.parametrize("space", [0, 6, 12, 24])
    def test_the_score_shows_exactly_what_the_tile_would_bring(self, space: int) -> None:
        with seated(ANA, until=turn(3), seed=11) as guest:
            if guest.state.hunters[0].spaces[space]:
                space = empty_space(guest)
            guest.point(space)
            change = guest.table.score.change
            assert change is not None
            before = guest.game.rules.worth(guest.state, 0)
            guest.lay(space)
            after = guest.game.rules.worth(guest.state, 0)
            assert change.path == after.path - before.path
            assert change.treasures == after.treasures - before.treasures

    def test_an_undo_takes_the_tile_back_until_the_next_number(self) -> None:
        with seated(ANA, until=turn(5)) as guest:
            space = empty_space(guest)
            guest.headless.do(Wheel(guest.over_space(space), -1))
            before = guest.state
            guest.lay(space)
            guest.table.undo()
            guest.headless.wait(50)
            assert guest.state == before
            guest.lay(space)
            guest.wait_for(lambda: guest.state.turn == 6 or guest.table.choice.deciding)
            if guest.table.choice.deciding:
                guest.click(guest.table.numbers.go_on)
            guest.wait_for(lambda: guest.state.turn == 6 and not guest.table.busy)
            assert not guest.table.controller.can_undo()


class TestPortals:
    def test_a_portal_is_offered_with_the_first_tile_but_not_forced(self) -> None:
        with seated(ANA) as guest:
            guest.lay(10)
            assert all(spot.visible for spot in guest.table.board.entrances)
            assert guest.table.numbers.go_on.visible

    def test_after_the_third_tile_nothing_but_a_portal_ends_the_turn(self) -> None:
        with seated(ANA) as guest:
            for space in (0, 1):
                guest.lay(space)
                guest.click(guest.table.numbers.go_on)
                guest.wait_for(lambda: guest.table.hand.active and not guest.table.busy)
            guest.lay(2)
            assert guest.state.turn == 3
            assert not guest.table.numbers.go_on.visible
            guest.click(guest.table.board.entrances[2])
            assert ENTRANCES[guest.state.hunters[0].entrance] == ("bottom", "left")

    def test_the_hunter_stands_before_the_portal_or_at_the_end_of_the_path(self) -> None:
        with seated(ANA) as guest:
            guest.lay(0)
            board = guest.table.board
            guest.click(board.entrances[5])
            assert guest.state.hunters[0].entrance == 5
            assert board.spot() == board.geometry.outside(guest.game.rules.tile_set.entrances[5])


class TestTreasures:
    def test_a_click_on_a_shining_scarab_places_the_next_treasure(self) -> None:
        with seated(ANA, until=rich_tile) as guest:
            guest.lay(empty_space(guest))
            spot = next(spot for spot in guest.table.board.scarabs if spot.visible)
            field = spot.field
            guest.click(spot)
            assert dict(guest.state.hunters[0].pieces)[field] == 1

    def test_a_treasure_can_be_dragged_onto_a_scarab(self) -> None:
        with seated(ANA, until=rich_tile, options={"rules": "professional"}) as guest:
            guest.lay(empty_space(guest))
            spot = next(spot for spot in guest.table.board.scarabs if spot.visible)
            field = spot.field
            guest.carry(guest.table.numbers.stock.pile(3), spot.rect.center)
            assert dict(guest.state.hunters[0].pieces)[field] == 3

    def test_the_basic_game_wants_blue_treasures_before_red_ones(self) -> None:
        with seated(ANA, until=rich_tile) as guest:
            guest.lay(empty_space(guest))
            guest.click(guest.table.numbers.stock.pile(3))
            assert guest.table.choice.value == 1

    def test_the_professional_game_lets_the_wheel_choose_the_colour(self) -> None:
        with seated(ANA, until=rich_tile, options={"rules": "professional"}) as guest:
            guest.lay(empty_space(guest))
            assert guest.table.choice.value == 1
            guest.headless.do(Wheel((640, 400), -1))
            assert guest.table.choice.value == 2

    def test_done_ends_a_turn_without_a_treasure(self) -> None:
        with seated(ANA, until=rich_tile) as guest:
            number = guest.state.turn
            guest.lay(empty_space(guest))
            guest.click(guest.table.numbers.go_on)
            guest.wait_for(lambda: guest.state.turn == number + 1)
            assert guest.state.hunters[0].pieces == ()


class TestTogether:
    def test_nobody_sees_another_ones_tile_before_all_are_done(self) -> None:
        with seated(ANA, IPI) as guest:
            guest.wait_for(lambda: guest.state.stages[1] == DONE)
            assert any(guest.state.hunters[1].spaces)
            plate = guest.table.rivals.plates[0]
            assert not any(plate.board.hunter.spaces)
            told = [line.seat for line in guest.table.controller.log.lines()]
            assert 1 not in told

    def test_what_the_others_built_is_shown_as_soon_as_all_are_done(self) -> None:
        with seated(ANA, IPI) as guest:
            guest.lay(6)
            guest.click(guest.table.board.entrances[0])
            guest.wait_for(lambda: guest.state.turn == 2)
            assert any(guest.table.rivals.plates[0].board.hunter.spaces)

    def test_the_screen_is_handed_over_behind_a_curtain(self) -> None:
        with seated(ANA, BEN) as guest:
            guest.lay(6)
            guest.click(guest.table.board.entrances[0])
            guest.wait_for(lambda: guest.top() == "Handover")
            scene = guest.headless.app.scenes.top
            assert isinstance(scene, Handover)
            assert not scene.overlay
            guest.key("return")
            assert guest.table.controller.viewer == 1
            assert not any(guest.table.board.hunter.spaces)
            assert not any(guest.table.rivals.plates[0].board.hunter.spaces)

    def test_a_turn_that_wants_a_word_waits_for_it(self) -> None:
        with seated(ANA, until=turn(5), confirm=True, seed=1) as guest:
            guest.lay(empty_space(guest))
            if guest.table.choice.deciding:
                guest.click(guest.table.numbers.go_on)
            else:
                guest.headless.wait(4000)
                assert guest.state.turn == 5
                guest.click(guest.table.numbers.go_on)
            guest.wait_for(lambda: guest.state.turn == 6)


class TestBetting:
    def test_a_bet_is_made_with_one_of_two_tiles(self) -> None:
        with seated(ANA, options={"betting": "on"}, until=_bets) as guest:
            guest.click(guest.table.numbers.bets.tiles[0])
            guest.wait_for(lambda: guest.state.turn == 6)
            (ply,) = [p for p in guest.game.session.plies if getattr(p.move, "bet", "")]
            assert ply.move.bet == HIGH

    def test_nobody_sees_the_bet_of_the_player_before(self) -> None:
        with seated(ANA, BEN, options={"betting": "on"}, until=_bets) as guest:
            guest.click(guest.table.numbers.bets.tiles[0])
            assert guest.table.numbers.bets.made == HIDDEN_BET
            guest.wait_for(lambda: guest.top() == "Handover")
            guest.key("return")
            assert guest.table.controller.viewer == 1
            assert guest.table.rivals.plates[0].bet == ""
            assert not any("bet" in line.text for line in guest.table.controller.log.lines())

    def test_a_bet_can_be_taken_back_until_the_number_comes(self) -> None:
        with seated(ANA, options={"betting": "on"}, until=_bets) as guest:
            guest.headless.click(guest.table.numbers.bets.tiles[1])
            guest.table.undo()
            assert guest.state.bets == ("",)
            assert guest.state.phase is Phase.BET

    def test_who_is_still_in_and_how_often_right_is_shown_while_the_tile_is_placed(self) -> None:
        with seated(ANA, BEN, options={"betting": "on"}, until=_second_tile_of_a_round) as guest:
            status = guest.table.numbers.bets.status
            still_in = tuple(seat in guest.state.bettors for seat in (0, 1))
            assert tuple(bettor.still_in for bettor in status.bettors) == still_in
            assert [bettor.name for bettor in status.bettors] == ["Ana", "Ben"]
            seen = " ".join(text.text for text in guest.headless.app.texts())
            assert "Bets: 2 of 5 right" in seen

    def test_what_was_built_stays_once_the_others_were_seen(self) -> None:
        with seated(ANA, IPI, options={"betting": "on"}, until=_bets) as guest:
            guest.headless.wait(500)
            assert not guest.table.controller.can_undo()


def _second_tile_of_a_round(state: State) -> bool:
    return state.phase is Phase.BUILD and state.turn == 7


def _bets(state: State) -> bool:
    return state.phase is Phase.BET and all(bet == "" for bet in state.bets)


class TestMotion:
    def test_the_hunter_walks_square_by_square(self) -> None:
        with seated(ANA, pace=Pace.NORMAL) as guest:
            guest.headless.do(Wheel(guest.over_space(10), -1))
            board = guest.table.board
            guest.lay(10)
            longest = max(board.entrances, key=lambda spot: spot.length)
            guest.headless.click(longest)
            reaches = []
            for _ in range(80):
                guest.headless.wait(17)
                reaches.append(board.reach)
            assert reaches == sorted(reaches)
            assert len(set(reaches)) > longest.length
            assert board.reach == len(board.stations()) - 1

    def test_a_press_skips_what_moves(self) -> None:
        with seated(ANA, pace=Pace.SLOW, until=turn(6)) as guest:
            guest.point(empty_space(guest))
            guest.table.place_piece()
            assert guest.table.busy
            guest.key("space")
            assert guest.table.board.held_tile is None
            assert guest.table.board.reach == len(guest.table.board.stations()) - 1

    def test_a_rivals_path_waits_for_the_tile_below_it(self) -> None:
        with seated(ANA, IPI, until=turn(9), by=masons_move) as guest:
            board = rival_board(guest)
            length = len(board.path.fields)
            board.expect(place_of(board.path.fields[-1])[0])
            assert board.settled == board.reach < length
            board.settle()
            assert board.settled == length
            assert board.held_tile is None

    def test_a_rivals_treasures_wait_for_the_tile_below_them(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with seated(ANA, IPI, until=turn(9), by=masons_move) as guest:
            board = rival_board(guest)
            canvas = Canvas(guest.headless.app.frame(), guest.headless.app.graphics)
            drawn: list[int] = []
            monkeypatch.setattr(board, "_draw_piece", lambda _c, field, *_rest: drawn.append(field))
            fields = [field for field, _value in board.hunter.pieces]
            space = place_of(fields[0])[0]
            board.expect(space)
            board.draw(canvas)
            assert drawn == [field for field in fields if place_of(field)[0] != space]
            assert drawn != fields


def test_a_loaded_game_shows_the_table_from_its_state_alone() -> None:
    with seated(ANA, IPI, until=turn(9), seed=3) as guest:
        scene = guest.table
        assert isinstance(scene, TableScene)
        assert scene.board.hunter == guest.state.hunters[0]
        assert scene.bar.count == 9
        assert guest.state.hunters[0].entrance != NO_ENTRANCE
