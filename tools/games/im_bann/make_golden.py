"""Make the golden records of Im Bann der Pyramide from seeds.

    python -m tools.games.im_bann.make_golden            all that are missing
    python -m tools.games.im_bann.make_golden ordinary_2 this one, if it is missing

A record that is there stays as it is: it proves that the program still opens it.

For each record the seeds are tried from 1 on until the game shows the situation that the
record is for. Besides the record lie its transcript (.jsonl) and what is expected of it
(.expected.json). The decks are frozen in tests/golden/im_bann/decks.
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
from tests.games.im_bann.players import as_text, play_game, rules_of, transcript_lines
from tests.games.im_bann.rare_games import DECKS, RARITIES, ordinary

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = ROOT / "tests" / "golden" / "im_bann"
RANDOM, GOER = "random", "goer"
EXPEDITION, HANDFUL = "expedition", "handful"


class Plan(NamedTuple):
    """A record to make: who plays, with which options and deck."""

    name: str
    players: tuple[str, ...]
    length: str = "normal"
    scoring: str = "off"
    deck: str = EXPEDITION


PLANS = (
    Plan("ordinary_2", (GOER, RANDOM)),
    Plan("ordinary_3", (RANDOM, GOER, RANDOM), scoring="on"),
    Plan("ordinary_4", (GOER, RANDOM, GOER, RANDOM)),
    Plan("ordinary_5", (RANDOM, GOER, RANDOM, RANDOM, GOER), scoring="on"),
    Plan("swap_that_shuffles_its_own_cards_in", (GOER, RANDOM, RANDOM)),
    Plan("curse_that_hits_protection_by_choice", (GOER, RANDOM, RANDOM)),
    Plan("mummy_at_the_chamber_for_a_price", (GOER, RANDOM, GOER)),
    Plan("exact_adventure_with_the_mummy", (GOER, GOER, RANDOM)),
    Plan("several_other_turns_in_a_row", (GOER,) * 4, "short"),
    Plan("chamber_locked_by_overpaying", (RANDOM, GOER)),
    Plan("idle", (GOER, RANDOM, GOER, RANDOM, GOER), deck=HANDFUL),
    Plan("limit_with_a_shared_win", (RANDOM, RANDOM, RANDOM), deck=HANDFUL),
    Plan("variant_with_two_through_the_chamber", (GOER,) * 5, "short", "on"),
    Plan("protection_lost_with_the_display", (GOER, RANDOM)),
    Plan("long_path", (GOER, GOER, GOER), "long"),
    Plan("short_path", (GOER, GOER), "short"),
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
    deck = DECKS / f"{plan.deck}.yaml"
    shows = RARITIES.get(plan.name, ordinary)
    for seed in count(1):
        session = play_game(plan.players, seed, deck, length=plan.length, scoring=plan.scoring)
        if shows(session):
            return session
    raise AssertionError("count never ends")


def files(plan: Plan, session: Session) -> Iterator[tuple[Path, str]]:
    """The record, what is expected of it, and its transcript."""
    over = session.node
    assert isinstance(over, Over)
    seats = range(len(plan.players))
    expected = {
        "sheets": [dict(session.rules.tally(session.state, seat)) for seat in seats],
        "ranks": list(over.ranks),
        "winners": list(over.winners),
        "reason": over.reason,
    }
    digest = rules_of(DECKS / f"{plan.deck}.yaml").deck.digest
    yield GOLDEN / f"{plan.name}.json", dumps(record(session, digest))
    yield GOLDEN / f"{plan.name}.expected.json", json.dumps(expected, indent=1) + "\n"
    yield GOLDEN / f"{plan.name}.jsonl", as_text(transcript_lines(session))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
