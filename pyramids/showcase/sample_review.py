"""A review with everything that one can show, made up in no time; real ones take too long."""

from __future__ import annotations

from math import exp
from typing import Final

from pyramids.engine.contract import CHANCE, Seat
from pyramids.play.history.finished_game import WatchedGame
from pyramids.review.chances import Chances
from pyramids.review.game_review import (
    BLUNDER,
    SLIP,
    Decision,
    Draw,
    Moment,
    PlayerReview,
    Review,
)

_SLIPS: Final = ((0.15, 0.06), (0.3, 0.21), (0.5, 0.05), (0.62, 0.09), (0.8, 0.34))
"""When moves give something away, by the share of all decisions, and how much."""
_BLUNDER: Final = 0.15
_LUCK: Final = ((0.4, 0.16), (0.7, 0.11))
"""When draws help somebody, and how much."""
_ERROR: Final = 0.06
"""The standard error of luck."""
_CERTAIN: Final = 6.0
"""How sure the leader's victory is at the end of the graph."""


def sample_review(game: WatchedGame) -> Review:
    """A made-up review of a finished game, the same for the same game."""
    session = game.session
    choices = [
        number
        for number, ply in enumerate(session.plies)
        if ply.seat >= 0 and len(session.rules.legal(session.states[number], ply.seat)) > 3
    ]
    draws = [number for number, ply in enumerate(session.plies) if ply.seat == CHANCE]
    over = game.over(game.last)
    assert over is not None, "only a finished game is reviewed"
    share = 1 / len(over.winners)
    result = tuple(share if seat in over.winners else 0.0 for seat in range(len(game.players)))
    moments = [Moment(number, _chances(game, number)) for number in choices]
    return Review(
        tuple(_player(seat, result[seat], len(result)) for seat in range(len(result))),
        tuple(_slip(game, choices[int(len(choices) * at)], loss) for at, loss in _SLIPS),
        tuple(_draw(draws[int(len(draws) * at)], luck, len(result)) for at, luck in _LUCK),
        (*moments, Moment(len(session.plies), result)),
    )


def _chances(game: WatchedGame, ply: int) -> Chances:
    """Chances to win, which favour the leader more clearly the further the game is."""
    session, value = game.session, game.spec.standing.value
    state, seats = session.states[ply], range(len(game.players))
    standings = [value(session.rules, state, seat) for seat in seats]
    spread = max(1, max(standings) - min(standings), *map(abs, standings))
    sure = _CERTAIN * ply / len(session.plies)
    weights = [exp(sure * standing / spread) for standing in standings]
    return tuple(weight / sum(weights) for weight in weights)


def _slip(game: WatchedGame, ply: int, loss: float) -> Decision:
    session = game.session
    seat, played = session.plies[ply]
    others = [move for move in session.rules.legal(session.states[ply], seat) if move != played]
    best, middle = others[len(others) // 2], others[len(others) // 3]
    rest = () if middle == best else ((middle, loss / 3),)
    change = tuple(-loss if seat == other else 0.0 for other in range(len(game.players)))
    mark = BLUNDER if loss > _BLUNDER else SLIP
    return Decision(ply, seat, played, best, 20 * loss, loss, change, mark, rest)


def _draw(ply: int, luck: float, seats: int) -> Draw:
    lucky = ply % seats
    changed = tuple(luck if s == lucky else -luck / (seats - 1) for s in range(seats))
    return Draw(ply, changed, (_ERROR,) * seats)


def _player(seat: Seat, result: float, seats: int) -> PlayerReview:
    start, luck, own = 1 / seats, 0.08 - 0.11 * seat, 0.14 - 0.2 * seat
    others = result - start - luck - own - 0.01
    accuracy, lost = 91.3 - 7 * seat, 3.2 + 2 * seat
    return PlayerReview(seat, accuracy, lost, luck, own, others, start, result, _ERROR)
