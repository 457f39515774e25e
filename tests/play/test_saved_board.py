"""The board that the list of saved games shows: nothing on it has to stay hidden."""

from __future__ import annotations

from random import Random

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import Decide, GameSpec, Player
from pyramids.play.running_game import RunningGame, Start
from pyramids.play.saved_board import saved_board
from pyramids.play.seats import default_look
from pyramids.play.start_game import new_game
from pyramids.storage.settings import Settings
from tests.shared.kept_games import begun, one_ply, play_out

EVERY_GAME = pytest.mark.parametrize("spec", all_games(), ids=lambda spec: spec.id)


def against_a_bot(spec: GameSpec) -> RunningGame:
    """A game of one person; the person isn't first."""
    bot = spec.bots[0]
    players = (Player("Menes", bot.name), Player("Ana"))
    looks = (default_look(0, bot), default_look(1, None))
    return new_game(Start(spec, spec.default_level, players, looks, 3, {}), Settings())


def wait_for(game: RunningGame, seats: int) -> None:
    """Play until so many seats decide at the same time; skip games where that never happens."""
    rng = Random(1)
    with game.batched():
        while game.over is None:
            node = game.node
            if isinstance(node, Decide) and node.together and len(node.seats) == seats:
                return
            one_ply(game, rng)
    game.leave()
    pytest.skip("turns are taken in order")


@EVERY_GAME
def test_of_a_turn_that_another_person_has_not_taken_nothing_is_shown(spec: GameSpec) -> None:
    game = begun(spec=spec)
    wait_for(game, 2)
    before = saved_board(game.record())
    game.submit(0, game.rules.legal(game.state, 0)[-1])
    after = saved_board(game.record())
    assert after.seat == before.seat == 0
    assert after.state == before.state
    game.leave()


@EVERY_GAME
def test_one_person_sees_their_own_board_and_nothing_that_bots_hide(spec: GameSpec) -> None:
    game = against_a_bot(spec)
    wait_for(game, 2)
    game.submit(0, game.rules.legal(game.state, 0)[-1])
    game.submit(1, game.rules.legal(game.state, 1)[-1])
    board = saved_board(game.record())
    assert board.seat == 1
    assert board.state == game.rules.observe(game.state, 1).state
    game.leave()


@EVERY_GAME
def test_one_person_against_a_bot_sees_what_their_seat_may_see(spec: GameSpec) -> None:
    game, rng = against_a_bot(spec), Random(5)
    with game.batched():
        for _ply in range(60):
            one_ply(game, rng)
            while not isinstance(game.node, Decide):
                one_ply(game, rng)
    board = saved_board(game.record())
    assert board.seat == 1
    assert board.state == game.rules.observe(game.state, 1).state
    game.leave()


@EVERY_GAME
def test_at_the_end_everything_is_shown(spec: GameSpec) -> None:
    game = play_out(begun(spec=spec))
    assert saved_board(game.record()).state == game.state
    game.leave()
