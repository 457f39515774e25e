"""The scores that everyone may know: what is hidden, or can be taken back, is in no list."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pyramids.catalogue import all_games
from pyramids.engine.contract import GameSpec, Player, Seat
from pyramids.play.running_game import RunningGame, Start, leave_all
from pyramids.play.seats import default_look
from pyramids.play.start_game import new_game
from pyramids.storage.settings import Settings
from tests.conformance.random_play import games_decided_at_once

ANA: Seat = 0
BOT: Seat = 1
MOST_PLIES = 2000


EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda spec: spec.id, indirect=True)
EVERY_GAME_AT_ONCE = pytest.mark.parametrize(
    "game", games_decided_at_once(), ids=lambda spec: spec.id, indirect=True
)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Iterator[RunningGame]:
    """Ana and a bot, at every game there is."""
    spec: GameSpec = request.param
    quick = next(bot for bot in reversed(spec.bots) if bot.quick)
    players = (Player("Ana"), Player("Nefru", quick.name))
    looks = (default_look(0, None), default_look(1, quick))
    start = Start(spec, spec.default_level, players, looks, 3, {})
    yield new_game(start, Settings())
    leave_all()


def true_scores(game: RunningGame) -> tuple[int, ...]:
    """The points with everything that is hidden."""
    return tuple(game.rules.tally(game.state, seat)["total"] for seat in (ANA, BOT))


def move(game: RunningGame, seat: Seat) -> None:
    """What the bot on the second seat would do, whoever's turn it is."""
    bot = game.bot(BOT)
    assert bot is not None
    state = game.state
    view, legal = game.rules.observe(state, seat), game.rules.legal(state, seat)
    game.session.submit(seat, bot.choose(view, legal, game.rng(seat), 0))


@EVERY_GAME_AT_ONCE
def test_the_scores_of_a_save_tell_nothing_of_hidden_moves(game: RunningGame) -> None:
    leaks = 0
    for _ in range(MOST_PLIES):
        if game.over is not None:
            break
        if game.session.proceed():
            continue
        known, together = game.summary().scores, len(game.waiting()) > 1
        seat = BOT if BOT in game.waiting() else ANA
        move(game, seat)
        # Both have to decide at the same time: whoever was first must not be looked at.
        if together and game.over is None and ANA in game.waiting():
            leaks += true_scores(game) != known
            assert game.summary().scores == known
    assert leaks, "no hidden move has ever changed a score: nothing was tested"


@EVERY_GAME
def test_a_turn_that_can_be_taken_back_is_not_yet_counted(game: RunningGame) -> None:
    counted: tuple[int, ...] = (0, 0)
    changed = 0
    for _ in range(MOST_PLIES):
        if game.over is not None:
            break
        if game.session.proceed():
            counted = true_scores(game)
            continue
        move(game, game.waiting()[-1])
        if game.over is None and game.can_undo(ANA):
            changed += true_scores(game) != counted
            assert game.scores() == counted
    assert changed
