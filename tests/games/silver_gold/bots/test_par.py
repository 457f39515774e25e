"""The par of a deal."""

from __future__ import annotations

from pyramids.engine.contract import CHANCE, CLOSE, Chance, Close, Over, Ply
from pyramids.engine.luck import Luck
from pyramids.games.silver_gold.par import ALONE, RECORDED, par
from tests.games.silver_gold.bots.bot_games import decisions, result, rules, setup


def test_knowing_all_cards_beats_the_greedy_player_of_the_same_deal() -> None:
    table = setup("greedy", "greedy")
    for seed in range(3):
        found = par(rules(), table, seed, seat=0, width=8)
        assert found.assumes == ALONE
        assert found.score > result("greedy", "greedy", seed=seed).scores[0]


def test_the_moves_of_par_bring_its_score() -> None:
    found = par(rules(), setup("greedy", "greedy"), 1, seat=1, width=4)
    assert found.moves[0].startswith("keep")
    assert sum(move.startswith(("pattern", "single")) for move in found.moves) == 28
    lines = ("pyramids", "torches", "awards", "gems", "skulls")
    assert sum(found.tally[line] for line in lines) == found.score


def test_the_same_deal_has_the_same_par() -> None:
    table = setup("greedy", "greedy", "greedy")
    first, again = (par(rules(), table, 9, seat=2, width=4) for _ in range(2))
    assert first == again


def test_a_record_leaves_no_award_that_others_took_first() -> None:
    table = setup("racer", "racer")
    plies = _plies("racer", "racer", seed=2)
    alone = par(rules(), table, 2, seat=0, width=8)
    recorded = par(rules(), table, 2, seat=0, plies=plies, width=8)
    assert recorded.assumes == RECORDED
    assert recorded.tally["awards"] <= alone.tally["awards"]


def _plies(*names: str, seed: int) -> list[Ply]:
    """The whole record of a game between bots."""
    book, luck, plies = rules(), Luck(seed), []
    moves = iter([(d.view.seat, d.move) for d in decisions(*names, seed=seed)])
    state = book.initial(setup(*names))
    while not isinstance(node := book.node(state), Over):
        if isinstance(node, Chance):
            plies.append(Ply(CHANCE, luck.draw(node)))
            state = book.resolve(state, plies[-1].move)
        elif isinstance(node, Close):
            plies.append(CLOSE)
            state = book.close(state)
        else:
            plies.append(Ply(*next(moves)))
            state = book.apply(state, *plies[-1])
    return plies
