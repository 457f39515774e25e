"""`pyramids review`: what the moves of a game gave away, and what luck gave."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from typing import Any

from pyramids.commands.records import open_record
from pyramids.commands.terminal import output
from pyramids.commands.terminal.printing import with_progress
from pyramids.engine.contract import AnyRules, GameSpec
from pyramids.engine.session import Session
from pyramids.play.texts.review import ReviewTexts
from pyramids.review.game_review import Review, Reviewer


def run(arguments: Namespace) -> int:
    """Print the review of a saved game."""
    spec, session = open_record(arguments)
    found = review_with_progress(spec, session, "moves")
    if arguments.json:
        output.print_in_utf8()
        print(json.dumps(as_json(found, session.rules), indent=1))
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


def as_json(review: Review, rules: AnyRules) -> Mapping[str, Any]:
    """The review as other programs read it; `docs/review.md` explains its keys."""
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
            }
            for player in review.players
        ],
        "decisions": [
            {
                "ply": decision.ply,
                "seat": decision.seat,
                "played": rules.encode(decision.played),
                "best": rules.encode(decision.best),
                "loss": round(decision.loss, 4),
                "mark": decision.mark,
            }
            for decision in review.decisions
        ],
        "draws": [
            {"ply": draw.ply, "luck": [round(luck, 4) for luck in draw.luck]}
            for draw in review.draws
        ],
    }
