"""The par of a deal, in the solo form."""

from __future__ import annotations

from pyramids.engine.contract import Chance, Over
from pyramids.engine.luck import Luck
from pyramids.games.pyramido.par import ALONE, par
from tests.games.pyramido.bots.bot_games import finished, setup
from tests.games.pyramido.played_games import rules_of

NARROW = 2
"""A beam for tests."""


def test_knowing_all_draws_beats_playing_the_same_deal_alone() -> None:
    for seed in range(2):
        found = par(rules_of(), setup("spoiler"), seed, width=NARROW)
        assert found.assumes == ALONE
        assert found.score > finished("spoiler", seed=seed).builders[0].points


def test_the_moves_of_par_bring_its_score() -> None:
    """PF-17: played again by the rules, with the draws of the seed."""
    rules, luck = rules_of(), Luck(3)
    found = par(rules, setup("spoiler"), 3, width=NARROW)
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
    alone = par(rules_of(), setup("spoiler"), 4, width=1)
    table = par(rules_of(), setup("spoiler", "hoarder"), 4, seat=1, width=1)
    assert table == alone._replace(seat=1)


def test_the_search_tells_how_far_it_is() -> None:
    shares: list[float] = []
    par(rules_of(), setup("spoiler"), 5, width=1, on_progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
