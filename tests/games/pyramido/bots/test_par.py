"""The par of a deal, in the solo form."""

from __future__ import annotations

from functools import cache

from pyramids.engine.contract import Chance, Over, Par
from pyramids.engine.luck import Luck
from pyramids.games.pyramido.par import ALONE, par
from tests.games.pyramido.bots.bot_games import played, setup
from tests.games.pyramido.played_games import rules_of

NARROW = 1
"""A beam for tests."""
SEED = 3


@cache
def alone() -> tuple[Par, tuple[float, ...]]:
    """The par of a deal for one player, and the shares of the search that were reported."""
    shares: list[float] = []
    found = par(rules_of(), setup("spoiler"), SEED, width=NARROW, on_progress=shares.append)
    return found, tuple(shares)


def test_knowing_all_draws_beats_playing_the_same_deal_alone() -> None:
    found, _shares = alone()
    assert found.assumes == ALONE
    assert found.score > played("spoiler", seed=SEED).end.builders[0].points


def test_the_moves_of_par_bring_its_score() -> None:
    """PF-17: played again by the rules, with the draws of the seed."""
    rules, luck = rules_of(), Luck(SEED)
    found, _shares = alone()
    moves = iter(found.moves)
    state = rules.initial(setup("spoiler"))
    while not isinstance(node := rules.node(state), Over):
        if isinstance(node, Chance):
            state = rules.resolve(state, luck.draw(node))
        else:
            move = rules.decode(next(moves))
            assert rules.check(state, 0, move) is None
            state = rules.apply(state, 0, move)
    assert node.scores == (found.score,)
    assert next(moves, None) is None
    assert found.tally == rules.tally(state, 0)


def test_the_same_deal_has_the_same_par_for_any_number_of_players() -> None:
    table = par(rules_of(), setup("spoiler", "hoarder"), SEED, seat=1, width=NARROW)
    assert table == alone()[0]._replace(seat=1)


def test_the_search_tells_how_far_it_is() -> None:
    _found, shares = alone()
    assert list(shares) == sorted(shares)
    assert len(shares) > 10
    assert shares[-1] == 1.0
