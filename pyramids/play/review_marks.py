"""What stands out in a review: slips and lucky draws for the graph, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pyramids.engine.contract import Seat
from pyramids.review.game_review import BLUNDER, SLIP, Decision, Draw, Review

LUCKY: Final = "luck"
"""The mark of a lucky draw, beside those of moves."""
LUCK_LIMIT: Final = 0.07
"""How much of the chance to win a draw must bring a player to be lucky."""
MOST_DRAWS: Final = 6
MOST_SLIPS: Final = 10
"""Of each player: in a long game more would hide the graph."""
TURNING_POINTS: Final = 3


class ReviewMark(NamedTuple):
    """A move or a draw that stands out."""

    ply: int
    seat: Seat
    """Who made the move, or who was lucky."""
    kind: str
    """`SLIP`, `BLUNDER` or `LUCKY`."""
    chance: float
    """The chance to win that the move gave away, or that the draw brought."""
    decision: Decision | None = None


def marks_of(review: Review) -> tuple[ReviewMark, ...]:
    """Everybody's costliest slips and blunders, and the luckiest draws, in their order."""
    moves = [mark for player in review.players for mark in _slips(review, player.seat)]
    draws = sorted((_lucky(draw) for draw in review.draws), key=lambda mark: -mark.chance)
    lucky = [mark for mark in draws[:MOST_DRAWS] if mark.chance >= LUCK_LIMIT]
    return tuple(sorted([*moves, *lucky], key=lambda mark: mark.ply))


def turning_points(marks: Sequence[ReviewMark]) -> tuple[ReviewMark, ...]:
    """The marks that changed most, in their order."""
    largest = sorted(marks, key=lambda mark: -mark.chance)[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda mark: mark.ply))


def _slips(review: Review, seat: Seat) -> list[ReviewMark]:
    slips = [
        ReviewMark(found.ply, seat, found.mark, found.loss, found)
        for found in review.decisions
        if found.seat == seat and found.mark in (SLIP, BLUNDER)
    ]
    return sorted(slips, key=lambda mark: -mark.chance)[:MOST_SLIPS]


def _lucky(draw: Draw) -> ReviewMark:
    most = max(draw.luck)
    return ReviewMark(draw.ply, draw.luck.index(most), LUCKY, most)


def chances_after(review: Review, plies: int) -> tuple[float, ...]:
    """Everybody's chance to win after the first `plies` plies."""
    later = (moment for moment in review.moments if moment.ply >= plies)
    return next(later, review.moments[-1]).chances
