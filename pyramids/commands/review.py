"""`pyramids review`: what the moves of a game gave away, and what luck gave."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

from pyramids.commands.records import open_with_record
from pyramids.commands.terminal import output
from pyramids.commands.terminal.printing import with_progress
from pyramids.engine.contract import CLOSING, GameSpec
from pyramids.engine.records.record import Record
from pyramids.engine.session import Session
from pyramids.play.texts.review import ReviewTexts
from pyramids.review.game_review import Review, Reviewer


def run(arguments: Namespace) -> int:
    """Print the review of a saved game."""
    record, spec, session = open_with_record(arguments)
    found = review_with_progress(spec, session, "moves")
    if arguments.json:
        output.print_in_utf8()
        print(json.dumps(as_json(found, session, numbers_in(record, session)), indent=1))
        return 0
    for line in ReviewTexts(spec, session).lines(found):
        print(output.printable(line))
    return 0


def review_with_progress(spec: GameSpec, session: Session, unit: str) -> Review:
    """The review of a game; in a terminal a bar shows how many moves are reviewed."""
    reviewer = Reviewer(spec, session)
    plies = len(session.plies)
    for ply in with_progress(range(plies), plies, unit):
        reviewer.go_on(ply)
    return reviewer.finish()


def numbers_in(record: Record, session: Session) -> Sequence[int]:
    """The index of every ply in the record: closed turns are no plies in old ones."""
    if len(record.plies) == len(session.plies):
        return range(len(session.plies))
    return [*accumulate((ply.seat != CLOSING for ply in session.plies), initial=0)]


def as_json(review: Review, session: Session, numbers: Sequence[int]) -> Mapping[str, Any]:
    """The review as other programs read it; `docs/review.md` explains its keys."""
    rules = session.rules
    return {
        "players": [
            {
                "seat": player.seat,
                "accuracy": round(player.accuracy, 1),
                "lost": round(player.lost, 2),
                "luck": round(player.luck, 4),
                "own": round(player.own, 4),
                "others": round(player.others, 4),
                "start": round(player.start, 4),
                "result": round(player.result, 4),
                "noise": round(player.noise, 4),
                "error": round(player.error, 4),
            }
            for player in review.players
        ],
        "decisions": [
            {
                "ply": numbers[decision.ply],
                "seat": decision.seat,
                "played": rules.encode(decision.played),
                "best": rules.encode(decision.best),
                "loss": round(decision.loss, 4),
                "mark": decision.mark,
            }
            for decision in review.decisions
        ],
        "draws": [
            {"ply": numbers[draw.ply], "luck": [round(luck, 4) for luck in draw.luck]}
            for draw in review.draws
        ],
    }
