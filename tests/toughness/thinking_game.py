"""A game whose bot thinks in a worker process, for ever; the tests kill or stop one of the two.

Prints `ready` once the worker has begun to think, and ends when its input does.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from pyramids.catalogue import all_games, load_level
from pyramids.engine import child_process
from pyramids.engine.contract import AnyRules, BotSpec, Player, Reason, Setup
from pyramids.engine.session import Session
from pyramids.play.workers.bot_worker import BotWorker, MoveWanted, Position

LONGEST = 60.0
"""Seconds after which a forgotten worker ends, whatever goes wrong."""


if sys.argv[2] == "unaided":
    # Also in the worker, which imports this module before it begins.
    child_process._ask_kernel_for_kill = lambda: None


class Endless:
    """Thinks busily, as a search does, and says so in a file."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        Path(sys.argv[1]).touch()
        end = monotonic() + LONGEST
        while monotonic() < end:
            pass
        return legal[0]

    def why(self, view: Any, legal: Sequence[Any], move: Any) -> tuple[Reason, ...]:
        return ()


def make_endless(rules: AnyRules) -> Endless:
    return Endless()


def main() -> None:
    """Ask the bot for its first move, and wait."""
    spec = replace(all_games()[0], bots=(BotSpec("endless", "", make_endless, budget=1),))
    level = load_level(spec, spec.default_level)
    players = tuple(Player(f"player {seat}") for seat in range(spec.seats.start))
    setup = spec.validate(Setup(spec.id, spec.default_level, players))
    session = Session(spec.make_rules(level), setup, 5)
    while session.proceed():
        pass
    seat = session.waiting()[0]
    view, legal = (
        session.rules.observe(session.state, seat),
        session.rules.legal(session.state, seat),
    )
    worker = BotWorker(spec, level)
    worker.ask("a move", MoveWanted("endless", Position(seat, view, legal, 0, 5)))
    while not Path(sys.argv[1]).exists():
        worker.poll()
    print("ready", flush=True)
    sys.stdin.read()
    if sys.argv[2] == "closed":
        worker.close()


if __name__ == "__main__":
    main()
