"""Games between bots, for the tests of the opponents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from pyramids import resources
from pyramids.engine.contract import Chance, Close, Over, Player, Setup
from pyramids.engine.luck import Luck, decision_rng
from pyramids.games.silver_gold import SPEC
from pyramids.games.silver_gold.deck import read_deck
from pyramids.games.silver_gold.moves import Move
from pyramids.games.silver_gold.rules import SilverGold
from pyramids.games.silver_gold.state import State, View

CHARACTERS = ("child", "collector", "racer", "strategist", "master")
QUICK = 24
"""Rollouts a decision where strength isn't the point."""


class Decision(NamedTuple):
    """A seat had to decide."""

    state: State
    view: View
    legal: list[Move]
    move: Move


@cache
def rules() -> SilverGold:
    """The rules with the classic deck."""
    return SilverGold(read_deck(resources.levels_root() / "silver_gold" / "classic.yaml"))


def make(name: str) -> Any:
    """A bot of that name."""
    return SPEC.bot(name).make(rules())


def setup(*names: str) -> Setup:
    """A table of these bots."""
    return Setup("silver_gold", "classic", tuple(Player(name, name) for name in names))


def decisions(*names: str, seed: int, budget: int = QUICK) -> Iterator[Decision]:
    """Every decision of a game, as it is made."""
    book, luck = rules(), Luck(seed)
    bots = [make(name) for name in names]
    made = [0] * len(names)
    state = book.initial(setup(*names))
    while not isinstance(node := book.node(state), Over):
        if isinstance(node, Chance):
            state = book.resolve(state, luck.draw(node))
            continue
        if isinstance(node, Close):
            state = book.close(state)
            continue
        seat = node.seats[0]
        view, legal = book.observe(state, seat), list(book.legal(state, seat))
        rng = decision_rng(seed, seat, made[seat])
        move = bots[seat].choose(view, legal, rng, budget)
        made[seat] += 1
        yield Decision(state, view, legal, move)
        state = book.apply(state, seat, move)


def result(*names: str, seed: int, budget: int = QUICK) -> Over:
    """How a game ends."""
    last = list(decisions(*names, seed=seed, budget=budget))[-1]
    state = rules().apply(last.state, last.view.seat, last.move)
    luck = Random(0)
    while not isinstance(node := rules().node(state), Over):
        if isinstance(node, Close):
            state = rules().close(state)
            continue
        # Only the display may still be filled up after the last decision; nobody uses it.
        assert isinstance(node, Chance)
        state = rules().resolve(state, node.outcomes[int(luck.random() * len(node.outcomes))][0])
    return node


def wins(first: str, second: str, deals: range, budget: int = QUICK) -> float:
    """Games won by the first, with every deal played from both seats."""
    won = 0.0
    for seed in deals:
        won += result(first, second, seed=seed, budget=budget).ranks[0] == 1
        won += result(second, first, seed=seed, budget=budget).ranks[1] == 1
    return won
