"""Designs the decks of Silver & Gold and writes them to levels/silver_gold/.

    python -m tools.games.silver_gold.design_decks [classic] [cursed]

The package must be installed, or its folder be in PYTHONPATH.

Hand-drawn wall plans (`deck_plans`) get symbols so that every card has interesting decisions
(`deck_routes`, `deck_treasures`), then colours and numbers unrelated to a card's worth
(`deck_balance`). All randomness is seeded: the files are reproducible.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from pyramids.engine.grid import normalised
from pyramids.games.silver_gold.deck import (
    COLOURS,
    Deck,
    Pattern,
    pyramid_from_rows,
)
from pyramids.games.silver_gold.inspection import Appraisal, appraise
from tools.games.silver_gold import deck_plans
from tools.games.silver_gold.deck_balance import Worth, colours, numbers
from tools.games.silver_gold.deck_plans import Plan
from tools.games.silver_gold.deck_treasures import Wealth, furnished, treasures

ROOT = Path(__file__).resolve().parents[3]
SKULLS = (1, 2, 3, 4, 6, 8, 10, 12, 15, 18)
AWARDS = (10, 6, 3)
ATTEMPTS = 12
"""How often a plan's symbols are placed anew until the card is fair."""
PATTERNS = {
    "I2": (1, ("xx",)),
    "I3": (2, ("xxx",)),
    "V3": (2, ("x.", "xx")),
    "T4": (1, ("xxx", ".x.")),
    "L4": (1, ("x.", "x.", "xx")),
    "O4": (1, ("xx", "xx")),
}


@dataclass(frozen=True)
class Design:
    """The parameters of a deck."""

    title: str
    description: str
    drawn: str
    wealth: Wealth
    turns: float
    """The most turns that a card may take on average."""
    pace: tuple[float, float]
    """The least and most points per turn of a card."""

    def suits(self, appraisal: Appraisal) -> bool:
        """Whether a card is neither too poor nor too rich."""
        low, high = self.pace
        return appraisal.turns <= self.turns and low <= appraisal.pace <= high


DESIGNS = {
    "classic": Design(
        title="Classic",
        description="Pillared halls and galleries: skulls on the short route, gems beside it.",
        drawn=deck_plans.CLASSIC,
        wealth=Wealth(
            gems={
                (1, 1): 16,
                (2, 0): 3,
                (0, 2): 3,
                (2, 1): 9,
                (1, 2): 9,
                (2, 2): 4,
                (3, 1): 2,
                (1, 3): 2,
            },
            skulls={1: 12, 2: 24, 3: 12},
            crosses={0: 9, 1: 28, 2: 11},
            torches=12,
            potions={0: 36, 1: 12},
            thrift=1.5,
        ),
        turns=5.0,
        pace=(2.2, 4.4),
    ),
    "cursed": Design(
        title="Cursed",
        description="Narrow routes, many skulls and few gems: find the potions in time.",
        drawn=deck_plans.CURSED,
        wealth=Wealth(
            gems={(1, 1): 26, (2, 0): 5, (0, 2): 5, (2, 1): 6, (1, 2): 6},
            skulls={2: 18, 3: 24, 4: 6},
            crosses={0: 8, 1: 32, 2: 8},
            torches=12,
            potions={0: 26, 1: 22},
            thrift=1.0,
        ),
        turns=6.0,
        pace=(1.2, 3.6),
    ),
}


def main(names: Sequence[str]) -> None:
    """Write the decks of these names, or all."""
    for name in names or DESIGNS:
        path = ROOT / "levels" / "silver_gold" / f"{name}.yaml"
        path.write_text(design(name, DESIGNS[name]), encoding="utf-8")
        print(path.relative_to(ROOT))


def design(name: str, design: Design) -> str:
    """The text of the deck's file."""
    rng = Random(f"silver_gold/{name}")
    plans = deck_plans.cards(design.drawn)
    hands = treasures(design.wealth, rng)
    chambers = []
    worths = []
    for plan in plans:
        rows, appraisal = _card(plan, hands, design, rng)
        chambers.append(rows)
        worths.append(Worth.of(plan.base, appraisal))
    dealt = colours(worths, rng)
    order = numbers(worths, dealt, rng)
    cards = sorted(zip(order, dealt, plans, chambers, strict=True))
    return _head(design) + "".join(_entry(*card) for card in cards)


def _card(
    plan: Plan, hands: list[str], design: Design, rng: Random
) -> tuple[tuple[str, ...], Appraisal]:
    """The plan with the first placement of symbols that makes a fair card."""
    for index, symbols in enumerate(hands):
        for _ in range(ATTEMPTS):
            rows = furnished(plan, symbols, design.wealth.thrift, rng)
            (appraisal,) = appraise(_alone(rows))
            if design.suits(appraisal):
                del hands[index]
                return rows, appraisal
    raise SystemExit(f"{plan.name}: no fair card with any of {', '.join(hands)}")


def _alone(rows: tuple[str, ...]) -> Deck:
    """A deck of one card, to appraise it."""
    patterns = tuple(
        Pattern(name, count, normalised(_squares(shape)), shape)
        for name, (count, shape) in PATTERNS.items()
    )
    return Deck("", "", "", SKULLS, AWARDS, patterns, (pyramid_from_rows(1, 0, rows),))


def _squares(rows: Sequence[str]) -> list[tuple[int, int]]:
    return [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "x"]


def _head(design: Design) -> str:
    lines = [
        f"name: {design.title}",
        f"description: '{design.description}'",
        f"skulls: {list(SKULLS)}",
        f"awards: {list(AWARDS)}",
        "expeditions:",
    ]
    for name, (count, rows) in PATTERNS.items():
        shape = ", ".join(f'"{row}"' for row in rows)
        lines.append(f"  - {{pattern: {name}, count: {count}, shape: [{shape}]}}")
    return "\n".join([*lines, "pyramids:", ""])


def _entry(number: int, colour: int, plan: Plan, rows: tuple[str, ...]) -> str:
    chamber = "".join(f"      {row}\n" for row in rows)
    head = f"  - number: {number}\n    colour: {COLOURS[colour]}\n    chamber: |\n"
    return f"  # {plan.name}\n{head}{chamber}"


if __name__ == "__main__":
    main(sys.argv[1:])
