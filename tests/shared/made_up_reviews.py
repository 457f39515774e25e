"""Finished games with made-up reviews: real ones take too long."""

from __future__ import annotations

from pyramids.engine.contract import CHANCE, GameSpec
from pyramids.play.history import finished_game
from pyramids.play.history.finished_game import WatchedGame
from pyramids.review.game_review import BEST, BLUNDER, SLIP, Decision, Draw, Review
from pyramids.showcase.sample_review import sample_review
from tests.shared.kept_games import begun, play_out


def watched(spec: GameSpec) -> WatchedGame:
    """A whole game of two people."""
    running = play_out(begun(seed=5, spec=spec))
    running.leave()
    return finished_game.watch(running.record())


def made_up(game: WatchedGame) -> Review:
    """A review that marks three moves and a draw of a game; everybody is equally accurate."""
    session = game.session
    sample = sample_review(game)
    choices = [moment.ply for moment in sample.moments[:-1]]
    decisions = []
    for part, mark, loss in ((1, SLIP, 0.04), (2, BLUNDER, 0.2), (3, BEST, 0.0)):
        number = choices[len(choices) * part // 4]
        seat, played = session.plies[number]
        legal = session.rules.legal(session.states[number], seat)
        other = next(move for move in legal if move != played)
        best = played if mark == BEST else other
        change = (-loss, loss) if seat == 0 else (loss, -loss)
        decisions.append(Decision(number, seat, played, best, 10 * loss, loss, change, mark))
    drawn = max(number for number, ply in enumerate(session.plies) if ply.seat == CHANCE)
    draws = (Draw(drawn, (-0.1, 0.1), (0.05, 0.05)),)
    players = tuple(player._replace(accuracy=90.0) for player in sample.players)
    return sample._replace(players=players, decisions=tuple(decisions), draws=draws)
