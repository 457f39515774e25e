"""Thousands of random games: none stops, hangs or miscounts."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

from pyramids.catalogue import find_game, load_level
from pyramids.engine.contract import Over
from pyramids.engine.multiset import elements
from tests.games.silver_gold.played_games import play

BATCH = 500


def play_batch(first: int) -> int:
    """Plays games of two, three and four players; the number that ended as they should."""
    spec = find_game("silver_gold")
    rules = spec.make_rules(load_level(spec, "classic"))
    ended = 0
    for seed in range(first, first + BATCH):
        seats = 2 + seed % 3
        session = play(rules, "classic", ["random"] * seats, seed)
        state, over = session.state, session.node
        seen = [card for e in state.explorers for card, _ in e.places if card]
        seen += [card for e in state.explorers for card in e.done]
        seen += [card for card in state.display if card]
        assert sorted([*seen, *elements(state.stack)]) == list(range(1, 49)), seed
        assert (state.round, state.turn) == (4, 7), seed
        ended += isinstance(over, Over) and bool(over.winners)
    return ended


@pytest.mark.slow
@pytest.mark.parametrize(
    "games", [2_000, pytest.param(10_000, marks=pytest.mark.endurance)], ids=str
)
def test_thousands_of_random_games_end(games: int) -> None:
    """SG-6: after four rounds of seven turns, with each of the 48 cards still there once."""
    order = list(range(0, games, BATCH))
    Random(1).shuffle(order)
    workers = min(4, os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        assert sum(pool.map(play_batch, order)) == games
