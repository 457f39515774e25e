"""One seed is one game: the arena, the window and a game that was saved play the same one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids.catalogue import all_games, load_level
from pyramids.engine.contract import GameSpec, Player, Ply
from pyramids.engine.records.record import dumps, loads
from pyramids.engine.series.arena import Match, Played, play, player_names
from pyramids.play.history.open_record import reopen
from pyramids.play.running_game import RunningGame, Start, leave_all
from pyramids.play.seats import default_look
from pyramids.play.start_game import new_game
from pyramids.play.workers.bot_players import BotPlayers
from pyramids.storage.settings import Settings
from tests.conformance.random_play import games_decided_at_once

SEED = 11
CASES = [
    pytest.param(spec, seats, id=f"{spec.id}-{seats}")
    for spec in all_games()
    for seats in (spec.seats[0], spec.seats[-1])
]


@pytest.fixture(autouse=True)
def _leave() -> Iterator[None]:
    yield
    leave_all()


def quick_bots(spec: GameSpec, seats: int) -> tuple[str, ...]:
    """Bots that need no time, the one that plays at random among them."""
    quick = [bot.name for bot in spec.bots if bot.quick]
    assert "random" in quick
    return tuple(quick[seat % len(quick)] for seat in range(seats))


def begin(spec: GameSpec, bots: tuple[str, ...]) -> RunningGame:
    players = tuple(map(Player, player_names(bots), bots))
    looks = tuple(default_look(seat, spec.bot(bot)) for seat, bot in enumerate(bots))
    return new_game(Start(spec, spec.default_level, players, looks, SEED, {}), Settings())


def play_in_the_window(game: RunningGame, plies: int = 10_000) -> None:
    """As a table does: everyone who has to decide is asked in every frame, the last seat first."""
    bots = BotPlayers(game)
    while game.over is None and len(game.session.plies) < plies:
        bots.next_frame()
        if game.session.proceed():
            continue
        for seat in reversed(game.waiting()):
            move = bots.choice(seat)
            if move is not None:
                game.session.submit(seat, move)
    bots.close()


def streams(plies: list[Ply]) -> dict[int, list[object]]:
    """What each seat has done, and what was drawn; who of them was faster doesn't matter."""
    found: dict[int, list[object]] = {}
    for ply in plies:
        found.setdefault(ply.seat, []).append(ply.move)
    return found


def in_the_arena(spec: GameSpec, bots: tuple[str, ...]) -> Played:
    return play(spec, load_level(spec, spec.default_level), Match(0, bots, SEED), {})


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("spec", "seats"), CASES)
def test_the_window_plays_the_game_of_the_arena(spec: GameSpec, seats: int) -> None:
    bots = quick_bots(spec, seats)
    played, game = in_the_arena(spec, bots), begin(spec, bots)
    play_in_the_window(game)
    assert game.over == played.result
    assert streams(game.session.plies) == streams(list(played.plies))
    closed = spec in games_decided_at_once()
    assert len(streams(game.session.plies)) == seats + 1 + closed, "everybody, luck, closed turns"


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("spec", "seats"), CASES)
def test_a_game_that_was_saved_goes_on_as_it_would_have(spec: GameSpec, seats: int) -> None:
    bots = quick_bots(spec, seats)
    played, game = in_the_arena(spec, bots), begin(spec, bots)
    for plies in range(13, 60, 13):
        play_in_the_window(game, plies)
        game.session = reopen(loads(dumps(game.record()))).session
        game = RunningGame(
            spec, game.level, game.session, game.seating, game.settings, game.autosave
        )
    play_in_the_window(game)
    assert game.over == played.result
    assert streams(game.session.plies) == streams(list(played.plies))
