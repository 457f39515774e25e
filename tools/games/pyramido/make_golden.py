"""Make the golden records of Pyramido from seeds.

    python -m tools.games.pyramido.make_golden            all that are missing
    python -m tools.games.pyramido.make_golden ordinary_2 this one, if it is missing

A record that is there stays as it is: it proves that the program still opens it.

For each record the seeds are tried from 1 on until the game shows the situation that the
record is for. Besides the record lie its transcript (.jsonl) and what is expected of it
(.expected.json). The domino set is frozen in tests/golden/pyramido/dominoes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pyramids.engine.contract import Over
from pyramids.engine.records.record import dumps, record
from pyramids.engine.session import Session
from tests.games.pyramido.played_games import (
    Habit,
    anything,
    as_text,
    digger,
    hoarder,
    play,
    rules_of,
    saver,
    stubborn,
    tidy,
    transcript_lines,
)
from tests.games.pyramido.rare_games import DOMINO_SETS, RARITIES, ordinary

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = ROOT / "tests" / "golden" / "pyramido"
DOMINO_SET = "old_kingdom"


class Plan(NamedTuple):
    """A record to make, and the habits of its players."""

    name: str
    habits: tuple[Habit, ...]


PLANS = (
    Plan("ordinary_1", (tidy,)),
    Plan("ordinary_2", (tidy, anything)),
    Plan("ordinary_3", (anything, tidy, hoarder)),
    Plan("ordinary_4", (tidy, anything, saver, hoarder)),
    Plan("split_stack", (stubborn, stubborn)),
    Plan("bag_refilled_from_the_discards", (anything, hoarder, anything, tidy)),
    Plan("gaps_built_over", (anything, anything)),
    Plan("area_on_three_stages", (tidy, tidy)),
    Plan("half_of_two_symbols_covered", (anything, tidy)),
    Plan("three_gems_of_the_colour", (saver, saver)),
    Plan("three_gems_by_one_pair", (hoarder, tidy)),
    Plan("three_gems_by_two_pairs", (hoarder, anything)),
    Plan("three_gems_by_three_pairs", (hoarder, tidy)),
    Plan("tie_for_the_start", (anything, anything, anything)),
    Plan("tie_broken_by_gems", (anything, saver)),
    Plan("tie_broken_by_the_best_stage", (anything, anything)),
    Plan("shared_victory", (anything, anything, anything)),
    Plan("sunk_domino_comes_up_again", (digger,)),
    Plan("passes_long_before_the_others", (anything, tidy, anything)),
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
            session = find(plan)
            for path, text in files(plan, session):
                path.write_text(text, encoding="utf-8")
            print(f"{plan.name}: seed {session.seed}, {len(session.plies)} plies", flush=True)
    return 0


def find(plan: Plan) -> Session:
    """The first game that shows the plan's situation."""
    rules = rules_of(DOMINO_SETS / f"{DOMINO_SET}.yaml")
    shows = RARITIES.get(plan.name, ordinary)
    for seed in count(1):
        session = play(rules, plan.habits, seed, DOMINO_SET)
        if shows(session):
            return session
    raise AssertionError("count never ends")


def files(plan: Plan, session: Session) -> Iterator[tuple[Path, str]]:
    """The record, what is expected of it, and its transcript."""
    over = session.node
    assert isinstance(over, Over)
    seats = range(len(plan.habits))
    expected = {
        "sheets": [dict(session.rules.tally(session.state, seat)) for seat in seats],
        "ranks": list(over.ranks),
        "winners": list(over.winners),
        "reason": over.reason,
    }
    digest = rules_of(DOMINO_SETS / f"{DOMINO_SET}.yaml").domino_set.digest
    yield GOLDEN / f"{plan.name}.json", dumps(record(session, digest))
    yield GOLDEN / f"{plan.name}.expected.json", json.dumps(expected, indent=1) + "\n"
    yield GOLDEN / f"{plan.name}.jsonl", as_text(transcript_lines(session))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
