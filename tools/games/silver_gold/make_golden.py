"""Make the golden records of Silver & Gold: Pyramids from seeds.

    python -m tools.games.silver_gold.make_golden            all that are missing
    python -m tools.games.silver_gold.make_golden ordinary_2 this one, if it is missing

A record that is there stays as it is: it proves that the program still opens it. Those of
version 1 couldn't be made again.

For each record the seeds are tried from 1 on until the game shows the situation that the
record is for. Besides the record lie its transcript (.jsonl) and what is expected of it
(.expected.json). The decks are frozen drawings in tests/golden/silver_gold/decks, so that
the records outlive changes of the decks that are played with.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pyramids.catalogue import find_game
from pyramids.engine.contract import Over
from pyramids.engine.records.record import dumps, record
from pyramids.engine.session import Session
from tests.games.silver_gold.played_games import as_text, play, transcript_lines
from tests.games.silver_gold.rare_games import SITUATIONS, ordinary, watch

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = ROOT / "tests" / "golden" / "silver_gold"
GREEDY, RANDOM = "greedy", "random"


class Plan(NamedTuple):
    """A record to make: its deck and who plays."""

    name: str
    deck: str
    bots: tuple[str, ...]


PLANS = (
    Plan("ordinary_2", "temple", (GREEDY, RANDOM)),
    Plan("ordinary_3", "temple", (RANDOM, GREEDY, GREEDY)),
    Plan("ordinary_4", "temple", (GREEDY, RANDOM, GREEDY, RANDOM)),
    Plan("closed_turns_2", "temple", (RANDOM, GREEDY)),
    Plan("closed_turns_4", "express", (GREEDY, GREEDY, RANDOM, GREEDY)),
    Plan("stack_runs_empty", "express", (GREEDY,) * 4),
    Plan("two_cards_in_a_turn", "crosses", (GREEDY, GREEDY)),
    Plan("three_players_complete", "express", (GREEDY,) * 3),
    Plan("chain_of_three_crosses", "crosses", (RANDOM, GREEDY)),
    Plan("extra_mark_lapses", "narrow", (GREEDY, RANDOM)),
    Plan("tie_by_card_number", "bare", (GREEDY, GREEDY)),
    Plan("all_awards_of_a_colour", "express", (GREEDY, RANDOM)),
    Plan("somebody_sits_out", "narrow", (GREEDY,) * 4),
    Plan("nothing_left_to_take", "narrow", (GREEDY,) * 4),
)


def main(names: list[str]) -> int:
    """Make the named records, or all, unless they exist."""
    known = [plan.name for plan in PLANS]
    if unknown := [name for name in names if name not in known]:
        print(f"no golden record is called {unknown[0]}: there are {', '.join(known)}")
        return 2
    for plan in PLANS:
        wanted = not names or plan.name in names
        if wanted and not (GOLDEN / f"{plan.name}.json").exists():
            session, digest = find(plan)
            for path, text in files(plan, session, digest):
                path.write_text(text, encoding="utf-8")
            print(f"{plan.name}: seed {session.seed}, {len(session.plies)} plies")
    return 0


def find(plan: Plan) -> tuple[Session, str]:
    """The first game that shows the plan's situation, and the deck's digest."""
    spec = find_game("silver_gold")
    level = spec.load_level(GOLDEN / "decks" / f"{plan.deck}.yaml")
    rules = spec.make_rules(level)
    shows = SITUATIONS.get(plan.name, ordinary)
    for seed in count(1):
        session = play(rules, plan.deck, plan.bots, seed)
        if shows(watch(session)):
            return session, level.digest
    raise AssertionError("count never ends")


def files(plan: Plan, session: Session, digest: str) -> Iterator[tuple[Path, str]]:
    """The record, what is expected of it, and its transcript."""
    over = session.node
    assert isinstance(over, Over)
    seats = range(len(plan.bots))
    expected = {
        "sheets": [dict(session.rules.tally(session.state, seat)) for seat in seats],
        "ranks": list(over.ranks),
        "winners": list(over.winners),
        "reason": over.reason,
    }
    yield GOLDEN / f"{plan.name}.json", dumps(record(session, digest))
    yield GOLDEN / f"{plan.name}.expected.json", json.dumps(expected, indent=1) + "\n"
    yield GOLDEN / f"{plan.name}.jsonl", as_text(transcript_lines(session))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
