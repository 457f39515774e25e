"""Make the golden records of The Pharaoh's Labyrinth from seeds.

    python -m tools.games.labyrinth.make_golden            all that are missing
    python -m tools.games.labyrinth.make_golden ordinary_2 this one, if it is missing

A record that is there stays as it is: it proves that the program still opens it. Those of
version 1 couldn't be made again.

For each record the seeds are tried from 1 on until the game shows the situation that the
record is for. Besides the record lie its transcript (.jsonl) and what is expected of it
(.expected.json). The tile set is frozen in tests/golden/labyrinth/kits.
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
from tests.games.labyrinth.boards import as_text, play, rules_of, transcript_lines
from tests.games.labyrinth.rare_games import RARITIES, TILE_SETS, ordinary

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = ROOT / "tests" / "golden" / "labyrinth"
TILE_SET = "old_kingdom"
RANDOM, APPRENTICE, MASON, ARCHITECT = "random", "apprentice", "mason", "architect"
BASIC, PROFESSIONAL = "basic", "professional"


class Plan(NamedTuple):
    """A record to make: who plays, and with which options."""

    name: str
    bots: tuple[str, ...]
    rules: str = BASIC
    betting: str = "off"


PLANS = (
    Plan("ordinary_1", (ARCHITECT,), PROFESSIONAL),
    Plan("ordinary_2", (MASON, RANDOM)),
    Plan("ordinary_3", (RANDOM, MASON, APPRENTICE), PROFESSIONAL),
    Plan("ordinary_4", (MASON, APPRENTICE, RANDOM, MASON), BASIC, "on"),
    Plan("ordinary_5", (APPRENTICE, MASON, RANDOM, RANDOM, MASON), PROFESSIONAL, "on"),
    Plan("closed_turns_1", (MASON,)),
    Plan("closed_turns_3", (MASON, RANDOM, APPRENTICE), PROFESSIONAL, "on"),
    Plan("path_leaves_by_another_portal", (APPRENTICE, MASON)),
    Plan("open_chamber_at_a_portal", (APPRENTICE, APPRENTICE)),
    Plan("treasure_in_the_path", (APPRENTICE, MASON)),
    Plan("all_four_multipliers", (ARCHITECT,), PROFESSIONAL),
    Plan("special_treasure_in_a_chamber", (MASON, MASON, MASON), PROFESSIONAL, "on"),
    Plan("same_number_leaves_bettors_in", (MASON, APPRENTICE), BASIC, "on"),
    Plan("special_placed_in_the_turn_it_was_won", (MASON, RANDOM), PROFESSIONAL, "on"),
    Plan("shared_victory", (APPRENTICE, MASON, APPRENTICE)),
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
    rules = rules_of(TILE_SETS / f"{TILE_SET}.yaml")
    shows = RARITIES.get(plan.name, ordinary)
    for seed in count(1):
        session = play(rules, plan.bots, seed, TILE_SET, rules=plan.rules, betting=plan.betting)
        if shows(session):
            return session
    raise AssertionError("count never ends")


def files(plan: Plan, session: Session) -> Iterator[tuple[Path, str]]:
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
    digest = rules_of(TILE_SETS / f"{TILE_SET}.yaml").tile_set.digest
    yield GOLDEN / f"{plan.name}.json", dumps(record(session, digest))
    yield GOLDEN / f"{plan.name}.expected.json", json.dumps(expected, indent=1) + "\n"
    yield GOLDEN / f"{plan.name}.jsonl", as_text(transcript_lines(session))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
