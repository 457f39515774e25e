"""Games between bots, for the tests of the characters."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from pyramids.engine.contract import Chance, Over, Player, Setup
from pyramids.engine.luck import Luck, decision_rng
from pyramids.games.pyramido.moves import Move
from pyramids.games.pyramido.spec import SPEC
from pyramids.games.pyramido.state import State, View
from tests.games.pyramido.played_games import rules_of

CHARACTERS = ("stacker", "hoarder", "gardener", "spoiler", "planner")
QUICK = 4
"""Turns in rollouts where strength isn't the point."""


class Decision(NamedTuple):
    """A seat had to decide."""

    bot: Any
    view: View
    legal: list[Move]
    move: Move


def setup(*names: str) -> Setup:
    """A table of these bots."""
    return Setup("pyramido", "classic", tuple(Player(name, name) for name in names))


class Game(NamedTuple):
    """A whole game."""

    decisions: tuple[Decision, ...]
    end: State


@cache
def played(*names: str, seed: int) -> Game:
    """The game of these bots; tests that can share one should."""
    rules, luck = rules_of(), Luck(seed)
    bots = [SPEC.bot(name).make(rules) for name in names]
    made = [0] * len(names)
    found = []
    state = rules.initial(setup(*names))
    while not isinstance(node := rules.node(state), Over):
        if isinstance(node, Chance):
            state = rules.resolve(state, luck.draw(node))
            continue
        seat = state.seat
        view, legal = rules.observe(state, seat), list(rules.legal(state, seat))
        move = bots[seat].choose(view, legal, decision_rng(seed, seat, made[seat]), QUICK)
        made[seat] += 1
        found.append(Decision(bots[seat], view, legal, move))
        state = rules.apply(state, seat, move)
    return Game(tuple(found), state)
