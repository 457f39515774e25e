"""Reviews that were made before, found again by the moves of their game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pyramids.engine.contract import Seat
from pyramids.engine.errors import PyramidsError
from pyramids.engine.records.digests import content_digest
from pyramids.engine.records.record import encode_ply
from pyramids.play.history.finished_game import WatchedGame
from pyramids.review.game_review import Decision, Draw, Moment, PlayerReview, Review
from pyramids.storage.cache import review_files


def keep(game: WatchedGame, review: Review) -> None:
    """Keep the review of a game."""
    encode = game.session.rules.encode
    decisions = [
        [
            *(decision.ply, encode(decision.best), decision.points, decision.loss),
            *(decision.change, decision.mark),
            [[encode(move), loss] for move, loss in decision.others],
        ]
        for decision in review.decisions
    ]
    parts = [review.players, decisions, review.draws, review.moments]
    review_files.write(key_of(game), json.dumps(parts, separators=(",", ":")))


def find(game: WatchedGame) -> Review | None:
    """The kept review of a game; None if there is none that fits it."""
    text = review_files.load(key_of(game))
    if text is None:
        return None
    try:
        players, decisions, draws, moments = json.loads(text)
        return Review(
            tuple(PlayerReview(*player) for player in players),
            tuple(_decision(game, *decision) for decision in decisions),
            tuple(Draw(ply, tuple(luck), tuple(error)) for ply, luck, error in draws),
            tuple(Moment(ply, tuple(chances)) for ply, chances in moments),
        )
    except (PyramidsError, ValueError, TypeError, LookupError):
        return None


def key_of(game: WatchedGame) -> str:
    """The key of a game's review; equal for equal moves of a deal, whatever file they come from."""
    session = game.session
    setup = session.setup
    plies = [encode_ply(session.rules, ply) for ply in session.plies]
    parts = [setup.game, game.level.digest, dict(setup.options), session.seed, plies]
    if session.concessions:
        parts.append(session.concessions)
    return content_digest(parts)


def _decision(
    game: WatchedGame,
    ply: int,
    best: str,
    points: float,
    loss: float,
    change: Sequence[float],
    mark: str,
    others: Sequence[tuple[str, float]],
) -> Decision:
    seat, played = game.session.plies[ply]
    return Decision(
        ply=ply,
        seat=seat,
        played=played,
        best=_legal(game, ply, seat, best),
        points=points,
        loss=loss,
        change=tuple(change),
        mark=mark,
        others=tuple((_legal(game, ply, seat, move), lost) for move, lost in others),
    )


def _legal(game: WatchedGame, ply: int, seat: Seat, text: str) -> Any:
    """A move that is possible before a ply; `ValueError` if it isn't."""
    rules = game.session.rules
    move = rules.decode(text)
    if rules.check(game.session.states[ply], seat, move) is not None:
        raise ValueError(f"ply {ply}: {text} is not legal")
    return move
